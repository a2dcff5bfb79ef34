"""Keys that work while another program has the focus, where the platform allows it.

Linux: the desktop's portal asks the person once and keeps the keys (`portal.py`). Windows: RegisterHotKey
(`windows.py`). macOS: Apple lets only programs with the accessibility permission listen, so there is none; `keepsake
--quick-ask` can be bound in the system's own shortcuts everywhere.
"""

import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.gui.bridge import Bridge


class GlobalKeys(QObject):
    """One set of keys for one thing. This one has no way to listen: a platform's own class does."""

    pressed = Signal()
    refused = Signal()  # the platform did not give the keys

    def use(self, keys: str) -> None:
        """Listen for these from now on, e.g. "Ctrl+Alt+Space"; "" for none."""
        if keys:
            self.refused.emit()


def global_keys(bridge: Bridge) -> GlobalKeys:
    """What this platform has."""
    makers: dict[str, Callable[[], GlobalKeys]] = {}
    if sys.platform == "linux":
        from app.gui.shell.global_keys.portal import PortalKeys  # noqa: PLC0415 (speaks D-Bus, which others have not)

        makers["linux"] = lambda: PortalKeys(bridge)
    elif sys.platform == "win32":
        from app.gui.shell.global_keys.windows import HotKeys  # noqa: PLC0415 (calls Windows)

        makers["win32"] = HotKeys
    return makers.get(sys.platform, GlobalKeys)()
