"""The way to the panel's pages: a list beside them where there is room, else a button that unfolds the same list."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.gui import look
from app.gui.theme import fonts, icons, tokens
from app.gui.theme.palette import colours_in_use
from app.i18n import tr

_SIDE_WIDTH = 212  # px
_COUNT_PADDING, _COUNT_HEIGHT = 7, 18  # px, of the little plate that a count stands on


@dataclass(frozen=True, slots=True)
class Entry:
    """A page: its sign and words. `attention`: a count of it is something to do."""

    sign: str
    words: str
    attention: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Pages that belong together."""

    words: str
    entries: tuple[Entry, ...]


class PanelNav(QWidget):
    """One button a page, of which one is down; arrow keys go from one to the next. Pages are numbered through all
    groups."""

    currentChanged = Signal(int)
    expand = Signal(bool)  # fill the window, or go back to the side

    def __init__(self, groups: tuple[Group, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._groups = groups
        self._entries = [entry for group in groups for entry in group.entries]
        self._counts = [0] * len(self._entries)
        self._expanded = False
        self._group = QButtonGroup(self)
        self._group.idToggled.connect(self._toggled)
        self.side = self._make_side()
        self.bar = self._make_bar()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.side)
        row.addWidget(self.bar)
        self._group.button(0).setChecked(True)
        self.set_wide(False)

    # -- for the panel

    def currentIndex(self) -> int:
        """The page that is shown."""
        return self._group.checkedId()

    def setCurrentIndex(self, index: int) -> None:
        """Show another page."""
        self._group.button(index).setChecked(True)

    def tabText(self, index: int) -> str:
        """A page's words with its count."""
        count = self._counts[index]
        return f"{self._entries[index].words} {count}" if count else self._entries[index].words

    def set_count(self, index: int, count: int) -> None:
        """How much there is on a page."""
        self._counts[index] = count
        button = self._group.button(index)
        if isinstance(button, _PageButton):
            button.set_count(count)
        self._show_current()

    def set_wide(self, wide: bool) -> None:
        """With the list beside the pages, or with the button above them."""
        self.side.setVisible(wide)
        self.bar.setVisible(not wide)
        self.setSizePolicy(
            QSizePolicy.Policy.Fixed if wide else QSizePolicy.Policy.Preferred,
            QSizePolicy.Policy.Preferred if wide else QSizePolicy.Policy.Fixed,
        )

    def set_expanded(self, expanded: bool) -> None:
        """Whether the panel fills the window."""
        self._expanded = expanded
        words = tr("Back to the side") if expanded else tr("Fill the window with the memory")
        for button in self._expanders:
            look.sign(button, "minimize-2" if expanded else "maximize-2")
            look.describe(button, words)

    # -- building

    def _make_side(self) -> QWidget:
        body = QWidget()
        look.style(body, "clear")
        column = QVBoxLayout(body)
        column.setContentsMargins(12, 4, 4, 8)
        column.setSpacing(1)
        heading = QLabel(tr("Memory"))
        look.style(heading, "heading")
        top = QHBoxLayout()
        top.setContentsMargins(10, 4, 0, 4)
        top.addWidget(heading, 1)
        self._expanders = [look.tool_button("maximize-2", "")]
        top.addWidget(self._expanders[0])
        column.addLayout(top)
        index = 0
        for group in self._groups:
            title = QLabel(group.words)
            look.style(title, "group")
            column.addWidget(title)
            for entry in group.entries:
                button = _PageButton(entry, body)
                self._group.addButton(button, index)
                column.addWidget(button)
                index += 1
        column.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFixedWidth(_SIDE_WIDTH)
        area.setWidget(body)
        return area

    def _make_bar(self) -> QWidget:
        bar = QWidget(self)
        self.page_button = QPushButton(bar)
        look.style(self.page_button, "page")
        self.page_button.clicked.connect(self.unfold)
        self._hint = QPushButton(bar)
        look.style(self._hint, "chip")
        self._hint.clicked.connect(self._follow_hint)
        self._expanders.append(look.tool_button("maximize-2", ""))
        for button in self._expanders:
            button.clicked.connect(lambda: self.expand.emit(not self._expanded))
        self.set_expanded(False)
        row = QHBoxLayout(bar)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(6)
        row.addWidget(self.page_button)
        row.addStretch(1)
        row.addWidget(self._hint)
        row.addWidget(self._expanders[1])
        return bar

    def menu(self) -> QMenu:
        """The pages as a menu."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(tr("Parts of the memory"))
        index = 0
        for group in self._groups:
            if menu.actions():
                menu.addSeparator()
            menu.addAction(group.words).setEnabled(False)
            for entry in group.entries:
                action = menu.addAction(icons.icon(entry.sign), self.tabText(index))
                action.setIconVisibleInMenu(True)
                action.triggered.connect(lambda _checked=False, index=index: self.setCurrentIndex(index))
                if index == self.currentIndex():
                    menu.setActiveAction(action)
                index += 1
        return menu

    def unfold(self) -> None:
        """Show the menu under its button."""
        self.menu().popup(self.page_button.mapToGlobal(QPoint(0, self.page_button.height() + 2)))

    # -- inside

    def _toggled(self, index: int, down: bool) -> None:
        if down:
            self._show_current()
            self.currentChanged.emit(index)

    def _show_current(self) -> None:
        """The bar: where one is, and what waits elsewhere."""
        if self.currentIndex() < 0 or not hasattr(self, "page_button"):
            return
        entry = self._entries[self.currentIndex()]
        words = self.tabText(self.currentIndex())
        self.page_button.setText(f"{words}  ▾")
        self.page_button.setAccessibleName(tr("{page}: choose another part of the memory", page=words))
        look.sign(self.page_button, entry.sign)
        waiting = self._waiting()
        self._hint.setVisible(waiting is not None)
        if waiting is not None:
            self._hint.setText(self.tabText(waiting))

    def _waiting(self) -> int | None:
        """Another page on which there is something to do."""
        pages = (index for index, entry in enumerate(self._entries) if entry.attention and self._counts[index])
        return next((index for index in pages if index != self.currentIndex()), None)

    def _follow_hint(self) -> None:
        if (waiting := self._waiting()) is not None:
            self.setCurrentIndex(waiting)


class _PageButton(QPushButton):
    """Sign and words at the left, the count at the right."""

    def __init__(self, entry: Entry, parent: QWidget) -> None:
        super().__init__(entry.words, parent)
        self._entry = entry
        self._count = 0
        self.setCheckable(True)
        look.style(self, "nav")
        look.sign(self, entry.sign)
        self.setIconSize(QSize(tokens.ICON, tokens.ICON))
        self.set_count(0)

    def set_count(self, count: int) -> None:
        """How much there is."""
        self._count = count
        words = tr("{page}, {n}", page=self._entry.words, n=count) if count else self._entry.words
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._count:
            return
        told = f"{self._count:,}".replace(",", "\u202f")
        colours = colours_in_use()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = fonts.font(tokens.SMALL)
        width = QFontMetrics(font).horizontalAdvance(told) + 2 * _COUNT_PADDING
        place = QRect(self.width() - width - 8, (self.height() - _COUNT_HEIGHT) // 2, width, _COUNT_HEIGHT)
        painter.setFont(font)
        if self._entry.attention:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.warning))
            painter.drawRoundedRect(place, _COUNT_HEIGHT / 2, _COUNT_HEIGHT / 2)
        painter.setPen(QColor(colours.warning_text if self._entry.attention else colours.faint))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, told)
        painter.end()
