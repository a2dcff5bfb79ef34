"""How long the gate's patterns take on 100 KB of text made to stall them.

    python run.py bench patterns [--show]

Every pattern meets the attacks of `tests/helpers/adversarial.py`. The last line printed is one JSON object: the slowest
of all, and how many patterns need more than 50 ms for any attack.
"""

import argparse
import json
import sys
import time
from typing import Any

from app.core.privacy.recognizers import addresses
from app.core.privacy.recognizers.all import recognizers
from app.core.privacy.recognizers.rules import RuleRecognizer, compiled
from tests.helpers.adversarial import attacks

LIMIT = 0.050  # seconds


def patterns() -> dict[str, tuple[Any, str, tuple[str, ...]]]:
    """Every pattern that the gate runs, by a name: compiled, with the words near it, with its hints."""
    found: dict[str, tuple[Any, str, tuple[str, ...]]] = {}
    for recognizer in recognizers():
        for rule in recognizer.rules if isinstance(recognizer, RuleRecognizer) else ():
            near = rule.near.words if rule.near else ""
            found[f"{rule.type} {rule.pattern}"] = (compiled(rule.pattern), near, rule.hints)
            if rule.near:
                found[f"near {near}"] = (rule.near.pattern, "", ())
    for core in addresses.CORES:
        found[f"ADDRESS {core.pattern}"] = (core, "", ())
    return found


def main() -> int:
    """Run it; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--show", action="store_true", help="print each pattern that is too slow")
    parser.add_argument("--only", default="", help="patterns whose name holds this")
    options = parser.parse_args()
    worst: dict[str, float] = {}
    measured = 0
    for name, (pattern, near, hints) in patterns().items():
        if options.only and options.only not in name:
            continue
        for text in attacks(pattern.pattern, near, hints):
            began = time.perf_counter()
            try:
                for _match in pattern.finditer(text, timeout=1.0):
                    pass
            except TimeoutError:
                pass
            seconds = time.perf_counter() - began
            measured += 1
            if seconds > worst.get(name, 0.0):
                worst[name] = seconds
                if options.show and seconds > LIMIT:
                    print(f"{seconds * 1000:7.0f} ms  {text[:30]!r}  {name[:150]}")
    slow = [name for name, seconds in worst.items() if seconds > LIMIT]
    result = {
        "patterns": len(worst),
        "attacks": measured,
        "characters": 100_000,
        "slowest_ms": round(1000 * max(worst.values()), 1),
        "over_50_ms": len(slow),
    }
    print(json.dumps(result))
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
