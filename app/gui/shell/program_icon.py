"""The program's own sign: the system's by its name, else the one that comes with us."""

from PySide6.QtGui import QIcon

from app.gui.theme.icons import FOLDER


def program_icon() -> QIcon:
    """For the tray and notifications."""
    return QIcon.fromTheme("keepsake", QIcon(str(FOLDER / "keepsake.svg")))
