import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.core.text.analyzer import query_terms, terms, words
from app.core.text.language import language_of


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("User's running shoes", ["user", "run", "shoe"]),
        ("Пользователь живёт в Омске", ["пользовател", "живет", "в", "омск"]),
        ("用户住在杭州", ["用户", "户住", "住在", "在杭", "杭州"]),
        ("猫", ["猫"]),
        ("用PostgreSQL做", ["用", "postgresql", "做"]),
        ("ＡＢＣ １２３", ["abc", "123"]),
        ("size 42, 3.14", ["size", "42", "3", "14"]),
        ("🙂 …", []),
    ],
)
def test_that_text_is_cut_into_the_terms_of_its_language(text: str, expected: list[str]) -> None:
    assert terms(text) == expected


@pytest.mark.parametrize(
    ("asked", "stored"),
    [
        ("vegetarians", "User is a vegetarian"),
        ("кошками", "У пользователя две кошки"),
        ("杭州", "用户住在杭州"),
        ("ЁЛКА", "на елке"),
    ],
)
def test_that_a_question_meets_another_form_of_its_word(asked: str, stored: str) -> None:
    assert set(query_terms(asked)) & set(terms(stored))


def test_that_a_query_keeps_only_words_with_a_topic_unless_there_are_none() -> None:
    assert query_terms("what do you know about my cat and my cat?") == ["cat"]
    assert query_terms("что ты знаешь о кошке") == ["кошк"]
    assert query_terms("who are you") == ["who", "are", "you"]


@given(st.text())
@example("0'㉮")
@example("0'中'a")
def test_that_any_text_can_be_cut_again_without_change(text: str) -> None:
    assert words(" ".join(words(text))) == words(text)
    assert len(set(query_terms(text))) == len(query_terms(text)) <= len(terms(text))


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("I live in Lisbon", "en"),
        ("Я живу в Лиссабоне", "ru"),
        ("我住在里斯本", "zh"),
        ("用 PostgreSQL 做数据库", "zh"),
        ("Пишу на Python", "ru"),
        ("42 + 1", "en"),
        ("", "en"),
    ],
)
def test_that_the_language_of_a_text_is_told_by_its_script(text: str, language: str) -> None:
    assert language_of(text) == language
