"""What happens after the answer: the real engine, a real database, and the double as the model."""

import json
import threading
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from app.core.agent.clusters import clusters
from app.core.errors import AppError, ErrorCode
from app.core.models import Actor, JobKind, JobState, MemoryKind, Scope, SummaryKind
from tests.e2e.conftest import Running
from tests.helpers.ollama_double import Answer, ChatBody, OllamaDouble
from tests.helpers.store import raw_bytes

Start = Callable[..., Running]
SECRET = "hunter2-Xk9!"


class Model:
    """Plays the model: chats say "Yes.", and each kind of job gets the answer set for it."""

    def __init__(self, ollama: OllamaDouble) -> None:
        self.answers: dict[str, Any] = {
            "title": {"title": "«Two cats.»"},
            "facts": {"facts": []},
            "summary": {"summary": "The user has two cats and moved to Porto."},
            "statement": {"statement": "User is training for a marathon"},
            "relation": {"relation": "side_by_side", "confidence": 0.9, "why": ""},
        }
        self.asked: list[tuple[str, str]] = []
        self.hold: threading.Event | None = None
        ollama.respond(self._respond)

    def _respond(self, body: ChatBody) -> Answer:
        if not isinstance(body.format, dict):
            return Answer(text="Yes.")
        kind = next(iter(body.format["properties"]))
        self.asked.append((kind, body.user))
        return Answer(text=json.dumps(self.answers[kind], ensure_ascii=False), hold=self.hold)

    def times(self, kind: str) -> int:
        return sum(asked == kind for asked, _user in self.asked)


@pytest.fixture
def model(ollama: OllamaDouble) -> Model:
    return Model(ollama)


@pytest.fixture
def run(start: Start, ollama: OllamaDouble, model: Model) -> Running:
    return begin(start, ollama)


def begin(start: Start, ollama: OllamaDouble) -> Running:
    run = start(ollama.host)
    run.call(run.engine.change_settings(agent_idle_seconds=0))
    return run


def chat(run: Running, *texts: str) -> int:
    made = run.call(run.engine.new_conversation())
    for text in texts:
        run.call(run.engine.send(made.id, text))
    return made.id


def until(condition: Callable[[], object], seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.02)


def jobs(run: Running) -> dict[JobKind, JobState]:
    return {job.kind: job.state for job in run.call(run.engine.jobs())}


def done(run: Running, *kinds: JobKind) -> bool:
    return not jobs(run).keys() & set(kinds)


def now(run: Running, chat_id: int) -> None:
    run.call(run.engine.work_now(conversation_id=chat_id))
    until(lambda: done(run, JobKind.TITLE, JobKind.EXTRACT, JobKind.SUMMARISE))


def test_that_a_chat_gets_a_title_once_and_the_persons_own_stays(run: Running, model: Model) -> None:
    chat_id = chat(run, "I have two cats and a lot of fur")
    until(lambda: run.call(run.engine.conversation(chat_id)).title == "Two cats")
    operation = run.call(run.engine.operations(limit=1))[0]
    assert operation.actor is Actor.BACKGROUND
    other = run.call(run.engine.new_conversation()).id
    run.call(run.engine.rename_conversation(other, "Mine"))
    run.call(run.engine.send(other, "Hello"))
    run.call(run.engine.send(chat_id, "And a dog"))
    time.sleep(0.3)
    assert run.call(run.engine.conversation(other)).title == "Mine"
    assert model.times("title") == 1


