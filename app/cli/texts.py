"""`redact` and `relate`: what the privacy gate and the rules say of texts, line by line. They need no home."""

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

from app.cli.output import print_json
from app.core.home import home_from
from app.core.models import Target
from app.i18n import tr


def add_to(commands: Any, common: argparse.ArgumentParser) -> None:
    """Register both commands."""
    redact = commands.add_parser("redact", parents=[common], help=tr("what would be stored of lines of text"))
    redact.add_argument("--json", action="store_true", help=tr("print JSON"))
    redact.add_argument("--jsonl", action="store_true", help=tr('read objects {"text": ...}, one a line'))
    redact.add_argument("--target", choices=[target.value for target in Target], default=Target.MEMORY.value)
    redact.set_defaults(run=_redact)
    relate = commands.add_parser("relate", parents=[common], help=tr("how pairs of statements stand to each other"))
    relate.add_argument("--json", action="store_true", help=tr("print JSON"))
    relate.add_argument("--judge", choices=["rules", "model"], default="rules")
    relate.set_defaults(run=_relate)


def _redact(options: argparse.Namespace) -> int:
    from app.assembly import redactor  # noqa: PLC0415 (the core: only where it is needed)

    redact = redactor()
    for line in _lines():
        text = _object(line, "text")["text"] if options.jsonl else line
        redaction = redact(text, Target(options.target))
        if not options.json:
            print(redaction.text)
            continue
        findings = [
            {"type": finding.type, "start": finding.start, "end": finding.end, "score": finding.score}
            for finding in redaction.findings
        ]
        print_json({"text": redaction.text, "verdict": redaction.verdict.value, "findings": findings})
    return 0


def _relate(options: argparse.Namespace) -> int:
    from app.assembly import relater  # noqa: PLC0415 (the core: only where it is needed)

    with relater(home_from(options.home), use_model=options.judge == "model") as relate:
        for line in _lines():
            if not line.strip():
                continue
            pair = _object(line, "existing", "new")
            decision = relate(pair["existing"], pair["new"])
            if options.json:
                print_json(decision)
            else:
                print(f"{decision.relation.value}  ({decision.by.value}: {decision.why})")
    return 0


def _lines() -> Iterator[str]:
    """Lines of standard input without their ends; a line break within one is none of Python's other kinds."""
    for line in sys.stdin:
        yield line.removesuffix("\n")


def _object(line: str, *names: str) -> dict[str, str]:
    """A JSON line with these strings in it; ends the program with words where it is not."""
    try:
        value = json.loads(line)
    except ValueError:
        value = None
    if not isinstance(value, dict) or not all(isinstance(value.get(name), str) for name in names):
        sys.exit(tr("Not a JSON object with: {names}", names=", ".join(names)))
    return value
