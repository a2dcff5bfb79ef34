"""Through every pane and dialog of a window in which something was said, saved, put in doubt and deleted."""

from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QApplication, QWidget

from app.gui.dialogs.download import DownloadDialog
from app.gui.dialogs.memory_erase import EraseMemoriesDialog
from app.gui.panes.memory.panel import HEALTH
from tests.helpers.window import Window

SAID = {
    "en": ("Remember that I am a vegetarian", "Remember that I love steak"),
    "ru": ("Запомни, что я вегетарианец", "Запомни, что я люблю стейк"),
    "zh": ("请记住我是素食者", "请记住我爱吃牛排"),
}
DIALOGS = ("settings", "privacy", "spaces", "shortcuts", "about", "guide")  # the actions that open one


def fill(window: Window, language: str, *memories: str) -> None:
    """Talk, so that there is something to see: memories, a contradiction, something in the trash."""

    def add(text: str) -> None:
        window.call(lambda engine: engine.add_memory(text))

    for words in SAID[language]:
        window.say(words)
    for text in ("User has a cat called Miso", *memories):
        add(text)
    cat = next(one for one in window.call(lambda engine: engine.memories()) if "Miso" in one.text)
    window.call(lambda engine: engine.delete_memories([cat.id]))


def panes(window: Window) -> Iterator[tuple[str, QWidget]]:
    """The window with each of its panes open, one after the other."""
    main = window.main
    yield "chat", main
    main._memory_button.setChecked(True)
    for place in range(main.memory._stack.count()):
        main.memory.tabs.setCurrentIndex(place)
        if place == HEALTH:
            window.until(lambda: main.memory.health.report is not None)
        window.qtbot.wait(300)  # what is read meanwhile arrives
        yield type(main.memory._stack.widget(place)).__name__, main
    main.memory.show_memory(window.call(lambda engine: engine.memories())[0].id)
    detail = main.memory.memories.detail
    window.until(lambda: detail.isVisible() and detail.pin_button.text())
    window.qtbot.wait(100)
    yield "details", main
    main._memory_button.setChecked(False)
    main.new_chat(temporary=True)
    window.qtbot.wait(50)
    yield "temporary chat", main


def dialogs(window: Window) -> Iterator[tuple[str, QWidget]]:
    """Each dialog and other window, opened as a person does it, and closed afterwards."""
    main = window.main

    def opened(name: str, act: Callable[[], object]) -> Iterator[tuple[str, QWidget]]:
        before = set(QApplication.topLevelWidgets())

        def new() -> list[QWidget]:
            return [one for one in QApplication.topLevelWidgets() if one.isVisible() and one not in before]

        act()
        window.until(new)
        dialog = new()[0]
        window.qtbot.wait(50)
        yield name, dialog
        dialog.close()

    for name in DIALOGS:
        yield from opened(name, main.actions_[name].trigger)
    yield from opened("what I used", main.chat.composer.meter_pressed.emit)
    yield from opened("download", lambda: DownloadDialog(main._bridge, main).open())
    memories = window.call(lambda engine: engine.memories())
    yield from opened("erase", lambda: EraseMemoriesDialog(memories, main).open())