@pytest.mark.parametrize(
    ("said", "fact"),
    [
        ("By the way I moved to Porto in May", "User moved to Porto in May"),
        ("Кстати, в мае я переехал в Порту", "Пользователь переехал в Порту в мае"),
        ("对了，我五月搬到了波尔图", "用户五月搬到了波尔图"),
    ],
)
def test_that_what_was_said_in_passing_is_remembered_once(run: Running, model: Model, said: str, fact: str) -> None:
    model.answers["facts"] = {"facts": [fact, "User owns a yacht"]}
    chat_id = chat(run, said)
    now(run, chat_id)
    saved = run.call(run.engine.memories())
    assert [memory.text for memory in saved] == [fact]
    assert not saved[0].explicit
    detail = run.call(run.engine.memory(saved[0].id))
    assert detail.sources[0].conversation_id == chat_id
    # The yacht rests on nothing that the person said: it waits for their word.
    assert [conflict.new_text for conflict in run.call(run.engine.conflicts())] == ["User owns a yacht"]
    now(run, chat_id)
    assert model.times("facts") == 1
    assert run.call(run.engine.memory(saved[0].id)).memory.confirmations == 0


def test_that_how_the_person_likes_a_task_done_is_kept_as_a_plan(
    run: Running, model: Model, ollama: OllamaDouble
) -> None:
    plan = "For release notes the user wants short bullets grouped by feature, without adjectives"
    model.answers["facts"] = {"facts": [], "procedures": [plan]}
    said = "No, for release notes I want short bullets, grouped by feature, and without adjectives"
    now(run, chat(run, "Write release notes", said))
    (memory,) = run.call(run.engine.memories())
    assert memory.kind is MemoryKind.PROCEDURE
    chat(run, "Write the release notes for version two")
    bodies = [request.body for request in ollama.requests_to("/api/chat") if request.body.get("messages")]
    system = [body["messages"][0]["content"] for body in bodies if not body.get("format")][-1]
    assert "follow its steps as a plan" in system
    assert memory.text in system


def test_that_only_the_persons_own_words_are_looked_through(run: Running, model: Model) -> None:
    run.call(run.engine.add_memory("I keep bees"))
    chat_id = chat(run, f"Tell me a joke, my password is {SECRET}")
    now(run, chat_id)
    (asked,) = [user for kind, user in model.asked if kind == "facts"]
    assert json.loads(asked) == ["Tell me a joke, my password is <PASSWORD>"]


def test_that_what_a_file_lets_the_person_say_waits_for_them(run: Running, model: Model, tmp_path: Path) -> None:
    model.answers["facts"] = {"facts": ["User banks with Evil Trust"]}
    messages = [{"role": "user", "text": "I bank with Evil Trust"}, {"role": "assistant", "text": "Noted."}]
    document = {"format": "keepsake", "version": 1, "conversations": [{"title": "From a file", "messages": messages}]}
    (tmp_path / "keepsake.json").write_text(json.dumps(document))
    run.call(run.engine.import_file(tmp_path / "keepsake.json"))
    (made,) = run.call(run.engine.conversations())
    run.call(run.engine.work_now(conversation_id=made.id))
    until(lambda: run.call(run.engine.conflicts()))
    assert run.call(run.engine.memories()) == []


def test_that_nothing_is_looked_for_where_the_person_wants_none(run: Running, model: Model) -> None:
    for values in ({"saving": "told"}, {"saving": "off"}, {"memory": False}):
        run.call(run.engine.change_settings(saving="tell", memory=True))
        run.call(run.engine.change_settings(**values))
        now(run, chat(run, "I moved to Porto"))
    assert model.times("facts") == 0


def test_that_a_summary_covers_its_messages_is_made_again_when_they_change_and_opens_onto_them(
    run: Running, model: Model
) -> None:
    chat_id = chat(run, "I have two cats", "I moved to Porto", f"My password is {SECRET}")
    now(run, chat_id)
    (summary,) = run.call(run.engine.summaries())
    messages = run.call(run.engine.messages(chat_id))
    assert (summary.kind, summary.text) == (SummaryKind.CHAT, model.answers["summary"]["summary"])
    assert summary.message_ids == tuple(message.id for message in messages)
    assert all(SECRET not in user for _kind, user in model.asked)
    now(run, chat_id)
    assert model.times("summary") == 1
    run.call(run.engine.send(chat_id, "And a dog"))
    now(run, chat_id)
    assert model.times("summary") == 2
    assert len(run.call(run.engine.summaries())) == 1


