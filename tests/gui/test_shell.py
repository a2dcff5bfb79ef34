"""What goes on around the window: lock, quick ask, links, notifications, tray, the start with the session."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QCloseEvent
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QSystemTrayIcon
from pytestqt.qtbot import QtBot

from app.core.engine import Engine
from app.core.home import Home
from app.gui.dialogs.lock_passphrase import LockPassphraseDialog
from app.gui.dialogs.transfer import ImportDialog
from app.gui.shell import shell as shell_module
from app.gui.shell.global_keys import GlobalKeys
from app.gui.shell.global_keys.portal import portal_trigger
from app.gui.shell.global_keys.windows import hot_key
from app.gui.shell.idle import IdleWatch
from app.gui.shell.shell import Shell
from app.i18n import set_language
from app.targets import Target, TargetKind, read_target
from tests.helpers.keyring import MemoryKeyring
from tests.helpers.ollama_double import Answer, OllamaDouble
from tests.helpers.window import PASSPHRASE, Window

# Qt's offscreen screen knows no order of windows.
pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support (raise|propagateSizeHints)|systemTrayWindowChanged"
)
SECRET = "Miso the cat"


class Login:
    """An entry that only notes what is done to it."""

    def __init__(self) -> None:
        self.command: list[str] = []

    def exists(self) -> bool:
        return bool(self.command)

    def write(self, command: Sequence[str]) -> None:
        self.command = list(command)

    def remove(self) -> None:
        self.command = []


class Keys(GlobalKeys):
    """Keys that are pressed by the test."""

    def __init__(self) -> None:
        super().__init__()
        self.used: list[str] = []

    def use(self, keys: str) -> None:
        self.used.append(keys)


class Program:
    """A window with its shell."""

    def __init__(self, home: Home, qtbot: QtBot) -> None:
        self._closed = False
        self.window = Window(home, qtbot)
        self.login, self.keys = Login(), Keys()
        self.shell = Shell(self.window.bridge, lambda: self.window.main, self.login, self.keys)

    def opened(self) -> "Program":
        self.window.opened()
        return self

    def set(self, **values: object) -> None:
        self.window.call(lambda engine: engine.change_settings(**values))

    def lock(self) -> None:
        self.window.main.actions_["lock"].trigger()
        self.window.until(lambda: self.window.main.lock_.locked)

    def unlock(self, passphrase: str) -> None:
        self.window.until(lambda: self.window.visible(QLineEdit))
        self.window.visible(QLineEdit)[0].setText(passphrase)
        self.window.press("Unlock")

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            self.shell.close()
            self.window.close()
            self.shell.deleteLater()


@pytest.fixture
def begin(home: Home, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Program]]:
    monkeypatch.setenv("KEEPSAKE_PASSPHRASE", PASSPHRASE)
    set_language("en")
    programs: list[Program] = []

    def begin(host: str = "http://127.0.0.1:9") -> Program:
        monkeypatch.setenv("OLLAMA_HOST", host)
        programs.append(Program(home, qtbot))
        return programs[-1]

    yield begin
    for program in programs:
        program.close()


@pytest.fixture
def program(begin: Callable[..., Program]) -> Program:
    return begin().opened()


def spoken(root: Any) -> str:
    """Every name and text that a screen reader finds below a widget."""
    interface = QAccessible.queryAccessibleInterface(root)
    found: list[str] = []
    waiting: list[QAccessibleInterface | None] = [interface]
    while waiting:
        one = waiting.pop()
        if one is None:
            continue
        found += [one.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Value)]
        waiting += [one.child(place) for place in range(one.childCount())]
    return "\n".join(found)


# -- the lock


def test_that_a_locked_window_shows_and_tells_nothing_until_the_passphrase_is_given(program: Program) -> None:
    window = program.window
    window.say(f"Remember that I have a cat called {SECRET}")
    window.main.chat.composer.set_text("half a thought")
    window.main.actions_["memory"].trigger()
    assert SECRET in spoken(window.main)
    program.lock()
    window.until(lambda: "Keepsake is locked" in window.labels())
    assert SECRET not in spoken(window.main)
    assert SECRET not in window.labels()
    assert not window.main.menuBar().isVisible()
    usable = {spec.name for spec in window.main.actions_.specs if window.main.actions_[spec.name].isEnabled()}
    assert usable == {"lock", "quit"}

    program.unlock("wrong horse battery staple")
    window.until(lambda: "not the right passphrase" in window.labels())
    assert window.main.lock_.locked
    program.unlock(PASSPHRASE)
    window.until(lambda: not window.main.lock_.locked)
    assert any(SECRET in text for text in window.texts())
    assert window.main.chat.composer.text == "half a thought"
    assert window.main.actions_["new"].isEnabled()


def test_that_dialogs_hide_behind_the_lock_and_come_back(program: Program) -> None:
    window = program.window
    window.main.actions_["spaces"].trigger()
    dialog = next(one for one in QApplication.topLevelWidgets() if one.windowTitle() == "Spaces")
    program.lock()
    assert not dialog.isVisible()
    program.unlock(PASSPHRASE)
    window.until(dialog.isVisible)
    dialog.close()


def test_that_no_window_opens_behind_the_lock_because_what_it_waited_for_is_there(program: Program) -> None:
    window = program.window
    program.lock()
    late = QDialog(window.main)
    late.setWindowTitle(SECRET)
    late.open()
    window.until(lambda: not late.isVisible())
    assert [one for one in QApplication.topLevelWidgets() if one.isVisible()] == [window.main]
    program.unlock(PASSPHRASE)
    window.until(late.isVisible)
    late.close()
    early = QDialog(window.main)
    early.open()
    QApplication.processEvents()
    assert early.isVisible()
    early.close()


def test_that_quick_ask_and_links_wait_behind_the_lock(program: Program) -> None:
    window = program.window
    window.say("hello")
    chat = window.main.chat.conversation
    assert chat is not None
    window.main.actions_["new"].trigger()
    program.shell.quick_ask()
    quick = program.shell.quick
    assert quick is not None
    program.lock()
    assert not quick.isVisible()
    program.keys.pressed.emit()
    assert not quick.isVisible()
    program.shell.serve(Target(TargetKind.CHAT, id=chat.id))
    assert window.main.chat.conversation is None
    program.unlock(PASSPHRASE)
    window.until(lambda: window.main.chat.conversation is not None and window.main.chat.conversation.id == chat.id)


def test_that_where_the_keyring_has_the_key_the_lock_gets_a_passphrase_of_its_own(
    home: Home, begin: Callable[..., Program], monkeypatch: pytest.MonkeyPatch, memory_keyring: MemoryKeyring
) -> None:
    monkeypatch.delenv("KEEPSAKE_PASSPHRASE")
    program = begin().opened()
    window = program.window
    window.main.actions_["lock"].trigger()
    window.until(lambda: window.main.findChildren(LockPassphraseDialog))
    dialog = window.main.findChildren(LockPassphraseDialog)[0]
    for passphrase, told in (("short", "too short"), ("a longer one", "")):
        dialog.first.setText(passphrase)
        dialog.second.setText(passphrase)
        dialog._choose()
        if told:
            window.until(lambda: "too short" in dialog.fault.text())
    window.until(lambda: window.main.lock_.locked)
    assert "a longer one" not in home.window_lock.read_text()
    program.unlock("a longer one")
    window.until(lambda: not window.main.lock_.locked)
    program.set(lock_minutes=5)
    program.close()

    program = begin().opened()  # a new start is no way around the lock
    assert program.window.main.lock_.locked
    program.unlock("a longer one")
    program.window.until(lambda: not program.window.main.lock_.locked)


def test_that_a_lock_that_could_not_be_opened_stays_off(
    begin: Callable[..., Program], monkeypatch: pytest.MonkeyPatch, memory_keyring: MemoryKeyring
) -> None:
    monkeypatch.delenv("KEEPSAKE_PASSPHRASE")
    program = begin().opened()
    program.set(lock_minutes=5)
    program.window.until(lambda: program.window.main.findChildren(LockPassphraseDialog))
    program.window.main.findChildren(LockPassphraseDialog)[0].reject()
    program.window.until(lambda: program.window.bridge.engine.settings().lock_minutes == 0)


def test_that_it_locks_when_nobody_touches_it(program: Program) -> None:
    program.set(lock_minutes=5)
    program.window.until(lambda: program.shell._idle.watching)
    program.shell._idle.idle.emit()
    program.window.until(lambda: program.window.main.lock_.locked)


def test_that_a_touch_lets_the_time_begin_anew(program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = IdleWatch()
    watch.watch(1)
    watch._timer.setInterval(50_000)
    monkeypatch.setattr("app.gui.shell.idle._OFTEN_ENOUGH", -60_000)
    begun: list[int] = []
    monkeypatch.setattr(watch._timer, "start", lambda *_a: begun.append(1), raising=False)
    qtbot.keyClick(program.window.main, Qt.Key.Key_Shift)  # type: ignore[no-untyped-call]
    assert begun
    watch.watch(0)
    assert not watch.watching


# -- quick ask


def test_that_a_quick_question_is_answered_in_a_chat_that_can_be_opened(begin: Callable[..., Program]) -> None:
    with OllamaDouble() as ollama:
        ollama.add_model("llama3.2:3b", tools=True, context_length=8192)
        ollama.respond(lambda _body: Answer(text="Forty-two."))
        program = begin(ollama.host).opened()
        window = program.window
        window.until(lambda: window.main.picker.text() == "llama3.2:3b")
        window.main.actions_["quick_ask"].trigger()
        quick = program.shell.quick
        assert quick is not None
        quick.composer.box.insertPlainText("What is the answer?")
        window.qtbot.keyClick(quick.composer.box, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
        window.until(lambda: "Forty-two." in quick.answer.toPlainText() and not quick._answering)
        window.click(quick.open_button)
        assert not quick.isVisible()
        window.until(lambda: len(window.texts()) == 2)
        assert window.texts()[-1] == "Forty-two."


def test_that_a_temporary_question_leaves_nothing_and_esc_hides_it(program: Program) -> None:
    window = program.window
    program.set(quick_ask_temporary=True)
    program.shell.serve(read_target("quick-ask"))
    quick = program.shell.quick
    assert quick is not None
    assert quick.temporary.isChecked()
    quick._ask("hello")
    window.until(lambda: quick.answer.toPlainText() and not quick._answering)
    assert len(window.call(lambda engine: engine.conversations())) == 1
    window.qtbot.keyClick(quick, Qt.Key.Key_Escape)  # type: ignore[no-untyped-call]
    assert not quick.isVisible()
    assert quick.answer.toPlainText() == ""
    window.until(lambda: window.call(lambda engine: engine.conversations()) == [])


def test_that_a_fault_is_told_and_the_question_stays(program: Program) -> None:
    program.shell.quick_ask()
    quick = program.shell.quick
    assert quick is not None
    question = "   "
    quick._ask(question)
    program.window.until(quick.fault.isVisible)
    assert quick.composer.text == question


def test_that_quick_ask_comes_after_the_passphrase(begin: Callable[..., Program]) -> None:
    program = begin()
    program.shell.serve(read_target("quick-ask"))
    assert program.shell.quick is None
    program.opened()
    program.window.until(lambda: program.shell.quick is not None and program.shell.quick.isVisible())


def test_that_the_keys_of_the_setting_are_asked_for(program: Program) -> None:
    program.set(quick_ask_keys="Ctrl+Alt+Space")
    program.window.until(lambda: program.keys.used == ["Ctrl+Alt+Space"])
    program.keys.pressed.emit()
    assert program.shell.quick is not None
    assert program.shell.quick.isVisible()


def test_that_a_system_without_such_keys_is_told_with_another_way(program: Program) -> None:
    GlobalKeys.use(program.keys, "")
    assert program.window.main._bar.text == ""
    GlobalKeys.use(program.keys, "Ctrl+Alt+Space")
    assert "keepsake --quick-ask" in program.window.main._bar.text


@pytest.mark.parametrize(
    ("keys", "portal", "windows"),
    [
        ("Ctrl+Alt+Space", "CTRL+ALT+space", (0x4003, 0x20)),
        ("Meta+K", "LOGO+k", (0x4008, 0x4B)),
        ("Shift+F5", "SHIFT+F5", (0x4004, 0x74)),
    ],
)
def test_that_keys_are_written_as_each_platform_reads_them(keys: str, portal: str, windows: tuple[int, int]) -> None:
    assert portal_trigger(keys) == portal
    assert hot_key(keys) == windows


def test_that_a_letter_alone_is_no_global_key() -> None:
    assert hot_key("K") is None


# -- links and files


def test_that_links_and_files_open_what_they_name(program: Program, tmp_path: Path) -> None:
    window = program.window
    window.say(f"Remember that I have a cat called {SECRET}")
    window.until(lambda: window.main.memory.data.memories)
    chat, memory = window.main.chat.conversation, window.main.memory.data.memories[0]
    assert chat is not None
    program.shell.serve(read_target("keepsake://new?temporary=1"))
    assert window.main.chat.temporary
    program.shell.serve(read_target(f"keepsake://chat/{chat.id}"))
    window.until(lambda: len(window.texts()) == 2)
    program.shell.serve(read_target(f"keepsake://memory/{memory.id}"))
    window.until(window.main.memory.isVisible)
    program.shell.serve(read_target("keepsake://erase/1"))
    assert "does not know" in window.main._bar.text
    program.shell.serve(read_target("keepsake://chat/4711"))
    window.until(lambda: "does not know" not in window.main._bar.text)  # the engine says that there is none
    export = tmp_path / "list.txt"
    export.write_text("I like tea\n")
    program.shell.serve(read_target(str(export)))
    dialog = window.main.findChildren(ImportDialog)[0]
    assert dialog.isVisible()
    dialog.reject()


# -- around


def test_that_a_long_answer_is_told_without_its_text(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(shell_module, "notify", lambda _bridge, text: told.append(text))
    monkeypatch.setattr(type(program.window.main), "isActiveWindow", lambda _window: False)
    program.window.say("hello")
    assert told == []  # it did not take ten seconds
    program.shell._tell(11.0)
    assert told == ["The answer is there."]
    program.set(notify_after_seconds=0)
    program.shell._tell(11.0)
    monkeypatch.setattr(type(program.window.main), "isActiveWindow", lambda _window: True)
    program.set(notify_after_seconds=10)
    program.shell._tell(11.0)
    assert len(told) == 1


def test_that_the_tray_offers_what_can_be_done(begin: Callable[..., Program], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", staticmethod(lambda: True))
    program = begin().opened()
    tray, window = program.shell.tray, program.window
    assert tray is not None
    by_words = {action.text(): action for action in tray.menu.actions() if action.text()}
    assert list(by_words) == ["Open Keepsake", "New chat", "Quick ask…", "Lock now", "Quit"]
    by_words["Quick ask…"].trigger()
    assert program.shell.quick is not None
    by_words["Lock now"].trigger()
    window.until(lambda: window.main.lock_.locked)
    assert [action.isEnabled() for action in by_words.values()] == [True, False, False, False, True]


def test_that_the_windows_cross_leaves_it_in_the_tray_where_the_person_wants_that(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", staticmethod(lambda: True))
    monkeypatch.setattr(QCloseEvent, "spontaneous", lambda _event: True)
    program.set(close_to_tray=True)
    program.window.main.close()
    assert not program.window.main.isVisible()
    window_closed: list[bool] = []
    program.window.main.closed.connect(lambda: window_closed.append(True))
    program.shell.show_window()
    assert program.window.main.isVisible()
    program.set(close_to_tray=False)
    program.window.main.close()
    assert window_closed == [True]


def test_that_the_start_with_the_session_follows_its_setting(program: Program, home: Home) -> None:
    assert program.login.command == []
    program.set(start_at_login=True)
    program.window.until(lambda: program.login.command[-2:] == ["--home", str(home.path)])
    program.set(start_at_login=False)
    program.window.until(lambda: program.login.command == [])


def test_that_erasing_is_not_asked_of_the_engine_by_a_link(program: Program) -> None:
    program.window.say("hello")
    chats = program.window.call(partial(Engine.conversations))
    for link in ("keepsake://delete/1", "keepsake://chat/1?delete=1", "keepsake://new?text=hi"):
        program.shell.serve(read_target(link))
    assert program.window.call(partial(Engine.conversations)) == chats


def test_that_a_file_given_with_a_quick_question_goes_with_it(program: Program, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("The meeting is on Tuesday.\n")
    program.shell.quick_ask()
    quick = program.shell.quick
    assert quick is not None
    given = program.window.call(lambda engine: engine.read_file(notes))
    quick.composer.sent.emit("What is in it?", [given])
    program.window.until(lambda: quick.answer.toPlainText() and not quick._answering)
    chat = quick._conversation
    assert chat is not None
    asked = program.window.call(lambda engine: engine.messages(chat.id))[0]
    assert asked.attachments


def test_that_an_export_that_cannot_be_written_says_so(program: Program, tmp_path: Path) -> None:
    program.window.main.files._write(tmp_path / "missing" / "keepsake.json")
    program.window.until(lambda: "could not be written" in program.window.main._bar.text)
