"""The data in the settings: backups, restoring, erasing everything."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QMessageBox

from app.core.home import Home
from app.core.models import BackupKind
from app.gui.settings import data_page
from app.gui.settings.data_page import DataPage
from app.gui.settings.licence_list import LicenceList
from app.gui.settings.window import SettingsDialog
from tests.helpers.window import PASSPHRASE, Window


@pytest.fixture
def restarts(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """What would end the event loop of the program is noted instead: the test's own must go on."""
    asked: list[bool] = []
    monkeypatch.setattr(data_page, "restart", lambda: asked.append(True))
    return asked


def page_of(window: Window, page: str = "data") -> SettingsDialog:
    window.main.actions_["settings"].trigger()
    (dialog,) = window.visible(SettingsDialog)
    dialog.open_page(page)
    return dialog


def data_of(window: Window) -> DataPage:
    (page,) = page_of(window).findChildren(DataPage)
    window.until(page.path.text)
    return page


def test_that_a_backup_is_made_listed_and_deleted(window: Window, home: Home) -> None:
    page = data_of(window)
    assert str(home.path) in page.path.text()
    window.press("Back up now", page)
    window.until(lambda: "Backup written to" in window.labels())
    window.until(lambda: "made by you" in window.labels())
    window.press("Delete", page)
    (question,) = window.visible(QMessageBox)
    window.press("Delete", question)
    window.until(lambda: "made by you" not in window.labels())


def test_that_a_backup_is_put_back(start: Callable[..., Window], restarts: list[bool], tmp_path: Path) -> None:
    window = start()
    window.say("Remember that I live in Lisbon")
    target = window.call(lambda engine: engine.back_up(tmp_path / "mine.keepsake")).path
    window.say("Remember that I like tea")
    page = data_of(window)
    page.restore(target, PASSPHRASE)
    window.until(lambda: restarts)
    window.close()
    again = start()
    again.until(lambda: [one.text for one in again.main.memory.data.memories] == ["User lives in Lisbon"])
    (kept,) = again.call(lambda engine: engine.data_report()).backups
    assert kept.kind is BackupKind.RESTORE


def test_that_a_file_that_is_no_backup_is_told(window: Window, restarts: list[bool], tmp_path: Path) -> None:
    page = data_of(window)
    bad = tmp_path / "bad.keepsake"
    bad.write_text("nothing")
    page.restore(bad)
    window.until(lambda: "This is not a backup of Keepsake" in window.labels())
    assert not restarts


def test_that_erasing_everything_asks_for_the_word(
    start: Callable[..., Window], restarts: list[bool], home: Home
) -> None:
    window = start()
    window.say("Remember that I live in Lisbon")
    page = data_of(window)
    assert "1 memory, 1 chat, 2 messages, 0 backups" in page.consequences.text()
    assert not page.erase.isEnabled()
    page.word.setText("er")
    assert not page.erase.isEnabled()
    page.word.setText(" Erase ")
    window.click(page.erase)
    window.until(lambda: restarts)
    window.close()
    again = start()
    assert again.application.is_new
    assert again.main.memory.data.memories == []


def test_that_licences_are_listed(window: Window) -> None:
    (page,) = page_of(window, "about").findChildren(LicenceList)
    window.until(lambda: page.table.rowCount() > 40)
    page._open([one.package for one in page._licences].index("httpx"))
    window.until(lambda: any(one.windowTitle().startswith("httpx") for one in window.visible(QDialog)))
