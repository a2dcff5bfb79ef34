"""One version of a memory: who made it, when, and what changed."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from app.core.models import MemoryVersion, OperationState
from app.gui import look
from app.gui.panes.memory.differences import differences, marked_html
from app.gui.text import dates
from app.i18n import tr
from app.words.memory import actor_words, kind_words, state_words


class VersionCard(QFrame):
    """A version beside the one before it."""

    restore = Signal(str)  # the text to give the memory again

    def __init__(
        self,
        version: MemoryVersion,
        earlier: MemoryVersion | None,
        parent: QWidget | None = None,
        *,
        restorable: bool,
    ) -> None:
        """`restorable`: the memory reads differently now, so that this text can be given back to it."""
        super().__init__(parent)
        look.style(self, "card")
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(4)
        head = look.plain_label(_what(version))
        look.style(head, "strong")
        column.addWidget(head)
        who = look.plain_label(
            tr("{who} · {when}", who=actor_words(version.operation.actor), when=dates.moment(version.operation.at))
        )
        look.style(who, "quiet")
        column.addWidget(who)
        column.addWidget(self._wording(version, earlier))
        if restorable:
            button = QPushButton(tr("Restore this version"))
            button.setAccessibleName(tr("Restore version {number}", number=version.number))
            button.clicked.connect(lambda: self.restore.emit(version.text))
            column.addSpacing(4)
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

    def _wording(self, version: MemoryVersion, earlier: MemoryVersion | None) -> QLabel:
        if earlier is None or earlier.text == version.text:
            return look.plain_label(version.text)
        label = look.plain_label()
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setText(marked_html(differences(earlier.text, version.text), look.mark_colours()))
        label.setAccessibleName(tr("{new}; before: {old}", new=version.text, old=earlier.text))
        return label


def _what(version: MemoryVersion) -> str:
    did = tr("{number}. {did}", number=version.number, did=kind_words(version.operation.kind))
    if version.current:
        return tr("{did} — now", did=did)
    if version.operation.state is not OperationState.DONE:
        return tr("{did} — {state}", did=did, state=state_words(version.operation.state).lower())
    return did
