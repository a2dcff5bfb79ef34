"""The answer to "Is there a newer version?": asked at the person's click only, and nothing is installed from here."""

import sys

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox, QWidget

from app.core.models import UpdateReport
from app.gui.bridge import Bridge
from app.gui.operations import Query
from app.i18n import tr


def check_for_updates(bridge: Bridge, window: QWidget) -> None:
    """Ask, and show the answer; faults are told by the window."""
    Query(window, lambda engine: engine.check_for_updates()).success(lambda report: _show(report, window)).run(bridge)


def _show(report: UpdateReport, window: QWidget) -> None:
    box = QMessageBox(window)
    box.setWindowTitle(tr("Check for updates"))
    if not report.newer:
        box.setText(tr("Keepsake {version} is the newest version.", version=report.current))
        box.addButton(tr("Close"), QMessageBox.ButtonRole.RejectRole)
        box.open()
        return
    box.setText(tr("Keepsake {newest} is out; you have {version}.", newest=report.newest, version=report.current))
    how = (
        tr("If you installed Keepsake with your package manager, it brings the new version. Otherwise download it.")
        if sys.platform == "linux"
        else tr("Download it and install it over this one.")
    )
    box.setInformativeText(how + " " + tr("Your data stays where it is, and is backed up before it is changed."))
    page = box.addButton(tr("Open the page in your browser"), QMessageBox.ButtonRole.AcceptRole)
    page.clicked.connect(lambda: QDesktopServices.openUrl(QUrl(report.page)))
    box.addButton(tr("Later"), QMessageBox.ButtonRole.RejectRole)
    box.open()
