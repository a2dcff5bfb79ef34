"""The background: how quickly it gets out of the way, how much it does, and that it loses and repeats nothing.

    python run.py bench agent [--jobs N] [--kills N] [--data FILE ... --embedder URL] [--json]

queue: jobs a minute of a queue of N chats to name, over the double of the Ollama server, which answers at once.
delay: milliseconds until the first word of an answer, with a job under way that the server holds, and without one.
kills: a process that works through a queue is killed at random moments; each job's effect has to be there once.
clusters: grouping 10,000 invented messages; and, with `--data`, how pure groups are (the share of each group that is of
its commonest session), against k-means with as many groups as there are sessions.

The last line printed is one JSON object.
"""

import argparse
import asyncio
import json
import random
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import numpy as np

from app.assembly import build_engine
from app.core.agent.clusters import clusters
from app.core.agent.work import Result, Surroundings
from app.core.agent.worker import Worker
from app.core.engine import Engine
from app.core.events import TokenReceived
from app.core.home import Home
from app.core.models import Actor, AgentState, Job, JobKind, JobState, OperationKind, Role, Scope
from app.core.privacy.clean_text import GATE_SEAL, CleanText
from app.core.settings import SettingsFile
from app.core.store.keys import Key
from app.core.store.store import Store, Work
from app.core.store.vectors import Vector
from tests.bench.speed import Corpus
from tests.helpers.ollama_double import Answer, ChatBody, OllamaDouble

_PASSPHRASE = "a passphrase for the benchmark"
_KEY = Key(bytes(range(32)), "passphrase")
_LONGEST_LIFE = 0.25  # seconds after the first job in which a process is killed
_ROUNDS = 20  # of k-means
_EMBEDDED = 32  # texts in a request


def respond(body: ChatBody) -> Answer:
    """The double's part: titles at once, and any answer."""
    return Answer(text='{"title": "A title"}' if isinstance(body.format, dict) else "Yes.")


async def started(folder: Path, host: str) -> Engine:
    """An engine whose background does not wait for a quiet moment."""
    home = Home(folder)
    home.create()
    settings = SettingsFile.of_home(home.path)
    settings.change(host=host, agent=False, agent_idle_seconds=0, agent_budget=1_000_000, embedding_model="none")
    engine = build_engine(home, settings, _PASSPHRASE)
    await engine.start()
    await engine.refresh_models()
    return engine


async def _until(engine: Engine, condition: Callable[[AgentState], bool]) -> None:
    while not condition(await engine.agent_state()):  # noqa: ASYNC110 (nothing tells it)
        await asyncio.sleep(0.01)


async def queue(count: int, folder: Path) -> dict[str, float]:
    """Jobs a minute."""
    with OllamaDouble() as ollama:
        ollama.add_model("chat", tools=True, context_length=32_768)
        ollama.respond(respond)
        engine = await started(folder, ollama.host)
        path = folder / "import.json"
        chats = [{"title": f"c{n}", "messages": [{"role": "user", "text": f"about {n}"}]} for n in range(count)]
        await asyncio.to_thread(path.write_text, json.dumps({"format": "keepsake", "conversations": chats}), "utf-8")
        await engine.import_file(path)
        store: Store = engine._store
        with store.maintain() as work:
            for chat in work.conversations.all():
                work.jobs.enqueue(JobKind.TITLE, chat.id)
        began = time.perf_counter()
        await engine.change_settings(agent=True)
        await _until(engine, lambda state: not state.queued)
        seconds = time.perf_counter() - began
        await engine.stop()
    return {"jobs": count, "jobs_a_minute": round(60 * count / seconds)}


async def delay(folder: Path, questions: int = 20) -> dict[str, float]:
    """Milliseconds to the first word with a job under way, and without."""
    with OllamaDouble() as ollama:
        ollama.add_model("chat", tools=True, context_length=32_768)
        slow = [False]

        def answer(body: ChatBody) -> Answer:
            held = slow[0] and isinstance(body.format, dict)
            return Answer(text='{"title": "A"}', header_delay=30.0) if held else respond(body)

        ollama.respond(answer)
        engine = await started(folder, ollama.host)
        await engine.change_settings(agent=True)
        came: list[float] = []
        engine.subscribe(lambda event: came.append(time.perf_counter()) if isinstance(event, TokenReceived) else None)
        times: dict[bool, list[float]] = {False: [], True: []}
        for number in range(2 * questions):
            slow[0] = bool(number % 2)
            chat = await engine.new_conversation()
            if slow[0]:
                other = await engine.new_conversation()
                await engine.send(other.id, "hello")  # its title is the job
                await _until(engine, lambda state: state.running is not None)
            came.clear()
            began = time.perf_counter()
            await engine.send(chat.id, f"question {number}")
            times[slow[0]].append(1000 * (came[0] - began))
            slow[0] = False
            await engine.work_now()
            await _until(engine, lambda state: state.running is None)
        await engine.stop()
    alone, beside = statistics.median(times[False]), statistics.median(times[True])
    return {"delay_ms": round(beside - alone, 1), "alone_ms": round(alone, 1)}


