from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.recall.when import time_range

NOW = datetime(2026, 11, 21, 15, 30, tzinfo=UTC)  # a Saturday


@pytest.mark.parametrize(
    ("question", "start", "end"),
    [
        ("what did I say yesterday?", "2026-11-20", "2026-11-21"),
        ("что я говорил вчера?", "2026-11-20", "2026-11-21"),
        ("我昨天说了什么", "2026-11-20", "2026-11-21"),
        ("the day before yesterday we talked", "2026-11-19", "2026-11-20"),
        ("позавчера", "2026-11-19", "2026-11-20"),
        ("what happened last week", "2026-11-09", "2026-11-16"),
        ("на прошлой неделе", "2026-11-09", "2026-11-16"),
        ("上周我去了哪里", "2026-11-09", "2026-11-16"),
        ("last month's trip", "2026-10-01", "2026-11-01"),
        ("в прошлом месяце", "2026-10-01", "2026-11-01"),
        ("上个月", "2026-10-01", "2026-11-01"),
        ("last year", "2025-01-01", "2026-01-01"),
        ("去年", "2025-01-01", "2026-01-01"),
        ("the party in March", "2026-03-01", "2026-04-01"),
        ("что было в марте", "2026-03-01", "2026-04-01"),
        ("我们三月聊的", None, None),
        ("3月的旅行", "2026-03-01", "2026-04-01"),
        ("in December", "2025-12-01", "2026-01-01"),
        ("in May 2023", "2023-05-01", "2023-06-01"),
        ("в мае 2023", "2023-05-01", "2023-06-01"),
        ("2023年5月", "2023-05-01", "2023-06-01"),
        ("three days ago", "2026-11-18", "2026-11-19"),
        ("5 дней назад", "2026-11-16", "2026-11-17"),
        ("3天前", "2026-11-18", "2026-11-19"),
        ("two weeks ago", "2026-11-04", "2026-11-11"),
        ("a month ago", "2026-10-01", "2026-11-01"),
        ("2 years ago", "2024-01-01", "2025-01-01"),
        ("год назад", "2025-01-01", "2026-01-01"),
        ("may I ask something?", None, None),
        ("the march of time", None, None),
        ("что в магазине?", None, None),
    ],
)
def test_that_a_named_time_becomes_a_range(question: str, start: str | None, end: str | None) -> None:
    found = time_range(question, NOW)
    expected = None if start is None or end is None else (f"{start}", f"{end}")
    assert (None if found is None else (f"{found[0]:%Y-%m-%d}", f"{found[1]:%Y-%m-%d}")) == expected


@given(st.integers(0, 40_000), st.sampled_from(["last month", "in May", "上周", "год назад"]))
def test_that_a_range_has_begun_and_has_a_length(days: int, question: str) -> None:
    now = datetime(1990, 1, 1, 8, tzinfo=UTC) + timedelta(days=days)
    found = time_range(question, now)
    assert found is not None
    assert found[0] < found[1] <= found[0] + timedelta(days=366)
    assert found[0] <= now


@given(st.text(max_size=80))
def test_that_no_text_breaks_it(question: str) -> None:
    time_range(question, NOW)
