import pytest

from app.core.recall.query import questions_in, search_query


def test_that_a_fragment_is_completed_from_what_was_said_before() -> None:
    assert search_query("and the second one?", ["Which of my two bikes is for the mountains?"]).endswith("mountains?")
    assert search_query("а второй?", ["Какой велосипед я купил?"]) == "а второй?\nКакой велосипед я купил?"
    whole = "Which of my bicycles did the shop in Lisbon repair last summer?"
    assert search_query(whole, ["Hello"]) == whole
    assert search_query("и?", []) == "и?"


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Where do I live? And what does my cat eat?", ["Where do I live?", "And what does my cat eat?"]),
        ("上司是做什么工作的呢？另外，论坛的地点是什么？", ["上司是做什么工作的呢？", "另外，论坛的地点是什么？"]),
        ("Как зовут кота? А собаку?", ["Как зовут кота?", "А собаку?"]),
        ("What is it? Answer in one word.", ["What is it? Answer in one word."]),
        ("No question here. At all.", ["No question here. At all."]),
        ("Tea?? Or coffee?", ["Tea?? Or coffee?"]),
        ("", [""]),
        ("a? b? c? d? e?", ["a? b? c? d? e?"]),
    ],
)
def test_that_two_questions_are_looked_up_apart(text: str, parts: list[str]) -> None:
    assert questions_in(text) == parts
