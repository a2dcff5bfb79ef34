"""What the window looked like when it was left: where it stood, what was open, what was used last.

Kept as `window.json` in the home: numbers and ids only, never a title or a text. A damaged file is as good as none.
"""

import base64
import json
from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError
from PySide6.QtCore import QByteArray

_RECENT = 20


class WindowState(BaseModel):
    """One state of the window. `geometry` and `splitter` are Qt's own, which fit themselves to the screens."""

    model_config = ConfigDict(extra="ignore")

    geometry: str = ""  # base64
    splitter: str = ""  # base64
    memory: bool = False
    chat: int | None = None
    collapsed: list[int] = []  # the folders of the list that are shut
    recent: list[str] = []  # what was chosen in the command palette, the latest first, e.g. "action:new", "chat:12"

    def remember(self, entry: str) -> None:
        """Note that an entry of the palette was chosen."""
        self.recent = [entry, *(one for one in self.recent if one != entry)][:_RECENT]


def read_state(path: Path) -> WindowState:
    """The state that was kept, or an empty one."""
    try:
        return WindowState.model_validate_json(path.read_bytes())
    except (OSError, ValidationError):
        return WindowState()


def write_state(path: Path, state: WindowState) -> None:
    """Keep a state, whole or not at all. A full disk costs the state, not the person's leaving."""
    temporary = path.with_suffix(".tmp")
    try:
        temporary.write_text(json.dumps(state.model_dump()) + "\n", "utf-8")
        temporary.replace(path)
    except OSError:
        temporary.unlink(missing_ok=True)


def encoded(data: QByteArray) -> str:
    """Bytes as text."""
    return base64.b64encode(bytes(data.data())).decode("ascii")


def decoded(text: str) -> bytes:
    """The bytes of a text; none where it is damaged."""
    try:
        return base64.b64decode(text, validate=True)
    except ValueError:
        return b""
