"""What is said in passing has one place, dialogs show all of what they are about, long choices end with an ellipsis."""

import threading
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from app.core.models import MOST_FOUND, Memory
from app.gui.command_palette.dialog import CommandPalette
from app.gui.dialogs.about import AboutDialog
from app.gui.dialogs.erase import EraseDialog
from app.gui.dialogs.guide import GuideWindow
from app.gui.dialogs.memory_erase import listed
from app.gui.dialogs.text import TextDialog, merge_dialog
from app.gui.panes.memory.panel import STORAGE, TRASH
from app.gui.panes.memory.selection_bar import SelectionBar
from app.gui.panes.message_bar import MessageBar
from app.gui.settings.licence_list import LicenceList
from app.gui.settings.window import SettingsDialog
from app.gui.widgets.choice_box import ChoiceBox
from app.i18n import set_language
from app.words.data import size_words
from tests.helpers.window import Window

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)  # the offscreen platform has no frames
LONG = "User reads about Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaften " * 3


def add(window: Window, *texts: str) -> list[Memory]:
    for text in texts:
        window.call(lambda engine, text=text: engine.add_memory(text))  # type: ignore[misc]
    window.main.actions_["memory"].trigger()
    window.until(lambda: len(window.main.memory.data.memories) == len(texts))
    return window.main.memory.data.memories


def test_that_the_memory_says_what_it_did_where_the_window_says_it(window: Window) -> None:
    (memory,) = add(window, "I live in Lisbon")
    assert len(window.main.findChildren(MessageBar)) == 1
    page = window.main.memory
    page.memories.view.choose([memory.id])
    page.memories.bar.delete()
    window.until(lambda: window.main._bar.text.startswith("Moved to the trash"))
    assert window.main._bar.isVisible()
    window.main.switch_wide_memory()
    window.until(window.main._bar.isVisible)  # it goes along where the memory fills the window
    window.main.take_offer()
    window.until(lambda: len(page.data.memories) == 1)
    window.until(lambda: window.main._bar.text.startswith("Undone"))
    assert not window.buttons("Undo", window.main._bar), "what was offered before about the same change is gone"
    window.main.switch_wide_memory()
    window.until(window.main._bar.isVisible)


def test_that_an_export_to_where_nothing_can_be_written_is_explained(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (memory,) = add(window, "I live in Lisbon")
    nowhere = str(tmp_path / "none" / "keepsake.json")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (nowhere, "JSON (*.json)"))
    window.main.actions_["export"].trigger()
    window.until(lambda: "The file could not be written." in window.main._bar.text)
    window.main._bar._toasts()[-1].end()
    window.main.memory.memories.view.choose([memory.id])
    window.main.memory.memories.bar.export.emit()
    window.until(lambda: "Choose another place" in window.main._bar.text)


def test_that_a_search_says_that_it_shows_the_best_only(window: Window) -> None:
    bar: SelectionBar = window.main.memory.memories.bar
    bar.offer(MOST_FOUND, 12_000, best=MOST_FOUND)
    assert f"the best {MOST_FOUND} matches" in bar._count.text()
    bar.offer(20, 12_000)
    assert "best" not in bar._count.text()


def test_that_nothing_found_offers_to_show_everything(window: Window) -> None:
    add(window, "I live in Lisbon", "I play the cello")
    page = window.main.memory.memories
    page.search_field.setText("zebra")
    window.press("Show all", page._empty)
    window.until(lambda: page.model.rowCount() == 2)
    assert page.search_field.text() == ""


