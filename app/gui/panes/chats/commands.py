"""What a person does to one chat or to many, and to folders: one call, one operation, one offer to undo it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from app.gui.bridge import Bridge
from app.gui.dialogs.chats_erase import EraseChatsDialog
from app.gui.item_models.conversation_rows import Entry, Row
from app.gui.operations import Command
from app.gui.panes.chat.export import ask_where
from app.i18n import tr, trn
from app.writing import write_file

if TYPE_CHECKING:
    from app.core.engine import Engine

Ids = Sequence[int]


class ChatCommands(QObject):
    """Calls the engine; tells what can be undone. Temporary chats, which stand nowhere, are only ever deleted."""

    done = Signal(str, int)  # words, operation id
    told = Signal(str)
    deleted = Signal(object)  # ids of chats

    def __init__(self, bridge: Bridge, widget: QWidget) -> None:
        """`widget` is whose faults are shown, and above whom dialogs stand."""
        super().__init__(widget)
        self._bridge = bridge
        self._widget = widget

    def rename(self, entry: Entry, words: str) -> None:
        """Another title, or another name of a folder."""
        if entry.row is Row.FOLDER and entry.folder_id is not None:
            folder_id = entry.folder_id
            self._do(lambda engine: engine.rename_folder(folder_id, words), tr("The folder has another name."))
        else:
            Command(self._widget, lambda engine: engine.rename_conversation(entry.conversation_id, words)).run(
                self._bridge
            )

    def pin(self, ids: Ids, pinned: bool) -> None:
        """Keep at the top, or not."""
        n = len(ids)
        words = (
            trn("The chat is pinned.", "{n} chats are pinned.", n)
            if pinned
            else trn("The chat is no longer pinned.", "{n} chats are no longer pinned.", n)
        )
        self._do(lambda engine: engine.pin_conversations(ids, pinned), words)

    def archive(self, ids: Ids, archived: bool) -> None:
        """Out of the way, or back."""
        n = len(ids)
        words = (
            trn("The chat is in the archive.", "{n} chats are in the archive.", n)
            if archived
            else trn("The chat is back in the list.", "{n} chats are back in the list.", n)
        )
        self._do(lambda engine: engine.archive_conversations(ids, archived), words)

    def file(self, ids: Ids, folder_id: int | None) -> None:
        """Into a folder, or out of all."""
        n = len(ids)
        words = (
            trn("The chat is in no folder now.", "{n} chats are in no folder now.", n)
            if folder_id is None
            else trn("The chat is in the folder.", "{n} chats are in the folder.", n)
        )
        self._do(lambda engine: engine.file_conversations(ids, folder_id), words)

    def move(self, ids: Ids, space_id: int | None) -> None:
        """Into a space, or out of all."""
        n = len(ids)
        words = (
            trn("The chat is in no space now.", "{n} chats are in no space now.", n)
            if space_id is None
            else trn("The chat is in the space.", "{n} chats are in the space.", n)
        )
        self._do(lambda engine: engine.move_conversations(ids, space_id), words)

    def delete(self, ids: Ids, *, with_memories: bool = False) -> None:
        """To the trash."""
        Command(self._widget, lambda engine: engine.delete_conversations(ids, with_memories=with_memories)).success(
            lambda operation_id: self._deleted(ids, operation_id)
        ).run(self._bridge)

    def restore(self, ids: Ids) -> None:
        """Out of the trash."""
        words = trn("The chat is out of the trash.", "{n} chats are out of the trash.", len(ids))
        self._do(lambda engine: engine.restore_conversations(ids), words)

    def erase(self, entries: Sequence[Entry]) -> None:
        """For good, after asking."""
        ids = [entry.conversation_id for entry in entries]
        dialog = EraseChatsDialog([entry.title for entry in entries], ids, self._bridge, self._widget)
        told = trn("The chat is erased.", "{n} chats are erased.", len(ids))
        dialog.accepted.connect(
            lambda: (
                Command(self._widget, lambda engine: engine.erase_conversations(ids))
                .success(lambda _nothing: self.told.emit(told))
                .run(self._bridge)
            )
        )
        dialog.open()

    def export(self, ids: Ids) -> None:
        """Into a file that can be imported again; one alone also into one to be read."""
        if len(ids) == 1:
            ask_where(self._widget, self._bridge, ids[0], self.told.emit)
            return
        name, _kind = QFileDialog.getSaveFileName(self._widget, tr("Export"), "keepsake-chats.json", "JSON (*.json)")
        if name:
            self.write(ids, Path(name))

    def write(self, ids: Ids, path: Path) -> None:
        """As `export`, into this file."""

        async def work(engine: Engine) -> None:
            text = json.dumps(await engine.export_conversations(ids), ensure_ascii=False, indent=2)
            await asyncio.to_thread(write_file, path, text)

        words = tr("Written to {file}. It is not encrypted: keep it where only you can read it.", file=path.name)
        Command(self._widget, work).success(lambda _nothing: self.told.emit(words)).run(self._bridge)

    def add_folder(self, ids: Ids = ()) -> None:
        """Ask for a name; put these chats into the new folder."""
        name, accepted = QInputDialog.getText(self._widget, tr("New folder"), tr("Name of the folder"))
        if accepted and name.strip():
            Command(self._widget, lambda engine: engine.add_folder(name)).success(
                lambda folder: self.file(ids, folder.id) if ids else None
            ).run(self._bridge)

    def remove_folder(self, folder_id: int) -> None:
        """Its chats stay."""
        self._do(lambda engine: engine.remove_folder(folder_id), tr("The folder is removed; its chats are not."))

    def _deleted(self, ids: Ids, operation_id: int) -> None:
        self.deleted.emit(list(ids))
        stored = [id_ for id_ in ids if id_ > 0]
        if operation_id:
            self.done.emit(trn("The chat is in the trash.", "{n} chats are in the trash.", len(stored)), operation_id)

    def _do(self, work: Callable[[Engine], Coroutine[Any, Any, int]], words: str) -> None:
        Command(self._widget, work).success(lambda operation_id: self.done.emit(words, operation_id)).run(self._bridge)
