"""Privacy as a person meets it: marks while typing, the rules, what was allowed and what was refused."""

import pytest
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtWidgets import QApplication, QComboBox, QInputDialog, QMenu, QPushButton, QToolTip

from app.core.models import PrivacyAction, Target
from app.gui.dialogs.privacy import PrivacyDialog
from app.gui.panes.memory.panel import REFUSED
from tests.helpers.window import Window

# What the offscreen platform cannot do.
pytestmark = pytest.mark.qt_log_ignore("does not support", extend=True)
PHONE = "+7 916 123-45-67"


def marked(window: Window) -> list[str]:
    """The words that are underlined in the composer."""
    selections = window.main.chat.composer.box.extraSelections()
    return [selection.cursor.selectedText() for selection in selections]


def submenu(action: QAction) -> QMenu:
    """What opens beside an entry of a menu."""
    menu = action.menu()
    assert isinstance(menu, QMenu)
    return menu


def test_that_what_would_not_be_stored_is_marked_while_it_is_typed(window: Window) -> None:
    composer = window.main.chat.composer
    composer.box.insertPlainText(f"😀 звони {PHONE} или напиши anna@example.org")
    window.until(lambda: len(marked(window)) == 2)
    assert marked(window) == [PHONE, "anna@example.org"]
    assert composer.marks.words == "Will not be stored: phone number, e-mail address"
    assert composer.marks.isVisible()
    place = composer.box.cursorRect().center()
    for finding in composer.marks.findings:
        cursor = composer.box.textCursor()
        cursor.setPosition(composer.marks._place(finding)[0] + 1)
        place = composer.box.cursorRect(cursor).center()
        tip = QHelpEvent(QHelpEvent.Type.ToolTip, place, composer.box.viewport().mapToGlobal(place))
        QApplication.sendEvent(composer.box.viewport(), tip)
        window.until(lambda words=finding.placeholder: words in QToolTip.text())  # type: ignore[misc]
    composer.box.setPlainText("nothing to see")
    window.until(lambda: not composer.marks.isVisible())
    assert marked(window) == []


def test_that_a_finding_can_be_left_out_or_allowed(window: Window) -> None:
    composer = window.main.chat.composer
    composer.box.insertPlainText(f"call {PHONE} or anna@example.org")
    window.until(lambda: len(marked(window)) == 2)
    phone, mail = composer.marks.menu().actions()
    assert (phone.text(), mail.text()) == ("phone number", "e-mail address")
    submenu(mail).actions()[0].trigger()
    assert composer.text == f"call {PHONE} or "
    window.until(lambda: marked(window) == [PHONE])
    submenu(composer.marks.menu().actions()[0]).actions()[1].trigger()
    window.until(lambda: not composer.marks.isVisible())
    (allowed,) = window.call(lambda engine: engine.allowances())
    assert allowed.type == "PHONE"
    composer._send()
    window.until(window.texts)
    assert PHONE in window.texts()[0]


