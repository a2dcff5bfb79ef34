"""The line at the panel's foot that says what was just done and offers to take it back."""

from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from app.gui import look
from app.i18n import tr

_SHOWN_FOR = 12_000  # ms; a warning stays until it is closed or another notice comes


class NoticeBar(QFrame):
    """One notice at a time, never in the way of typing."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look.style(self, "notice")
        self._text = look.plain_label()
        self._text.setAccessibleName(tr("Notice"))
        self._action = QPushButton(self)
        self._action.clicked.connect(self._act)
        self._act_on: Callable[[], None] | None = None
        close = look.tool_button("x", tr("Close the notice"))
        close.clicked.connect(self.dismiss)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 8, 8)
        row.setSpacing(8)
        row.addWidget(self._text, 1)
        row.addWidget(self._action)
        row.addWidget(close)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        self.hide()

    def tell(self, text: str, action: str = "", act: Callable[[], None] | None = None) -> None:
        """Say what was done; `action` names what `act` does about it."""
        self._show(text, action, act, warning=False)
        self._timer.start(_SHOWN_FOR)

    def warn(self, text: str) -> None:
        """Say what could not be done; stays until closed."""
        self._show(text, "", None, warning=True)
        self._timer.stop()

    def dismiss(self) -> None:
        """Close the notice."""
        self._timer.stop()
        self.hide()
        self.closed.emit()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text()

    def _show(self, text: str, action: str, act: Callable[[], None] | None, *, warning: bool) -> None:
        look.style(self, "warning" if warning else "notice")
        self._text.setText(text)
        self._action.setText(action)
        self._action.setVisible(bool(action))
        self._act_on = act
        self.show()
        look.announce(self, text, urgent=warning)

    def _act(self) -> None:
        act = self._act_on
        self.dismiss()
        if act is not None:
            act()
