"""How well past messages are found: recall, rank, and evidence inside 2,048 tokens.

    python run.py bench retrieval (--data FILE | --own ru|zh) [--embedder URL] [--json]

Each conversation of the file is imported into a fresh home (a space of one home, where there are many), one chat a
session, through the program's own engine, and each question is asked of its search. The last line printed is one JSON
object. Without the file it says so and ends well.
"""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from app.assembly import build_engine
from app.core.engine import Engine
from app.core.home import Home
from app.core.models import EVERYWHERE, SearchFilter, SearchHit
from app.core.settings import NO_MODEL, SettingsFile

_MOST_HOMES = 20  # of more conversations, each gets a space of one home
_MOST = 60  # results that are looked at
_NOBODY = "http://127.0.0.1:9"  # a port at which no server is
_OWN = Path(__file__).parent / "questions"
_PER_SESSION = 5
_ANSWERS = {"ru": "Понятно, расскажите ещё.", "zh": "明白了，再说说吧。"}
_TOKENS, _PER_TOKEN = 2048, 4  # characters a token, about


async def measure(document: dict[str, Any], folder: Path, embedder: str) -> dict[str, Any]:
    """The figures over all questions, with the embedding model of the server at `embedder` (empty: by words alone).
    Shares are between 0 and 1, times milliseconds."""
    found: dict[str, list[float]] = defaultdict(list)
    by_category: dict[str, list[float]] = defaultdict(list)
    conversations = document["conversations"]
    apart = len(conversations) <= _MOST_HOMES
    for number, group in enumerate([one] for one in conversations) if apart else [(0, conversations)]:
        home = Home(folder / str(number))
        home.create()
        settings = SettingsFile.of_home(home.path)
        settings.change(host=embedder or _NOBODY, embedding_model="" if embedder else NO_MODEL)
        engine = build_engine(home, settings, "a passphrase for the benchmark")
        await engine.start()
        for conversation in group:
            space = None if apart else (await engine.add_space(conversation["id"])).id
            where = SearchFilter(space=EVERYWHERE if space is None else space)
            names = await _filled(engine, conversation, space, folder / "import.json")
            await _indexed(engine, wanted=bool(embedder))
            for question in document["questions"]:
                evidence = set(question["evidence"]) & set(names.values())
                if question["conversation"] != conversation["id"] or not evidence:
                    continue
                began = time.perf_counter()
                hits = await engine.recall(question["text"], _MOST, where)
                found["ms"].append(1000 * (time.perf_counter() - began))
                ranked = [names[hit.message_id] for hit in hits]
                for most in (1, 5, 10, 20):
                    found[f"recall@{most}"].append(len(set(ranked[:most]) & evidence) / len(evidence))
                by_category[question["category"]].append(found["recall@10"][-1])
                places = [place for place, name in enumerate(ranked, 1) if name in evidence]
                found["mrr"].append(1 / places[0] if places else 0.0)
                inside = {names[hit.message_id] for hit in _within(hits)}
                found["evidence@2048"].append(len(inside & evidence) / len(evidence))
        await engine.stop()
    times = sorted(found.pop("ms"))
    return {
        **{name: round(statistics.fmean(values), 4) for name, values in found.items()},
        "n": len(times),
        "median_ms": round(statistics.median(times), 2),
        "p95_ms": round(times[int(0.95 * len(times))], 2),
        "by_category": {name: round(statistics.fmean(values), 3) for name, values in sorted(by_category.items())},
    }


async def _indexed(engine: Engine, *, wanted: bool) -> None:
    """Wait until everything has vectors."""
    state = engine.index_state()
    while wanted and not 0 < state.total == state.done:
        await asyncio.sleep(0.2)
        state = engine.index_state()


async def _filled(engine: Engine, conversation: dict[str, Any], space: int | None, path: Path) -> dict[int, str]:
    """Import a conversation; the names of its messages by their ids."""
    sessions: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for message in conversation["messages"]:
        sessions[message["session"]].append(message)
    chats = [
        {
            "title": f"{conversation['id']} {number}",
            "created_at": messages[0]["at"],
            "space": conversation["id"] if space else None,
            "messages": [{"role": one["role"], "text": one["text"], "at": one["at"]} for one in messages],
        }
        for number, messages in enumerate(sessions.values())
    ]
    document = json.dumps({"format": "keepsake", "conversations": chats})
    await asyncio.to_thread(path.write_text, document, "utf-8")
    await engine.import_file(path)
    names: dict[int, str] = {}
    ids = {chat.title: chat.id for chat in await engine.conversations() if chat.space_id == space}
    for number, messages in enumerate(sessions.values()):
        for stored, message in zip(await engine.messages(ids[f"{conversation['id']} {number}"]), messages, strict=True):
            names[stored.id] = message["id"]
    return names


def _within(hits: list[SearchHit]) -> Iterator[SearchHit]:
    """The best of what would be put before a model, until its share of the window is full."""
    room = _TOKENS * _PER_TOKEN
    for hit in hits:
        room -= len(hit.excerpt)
        if room < 0:
            return
        yield hit


def own_questions(language: str) -> dict[str, Any]:
    """Our own set: a hundred things that a person said, five a chat, each answered with a few words, and a question
    about each that says it otherwise."""
    lines = (_OWN / f"{language}.tsv").read_text("utf-8").splitlines()
    pairs = [tuple(line.split("\t")) for line in lines]
    start = datetime(2026, 1, 1, 9, tzinfo=UTC)
    messages: list[dict[str, Any]] = []
    for number, (said, _question) in enumerate(pairs):
        at = (start + timedelta(hours=7 * number)).isoformat()
        place = {"session": f"s{number // _PER_SESSION}", "at": at}
        messages.append({"id": f"m{number}", "role": "user", "text": said, **place})
        messages.append({"id": f"a{number}", "role": "assistant", "text": _ANSWERS[language], **place})
    return {
        "conversations": [{"id": language, "messages": messages}],
        "questions": [
            {
                "id": str(number),
                "conversation": language,
                "text": asked,
                "evidence": [f"m{number}"],
                "category": language,
            }
            for number, (_said, asked) in enumerate(pairs)
        ],
    }


def main() -> int:
    """Run it; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--data", type=Path)
    source.add_argument("--own", choices=["ru", "zh"], help="our own questions in this language")
    parser.add_argument("--embedder", default="", help="URL of a server with an embedding model; none: words alone")
    parser.add_argument("--json", action="store_true", help="kept for the other benchmarks' sake: JSON it is anyway")
    options = parser.parse_args()
    if options.own is None and not options.data.is_file():
        print(json.dumps({"skipped": "no data at the path given"}))
        return 0
    document = own_questions(options.own) if options.own else json.loads(options.data.read_text("utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measure(document, Path(folder), options.embedder))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
