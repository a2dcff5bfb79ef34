"""Prose and what may be wider than the chat: the parts of a message's text but its code."""

from math import ceil

from PySide6.QtCore import QMimeData, QPoint, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QResizeEvent,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

from app.gui.text.formulas import Typesetter
from app.gui.text.markdown import FORMULA, Part
from app.gui.theme.palette import colours_in_use
from app.gui.theme.sheet import prose_sheet

WIDEST = 700  # px: the width at which a person's own words wrap
_INDENT = 24  # px of a list
_OBJECT = "\ufffc"  # what stands in a text for an image
_WIDEST_COLUMN = 260  # px of a table's column, before the table is scrolled
_SELECTING = (
    QKeySequence.StandardKey.Copy,
    QKeySequence.StandardKey.SelectAll,
    QKeySequence.StandardKey.SelectNextChar,
    QKeySequence.StandardKey.SelectPreviousChar,
    QKeySequence.StandardKey.SelectNextWord,
    QKeySequence.StandardKey.SelectPreviousWord,
    QKeySequence.StandardKey.SelectNextLine,
    QKeySequence.StandardKey.SelectPreviousLine,
    QKeySequence.StandardKey.SelectStartOfDocument,
    QKeySequence.StandardKey.SelectEndOfDocument,
)


class Prose(QTextBrowser):
    """Text as tall as its content. Loads nothing; tells what is selected with the source of its formulas."""

    dragged = Signal(QPoint)  # a selection goes on, at this place of the screen
    pressed = Signal()

    def __init__(self, typesetter: Typesetter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._typesetter = typesetter
        self._part: Part | None = None
        self.setProperty("role", "message")
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.document().setDocumentMargin(0)
        self.document().setDefaultStyleSheet(prose_sheet())
        self.document().setIndentWidth(_INDENT)

    # -- content

    def show_part(self, part: Part) -> None:
        """Show it, unless it is what is shown."""
        if part == self._part:
            return
        self._part = part
        self._render(part)
        self.setAccessibleName(self.toPlainText())
        self.updateGeometry()

    def redraw(self) -> None:
        """Show the same in the theme that is in use now."""
        if self._part is not None:
            self._render(self._part)

    def _render(self, part: Part) -> None:
        self.setHtml(part.html)
        end = QTextCursor(self.document())
        end.movePosition(QTextCursor.MoveOperation.End)
        last = end.blockFormat()
        last.setBottomMargin(0)
        end.setBlockFormat(last)

    def loadResource(self, _type: int, name: QUrl | str) -> object:
        """Our own formulas, and nothing else: Qt would fetch pictures, also from files, because a text names them."""
        address = name.toString() if isinstance(name, QUrl) else name
        number = address.removeprefix(FORMULA)
        if self._part is None or number == address or not number.isdecimal():
            return None
        formulas = self._part.formulas
        source = formulas[int(number)] if int(number) < len(formulas) else None
        drawn = self._typesetter.formula(source) if source is not None else None
        if source is None or drawn is None:
            return None
        ink = QColor(colours_in_use().text)
        display = source[1]
        x_height = 0.0 if display else QFontMetrics(self.document().defaultFont()).xHeight()
        return drawn.image(ink, self.devicePixelRatioF(), x_height=x_height)

    # -- size

    def heightForWidth(self, width: int) -> int:
        return self._height_at(width)

    def _height_at(self, width: int) -> int:
        document = self.document()
        if document.textWidth() != width:
            document.setTextWidth(width)
        return ceil(document.size().height()) + 1

    def sizeHint(self) -> QSize:
        return QSize(WIDEST, self._height_at(max(self.width(), 1)))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 18)

    def natural_width(self) -> int:
        """The width at which no line has to wrap."""
        before = self.document().textWidth()
        self.document().setTextWidth(-1)
        natural = ceil(self.document().idealWidth()) + 2
        self.document().setTextWidth(before)
        return natural

    # -- selecting

    def selected(self) -> str:
        """What is selected, with formulas in their source."""
        cursor = self.textCursor()
        text = cursor.selection().toPlainText()
        if _OBJECT not in text:
            return text
        pieces = text.split(_OBJECT)
        sources = self._sources(cursor.selectionStart(), cursor.selectionEnd())
        return (
            "".join(piece + (sources[place] if place < len(sources) else "") for place, piece in enumerate(pieces[:-1]))
            + (pieces[-1])
        )

    def _sources(self, begin: int, end: int) -> list[str]:
        """The formulas between two places, as they were written."""
        probe, found = QTextCursor(self.document()), []
        for place in range(begin, end):
            if self.document().characterAt(place) == _OBJECT:
                probe.setPosition(place + 1)
                number = probe.charFormat().toImageFormat().name().removeprefix(FORMULA)
                if self._part is not None and number.isdecimal():
                    source, display = self._part.formulas[int(number)]
                    found.append(f"$${source}$$" if display else f"${source}$")
        return found

    def select(self, anchor: int, position: int) -> None:
        """Select from one place to another."""
        cursor = self.textCursor()
        cursor.setPosition(anchor)
        cursor.setPosition(position, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)

    def end(self) -> int:
        """The last place."""
        return self.document().characterCount() - 1

    def createMimeDataFromSelection(self) -> QMimeData:
        data = QMimeData()
        data.setText(self.selected())
        return data

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(event.globalPosition().toPoint())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.ignore()  # the message has one menu for all its parts

    # -- the chat scrolls, not the message

    def wheelEvent(self, event: QWheelEvent) -> None:
        sideways = abs(event.angleDelta().x()) > abs(event.angleDelta().y())
        sideways = sideways or bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if sideways and self.horizontalScrollBar().maximum():
            super().wheelEvent(event)
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        links = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.textCursor().charFormat().isAnchor()
        sideways = event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right} and self.horizontalScrollBar().maximum()
        if links or any(event.matches(key) for key in _SELECTING):
            super().keyPressEvent(event)
        elif sideways and not event.modifiers():
            step = 40 if event.key() == Qt.Key.Key_Right else -40
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + step)
        else:
            event.ignore()


class Wide(Prose):
    """A table, or a formula in a line of its own: scrolled sideways where it is wider than the chat."""

    def __init__(self, typesetter: Typesetter, parent: QWidget | None = None) -> None:
        super().__init__(typesetter, parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setLineWrapMode(self.LineWrapMode.FixedPixelWidth)
        self._wanted = 0  # px, the width its content takes where there is room

    def _render(self, part: Part) -> None:
        super()._render(part)
        columns = part.html.partition("</tr>")[0].count("<th>") + part.html.partition("</tr>")[0].count("<th ")
        self.document().setTextWidth(-1)
        wanted = ceil(self.document().idealWidth()) + 2
        self._wanted = min(wanted, columns * _WIDEST_COLUMN) if columns else wanted
        self.setLineWrapColumnOrWidth(max(self.viewport().width(), self._wanted))

    def _height_at(self, width: int) -> int:
        content = max(width, self._wanted)
        height = super()._height_at(content)
        return height + (self.horizontalScrollBar().sizeHint().height() + 2 if content > width else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.setLineWrapColumnOrWidth(max(self.viewport().width(), self._wanted))
        super().resizeEvent(event)
