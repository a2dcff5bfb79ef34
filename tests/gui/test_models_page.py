"""The models in the settings: what each can do, choosing, updating, deleting, downloading."""

import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QAbstractButton, QMessageBox

from app.core.models import PullProgress
from app.gui.dialogs.download import Pace
from app.gui.settings.models_page import ModelsPage
from app.gui.settings.window import SettingsDialog
from tests.helpers.ollama_double import OllamaDouble
from tests.helpers.window import Window


@pytest.fixture
def ollama() -> Iterator[OllamaDouble]:
    with OllamaDouble() as double:
        double.add_model("llama3.2:3b", tools=True, context_length=8192)
        double.add_model("seer:7b", tools=False, vision=True, thinking=True)
        double.add_model("cloudy", remote=True)
        double.add_model("embeddinggemma", embedding=True)
        yield double


def models_page(window: Window) -> ModelsPage:
    window.main.actions_["settings"].trigger()
    (dialog,) = window.visible(SettingsDialog)
    dialog.open_page("models")
    (page,) = dialog.findChildren(ModelsPage)
    return page


def named(window: Window, models: ModelsPage, words: str, name: str) -> QAbstractButton:
    """The button of one of the cards, once it is there."""

    def found() -> list[QAbstractButton]:
        return [one for one in window.buttons(words, models) if one.accessibleName() == name]

    window.until(found)
    return found()[0]


@pytest.fixture
def page(start: Callable[..., Window], ollama: OllamaDouble) -> tuple[Window, ModelsPage]:
    window = start(ollama.host)
    window.until(lambda: window.main.picker.text() == "llama3.2:3b")
    return window, models_page(window)


def test_that_each_model_says_what_it_can_do_and_takes(page: tuple[Window, ModelsPage]) -> None:
    window, _models = page
    words = window.labels()
    assert "Ollama 0.33.0 answers" in words
    assert "chats, calls tools  ·  3.2B · Q4_K_M · 2.0 GB on the disk · reads 8\u00a0192 tokens" in words
    assert "chats, thinks, sees images" in words
    assert "finds texts by meaning" in words
    assert "Runs elsewhere" in words
    assert "of memory)" in words


def test_that_another_model_is_chosen(page: tuple[Window, ModelsPage]) -> None:
    window, models = page
    window.click(named(window, models, "Use", "Use seer:7b"))
    window.until(lambda: window.main.picker.text() == "seer:7b")


def test_that_a_model_is_deleted_after_a_question(page: tuple[Window, ModelsPage], ollama: OllamaDouble) -> None:
    window, models = page
    window.click(named(window, models, "Delete…", "Delete… seer:7b"))
    (question,) = window.visible(QMessageBox)
    assert "2.0 GB are freed" in question.informativeText()
    window.press("Delete", question)
    window.until(lambda: "seer:7b" not in [one.name for one in window.bridge.engine.models_state().models])
    assert ollama.requests_to("/api/delete")[0].body == {"model": "seer:7b"}
    window.until(lambda: "seer:7b" not in window.labels())


def test_that_a_download_is_stopped_and_goes_on(page: tuple[Window, ModelsPage], ollama: OllamaDouble) -> None:
    window, models = page
    hold = threading.Event()
    ollama.offer("qwen3:1.7b", size=4_000_000, steps=4, hold=hold)
    models.offers.setCurrentIndex(models.offers.findData("qwen3:1.7b"))
    window.click(models.start)
    window.until(lambda: "of 4 MB" in models.download.state.text())
    window.press("Stop", models)
    assert not models.download.running
    hold.set()
    window.press("Go on", models)
    window.until(lambda: "Downloaded" in models.download.state.text())
    window.until(lambda: "qwen3:1.7b" in [one.name for one in window.bridge.engine.models_state().models])


def test_that_a_name_may_be_typed_and_a_wrong_one_is_told(page: tuple[Window, ModelsPage]) -> None:
    window, models = page
    models.offers.setEditText("no-such-model")
    window.click(models.start)
    window.until(lambda: window.buttons("Try again", models))
    assert "not" in models.download.state.text()


def test_that_without_a_server_it_says_what_to_do(window: Window) -> None:
    page = models_page(window)
    window.until(lambda: "No Ollama answers" in page.server.text())
    assert not page.start.isVisible()


def test_that_the_pace_counts_all_parts() -> None:
    pace = Pace()
    pace.advance(PullProgress("m", "pulling a", 1_000_000, 2_000_000), 0.0)
    pace.advance(PullProgress("m", "pulling a", 2_000_000, 2_000_000), 1.0)
    pace.advance(PullProgress("m", "pulling b", 1_000_000, 2_000_000), 2.0)
    assert (pace.completed, pace.total) == (3_000_000, 4_000_000)
    assert pace.speed == 1_000_000
    assert pace.words == "3 MB of 4 MB · 1 MB a second · less than a minute left"
