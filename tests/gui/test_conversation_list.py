"""The chats at the left, driven as a person would."""

import json
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QInputDialog, QLineEdit, QMenu, QToolButton
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from app.core.engine import Engine
from app.core.events import AnswerEnded, AnswerStarted
from app.core.models import ANYWHERE, Conversation, Folder, OperationKind, Role, SearchHit, TitleHit
from app.gui.dialogs.chats_erase import EraseChatsDialog
from app.gui.item_models.conversation_rows import Entry, Row, Rows, found, listed
from app.gui.item_models.conversations import NEWS, SPACE, ConversationModel
from tests.helpers.window import Window

NOW = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def chat(
    number: int, *, days: int = 0, pinned: bool = False, folder_id: int | None = None, space_id: int | None = None
) -> Conversation:
    at, title = NOW - timedelta(days=days), f"chat {number}"
    return Conversation(number, title, at, at, pinned, number < 0, None, None, space_id, folder_id)


def shown(entries: Sequence[Entry]) -> list[str]:
    return [f"[{one.title}]" if one.row is not Row.CHAT else one.title for one in entries]


def rows(window: Window) -> list[str]:
    model = window.main.list.model
    return shown(model.entries(0, model.rowCount() - 1))


def add_chats(window: Window, *titles: str) -> list[int]:
    made = []
    for title in titles:
        chat_id = window.call(lambda engine: engine.new_conversation()).id
        window.call(partial(Engine.rename_conversation, conversation_id=chat_id, title=title))
        made.append(chat_id)
    window.until(lambda: set(made) <= set(window.main.list.model.chats()))
    return made


def click(window: Window, chat_id: int, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    view, model = window.main.list.view, window.main.list.model
    row = model.row_of(chat_id)
    assert row is not None
    place = view.visualRect(model.index(row)).center()
    window.qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, keys, place)  # type: ignore[no-untyped-call]


def press(window: Window, key: Qt.Key, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    window.qtbot.keyClick(window.main.list.view, key, keys)  # type: ignore[no-untyped-call]


def selected(window: Window) -> list[int]:
    return [entry.conversation_id for entry in window.main.list.view.selection()]


def conversation(window: Window, chat_id: int) -> Conversation:
    return window.call(lambda engine: engine.conversation(chat_id))


def tool(window: Window, words: str) -> QToolButton:
    return next(one for one in window.main.list.findChildren(QToolButton) if one.accessibleName() == words)


def choose(menu: QMenu, *words: str) -> None:
    """Take the action that these words lead to."""
    for word in words:
        action = next(action for action in menu.actions() if action.text() == word)
        inner = action.menu()
        if isinstance(inner, QMenu):
            menu = inner
        else:
            action.trigger()


def context_menu(window: Window, chat_id: int) -> QMenu:
    listing = window.main.list
    row = listing.model.row_of(chat_id)
    assert row is not None
    return listing.menu_at(listing.view.visualRect(listing.model.index(row)).center())


# -- rows


def test_that_chats_stand_under_headings_and_in_folders() -> None:
    chats = [
        chat(-1),
        chat(1, days=90, pinned=True, folder_id=7),
        chat(2),
        chat(3, days=1),
        chat(4, days=2, folder_id=7),
        chat(5, days=12),
        chat(6, days=40),
        chat(7, days=400),
    ]
    folders = [Folder(7, "Work", 2), Folder(8, "Empty", 0)]
    assert shown(listed(chats, folders, set(), NOW)) == [
        "chat -1",
        "[Pinned]",
        "chat 1",
        "[Folders]",
        "[Work]",
        "chat 4",
        "[Empty]",
        "[Today]",
        "chat 2",
        "[Yesterday]",
        "chat 3",
        "[This month]",
        "chat 5",
        "[October]",
        "chat 6",
        "[2025]",
        "chat 7",
    ]
    assert shown(listed(chats, folders, {7}, NOW))[4:6] == ["[Work]", "[Empty]"]


def test_that_the_model_keeps_qts_rules(qtmodeltester: ModelTester) -> None:
    model = ConversationModel(lambda _entry, _words: None)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    chats = [chat(-1), chat(1, pinned=True), chat(2, folder_id=7), chat(3)]
    model.show(Rows(listed(chats, [Folder(7, "Work", 1)], set(), NOW)), spaces={1: "Home"}, folders={7: "Work"})
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    hit = SearchHit(1, "chat 1", 9, Role.USER, NOW, "an excerpt", 1.0)
    model.show(Rows(found([TitleHit(chats[1], 1.0, ((0, 4),))], [hit])))
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]


