"""Two answers to one question, side by side, with what differs marked."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.core.models import Message
from app.gui.look import dialog_column, mark_colours, plain_label, style
from app.gui.panes.memory.differences import Piece, differences, marked_html, new_side, old_side
from app.i18n import tr


class ComparisonDialog(QDialog):
    """The answer before, and the one without some of what it was given. Both stay in the chat."""

    def __init__(self, before: Message, after: Message, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("With and without"))
        self.resize(860, 520)
        pieces = differences(_as_read(before.text), _as_read(after.text))
        sides = QHBoxLayout()
        sides.setSpacing(12)
        sides.addWidget(self._side(tr("The answer before"), old_side(pieces)))
        sides.addWidget(self._side(tr("The answer without it"), new_side(pieces)))
        note = plain_label(tr("Both answers stay in the chat; the arrows under the answer switch between them."))
        style(note, "small")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.button(QDialogButtonBox.StandardButton.Close).setText(tr("Close"))
        buttons.rejected.connect(self.reject)
        column = dialog_column(self)
        column.addLayout(sides, 1)
        column.addWidget(note)
        column.addWidget(buttons)

    def _side(self, title: str, pieces: list[Piece]) -> QWidget:
        side = QWidget()
        heading = QLabel(title)
        style(heading, "strong")
        text = QLabel(marked_html(pieces, mark_colours(), crossed=False))
        text.setTextFormat(Qt.TextFormat.RichText)
        text.setWordWrap(True)
        text.setAlignment(Qt.AlignmentFlag.AlignTop)
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        text.setMargin(10)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(text)
        frame = QFrame()
        style(frame, "card")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(2, 2, 2, 2)
        inside.addWidget(area)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(heading)
        column.addWidget(frame, 1)
        return side


def _as_read(text: str) -> str:
    """Markdown without its marks."""
    document = QTextDocument()
    document.setMarkdown(text, QTextDocument.MarkdownFeature.MarkdownNoHTML)
    return document.toPlainText()
