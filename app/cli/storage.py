"""`storage`: where the room on the disk goes, and giving some of it back."""

import argparse
from typing import Any

from app.cli.output import confirm, print_json
from app.cli.session import opened
from app.i18n import tr


def add_to(commands: Any, common: argparse.ArgumentParser) -> None:
    """Register the command."""
    parser = commands.add_parser("storage", parents=[common], help=tr("where the room on the disk goes"))
    parser.add_argument("--empty-trash", action="store_true", help=tr("erase what is in the trash for good"))
    parser.add_argument("--compact", action="store_true", help=tr("give the room of what was removed back to the disk"))
    parser.add_argument("--yes", action="store_true", help=tr("do not ask"))
    parser.add_argument("--json", action="store_true", help=tr("print JSON"))
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    question = tr("Erase everything in the trash for good? This cannot be undone.")
    if options.empty_trash and not confirm(question, yes=options.yes):
        return 1
    with opened(options) as session:
        if options.empty_trash:
            session.call(session.engine.empty_trash())
        report = session.call(session.engine.compact() if options.compact else session.engine.storage())
    if options.json:
        print_json(report)
        return 0
    for part in report.parts:
        count = f"  ×{part.count}" if part.count else ""
        print(f"{part.bytes / 1_000_000:>10.2f} MB  {part.kind.value}{count}")
    print(f"{report.total / 1_000_000:>10.2f} MB  " + tr("in all, the trash counted once"))
    return 0
