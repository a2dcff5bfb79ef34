"""How a row of the list of conversations is painted: headings, folders, chats, and what a search found."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.gui.item_models.conversation_rows import Entry, Row
from app.gui.item_models.conversations import ENTRY, NEWS, OPEN, SPACE
from app.gui.theme import fonts, icons, tokens
from app.gui.theme.palette import colours_in_use, space_colour
from app.i18n import tr

Index = QModelIndex | QPersistentModelIndex

_EDGE, _INSIDE = 6, 10  # px, from the list's edge to a row's ground, and from there to its words
_DOT = 8  # px
_BAR = 3  # px, the mark of the chat that is open
_LEAST_ASIDE, _MOST_ASIDE = 0.25, 0.45  # of a row's width that what stands at its right end may take
_EXCERPT_LINES = 2


class ConversationRow(QStyledItemDelegate):
    """Every row is a line; a message that was found is three."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        entry: Entry = index.data(ENTRY)
        height = QFontMetrics(fonts.font()).lineSpacing() + tokens.WIDE
        if entry.row is Row.MESSAGE:
            height += _EXCERPT_LINES * QFontMetrics(fonts.font(tokens.SMALL)).lineSpacing()
        return QSize(option.rect.width(), height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: Entry = index.data(ENTRY)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = _Line(painter, option)
        if entry.row is Row.HEADING:
            line.heading(str(index.data()))
        else:
            line.ground(opened=bool(index.data(OPEN)))
            if entry.row is Row.FOLDER:
                line.folder(entry)
            else:
                line.chat(index, entry)
        painter.restore()

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:
        entry: Entry = index.data(ENTRY)
        editor = QLineEdit(parent)
        editor.setAccessibleName(
            tr("Name of the folder; Enter saves, Escape keeps the old one")
            if entry.row is Row.FOLDER
            else tr("Title of the chat; Enter saves, Escape keeps the old one")
        )
        return editor

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: Index) -> None:
        editor.setGeometry(option.rect.adjusted(_EDGE, 1, -_EDGE, -1))

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Keep the editor's own undo and redo from reaching the window's shortcuts."""
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
        return super().eventFilter(editor, event)


class _Line:
    """One row while it is painted; what is drawn at its right end takes room from what follows."""

    def __init__(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        self._painter = painter
        self._state = option.state
        self._colours = colours_in_use()  # the option's palette is what the style sheet left of it
        self._area = option.rect.adjusted(_EDGE, 1, -_EDGE, -1)
        self._room = self._area.adjusted(_INSIDE, 0, -_INSIDE, 0)

    def heading(self, words: str) -> None:
        """A few words above a group."""
        self._painter.setFont(fonts.font(tokens.SMALL, bold=True))
        self._painter.setPen(QColor(self._colours.faint))
        below = self._room.adjusted(0, 0, 0, -tokens.TIGHT)
        self._painter.drawText(below, int(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft), words)

    def ground(self, *, opened: bool) -> None:
        """What lies under a row that is chosen, open, under the pointer, or has the focus."""
        chosen = self._state & QStyle.StateFlag.State_Selected
        hovered = self._state & QStyle.StateFlag.State_MouseOver
        if chosen or opened or hovered:
            self._fill(self._colours.chosen if chosen else self._colours.hover)
            self._painter.drawRoundedRect(self._area, tokens.ROUND, tokens.ROUND)
        if opened:  # a bar as well: which chat is open is not told by a colour alone
            bar = QRect(self._area.left(), self._area.top(), _BAR, self._area.height())
            self._fill(self._colours.accent)
            self._painter.drawRoundedRect(bar.adjusted(0, tokens.NEAR, 0, -tokens.NEAR), 1.5, 1.5)
        if self._state & QStyle.StateFlag.State_HasFocus:
            self._painter.setPen(QPen(QColor(self._colours.focus), self._colours.ring))
            self._painter.setBrush(Qt.BrushStyle.NoBrush)
            self._painter.drawRoundedRect(self._area, tokens.ROUND, tokens.ROUND)

    def folder(self, entry: Entry) -> None:
        """Whether it is open, its name and how much is in it."""
        self._sign("chevron-right" if entry.collapsed else "chevron-down")
        self._sign("folder" if entry.collapsed else "folder-open")
        self._aside(str(entry.count))
        self._title(entry.title, fonts.font())

    def chat(self, index: Index, entry: Entry) -> None:
        """Title, place and news; of a message, what it says."""
        if entry.inside:
            self._room.setLeft(self._room.left() + tokens.ICON + tokens.NEAR)
        whole = self._room
        if entry.row is Row.MESSAGE:
            self._room = QRect(whole.left(), whole.top() + tokens.TIGHT, whole.width(), whole.height() // 3)
        news = index.data(NEWS)
        if news == "answering":
            self._dots()
        elif news == "unread":
            self._dot(self._colours.accent)
        space = index.data(SPACE)
        if space is not None:
            title = QFontMetrics(fonts.font()).horizontalAdvance(str(index.data()))
            self._aside(space[1], title + _DOT + tokens.GAP)
            self._dot(space_colour(space[0]))
        chat = entry.conversation
        if chat is not None and chat.temporary:
            self._sign("ghost")
        elif chat is not None and chat.archived and entry.marks:  # found by a search among those that are not
            self._sign("archive")
        elif chat is not None and chat.pinned:
            self._sign("pin")
        marks = entry.marks if entry.row is Row.CHAT else ()
        self._title(str(index.data()), fonts.font(bold=news == "unread"), marks)
        if entry.row is Row.MESSAGE:
            self._room = whole.adjusted(0, self._room.height() + tokens.TIGHT, 0, 0)
            self._excerpt(entry)

    # -- parts

    def _fill(self, colour: str) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(QColor(colour))

    def _sign(self, name: str) -> None:
        square = QRect(0, 0, tokens.ICON, tokens.ICON)
        square.moveCenter(QPoint(self._room.left() + tokens.ICON // 2, self._room.center().y()))
        icons.icon(name, "faint").paint(self._painter, square)
        self._room.setLeft(square.right() + tokens.NEAR)

    def _title(self, words: str, font: QFont, marks: tuple[tuple[int, int], ...] = ()) -> None:
        flat = words.replace("\n", " ")
        metrics = QFontMetrics(font)
        shown = metrics.elidedText(flat, Qt.TextElideMode.ElideRight, self._room.width())
        self._draw([shown], font, marks, self._colours.text, self._room.center().y() - metrics.height() // 2)

    def _excerpt(self, entry: Entry) -> None:
        font = fonts.font(tokens.SMALL)
        lines = _wrapped(" ".join(entry.excerpt.split()), font, self._room.width())
        self._draw(lines, font, entry.marks, self._colours.faint, self._room.top())

    def _draw(self, lines: list[str], font: QFont, marks: tuple[tuple[int, int], ...], ink: str, top: int) -> None:
        """Lines of one text with the marked parts of it, which are bold and underlined: not by a colour alone."""
        self._painter.setPen(QColor(ink))
        start = 0
        for line in lines:
            layout = QTextLayout(line, font)
            option = QTextOption()
            option.setWrapMode(QTextOption.WrapMode.NoWrap)
            layout.setTextOption(option)
            layout.setFormats([self._marked(first - start, last - start, len(line)) for first, last in marks])
            layout.beginLayout()
            layout.createLine().setLineWidth(self._room.width())
            layout.endLayout()
            layout.draw(self._painter, QPointF(self._room.left(), top))
            start += len(line)
            top += QFontMetrics(font).lineSpacing()

    def _marked(self, first: int, last: int, length: int) -> QTextLayout.FormatRange:
        part = QTextLayout.FormatRange()
        part.start = max(min(first, length), 0)
        part.length = max(min(last, length) - part.start, 0)
        part.format.setForeground(QColor(self._colours.text))
        part.format.setFontWeight(QFont.Weight.Bold)
        part.format.setFontUnderline(True)
        part.format.setUnderlineColor(QColor(self._colours.accent))
        return part

    def _aside(self, words: str, wanted: int = 0) -> None:
        """A few words at the right end: what is left of `wanted` pixels for the title, within bounds."""
        font = fonts.font(tokens.SMALL)
        metrics = QFontMetrics(font)
        least, most = (round(self._room.width() * share) for share in (_LEAST_ASIDE, _MOST_ASIDE))
        room = min(max(self._room.width() - wanted, least), most)
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
        self._painter.setFont(font)
        self._painter.setPen(QColor(self._colours.faint))
        self._painter.drawText(self._room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), shown)
        self._room.setRight(self._room.right() - metrics.horizontalAdvance(shown) - tokens.TIGHT)

    def _dot(self, colour: str) -> None:
        self._fill(colour)
        place = QPointF(self._room.right() - _DOT / 2, self._room.center().y() + 0.5)
        self._painter.drawEllipse(place, _DOT / 2, _DOT / 2)
        self._room.setRight(self._room.right() - _DOT - tokens.NEAR)

    def _dots(self) -> None:
        """Three small ones: something is being written."""
        self._fill(self._colours.accent)
        for number in range(3):
            place = QPointF(self._room.right() - 2 - 6 * number, self._room.center().y() + 0.5)
            self._painter.drawEllipse(place, 2.0, 2.0)
        self._room.setRight(self._room.right() - 2 * _DOT - tokens.NEAR)


def _wrapped(text: str, font: QFont, width: int) -> list[str]:
    """`text` in at most two lines of `width` pixels, the last one elided where more would follow."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    starts: list[int] = []
    while len(starts) < _EXCERPT_LINES and (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        starts.append(line.textStart())
    layout.endLayout()
    lines = [text[start:end] for start, end in zip(starts, [*starts[1:], len(text)], strict=True)]
    return [*lines[:-1], QFontMetrics(font).elidedText(lines[-1], Qt.TextElideMode.ElideRight, width)] if lines else []
