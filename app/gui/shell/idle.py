"""Noticing that nobody has touched the program for a while."""

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

_TOUCHES = {
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
    QEvent.Type.InputMethod,
}
_OFTEN_ENOUGH = 1_000  # ms: a moving pointer need not be noted more often


class IdleWatch(QObject):
    """Emits `idle` after so many minutes without a key, a click or the pointer moving over our windows."""

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.idle)

    def watch(self, minutes: int) -> None:
        """Begin to count anew; 0 stops. Only while it counts does it look at events at all."""
        application = QApplication.instance()
        if application is None:
            return
        application.removeEventFilter(self)
        self._timer.stop()
        if minutes:
            self._timer.start(minutes * 60_000)
            application.installEventFilter(self)

    @property
    def watching(self) -> bool:
        """Whether it counts."""
        return self._timer.isActive()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note a touch, and let it through."""
        if event.type() in _TOUCHES and self._timer.interval() - self._timer.remainingTime() > _OFTEN_ENOUGH:
            self._timer.start()
        return False
