"""About Keepsake: what it is, what changed, whose work is in it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTabWidget, QTextBrowser, QWidget

from app import __version__
from app.gui.bridge import Bridge
from app.gui.look import dialog_column, plain_label, style
from app.gui.resources import read_resource
from app.gui.settings.about_page import about_words
from app.gui.settings.licence_list import LicenceList
from app.i18n import tr


class AboutDialog(QDialog):
    """The version, the change log with notes on moving to it, and the licences of what is bundled."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("About Keepsake"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(640, 560)
        title = plain_label(tr("Keepsake {version}", version=__version__))
        style(title, "title")
        self.pages = QTabWidget(self)
        self.pages.setDocumentMode(True)
        self.pages.addTab(_page(tr("Changes"), read_resource("CHANGELOG.md")), tr("Changes"))
        self.pages.addTab(LicenceList(bridge, self), tr("Licences"))
        buttons = QDialogButtonBox(self)
        close = buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        column = dialog_column(self)
        column.addWidget(title)
        column.addWidget(plain_label(about_words()))
        column.addWidget(self.pages, 1)
        column.addWidget(buttons)
        close.setFocus()


def _page(words: str, markdown: str) -> QTextBrowser:
    page = QTextBrowser()
    page.setOpenExternalLinks(False)
    page.setOpenLinks(False)
    page.setMarkdown(markdown)
    page.setAccessibleName(words)
    return page
