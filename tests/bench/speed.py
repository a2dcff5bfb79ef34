"""How fast the store answers as it grows.

    python run.py bench speed recall [--messages N ...] [--questions N] [--json]
    python run.py bench speed first-token [--messages N] [--questions N] [--json]

recall: invented messages with a vector of 384 numbers each, in an encrypted store; questions asked of the same search
that the program uses, warm. The words' frequencies follow Zipf's law, as in any language; vectors lie around a few
hundred topics, as a model's do. The last line printed is one JSON object; growth is drawn above it.

first-token: what Keepsake adds before the first word of an answer over a bare call to the same server, which is the
double of Ollama's and answers at once: gate, search by words and meaning, context, the question kept.

`overlap@10`: of the ten messages nearest by exact cosine, the share among those that the signs' shortcut looks at.
"""

import argparse
import asyncio
import json
import random
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import numpy as np
from sqlalchemy import insert, text

from app.assembly import build_engine
from app.core.events import TokenReceived
from app.core.home import Home
from app.core.llm.ollama.client import OllamaModel
from app.core.models import SearchFilter
from app.core.recall.meaning import Asked, Question
from app.core.recall.search import Recall
from app.core.settings import SettingsFile
from app.core.store.keys import Key, unlock
from app.core.store.schema import ConversationRow, EmbeddingRow, MessageRow
from app.core.store.store import Store
from app.core.store.vectors import Vector, stored_bits, stored_bytes
from tests.helpers.ollama_double import Answer, OllamaDouble

DIMENSIONS = 384
_TOPICS = 400
_WORDS = 40_000
_PER_CHAT = 50
_AT_ONCE = 10_000
_START = datetime(2024, 1, 1, tzinfo=UTC)
_BAR = 50  # characters
_USUAL = 100_000  # messages, where the time to the first word is asked for
_PASSPHRASE = "a passphrase for the benchmark"


