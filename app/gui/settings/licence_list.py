"""The licences of everything that Keepsake is made of."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QPlainTextEdit,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.gui.bridge import Bridge
from app.gui.look import dialog_column, plain_label, style
from app.gui.operations import Query
from app.gui.settings.licences import Licence, licence_text, licences
from app.i18n import tr

if TYPE_CHECKING:
    from app.core.engine import Engine


class LicenceList(QWidget):
    """Every package with its version and licence; a row opens the licence's text."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        qt = plain_label(
            tr(
                "The window is made with Qt and PySide6, used under the GNU Lesser General Public License, version 3 "
                "(LGPL-3.0). They are separate libraries that you may replace by your own build; their source is at "
                "download.qt.io and code.qt.io."
            )
        )
        self.table = QTableWidget(0, 3, self)
        self.table.setHorizontalHeaderLabels([tr("Package"), tr("Version"), tr("Licence")])
        self.table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().hide()
        self.table.setShowGrid(False)
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)
        self.table.setAccessibleName(tr("Licences"))
        self.table.activated.connect(lambda index: self._open(index.row()))
        hint = plain_label(tr("Open a line with a double click or Enter to read its licence."))
        style(hint, "small")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(qt)
        column.addWidget(self.table, 1)
        column.addWidget(hint)
        self._licences: list[Licence] = []
        Query(self, _read).success(self._show).run(bridge)

    def _show(self, found: list[Licence]) -> None:
        self._licences = found
        self.table.setRowCount(len(found))
        for row, one in enumerate(found):
            for place, text in enumerate((one.package, one.version, one.name)):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                self.table.setItem(row, place, item)

    def _open(self, row: int) -> None:
        one = self._licences[row]
        dialog = QDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(f"{one.package} {one.version}: {one.name}")
        dialog.resize(680, 520)
        none = tr("The package brings no text; its licence is {name}.", name=one.name)
        text = QPlainTextEdit(licence_text(one.package) or none, dialog)
        text.setReadOnly(True)
        text.setAccessibleName(dialog.windowTitle())
        buttons = QDialogButtonBox(dialog)
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(dialog.reject)
        column = dialog_column(dialog)
        column.addWidget(text, 1)
        column.addWidget(buttons)
        dialog.open()


async def _read(_engine: Engine) -> list[Licence]:
    """Off the window's thread: some fifty packages are looked at."""
    return await asyncio.to_thread(licences)
