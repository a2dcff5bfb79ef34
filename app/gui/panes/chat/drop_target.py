"""Files and pictures dropped anywhere on a widget."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget


class DropTarget(QObject):
    """Lets a widget take what `takes` says it can, and hands it to `take`; `hover` tells while something is held over
    it."""

    def __init__(
        self,
        widget: QWidget,
        takes: Callable[[QMimeData], bool],
        take: Callable[[QMimeData], None],
        hover: Callable[[bool], None],
    ) -> None:
        super().__init__(widget)
        self._takes, self._take, self._hover = takes, take, hover
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """See Qt."""
        if event.type() is QEvent.Type.DragLeave:
            self._hover(False)
        if not isinstance(event, QDropEvent):  # entering and moving are drop events too
            return False
        if not self._takes(event.mimeData()):
            return False
        event.acceptProposedAction()
        dropped = event.type() is QEvent.Type.Drop
        self._hover(not dropped)
        if dropped:
            self._take(event.mimeData())
        return True
