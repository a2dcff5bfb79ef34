"""Several weeks with the program, replayed with a clock that is moved by hand: what it remembers, sums up and forgets.

The weeks are invented. The model is the double: it names, sums up and extracts as the script says it would.
"""

import json
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from app.core.models import JobState, Resolution
from tests.e2e.conftest import Running
from tests.helpers.ollama_double import Answer, ChatBody, OllamaDouble

Start = Callable[..., Running]
Day = tuple[str, ...]  # what the person says in one chat

# What the model finds worth keeping, by what was said. The yacht it makes up.
FACTS = {
    "I started at Harbour Labs as a nurse this month": ["User works at Harbour Labs", "User owns a yacht"],
    "Кстати, я живу в Омске с женой Верой": ["Пользователь живёт в Омске"],
    "我对花生过敏，别忘了": ["用户对花生过敏"],
    "We moved, I live in Lisbon now": ["User lives in Lisbon"],
    "I quit Harbour Labs, I work at Pier Clinic now": ["User works at Pier Clinic now"],
}
FILLER = ("Thank you, tell me more", "And what else should I know?", "Good, that is enough")
WEEKS: tuple[tuple[Day, ...], ...] = (
    (
        ("I started at Harbour Labs as a nurse this month", *FILLER),
        ("Кстати, я живу в Омске с женой Верой", *FILLER),
        ("Marathon training: twelve kilometres today", "A long run for the marathon comes on Sunday", *FILLER),
        ("My marathon training plan wants four runs a week", "Is a long run a week enough training?", *FILLER),
    ),
    (
        ("我对花生过敏，别忘了", *FILLER),
        ("Marathon training: the long run hurt my knee", "Can I go on with marathon training?", *FILLER),
        ("New shoes for the marathon training, a long run on Sunday", *FILLER),
        ("What to eat before a long run in marathon training?", *FILLER),
    ),
    (
        ("I quit Harbour Labs, I work at Pier Clinic now", *FILLER),
        ("Marathon training is nearly over, one long run left", *FILLER),
        ("Fix this SQL join for me", *FILLER),
        ("Translate the word hello into Greek", *FILLER),
    ),
)


class Clock:
    """Moved by hand, and a millisecond by each look."""

    def __init__(self) -> None:
        self.now = datetime(2026, 9, 7, 9, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(milliseconds=1)
        return self.now


def respond(body: ChatBody) -> Answer:
    if not isinstance(body.format, dict):
        return Answer(text="Certainly, here is what I know about it.")
    kind = next(iter(body.format["properties"]))
    given: dict[str, Callable[[], object]] = {
        "title": lambda: f"About {len(body.user)} letters",
        "summary": lambda: f"Summary: {json.loads(body.user)[0][1]}",
        "facts": lambda: [fact for said in _said(body.user) for fact in FACTS.get(said, [])],
        "statement": lambda: "User trains for a marathon",
        "relation": lambda: "changed_over_time",
    }
    more = {"confidence": 0.9, "why": ""} if kind == "relation" else {}
    return Answer(text=json.dumps({kind: given[kind](), **more}, ensure_ascii=False))


def _said(user: str) -> list[str]:
    """A list of messages, or, where the person asked for something to be remembered, that alone."""
    return list(json.loads(user)) if user.startswith("[") else [user]


def rest(run: Running, clock: Clock) -> None:
    """An hour in which nothing is said, and what the background does of it."""
    clock.now += timedelta(hours=1)
    run.call(run.engine.work_now())
    deadline = time.monotonic() + 30
    while any(job.run_at <= clock.now and job.state is not JobState.DEAD for job in run.call(run.engine.jobs())):
        assert time.monotonic() < deadline, run.call(run.engine.jobs())
        time.sleep(0.02)


def live(run: Running, clock: Clock, days: tuple[Day, ...]) -> list[int]:
    """A chat a day; returns their ids."""
    ids = []
    for day in days:
        chat = run.call(run.engine.new_conversation())
        ids.append(chat.id)
        for said in day:
            run.call(run.engine.send(chat.id, said))
            clock.now += timedelta(minutes=2)
        rest(run, clock)
        clock.now += timedelta(hours=22)
    return ids


def texts(run: Running) -> set[str]:
    return {memory.text for memory in run.call(run.engine.memories()) if memory.valid_until is None}


def test_three_weeks(start: Start, ollama: OllamaDouble) -> None:
    ollama.respond(respond)
    clock = Clock()
    run = start(ollama.host)
    run.engine._store._clock = clock
    run.call(run.engine.change_settings(agent_idle_seconds=0, recent_messages=False))

    first = live(run, clock, WEEKS[0])
    assert texts(run) == {"User works at Harbour Labs", "Пользователь живёт в Омске"}
    (yacht,) = run.call(run.engine.conflicts())
    assert yacht.new_text == "User owns a yacht"
    run.call(run.engine.settle_conflict(yacht.id, Resolution.KEEP_OLD))
    summaries = run.call(run.engine.summaries())
    assert [summary.conversation_id for summary in summaries] == first[::-1]
    assert {chat.title for chat in run.call(run.engine.conversations())} != {""}
    assert all(chat.title.startswith("About") for chat in run.call(run.engine.conversations()))

    live(run, clock, WEEKS[1])
    assert "用户对花生过敏" in texts(run)
    omsk = next(memory for memory in run.call(run.engine.memories()) if "Омск" in memory.text)
    run.call(run.engine.delete_memories([omsk.id]))
    run.call(run.engine.work_now(insights=True))
    rest(run, clock)
    (insight,) = [one for one in run.call(run.engine.insights()) if "marathon" in one.text]
    assert insight.ongoing
    covered = len(insight.message_ids)

    run = start(ollama.host)  # the program was closed over the weekend
    run.engine._store._clock = clock
    live(run, clock, WEEKS[2])
    held = texts(run)
    assert "User works at Pier Clinic now" in held
    assert "User works at Harbour Labs" not in held  # it ended, and stays as history
    assert any(memory.valid_until for memory in run.call(run.engine.memories()))
    assert not any("Омск" in text for text in held)
    run.call(run.engine.work_now(insights=True))
    rest(run, clock)
    (grown,) = [one for one in run.call(run.engine.insights()) if "marathon" in one.text]
    assert (grown.id, len(grown.message_ids) > covered) == (insight.id, True)
    assert len(run.call(run.engine.summaries())) == 12
    assert run.call(run.engine.jobs()) == [job for job in run.call(run.engine.jobs()) if job.run_at > clock.now]

    run.call(run.engine.erase_conversations([first[2]]))
    assert all(summary.conversation_id != first[2] for summary in run.call(run.engine.summaries()))
    clock.now += timedelta(days=40)
    run = start(ollama.host)
    run.engine._store._clock = clock
    answer_chat = run.call(run.engine.new_conversation())
    answer = run.call(run.engine.send(answer_chat.id, "How is my marathon training plan?"))
    layers = {excerpt.layer.value for excerpt in run.call(run.engine.manifest(answer.id)).excerpts}
    assert layers == {"summary"}  # all of it is older than two weeks
