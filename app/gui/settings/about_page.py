"""About: the version, the licences of everything it is made of, and Qt's notice."""

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app import __version__
from app.gui.bridge import Bridge
from app.gui.look import plain_label, style
from app.gui.settings.licence_list import LicenceList
from app.i18n import tr

_LOWEST = 360  # px: the page scrolls, so that the list needs a height of its own


class AboutPage(QWidget):
    """What Keepsake is, and whose work is in it."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        card = QFrame(self)
        style(card, "card")
        inner = QVBoxLayout(card)
        inner.setContentsMargins(16, 12, 16, 12)
        title = plain_label(tr("Keepsake {version}", version=__version__))
        style(title, "heading")
        inner.addWidget(title)
        inner.addWidget(plain_label(about_words()))
        self.licences = LicenceList(bridge, self)
        self.licences.setMinimumHeight(_LOWEST)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(card)
        column.addWidget(self.licences)


def about_words() -> str:
    """What Keepsake is, in a line or two."""
    return tr(
        "A private assistant that remembers you and shows you everything it remembers. Everything stays on this "
        "machine. Licensed under Apache-2.0."
    )
