"""Exceptions that nobody caught: logged and told without a word of what a person or a model wrote."""

import logging
import sys
import traceback
from collections.abc import Callable
from types import TracebackType

from app.core.errors import AppError, ErrorCode

_log = logging.getLogger(__name__)


def install(tell: Callable[[AppError], None]) -> Callable[[], None]:
    """Catch what would otherwise end on standard error with its text; returns a function that takes this back.

    Only the exception's type and the places in our code are logged: its message may quote what was being worked on.
    """
    before = sys.excepthook

    def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            before(kind, error, trace)
            return
        places = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(traceback.extract_tb(trace)))
        _log.error("%s at %s", kind.__name__, places)
        tell(error if isinstance(error, AppError) else AppError(ErrorCode.BUG, type=kind.__name__))

    def uninstall() -> None:
        sys.excepthook = before

    sys.excepthook = report
    return uninstall
