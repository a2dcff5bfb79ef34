"""The sample profile in the window: marked while it is there, gone with one click."""

from app.gui.first_run.window import FirstRun
from tests.helpers.window import Window


def test_that_the_sample_shows_what_keepsake_does_and_goes(window: Window) -> None:
    window.main.actions_["welcome"].trigger()
    (dialog,) = window.visible(FirstRun)
    assert not window.main.sample.isVisible()
    window.press("Try with a sample", dialog)
    # Everything in it goes through the gate, which has just begun to load.
    window.qtbot.waitUntil(lambda: len(window.texts()) == 4, timeout=60_000)
    assert not window.visible(FirstRun)
    assert window.main.sample.isVisible()
    assert "everything in the space “Sample: Mira” is invented" in window.labels()
    window.until(lambda: len(window.main.memory.data.memories) == 4)
    window.until(lambda: any("contradicts" in chip for chip in window.chips()))

    # The contradiction is settled in place, and that can be taken back.
    window.press("Keep the old")
    window.until(lambda: any("settled" in chip for chip in window.chips()))

    window.press("Remove it")
    window.until(lambda: not window.main.sample.isVisible())
    window.until(lambda: not window.main.memory.data.memories)
    assert window.call(lambda engine: engine.conversations()) == []
    assert window.texts() == []
    assert "nothing of it is left" in window.labels()


def test_that_the_mark_is_there_after_a_restart(start: object, window: Window) -> None:
    window.main.actions_["sample"].trigger()
    window.qtbot.waitUntil(window.main.sample.isVisible, timeout=60_000)
    window.close()
    again = start()  # type: ignore[operator]
    again.until(again.main.sample.isVisible)
    again.press("Show it")
    again.until(lambda: len(again.texts()) == 4)