def test_that_a_secret_is_allowed_only_by_its_name(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    composer = window.main.chat.composer
    composer.box.insertPlainText("my password is Blue-Kettle7")
    window.until(lambda: marked(window) == ["Blue-Kettle7"])
    asked: list[str] = []

    def answer(_parent: object, _title: str, question: str) -> tuple[str, bool]:
        asked.append(question)
        return ("PASSWORD", len(asked) > 1)

    monkeypatch.setattr(QInputDialog, "getText", answer)
    for _time in range(2):
        submenu(composer.marks.menu().actions()[0]).actions()[1].trigger()
    window.until(lambda: not composer.marks.isVisible())
    assert "PASSWORD" in asked[0]


def test_that_the_rules_are_changed_where_they_are_shown(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = PrivacyDialog(window.bridge, window.main)
    dialog.show()
    kinds = [dialog.table.item(row, 0) for row in range(dialog.table.rowCount())]
    rows = {kind.text(): row for row, kind in enumerate(kinds) if kind is not None}

    def choose(kind: str, column: int, action: PrivacyAction) -> QComboBox:
        box = dialog.table.cellWidget(rows[kind], column)
        assert isinstance(box, QComboBox)
        box.setCurrentIndex(box.findData(action))
        box.activated.emit(box.currentIndex())
        return box

    def rule(type_: str) -> tuple[PrivacyAction, PrivacyAction]:
        return next((one.memory, one.chat) for one in window.bridge.engine.privacy() if one.type == type_)

    choose("phone number", 2, PrivacyAction.REFUSE)
    window.until(lambda: rule("PHONE") == (PrivacyAction.REDACT, PrivacyAction.REFUSE))
    monkeypatch.setattr(QInputDialog, "getText", lambda *_words: ("", False))
    choose("password", 1, PrivacyAction.KEEP)
    window.until(lambda: dialog.table.cellWidget(rows["password"], 1).currentData() == PrivacyAction.REFUSE)  # type: ignore[attr-defined]
    monkeypatch.setattr(QInputDialog, "getText", lambda *_words: ("password", True))
    choose("password", 1, PrivacyAction.KEEP)
    window.until(lambda: rule("PASSWORD")[0] is PrivacyAction.KEEP)
    dialog.deeper.setCurrentIndex(2)
    dialog.deeper.activated.emit(2)
    window.until(lambda: window.bridge.engine.settings().deep_reading == "model")
    window.until(lambda: "No model runs on this machine now" in dialog._cost.text())
    dialog.close()


def test_that_a_message_that_is_refused_stays_in_the_box(window: Window) -> None:
    window.call(lambda engine: engine.set_privacy("PHONE", Target.CHAT, PrivacyAction.REFUSE))
    composer = window.main.chat.composer
    composer.box.insertPlainText(f"call {PHONE}")
    window.until(lambda: composer.marks.words == "Will not be sent because of: phone number")
    composer.box.insertPlainText(" ")
    composer._send()
    window.until(lambda: "This message was not sent" in window.labels())
    assert composer.text.strip() == f"call {PHONE}"
    window.main.memory.tabs.setCurrentIndex(REFUSED)
    window.until(lambda: len(window.main.memory.refusals.items) == 1)
    assert "phone number" in window.labels()
    assert window.main.memory.tabs.tabText(REFUSED) == "Refused 1"
    window.main.memory.refusals.clear_button.click()
    window.until(lambda: not window.main.memory.refusals.items)


def test_that_what_was_refused_can_be_saved_with_a_placeholder(window: Window) -> None:
    window.say("Remember that my wifi password is hunter2horse")
    window.press("Save with a placeholder")
    window.until(lambda: any("<PASSWORD>" in words for words in window.chips()))
    assert not window.buttons("Save with a placeholder")


def test_that_an_allowed_value_can_be_taken_out_of_the_list(window: Window) -> None:
    window.call(lambda engine: engine.allow("PHONE", PHONE))
    dialog = PrivacyDialog(window.bridge, window.main)
    dialog.show()
    window.until(lambda: dialog.allowed.count() == 1)
    assert "+••••••7" in dialog.allowed.item(0).text()
    dialog.allowed.setCurrentRow(0)
    assert isinstance(dialog.remove, QPushButton)
    dialog.remove.click()
    window.until(lambda: dialog.allowed.count() == 0)
    assert not dialog.remove.isEnabled()
    dialog.close()


def test_that_the_list_of_refusals_leads_to_the_rules(window: Window) -> None:
    window.main.memory.tabs.setCurrentIndex(REFUSED)
    window.main.memory.refusals.open_privacy.emit()
    window.until(lambda: window.visible(PrivacyDialog))
    window.press("Close", window.visible(PrivacyDialog)[0])
    window.until(lambda: not window.visible(PrivacyDialog))
