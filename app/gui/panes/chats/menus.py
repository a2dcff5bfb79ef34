"""Menus about chats: for one, for many, for a folder."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from app.gui.item_models.conversation_rows import Entry
from app.gui.panes.chats.commands import ChatCommands, Ids
from app.i18n import tr


class Shelf(Enum):
    """Which chats the list shows."""

    LIST = auto()
    ARCHIVE = auto()
    TRASH = auto()


@dataclass(frozen=True, slots=True)
class Places:
    """Where chats can be moved to: names by id."""

    folders: Mapping[int, str]
    spaces: Mapping[int, str]


def chats_menu(
    parent: QWidget,
    entries: Sequence[Entry],
    shelf: Shelf,
    places: Places,
    commands: ChatCommands,
    rename: Callable[[], None],
) -> QMenu:
    """What can be done to these chats; `rename` begins to edit the one."""
    menu = _menu(parent)
    ids = [entry.conversation_id for entry in entries]
    kept = [id_ for id_ in ids if id_ > 0]
    if shelf is Shelf.TRASH:
        menu.addAction(tr("Restore"), lambda: commands.restore(ids))
        menu.addAction(tr("Erase for good…"), lambda: commands.erase(entries))
        return menu
    if len(entries) == 1:
        menu.addAction(tr("Rename"), rename)
    if kept:
        pinned = not all(entry.conversation is not None and entry.conversation.pinned for entry in entries)
        menu.addAction(tr("Pin") if pinned else tr("Unpin"), lambda: commands.pin(kept, pinned))
        fill_folders(menu.addMenu(tr("Move to folder")), kept, places, commands)
        if places.spaces:
            fill_spaces(menu.addMenu(tr("Move to space")), kept, places, commands)
        if shelf is Shelf.ARCHIVE:
            menu.addAction(tr("Take out of the archive"), lambda: commands.archive(kept, False))
        else:
            menu.addAction(tr("Move to the archive"), lambda: commands.archive(kept, True))
        menu.addAction(tr("Export…"), lambda: commands.export(kept))
    menu.addSeparator()
    menu.addAction(tr("Delete"), lambda: commands.delete(ids))
    if kept:
        menu.addAction(tr("Delete, with what was learnt only there"), lambda: commands.delete(ids, with_memories=True))
    return menu


def folder_menu(parent: QWidget, entry: Entry, commands: ChatCommands, rename: Callable[[], None]) -> QMenu:
    """What can be done to a folder."""
    menu = _menu(parent)
    folder_id = entry.folder_id or 0
    menu.addAction(tr("Rename"), rename)
    menu.addAction(tr("Remove the folder, keep its chats"), lambda: commands.remove_folder(folder_id))
    menu.addSeparator()
    menu.addAction(tr("New folder…"), commands.add_folder)
    return menu


def empty_menu(parent: QWidget, commands: ChatCommands) -> QMenu:
    """What can be done where there is no row."""
    menu = _menu(parent)
    menu.addAction(tr("New folder…"), commands.add_folder)
    return menu


def fill_folders(menu: QMenu, ids: Ids, places: Places, commands: ChatCommands) -> None:
    """The folders, none, and a new one."""
    for folder_id, name in places.folders.items():
        menu.addAction(_plain(name), partial(commands.file, ids, folder_id))
    menu.addAction(tr("No folder"), lambda: commands.file(ids, None))
    menu.addSeparator()
    menu.addAction(tr("New folder…"), lambda: commands.add_folder(ids))


def fill_spaces(menu: QMenu, ids: Ids, places: Places, commands: ChatCommands) -> None:
    """The spaces, and none."""
    for space_id, name in places.spaces.items():
        menu.addAction(_plain(name), partial(commands.move, ids, space_id))
    menu.addAction(tr("No space"), lambda: commands.move(ids, None))


def _menu(parent: QWidget) -> QMenu:
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu


def _plain(name: str) -> str:
    """A person's word in a menu, where "&" would mark a key."""
    return name.replace("&", "&&")
