"""How long a verdict takes among many memories: finding candidates, and the rules on them.

    python run.py bench verdicts [--memories 10000]

The last line printed is one JSON object: median, 95th percentile and longest, in milliseconds.
"""

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from app.core.home import Home
from app.core.memory.rules import slot_of
from app.core.memory.service import MemoryService
from app.core.memory.verdicts import verdict_on
from app.core.models import Actor, OperationKind, Scope, SourceKind
from app.core.privacy.gate import Gate
from app.core.privacy.placeholders import MemoryPlaceholderBook
from tests.helpers.store import clean, open_store

_ASKED = 300
_THINGS = "bread tea chess jazz sailing botany ceramics cycling rowing poetry coffee cinema history maps ferns".split()
_PEOPLE = "sister brother neighbour colleague cousin teacher friend aunt".split()
_PLACES = "Lisbon Porto Kazan Riga Oslo Turin Lyon Bergen Gdansk Tartu Graz Basel".split()


def statements(count: int) -> list[str]:
    """Invented clauses about a user, in three languages, that share many words."""
    dice = random.Random(10)
    made = []
    for number in range(count):
        thing, person, place = dice.choice(_THINGS), dice.choice(_PEOPLE), dice.choice(_PLACES)
        made.append(
            dice.choice(
                [
                    f"User likes {thing} number {number}",
                    f"User's {person} {number} lives in {place}",
                    f"User visited {place} in {1950 + number % 75} for {thing}",
                    f"User owns {number} books about {thing}",
                    f"Пользователь любит {thing} и был в {place} {number} раз",
                    f"用户在{place}学习{thing}{number}年",
                ]
            )
        )
    return made


async def measure(count: int, folder: Path) -> dict[str, float | int]:
    """Fill a store and ask; times are milliseconds."""
    store = open_store(Home(folder))
    with store.change(Actor.PERSON, OperationKind.MEMORY_IMPORT, Scope.MEMORY) as work:
        for text in statements(count):
            slot = slot_of(text)
            work.memories.add(clean(text), slot=slot, explicit=True, source=SourceKind.IMPORT, message_id=None)
    service = MemoryService(store, Gate(MemoryPlaceholderBook()))
    times = []
    for text in statements(count + _ASKED)[-_ASKED:]:
        began = time.perf_counter()
        candidates = service.candidates(text, slot_of(text), None)
        await verdict_on(text, candidates, None)
        times.append(1000 * (time.perf_counter() - began))
    store.close()
    times.sort()
    return {
        "memories": count,
        "asked": len(times),
        "median_ms": round(statistics.median(times), 2),
        "p95_ms": round(times[int(0.95 * len(times))], 2),
        "longest_ms": round(times[-1], 2),
    }


def main() -> int:
    """Run it; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--memories", type=int, default=10_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measure(options.memories, Path(folder)))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
