"""The user's guide: one Markdown file a language, with its chapters beside it and a search."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QDesktopServices,
    QImage,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from app.gui.look import plain_label, search_field, style
from app.i18n import current_language, tr

GUIDE = Path(__file__).parents[3] / "resources" / "guide"
_MARGIN = 28  # px around the text
_LINE = 125  # per cent
_PICTURE = "\ufffc"  # what stands for one in a document's text


class _Page(QTextBrowser):
    """The guide's text. It shows pictures of the guide's own folder and nothing else."""

    def loadResource(self, kind: int, name: QUrl) -> object:  # type: ignore[override]  # Qt takes any value
        path = (GUIDE / name.path()).resolve()
        if kind != QTextDocument.ResourceType.ImageResource.value or not path.is_relative_to(GUIDE.resolve()):
            return None
        picture = QImage(str(path))
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        return picture

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_pictures()

    def fit_pictures(self) -> None:
        """Pictures as wide as the column, never wider than they are."""
        room = self.viewport().width() - 2 * _MARGIN
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        for position, picture in list(self._pictures()):  # a change ends the walk through the fragments
            width = min(QImage(str(GUIDE / picture.name())).width(), room)
            if width > 0 and picture.width() != width:
                picture.setWidth(width)
                cursor.setPosition(position)
                cursor.setPosition(position + 1, QTextCursor.MoveMode.KeepAnchor)
                cursor.setCharFormat(picture)
        cursor.endEditBlock()

    def _pictures(self) -> Iterator[tuple[int, QTextImageFormat]]:
        """Where the pictures stand."""
        block = self.document().begin()
        while block.isValid():
            fragments = block.begin()
            while not fragments.atEnd():
                fragment = fragments.fragment()
                if fragment.charFormat().isImageFormat():
                    yield fragment.position(), fragment.charFormat().toImageFormat()
                fragments += 1
            block = block.next()

    def space_out(self) -> None:
        """Room between lines and paragraphs: Markdown's own is for printing."""
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        block = self.document().begin()
        while block.isValid():
            cursor.setPosition(block.position())
            shape = block.blockFormat()
            if not block.text().startswith(_PICTURE):
                shape.setLineHeight(_LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            shape.setBottomMargin(2 if block.textList() is not None else 10)
            if shape.headingLevel():
                shape.setTopMargin(18)
            cursor.setBlockFormat(shape)
            block = block.next()
        cursor.endEditBlock()


class GuideWindow(QWidget):
    """A window of its own: one reads it beside the program."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("User's guide"))
        self.resize(980, 720)
        self.search = search_field(tr("Search the guide"))
        self.search.textChanged.connect(self._find_first)
        self.search.returnPressed.connect(self._find_next)
        self._nothing = plain_label(tr("Not in the guide."))
        style(self._nothing, "quiet")
        self._nothing.hide()
        self.chapters = QListWidget()
        self.chapters.setAccessibleName(tr("Chapters"))
        self.chapters.currentItemChanged.connect(self._show_chapter)
        self.page = _Page()
        self.page.setOpenLinks(False)
        self.page.anchorClicked.connect(_open_outside)
        self.page.setAccessibleName(tr("User's guide"))
        self.page.document().setDocumentMargin(_MARGIN)
        left = QWidget()
        column = QVBoxLayout(left)
        column.addWidget(self.search)
        column.addWidget(self._nothing)
        column.addWidget(self.chapters, 1)
        splitter = QSplitter()
        splitter.addWidget(left)
        splitter.addWidget(self.page)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([260, 720])
        splitter.setChildrenCollapsible(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(splitter)
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.setFocus)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.close)
        self._read()

    def _read(self) -> None:
        self.page.document().setMarkdown(
            (GUIDE / f"{current_language()}.md").read_text("utf-8"), QTextDocument.MarkdownFeature.MarkdownNoHTML
        )
        block = self.page.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == 2:
                item = QListWidgetItem(block.text())
                item.setData(Qt.ItemDataRole.UserRole, block.position())
                self.chapters.addItem(item)
            block = block.next()
        self.page.space_out()
        self.page.fit_pictures()
        self.page.moveCursor(QTextCursor.MoveOperation.Start)  # else it stands where the text was put in: at the end

    def _show_chapter(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._go_to(int(item.data(Qt.ItemDataRole.UserRole)))

    def _go_to(self, position: int) -> None:
        """Bring a place to the top of the page."""
        cursor = self.page.textCursor()
        cursor.setPosition(position)
        self.page.setTextCursor(cursor)
        bar = self.page.verticalScrollBar()
        bar.setValue(bar.value() + self.page.cursorRect(cursor).top())

    def _find_first(self) -> None:
        self.page.moveCursor(QTextCursor.MoveOperation.Start)
        self._find_next()

    def _find_next(self) -> None:
        """The next place that holds the words; from the top again after the last."""
        words = self.search.text()
        found = not words or self.page.find(words)
        if not found:
            self.page.moveCursor(QTextCursor.MoveOperation.Start)
            found = self.page.find(words)
        self._nothing.setVisible(not found)


def _open_outside(address: QUrl) -> None:
    if address.scheme() == "https":
        QDesktopServices.openUrl(address)
