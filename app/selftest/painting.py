"""The self-test's look at the window: it is opened over an empty home, and its picture is looked at."""

from pathlib import Path
from typing import cast

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QApplication

from app.application import Application
from app.core.home import Home
from app.gui.bridge import Bridge
from app.gui.theme import Theme
from app.gui.window.main_window import MainWindow

_PASSPHRASE = "only for the self-test"
_PATIENCE = 60_000  # ms
_SIZE = (1100, 720)


def painted_window(folder: Path) -> str:
    """Open the window on a home in `folder`, paint it, and close everything; says how large the picture is.

    Raises `RuntimeError` when the database does not open or the picture is empty.
    """
    qt = cast("QApplication", QApplication.instance() or QApplication(["keepsake"]))
    missing = {"png", "svg"} - {bytes(name.data()).decode() for name in QImageReader.supportedImageFormats()}
    if missing:
        raise RuntimeError(f"Qt cannot read {', '.join(sorted(missing))}")
    application = Application(Home(folder))
    application.settings.change(host="http://127.0.0.1:9")  # the discard port: this is not about a model server
    bridge = Bridge(application)
    try:
        application.start()
        application.submit(application.open(_PASSPHRASE)).result(_PATIENCE / 1000)
        window = MainWindow(bridge, Theme(qt, "light"))
        window.resize(*_SIZE)
        loop = QEventLoop()
        bridge.opened.connect(lambda: QTimer.singleShot(0, loop.quit))
        QTimer.singleShot(_PATIENCE, loop, loop.quit)
        window.show()
        loop.exec()
        picture = window.grab().toImage()
        window.close()
        window.deleteLater()
    finally:
        bridge.close()
        application.close()
        qt.processEvents()
    if not bridge.is_open:
        raise RuntimeError("the window's database does not open")
    colours = _colours(picture)
    if colours < 20:
        raise RuntimeError(f"the picture has {colours} colours only: no text is drawn, or no window")
    return f"{picture.width()} x {picture.height()}, {colours} colours"


def _colours(picture: QImage) -> int:
    return len({picture.pixel(x, y) for x in range(0, picture.width(), 2) for y in range(picture.height())})
