"""The memory panel over the real engine."""

from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.application import Application
from app.core.engine import Engine
from app.core.events import Changes
from app.core.home import Home
from app.core.models import Memory, Resolution
from app.gui.bridge import Bridge
from app.gui.dialogs.memory_erase import EraseMemoriesDialog
from app.gui.item_models.memory_filter import Show
from app.gui.item_models.memory_table import Column
from app.gui.look import LinkLabel
from app.gui.panes.memory.conflict_card import ConflictCard
from app.gui.panes.memory.data import Part, parts_of
from app.gui.panes.memory.panel import ACTIVITY, CONFLICTS, MEMORIES, STORAGE, TRASH, MemoryPanel
from app.gui.panes.memory.timeline import Timeline
from app.gui.panes.memory.version_card import VersionCard
from app.gui.panes.message_bar import MessageBar
from app.gui.theme import Theme
from app.gui.theme.tokens import DARK

T = TypeVar("T")
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)  # the offscreen platform has no frames
PASSPHRASE = "correct horse battery staple"
KEYS = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class Running:
    """The panel, and the engine behind it called directly."""

    def __init__(self, bridge: Bridge, panel: MemoryPanel, qtbot: QtBot) -> None:
        self.bridge, self.panel, self.qtbot = bridge, panel, qtbot

    def call(self, work: Callable[[Engine], Coroutine[Any, Any, T]]) -> T:
        return self.bridge.application.submit(work(self.bridge.engine)).result(timeout=60)

    def add(self, *texts: str) -> list[Memory]:
        """Memories that are stored and shown; the ones asked for, in order."""
        for text in texts:
            self.call(lambda engine, text=text: engine.add_memory(text))  # type: ignore[misc]
        self.until(lambda: set(texts) <= set(self.shown()))
        return [next(memory for memory in self.panel.data.memories if memory.text == text) for text in texts]

    def shown(self) -> list[str]:
        model = self.panel.memories.model
        return [model.index(row, Column.TEXT).data() for row in range(model.rowCount())]

    def stored(self) -> list[str]:
        return [memory.text for memory in self.call(lambda engine: engine.memories())]

    def choose(self, *memories: Memory) -> None:
        self.panel.memories.shown_view.setFocus()
        self.panel.memories.view.choose([memory.id for memory in memories])

    def until(self, condition: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=20_000)

    def clash(self) -> ConflictCard:
        """A contradiction that waits for the person."""
        self.add("User lives in Lisbon")
        self.call(lambda engine: engine.add_memory("User lives in Porto"))
        self.panel.show_conflicts()
        self.until(lambda: self.panel.conflicts.cards)
        return self.panel.conflicts.cards[0]


