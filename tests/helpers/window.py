"""The real window, driven as a person would: typed keys and clicked buttons."""

from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.application import Application
from app.core.engine import Engine
from app.core.home import Home
from app.gui.bridge import Bridge
from app.gui.panes.chat.chips import Chip
from app.gui.panes.chat.message_view import MessageView
from app.gui.theme import Theme
from app.gui.window.main_window import MainWindow
from app.gui.window.windows import Windows, discard
from app.i18n import set_language

T = TypeVar("T")
W = TypeVar("W", bound=QWidget)
TIMEOUT = 30_000  # ms
PASSPHRASE = "correct horse battery staple"


class Window:
    """A started program with its window; `close` ends it as a person's click does."""

    def __init__(self, home: Home, qtbot: QtBot) -> None:
        qt = QApplication.instance()
        assert isinstance(qt, QApplication)
        self.qtbot = qtbot
        self.application = Application(home)
        self.application.start()
        self.bridge = Bridge(self.application)
        self.windows = Windows(qt, self.bridge, Theme(qt, "light"))
        self.main.show()
        self._closed = False

    @property
    def main(self) -> MainWindow:
        """The window there is; another one after the language was changed."""
        return self.windows.current

    def opened(self) -> "Window":
        """Wait until the database is open and the window built."""
        self.until(lambda: hasattr(self.main, "actions_"))
        return self

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            self.main.close()
            self.bridge.close()
            self.application.close()
            discard(self.main)
            self.windows.deleteLater()
            self.bridge.deleteLater()
            QApplication.processEvents()
            # No event loop is left to do it, and Python would delete the parts in another order than Qt does.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    # -- acting

    def call(self, work: Callable[[Engine], Coroutine[Any, Any, T]]) -> T:
        """Call the engine behind the window."""
        return self.application.submit(work(self.bridge.engine)).result(timeout=TIMEOUT / 1000)

    def say(self, text: str) -> None:
        """Type a message and press Enter; wait until the answer is there."""
        before = self.main.chat.conversation
        count = len(self.texts())
        box = self.main.chat.composer.box
        box.setFocus()
        box.insertPlainText(text)  # as an input method does: qtbot's keyClicks knows ASCII only
        self.qtbot.keyClick(box, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
        self.until(lambda: not self.main.chat.answering and len(self.texts()) >= (count if before else 0) + 2)

    def click(self, button: QAbstractButton) -> None:
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)  # type: ignore[no-untyped-call]

    def press(self, words: str, within: QWidget | None = None) -> None:
        """Click the button with these words."""
        self.until(lambda: self.buttons(words, within))
        self.click(self.buttons(words, within)[-1])

    def until(self, condition: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=TIMEOUT)

    # -- looking

    def buttons(self, words: str, within: QWidget | None = None) -> list[QAbstractButton]:
        found = (within or self.main).findChildren(QAbstractButton)
        return [button for button in found if button.text() == words and button.isVisible()]

    def visible(self, kind: type[W]) -> list[W]:
        return [widget for widget in self.main.findChildren(kind) if widget.isVisible()]

    def texts(self) -> list[str]:
        """The messages that are shown, in their order on the screen."""
        views = self.main.chat.findChildren(MessageView)
        shown = [view for view in views if not view.isHidden()]
        return [view.message.text for view in sorted(shown, key=lambda view: view.message.id)]

    def chips(self) -> list[str]:
        """What the chips say."""
        return [chip.accessibleName() for chip in self.visible(Chip)]

    def labels(self) -> str:
        """Everything that labels say, for a look at the whole."""
        return "\n".join(label.text() for label in self.visible(QLabel))


@contextmanager
def starting(home: Home, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Window]]:
    """A call that starts the program on `home`, without Ollama where it names no `host`; all is closed at the end."""
    monkeypatch.setenv("KEEPSAKE_PASSPHRASE", PASSPHRASE)
    set_language("en")
    windows: list[Window] = []

    def start(host: str = "http://127.0.0.1:9") -> Window:
        monkeypatch.setenv("OLLAMA_HOST", host)
        windows.append(Window(home, qtbot).opened())
        return windows[-1]

    yield start
    for window in windows:
        window.close()
