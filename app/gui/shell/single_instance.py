"""A second start raises the first one's window, and hands on what it was asked to open.

The home's lock (`app/core/home.py`) decides who is first; this only carries the wish. Only the same user is heard: on
Unix the socket lies in the home, whose folder is its owner's alone, and the kernel is asked who speaks; on Windows the
pipe is open to its owner only. What comes is one short line of JSON, and is read as strictly as a link from the web.
"""

import hashlib
import json
import os
import socket as sockets
import struct
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from app.targets import Target, read_target

_WAIT = 500  # ms
_PATIENCE = 2_000  # ms that a caller may take to say what it wants
_LONGEST = 8_192  # bytes
_LONGEST_NAME = 90  # bytes: the system allows some hundred, and Qt adds a folder of its own


class SingleInstance(QObject):
    """Listens for later starts."""

    asked = Signal(object)  # Target

    def __init__(self, home: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = _name(home)
        self._callers: set[QLocalSocket] = set()  # that have not finished
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._greet)

    def listen(self) -> None:
        """Be the first; takes over the socket that a crash left behind. Call it once the home's lock is held."""
        if self._server.isListening():
            return
        QLocalServer.removeServer(self._name)
        self._server.listen(self._name)

    def close(self) -> None:
        """Listen no more."""
        self._callers.clear()
        self._server.close()

    def _greet(self) -> None:
        while (caller := self._server.nextPendingConnection()) is not None:
            if not _same_user(caller):
                caller.abort()
                caller.deleteLater()
                continue
            caller.setReadBufferSize(_LONGEST)
            self._callers.add(caller)
            caller.disconnected.connect(lambda caller=caller: self._hear(caller))
            patience = QTimer(caller, singleShot=True)  # its child: it must not outlive it
            patience.timeout.connect(lambda caller=caller: caller.abort())
            patience.start(_PATIENCE)
            if caller.state() is QLocalSocket.LocalSocketState.UnconnectedState:
                self._hear(caller)  # it was faster than we

    def _hear(self, caller: QLocalSocket) -> None:
        if caller not in self._callers:
            return
        self._callers.discard(caller)
        line = bytes(caller.readAll().data())
        caller.deleteLater()
        target = _read(line)
        if target is not None:
            self.asked.emit(target)


def raise_first(home: Path, wish: str = "") -> bool:
    """Ask the program that has this home to show its window and to open `wish` (see `app/targets.py`); False when none
    answers."""
    caller = QLocalSocket()
    caller.connectToServer(_name(home))
    if not caller.waitForConnected(_WAIT):
        return False
    caller.write(json.dumps({"open": wish}).encode() + b"\n")
    caller.disconnectFromServer()  # waits for what was written
    if caller.state() is not QLocalSocket.LocalSocketState.UnconnectedState:
        caller.waitForDisconnected(_WAIT)
    return True


def _read(line: bytes) -> Target | None:
    """What a caller wants; None where it does not speak as we do."""
    if len(line) >= _LONGEST or not line.endswith(b"\n"):
        return None
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        return None
    wish = said.get("open") if isinstance(said, dict) else None
    return read_target(wish) if isinstance(wish, str) else None


def _same_user(caller: QLocalSocket) -> bool:
    """Whether the same user is at the other end, as far as the system tells."""
    if sys.platform != "linux":
        return True  # the pipe's or the folder's rights have decided
    with sockets.socket(fileno=os.dup(int(caller.socketDescriptor()))) as peer:
        _pid, uid, _gid = struct.unpack("3i", peer.getsockopt(sockets.SOL_SOCKET, sockets.SO_PEERCRED, 12))
    return bool(uid == os.getuid())


def _name(home: Path) -> str:
    """Where the first listens. Two homes are two programs, so the home's path is in the name."""
    short = "keepsake-" + hashlib.sha256(str(home.resolve()).encode()).hexdigest()[:16]
    if os.name == "nt":
        return short
    path = home.resolve() / "keepsake.sock"
    if len(os.fsencode(path)) <= _LONGEST_NAME:
        return str(path)
    return str(Path(os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir()) / short)