class Corpus:
    """Texts and vectors that look like a person's."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._numbers = np.random.default_rng(seed)
        self._weights = np.cumsum(1 / np.arange(1, _WORDS + 1))
        self._topics = self._numbers.normal(size=(_TOPICS, DIMENSIONS)).astype(np.float32)

    def texts(self, count: int) -> list[str]:
        """`count` messages of five to forty words."""
        lengths = self._numbers.integers(5, 40, count)
        places = np.searchsorted(self._weights, self._numbers.random(int(lengths.sum())) * self._weights[-1])
        words = iter(places.tolist())
        return [" ".join(f"w{next(words)}" for _word in range(length)) for length in lengths.tolist()]

    def vectors(self, count: int) -> Vector:
        """`count` vectors of length 1, each near one topic."""
        chosen = self._topics[self._numbers.integers(0, _TOPICS, count)]
        found = chosen + self._numbers.normal(size=(count, DIMENSIONS)).astype(np.float32)
        lengths = np.linalg.norm(found, axis=1, keepdims=True)
        return np.asarray(found / lengths, np.float32)

    def question(self) -> str:
        """Six words, from common to rare."""
        return " ".join(f"w{int(_WORDS ** self._random.random())}" for _word in range(6))


def fill(store: Store, corpus: Corpus, first: int, last: int, space_id: int) -> None:
    """Messages `first` to `last` with their vectors, past the journal and the gate: what is measured is reading."""
    for start in range(first, last + 1, _AT_ONCE):
        ids = range(start, min(start + _AT_ONCE, last + 1))
        texts, vectors = corpus.texts(len(ids)), corpus.vectors(len(ids))
        with store.maintain() as work:
            connection = work.session.connection()
            chats = sorted({(id_ - 1) // _PER_CHAT + 1 for id_ in ids})
            connection.execute(
                insert(ConversationRow).prefix_with("OR IGNORE"),
                [
                    {"id": chat, "title": "", "created_at": _START, "updated_at": _START, "pinned": False}
                    for chat in chats
                ],
            )
            connection.execute(insert(MessageRow), list(_rows(ids, texts)))
            connection.execute(
                text("INSERT INTO message_terms(rowid, terms) VALUES (:id, :terms)"),
                [{"id": id_, "terms": said} for id_, said in zip(ids, texts, strict=True)],
            )
            connection.execute(
                insert(EmbeddingRow),
                [
                    {
                        "id": id_,
                        "embedding_space_id": space_id,
                        "kind": "message",
                        "item_id": id_,
                        "part": 0,
                        "vector": stored_bytes(vector),
                    }
                    for id_, vector in zip(ids, vectors, strict=True)
                ],
            )
            connection.execute(
                text(f"INSERT INTO vectors_{space_id:d}(id, kind, bits) VALUES (:id, 0, vec_bit(:bits))"),
                [{"id": id_, "bits": stored_bits(vector)} for id_, vector in zip(ids, vectors, strict=True)],
            )
        print(f"\r{ids[-1]:,} messages", end="", file=sys.stderr)
    print(file=sys.stderr)


def _rows(ids: range, texts: list[str]) -> Iterator[dict[str, Any]]:
    for id_, said in zip(ids, texts, strict=True):
        first_of_chat = (id_ - 1) % _PER_CHAT == 0
        yield {
            "id": id_,
            "conversation_id": (id_ - 1) // _PER_CHAT + 1,
            "parent_id": None if first_of_chat else id_ - 1,
            "role": "user" if id_ % 2 else "assistant",
            "text": said,
            "thinking": "",
            "status": "complete",
            "created_at": _START + timedelta(minutes=id_),
        }


def ask(store: Store, corpus: Corpus, space_id: int, questions: int) -> dict[str, float]:
    """Times of warm questions in milliseconds, and what the shortcut costs."""
    recall = Recall(store)
    times: list[float] = []
    overlaps: list[float] = []
    where = SearchFilter(space=None, usable=True)  # as a chat asks
    for number in range(questions + 5):
        vector = corpus.vectors(1)[0]
        question = Question(corpus.question(), Asked(space_id, vector))
        began = time.perf_counter()
        recall.messages([question], 12, where)
        if number >= 5:  # the first ones warm the cache
            times.append(1000 * (time.perf_counter() - began))
        if number < 20:
            overlaps.append(_overlap(store, space_id, vector))
    times.sort()
    return {
        "median_ms": round(statistics.median(times), 2),
        "p95_ms": round(times[int(0.95 * len(times))], 2),
        "overlap@10": round(statistics.fmean(overlaps), 3),
    }


def _overlap(store: Store, space_id: int, vector: Vector) -> float:
    with store.read() as view:
        near = view.vectors.nearest(space_id, "message", vector, 256)
        exact: list[tuple[float, int]] = []
        rows = view.session.execute(text("SELECT item_id, vector FROM embeddings")).yield_per(50_000).partitions()
        for part in rows:
            stored = np.frombuffer(b"".join(row[1] for row in part), np.int8).reshape(len(part), -1).astype(np.float32)
            cosines = stored @ vector / np.linalg.norm(stored, axis=1)
            best = np.argsort(-cosines)[:10]
            exact += [(float(cosines[place]), part[int(place)][0]) for place in best]
        ten = {item_id for _cosine, item_id in sorted(exact, reverse=True)[:10]}
    return len(ten & near) / 10


def measure(sizes: list[int], questions: int, folder: Path) -> dict[str, Any]:
    """The figures for each size; the store grows from one to the next."""
    home = Home(folder)
    home.create()
    store = Store(home, Key(bytes(range(32)), "passphrase"))
    space_id = store.add_vectors("benchmark", "0", DIMENSIONS)
    corpus, found, filled = Corpus(1), {}, 0
    for size in sorted(sizes):
        fill(store, corpus, filled + 1, size, space_id)
        filled = size
        found[str(size)] = ask(store, corpus, space_id, questions) | {
            "peak_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
            "file_mb": sum(path.stat().st_size for path in folder.iterdir() if path.is_file()) // 2**20,
        }
    store.close()
    slowest = max(one["p95_ms"] for one in found.values())
    for size_, one in found.items():
        print(f"{int(size_):>10,}  {'#' * max(1, round(_BAR * one['p95_ms'] / slowest)):<{_BAR}}  {one['p95_ms']} ms")
    return found


async def first_token(size: int, questions: int, folder: Path) -> dict[str, Any]:
    """Times in milliseconds until the first word, with `size` messages stored."""
    home = Home(folder)
    home.create()
    corpus = Corpus(1)
    with OllamaDouble() as ollama:
        ollama.add_model("chat", tools=True, context_length=32_768)
        ollama.add_model("embed", embedding=True, dimensions=DIMENSIONS, context_length=2048)
        ollama.respond(lambda _body: Answer(text="Yes."))
        settings = SettingsFile.of_home(home.path)
        settings.change(host=ollama.host)
        server = await OllamaModel(ollama.host).server()
        store = Store(home, unlock(home, _PASSPHRASE))
        space_id = store.add_vectors(server.embedders[0].name, server.embedders[0].digest, DIMENSIONS)
        fill(store, corpus, 1, size, space_id)
        store.close()
        engine = build_engine(home, settings, _PASSPHRASE)
        came: list[float] = []
        engine.subscribe(lambda event: came.append(time.perf_counter()) if isinstance(event, TokenReceived) else None)
        await engine.start()
        added, bare = [], []
        async with httpx.AsyncClient(base_url=ollama.host) as client:
            for number in range(questions + 5):
                question = corpus.question()
                alone = await _bare(client, question)
                chat = await engine.new_conversation()
                came.clear()
                began = time.perf_counter()
                await engine.send(chat.id, question)
                if number >= 5:  # the first ones load what is loaded once
                    bare.append(1000 * alone)
                    added.append(1000 * (came[0] - began - alone))
        await engine.stop()
    added.sort()
    return {
        "messages": size,
        "added_median_ms": round(statistics.median(added), 1),
        "added_p95_ms": round(added[int(0.95 * len(added))], 1),
        "bare_median_ms": round(statistics.median(bare), 1),
        "n": len(added),
    }


async def _bare(client: httpx.AsyncClient, question: str) -> float:
    """Seconds until the first line of the server's answer to nothing but the question."""
    body = {"model": "chat:latest", "messages": [{"role": "user", "content": question}]}
    began = time.perf_counter()
    async with client.stream("POST", "/api/chat", json=body) as reply:
        async for _line in reply.aiter_lines():
            return time.perf_counter() - began
    raise RuntimeError("the server said nothing")


def main() -> int:
    """Run it; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["recall", "first-token"])
    parser.add_argument("--messages", type=int, nargs="+", default=[10_000, 100_000, 1_000_000])
    parser.add_argument("--questions", type=int, default=100)
    parser.add_argument("--json", action="store_true", help="kept for the other benchmarks' sake: JSON it is anyway")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if options.what == "recall":
            found = measure(options.messages, options.questions, Path(folder))
        else:
            found = asyncio.run(first_token(min(max(options.messages), _USUAL), options.questions, Path(folder)))
        print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
