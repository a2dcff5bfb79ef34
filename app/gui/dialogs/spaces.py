"""The spaces: parts of a life that do not mix."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QInputDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from app.core.errors import AppError
from app.core.models import Space
from app.gui.bridge import Bridge
from app.gui.look import dialog_column, plain_label, style
from app.gui.operations import Command, Query
from app.i18n import tr, trn
from app.words.errors import words_for


class SpacesDialog(QDialog):
    """Add, rename and remove; each step can be undone."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Spaces"))
        self.resize(460, 420)
        explained = plain_label(
            tr(
                "A chat in a space sees the memories of that space and those that belong to none; what is learnt in it "
                "stays there."
            )
        )
        style(explained, "quiet")
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Spaces"))
        self.list.itemSelectionChanged.connect(self._offer)
        self.name = QLineEdit(self)
        self.name.setPlaceholderText(tr("Name of a new space, for example Work"))
        self.name.setAccessibleName(self.name.placeholderText())
        self.name.returnPressed.connect(self._add)
        add = QPushButton(tr("Add"), self)
        add.clicked.connect(self._add)
        row = QHBoxLayout()
        row.addWidget(self.name, 1)
        row.addWidget(add)
        self.rename = QPushButton(tr("Rename…"), self)
        self.rename.clicked.connect(self._rename)
        self.remove = QPushButton(tr("Remove"), self)
        self.remove.setToolTip(tr("What is in it is seen everywhere then; this can be undone."))
        self.remove.clicked.connect(self._remove)
        self._fault = plain_label()
        style(self._fault, "strong")
        self._fault.hide()
        buttons = QDialogButtonBox(self)
        for button in (self.rename, self.remove):
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        column = dialog_column(self)
        column.addWidget(explained)
        column.addWidget(self.list, 1)
        column.addLayout(row)
        column.addWidget(self._fault)
        column.addWidget(buttons)
        self._read()

    def _read(self) -> None:
        self._fault.hide()
        Query(self, lambda engine: engine.spaces()).success(self._show).run(self._bridge)

    def _show(self, spaces: list[Space]) -> None:
        self.list.clear()
        for space in spaces:
            held = trn("{n} memory", "{n} memories", space.memories)
            chats = trn("{n} chat", "{n} chats", space.conversations)
            item = QListWidgetItem(f"{space.name}  ·  {held}, {chats}")
            item.setData(Qt.ItemDataRole.UserRole, space)
            self.list.addItem(item)
        self._offer()

    def _offer(self) -> None:
        for button in (self.rename, self.remove):
            button.setEnabled(self._chosen() is not None)

    def _chosen(self) -> Space | None:
        items = self.list.selectedItems()
        chosen = items[0].data(Qt.ItemDataRole.UserRole) if items else None
        return chosen if isinstance(chosen, Space) else None

    def _add(self) -> None:
        name = self.name.text()
        Command(self, lambda engine: engine.add_space(name)).success(self._added).failure(self._say).run(self._bridge)

    def _added(self, _space: Space) -> None:
        self.name.clear()
        self._read()

    def _rename(self) -> None:
        space = self._chosen()
        if space is None:
            return
        name, accepted = QInputDialog.getText(self, tr("Rename…"), tr("Name"), text=space.name)
        if accepted:
            Command(self, lambda engine: engine.rename_space(space.id, name)).success(
                lambda _nothing: self._read()
            ).failure(self._say).run(self._bridge)

    def _remove(self) -> None:
        space = self._chosen()
        if space is not None:
            Command(self, lambda engine: engine.remove_space(space.id)).success(lambda _nothing: self._read()).failure(
                self._say
            ).run(self._bridge)

    def _say(self, error: AppError) -> None:
        words = words_for(error)
        self._fault.setText(f"{words.title}. {words.what_to_do}")
        self._fault.show()