def kills(count: int, folder: Path) -> dict[str, int]:
    """What became of jobs over `count` kills."""
    home = Home(folder)
    home.create()
    store = Store(home, _KEY)
    with store.change(Actor.PERSON, OperationKind.CONVERSATION_NEW, Scope.CONVERSATION) as work:
        for number in range(20 * count):
            chat = work.conversations.add()
            work.messages.add(chat.id, None, Role.USER, CleanText(f"about {number}", GATE_SEAL))
            work.jobs.enqueue(JobKind.TITLE, chat.id)
    store.close()
    chance = random.Random(1)
    killed = 0
    for _kill in range(count):
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.bench.agent", "--work", str(folder)], stdout=subprocess.PIPE
        )
        line = process.stdout.readline() if process.stdout else b""  # it has begun
        time.sleep(chance.random() * _LONGEST_LIFE)
        process.send_signal(signal.SIGKILL)
        process.wait()
        killed += bool(line)
    subprocess.run([sys.executable, "-m", "tests.bench.agent", "--work", str(folder), "--to-the-end"], check=True)
    store = Store(home, _KEY)
    with store.read() as view:
        renamed = Counter(
            chat_id
            for operation in view.journal.latest(None, 10**9)
            if operation.kind is OperationKind.CONVERSATION_RENAME
            for chat_id in operation.conversation_ids
        )
        chats = view.conversations.all()
        result = {
            "kills": killed,
            "jobs": len(chats),
            "lost": sum(renamed[chat.id] == 0 for chat in chats),
            "twice": sum(renamed[chat.id] > 1 for chat in chats),
            "left": len(view.jobs.all(JobState.QUEUED, JobState.RUNNING, JobState.DEAD)),
        }
    store.close()
    return result


async def work_through(folder: Path, *, to_the_end: bool) -> None:
    """In a process of its own: the worker, with a handler that takes a moment and writes one thing."""
    home = Home(folder)
    store = Store(home, _KEY)
    settings = SettingsFile.of_home(home.path)
    settings.change(agent_idle_seconds=0, agent_budget=1_000_000)

    async def handler(job: Job) -> Result:
        await asyncio.sleep(0.001)

        def write(work: Work) -> None:
            work.conversations.rename(job.conversation_id or 0, CleanText(f"title {job.id}", GATE_SEAL))

        return Result(OperationKind.CONVERSATION_RENAME, Scope.CONVERSATION, write)

    async def idle() -> None:
        return

    around: Any = Surroundings(store, None, None, None, settings)  # type: ignore[arg-type]  # the handler needs none
    worker = Worker(around, dict.fromkeys(JobKind, handler), idle=idle, emit=lambda _event: None)
    task = asyncio.create_task(worker.run())
    print("begun", flush=True)
    while not to_the_end or worker.state().queued or worker.state().running:  # noqa: ASYNC110 (nothing tells it)
        await asyncio.sleep(0.05)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    store.close()


def grouping(count: int) -> dict[str, float]:
    """Time and memory of grouping so many vectors."""
    vectors = Corpus(1).vectors(count)
    began = time.perf_counter()
    found = clusters(vectors)
    return {
        "messages": count,
        "seconds": round(time.perf_counter() - began, 2),
        "groups": len(found),
        "peak_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
    }


def purity(files: list[Path], embedder: str) -> dict[str, dict[str, float]]:
    """Of the person's messages of each file's conversations, on the average."""
    result = {}
    for file in files:
        document = json.loads(file.read_text("utf-8"))
        figures: list[tuple[float, float, float]] = []
        for conversation in document["conversations"]:
            own = [message for message in conversation["messages"] if message["role"] == "user"]
            sessions = [message["session"] for message in own]
            vectors = _embedded(embedder, [message["text"][:800] for message in own])
            ours = clusters(vectors)
            theirs = _k_means(vectors, len(set(sessions)))
            covered = sum(map(len, ours)) / len(own)
            figures.append((_purity(ours, sessions), _purity(theirs, sessions), covered))
        ours_, theirs_, covered_ = (round(statistics.fmean(column), 3) for column in zip(*figures, strict=True))
        result[file.stem] = {"purity": ours_, "k_means": theirs_, "share_in_groups": covered_}
    return result


def _embedded(embedder: str, texts: list[str]) -> Vector:
    found: list[list[float]] = []
    for start in range(0, len(texts), _EMBEDDED):
        body = {"model": "all-minilm", "input": texts[start : start + _EMBEDDED]}
        found += httpx.post(f"{embedder}/api/embed", json=body, timeout=300).json()["embeddings"]
    return np.array(found, np.float32)


def _k_means(vectors: Vector, groups: int) -> list[list[int]]:
    numbers = np.random.default_rng(1)
    middles = vectors[numbers.choice(len(vectors), groups, replace=False)]
    nearest = np.zeros(len(vectors), np.int64)
    for _round in range(_ROUNDS):
        nearest = np.argmax(vectors @ middles.T, axis=1)
        for group in range(groups):
            if (nearest == group).any():
                middle = vectors[nearest == group].mean(axis=0)
                middles[group] = middle / np.linalg.norm(middle)
    return [np.flatnonzero(nearest == group).tolist() for group in range(groups) if (nearest == group).any()]


def _purity(groups: list[list[int]], labels: list[str]) -> float:
    right = sum(Counter(labels[row] for row in group).most_common(1)[0][1] for group in groups)
    return right / max(sum(map(len, groups)), 1)


def main() -> int:
    """Run it; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=10_000)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--data", type=Path, nargs="*", default=[])
    parser.add_argument("--embedder", default="")
    parser.add_argument("--json", action="store_true", help="kept for the other benchmarks' sake: JSON it is anyway")
    parser.add_argument("--work", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--to-the-end", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.work:
        asyncio.run(work_through(options.work, to_the_end=options.to_the_end))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        found: dict[str, Any] = {
            "queue": asyncio.run(queue(options.jobs, Path(folder) / "queue")),
            "delay": asyncio.run(delay(Path(folder) / "delay")),
            "kills": kills(options.kills, Path(folder) / "kills"),
            "clusters": grouping(10_000),
        }
    files = [file for file in options.data if file.is_file()]
    if files and options.embedder:
        found["purity"] = purity(files, options.embedder)
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
