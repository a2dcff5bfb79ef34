from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.gui.panes.memory.differences import (
    Change,
    MarkColours,
    Piece,
    differences,
    marked_html,
    new_side,
    old_side,
)

# Few signs, so that the two texts often have something in common.
texts = st.text(alphabet="ab c住在我.\n", max_size=30) | st.text(max_size=20)
COLOURS = MarkColours(removed="#111111", removed_ground="#222222", added="#333333", added_ground="#444444")


@given(texts, texts)
def test_that_each_side_of_the_differences_is_the_whole_text(old: str, new: str) -> None:
    pieces = differences(old, new)
    assert "".join(piece.text for piece in old_side(pieces)) == old
    assert "".join(piece.text for piece in new_side(pieces)) == new
    assert all(one.change is not other.change for one, other in pairwise(pieces))


@pytest.mark.parametrize(
    ("old", "new", "removed", "added"),
    [
        ("User lives in Lisbon, Portugal", "User lives in Porto, Portugal", ["Lisbon"], ["Porto"]),
        (
            "Пользователь живёт в Москве с 2019",
            "Пользователь живёт в Твери с 2024",
            ["Москве", "2019"],
            ["Твери", "2024"],
        ),
        ("用户住在北京", "用户住在上海", ["北京"], ["上海"]),
        ("User drinks black coffee", "User drinks green tea", ["black coffee"], ["green tea"]),
        ("User is a vegetarian", "User is a vegetarian", [], []),
    ],
)
def test_that_whole_words_and_single_chinese_characters_are_compared(
    old: str, new: str, removed: list[str], added: list[str]
) -> None:
    pieces = differences(old, new)
    assert [piece.text for piece in pieces if piece.change is Change.REMOVED] == removed
    assert [piece.text for piece in pieces if piece.change is Change.ADDED] == added


def test_that_very_long_texts_count_as_changed_whole() -> None:
    old, new = "a b " * 1000, "a c " * 1000
    assert differences(old, new) == [Piece(Change.REMOVED, old), Piece(Change.ADDED, new)]


@given(texts, texts)
def test_that_a_memory_cannot_bring_its_own_tags(old: str, new: str) -> None:
    hostile = f"<img src='file:///x'>{new}"
    assert "<img" not in marked_html(differences(old, hostile), COLOURS)


def test_that_changes_are_told_apart_without_colours() -> None:
    pieces = differences("in Lisbon", "in Porto")
    crossed = marked_html(pieces, COLOURS)
    assert "line-through" in crossed
    assert "underline" in crossed
    side_by_side = marked_html(new_side(pieces), COLOURS, crossed=False)
    assert "font-weight:600" in side_by_side
    assert "underline" not in side_by_side
