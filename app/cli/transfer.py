"""`export` and `import`: everything out, and what other programs kept in."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from app.cli.output import confirm, print_json, result_line
from app.cli.session import Session, opened, required_space
from app.core.events import Event, ImportAdvanced
from app.core.models import EVERYWHERE
from app.i18n import tr, trn
from app.writing import write_file


def add_to(commands: Any, common: argparse.ArgumentParser) -> None:
    """Register the commands."""
    out = commands.add_parser("export", parents=[common], help=tr("write everything to a file, or to the terminal"))
    out.add_argument("file", nargs="?", type=Path)
    out.add_argument("--markdown", action="store_true", help=tr("memories as a list for people, instead of JSON"))
    out.add_argument("--no-chats", action="store_true", help=tr("memories only"))
    out.add_argument("--space", help=tr("what is seen in this space only"))
    out.set_defaults(run=_export)
    into = commands.add_parser(
        "import", parents=[common], help=tr("take in an export of Keepsake, ChatGPT or Claude, or a list of facts")
    )
    into.add_argument("file", type=Path)
    into.add_argument("--preview", action="store_true", help=tr("only show what would become of each line"))
    into.add_argument("--no-chats", action="store_true", help=tr("memories only"))
    into.add_argument("--no-memories", action="store_true", help=tr("chats only"))
    into.add_argument("--yes", action="store_true", help=tr("do not ask"))
    into.add_argument("--json", action="store_true", help=tr("print JSON"))
    into.set_defaults(run=_import)


def _export(options: argparse.Namespace) -> int:
    with opened(options) as session:
        space = required_space(session, options.space) if options.space else EVERYWHERE
        if options.markdown:
            text = session.call(session.engine.export_markdown(space=space))
        else:
            document = session.call(session.engine.export(space=space, chats=not options.no_chats))
            text = json.dumps(document, ensure_ascii=False, indent=2)
    if options.file is None:
        print(text)
    else:
        write_file(options.file, text)
        print(tr("Written to {file}. It is not encrypted: keep it where only you can read it.", file=str(options.file)))
    return 0


def _import(options: argparse.Namespace) -> int:
    with opened(options) as session:
        session.engine.subscribe(_show_progress)
        preview = session.call(session.engine.preview_import(options.file))
        if options.preview and options.json:
            print_json(preview)
            return 0
        if not options.json:
            print("\n".join(map(result_line, preview.facts)))
            chats = trn("{n} conversation", "{n} conversations", preview.conversations)
            print(trn("{n} fact", "{n} facts", len(preview.facts)) + ", " + chats)
        if options.preview or not confirm(tr("Import this?"), yes=options.yes):
            return 0 if options.preview else 1
        return _take_in(session, options)


def _take_in(session: Session, options: argparse.Namespace) -> int:
    work = session.engine.import_file(options.file, memories=not options.no_memories, chats=not options.no_chats)
    report = session.call(work)
    if options.json:
        print_json(report)
    else:
        print("\n".join(map(result_line, report.facts)))
        print(trn("{n} conversation", "{n} conversations", report.conversations))
    return 0


def _show_progress(event: Event) -> None:
    if isinstance(event, ImportAdvanced) and sys.stderr.isatty():
        print(f"\r{event.done}/{event.total}", end="\n" if event.done == event.total else "", file=sys.stderr)