def test_that_the_persons_word_on_a_summary_holds(run: Running, model: Model) -> None:
    chat_id = chat(run, "I have two cats", "I moved to Porto", "I like fado")
    now(run, chat_id)
    (summary,) = run.call(run.engine.summaries())
    run.call(run.engine.edit_summary(summary.id, "Cats, Porto, fado."))
    run.call(run.engine.send(chat_id, "And a dog"))
    now(run, chat_id)
    assert [one.text for one in run.call(run.engine.summaries())] == ["Cats, Porto, fado."]
    operation = run.call(run.engine.delete_summary(summary.id))
    assert run.call(run.engine.summaries()) == []
    run.call(run.engine.undo(operation))
    assert len(run.call(run.engine.summaries())) == 1
    run.call(run.engine.erase_conversations([chat_id]))
    assert run.call(run.engine.summaries()) == []
    with pytest.raises(AppError) as caught:
        run.call(run.engine.edit_summary(summary.id, "x"))
    assert caught.value.code is ErrorCode.NOT_FOUND


def test_that_a_message_sent_while_a_job_runs_comes_first_and_the_job_is_done_later(run: Running, model: Model) -> None:
    model.hold = threading.Event()
    chat_id = chat(run, "I have two cats")
    until(lambda: model.times("title") == 1)
    began = time.monotonic()
    answer = run.call(run.engine.send(chat_id, "Quick question"))
    assert answer.text == "Yes."
    assert time.monotonic() - began < 5  # it did not wait for the job, which is held for ever
    model.hold.set()
    model.hold = None
    until(lambda: run.call(run.engine.conversation(chat_id)).title == "Two cats")
    assert all(job.attempts == 0 for job in run.call(run.engine.jobs()))


def test_that_the_models_absence_costs_no_attempts(run: Running, ollama: OllamaDouble) -> None:
    run.call(run.engine.change_settings(agent=False))
    chat_id = chat(run, "I have two cats")
    until(lambda: JobKind.TITLE in jobs(run))
    ollama.stop()
    run.call(run.engine.change_settings(agent=True))
    until(lambda: run.call(run.engine.agent_state()).waiting)
    waiting = run.call(run.engine.jobs())
    assert {job.attempts for job in waiting} == {0}
    assert all(job.state is JobState.QUEUED for job in waiting)
    assert run.call(run.engine.conversation(chat_id)).title == "I have two cats"


def test_that_what_keeps_failing_can_be_tried_again_or_thrown_away(run: Running, model: Model) -> None:
    good = model.answers["title"]
    model.answers["title"] = {"name": 7}
    chat_id = chat(run, "I have two cats")
    until(lambda: any(job.attempts for job in run.call(run.engine.jobs())))
    (failed,) = [job for job in run.call(run.engine.jobs()) if job.attempts]
    assert (failed.state, failed.error) == (JobState.QUEUED, "unexpected_reply")
    model.answers["title"] = good
    run.call(run.engine.retry_job(failed.id))
    until(lambda: run.call(run.engine.conversation(chat_id)).title == "Two cats")
    (waits,) = [job for job in run.call(run.engine.jobs()) if job.kind is JobKind.SUMMARISE]
    run.call(run.engine.discard_job(waits.id))
    assert JobKind.SUMMARISE not in jobs(run)
    with pytest.raises(AppError):
        run.call(run.engine.discard_job(waits.id))


def test_that_the_budget_of_a_day_holds(run: Running, model: Model) -> None:
    run.call(run.engine.change_settings(agent_budget=0))
    chat(run, "I have two cats")
    time.sleep(0.3)
    assert model.asked == []
    run.call(run.engine.change_settings(agent_budget=100))
    until(lambda: model.times("title") == 1)


