"""Files in and out: choosing them, and what is said about them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from app.gui.bridge import Bridge
from app.gui.dialogs.transfer import ImportDialog
from app.gui.operations import Command
from app.i18n import tr
from app.writing import write_file

if TYPE_CHECKING:
    from app.core.engine import Engine


class FileExchange(QObject):
    """Import and export, as the window's menu offers them."""

    told = Signal(str)

    def __init__(self, bridge: Bridge, window: QWidget) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._window = window

    def ask_import(self) -> None:
        """Choose a file and look at what is in it."""
        kinds = tr("Exports and lists") + " (*.zip *.json *.txt *.md)"
        name, _kind = QFileDialog.getOpenFileName(self._window, tr("Import"), "", kinds)
        if name:
            self.look_at(Path(name))

    def look_at(self, path: Path) -> None:
        """Show what is in a file; nothing is taken in before the person says so."""
        ImportDialog(self._bridge, path, self._window).open()

    def ask_export(self) -> None:
        """Choose a file and write everything into it."""
        kinds = "JSON (*.json);;Markdown (*.md)"
        name, _kind = QFileDialog.getSaveFileName(self._window, tr("Export"), "keepsake.json", kinds)
        if name:
            self._write(Path(name))

    def _write(self, path: Path) -> None:
        async def work(engine: Engine) -> None:
            if path.suffix == ".md":
                text = await engine.export_markdown()
            else:
                document = await engine.export()
                text = await asyncio.to_thread(json.dumps, document, ensure_ascii=False, indent=2)
            await asyncio.to_thread(write_file, path, text)

        Command(self._window, work).success(lambda _nothing: self._written(path)).run(self._bridge)

    def _written(self, path: Path) -> None:
        self.told.emit(
            tr("Written to {file}. It is not encrypted: keep it where only you can read it.", file=path.name)
        )
