"""A second start raises the first one's window.

The home's lock (`app/core/home.py`) decides who is first; this only carries the wish to be seen. The local socket is
named after the home, so that two homes are two programs.
"""

import hashlib
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_WAIT = 500  # ms


class SingleInstance(QObject):
    """Listens for later starts."""

    raised = Signal()

    def __init__(self, home: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = _name(home)
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
        self._server.close()

    def _greet(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnectFromServer()
            socket.deleteLater()
            self.raised.emit()


def raise_first(home: Path) -> bool:
    """Ask the program that has this home to show its window; False when none answers."""
    socket = QLocalSocket()
    socket.connectToServer(_name(home))
    found = socket.waitForConnected(_WAIT)
    socket.abort()
    return found


def _name(home: Path) -> str:
    return "keepsake-" + hashlib.sha256(str(home.resolve()).encode()).hexdigest()[:16]
