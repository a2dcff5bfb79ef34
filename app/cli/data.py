"""`data`: where everything lies, backups, putting one back, erasing everything."""

import argparse
import importlib
import sys
from collections.abc import Callable
from getpass import getpass
from pathlib import Path
from typing import Any

from app.application import Application
from app.cli.output import confirm, print_json
from app.cli.session import opened
from app.core.errors import AppError, ErrorCode
from app.core.home import home_from
from app.i18n import tr
from app.words.data import backup_words, erase_words, key_words


def add_to(commands: Any, common: argparse.ArgumentParser) -> None:
    """Register the command."""
    parser = commands.add_parser("data", parents=[common], help=tr("backups, putting one back, erasing everything"))
    parts = parser.add_subparsers(title=tr("commands"), metavar="", required=True)

    def part(name: str, words: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = parts.add_parser(name, parents=[common], help=words)
        made.set_defaults(run=run)
        return made

    show = part("show", tr("where the data lies, and its backups"), _show)
    show.add_argument("--json", action="store_true", help=tr("print JSON"))
    back_up = part("backup", tr("pack everything into a file, as encrypted as it is"), _back_up)
    back_up.add_argument("file", nargs="?", type=Path)
    restore = part("restore", tr("put a backup in the place of the data, which is kept as a backup"), _restore)
    restore.add_argument("file", type=Path)
    restore.add_argument("--yes", action="store_true", help=tr("do not ask"))
    erase = part("erase-all", tr("erase all data, backups, settings, and the key"), _erase_all)
    erase.add_argument("--yes", action="store_true", help=tr("do not ask"))


def _show(options: argparse.Namespace) -> int:
    with opened(options) as session:
        storage = session.call(session.engine.data_report())
    if options.json:
        print_json(storage)
        return 0
    print(tr("Home: {path}", path=str(storage.path)))
    print(key_words(storage.key))
    for one in storage.backups:
        print(f"  {one.path.name}  {backup_words(one)}")
    return 0


def _back_up(options: argparse.Namespace) -> int:
    with opened(options) as session:
        made = session.call(session.engine.back_up(options.file.absolute() if options.file else None))
        source = session.engine.key_source()
    print(tr("Backup written to {file}.", file=str(made.path)))
    print(key_words(source))
    return 0


def _restore(options: argparse.Namespace) -> int:
    question = tr("Put this backup in the place of the data? The present data is kept as a backup.")
    if not confirm(question, yes=options.yes):
        return 1
    application = Application(home_from(options.home))
    try:
        application.take_home()
        _stage(application, options.file.absolute())
        application.take_home()  # which does what was ordered
    finally:
        application.close()
    print(tr("The backup is in place."))
    return 0


def _stage(application: Application, source: Path) -> None:
    # It loads the core, which takes a second: only where it is wanted.
    stage = importlib.import_module("app.assembly").stage_restore
    passphrase = application.passphrase()
    while True:
        try:
            stage(application.home, source, passphrase)
        except AppError as error:
            wrong = error.code is ErrorCode.KEY_WRONG and error.params.get("source") == "passphrase"
            if not (wrong or error.code is ErrorCode.PASSPHRASE_NEEDED) or not sys.stdin.isatty():
                raise
            passphrase = getpass(tr("Passphrase of the backup: "))
        else:
            return


def _erase_all(options: argparse.Namespace) -> int:
    with opened(options) as session:
        storage = session.call(session.engine.data_report())
    print("\n".join(erase_words(storage)))
    if not confirm(tr("Erase everything?"), yes=options.yes):
        return 1
    application = Application(home_from(options.home))
    try:
        application.take_home()
        importlib.import_module("app.assembly").order_erasing(application.home)
        application.take_home()  # which does what was ordered
    finally:
        application.close()
    print(tr("Everything is erased."))
    return 0
