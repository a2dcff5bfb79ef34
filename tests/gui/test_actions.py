"""Actions: when they can be used, their keys, and changing those."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from app.core.errors import AppError, ErrorCode
from app.core.home import Home
from app.core.settings import SettingsFile
from app.gui.dialogs.shortcuts import ShortcutsEditor
from app.gui.window.actions import Actions, portable, usable_keys
from tests.helpers.window import Window


def enabled(window: Window, *names: str) -> list[bool]:
    return [window.main.actions_[name].isEnabled() for name in names]


@pytest.fixture
def editor(window: Window) -> ShortcutsEditor:
    editor = ShortcutsEditor(window.bridge, window.main.actions_, window.main)
    editor.show()
    return editor


def test_that_what_makes_no_sense_cannot_be_chosen(window: Window) -> None:
    about_a_chat = ("regenerate", "undo_exchange", "rename", "delete")
    window.until(lambda: enabled(window, "undo", "redo", "stop") == [False, False, False])
    assert enabled(window, *about_a_chat) == [False] * 4
    window.say("Remember that I have a cat called Miso")
    window.until(lambda: all(enabled(window, *about_a_chat, "undo")))
    assert not window.main.actions_["redo"].isEnabled()
    window.main.actions_["undo"].trigger()
    window.until(window.main.actions_["redo"].isEnabled)
    window.main.actions_["new"].trigger()
    assert enabled(window, *about_a_chat) == [False] * 4


def test_that_no_two_actions_begin_with_the_same_keys(window: Window) -> None:
    actions = window.main.actions_
    keys = [spec.keys for spec in actions.specs if spec.keys]
    assert len(set(keys)) == len(keys)
    assert all(usable_keys(QKeySequence(one)) for one in keys)


def test_that_keys_are_changed_kept_and_had_back(
    start: Callable[..., Window], home: Home, editor: ShortcutsEditor, window: Window
) -> None:
    editor.set_keys("export", "Ctrl+E")
    window.until(lambda: window.main.actions_.keys("export") == "Ctrl+E")
    editor.set_keys("new", "")
    window.until(lambda: window.main.actions_.keys("new") == "")
    assert SettingsFile.of_home(home.path).current.shortcuts == {"export": "Ctrl+E", "new": ""}
    window.close()
    window = start()
    actions = window.main.actions_
    assert (actions.keys("export"), actions.keys("new"), actions.keys("search")) == ("Ctrl+E", "", "Ctrl+K")
    editor = ShortcutsEditor(window.bridge, actions, window.main)
    editor.show()
    window.click(editor.rows["new"].reset)
    window.until(lambda: actions.keys("new") == portable(QKeySequence(QKeySequence.StandardKey.New)))
    window.click(editor.reset_all)
    window.until(lambda: actions.keys("export") == "")
    assert SettingsFile.of_home(home.path).current.shortcuts == {}
    assert not editor.reset_all.isEnabled()


def test_that_keys_of_another_action_are_refused_and_named(window: Window, editor: ShortcutsEditor) -> None:
    editor.set_keys("export", "Ctrl+K")
    assert "“Search chats”" in editor.fault.text()
    assert window.main.actions_.keys("export") == ""
    assert editor.rows["export"].edit.keySequence().isEmpty()


@pytest.mark.parametrize("keys", ["A", "Shift+B", "Space", "Return"])
def test_that_keys_one_types_with_are_refused(window: Window, editor: ShortcutsEditor, keys: str) -> None:
    editor.set_keys("export", keys)
    assert "for typing" in editor.fault.text()
    assert window.main.actions_.keys("export") == ""


def test_that_a_settings_file_with_clashing_keys_leaves_the_one_that_asked(window: Window) -> None:
    actions: Actions = window.main.actions_
    actions.bind({"export": "Ctrl+K", "no such action": "Ctrl+J"})
    assert actions.keys("export") == "Ctrl+K"
    assert actions.keys("search") == ""


def test_that_the_settings_refuse_one_key_twice(home: Home) -> None:
    with pytest.raises(AppError) as caught:
        SettingsFile.of_home(home.path).change(shortcuts={"new": "Ctrl+E", "export": "Ctrl+E"})
    assert caught.value.code is ErrorCode.BAD_SETTING


def test_that_the_editor_finds_by_words_and_keys(window: Window, editor: ShortcutsEditor) -> None:
    def shown() -> set[str]:
        return {name for name, row in editor.rows.items() if row.edit.isVisibleTo(editor)}

    editor.search.setText("ctrl+k")
    assert shown() == {"search"}
    editor.search.setText("chat prev")
    assert shown() == {"previous"}


def test_that_one_key_goes_through_the_parts_of_the_window(window: Window) -> None:
    window.main.activateWindow()
    window.main.chat.composer.setFocus()
    window.until(window.main.chat.composer.box.hasFocus)
    window.main.actions_["memory"].trigger()
    window.main.chat.composer.setFocus()
    window.main._bar.offer("Something was done", "Undo", lambda: None)
    visited = []
    for _step in range(4):
        window.main.actions_["next_part"].trigger()
        focus = window.main.focusWidget()
        parts = {"list": window.main.list, "chat": window.main.chat, "memory": window.main.memory}
        visited.append(next((name for name, part in parts.items() if part.isAncestorOf(focus)), "notices"))
    assert visited == ["memory", "notices", "list", "chat"]


def test_that_notices_queue_wait_while_looked_at_and_can_be_taken_by_key(window: Window) -> None:
    bar, done = window.main._bar, []
    bar.offer("The chat is in the trash.", "Undo", lambda: done.append("first"))
    bar.offer("The memory is in the trash.", "Undo", lambda: done.append("second"))
    bar.tell("Written.")
    assert len(bar._toasts()) == 3
    bar.tell("Written.")
    assert len(bar._toasts()) == 3  # said again, it stands once
    window.main.actions_["take_offer"].trigger()
    window.main.actions_["take_offer"].trigger()
    assert done == ["second", "first"]
    assert bar.text == "Written."
    assert bar.take_focus()
    window.until(lambda: bar._toasts()[0].held)
    window.qtbot.keyClick(bar._toasts()[0], Qt.Key.Key_Escape)  # type: ignore[no-untyped-call]
    assert bar.text == ""
    assert bar.isHidden()


def test_that_a_fault_stays_when_more_is_said(window: Window) -> None:
    bar = window.main._bar
    bar.warn("The disk is full.")
    for number in range(5):
        bar.tell(f"Said {number}")
    assert [toast.text for toast in bar._toasts()] == ["The disk is full.", "Said 3", "Said 4"]
