from hypothesis import given
from hypothesis import strategies as st

from app.core.memory.facts import facts_of
from app.core.memory.rules.compare import compare
from app.core.memory.rules.numbers import number_of
from app.core.models import Relation

ALPHABETS = (
    "abcdefghijklmnopqrstuvwxyzабвгдежзийклмнопрстуфхцчшщыьэюя"
    "我你的不是在有喜欢住吃年月日零一二十 .,;:!?'\"«»“”<>_-0123456789\n"
)
TEXTS = st.one_of(st.text(max_size=80), st.text(ALPHABETS, max_size=120))
PLACES = st.sampled_from(["Lisbon", "Porto", "Berlin", "Kyoto", "Oslo", "Foix", "Elvas"])


@given(TEXTS, TEXTS)
def test_that_any_two_texts_can_be_compared(existing: str, new: str) -> None:
    assert isinstance(compare(existing, new).relation, Relation)


@given(TEXTS)
def test_that_a_text_is_its_own_duplicate(text: str) -> None:
    assert compare(text, text).relation is Relation.DUPLICATE


@given(TEXTS)
def test_that_facts_are_never_empty_and_never_repeated(text: str) -> None:
    facts = facts_of(text)
    assert all(fact.strip() for fact in facts)
    assert len(set(facts)) == len(facts)


@given(st.integers(1, 999), TEXTS.filter(lambda text: "<" not in text and '"' not in text))
def test_that_a_placeholder_comes_through_whole(number: int, text: str) -> None:
    placeholder = f"<PHONE_{number}>"
    assert any(placeholder in fact for fact in facts_of(f"My phone is {placeholder} {text}"))


@given(PLACES, PLACES)
def test_that_two_home_towns_contradict_exactly_when_they_differ(one: str, other: str) -> None:
    relation = compare(f"User lives in {one}", f"I live in {other}").relation
    assert relation is (Relation.DUPLICATE if one == other else Relation.CONTRADICTS)


@given(st.integers(1, 99), st.integers(1, 99))
def test_that_ages_contradict_unless_a_year_went_by(one: int, other: int) -> None:
    relation = compare(f"User is {one} years old", f"I'm {other} years old").relation
    expected = {0: Relation.DUPLICATE, 1: Relation.REPLACES}.get(other - one, Relation.CONTRADICTS)
    assert relation is expected


@given(st.integers(0, 9_999))
def test_that_a_number_is_read_the_same_in_figures_and_in_chinese(number: int) -> None:
    digits, units = "零一二三四五六七八九", ("", "十", "百", "千")
    figures = str(number)
    signs = "".join(
        digits[int(figure)] + (units[len(figures) - place - 1] if figure != "0" else "")
        for place, figure in enumerate(figures)
    )
    assert number_of(signs) == number
