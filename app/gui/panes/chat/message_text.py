"""A message's text: as tall as its content, and deaf to what the content asks for."""

from PySide6.QtCore import QEvent, QSize, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QMessageBox, QSizePolicy, QTextBrowser, QWidget

from app.gui import markdown
from app.gui.theme.palette import colours_in_use
from app.i18n import tr

_WIDEST = 700  # px
_SAFE_SCHEMES = {"http", "https", "mailto"}


class MessageText(QTextBrowser):
    """Shows Markdown. Loads nothing, opens a link only after showing where it leads."""

    copied = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._coloured = True
        self._blocks: tuple[str, ...] = ()
        self.setProperty("role", "message")
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(self.verticalScrollBarPolicy().ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.document().setDocumentMargin(0)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self.anchorClicked.connect(self._open)

    def set_markdown(self, text: str, *, growing: bool = False) -> None:
        """Show `text`; while it is `growing`, code keeps one colour."""
        if (text, not growing) == (self._text, self._coloured):
            return
        self._text, self._coloured = text, not growing
        self._render()

    def loadResource(self, _type: int, _name: QUrl | str) -> object:
        """Nothing: Qt would fetch pictures, also from files, because a text names them."""
        return None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and self._text:
            self._render()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the chat scrolls, not the message

    def sizeHint(self) -> QSize:
        return QSize(self.natural_width(), self._height())

    def natural_width(self) -> int:
        """The width at which no line has to wrap, up to a limit; in pixels."""
        lines = self.document().toPlainText().splitlines()
        longest = max((self.fontMetrics().horizontalAdvance(line) for line in lines), default=0)
        return min(longest + 12, _WIDEST)

    def minimumSizeHint(self) -> QSize:
        return QSize(80, 20)

    def _render(self) -> None:
        colours = markdown.code_colours(colours_in_use())
        rendered = markdown.render(self._text, colours, coloured=self._coloured)
        self._blocks = rendered.blocks
        self.setHtml(rendered.html)
        self._fit()

    def _height(self) -> int:
        return int(self.document().size().height()) + 2

    def _fit(self) -> None:
        if self.height() != self._height():
            self.setFixedHeight(self._height())

    def _open(self, url: QUrl) -> None:
        address = url.toString()
        if address.startswith(markdown.COPY):
            QGuiApplication.clipboard().setText(self._blocks[int(address.removeprefix(markdown.COPY))])
            self.copied.emit()
            return
        if url.scheme() not in _SAFE_SCHEMES:
            return
        question = tr("Open this address in your browser?") + f"\n\n{address}"
        buttons = QMessageBox.StandardButton.Open | QMessageBox.StandardButton.Cancel
        if QMessageBox.question(self, tr("Open a link"), question, buttons) == QMessageBox.StandardButton.Open:
            QDesktopServices.openUrl(url)
