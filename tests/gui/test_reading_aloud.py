"""Streamed answers for screen readers: whole sentences, once, in three languages."""

from collections.abc import Callable

import pytest

from app.core.events import AnswerEnded, AnswerStarted, ThinkingReceived, TokenReceived
from app.gui.panes.chat import chat_pane
from app.gui.text.reading_aloud import ReadingAloud, plain
from tests.helpers.ollama_double import Answer, OllamaDouble
from tests.helpers.window import Window


def heard(*pieces: str, over: bool = True) -> list[str]:
    """What is said of an answer that comes in these pieces."""
    said: list[str] = []
    aloud = ReadingAloud(said.append)
    aloud.follow(AnswerStarted(1, 1, "m"), 1)
    for piece in pieces:
        aloud.follow(TokenReceived(1, piece), 1)
    if over:
        aloud.follow(AnswerEnded(1, 2), 1)
    return said


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("I know it. You told me! Did you?", ["I know it.", "You told me!", "Did you?"]),
        ("Python 3.11 runs run.py. It works.", ["Python 3.11 runs run.py.", "It works."]),
        ("Use fruit, e.g. apples. Dr. Lee agrees.", ["Use fruit, e.g. apples.", "Dr. Lee agrees."]),
        ("Это так. Помню, т. е. знаю! И др. вещи.", ["Это так.", "Помню, т. е. знаю!", "И др. вещи."]),
        ("Он сказал: «Да.» И ушёл.", ["Он сказал: «Да.»", "И ушёл."]),
        ("我记得。你告诉过我！对吗？", ["我记得。", "你告诉过我！", "对吗？"]),
        ("他说：“好的。”然后走了。", ["他说：“好的。”", "然后走了。"]),
        ("- one\n- two\n", ["one", "two"]),
        ("# Title\nText **bold** and [a link](http://x.y).", ["Title", "Text bold and a link."]),
        ("| a | b |\n|---|---|\n| 1 | 2 |\n", ["a b", "1 2"]),
        ("1. First\n2. Second", ["1. First", "2. Second"]),
        ("Look:\n```python\nx = 1. \ny = 2\n```\nDone.", ["Look:", "Code, 2 lines.", "Done."]),
        ("```\nnever closed", ["Code, 1 line."]),
    ],
)
def test_that_sentences_are_said_whole_however_they_come(text: str, sentences: list[str]) -> None:
    assert heard(text) == sentences
    assert heard(*text) == sentences


def test_that_half_a_sentence_waits_for_its_end() -> None:
    assert heard("It is", " a", over=False) == []
    assert heard("It is", " a cat. And", over=False) == ["It is a cat."]


def test_that_a_text_without_an_end_is_said_in_parts() -> None:
    said = heard("word " * 200, over=False)
    assert said
    assert all(len(part) <= 400 for part in said)


def test_that_only_the_chat_that_is_shown_is_read() -> None:
    said: list[str] = []
    aloud = ReadingAloud(said.append)
    for event in (AnswerStarted(2, 1, "m"), TokenReceived(2, "Elsewhere. "), ThinkingReceived(1, "Hm. ")):
        aloud.follow(event, 1)
    aloud.follow(TokenReceived(1, "Here. "), 1)
    aloud.follow(AnswerEnded(2, 3), 1)
    assert said == ["Here."]


def test_that_the_marks_of_code_and_rules_are_not_said() -> None:
    assert plain("`x` and ~~y~~ and snake_case *so*") == "x and y and snake_case so"
    assert plain("---") == ""


def test_that_the_window_says_an_answer_while_it_comes(
    start: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(chat_pane, "announce", lambda _widget, text: said.append(text))
    with OllamaDouble() as ollama:
        ollama.add_model("llama3.2:3b", tools=True, context_length=8192)
        ollama.reply(Answer(text="One. Two goes on"))
        window = start(ollama.host)
        window.until(lambda: window.main.picker.text() == "llama3.2:3b")
        window.say("count")
        window.until(lambda: said[:2] == ["One.", "Two goes on"])
