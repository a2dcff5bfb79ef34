"""The command line: thin, over the same engine as the window."""

import argparse
import logging
from collections.abc import Sequence

from app import __version__
from app.cli import (
    background,
    chat,
    conflicts,
    conversations,
    data,
    doctor,
    memories,
    privacy,
    selftest,
    settings,
    spaces,
    storage,
    texts,
    transfer,
)
from app.cli.output import print_error
from app.core.errors import AppError
from app.core.home import home_from
from app.core.settings import SettingsFile
from app.i18n import set_language, tr
from app.targets import QUICK_ASK, asked_for

EXIT_ERROR = 1
EXIT_STOPPED = 130


def main(argv: Sequence[str]) -> int:
    """Run a command, or the window where there is none; returns the exit code."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    arguments, wish = _wish(argv)
    set_language(SettingsFile.of_home(home_from(_home_option(arguments)).path).current.language)
    options = parser().parse_args(arguments)
    try:
        if options.selftest:
            return selftest.run(as_json=options.json)
        if options.run is None:
            return _window(options.home, arguments, QUICK_ASK if options.quick_ask else wish)
        code: int = options.run(options)
    except AppError as error:
        print_error(error)
        return EXIT_ERROR
    except KeyboardInterrupt:
        return EXIT_STOPPED
    return code


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    common = argparse.ArgumentParser(add_help=False)
    # SUPPRESS: given before the command, it must not be overwritten by the command's own default.
    common.add_argument("--home", metavar="DIR", default=argparse.SUPPRESS, help=tr("folder of all data"))
    top = argparse.ArgumentParser(
        prog="keepsake",
        description=tr("A private assistant that remembers you and shows you everything it remembers."),
        epilog=tr("Without a command the window opens; a file to import or a keepsake:// link may be given then."),
    )
    top.add_argument("--home", metavar="DIR", default=None, help=tr("folder of all data"))
    top.add_argument("--quick-ask", action="store_true", help=tr("open the small window for one question"))
    top.add_argument("--version", action="version", version=f"Keepsake {__version__}")
    top.add_argument("--selftest", action="store_true", help=tr("try every part of this program on this machine"))
    top.add_argument("--json", action="store_true", help=tr("print the self-test's report as JSON"))
    top.set_defaults(run=None)
    commands = top.add_subparsers(title=tr("commands"), metavar="")
    everyday = (chat, memories, conflicts, conversations, background, spaces)
    upkeep = (transfer, privacy, settings, data, texts, doctor, storage)
    for part in (*everyday, *upkeep):
        part.add_to(commands, common)
    return top


def _home_option(arguments: list[str]) -> str | None:
    """`--home` wherever it stands: the language of the help depends on it."""
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    finder.add_argument("--home")
    try:
        return finder.parse_known_args(arguments)[0].home  # type: ignore[no-any-return]
    except (argparse.ArgumentError, SystemExit):
        return None


def _wish(argv: Sequence[str]) -> tuple[list[str], str]:
    """The arguments without the first file or link among them, and that one: desktops hand such things over bare."""
    arguments = list(argv)
    for place, argument in enumerate(arguments):
        if place and arguments[place - 1] == "--home":
            continue
        if not argument.startswith("-"):
            wish = asked_for(argument)
            return (arguments, "") if wish is None else (arguments[:place] + arguments[place + 1 :], wish)
    return arguments, ""


def _window(home: str | None, arguments: list[str], wish: str) -> int:
    # Qt takes a while to import and needs libraries that a server has not: only where a window is wanted.
    from app.gui.app import run  # noqa: PLC0415

    return run(home_from(home), arguments, wish)
