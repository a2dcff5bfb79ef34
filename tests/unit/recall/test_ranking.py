from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from app.core.models import Role
from app.core.recall.ranking import Found, rank
from app.core.store.messages import MessagePlace

NOW = datetime(2026, 11, 21, tzinfo=UTC)
OLD = NOW - timedelta(days=400)


def place(
    number: int,
    parent: int | None = None,
    role: Role = Role.USER,
    *,
    chat: int = 1,
    length: int = 90,
    at: datetime = OLD,
) -> MessagePlace:
    return MessagePlace(number, parent, chat, role, length, at, excluded=False)


def found(words: dict[int, float], *places: MessagePlace, meaning: dict[int, float] | None = None) -> Found:
    return Found(words, meaning or {}, {one.id: one for one in places}, {})


def order(words: dict[int, float], *places: MessagePlace, wanted: tuple[datetime, datetime] | None = None) -> list[int]:
    return [one.id for one in rank(found(words, *places), NOW, wanted)]


def test_that_an_answer_is_found_by_its_question() -> None:
    question, answer = place(1), place(2, 1, Role.ASSISTANT)
    stray = place(3, chat=2)
    assert order({1: 10.0, 3: 4.0}, question, answer, stray) == [1, 2, 3]
    (first, *_rest) = rank(found({1: 10.0}, question, answer), NOW, None)
    assert (first.parts.words, first.parts.near, first.parts.speaker) == (1.0, 0.0, 1.0)


def test_that_a_long_answer_counts_for_less_than_the_persons_own_words() -> None:
    own, long = place(1), place(2, role=Role.ASSISTANT, chat=2, length=6000)
    assert order({1: 9.0, 2: 10.0}, own, long) == [1, 2]
    assert order({1: 9.0, 2: 10.0}, own, place(2, role=Role.ASSISTANT, chat=2, length=80)) == [2, 1]


def test_that_a_named_time_comes_first_and_noise_is_left_out() -> None:
    then = (OLD - timedelta(days=1), OLD + timedelta(days=1))
    inside, outside = place(1), place(2, chat=2, at=OLD - timedelta(days=90))
    assert order({1: 8.0, 2: 10.0}, inside, outside, wanted=then) == [1, 2]
    assert order({1: 0.1, 2: 10.0}, inside, outside) == [2]
    assert order({}, inside, outside) == []


@given(st.dictionaries(st.integers(1, 12), st.floats(0.01, 50), min_size=1), st.integers(0, 2**12))
def test_that_more_words_never_hurt_and_scores_are_in_order(words: dict[int, float], roles: int) -> None:
    places = [
        place(number, number - 1 if number % 4 else None, Role.USER if roles >> number & 1 else Role.ASSISTANT)
        for number in range(1, 13)
    ]
    ranked = rank(found(words, *places), NOW, None)
    assert [one.score for one in ranked] == sorted((one.score for one in ranked), reverse=True)
    assert len({one.id for one in ranked}) == len(ranked)
    best = ranked[0]
    assert best.score > 0
    again = rank(found({**words, best.id: max(words.values()) * 2}, *places), NOW, None)
    assert again[0].id == best.id