def test_that_jobs_survive_a_restart_and_carry_no_text(
    start: Start, ollama: OllamaDouble, model: Model, run: Running
) -> None:
    run.call(run.engine.change_settings(agent=False))
    chat(run, "I have two cats")
    run = begin(start, ollama)
    assert {JobKind.TITLE, JobKind.EXTRACT, JobKind.SUMMARISE} <= jobs(run).keys()
    run.call(run.engine.change_settings(agent=True))
    until(lambda: model.times("title") == 1)
    assert b"two cats" not in raw_bytes(run.application.home.path)


def test_that_what_no_longer_fits_of_a_chat_is_told_by_its_summary(
    run: Running, model: Model, ollama: OllamaDouble
) -> None:
    run.call(run.engine.change_settings(context_tokens=2048))
    chat_id = chat(run, *["word " * 200 for _turn in range(12)])
    until(lambda: any(one.kind is SummaryKind.PART for one in run.call(run.engine.summaries())))
    (part,) = [one for one in run.call(run.engine.summaries()) if one.kind is SummaryKind.PART]
    answer = run.call(run.engine.send(chat_id, "word " * 200))
    bodies = [request.body for request in ollama.requests_to("/api/chat") if request.body.get("messages")]
    system = [body["messages"][0]["content"] for body in bodies if not body.get("format")][-1]
    assert part.text in system
    assert run.call(run.engine.manifest(answer.id)).older_summary_id == part.id


def test_that_an_old_hit_is_told_by_the_summary_of_its_chat(run: Running, model: Model, ollama: OllamaDouble) -> None:
    run.call(run.engine.change_settings(verbatim_days=0, recent_messages=False))
    now(run, chat(run, "My cello teacher recommended Larsen strings", "I moved to Porto", "I like fado"))
    other = run.call(run.engine.new_conversation())
    answer = run.call(run.engine.send(other.id, "Which strings did my cello teacher recommend?"))
    excerpts = run.call(run.engine.manifest(answer.id)).excerpts
    assert [excerpt.text for excerpt in excerpts] == [model.answers["summary"]["summary"]]
    assert excerpts[0].layer.value == "summary"


MARATHON = [
    "Ran twelve kilometres today, marathon training goes on",
    "My marathon training plan wants four runs a week",
    "Knee hurts after the long run, marathon is in doubt",
    "Bought new running shoes for the marathon training",
    "Marathon training: thirty kilometres on Sunday, a long run",
    "What should I eat before a long run in marathon training?",
]
NOISE = ["The weather is grey", "Fix this SQL join", "Translate hello into Greek", "A recipe with leeks please"]


def spread(run: Running, texts: list[str]) -> None:
    """One chat a text, one day a chat."""
    document = {
        "format": "keepsake",
        "conversations": [
            {
                "title": f"day {number}",
                "created_at": f"2026-0{1 + number // 28}-{1 + number % 28:02d}T10:00:00Z",
                "messages": [
                    {"role": "user", "text": text, "at": f"2026-0{1 + number // 28}-{1 + number % 28:02d}T10:00:00Z"}
                ],
            }
            for number, text in enumerate(texts)
        ],
    }
    path = run.application.home.path / "import.json"
    path.write_text(json.dumps(document), "utf-8")
    run.call(run.engine.import_file(path))
    path.unlink()


def test_that_what_the_person_keeps_talking_about_is_found_grows_and_stays_deleted(run: Running, model: Model) -> None:
    spread(run, [*MARATHON, *NOISE])
    run.call(run.engine.work_now(insights=True))
    until(lambda: run.call(run.engine.insights()))
    (insight,) = run.call(run.engine.insights())
    assert insight.text == "User is training for a marathon"
    assert len(insight.message_ids) >= 5
    assert insight.last_at - insight.first_at >= timedelta(days=4)
    assert 0.5 < insight.confidence < 1
    assert not insight.ongoing
    run.call(run.engine.work_now(insights=True))
    until(lambda: done(run, JobKind.INSIGHTS))
    assert model.times("statement") == 1  # nothing grew: it is not put into words again
    run.call(run.engine.edit_insight(insight.id, "User runs"))
    run.call(run.engine.use_insight(insight.id, False))
    (edited,) = run.call(run.engine.insights())
    assert (edited.text, edited.used, edited.edited) == ("User runs", False, True)
    run.call(run.engine.delete_insight(insight.id))
    run.call(run.engine.work_now(insights=True))
    until(lambda: done(run, JobKind.INSIGHTS))
    assert run.call(run.engine.insights()) == []


