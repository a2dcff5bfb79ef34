import pytest

from app.core.memory.rules import slot_of
from app.core.memory.rules.reading import Time, reading
from app.core.memory.rules.values import Span, Words


@pytest.mark.parametrize(
    ("text", "slot"),
    [
        ("User lives in Omsk", "home_city"),
        ("I moved to Omsk in May", "home_city"),
        ("Пользователь живёт в Орске", "home_city"),
        ("用户住在鄂木斯克", "home_city"),
        ("My favourite colour is pink", "favourite:color"),
        ("Любимый цвет — розовый", "favourite:color"),
        ("我最喜欢的颜色是粉色", "favourite:color"),
        ("User's dog is called Rex", "pets:any"),
        ("Text editor: Emacs", "editor"),
        ("User is 63 years old", "age"),
        ("Мне семьдесят", "age"),
        ("我二十六岁", "age"),
        ("User wants answers in French", "answer_language"),
        ("User is thinking about the weather", None),
        ("My brother lives in Split", None),
        ("", None),
    ],
)
def test_that_the_slot_of_a_statement_is_known(text: str, slot: str | None) -> None:
    assert slot_of(text) == slot


@pytest.mark.parametrize(
    ("text", "time"),
    [
        ("I live in Rome", Time.CURRENT),
        ("I lived in Rome", Time.PAST),
        ("I plan to move to Rome", Time.PLANNED),
        ("Since May I live in Rome", Time.SINCE),
        ("I used to live in Rome", Time.UNTIL),
        ("Я живу в Риме", Time.CURRENT),
        ("В детстве жил в Риме", Time.PAST),
        ("Хочу переехать в Рим", Time.PLANNED),
        ("Теперь живу в Риме", Time.SINCE),
        ("Раньше жил в Риме", Time.UNTIL),
        ("我住在罗马", Time.CURRENT),
        ("小时候我住在罗马", Time.PAST),
        ("我打算搬到罗马", Time.PLANNED),
        ("我搬到罗马了", Time.SINCE),
        ("我以前住在罗马", Time.UNTIL),
    ],
)
def test_that_the_time_of_a_statement_is_read(text: str, time: Time) -> None:
    assert reading(text).time is time


@pytest.mark.parametrize(
    ("text", "subject"),
    [
        ("My brother lives in Split", "brother"),
        ("Моя мама живёт в Орске", "mother"),
        ("我姐姐住在青岛", "sister"),
        ("I live with my brother", "user"),
    ],
)
def test_that_another_person_is_not_taken_for_the_user(text: str, subject: str) -> None:
    read = reading(text)
    assert read.subject == subject
    assert all(claim.slot != "home_city" or claim.subject == subject for claim in read.claims)


def test_that_a_reading_holds_value_and_negation() -> None:
    read = reading("I am not allergic to cats")
    assert read.slot == "allergies"
    assert read.negated
    assert isinstance(read.value, Words)
    assert read.value.meant == {"cat"}


@pytest.mark.parametrize("text", ["My name is ???", "I hate ...", "My height is unknown", "我讨厌。"])
def test_that_a_slot_without_a_value_is_not_filled(text: str) -> None:
    assert reading(text).claims == ()


def test_that_a_wish_on_how_to_answer_holds_now() -> None:
    assert reading("I want to be called Bob").time is Time.CURRENT


def test_that_a_condition_is_hypothetical() -> None:
    assert reading("If I lived in Rome I would eat pasta").hypothetical


def test_that_bounds_are_read() -> None:
    value = reading("I never get up before ten").value
    assert isinstance(value, Span)
    assert value.low == 600
    assert value.high > 1440


def test_that_a_quoted_speech_says_nothing_but_a_quoted_name_does() -> None:
    assert slot_of('The letter says "I live in Rome and I love it"') is None
    assert slot_of("Работает в «Ростелекоме»") == "employer"


def test_that_the_current_claim_is_the_main_one() -> None:
    read = reading("I used to work at Opel, now I work at Lufthansa")
    assert isinstance(read.value, Words)
    assert read.value.terms == {"lufthansa"}
