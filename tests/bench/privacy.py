"""How much private data gets past the gate, how many harmless texts it touches, and how long it takes.

    python run.py bench privacy --data FILE [--target chat]

FILE holds JSON lines: `text_b64` (base64 of UTF-8), `spans` (`type`, `start`, `end` in characters), `clean`. A span
leaks when four of its characters in a row survive in the stored form, or half of it where it is shorter than eight. A
clean text is harmed when anything was taken out. The last line printed is one JSON object.
"""

import argparse
import base64
import json
import statistics
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from app.core.models import Finding, Target
from app.core.privacy.gate import Gate
from app.core.privacy.placeholders import MemoryPlaceholderBook


def leaks(start: int, end: int, findings: Sequence[Finding]) -> bool:
    """Whether a meaningful part of the characters from `start` to `end` is kept: not covered by a finding."""
    limit = 4 if end - start >= 8 else max(1, -(-(end - start) // 2))
    kept = 0
    for place in range(start, end):
        covered = any(finding.start <= place < finding.end for finding in findings)
        kept = 0 if covered else kept + 1
        if kept >= limit:
            return True
    return False


def main() -> int:
    """Run it; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--target", choices=[target.value for target in Target], default="chat")
    parser.add_argument("--show", action="store_true", help="print what leaked and what was harmed")
    options = parser.parse_args()
    if not options.data.exists():
        print(f"skipped: there is no {options.data}")
        return 0
    gate = Gate(MemoryPlaceholderBook())
    gate.load()
    spans: Counter[str] = Counter()
    leaked: Counter[str] = Counter()
    clean = harmed = 0
    seconds: list[float] = []
    for line in options.data.read_text("utf-8").splitlines():
        case = json.loads(line)
        text = base64.b64decode(case["text_b64"]).decode()
        began = time.perf_counter()
        redaction = gate.clean_now(text, Target(options.target)).redaction
        seconds.append(time.perf_counter() - began)
        for span in case["spans"]:
            spans[span["type"]] += 1
            if leaks(span["start"], span["end"], redaction.findings):
                leaked[span["type"]] += 1
                if options.show:
                    print("LEAK", span["type"], repr(text[max(0, span["start"] - 30) : span["end"] + 10]))
        if case["clean"]:
            clean += 1
            if redaction.findings:
                harmed += 1
                if options.show:
                    print("HARM", [(f.type, text[f.start : f.end]) for f in redaction.findings], repr(text[:80]))
    total = sum(spans.values())
    result = {
        "data": options.data.name,
        "n": len(seconds),
        "leak": round(sum(leaked.values()) / total, 4) if total else None,
        "leak_by_type": {name: round(leaked[name] / count, 4) for name, count in sorted(spans.items())},
        "harm": round(harmed / clean, 4) if clean else None,
        "clean": clean,
        "ms_median": round(1000 * statistics.median(seconds), 2),
        "ms_p95": round(1000 * statistics.quantiles(seconds, n=20)[18], 2),
    }
    print(json.dumps(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
