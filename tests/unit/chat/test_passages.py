from hypothesis import given
from hypothesis import strategies as st

from app.core.chat.passages import passages

FILLER = "Nothing of note happened on this day, and the weather was fine.\n" * 60


def test_that_what_speaks_of_the_question_is_given_with_its_page_and_the_beginning() -> None:
    text = f"[page 1]\nReport of the harbour\n{FILLER}[page 7]\n{FILLER}The crane cost 40,000 euro.\n{FILLER}"
    part = passages(text, "How much was the crane?", 3000)
    assert part.startswith("[page 1]\nReport of the harbour")
    assert "The crane cost 40,000 euro." in part
    assert "[…]\n[page 7]\n" in part
    assert len(part) <= 3000


def test_that_another_form_of_a_word_is_found_in_russian_and_chinese() -> None:
    said = {"Кран обошёлся в 40 тысяч.": "сколько стоили краны?", "起重机花了四万。": "起重机多少钱？"}
    for fact, question in said.items():
        assert fact in passages(f"{FILLER}\n{fact}\n{FILLER}", question, 2800)


def test_that_a_line_without_an_end_stays_as_it_is() -> None:
    text = "x" * 5000
    assert passages(text, "y", 4000) in text


def test_that_without_a_hint_the_beginning_is_given_in_one_piece() -> None:
    text = "".join(f"line {number}\n" for number in range(2000))
    part = passages(text, "???", 4000)
    assert text.startswith(part)
    assert "[…]" not in part
    assert len(part) > 2500


@given(st.text(max_size=6000), st.text(max_size=40), st.integers(0, 4000))
def test_that_no_more_is_given_than_there_is_room_for_and_nothing_is_made_up(
    text: str, question: str, length: int
) -> None:
    part = passages(text, question, length)
    assert len(part) <= length
    assert all(piece in text for piece in part.split("\n[…]\n")) or "[page" in text or "[…]" in text
