"""Nothing is cut off: every pane and dialog at 800 by 600, in three languages, with texts that strain a layout."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QLabel, QScrollArea, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.core.home import Home
from app.core.settings import SettingsFile
from app.gui.look import plain_label
from app.gui.widgets.elided_label import ElidedLabel
from app.i18n import LANGUAGES, set_language
from tests.helpers.ollama_double import OllamaDouble
from tests.helpers.tour import dialogs, fill, panes
from tests.helpers.window import Window

STRAINING = (
    "User works at Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "User likes 👩‍👩‍👧‍👦🏳️‍🌈🇺🇦 " + "🎉" * 40,
    "用户喜欢" + "很长很长" * 30,
    "المستخدم يعيش في القاهرة ويحب القهوة كثيرًا جدًا في الصباح الباكر",
    "User says https://example.org/" + "path/" * 30,
)
WIDTH, HEIGHT = 800, 600
_LEADING = 4  # px of air that a line may lose before a letter is cut


@pytest.fixture(params=LANGUAGES)
def strained(request: pytest.FixtureRequest, home: Home, start: Callable[..., Window]) -> Iterator[Window]:
    language = request.param
    SettingsFile.of_home(home.path).change(language=language)
    set_language(language)
    with OllamaDouble() as ollama:
        ollama.add_model("llama3.2:3b", tools=True, context_length=8192)
        window = start(ollama.host)
        window.until(lambda: window.main.picker.text() == "llama3.2:3b")
        fill(window, language, *STRAINING)
        chat = window.main.chat.conversation
        assert chat is not None
        window.call(lambda engine: engine.rename_conversation(chat.id, STRAINING[0] + STRAINING[1]))
        window.call(lambda engine: engine.add_space("W" * 60))
        window.main.resize(WIDTH, HEIGHT)
        yield window
    set_language("en")


def test_that_every_pane_fits_a_small_screen(strained: Window) -> None:
    found = []
    for name, pane in panes(strained):
        least = pane.minimumSizeHint()
        if least.width() > WIDTH or least.height() > HEIGHT:
            found.append(f"{name}: needs {least.width()} by {least.height()}")
        found += [f"{name}: {fault}" for fault in settled(strained, pane)]
    assert "\n".join(found) == ""


def test_that_every_dialog_fits_a_small_screen(strained: Window) -> None:
    found = []
    for name, dialog in dialogs(strained):
        least = dialog.minimumSizeHint()
        if least.width() > WIDTH or least.height() > HEIGHT:
            found.append(f"{name}: needs {least.width()} by {least.height()}")
        found += [f"{name}: {fault}" for fault in settled(strained, dialog)]
    assert "\n".join(found) == ""


def test_that_texts_from_right_to_left_turn_and_the_window_does_not(strained: Window) -> None:
    assert strained.main.layoutDirection() is Qt.LayoutDirection.LeftToRight
    box = strained.main.chat.composer.box
    box.setPlainText(STRAINING[3])
    assert box.document().firstBlock().textDirection() is Qt.LayoutDirection.RightToLeft


def settled(window: Window, root: QWidget) -> list[str]:
    """What is cut off once everything has found its place: what is read meanwhile changes words and widths."""
    for _look in range(20):
        if not cut_off(root):
            return []
        window.qtbot.wait(50)
    return cut_off(root)


def cut_off(root: QWidget) -> list[str]:
    """Labels and buttons under `root` that do not show all they say, and what stands over the edge."""
    found = []
    for widget in root.findChildren(QWidget):
        if not isinstance(widget, QLabel | QAbstractButton) or widget.window() is not root.window():
            continue
        if not widget.isVisibleTo(root) or not widget.text() or isinstance(widget, ElidedLabel):
            continue
        words = " ".join(widget.text().split())[:40]
        wraps = isinstance(widget, QLabel) and widget.wordWrap()
        width = widget.width() if wraps or isinstance(widget, QToolButton) else widget.sizeHint().width()
        height = widget.heightForWidth(widget.width()) if wraps else widget.sizeHint().height()
        if width > widget.width() + 1 or height > widget.height() + _LEADING:
            found.append(f"“{words}” needs {width} by {height}, has {widget.width()} by {widget.height()}")
        if over := _over_the_edge(widget, root):
            found.append(f"“{words}” stands {over} px over the edge")
    return found


def _over_the_edge(widget: QWidget, root: QWidget) -> int:
    """How far a widget reaches out of its scroll area, or of the window, to the right or the left."""
    holder: QWidget | None = widget.parentWidget()
    while holder is not None and holder is not root and not isinstance(holder, QScrollArea):
        if isinstance(holder, QAbstractScrollArea):
            return 0  # a table or a text scrolls sideways
        holder = holder.parentWidget()
    edge = holder.viewport() if isinstance(holder, QScrollArea) else root
    left = widget.mapTo(edge, QPoint(0, 0)).x()
    return max(left + widget.width() - edge.width(), -left, 0)


@pytest.mark.parametrize("text", [*STRAINING, "short", "", "<b>no tag</b>", "one\ntwo"])
def test_that_a_label_says_what_it_was_given_and_needs_little_room(qtbot: QtBot, text: str) -> None:
    label = plain_label(text)
    qtbot.addWidget(label)
    assert label.text() == text
    assert QLabel.text(label).replace("\u200b", "") == text
    assert label.minimumSizeHint().width() < 400


def test_that_formatted_text_is_not_touched(qtbot: QtBot) -> None:
    label = plain_label()
    qtbot.addWidget(label)
    label.setTextFormat(Qt.TextFormat.RichText)
    marked = '<span style="text-decoration:line-through;color:#8f1d1d;background-color:#fbe3e1">x</span>'
    label.setText(marked)
    assert QLabel.text(label) == marked
