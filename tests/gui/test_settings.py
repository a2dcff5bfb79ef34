"""The settings window: found by words, changed at once, undone, reset."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox

from app.core.settings import Settings
from app.gui.settings.editors import ChoiceEditor, NumberEditor, SwitchEditor, TextEditor
from app.gui.settings.window import SettingsDialog
from tests.helpers.window import Window


@pytest.fixture
def settings(window: Window) -> SettingsDialog:
    window.main.actions_["settings"].trigger()
    window.until(lambda: window.visible(SettingsDialog))
    return window.visible(SettingsDialog)[0]


def now(window: Window) -> Settings:
    return window.bridge.engine.settings()


def shown(settings: SettingsDialog) -> set[str]:
    """The settings that can be seen."""
    return {row.name for section in settings._sections.values() for row in section.rows if row.isVisible()}


def test_that_every_setting_is_there(settings: SettingsDialog) -> None:
    for name in Settings.model_fields:
        field = settings.row(name).editor.focusProxy()
        assert field is not None
        assert field.accessibleName()


def test_that_a_choice_takes_effect_at_once_and_is_undone(window: Window, settings: SettingsDialog) -> None:
    settings.open_page("memory")
    row = settings.row("saving")
    assert isinstance(row.editor, ChoiceEditor)
    assert row.reset.isHidden()
    box = row.editor.box
    assert isinstance(box, QComboBox)
    box.setFocus()
    window.qtbot.keyClick(box, Qt.Key.Key_Down)  # type: ignore[no-untyped-call]
    window.until(lambda: now(window).saving == "ask")
    window.until(row.reset.isVisible)
    window.press("Undo", settings)
    window.until(lambda: now(window).saving == "tell")
    window.until(lambda: box.currentData() == "tell")


def test_that_a_setting_goes_back_to_its_default(window: Window, settings: SettingsDialog) -> None:
    settings.open_page("data")
    row = settings.row("trash_days")
    assert isinstance(row.editor, NumberEditor)
    assert isinstance(row.editor.box, QSpinBox)
    row.editor.box.setValue(7)
    window.until(lambda: now(window).trash_days == 7)
    window.until(row.reset.isVisible)
    window.click(row.reset)
    window.until(lambda: now(window).trash_days == 30)
    window.until(row.reset.isHidden)


def test_that_a_switch_is_a_click(window: Window, settings: SettingsDialog) -> None:
    settings.open_page("history")
    editor = settings.row("history").editor
    assert isinstance(editor, SwitchEditor)
    assert isinstance(editor.box, QCheckBox)
    editor.box.click()
    window.until(lambda: not now(window).history)
    assert editor.box.text() == "Off"


def test_that_a_fault_stands_at_its_field_and_keeps_what_was_typed(window: Window, settings: SettingsDialog) -> None:
    settings.open_page("models")
    row = settings.row("host")
    assert isinstance(row.editor, TextEditor)
    row.editor.box.setText("ftp://nowhere")
    window.qtbot.keyClick(row.editor.box, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
    window.until(lambda: row.fault)
    assert row.editor.box.text() == "ftp://nowhere"
    assert now(window).host == ""
    row.editor.box.setText("localhost:1")
    window.qtbot.keyClick(row.editor.box, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
    window.until(lambda: now(window).host == "http://localhost:1")
    window.until(lambda: not row.fault)


def test_that_a_change_made_elsewhere_is_shown(window: Window, settings: SettingsDialog) -> None:
    settings.open_page("memory")
    window.call(lambda engine: engine.change_settings(memory=False))
    editor = settings.row("memory").editor
    assert isinstance(editor, SwitchEditor)
    window.until(lambda: not editor.box.isChecked())


@pytest.mark.parametrize(("query", "name"), [("trash", "trash_days"), ("корзин", "trash_days"), ("dark", "appearance")])
def test_that_settings_are_found_by_their_words(settings: SettingsDialog, query: str, name: str) -> None:
    settings.search.setText(query)
    assert name in shown(settings)
    assert "agent_budget" not in shown(settings)
    settings.search.clear()
    assert "language" in shown(settings)
    assert "trash_days" not in shown(settings)


def test_that_a_search_without_hits_says_so(settings: SettingsDialog) -> None:
    settings.search.setText("qqqq")
    assert shown(settings) == set()
    assert settings._nothing.isVisible()


def test_that_there_is_one_settings_window(window: Window, settings: SettingsDialog) -> None:
    window.main.actions_["settings"].trigger()
    assert window.visible(SettingsDialog) == [settings]