def test_that_a_screen_reader_is_told_what_signs_and_colours_tell() -> None:
    model = ConversationModel(lambda _entry, _words: None)
    chats = [chat(1, pinned=True, space_id=3), chat(2, folder_id=7), chat(-1)]
    model.show(Rows(listed(chats, [Folder(7, "Work", 1)], set(), NOW)), spaces={3: "Home"}, folders={7: "Work"})
    model.answering(2, begun=True)

    def spoken(row: int) -> str:
        return str(model.index(row).data(Qt.ItemDataRole.AccessibleTextRole))

    assert [spoken(row) for row in range(model.rowCount())] == [
        "chat -1",
        "Pinned",
        "chat 1, pinned, Space: Home",
        "Folders",
        "Folder: Work, 1 chat, expanded",
        "chat 2, an answer is coming, Folder: Work",
    ]
    assert model.index(2).data(SPACE) == (3, "Home")


def test_that_an_answer_is_news_until_its_chat_is_opened() -> None:
    model = ConversationModel(lambda _entry, _words: None)
    model.show(Rows(listed([chat(1), chat(2)], [], set(), NOW)))
    model.opened(1)
    for chat_id in (1, 2):
        model.answering(chat_id, begun=True)
    assert [model.index(row).data(NEWS) for row in (1, 2)] == ["answering", "answering"]
    for chat_id in (1, 2):
        model.answering(chat_id, begun=False)
    assert [model.index(row).data(NEWS) for row in (1, 2)] == ["", "unread"]
    model.opened(2)
    assert model.index(2).data(NEWS) == ""


def test_that_what_is_dragged_tells_other_programs_nothing() -> None:
    filed: list[tuple[list[int], int | None]] = []
    model = ConversationModel(lambda _entry, _words: None, lambda ids, folder: filed.append((list(ids), folder)))
    model.show(Rows(listed([chat(1), chat(-2), chat(3, folder_id=7)], [Folder(7, "Work", 1)], set(), NOW)))
    indexes = [model.index(row) for row in range(model.rowCount())]
    data = model.mimeData(indexes)
    assert data.formats() == ["application/x-keepsake-chats"]
    assert b"chat" not in bytes(data.data(data.formats()[0]).data())
    move = Qt.DropAction.MoveAction
    folder, heading = (next(i for i in indexes if model.entry(i).row is row) for row in (Row.FOLDER, Row.HEADING))
    assert model.dropMimeData(data, move, -1, -1, folder)
    assert model.dropMimeData(data, move, -1, -1, heading)
    assert filed == [([3, 1], 7), ([3, 1], None)]
    assert not model.dropMimeData(QMimeData(), move, -1, -1, folder)
    model.show(Rows(), movable=False)
    assert not model.canDropMimeData(data, move, -1, -1, folder)


# -- the window


def test_that_several_chats_are_deleted_at_once_and_brought_back_at_once(window: Window) -> None:
    one, two, three, four = add_chats(window, "one", "two", "three", "four")
    click(window, four)
    window.until(lambda: window.main.chat.conversation and window.main.chat.conversation.id == four)
    click(window, two, SHIFT)
    assert selected(window) == [four, three, two]
    click(window, three, CTRL)
    assert selected(window) == [four, two]
    assert "2 chats selected" in window.labels()
    press(window, Qt.Key.Key_Delete)
    window.until(lambda: set(window.main.list.model.chats()) == {one, three})
    assert window.main.chat.conversation is None
    assert "2 chats are in the trash" in window.main._bar.text
    window.press("Undo", window.main._bar)
    window.until(lambda: len(window.main.list.model.chats()) == 4)
    assert "Moved 2 chats to the trash" in window.main._bar.text


