"""Starting with the person's session: one entry, where each system keeps such things.

Linux: a file in the autostart folder. macOS: a launch agent. Windows: a value below the user's Run key. Nothing needs
more rights than the person has, and taking the entry away leaves nothing behind.
"""

import os
import plistlib
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

_NAME = "keepsake"
_RUN_KEY = r"Software\Microsoft\Windows\CurrentVersion\Run"


class LoginEntry(Protocol):
    """The entry of one system."""

    def exists(self) -> bool:
        """Whether Keepsake starts with the session."""

    def write(self, command: Sequence[str]) -> None:
        """Start `command` with the session. OSError where that cannot be."""

    def remove(self) -> None:
        """Start nothing; safe when there is no entry."""


def login_entry() -> LoginEntry:
    """The entry of this system."""
    if sys.platform == "win32":
        return RunKeyEntry()
    if sys.platform == "darwin":
        return LaunchAgentEntry(Path.home() / "Library" / "LaunchAgents")
    return AutostartEntry(Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "autostart")


def start_command(home: Path | None) -> list[str]:
    """What starts this program: the frozen one, or Python with the module. `home` where it is not the usual one."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "app"]
    return [*program, *(["--home", str(home)] if home else [])]


class _FileEntry:
    """An entry that is one file in a folder which the session looks through."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def exists(self) -> bool:
        """Whether the file is there."""
        return self._file.exists()

    def write(self, command: Sequence[str]) -> None:
        """Write the file, whatever it said before."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_bytes(self._content(command))

    def remove(self) -> None:
        """Delete the file."""
        self._file.unlink(missing_ok=True)

    def _content(self, command: Sequence[str]) -> bytes:
        raise NotImplementedError


class AutostartEntry(_FileEntry):
    """XDG: a desktop file in the autostart folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / f"{_NAME}.desktop")

    def _content(self, command: Sequence[str]) -> bytes:
        lines = ["[Desktop Entry]", "Type=Application", "Name=Keepsake", f"Exec={_exec_line(command)}"]
        lines += ["Icon=keepsake", "Terminal=false", "X-GNOME-Autostart-enabled=true"]
        return ("\n".join(lines) + "\n").encode()


class LaunchAgentEntry(_FileEntry):
    """macOS: a property list in the user's LaunchAgents."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "org.keepsake.keepsake.plist")

    def _content(self, command: Sequence[str]) -> bytes:
        return plistlib.dumps({"Label": self._file.stem, "ProgramArguments": list(command), "RunAtLoad": True})


if sys.platform == "win32":
    import subprocess
    import winreg

    class RunKeyEntry:
        """Windows: a value of the user's Run key."""

        def exists(self) -> bool:
            """Whether the value is there."""
            with winreg.CreateKey(winreg.HKEY_CURRENT_USER, _RUN_KEY) as key:
                try:
                    winreg.QueryValueEx(key, _NAME)
                except FileNotFoundError:
                    return False
                return True

        def write(self, command: Sequence[str]) -> None:
            """Set the value."""
            with winreg.CreateKey(winreg.HKEY_CURRENT_USER, _RUN_KEY) as key:
                winreg.SetValueEx(key, _NAME, 0, winreg.REG_SZ, subprocess.list2cmdline(command))

        def remove(self) -> None:
            """Delete the value."""
            with winreg.CreateKey(winreg.HKEY_CURRENT_USER, _RUN_KEY) as key:
                try:
                    winreg.DeleteValue(key, _NAME)
                except FileNotFoundError:
                    return


def _exec_line(command: Sequence[str]) -> str:
    """A command as desktop files write it: quoted in their way, and no sign of theirs for a file."""
    return " ".join(_quoted(word) for word in command).replace("%", "%%")


def _quoted(word: str) -> str:
    if word == shlex.quote(word):
        return word
    escaped = "".join("\\" + sign if sign in '"`$\\' else sign for sign in word)
    return '"' + escaped.replace("\\", "\\\\") + '"'
