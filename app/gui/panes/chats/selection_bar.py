"""The bar over the list while several chats are selected: what can be done to all of them."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from app.gui.item_models.conversation_rows import Entry
from app.gui.look import describe, plain_label, style, tool_button
from app.gui.panes.chats.commands import ChatCommands
from app.gui.panes.chats.menus import Places, Shelf, fill_folders, fill_spaces
from app.gui.widgets.flow_layout import FlowLayout
from app.i18n import tr, trn


class SelectionBar(QFrame):
    """Hidden while fewer than two are selected."""

    cleared = Signal()

    def __init__(self, commands: ChatCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        self._entries: Sequence[Entry] = ()
        style(self, "notice")
        self._count = plain_label()
        style(self._count, "strong")
        clear = tool_button("x", tr("Select nothing"))
        clear.clicked.connect(self.cleared)
        self._pin = tool_button("pin", "")
        self._pin.clicked.connect(lambda: commands.pin(self._kept(), self._pinning()))
        self._archive = tool_button("archive", tr("Move to the archive"))
        self._archive.clicked.connect(lambda: commands.archive(self._kept(), True))
        self._unarchive = tool_button("archive-restore", tr("Take out of the archive"))
        self._unarchive.clicked.connect(lambda: commands.archive(self._kept(), False))
        self._folder, self._folders = _menu_button("folder-input", tr("Move to folder"))
        self._space, self._spaces = _menu_button("layers", tr("Move to space"))
        self._export = tool_button("download", tr("Export…"))
        self._export.clicked.connect(lambda: commands.export(self._kept()))
        self._delete = tool_button("trash-2", tr("Delete"))
        self._delete.clicked.connect(lambda: commands.delete(self._ids()))
        self._restore = tool_button("rotate-ccw", tr("Restore"))
        self._restore.clicked.connect(lambda: commands.restore(self._ids()))
        self._erase = tool_button("trash-2", tr("Erase for good…"))
        self._erase.clicked.connect(lambda: commands.erase(self._entries))
        self._everywhere = (self._pin, self._folder, self._space, self._export, self._delete)
        self._in_trash = (self._restore, self._erase)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 6, 6)
        column.setSpacing(2)
        top = QHBoxLayout()
        top.addWidget(self._count, 1)
        top.addWidget(clear)
        column.addLayout(top)
        acts = QWidget(self)
        row = FlowLayout(acts, spacing=0)
        for button in (
            self._pin,
            self._archive,
            self._unarchive,
            self._folder,
            self._space,
            self._export,
            self._restore,
            self._delete,
            self._erase,
        ):
            row.addWidget(button)
        column.addWidget(acts)
        self.hide()

    def show_selection(self, entries: Sequence[Entry], shelf: Shelf, places: Places) -> None:
        """These are selected."""
        self._entries = entries
        self._count.setText(trn("{n} chat selected", "{n} chats selected", len(entries)))
        trash = shelf is Shelf.TRASH
        for button in self._everywhere:
            button.setVisible(not trash)
        for button in self._in_trash:
            button.setVisible(trash)
        self._archive.setVisible(shelf is Shelf.LIST)
        self._unarchive.setVisible(shelf is Shelf.ARCHIVE)
        self._space.setVisible(not trash and bool(places.spaces))
        pin = self._pinning()
        describe(self._pin, tr("Pin") if pin else tr("Unpin"))
        self._folders.clear()
        fill_folders(self._folders, self._kept(), places, self._commands)
        self._spaces.clear()
        fill_spaces(self._spaces, self._kept(), places, self._commands)
        self.setVisible(len(entries) > 1)

    def _ids(self) -> list[int]:
        return [entry.conversation_id for entry in self._entries]

    def _kept(self) -> list[int]:
        return [id_ for id_ in self._ids() if id_ > 0]

    def _pinning(self) -> bool:
        """Whether the pin pins: it takes pins off where all have one."""
        return not all(entry.conversation is not None and entry.conversation.pinned for entry in self._entries)


def _menu_button(name: str, words: str) -> tuple[QToolButton, QMenu]:
    """A button that opens a menu, no wider than the others: all of them fit in one line of a narrow list."""
    button = tool_button(name, words)
    menu = QMenu(button)
    button.clicked.connect(lambda: menu.popup(button.mapToGlobal(button.rect().bottomLeft())))
    return button, menu
