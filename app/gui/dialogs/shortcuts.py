"""The keys of every action: to look up, to change, to take away, and to have back as they were."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.errors import AppError
from app.gui.bridge import Bridge
from app.gui.look import announce, describe, dialog_column, plain_label, search_field, style, tool_button
from app.gui.operations import Command
from app.gui.window.actions import Actions, Spec, fixed_keys, native, portable, usable_keys
from app.i18n import tr
from app.words.errors import words_for


class _Row:
    """One action: its words, its keys, and a way back to the default."""

    def __init__(self, spec: Spec, changed: Callable[[str, str], None]) -> None:
        self.spec = spec
        self.words = plain_label(spec.title)
        self.menu = plain_label(spec.menu)
        self.menu.setWordWrap(False)
        style(self.menu, "quiet")
        self.edit = QKeySequenceEdit()
        self.edit.setMaximumSequenceLength(1)
        self.edit.setClearButtonEnabled(True)
        self.edit.setMinimumWidth(170)
        describe(self.edit, tr("Keys of “{action}”", action=spec.title))
        for part in self.edit.findChildren(QWidget):  # Qt makes it of a field and a button, which say nothing
            part.setAccessibleName(self.edit.accessibleName())
        self.reset: QToolButton = tool_button("undo-2", tr("The default: {keys}", keys=native(spec.keys) or tr("none")))
        self.edit.editingFinished.connect(lambda: changed(spec.name, portable(self.edit.keySequence())))
        self.reset.clicked.connect(lambda: changed(spec.name, spec.keys))

    def show(self, keys: str) -> None:
        """Show the keys it has."""
        self.edit.setKeySequence(QKeySequence(keys))
        for line in self.edit.findChildren(QLineEdit):
            line.setPlaceholderText(tr("Press keys"))  # Qt's own words are in English only
        self.reset.setEnabled(keys != portable(QKeySequence(self.spec.keys)))

    def matches(self, searched: str) -> bool:
        """Whether the words, the menu or the keys hold what is searched."""
        text = f"{self.spec.title} {self.spec.menu} {self.edit.keySequence().toString()}"
        return all(word in text.casefold() for word in searched.casefold().split())

    def set_visible(self, visible: bool) -> None:
        """Show or hide the row."""
        for widget in (self.words, self.menu, self.edit, self.reset):
            widget.setVisible(visible)


class ShortcutsEditor(QWidget):
    """A page of its own, for a dialog or for the settings. Each change is kept at once."""

    changed = Signal(dict)  # what the setting `shortcuts` holds now

    def __init__(self, bridge: Bridge, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._actions = actions
        self.search = search_field(tr("Search actions and keys"))
        self.search.textChanged.connect(self._filter)
        self.fault = plain_label()
        self._fault_frame = QFrame(self)
        style(self._fault_frame, "error")
        QHBoxLayout(self._fault_frame).addWidget(self.fault)
        self._fault_frame.hide()
        self.rows = {spec.name: _Row(spec, self.set_keys) for spec in actions.specs}
        body = QWidget()
        style(body, "clear")
        grid = QGridLayout(body)
        grid.setContentsMargins(4, 4, 8, 4)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        for line, row in enumerate(self.rows.values()):
            for column, widget in enumerate((row.words, row.menu, row.edit, row.reset)):
                grid.addWidget(widget, line, column)
        for line, (words, keys) in enumerate(fixed_keys(), len(self.rows)):
            grid.addWidget(plain_label(words), line, 0)
            grid.addWidget(QLabel(keys), line, 2)
        grid.setRowStretch(grid.rowCount(), 1)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(body)
        self.reset_all = QPushButton(tr("Reset all"), self)
        self.reset_all.clicked.connect(lambda: self._keep({}))
        top = QHBoxLayout()
        top.addWidget(self.search, 1)
        top.addWidget(self.reset_all)
        column_ = QVBoxLayout(self)
        column_.setContentsMargins(0, 0, 0, 0)
        column_.addLayout(top)
        column_.addWidget(self._fault_frame)
        column_.addWidget(area, 1)
        self._show()
        actions.keys_changed.connect(self._show)

    def set_keys(self, name: str, keys: str) -> None:
        """Give an action other keys ("": none), unless another action has them or they could not be typed with."""
        if keys == self._actions.keys(name):
            self._show()
            return
        other = self._actions.clash(name, keys)
        if other is not None:
            words = tr("{keys} is taken by “{action}”. Nothing was changed.", keys=native(keys), action=other.title)
            self._refuse(words)
        elif keys and not usable_keys(QKeySequence(keys)):
            self._refuse(tr("Take Ctrl, Alt or a function key with it: {keys} is for typing.", keys=native(keys)))
        else:
            before = self._actions.changed_keys()
            self._keep({**before, name: keys})

    def _keep(self, shortcuts: dict[str, str]) -> None:
        defaults = {spec.name: portable(QKeySequence(spec.keys)) for spec in self._actions.specs}
        changed = {name: keys for name, keys in shortcuts.items() if defaults[name] != keys}
        self._fault_frame.hide()

        def kept(_settings: object) -> None:
            self._actions.bind(changed)
            self.changed.emit(changed)

        Command(self, lambda engine: engine.change_settings(shortcuts=changed)).success(kept).failure(
            self._not_kept
        ).run(self._bridge)

    def _not_kept(self, error: AppError) -> None:
        words = words_for(error)
        self._refuse(f"{words.title}. {words.what_happened}")

    def _refuse(self, words: str) -> None:
        self.fault.setText(words)
        self._fault_frame.show()
        announce(self, words, urgent=True)
        self._show()

    def _show(self) -> None:
        for name, row in self.rows.items():
            row.show(self._actions.keys(name))
        self.reset_all.setEnabled(bool(self._actions.changed_keys()))

    def _filter(self, searched: str) -> None:
        for row in self.rows.values():
            row.set_visible(row.matches(searched))


class ShortcutsDialog(QDialog):
    """The editor in a window of its own."""

    def __init__(self, bridge: Bridge, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(620, 560)
        self.editor = ShortcutsEditor(bridge, actions, self)
        buttons = QDialogButtonBox(self)
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        column = dialog_column(self)
        column.addWidget(self.editor)
        column.addWidget(buttons)
        self.editor.search.setFocus()