def test_that_ctrl_a_selects_the_chats_and_escape_lets_go(window: Window) -> None:
    ids = add_chats(window, "one", "two", "three")
    window.call(lambda engine: engine.add_folder("Work"))
    window.until(lambda: "[Work]" in rows(window))
    window.main.list.view.setFocus()
    press(window, Qt.Key.Key_A, CTRL)
    assert sorted(selected(window)) == ids
    assert window.main.list._bar.isVisible()
    press(window, Qt.Key.Key_Escape)
    assert selected(window) == []
    assert not window.main.list._bar.isVisible()


def test_that_the_bar_acts_on_all_that_is_selected(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = add_chats(window, "one", "two")
    window.call(lambda engine: engine.add_space("Home"))
    folder = window.call(lambda engine: engine.add_folder("Work"))
    window.until(lambda: window.main.list.places.folders and window.main.list.places.spaces)
    listing = window.main.list

    def select() -> None:
        listing.view.setFocus()
        press(window, Qt.Key.Key_A, CTRL)
        window.until(listing._bar.isVisible)

    select()
    window.click(tool(window, "Pin"))
    window.until(lambda: all(conversation(window, id_).pinned for id_ in ids))
    window.until(lambda: "[Pinned]" in rows(window))
    assert sorted(selected(window)) == ids, "the selection outlives the change"
    window.click(tool(window, "Unpin"))
    window.until(lambda: not any(conversation(window, id_).pinned for id_ in ids))
    choose(listing._bar._folders, "Work")
    window.until(lambda: all(conversation(window, id_).folder_id == folder.id for id_ in ids))
    choose(listing._bar._spaces, "Home")
    window.until(lambda: all(conversation(window, id_).space_id for id_ in ids))
    monkeypatch.setattr(QInputDialog, "getText", lambda *_arguments: ("Trips", True))
    choose(listing._bar._folders, "New folder…")
    window.until(lambda: all(conversation(window, id_).folder_id not in {None, folder.id} for id_ in ids))
    path = tmp_path / "chats.json"
    listing.commands.write(ids, path)
    window.until(lambda: "Written to" in window.main._bar.text)
    assert {one["title"] for one in json.loads(path.read_text("utf-8"))["conversations"]} == {"one", "two"}
    window.click(tool(window, "Move to the archive"))
    window.until(lambda: listing.model.chats() == [])
    window.click(listing._archive)
    window.until(lambda: sorted(listing.model.chats()) == ids)
    select()
    window.click(tool(window, "Take out of the archive"))
    window.until(lambda: not any(conversation(window, id_).archived for id_ in ids))
    window.click(listing._archive)
    window.until(lambda: sorted(listing.model.chats()) == ids)


def test_that_the_trash_erases_several_after_saying_what_goes(window: Window) -> None:
    window.say("Remember that I have a cat called Miso")
    window.press("New chat")
    window.say("hello")
    window.until(lambda: len(window.main.list.model.chats()) == 2)
    ids = window.main.list.model.chats()
    window.main.list.commands.delete(ids)
    window.until(lambda: window.main.list.model.chats() == [])
    window.click(window.main.list._trash)
    window.until(lambda: len(window.main.list.model.chats()) == 2)
    window.main.list.view.setFocus()
    press(window, Qt.Key.Key_A, CTRL)
    press(window, Qt.Key.Key_Delete)
    window.until(lambda: window.main.findChildren(EraseChatsDialog))
    (dialog,) = window.main.findChildren(EraseChatsDialog)
    window.until(dialog.report.text)
    assert "2 chats, 4 messages" in dialog.report.text()
    assert "Stays: 1 memory" in dialog.report.text()
    dialog.reject()
    assert len(window.call(lambda engine: engine.conversations(trashed=True))) == 2
    window.click(tool(window, "Erase for good…"))
    window.until(lambda: [one for one in window.main.findChildren(EraseChatsDialog) if one.isVisible()])
    dialog = next(one for one in window.main.findChildren(EraseChatsDialog) if one.isVisible())
    window.click(dialog.erase_button)
    window.until(lambda: window.call(lambda engine: engine.conversations(trashed=True)) == [])
    window.until(lambda: "The trash is empty" in window.labels())
    assert len(window.call(lambda engine: engine.memories())) == 1


def test_that_a_folder_is_shut_renamed_and_removed_by_keys(
    start: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start()
    inside, outside = add_chats(window, "inside", "outside")
    monkeypatch.setattr(QInputDialog, "getText", lambda *_arguments: ("Work", True))
    choose(context_menu(window, inside), "Move to folder", "New folder…")
    window.until(lambda: rows(window) == ["[Folders]", "[Work]", "inside", "[Today]", "outside"])
    view = window.main.list.view
    view.setFocus()
    view.setCurrentIndex(window.main.list.model.index(1))
    press(window, Qt.Key.Key_Left)
    window.until(lambda: rows(window) == ["[Folders]", "[Work]", "[Today]", "outside"])
    window.close()

    window = start()
    window.until(lambda: rows(window) == ["[Folders]", "[Work]", "[Today]", "outside"])
    view = window.main.list.view
    view.setFocus()
    view.setCurrentIndex(window.main.list.model.index(1))
    press(window, Qt.Key.Key_Right)
    window.until(lambda: "inside" in rows(window))
    view.setCurrentIndex(window.main.list.model.index(1))
    press(window, Qt.Key.Key_F2)
    window.until(lambda: view.findChildren(QLineEdit))
    (editor,) = view.findChildren(QLineEdit)
    assert "folder" in editor.accessibleName()
    editor.setText("Job")
    window.qtbot.keyClick(editor, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
    window.until(lambda: "[Job]" in rows(window))
    view.setCurrentIndex(window.main.list.model.index(1))
    press(window, Qt.Key.Key_Delete)
    window.until(lambda: "[Job]" not in rows(window))
    assert set(window.main.list.model.chats()) == {inside, outside}
    window.press("Undo", window.main._bar)
    window.until(lambda: "[Job]" in rows(window))


def test_that_a_title_being_typed_outlives_what_happens_meanwhile(window: Window) -> None:
    one, _two = add_chats(window, "one", "two")
    view = window.main.list.view
    window.main.list.mark(one)
    window.main.list.rename_current()
    (editor,) = view.findChildren(QLineEdit)
    editor.setText("first")
    window.call(lambda engine: engine.new_conversation())
    window.until(lambda: window.main.list._waiting is not None)
    assert view.editing
    window.qtbot.keyClick(editor, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
    window.until(lambda: "first" in rows(window) and len(window.main.list.model.chats()) == 3)


def test_that_a_search_is_walked_by_keys_and_forgives_typos(window: Window) -> None:
    bread, _other = add_chats(window, "Recipe for bread", "Something else")
    window.call(lambda engine: engine.archive_conversations([bread], True))
    search = window.main.list.search
    search.setFocus()
    search.setText("recpie")
    window.until(lambda: rows(window) == ["[Chats]", "Recipe for bread"])
    window.qtbot.keyClick(search, Qt.Key.Key_Down)  # type: ignore[no-untyped-call]
    assert window.main.list.view.hasFocus()
    assert selected(window) == [bread]
    press(window, Qt.Key.Key_Up)
    assert search.hasFocus()
    window.qtbot.keyClick(search, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
    window.until(lambda: window.main.chat.conversation and window.main.chat.conversation.id == bread)
    window.qtbot.keyClick(search, Qt.Key.Key_Escape)  # type: ignore[no-untyped-call]
    window.until(lambda: "Something else" in rows(window))
    assert search.text() == ""


def test_that_what_a_search_finds_in_messages_opens_there(window: Window) -> None:
    window.say("Remember that I have a cat called Miso")
    window.main.list.search.setText("Miso")
    window.until(lambda: any(entry.startswith("[Messages") for entry in rows(window)))
    model = window.main.list.model
    entry = next(one for one in model.entries(0, model.rowCount()) if one.row is Row.MESSAGE)
    assert [entry.excerpt[a:b].casefold() for a, b in entry.marks][:1] == ["miso"]


def test_that_the_filter_keeps_to_a_folder_and_forgets_one_that_goes(window: Window) -> None:
    inside, _outside = add_chats(window, "inside", "outside")
    folder = window.call(lambda engine: engine.add_folder("Work & Co"))
    window.call(lambda engine: engine.file_conversations([inside], folder.id))
    button = window.main.list.filter
    menu = button.menu()
    assert isinstance(menu, QMenu)
    window.until(lambda: window.main.list.places.folders)
    choose(menu, "Folder", "Work && Co")
    window.until(lambda: window.main.list.model.chats() == [inside])
    assert "Work & Co" in button.accessibleName()
    assert button.value().folder == folder.id
    window.call(lambda engine: engine.remove_folder(folder.id))
    window.until(lambda: len(window.main.list.model.chats()) == 2)
    assert button.value() == ANYWHERE
    choose(menu, "Archive", "In the archive")
    window.until(lambda: window.main.list.model.chats() == [])
    window.until(lambda: "Nothing found" in window.labels())
    button.clear()
    window.until(lambda: len(window.main.list.model.chats()) == 2)


def test_that_dragging_chats_onto_a_folder_is_one_operation(window: Window) -> None:
    one, two = add_chats(window, "one", "two")
    folder = window.call(lambda engine: engine.add_folder("Work"))
    window.until(lambda: "[Work]" in rows(window))
    model = window.main.list.model
    view = window.main.list.view
    data = model.mimeData([model.index(row) for row in model.rows_of([one, two])])
    place = view.visualRect(model.index(1)).center()
    move, left, none = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for event in (
        QDragEnterEvent(place, move, data, left, none),
        QDragMoveEvent(place, move, data, left, none),
        QDropEvent(place.toPointF(), move, data, left, none),
    ):
        QApplication.sendEvent(view.viewport(), event)
        assert event.isAccepted()
    window.until(lambda: rows(window)[1] == "[Work]" and len(rows(window)) == 4)
    latest = window.call(lambda engine: engine.operations())[0]
    assert (latest.kind, set(latest.conversation_ids)) == (OperationKind.CONVERSATION_FILE, {one, two})
    assert conversation(window, one).folder_id == folder.id


def test_that_an_answer_that_is_coming_is_seen_in_the_list(window: Window) -> None:
    one, two = add_chats(window, "one", "two")
    model = window.main.list.model
    click(window, one)
    window.until(lambda: window.main.chat.conversation and window.main.chat.conversation.id == one)
    window.bridge.core_event.emit(AnswerStarted(two, 1, "m"))
    row = model.row_of(two)
    assert row is not None
    assert model.index(row).data(NEWS) == "answering"
    window.bridge.core_event.emit(AnswerEnded(two, None))
    assert model.index(row).data(NEWS) == "unread"
    click(window, two)
    window.until(lambda: model.index(row).data(NEWS) == "")


def test_that_an_empty_place_has_a_menu_and_a_temporary_chat_only_what_fits_it(window: Window) -> None:
    temporary = window.call(lambda engine: engine.new_conversation(temporary=True)).id
    window.until(lambda: window.main.list.model.row_of(temporary) is not None)
    words = [action.text() for action in context_menu(window, temporary).actions() if action.text()]
    assert words == ["Rename", "Delete"]
    menu = window.main.list.menu_at(QPoint(5, 300))
    assert [action.text() for action in menu.actions()] == ["New folder…"]


def test_that_names_are_told_where_there_are_only_signs(window: Window, qtbot: QtBot) -> None:
    del qtbot
    nameless = [one for one in window.main.list.findChildren(QToolButton) if not one.accessibleName()]
    assert [one for one in nameless if one.isVisible() and one.parent() is not window.main.list.search] == []


def test_that_typing_goes_to_the_chat_that_begins_so(window: Window) -> None:
    add_chats(window, "Bread", "Apples", "Cherries")
    window.main.list.view.setFocus()
    window.qtbot.keyClicks(window.main.list.view, "ch")  # type: ignore[no-untyped-call]
    assert window.main.list.view.currentIndex().data() == "Cherries"
    press(window, Qt.Key.Key_Return)
    window.until(lambda: window.main.chat.conversation and window.main.chat.conversation.title == "Cherries")


def test_that_the_keyboard_stays_where_it_is_when_the_list_changes(window: Window) -> None:
    add_chats(window, "one", "two", "three")
    view = window.main.list.view
    view.setFocus()
    view.setCurrentIndex(window.main.list.model.index(2))
    assert view.currentIndex().data() == "two"
    add_chats(window, "four")
    assert view.currentIndex().data() == "two"
    assert [entry.title for entry in view.selection()] == ["two"]
    press(window, Qt.Key.Key_Delete)
    window.until(lambda: "two" not in rows(window))
    assert view.currentIndex().data() == "one", "the next one has come to its place"
