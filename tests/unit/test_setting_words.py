from collections.abc import Iterator

import pytest

from app import i18n
from app.core.settings import Settings, shape_of
from app.words.settings import Page, matches, names_on, value_words, words_of


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    i18n.set_language("en")
    yield
    i18n.set_language("en")


@pytest.mark.parametrize("name", Settings.model_fields)
def test_that_every_setting_has_words_in_every_language(name: str) -> None:
    english = words_of(name)
    assert english.name
    assert english.what
    for language in ("ru", "zh"):
        i18n.set_language(language)
        words = words_of(name)
        assert words.name != english.name
        assert words.what != english.what


def test_that_every_setting_is_on_a_page() -> None:
    assert sorted(name for page in Page for name in names_on(page)) == sorted(Settings.model_fields)


@pytest.mark.parametrize("name", Settings.model_fields)
def test_that_every_choice_is_called_something(name: str) -> None:
    for choice in shape_of(name).choices:
        assert value_words(name, choice) != choice or choice in {"en", "ru", "zh"}


def test_that_shapes_are_read_from_the_types() -> None:
    assert shape_of("saving").choices == ("tell", "ask", "told", "off")
    assert (shape_of("trash_days").kind, shape_of("trash_days").least, shape_of("trash_days").most) == (
        "number",
        1,
        3650,
    )
    assert (shape_of("memory").kind, shape_of("memory").default) == ("switch", True)
    assert (shape_of("topics").kind, shape_of("topics").most) == ("text", 500)
    assert shape_of("privacy").kind == "table"


@pytest.mark.parametrize(
    ("name", "query"),
    [
        ("appearance", "dark"),
        ("appearance", "темн"),
        ("trash_days", "trash"),
        ("trash_days", "корзин"),
        ("trash_days", "trash_days"),
        ("saving", "ask first"),
    ],
)
def test_that_a_setting_is_found_in_any_language(name: str, query: str) -> None:
    assert matches(name, query)
    assert i18n.current_language() == "en"


def test_that_what_a_setting_does_not_speak_of_does_not_find_it() -> None:
    assert not matches("trash_days", "appearance")
