"""An opened home for the length of one command."""

from __future__ import annotations

import argparse
import getpass
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from app.application import Application
from app.core.errors import AppError, ErrorCode
from app.core.home import home_from
from app.i18n import tr

if TYPE_CHECKING:
    from app.core.engine import Engine

T = TypeVar("T")


class Session:
    """An engine that can be called from the terminal's thread."""

    def __init__(self, application: Application, engine: Engine) -> None:
        self.application = application
        self.engine = engine

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Run `work` on the engine's thread and wait for it. Ctrl-C cancels it."""
        future = self.application.submit(work)
        try:
            return future.result()
        except KeyboardInterrupt:
            future.cancel()
            raise


@contextmanager
def opened(options: argparse.Namespace) -> Iterator[Session]:
    """The home that the options name, opened; asks for the passphrase where there is a terminal to ask at."""
    application = Application(home_from(options.home))
    application.start()
    try:
        yield Session(application, _open(application))
    finally:
        application.close()


def space_of(session: Session, name: str | None) -> int | None:
    """The id of the space called `name`; None for no name and for "none". `AppError(NOT_FOUND)` where there is none."""
    return None if name is None or name == "none" else required_space(session, name)


def required_space(session: Session, name: str) -> int:
    """The id of the space called `name`. `AppError(NOT_FOUND)` where there is none."""
    for space in session.call(session.engine.spaces()):
        if space.name.casefold() == name.casefold():
            return space.id
    raise AppError(ErrorCode.NOT_FOUND, what="space", id=0)


def _open(application: Application) -> Engine:
    passphrase: str | None = None
    while True:
        try:
            return application.submit(application.open(passphrase)).result()
        except AppError as error:
            asking = (ErrorCode.PASSPHRASE_NEEDED, ErrorCode.PASSPHRASE_TOO_SHORT)
            wrong = error.code is ErrorCode.KEY_WRONG and passphrase is not None
            if not (error.code in asking or wrong) or not sys.stdin.isatty():
                raise
            passphrase = _asked(new=error.params.get("new") == 1 or error.code is ErrorCode.PASSPHRASE_TOO_SHORT)


def _asked(*, new: bool) -> str:
    if not new:
        return getpass.getpass(tr("Passphrase: "))
    print(tr("No system keyring was found. Choose a passphrase; without it nobody can read your data, not even you."))
    while True:
        first = getpass.getpass(tr("New passphrase (at least 8 characters): "))
        if first == getpass.getpass(tr("Once more: ")):
            return first
        print(tr("The two differ."))
