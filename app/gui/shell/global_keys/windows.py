"""Global keys on Windows: RegisterHotKey, whose messages come with the window's own."""

import ctypes
import sys
from ctypes import wintypes

from PySide6.QtCore import QAbstractNativeEventFilter, QByteArray, QCoreApplication, Qt
from PySide6.QtGui import QKeySequence

from app.gui.shell.global_keys import GlobalKeys

_WM_HOTKEY = 0x0312
_MOD_ALT, _MOD_CONTROL, _MOD_SHIFT, _MOD_WIN, _MOD_NOREPEAT = 1, 2, 4, 8, 0x4000
_ID = 1
_VIRTUAL = {Qt.Key.Key_Space: 0x20, Qt.Key.Key_Return: 0x0D, Qt.Key.Key_Tab: 0x09, Qt.Key.Key_Insert: 0x2D}


def hot_key(keys: str) -> tuple[int, int] | None:
    """Modifiers and virtual key code as Windows wants them; None for keys it cannot listen for."""
    sequence = QKeySequence(keys)
    if sequence.count() != 1:
        return None
    pressed = sequence[0]  # type: ignore[index]  # the stubs do not know that it is one
    key, held = pressed.key(), pressed.keyboardModifiers()
    modifiers = _MOD_NOREPEAT
    for modifier, bit in (
        (Qt.KeyboardModifier.AltModifier, _MOD_ALT),
        (Qt.KeyboardModifier.ControlModifier, _MOD_CONTROL),
        (Qt.KeyboardModifier.ShiftModifier, _MOD_SHIFT),
        (Qt.KeyboardModifier.MetaModifier, _MOD_WIN),
    ):
        modifiers |= bit if held & modifier else 0
    if modifiers == _MOD_NOREPEAT:
        return None
    if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 or Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
        return modifiers, int(key)
    if Qt.Key.Key_F1 <= key <= Qt.Key.Key_F24:
        return modifiers, 0x70 + int(key) - int(Qt.Key.Key_F1)
    return (modifiers, _VIRTUAL[key]) if key in _VIRTUAL else None


if sys.platform == "win32":

    class _Filter(QAbstractNativeEventFilter):
        def __init__(self, keys: GlobalKeys) -> None:
            super().__init__()
            self._keys = keys

        def nativeEventFilter(self, kind: QByteArray | bytes, message: int) -> tuple[bool, int]:
            if bytes(kind) == b"windows_generic_MSG":
                read = wintypes.MSG.from_address(int(message))
                if read.message == _WM_HOTKEY and read.wParam == _ID:
                    self._keys.pressed.emit()
            return False, 0

    class HotKeys(GlobalKeys):
        """One hot key of this thread."""

        def __init__(self) -> None:
            super().__init__()
            self._filter = _Filter(self)
            self._registered = False

        def use(self, keys: str) -> None:
            application = QCoreApplication.instance()
            if application is None:
                return
            if self._registered:
                ctypes.windll.user32.UnregisterHotKey(None, _ID)
                application.removeNativeEventFilter(self._filter)
                self._registered = False
            wanted = hot_key(keys) if keys else None
            if wanted is not None and ctypes.windll.user32.RegisterHotKey(None, _ID, *wanted):
                application.installNativeEventFilter(self._filter)
                self._registered = True
            elif keys:
                self.refused.emit()
