"""How well two statements about a person are told apart: contradiction, coexistence, duplicate, refinement, change.

    python -m tests.bench.contradiction --data relations.jsonl [--judge rules|model]

With `--judge model` the model that the settings name decides where the rules doubt (OLLAMA_HOST says where it is).

Each line of the file is `{"id", "lang", "existing", "new", "relation"[, "slot", "source"]}`. The last line printed is
one JSON object. Without the file it says so and ends well.
"""

import argparse
import json
import statistics
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from app.assembly import relater
from app.core.home import home_from
from app.core.memory.rules.compare import compare
from app.core.models import Comparison, Relation

# What is right for each kind of pair; "not_contradicts" in the public data stands for anything but a contradiction.
RIGHT = {
    "contradicts": {Relation.CONTRADICTS},
    "coexists": {Relation.NEW},
    "duplicate": {Relation.DUPLICATE},
    "refines": {Relation.REFINES},
    "update_over_time": {Relation.REPLACES},
}
REJECTED = {Relation.CONTRADICTS, Relation.REPLACES}


def measure(pairs: Iterable[dict[str, str]], relate: Callable[[str, str], Comparison] = compare) -> dict[str, Any]:
    """The figures over `pairs`; every share is between 0 and 1."""
    said: Counter[tuple[str, str]] = Counter()
    groups: dict[str, dict[str, Counter[str]]] = {key: defaultdict(Counter) for key in ("lang", "slot", "source")}
    durations: list[float] = []
    for pair in pairs:
        started = time.perf_counter()
        relation = relate(pair["existing"], pair["new"]).relation
        durations.append(time.perf_counter() - started)
        said[pair["relation"], relation.value] += 1
        for key, counters in groups.items():
            counters[pair.get(key) or "-"][_outcome(pair["relation"], relation)] += 1
    return {
        "pairs": sum(said.values()),
        **_shares(said),
        "by_relation": _confusion(said),
        **{
            f"by_{key}": {name: dict(counter) for name, counter in sorted(group.items())}
            for key, group in groups.items()
        },
        "median_ms": round(1000 * statistics.median(durations), 3) if durations else None,
    }


def _outcome(expected: str, relation: Relation) -> str:
    if relation in RIGHT[expected]:
        return "right"
    if expected != "contradicts" and relation is Relation.CONTRADICTS:
        return "false_contradiction"
    return "unsure" if relation is Relation.UNCERTAIN else "other"


def _shares(said: Counter[tuple[str, str]]) -> dict[str, float | int | None]:
    def count(expected: str | None, relations: set[Relation] | None) -> int:
        names = None if relations is None else {relation.value for relation in relations}
        return sum(
            number
            for (want, got), number in said.items()
            if (expected is None or want == expected) and (names is None or got in names)
        )

    def share(part: int, whole: int) -> float | None:
        return round(part / whole, 4) if whole else None

    claimed = count(None, {Relation.CONTRADICTS})
    true = count("contradicts", {Relation.CONTRADICTS})
    return {
        "contradicts_said": claimed,
        "contradicts_precision": share(true, claimed),
        "contradicts_recall": share(true, count("contradicts", None)),
        "false_rejections_of_coexisting": count("coexists", REJECTED),
        "false_rejection_rate": share(count("coexists", REJECTED), count("coexists", None)),
        **{
            f"{expected}_right": share(count(expected, right), count(expected, None))
            for expected, right in RIGHT.items()
            if expected != "contradicts"
        },
    }


def _confusion(said: Counter[tuple[str, str]]) -> dict[str, dict[str, int]]:
    table: dict[str, dict[str, int]] = defaultdict(dict)
    for (expected, relation), number in sorted(said.items()):
        table[expected][relation] = number
    return dict(table)


def main(arguments: list[str] | None = None) -> int:
    """Run the benchmark; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True, help="the pairs, one JSON object per line")
    parser.add_argument("--judge", choices=["rules", "model"], default="rules", help="who decides")
    parser.add_argument("--show", metavar="RELATION", help="print the pairs of this relation that were judged wrongly")
    options = parser.parse_args(arguments)
    if not options.data.is_file():
        print(json.dumps({"skipped": "no data at the path given"}))
        return 0
    pairs = [json.loads(line) for line in options.data.read_text(encoding="utf-8").splitlines() if line.strip()]
    if options.show:
        _show(pairs, options.show)
    with relater(home_from(None), use_model=options.judge == "model") as relate:
        print(json.dumps(measure(pairs, relate), ensure_ascii=False))
    return 0


def _show(pairs: list[dict[str, str]], relation: str) -> None:
    for pair in pairs:
        decision = compare(pair["existing"], pair["new"])
        if pair["relation"] == relation and decision.relation not in RIGHT[relation]:
            print(f"{decision.relation.value} ({decision.why}): {pair['existing']} => {pair['new']}")


if __name__ == "__main__":
    sys.exit(main())
