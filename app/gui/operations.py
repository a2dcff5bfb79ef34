"""Calls of the engine from widgets: a `Query` reads, a `Command` changes something.

    Query(self, lambda engine: engine.memories()).success(self._show).run(bridge)

The callbacks run on the window's thread, and only while `parent` lives. Without a `failure` of its own a fault is shown
in words by the nearest parent that has a `show_error(AppError)` method: the window's message bar.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from app.core.errors import AppError
from app.gui.bridge import Bridge

if TYPE_CHECKING:
    from app.core.engine import Engine

T = TypeVar("T")


class Query(Generic[T]):
    """Something to read; see the module."""

    def __init__(self, parent: QWidget, work: Callable[[Engine], Coroutine[Any, Any, T]]) -> None:
        self._parent = parent
        self._work = work
        self._success: Callable[[T], None] = lambda _result: None
        self._failure: Callable[[AppError], None] = self._show

    def success(self, callback: Callable[[T], None]) -> Self:
        """Call this with the result."""
        self._success = callback
        return self

    def failure(self, callback: Callable[[AppError], None]) -> Self:
        """Call this with the error, instead of showing it."""
        self._failure = callback
        return self

    def run(self, bridge: Bridge) -> None:
        """Start it; returns at once."""
        bridge.submit(self._work(bridge.engine), self._while_alive(self._success), self._while_alive(self._failure))

    def _while_alive(self, callback: Callable[[Any], None]) -> Callable[[Any], None]:
        return lambda value: callback(value) if isValid(self._parent) else None

    def _show(self, error: AppError) -> None:
        widget: QWidget | None = self._parent
        while widget is not None:
            show = getattr(widget, "show_error", None)
            if show is not None:
                show(error)
                return
            widget = widget.parentWidget()


class Command(Query[T]):
    """Something to change: panes learn of the change from `Committed`, so most commands need no `success`."""
