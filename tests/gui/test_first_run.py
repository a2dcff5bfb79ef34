"""The first start: three steps, none of which is in the way."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt

from app.core.home import Home
from app.gui.first_run.memory_step import MemoryStep
from app.gui.first_run.model_step import ModelStep
from app.gui.first_run.server_step import ServerStep
from app.gui.first_run.window import FirstRun
from tests.helpers.ollama_double import OllamaDouble
from tests.helpers.store import raw_bytes
from tests.helpers.window import Window

PASSWORD = "Blue-Kettle7"


def steps(window: Window) -> tuple[FirstRun, ServerStep, ModelStep, MemoryStep]:
    window.main.actions_["welcome"].trigger()
    (dialog,) = window.visible(FirstRun)
    server, model, memory = dialog.steps
    assert isinstance(server, ServerStep)
    assert isinstance(model, ModelStep)
    assert isinstance(memory, MemoryStep)
    return dialog, server, model, memory


@pytest.fixture
def ollama() -> Iterator[OllamaDouble]:
    with OllamaDouble() as double:
        yield double


def test_that_the_server_is_found_and_a_model_downloaded(start: Callable[..., Window], ollama: OllamaDouble) -> None:
    window = start(ollama.host)
    dialog, server, model, _memory = steps(window)
    window.until(lambda: server.state.text().startswith("✓ Ollama 0.33.0 answers, with 0 models"))
    assert not server.get.isVisible()
    window.press("Next", dialog)
    best = window.bridge.engine.recommended_model()
    ollama.offer(best.name, size=3_000_000)
    ollama.offer("embeddinggemma", size=1_000_000, embedding=True)
    chosen = model.choice.checkedButton()
    assert chosen is not None
    assert chosen.property("model") == best.name
    window.press("Download", dialog)
    window.until(lambda: window.bridge.engine.models_state().current.name == best.name)
    window.until(lambda: window.bridge.engine.models_state().embedders)
    assert window.bridge.engine.settings().model == best.name


def test_that_without_a_server_it_says_how_to_get_one(window: Window) -> None:
    dialog, server, model, _memory = steps(window)
    window.until(server.again.isVisible)
    assert "Ollama" in server.state.text()
    window.press("Next", dialog)
    assert not model.start.isVisible()
    assert "nothing can be downloaded" in window.labels()
    window.press("Back", dialog)
    assert server.isVisible()


def test_that_another_address_is_tested_before_it_is_used(window: Window, ollama: OllamaDouble) -> None:
    _dialog, server, _model, _memory = steps(window)
    server.address.setText("ftp://nowhere")
    window.click(server.test)
    window.until(lambda: "Looking" not in server.result.text())
    assert window.bridge.engine.settings().host == ""
    ollama.add_model("llama3.2:3b")
    server.address.setText(ollama.host)
    window.qtbot.keyClick(server.address, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
    window.until(lambda: window.bridge.engine.settings().host == ollama.host)
    assert server.result.text().startswith("✓")
    window.until(lambda: server.state.text().startswith("✓"))


def test_that_what_would_be_stored_is_shown_and_not_kept(window: Window, home: Home) -> None:
    dialog, _server, _model, memory = steps(window)
    window.press("Next", dialog)
    window.press("Next", dialog)
    memory.field.setText(f"my password is {PASSWORD}")
    window.until(lambda: "Not remembered at all" in memory.stored.text())
    assert PASSWORD not in memory.stored.text()
    memory.field.setText("I like tea")
    window.until(lambda: memory.stored.text() == "Kept as you wrote it: I like tea")
    assert window.call(lambda engine: engine.refusals()) == []
    memory.saving.buttons()[1].click()
    window.until(lambda: window.bridge.engine.settings().saving == "ask")
    window.press("Start", dialog)
    window.until(lambda: not window.visible(FirstRun))
    assert PASSWORD.encode() not in raw_bytes(home.path)


def test_that_it_is_in_nobodys_way(window: Window) -> None:
    dialog, *_steps = steps(window)
    assert not dialog.isModal()
    dialog.reject()
    window.until(lambda: not window.visible(FirstRun))
    window.main.actions_["welcome"].trigger()
    window.until(lambda: window.visible(FirstRun))


def test_that_only_a_new_home_is_new(start: Callable[..., Window]) -> None:
    first = start()
    assert first.application.is_new
    first.close()
    assert not start().application.is_new
