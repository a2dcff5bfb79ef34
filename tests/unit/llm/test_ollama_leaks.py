import itertools
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.llm.ollama.leaks import LeakedCalls
from app.core.llm.port import ToolCall


def read(*pieces: str, names: tuple[str, ...] = ("bio",)) -> tuple[str, list[ToolCall]]:
    """The text and the calls in content that streams in these pieces."""
    leaks = LeakedCalls(names)
    found = [*map(leaks.feed, pieces), leaks.end()]
    return "".join(text for text, _calls in found), [call for _text, calls in found for call in calls]


def block(name: str = "bio", **arguments: str) -> str:
    return f"<tool_call>\n{json.dumps({'name': name, 'arguments': arguments})}\n</tool_call>"


def test_that_calls_are_taken_out_and_the_text_around_them_stays() -> None:
    text, calls = read(f"One {block(message='a')} two {block(message='б')} three")
    assert text == "One  two  three"
    assert calls == [ToolCall("bio", {"message": "a"}), ToolCall("bio", {"message": "б"})]


@pytest.mark.parametrize(
    "inside",
    [
        '{"name": "bio", "parameters": {"message": "a"}}',
        '{"name": "bio", "arguments": "{\\"message\\": \\"a\\"}"}',
    ],
)
def test_that_the_usual_variants_are_understood(inside: str) -> None:
    assert read(f"<tool_call>{inside}</tool_call>") == ("", [ToolCall("bio", {"message": "a"})])


def test_that_the_closing_mark_may_be_missing_at_the_end() -> None:
    assert read(block(message="a").removesuffix("</tool_call>")) == ("", [ToolCall("bio", {"message": "a"})])


@pytest.mark.parametrize(
    "text",
    [
        f"Write it like this:\n```\n{block(message='a')}\n```\nand no other way",
        f"Write `{block(message='a')}`",
        block("other", message="a"),
        "<tool_call>{not json}</tool_call>",
        '<tool_call>["bio"]</tool_call>',
        '<tool_call>{"name": "bio", "arguments": 3}</tool_call>',
        "<tool_call>",
        "a <tool_ca",
        "1 < 2",
    ],
)
def test_that_what_is_no_call_stays_text(text: str) -> None:
    assert read(text) == (text, [])
    assert read(*text) == (text, [])


def test_that_without_tools_nothing_is_held_back() -> None:
    leaks = LeakedCalls(())
    assert leaks.feed("<tool_call>") == ("<tool_call>", ())


def test_that_text_is_held_back_only_while_it_may_become_a_call() -> None:
    leaks = LeakedCalls({"bio"})
    assert leaks.feed("1 <") == ("1 ", ())
    assert leaks.feed(" 2") == ("< 2", ())


parts = st.lists(
    st.sampled_from(["<tool_call>", "</tool_call>", "```", "`", "\n", "<", block(message="a"), block("other")])
    | st.text()
)


@given(parts=parts, cuts=st.lists(st.integers(0, 200)))
def test_that_it_does_not_matter_how_the_text_is_cut(parts: list[str], cuts: list[int]) -> None:
    text = "".join(parts)
    places = sorted({0, len(text), *(cut for cut in cuts if cut < len(text))})
    assert read(*(text[a:b] for a, b in itertools.pairwise(places))) == read(text)
