"""What the window remembers of how it was left: `window.ini` in the home, numbers only, nothing private."""

from collections.abc import Collection

from PySide6.QtCore import QSettings

from app.core.home import Home

_COLLAPSED = "chats/collapsed"


class ViewState:
    """The window's memory of one home."""

    def __init__(self, home: Home) -> None:
        self._file = QSettings(str(home.path / "window.ini"), QSettings.Format.IniFormat)

    def collapsed(self) -> set[int]:
        """The ids of the folders that are shut."""
        words = str(self._file.value(_COLLAPSED, "")).split()
        return {int(word) for word in words if word.isdigit()}

    def collapse(self, folder_ids: Collection[int]) -> None:
        """These folders are shut, the others open."""
        self._file.setValue(_COLLAPSED, " ".join(map(str, sorted(folder_ids))))
