import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.memory.evidence import Said, rests_on

FOUNDED = [
    ("User is a vegetarian", "I'm a vegetarian and I live in Lisbon"),
    ("User lives in Lisbon", "I'm a vegetarian and I live in Lisbon"),
    ("User's sister is called Anna", "my sister Anna is visiting"),
    ("User works at Siemens since 2019", "I've been working at Siemens since 2019"),
    ("User does not eat meat", "I don't eat meat"),
    ("Пользователь живёт в Лиссабоне", "я живу в Лиссабоне уже год"),
    ("Пользователь — вегетарианец", "я вегетарианец"),
    ("Сестру пользователя зовут Анна", "сестра у меня есть, зовут Анна"),
    ("用户住在里斯本", "我住在里斯本"),
    ("用户是素食者", "我是素食者，别推荐肉"),
    ("User's phone is <PHONE_1>", "my phone is <PHONE_1>"),
    ("User is a vegetarian", "I don't eat meat, I'm a vegetarian"),
    ("User has no siblings", "I have no siblings"),
    ("Пользователь не ест мясо", "я не ем мясо"),
    ("用户不吃肉", "我不吃肉"),
    ("用户吃素", "请记住我吃素，住在里斯本"),
    ("用户的猫叫小白", "我的猫叫小白"),
]
UNFOUNDED = [
    ("User eats meat", "I don't eat meat"),
    ("User does not eat meat", "I eat meat every day"),
    ("User hates his mother", "my mother called"),
    ("Пользователь ест мясо", "я не ем мясо"),
    ("用户吃肉", "我不吃肉"),
    ("User has a dog", "what should I cook tonight?"),
    ("User lives in Berlin", "I live in Lisbon"),
    ("User is 42 years old", "I turned 41 yesterday"),
    ("User's sister is called Maria", "my sister is visiting"),
    ("User hates vegetables", "> I hate vegetables, she wrote\nwhat do I answer her?"),
    ("User's name is Bob", "```\nname = 'Bob'\n```\nwhy does this fail?"),
    ("Пользователь живёт в Москве", "посоветуй фильм на вечер"),
    ("用户养了一只猫", "今天天气怎么样"),
    ("User's phone is <PHONE_2>", "my phone is <PHONE_1>"),
]


@pytest.mark.parametrize(("fact", "said"), FOUNDED)
def test_that_a_fact_in_the_persons_words_rests_on_them(fact: str, said: str) -> None:
    assert rests_on(fact, [Said(7, said)]) == 7


@pytest.mark.parametrize(("fact", "said"), UNFOUNDED)
def test_that_an_invented_or_quoted_fact_rests_on_nothing(fact: str, said: str) -> None:
    assert rests_on(fact, [Said(7, said)]) is None


def test_that_the_latest_message_counts_and_none_is_none() -> None:
    said = [Said(1, "I live in Lisbon"), Said(3, "as I said, I live in Lisbon"), Said(5, "thanks")]
    assert rests_on("User lives in Lisbon", said) == 3
    assert rests_on("User lives in Lisbon", []) is None


@given(st.integers(0, 10**9), st.integers(0, 10**9))
def test_that_a_number_has_to_be_the_same(one: int, other: int) -> None:
    founded = rests_on(f"User's locker has the number {one}", [Said(1, f"my locker has the number {other}")])
    assert (founded is not None) == (one == other)
