from hypothesis import given
from hypothesis import strategies as st

from app.core.llm.tokens import tokens_of
from app.core.recall.chunks import parts_of

PROSE = "The first sentence is about boats. The second one is about trains! Третье о самолётах. 第四句话是关于骑车的。"


@given(st.text(max_size=2000), st.integers(5, 60))
def test_that_nothing_but_space_is_lost_and_no_part_is_too_long(text: str, most: int) -> None:
    parts = list(parts_of(text, most))
    assert "".join("".join(parts).split()) == "".join(text.split())
    assert all(part.strip() == part and part for part in parts)
    assert all(tokens_of(part) <= most for part in parts)


def test_that_cuts_are_made_where_they_hurt_least() -> None:
    assert list(parts_of("short", 20)) == ["short"]
    assert list(parts_of("   ", 20)) == []
    assert next(iter(parts_of(PROSE, 20))) == "The first sentence is about boats. The second one is about trains!"
    paragraphs = "one two three four five six seven\n\neight nine ten eleven twelve"
    assert list(parts_of(paragraphs, 12)) == ["one two three four five six seven", "eight nine ten eleven twelve"]
