"""The command palette: what it finds, by keyboard alone, and fast."""

import pytest
from PySide6.QtCore import Qt

from app.gui.command_palette.dialog import CommandPalette, spoken
from app.gui.command_palette.finder import Entry, Finder, Kind
from tests.helpers.window import Window


def entry(kind: Kind, key: str, words: str) -> Entry:
    return Entry(kind, key, words, "", "", lambda: None)


ENTRIES = [
    entry(Kind.ACTION, "new", "New chat"),
    entry(Kind.ACTION, "settings", "Settings"),
    entry(Kind.ACTION, "export", "Export"),
    entry(Kind.CHAT, "1", "A trip to Lisbon"),
    entry(Kind.CHAT, "2", "Настройка сервера"),
    entry(Kind.MEMORY, "7", "User lives in Lisbon"),
    entry(Kind.MEMORY, "8", "用户住在里斯本"),
]


def found(query: str, *recent: str) -> list[str]:
    return [one.id for one in Finder(ENTRIES, recent).find(query)]


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("set", "action:settings"),
        ("settnigs", "action:settings"),
        ("lisbon", "chat:1"),
        ("lives lis", "memory:7"),
        ("lisbn user", "memory:7"),
        ("сервер", "chat:2"),
        ("настрйока", "chat:2"),
        ("里斯本", "memory:8"),
    ],
)
def test_that_a_few_letters_find_what_is_meant(query: str, first: str) -> None:
    assert found(query)[0] == first


def test_that_nothing_like_it_finds_nothing() -> None:
    assert found("xyzzy") == []


def test_that_what_was_chosen_lately_comes_first() -> None:
    assert found("", "memory:7", "action:export", "chat:99") == [
        "memory:7",
        "action:export",
        "action:new",
        "action:settings",
    ]
    assert found("lisbon", "memory:7")[0] == "memory:7"


def opened(window: Window) -> CommandPalette:
    window.main.actions_["palette"].trigger()
    return window.main.findChildren(CommandPalette)[-1]


def test_that_keys_alone_do_an_action_and_open_a_chat_and_a_memory(window: Window) -> None:
    window.say("Remember that I have a cat called Miso")
    window.until(lambda: window.main.memory.data.memories)
    window.main.actions_["new"].trigger()
    palette = opened(window)
    window.until(lambda: any(one.kind is Kind.CHAT for one in palette._entries))
    chat = next(one for one in palette._entries if one.kind is Kind.CHAT)
    palette.field.setText(chat.words)
    window.until(lambda: palette.model.entries and palette.model.entries[0].id == chat.id)
    window.qtbot.keyClick(palette.field, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
    window.until(lambda: window.main.chat.conversation is not None)

    palette = opened(window)
    window.until(lambda: palette.model.entries[0].id == chat.id)  # it was chosen last
    palette.field.setText("cat miso")
    memory = next(place for place, one in enumerate(palette.model.entries) if one.kind is Kind.MEMORY)
    for _step in range(memory):
        window.qtbot.keyClick(palette.field, Qt.Key.Key_Down)  # type: ignore[no-untyped-call]
    window.qtbot.keyClick(palette.field, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
    window.until(window.main.memory.isVisible)

    palette = opened(window)
    palette.field.setText("temporary")
    window.qtbot.keyClick(palette.field, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
    window.until(lambda: window.main.chat.temporary)


def test_that_a_row_is_said_with_what_it_is_and_its_keys(window: Window) -> None:
    palette = opened(window)
    new = next(one for one in palette.model.entries if one.id == "action:new")
    assert spoken(new) == "New chat, Action, Chat, Ctrl+N"
    palette.leave()


def test_that_esc_leaves_and_the_focus_returns(window: Window) -> None:
    window.main.chat.composer.setFocus()
    palette = opened(window)
    window.until(palette.field.hasFocus)
    window.qtbot.keyClick(palette.field, Qt.Key.Key_Escape)  # type: ignore[no-untyped-call]
    window.until(window.main.chat.composer.box.hasFocus)
    assert not palette.isVisible()


def test_that_what_cannot_be_used_is_not_offered(window: Window) -> None:
    window.until(lambda: not window.main.actions_["undo"].isEnabled())
    palette = opened(window)
    assert "action:undo" not in {one.id for one in palette._entries}
    palette.leave()
