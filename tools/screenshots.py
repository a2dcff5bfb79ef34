"""Pictures of the window: `python run.py screenshots [FOLDER]`, on a virtual screen (xvfb-run).

Drives the real program against the Ollama double. A folder that is named gets every pane and dialog in every language
and appearance; without one, `resources/screenshots` gets those that the documents show.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from app.core.home import home_from
from app.core.settings import SettingsFile
from app.i18n import LANGUAGES, set_language

SAID = {
    "en": ["I'm a vegetarian and I live in Lisbon", "Show me a greeting in Python", "I love steak, remember that"],
    "ru": [
        "Запомни, что я вегетарианец и живу в Лиссабоне",
        "Покажи приветствие на Python",
        "Обожаю стейк, запомни это",
    ],
    "zh": ["请记住我是素食者，我住在里斯本", "用 Python 写一句问候", "我最爱吃牛排，记住了"],
}
ASKED_BACK = {
    "en": "You told me before that you are a vegetarian. Which of the two holds?",
    "ru": "Раньше вы говорили, что вы вегетарианец. Что из двух верно?",
    "zh": "您之前说过您是素食者。哪一个是对的？",
}
CODE = '```python\ndef greet(name: str) -> str:\n    return f"Hello, {name}!"\n```'
APPEARANCES = ("light", "dark", "contrast")
DIALOGS = ("settings", "privacy", "spaces", "shortcuts", "about", "guide")  # actions that open one
SHOWN = {"start", "chat", "conflict", "memory", "used", "settings"}  # in the documents
FOLDER = Path("resources/screenshots")


def picture(language: str, appearance: str, folder: Path, *, everything: bool) -> int:
    """Start the program once and leave its pictures in `folder`; returns the exit code."""
    from PySide6.QtCore import QTimer  # noqa: PLC0415 (one process a picture)
    from PySide6.QtWidgets import QDialog, QWidget  # noqa: PLC0415

    from app.gui import app  # noqa: PLC0415
    from app.gui.window import main_window, windows  # noqa: PLC0415
    from tests.helpers.ollama_double import Answer, ChatBody, OllamaDouble, everyday  # noqa: PLC0415

    def respond(body: ChatBody) -> Answer:
        if isinstance(body.format, dict) or body.last["role"] == "tool":
            return everyday(body)
        if "Python" in body.user:
            return Answer(text=CODE)
        return Answer(text=ASKED_BACK[language]) if body.user == SAID[language][2] else everyday(body)

    class Window(main_window.MainWindow):
        """Acts as a person would, a step at a time."""

        def _build(self) -> None:
            super()._build()
            self._steps = self._visit()
            timer = QTimer(self, interval=600)
            timer.timeout.connect(self._step)
            timer.start()

        def welcome(self) -> None:
            """Not in the way of the other pictures."""

        def _step(self) -> None:
            if not self.chat.answering:
                next(self._steps, None)

        def _visit(self) -> Iterator[None]:
            yield from self._take("start", lambda: None)
            for words in SAID[language]:
                self.chat.send(words)
                yield
            yield
            self._memory_button.setChecked(True)
            yield from self._take("chat", lambda: None)
            yield from self._take("conflict", self.memory.show_conflicts)
            yield from self._take("memory", lambda: self.memory.show_memory(1))
            if everything:
                for place in range(self.memory._stack.count()):  # noqa: SLF001 (every page, whatever they are)
                    name = re.sub(r"(?<!^)(?=[A-Z])", "-", type(self.memory._stack.widget(place)).__name__).lower()  # noqa: SLF001
                    yield from self._take(f"memory-{name}", partial(self.memory.tabs.setCurrentIndex, place))
            yield from self._take_dialogs("used", self.chat.composer.meter_pressed.emit)
            for name in DIALOGS if everything else ("settings",):
                yield from self._take_dialogs(name, self.actions_[name].trigger)
            if everything:
                yield from self._take("narrow", lambda: self.resize(800, 600))
                self._memory_button.setChecked(False)
                yield from self._take("narrow-chat", lambda: None)
            self.close()
            yield

        def _take(self, name: str, act: Callable[[], None]) -> Iterator[None]:
            act()
            yield
            self._save(self, name)

        def _take_dialogs(self, name: str, act: Callable[[], None]) -> Iterator[None]:
            QTimer.singleShot(0, act)  # some dialogs wait within for their answer
            yield
            for dialog in self.findChildren(QDialog):
                if dialog.isVisible():
                    self._save(dialog, name)
                    dialog.reject()
            yield

        def _save(self, widget: QWidget, name: str) -> None:
            if everything or name in SHOWN:
                widget.grab().save(str(folder / f"{name}-{appearance}-{language}.png"))

    with OllamaDouble() as ollama, tempfile.TemporaryDirectory() as home:
        ollama.add_model("llama3.2:3b", tools=True, context_length=8192)
        ollama.add_model("embeddinggemma", embedding=True)
        ollama.respond(respond)
        os.environ |= {"OLLAMA_HOST": ollama.host, "KEEPSAKE_PASSPHRASE": "only for pictures"}
        SettingsFile.of_home(Path(home)).change(language=language, appearance=appearance)
        set_language(language)
        vars(windows)["MainWindow"] = Window
        return app.run(home_from(home), [])


def main(words: list[str]) -> int:
    """All pictures, each look and language from a process of its own."""
    if words[:1] == ["--one"]:
        return picture(words[1], words[2], Path(words[3]), everything=words[4:] == ["--everything"])
    folder = Path(words[0]) if words else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        for appearance in APPEARANCES:
            if words or appearance == "light" or language == "en":
                command = [sys.executable, "-m", "tools.screenshots", "--one", language, appearance, str(folder)]
                subprocess.run([*command, *(["--everything"] if words else [])], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
