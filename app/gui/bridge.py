"""The one object between the engine's thread and the widgets."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from concurrent.futures import CancelledError, Future
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.application import Application
from app.core.errors import AppError, ErrorCode
from app.core.events import Event, ThinkingReceived, TokenReceived

if TYPE_CHECKING:
    from app.core.engine import Engine

T = TypeVar("T")

FRAME = 33  # ms between two pieces of a streamed answer: some 30 a second, whatever the model's speed


class Bridge(QObject):
    """Calls the engine from the window's thread, and brings its events and results back to that thread.

    `core_event` carries the core's events; pieces of an answer that come within a frame are joined into one.
    """

    core_event = Signal(object)
    opened = Signal()
    _arrived = Signal(object)
    _finished = Signal(object)

    def __init__(self, application: Application, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._application = application
        self._engine: Engine | None = None
        self._closed = False
        self._pending: list[TokenReceived | ThinkingReceived] = []
        self._frame = QTimer(self, interval=FRAME, singleShot=True)
        self._frame.timeout.connect(self._flush)
        # Emitted on the engine's thread, received here: Qt queues them.
        self._arrived.connect(self._receive)
        self._finished.connect(self._deliver)

    @property
    def application(self) -> Application:
        """What runs the engine."""
        return self._application

    @property
    def engine(self) -> Engine:
        """The engine, once the database is open. `AppError(BUG)` before."""
        if self._engine is None:
            raise AppError(ErrorCode.BUG, type="the engine is not open yet")
        return self._engine

    @property
    def is_open(self) -> bool:
        """Whether the engine may be called."""
        return self._engine is not None

    def open(self, passphrase: str | None, failed: Callable[[AppError], None]) -> None:
        """Open the database; emits `opened`, or calls `failed`."""

        def done(engine: Engine) -> None:
            self._engine = engine
            self.opened.emit()

        async def work() -> Engine:
            engine = await self._application.open(passphrase)
            engine.subscribe(self._arrived.emit)
            return engine

        self.submit(work(), done, failed)

    def close(self) -> None:
        """Call the engine no more and bring nothing from it: the window is going. Comes before the engine's own end."""
        self._closed = True
        self._pending.clear()
        self._frame.stop()

    def submit(
        self, work: Coroutine[Any, Any, T], done: Callable[[T], None], failed: Callable[[AppError], None]
    ) -> Future[T]:
        """Run `work` on the engine's thread; exactly one of the two is called back, on the window's thread, unless it
        is cancelled. Anything that is not an `AppError` becomes `AppError(BUG)` with the name of its type only."""
        if self._closed:
            work.close()
            nothing: Future[T] = Future()
            nothing.cancel()
            return nothing
        future = self._application.submit(work)
        future.add_done_callback(lambda finished: self._finished.emit((finished, done, failed)))
        return future

    @Slot(object)
    def _deliver(self, delivery: tuple[Future[Any], Callable[[Any], None], Callable[[AppError], None]]) -> None:
        future, done, failed = delivery
        if self._closed:
            return
        try:
            result = future.result()
        except CancelledError:
            return
        except AppError as error:
            failed(error)
            return
        except Exception as error:  # noqa: BLE001 (whatever it is, it is told; its text may be private)
            failed(AppError(ErrorCode.BUG, type=type(error).__name__))
            return
        done(result)

    @Slot(object)
    def _receive(self, event: Event) -> None:
        if self._closed:
            return
        if not isinstance(event, TokenReceived | ThinkingReceived):
            self._flush()
            self.core_event.emit(event)
            return
        last = self._pending[-1] if self._pending else None
        if isinstance(event, TokenReceived) and isinstance(last, TokenReceived) and _same_chat(last, event):
            self._pending[-1] = TokenReceived(event.conversation_id, last.text + event.text)
        elif isinstance(event, ThinkingReceived) and isinstance(last, ThinkingReceived) and _same_chat(last, event):
            self._pending[-1] = ThinkingReceived(event.conversation_id, last.text + event.text)
        else:
            self._pending.append(event)
        if not self._frame.isActive():
            self._frame.start()

    @Slot()
    def _flush(self) -> None:
        pending, self._pending = self._pending, []
        self._frame.stop()
        for event in pending:
            self.core_event.emit(event)


def _same_chat(one: TokenReceived | ThinkingReceived, other: TokenReceived | ThinkingReceived) -> bool:
    return one.conversation_id == other.conversation_id