def test_that_insights_are_given_to_the_model_with_their_time(run: Running, model: Model, ollama: OllamaDouble) -> None:
    spread(run, [*MARATHON, *NOISE])
    run.call(run.engine.work_now(insights=True))
    until(lambda: run.call(run.engine.insights()))
    made = run.call(run.engine.new_conversation())
    answer = run.call(run.engine.send(made.id, "Hello"))
    bodies = [request.body for request in ollama.requests_to("/api/chat") if request.body.get("messages")]
    system = [body["messages"][0]["content"] for body in bodies if not body.get("format")][-1]
    assert "User is training for a marathon (from January 2026 to January 2026)" in system
    assert run.call(run.engine.manifest(answer.id)).insights[0].text == "User is training for a marathon"
    first = run.call(run.engine.insights())[0].message_ids[0]
    hit = next(hit for hit in run.call(run.engine.search("marathon", 20)) if hit.message_id == first)
    run.call(run.engine.erase_conversations([hit.conversation_id]))
    assert run.call(run.engine.insights()) == []  # made again of what remains


def test_that_without_a_model_it_does_what_needs_none_and_says_so(start: Start) -> None:
    run = start()
    run.call(run.engine.change_settings(agent_idle_seconds=0))
    spread(run, [*MARATHON, *NOISE])
    said = [f"I keep bees on the roof, hive number {number} is strong and the bees are calm" for number in range(5)]
    chat_id = chat(run, *said)
    run.call(run.engine.work_now(conversation_id=chat_id, insights=True))
    until(lambda: run.call(run.engine.summaries()) and run.call(run.engine.insights()))
    (summary,) = run.call(run.engine.summaries())
    assert summary.made_by == "offline"
    assert any(sentence in summary.text for sentence in said)
    insights = run.call(run.engine.insights())
    assert {insight.made_by for insight in insights} == {"offline"}
    assert any("marathon" in insight.text for insight in insights)


def test_that_groups_are_found_whatever_their_number_and_strays_are_left_out() -> None:
    import numpy as np  # noqa: PLC0415 (of this test alone)

    numbers = np.random.default_rng(3)
    middles = numbers.normal(size=(6, 64))
    rows = [middles[group] + 0.4 * numbers.normal(size=64) for group in range(6) for _row in range(20)]
    strays = list(numbers.normal(size=(30, 64)))
    found = clusters(np.array(rows + strays, np.float32), least=5)
    assert len(found) == 6
    assert all(len({row // 20 for row in group if row < 120}) == 1 for group in found)
    assert sum(row >= 120 for group in found for row in group) <= 3
    assert clusters(np.zeros((3, 8), np.float32)) == []


def test_that_the_background_leaves_the_persons_undo_and_redo_alone(run: Running, model: Model) -> None:
    run.call(run.engine.change_settings(agent=False))
    run.call(run.engine.add_memory("I keep bees"))
    chat_id = chat(run, "I have two cats", "I moved to Porto", "I like fado")
    run.call(run.engine.rename_conversation(chat_id, "Mine"))
    run.call(run.engine.undo(scope=Scope.CONVERSATION))
    run.call(run.engine.change_settings(agent=True))
    now(run, chat_id)
    assert run.call(run.engine.summaries())
    run.call(run.engine.redo(scope=Scope.CONVERSATION))
    assert run.call(run.engine.conversation(chat_id)).title == "Mine"
    run.call(run.engine.undo(scope=Scope.MEMORY))
    assert run.call(run.engine.memories()) == []
    document = run.call(run.engine.export())
    assert [summary["kind"] for summary in document["summaries"]] == ["chat"]
    assert document["insights"] == []