@pytest.fixture
def run(home: Home, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setenv("OLLAMA_HOST", "http://127.0.0.1:9")
    application = Application(home)
    application.start()
    try:
        bridge = Bridge(application)
        panel = MemoryPanel(bridge, notices := MessageBar())
        qtbot.addWidget(notices)
        qtbot.addWidget(panel)
        panel.resize(1100, 720)
        panel.show()
        with qtbot.waitSignal(bridge.opened, timeout=60_000):
            bridge.open(PASSPHRASE, lambda error: pytest.fail(error.code))
        yield Running(bridge, panel, qtbot)
    finally:
        application.close()


def test_that_the_empty_panel_says_what_will_appear(run: Running) -> None:
    texts = [label.text() for label in run.panel.memories.findChildren(QLabel) if label.isVisible()]
    run.until(lambda: "Nothing is remembered yet" in _visible_texts(run.panel.memories))
    assert texts
    assert run.panel.tabs.tabText(MEMORIES) == "Memories"


def test_that_adding_by_hand_says_what_became_of_each_fact(run: Running) -> None:
    line = run.panel.memories.add_line
    line.field.setText("I live in Lisbon")
    QTest.keyClick(line.field, KEYS.Key_Return)
    run.until(lambda: line.outcome_texts == ["Saved: “User lives in Lisbon”"])
    run.until(lambda: run.shown() == ["User lives in Lisbon"])
    assert line.field.text() == ""
    assert run.panel.tabs.tabText(MEMORIES) == "Memories 1"
    line.field.setText("I live in Lisbon")
    QTest.mouseClick(line.button, Qt.MouseButton.LeftButton)
    run.until(lambda: line.outcome_texts == ["Already known: “User lives in Lisbon”"])


def test_that_a_secret_is_refused_in_words_and_its_text_stays_in_the_field(run: Running) -> None:
    line = run.panel.memories.add_line
    line.field.setText("my bank password is hunter2-Xk9!")
    line.button.click()
    run.until(lambda: line.outcome_texts)
    assert line.outcome_texts[0].startswith("Not saved")
    assert "hunter2" not in line.outcome_texts[0]
    assert line.field.text() == "my bank password is hunter2-Xk9!"
    assert run.stored() == []


def _edit(run: Running, memory: Memory, text: str) -> None:
    run.choose(memory)
    QTest.keyClick(run.panel.memories.shown_view, KEYS.Key_F2)
    editor = run.panel.memories.shown_view.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    editor.setText(text)
    QTest.keyClick(editor, KEYS.Key_Return)


def test_that_a_memory_is_edited_in_place_and_back(run: Running) -> None:
    (memory,) = run.add("User lives in Lisbon")
    _edit(run, memory, "User lives in Porto")
    run.until(lambda: run.shown() == ["User lives in Porto"])
    run.until(lambda: "Edited a memory" in run.panel.memories.undo_button.toolTip())
    QTest.keyClick(run.panel.memories.shown_view, KEYS.Key_Z, CTRL)
    run.until(lambda: run.shown() == ["User lives in Lisbon"])
    run.until(run.panel.memories.redo_button.isEnabled)
    QTest.keyClick(run.panel.memories.shown_view, KEYS.Key_Z, CTRL | SHIFT)
    run.until(lambda: run.shown() == ["User lives in Porto"])


def test_that_editing_says_what_was_replaced(run: Running) -> None:
    (memory,) = run.add("User lives in Lisbon")
    _edit(run, memory, "User's e-mail is ann.lee@example.com")
    run.until(lambda: "Replaced" in run.panel.notices.text)
    run.until(lambda: run.shown() and "<EMAIL" in run.shown()[0])
    assert "ann.lee" not in run.stored()[0]


def test_that_a_refused_edit_keeps_the_old_text_and_says_why(run: Running) -> None:
    (memory,) = run.add("User lives in Lisbon")
    _edit(run, memory, "User's password is hunter2-Xk9!")
    run.until(run.panel.notices.isVisible)
    assert run.shown() == run.stored() == ["User lives in Lisbon"]
    assert "hunter2" not in run.panel.notices.text


def test_that_deleting_is_taken_back_from_the_notice(run: Running) -> None:
    first, second = run.add("User lives in Lisbon", "User plays the cello")
    run.choose(first, second)
    QTest.keyClick(run.panel.memories.shown_view, KEYS.Key_Delete)
    run.until(lambda: run.shown() == [])
    assert run.panel.tabs.tabText(TRASH) == "Trash 2"
    run.until(lambda: run.panel.notices.text == "Moved 2 memories to the trash.")
    QTest.mouseClick(_button(run.panel.notices, "Undo"), Qt.MouseButton.LeftButton)
    run.until(lambda: len(run.shown()) == 2)


def test_that_the_panels_keys_do_not_reach_the_windows_shortcuts(run: Running, qtbot: QtBot) -> None:
    (memory,) = run.add("User lives in Lisbon")
    window = QMainWindow()
    qtbot.addWidget(window)
    elsewhere = QAction("Undo", window)
    elsewhere.setShortcut("Ctrl+Z")
    triggered: list[bool] = []
    elsewhere.triggered.connect(triggered.append)
    window.addAction(elsewhere)
    window.setCentralWidget(run.panel)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    run.choose(memory)
    run.until(run.panel.memories.undo_button.isEnabled)
    QTest.keyClick(run.panel.memories.shown_view, KEYS.Key_Z, CTRL)
    run.until(lambda: run.shown() == [])
    assert triggered == []
    window.takeCentralWidget()


def test_that_searching_and_filtering_narrow_the_list(run: Running) -> None:
    home, _music, tea = run.add("User lives in Lisbon", "Пользователь играет на скрипке", "用户喜欢喝茶")
    page = run.panel.memories
    QTest.keyClick(page.shown_view, KEYS.Key_F, CTRL)
    run.until(page.search_field.hasFocus)
    for query, found in (("lisb", home.text), ("скрипка", "Пользователь играет на скрипке"), ("喝茶", tea.text)):
        page.search_field.setText(query)
        run.until(lambda found=found: run.shown() == [found])  # type: ignore[misc]
    page.search_field.setText("violoncello")
    run.until(lambda: "Nothing found" in _visible_texts(page))
    page.search_field.clear()
    run.until(lambda: len(run.shown()) == 3)
    run.choose(tea)
    page.bar.switch_pin()
    run.until(lambda: run.panel.data.memories[0].pinned)
    page.filters.state.setCurrentIndex(page.filters.state.findData(Show.PINNED))
    assert run.shown() == [tea.text]


def test_that_the_selection_survives_what_others_save(run: Running) -> None:
    memories = run.add("User lives in Lisbon", "User plays the cello", "User is afraid of spiders")
    run.choose(memories[1])
    run.add("User collects stamps")
    assert [memory.id for memory in run.panel.memories.view.selected()] == [memories[1].id]


def test_that_details_show_the_history_and_restore_a_version(run: Running) -> None:
    (memory,) = run.add("User lives in Lisbon")
    run.call(lambda engine: engine.edit_memory(memory.id, "User lives in Porto"))
    run.until(lambda: run.shown() == ["User lives in Porto"])
    run.choose(memory)
    QTest.keyClick(run.panel.memories.shown_view, KEYS.Key_Return)
    detail = run.panel.memories.detail
    run.until(lambda: len(_cards(detail)) == 2)
    assert detail.isVisible()
    assert "Typed by you" in " ".join(_visible_texts(detail))
    assert "line-through" in "".join(label.text() for label in _cards(detail)[0].findChildren(QLabel))
    _button(_cards(detail)[1], "Restore this version").click()
    run.until(lambda: run.shown() == ["User lives in Lisbon"])
    run.until(lambda: len(_cards(detail)) == 3)
    QTest.keyClick(detail, KEYS.Key_Escape)
    assert detail.isHidden()


def test_that_a_source_opens_the_message_it_was_said_in(run: Running) -> None:
    chat = run.call(lambda engine: engine.new_conversation())
    run.call(lambda engine: engine.send(chat.id, "Remember that I live in Lisbon"))
    question = run.call(lambda engine: engine.messages(chat.id))[0]
    run.until(lambda: len(run.shown()) == 1)
    run.panel.show_memory(run.panel.data.memories[0].id)
    run.until(lambda: run.panel.memories.detail.findChild(LinkLabel))
    link = run.panel.memories.detail.findChild(LinkLabel)
    assert isinstance(link, LinkLabel)
    with run.qtbot.waitSignal(run.panel.open_message) as opened:
        link.linkActivated.emit("#")
    assert opened.args == [chat.id, question.id]


@pytest.mark.parametrize(
    ("resolution", "left"),
    [
        (Resolution.KEEP_OLD, {"User lives in Lisbon"}),
        (Resolution.TAKE_NEW, {"User lives in Porto"}),
        (Resolution.KEEP_BOTH, {"User lives in Lisbon", "User lives in Porto"}),
    ],
)
def test_that_a_conflict_is_settled_by_a_click_and_taken_back(
    run: Running, resolution: Resolution, left: set[str]
) -> None:
    card = run.clash()
    assert run.panel.tabs.tabText(CONFLICTS) == "To decide 1"
    assert "These two do not agree" in _visible_texts(card)
    QTest.mouseClick(card.buttons[resolution], Qt.MouseButton.LeftButton)
    run.until(lambda: run.panel.conflicts.cards == [])
    run.until(lambda: set(run.shown()) == left)
    assert run.panel.tabs.tabText(CONFLICTS) == "To decide"
    run.until(lambda: "1 settled" in _visible_texts(run.panel.conflicts))
    run.until(run.panel.notices.isVisible)
    _button(run.panel.notices, "Undo").click()
    run.until(lambda: len(run.panel.conflicts.cards) == 1)
    assert run.stored() == ["User lives in Lisbon"]


def test_that_a_statement_whose_memory_is_gone_is_saved_or_dropped(run: Running) -> None:
    run.clash()
    run.call(lambda engine: engine.delete_memories([run.panel.data.memories[0].id]))
    run.until(lambda: run.panel.conflicts.cards and len(run.panel.conflicts.cards[0].buttons) == 2)
    assert [button.text() for button in run.panel.conflicts.cards[0].buttons.values()] == ["Save", "Drop"]
    run.panel.conflicts.cards[0].buttons[Resolution.TAKE_NEW].click()
    run.until(lambda: run.shown() == ["User lives in Porto"])


def test_that_the_activity_undoes_and_redoes_a_row(run: Running) -> None:
    run.add("User lives in Lisbon")
    run.panel.tabs.setCurrentIndex(ACTIVITY)
    page = run.panel.activity
    run.until(lambda: page.model.rowCount() == 1)
    page.view.setCurrentIndex(page.model.index(0, 0))
    for expected in (0, 1):
        QTest.keyClick(page.view, KEYS.Key_Return)
        run.until(lambda expected=expected: len(run.shown()) == expected)  # type: ignore[misc]


def test_that_a_clash_is_explained_and_changes_nothing(run: Running) -> None:
    (memory,) = run.add("User lives in Lisbon")
    run.call(lambda engine: engine.edit_memory(memory.id, "User lives in Porto"))
    run.panel.tabs.setCurrentIndex(ACTIVITY)
    run.until(lambda: run.panel.activity.model.rowCount() == 2)
    added = run.panel.activity.model.operation_at(run.panel.activity.model.index(1, 0))
    assert added is not None
    run.panel.activity.view.setCurrentIndex(run.panel.activity.model.index(1, 0))
    QTest.keyClick(run.panel.activity.view, KEYS.Key_Return)
    run.until(lambda: "changed again later" in run.panel.notices.text)
    assert run.stored() == ["User lives in Porto"]


def test_that_the_trash_gives_back(run: Running) -> None:
    (memory,) = run.add("User lives in Lisbon")
    run.call(lambda engine: engine.delete_memories([memory.id]))
    run.panel.tabs.setCurrentIndex(TRASH)
    run.until(lambda: run.panel.trash.model.rowCount() == 1)
    run.panel.trash.view.selectAll()
    run.panel.trash.restore_button.click()
    run.until(lambda: run.shown() == ["User lives in Lisbon"])


def test_that_erasing_asks_first_and_enter_does_not_erase(run: Running) -> None:
    (memory,) = run.add("User lives in Lisbon")
    run.panel.show_memory(memory.id)
    detail = run.panel.memories.detail
    run.until(lambda: len(_cards(detail)) == 1)
    detail.erase_button.click()
    dialog = detail.findChild(EraseMemoriesDialog)
    assert isinstance(dialog, EraseMemoriesDialog)
    assert "cannot be undone" in dialog.explanation.text()
    QTest.keyClick(dialog, KEYS.Key_Return)
    run.until(lambda: detail.findChild(EraseMemoriesDialog) is None)
    assert run.stored() == ["User lives in Lisbon"]
    detail.erase_button.click()
    dialog = detail.findChild(EraseMemoriesDialog)
    assert isinstance(dialog, EraseMemoriesDialog)
    dialog.erase_button.click()
    run.until(lambda: run.shown() == [])
    assert run.call(lambda engine: engine.memories(trashed=True)) == []
    run.until(detail.isHidden)


@pytest.mark.parametrize("width", [360, 1100])
def test_that_every_page_fits_and_everything_has_a_name(run: Running, width: int) -> None:
    (thrown_away,) = run.add("User plays the cello")
    run.call(lambda engine: engine.delete_memories([thrown_away.id]))
    run.clash()
    run.panel.resize(width, 720)
    run.panel.show_memory(run.panel.data.memories[0].id)
    run.until(lambda: _cards(run.panel.memories.detail))
    for tab in range(STORAGE + 1):
        run.panel.tabs.setCurrentIndex(tab)
        run.qtbot.wait(1)  # lay out
        assert run.panel.width() == width
        shown = [control for control in _controls(run.panel) if control.isVisible()]
        assert shown
        assert [control for control in shown if not control.accessibleName() and not _text(control)] == []
        beyond = [control for control in shown if control.mapTo(run.panel, control.rect().topRight()).x() > width]
        assert beyond == []


@pytest.mark.parametrize(
    ("changes", "parts"),
    [
        (Changes(), set()),
        (Changes(messages=frozenset({1}), conversations=frozenset({1})), set()),
        (Changes(memories=frozenset({1}), journal=True), {Part.MEMORIES, Part.CONFLICTS, Part.OPERATIONS}),
        (Changes(conflicts=frozenset({1})), {Part.MEMORIES, Part.CONFLICTS}),
        (Changes(insights=frozenset({1})), {Part.COUNTS}),
        (Changes(spaces=frozenset({1})), {Part.SPACES, Part.MEMORIES}),
    ],
)
def test_that_only_what_a_commit_concerns_is_read_again(changes: Changes, parts: set[Part]) -> None:
    assert parts_of(changes) == parts


def test_that_the_panel_follows_the_appearance(run: Running) -> None:
    card = run.clash()
    qt = QApplication.instance()
    assert isinstance(qt, QApplication)
    theme = Theme(qt, "light")
    theme.set_appearance("dark")
    run.until(lambda: run.panel.conflicts.cards[0] is not card)
    assert any(DARK.removed in label.text() for label in run.panel.findChildren(QLabel))
    theme.set_appearance("light")


def _controls(panel: MemoryPanel) -> list[QWidget]:
    """What a person can use, without the parts that Qt makes of it."""
    kinds = (QAbstractButton, QLineEdit, QComboBox, QAbstractItemView, QAbstractSlider, Timeline)
    found = [control for kind in kinds for control in panel.findChildren(kind)]
    owners = ("QTabBar", "QTableView", "QLineEdit", "QAbstractSpinBox", "QComboBox", "QComboBoxPrivateContainer")
    return [control for control in found if not any(_parent(control).inherits(name) for name in owners)]


def _parent(control: QWidget) -> QWidget:
    parent = control.parentWidget()
    assert parent is not None
    return parent


def _text(control: QWidget) -> str:
    return control.text() if isinstance(control, QAbstractButton) else ""


def _visible_texts(widget: QWidget) -> list[str]:
    found: list[QLabel | QPushButton] = [*widget.findChildren(QLabel), *widget.findChildren(QPushButton)]
    return [part.text() for part in found if part.isVisibleTo(widget)]


def _button(widget: QWidget, text: str) -> QPushButton:
    return next(button for button in widget.findChildren(QPushButton) if button.text() == text)


def _cards(detail: QWidget) -> list[VersionCard]:
    return [card for card in detail.findChildren(VersionCard) if not card.isHidden()]
