"""A block of code with its language, a button that copies it and one that wraps its lines."""

from math import ceil

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.gui.look import announce, style
from app.gui.panes.chat.text_parts import Prose
from app.gui.text.formulas import Typesetter
from app.gui.text.markdown import Part, code_colours, coloured
from app.gui.theme.palette import colours_in_use
from app.i18n import tr

_TOLD = 2000  # ms that "Copied" stays


class CodeText(Prose):
    """The lines of a block of code."""

    def __init__(self, typesetter: Typesetter, parent: QWidget | None = None) -> None:
        super().__init__(typesetter, parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._source = ""
        self._plain = True
        self.wrap(False)

    def wrap(self, wrapped: bool) -> None:
        """Break long lines, or scroll them sideways."""
        self._wrapped = wrapped
        self.setLineWrapMode(self.LineWrapMode.WidgetWidth if wrapped else self.LineWrapMode.NoWrap)
        self.document().setTextWidth(-1)
        self.updateGeometry()

    def show_part(self, part: Part) -> None:
        self._show(part, growing=False)

    def grow(self, part: Part) -> None:
        """Show code that is not at its end: in one colour, and only what is new is added."""
        self._show(part, growing=True)

    def redraw(self) -> None:
        if self._part is not None and not self._plain:
            self._render(self._part)

    def _show(self, part: Part, *, growing: bool) -> None:
        if part == self._part and growing == self._plain:
            return
        before, self._part = self._source, part
        self._source = part.source
        if growing and self._plain and before and part.source.startswith(before):
            end = QTextCursor(self.document())
            end.movePosition(QTextCursor.MoveOperation.End)
            end.insertText(part.source[len(before) :])
        elif growing:
            self.setHtml("<pre></pre>")
            self.textCursor().insertText(part.source)
            self._let_break()
        else:
            self._render(part)
        self._plain = growing
        self.updateGeometry()

    def _render(self, part: Part) -> None:
        self.setHtml(f"<pre>{coloured(part.source, part.language, code_colours(colours_in_use()))}</pre>")
        self._let_break()

    def _let_break(self) -> None:
        """Leave it to the mode of wrapping whether lines are broken: `pre` alone would forbid it."""
        everything = QTextCursor(self.document())
        everything.select(QTextCursor.SelectionType.Document)
        plain = QTextBlockFormat()
        plain.setNonBreakableLines(False)
        plain.setBottomMargin(0)
        everything.mergeBlockFormat(plain)

    def _height_at(self, width: int) -> int:
        if self._wrapped:
            return super()._height_at(width)
        document = self.document()
        if document.textWidth() >= 0:
            document.setTextWidth(-1)
        bar = self.horizontalScrollBar().sizeHint().height() + 2 if document.idealWidth() > width else 0
        return ceil(document.size().height()) + 1 + bar


class CodeBlock(QFrame):
    """Code with its language, a button that copies it and one that wraps its lines."""

    copied = Signal()

    def __init__(self, typesetter: Typesetter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        style(self, "code")
        self.text = CodeText(typesetter, self)
        self._source = ""
        self._language = QLabel(self)
        self._language.setTextFormat(Qt.TextFormat.PlainText)
        self._wrap = QPushButton(tr("Wrap lines"), self)
        self._wrap.setCheckable(True)
        self._wrap.toggled.connect(self._wrapped)
        self._copy = QPushButton(tr("Copy"), self)
        self._copy.setAccessibleName(tr("Copy the code"))
        self._copy.clicked.connect(self._copied)
        self._again = QTimer(self, singleShot=True, interval=_TOLD)
        self._again.timeout.connect(lambda: self._copy.setText(tr("Copy")))
        head = QHBoxLayout()
        head.addWidget(self._language, 1)
        head.addWidget(self._wrap)
        head.addWidget(self._copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 6, 8)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.text)

    def show_part(self, part: Part, *, growing: bool = False) -> None:
        """Show it; while it is `growing` it keeps one colour."""
        self._source = part.source
        words = part.language or tr("code")
        self._language.setText(words)
        self.text.setAccessibleName(f"{words}\n{part.source}")
        if growing:
            self.text.grow(part)
        else:
            self.text.show_part(part)

    def _wrapped(self, wrapped: bool) -> None:
        self._wrap.setText(tr("Don’t wrap lines") if wrapped else tr("Wrap lines"))
        self.text.wrap(wrapped)

    def _copied(self) -> None:
        QGuiApplication.clipboard().setText(self._source)
        self._copy.setText(tr("Copied"))
        announce(self, tr("Copied"))
        self._again.start()
        self.copied.emit()
