"""What is done about each kind of private data, and which values may be stored all the same."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QInputDialog,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.core.errors import AppError, ErrorCode
from app.core.models import Allowance, PrivacyAction, PrivacyRule, Target
from app.gui.bridge import Bridge
from app.gui.look import dialog_column, plain_label, style
from app.gui.operations import Command, Query
from app.gui.text import dates
from app.i18n import tr
from app.words.errors import action_words, type_words, words_for

_ARROW = 32  # px for the arrow and the padding that a box's size hint leaves out


def spelled_out(parent: QWidget, type_: str) -> str:
    """Ask the person to spell out a secret's type before one is kept; empty when they think better of it."""
    question = tr("From now on it will be stored as you write it. To confirm, type: {type}", type=type_)
    typed, accepted = QInputDialog.getText(parent, tr("Keep: {kind}?", kind=type_words(type_)), question)
    return typed if accepted else ""


class PrivacyDialog(QDialog):
    """Every choice takes effect at once; to keep a secret asks for its name to be spelled out."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.setWindowTitle(tr("Privacy"))
        self.resize(720, 600)
        self.table = QTableWidget(0, 3, self)
        self.table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        self.table.setHorizontalHeaderLabels([tr("Kind"), tr("In memories"), tr("In chats")])
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.verticalHeader().setDefaultSectionSize(2 * self.fontMetrics().lineSpacing())
        self.table.setWordWrap(False)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.setTabKeyNavigation(False)  # Tab goes through the boxes, and leaves them
        self.table.setShowGrid(False)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.setAccessibleName(tr("What is done about each kind of private data"))
        self._fault = plain_label()
        style(self._fault, "strong")
        self._fault.hide()
        explained = plain_label(
            tr(
                "Before anything is stored, private data is taken out of it. The model that answers sees your own "
                "words; the disk never does."
            )
        )
        style(explained, "quiet")
        rules = QWidget(self)
        column = QVBoxLayout(rules)
        column.addWidget(explained)
        column.addWidget(self.table, 1)
        column.addLayout(self._deeper())
        self.allowed = QListWidget(self)
        self.allowed.setAccessibleName(tr("Values that may be stored"))
        self.remove = QPushButton(tr("Take out again"), self)
        self.remove.clicked.connect(self._disallow)
        self.allowed.itemSelectionChanged.connect(self._offer)
        about = plain_label(
            tr(
                "Values that you allowed while writing. Keepsake keeps no copy of them here, only a fingerprint that "
                "recognises them again."
            )
        )
        style(about, "quiet")
        list_ = QWidget(self)
        column = QVBoxLayout(list_)
        column.addWidget(about)
        column.addWidget(self.allowed, 1)
        column.addWidget(self.remove)
        self.tabs = QTabWidget(self)
        self.tabs.addTab(rules, tr("Rules"))
        self.tabs.addTab(list_, tr("Allowed values"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.button(QDialogButtonBox.StandardButton.Close).setText(tr("Close"))
        buttons.rejected.connect(self.reject)
        page = dialog_column(self)
        page.addWidget(self.tabs, 1)
        page.addWidget(self._fault)
        page.addWidget(buttons)
        self._show_rules(bridge.engine.privacy())
        self._read_allowed()

    # -- deeper reading

    def _deeper(self) -> QVBoxLayout:
        """The choice of a deeper reading, with what it costs and whether it can be had here."""
        self.deeper = QComboBox(self)
        self.deeper.setAccessibleName(tr("Deeper reading"))
        for words, choice in (
            (tr("Rules only"), "off"),
            (tr("Also names and places, with spaCy"), "names"),
            (tr("Also the chat model"), "model"),
        ):
            self.deeper.addItem(words, choice)
        self.deeper.setCurrentIndex(self.deeper.findData(self._bridge.engine.settings().deep_reading))
        self.deeper.activated.connect(self._choose_deeper)
        self._cost = plain_label()
        style(self._cost, "quiet")
        self._show_cost()
        row = QHBoxLayout()
        row.addWidget(QLabel(tr("Deeper reading"), self))
        row.addWidget(self.deeper, 1)
        column = QVBoxLayout()
        column.addLayout(row)
        column.addWidget(self._cost)
        return column

    def _choose_deeper(self, index: int) -> None:
        chosen = self.deeper.itemData(index)
        Command(self, lambda engine: engine.change_settings(deep_reading=chosen)).success(
            lambda _settings: self._show_cost()
        ).failure(self._say).run(self._bridge)

    def _show_cost(self) -> None:
        here = self._bridge.engine.deep_readings()
        words = {
            "off": tr("Names of people and places are seen only by a deeper reading."),
            "names": tr("Some ten milliseconds a text. Installed: {models}", models=", ".join(here.pipelines) or "–"),
            "model": tr("One more call of the model for each text, so answers are kept seconds later."),
        }[self.deeper.currentData()]
        if self.deeper.currentData() == "names" and not here.pipelines:
            words += " " + tr("None is installed, so nothing more is seen: the README says how to get one.")
        if self.deeper.currentData() == "model" and here.model is None:
            words += " " + tr("No model runs on this machine now, so nothing more is seen.")
        self._cost.setText(words)

    # -- rules

    def _show_rules(self, rules: tuple[PrivacyRule, ...]) -> None:
        self.table.setRowCount(len(rules))
        for row, rule in enumerate(rules):
            kind = QTableWidgetItem(type_words(rule.type))
            kind.setFlags(Qt.ItemFlag.ItemIsEnabled)
            if rule.secret:
                font = kind.font()
                font.setBold(True)
                kind.setFont(font)
                kind.setToolTip(tr("A secret: to keep it you have to spell out its name."))
            self.table.setItem(row, 0, kind)
            for column, target, action in ((1, Target.MEMORY, rule.memory), (2, Target.CHAT, rule.chat)):
                box = self._choice(rule.type, target, action)
                self.table.setCellWidget(row, column, box)
                self.table.setColumnWidth(column, box.sizeHint().width() + _ARROW)

    def _choice(self, type_: str, target: Target, action: PrivacyAction) -> QComboBox:
        box = QComboBox(self.table)
        for one in PrivacyAction:
            box.addItem(action_words(one), one)
        box.setCurrentIndex(box.findData(action))
        where = tr("In memories") if target is Target.MEMORY else tr("In chats")
        box.setAccessibleName(f"{type_words(type_)}: {where}")
        # Not by the wheel: whoever scrolls the table must not change what is stored.
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        box.wheelEvent = lambda event: event.ignore()  # type: ignore[method-assign]
        box.activated.connect(lambda index: self._choose(type_, target, PrivacyAction(box.itemData(index))))
        return box

    def _choose(self, type_: str, target: Target, action: PrivacyAction, confirmation: str = "") -> None:
        def failed(error: AppError) -> None:
            if error.code is ErrorCode.CONFIRMATION_NEEDED and not confirmation:
                self._confirm(type_, target, action)
                return
            self._show_rules(self._bridge.engine.privacy())
            self._say(error)

        Command(self, lambda engine: engine.set_privacy(type_, target, action, confirmation)).success(
            lambda _rules: self._fault.hide()
        ).failure(failed).run(self._bridge)

    def _confirm(self, type_: str, target: Target, action: PrivacyAction) -> None:
        typed = spelled_out(self, type_)
        if typed.strip():
            self._choose(type_, target, action, typed)
        else:
            self._show_rules(self._bridge.engine.privacy())

    def _say(self, error: AppError) -> None:
        words = words_for(error)
        self._fault.setText(f"{words.title}. {words.what_happened}")
        self._fault.show()

    # -- allowed values

    def _read_allowed(self) -> None:
        Query(self, lambda engine: engine.allowances()).success(self._show_allowed).run(self._bridge)

    def _show_allowed(self, allowances: list[Allowance]) -> None:
        self.allowed.clear()
        for one in allowances:
            item = QListWidgetItem(f"{type_words(one.type)}  ·  {one.mask}  ·  {dates.day(one.allowed_at)}")
            item.setData(Qt.ItemDataRole.UserRole, one.id)
            self.allowed.addItem(item)
        self._offer()

    def _offer(self) -> None:
        self.remove.setEnabled(self.allowed.currentItem() is not None and bool(self.allowed.selectedItems()))

    def _disallow(self) -> None:
        for item in self.allowed.selectedItems():
            allowance_id = int(item.data(Qt.ItemDataRole.UserRole))
            self._disallow_one(allowance_id)

    def _disallow_one(self, allowance_id: int) -> None:
        Command(self, lambda engine: engine.disallow(allowance_id)).success(
            lambda _nothing: self._read_allowed()
        ).failure(self._say).run(self._bridge)
