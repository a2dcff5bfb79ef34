import string

import pytest

from app import i18n
from tools.translations import LANGUAGES, sources, translations


@pytest.fixture(autouse=True)
def _english_afterwards() -> object:
    yield
    i18n.set_language("en")


def fields(text: str) -> set[str]:
    return {name for _text, name, _spec, _conversion in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_every_text_is_translated_and_none_is_left_over(language: str) -> None:
    known = translations(language)
    assert set(known) == set(sources())
    unfinished = [source for source, element in known.items() if element.get("type") == "unfinished"]
    assert not unfinished


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_every_translation_fills_in_what_its_source_fills_in(language: str) -> None:
    forms = LANGUAGES[language][1]
    for source, element in translations(language).items():
        plurals = [form.text or "" for form in element.findall("numerusform")]
        assert len(plurals) in {0, forms}, source
        for text in plurals or [element.text or ""]:
            assert text.strip(), source
            assert fields(text) == fields(source), source


@pytest.mark.parametrize(
    ("language", "n", "expected"),
    [
        ("en", 1, "1 memory"),
        ("en", 2, "2 memories"),
        ("ru", 1, "1 воспоминание"),
        ("ru", 3, "3 воспоминания"),
        ("ru", 11, "11 воспоминаний"),
        ("ru", 22, "22 воспоминания"),
        ("zh", 5, "5 条记忆"),
    ],
)
def test_that_numbers_take_the_plural_of_the_language(language: str, n: int, expected: str) -> None:
    i18n.set_language(language)
    assert i18n.trn("{n} memory", "{n} memories", n) == expected


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "zh_CN.UTF-8"}, "zh"),
        ({"LANG": "fi_FI.UTF-8"}, "en"),
    ],
)
def test_that_the_systems_language_is_followed(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    i18n.set_language("system")
    assert i18n.current_language() == language
