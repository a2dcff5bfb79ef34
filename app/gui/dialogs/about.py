"""About Keepsake: what it is, what changed, whose work is in it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTabWidget, QTextBrowser, QVBoxLayout, QWidget

from app import __version__
from app.gui.look import plain_label, style
from app.gui.resources import read_resource
from app.i18n import tr


class AboutDialog(QDialog):
    """The version, the change log with notes on moving to it, and the licences of what is bundled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("About Keepsake"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(600, 520)
        title = plain_label(tr("Keepsake {version}", version=__version__))
        style(title, "title")
        what = plain_label(
            tr(
                "A private assistant that remembers you and shows you everything it remembers. Everything stays on "
                "this machine."
            )
        )
        pages = QTabWidget(self)
        pages.setDocumentMode(True)
        for words, name in ((tr("Changes"), "CHANGELOG.md"), (tr("Licences"), "LICENCES.md")):
            pages.addTab(_page(words, read_resource(name)), words)
        buttons = QDialogButtonBox(self)
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        for widget in (title, what, pages, buttons):
            column.addWidget(widget)


def _page(words: str, markdown: str) -> QTextBrowser:
    page = QTextBrowser()
    page.setOpenExternalLinks(False)
    page.setOpenLinks(False)
    page.setMarkdown(markdown)
    page.setAccessibleName(words)
    return page