def test_that_a_long_choice_ends_with_an_ellipsis(qtbot: QtBot) -> None:
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItem("Pinned, then newest")
    box.resize(90, 30)
    box.show()
    assert box.shown_text.endswith("…")
    box.resize(400, 30)
    assert box.shown_text == "Pinned, then newest"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_that_no_line_of_what_is_erased_or_merged_is_cut_off(qtbot: QtBot, language: str) -> None:
    set_language(language)
    for dialog in (
        EraseDialog("Erase?", ["short", LONG], "For good."),
        merge_dialog(["short", LONG], None),
        EraseDialog("Erase?", [LONG] * 5, "For good."),
    ):
        qtbot.addWidget(dialog)
        dialog.show()
        if isinstance(dialog, EraseDialog):
            dialog.add_report("Goes: 4 versions\nStays: 12 chat messages")
        QApplication.processEvents()
        area = dialog.findChild(QScrollArea)
        assert area is not None
        labels = [one for one in dialog.findChildren(QLabel) if one.isVisible()]
        assert all(one.height() >= one.heightForWidth(one.width()) for one in labels if one.wordWrap())
        beneath = [one for one in dialog.children() if isinstance(one, QWidget) and one.isVisible()]
        beneath.sort(key=lambda one: one.y())
        for upper, lower in pairwise(beneath):
            assert upper.geometry().bottom() < lower.y()
        assert dialog.height() <= 560, "fits a small window"


def test_that_a_count_of_nothing_is_left_out() -> None:
    set_language("en")
    assert listed([(4, "4 versions"), (0, "0 conflicts"), (1, "1 backup")]) == "4 versions, 1 backup"


def test_that_a_small_size_is_declined() -> None:
    set_language("en")
    assert [size_words(size) for size in (1, 176, 1000)] == ["1 byte", "176 bytes", "1 KB"]


def test_that_a_setting_is_found_in_the_palette_and_shown(window: Window) -> None:
    window.main.actions_["palette"].trigger()
    (palette,) = window.visible(CommandPalette)
    palette.field.setText("lock the window after so many")
    window.until(lambda: palette.model.entries and palette.model.entries[0].id == "setting:lock_minutes")
    window.qtbot.keyClick(palette.field, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
    window.until(lambda: window.visible(SettingsDialog))
    (dialog,) = window.visible(SettingsDialog)
    row = dialog.row("lock_minutes")
    window.until(lambda: not row.visibleRegion().isEmpty())
    dialog.close()


def test_that_the_guide_begins_at_its_beginning(window: Window) -> None:
    window.main.dialogs.guide()
    (guide,) = window.visible(GuideWindow)
    QApplication.processEvents()
    assert guide.page.verticalScrollBar().value() == 0


def test_that_about_has_the_one_list_of_licences(window: Window) -> None:
    window.main.dialogs.about()
    (dialog,) = window.visible(AboutDialog)
    dialog.pages.setCurrentIndex(1)
    (found,) = dialog.findChildren(LicenceList)
    window.until(lambda: {"SQLCipher", "Lucide", "httpx"} <= {one.package for one in found._licences})


def test_that_reading_goes_on_while_the_database_is_compacted(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    add(window, "I live in Lisbon")
    begun, go_on = threading.Event(), threading.Event()

    def slow(_database: object) -> None:
        begun.set()
        assert go_on.wait(30)

    monkeypatch.setattr("app.core.store.store.compact", slow)
    window.main.memory.tabs.setCurrentIndex(STORAGE)
    page = window.main.memory.storage
    window.until(lambda: page.report is not None)
    window.click(page.compact_button)
    window.until(begun.is_set)
    try:
        assert "Compacting…" in window.labels()
        assert len(window.call(lambda engine: engine.memories())) == 1
    finally:
        go_on.set()
    window.until(lambda: window.main._bar.text.startswith("Compacted"))


def test_that_a_memory_is_edited_from_its_details(window: Window) -> None:
    (memory,) = add(window, "I live in Lisbon")
    window.main.open_memory(memory.id)
    detail = window.main.memory.memories.detail
    window.until(detail.pin_button.text)  # it has been read
    window.press("Edit…", detail)
    window.until(lambda: window.visible(TextDialog))
    (dialog,) = window.visible(TextDialog)
    dialog.text.setPlainText("User lives in Porto")
    window.click(dialog.save)
    window.until(lambda: window.main.memory.data.memories[0].text == "User lives in Porto")


def test_that_the_trash_says_how_long_it_keeps_what_is_in_it(window: Window) -> None:
    (memory,) = add(window, "I live in Lisbon")
    window.call(lambda engine: engine.delete_memories([memory.id]))
    window.main.memory.tabs.setCurrentIndex(TRASH)
    window.until(lambda: "each is erased after 30 days here" in window.labels())
