import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.text.fuzzy import find_titles
from app.core.text.places import Folded, joined

TITLES = [
    "Recipe for bread",
    "A recipe",
    "Поездка в Омск",
    "Ёлка и игрушки",
    "杭州旅行计划",
    "Straße in Köln",
    "The word 🍞 bread",
    "cat",
]
WORDS = st.text(alphabet="abcdefghijklmnopqrstuvwxyz", min_size=5, max_size=12)


def found(query: str) -> list[tuple[str, list[str]]]:
    return [
        (TITLES[one.place], [TITLES[one.place][a:b] for a, b in one.marks]) for one in find_titles(query, TITLES, 9)
    ]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("recipe", [("Recipe for bread", ["Recipe"]), ("A recipe", ["recipe"])]),
        ("RECPIE", [("Recipe for bread", ["Recipe"]), ("A recipe", ["recipe"])]),
        ("bread recipe", [("Recipe for bread", ["Recipe", "bread"])]),
        ("ёлк", [("Ёлка и игрушки", ["Ёлк"])]),
        ("ЕЛКА", [("Ёлка и игрушки", ["Ёлка"])]),
        ("поесдка омск", [("Поездка в Омск", ["Поездка", "Омск"])]),
        ("旅行", [("杭州旅行计划", ["旅行"])]),
        ("旅行计化", [("杭州旅行计划", ["旅行计划"])]),
        ("strasse", [("Straße in Köln", ["Straße"])]),
        ("koln", [("Straße in Köln", ["Köln"])]),
        ("🍞", [("The word 🍞 bread", ["🍞"])]),
        ("cot", []),  # too short for a typo
        ("", []),
        ("  ", []),
        ("zzzz", []),
    ],
)
def test_that_titles_are_found_as_people_type_them(query: str, expected: list[tuple[str, list[str]]]) -> None:
    assert found(query) == expected


def test_that_equally_good_titles_stay_in_their_order() -> None:
    assert [match.place for match in find_titles("tea", ["tea one", "tea two", "tea six"], 9)] == [0, 1, 2]


@given(word=WORDS, rest=WORDS, swap=st.integers(0, 3))
def test_that_exact_comes_before_a_beginning_and_that_before_a_typo(word: str, rest: str, swap: int) -> None:
    letters = list(word)
    letters[swap], letters[swap + 1] = letters[swap + 1], letters[swap]
    mistyped = "".join(letters)
    titles = [mistyped, f"{rest} {word}", f"{word} {rest}", word]
    order = [match.place for match in find_titles(word, titles, 9)]
    if mistyped == word or rest.startswith(word) or word in mistyped + rest:
        return
    assert order[0] == 3
    assert order.index(2) < order.index(1) < order.index(0)


@given(query=st.text(max_size=12), titles=st.lists(st.text(max_size=30), max_size=6))
def test_that_any_text_can_be_sought_in_any_titles(query: str, titles: list[str]) -> None:
    matches = find_titles(query, titles, 9)
    assert [match.score for match in matches] == sorted((match.score for match in matches), reverse=True)
    for match in matches:
        ends = [place for mark in match.marks for place in mark]
        assert ends == sorted(ends)
        assert min(ends) >= 0
        assert max(ends) <= len(titles[match.place])
        assert 0 < match.score <= 1


@given(title=st.text(min_size=1, max_size=30).filter(lambda text: bool(Folded(text).text.split())))
def test_that_a_title_is_found_by_itself(title: str) -> None:
    (match,) = find_titles(" ".join(title.split()), [" ".join(title.split())], 9)
    assert match.score == 1


@given(text=st.text(max_size=30))
def test_that_every_place_of_a_folded_text_is_one_of_the_text(text: str) -> None:
    places = Folded(text)
    for start in range(len(places.text)):
        begin, end = places.original(start, start + 1)
        assert 0 <= begin < end <= len(text)


def test_that_a_letter_made_of_two_signs_is_marked_whole() -> None:
    title = unicodedata.normalize("NFD", "Йога")
    (match,) = find_titles("йога", [title], 9)
    assert match.marks == ((0, len(title)),)


def test_that_places_that_touch_become_one() -> None:
    assert joined([(4, 6), (0, 2), (2, 3), (5, 9)]) == ((0, 3), (4, 9))
