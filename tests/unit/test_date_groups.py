from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.gui.text.date_groups import Age, Period, age_on

ZONES = st.sampled_from(
    ["UTC", "Europe/Lisbon", "Asia/Kolkata", "America/St_Johns", "Pacific/Kiritimati", "Pacific/Pago_Pago"]
).map(ZoneInfo)
TIMES = st.integers(int(datetime(2019, 1, 1, tzinfo=UTC).timestamp()), 1_830_000_000).map(
    lambda seconds: datetime.fromtimestamp(seconds, UTC)
)


def age_of(at: datetime, now: datetime, zone: ZoneInfo) -> Age:
    """As the list asks: by the calendar of the place."""
    return age_on(at.astimezone(zone).date(), now.astimezone(zone).date())


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        ("2026-11-21T00:00", Age(Period.TODAY)),
        ("2026-11-21T23:59", Age(Period.TODAY)),
        ("2026-12-30T00:00", Age(Period.TODAY)),  # a clock that was set back
        ("2026-11-20T23:59", Age(Period.YESTERDAY)),
        ("2026-11-19T23:59", Age(Period.WEEK)),
        ("2026-11-14T00:00", Age(Period.WEEK)),
        ("2026-11-13T23:59", Age(Period.THIS_MONTH)),
        ("2026-11-01T00:00", Age(Period.THIS_MONTH)),
        ("2026-10-31T23:59", Age(Period.MONTH, 2026, 10)),
        ("2026-01-01T00:00", Age(Period.MONTH, 2026, 1)),
        ("2025-12-31T23:59", Age(Period.YEAR, 2025)),
    ],
)
def test_that_the_calendar_decides(at: str, expected: Age) -> None:
    zone = ZoneInfo("Europe/Lisbon")
    now = datetime(2026, 11, 21, 15, 0, tzinfo=zone)
    assert age_of(datetime.fromisoformat(at).replace(tzinfo=zone), now, zone) == expected


def test_that_a_day_of_23_hours_is_a_day() -> None:
    zone = ZoneInfo("Europe/Berlin")  # the clock went forward on 29 March 2026
    now = datetime(2026, 3, 30, 0, 30, tzinfo=zone)
    assert age_of(datetime(2026, 3, 29, 0, 10, tzinfo=zone), now, zone) == Age(Period.YESTERDAY)
    assert age_of(datetime(2026, 3, 28, 23, 50, tzinfo=zone), now, zone) == Age(Period.WEEK)


@given(times=st.lists(TIMES, min_size=2, max_size=8), now=TIMES, zone=ZONES)
def test_that_a_list_from_new_to_old_is_divided_once_each(times: list[datetime], now: datetime, zone: ZoneInfo) -> None:
    ages = [age_of(at, now, zone) for at in sorted(times, reverse=True)]
    order = [(age.period, -age.year, -age.month) for age in ages]
    assert order == sorted(order)


@given(at=TIMES, now=TIMES, zone=ZONES)
def test_that_only_the_days_count_not_the_hours(at: datetime, now: datetime, zone: ZoneInfo) -> None:
    midnight = at.astimezone(zone).replace(hour=12, minute=0, second=0, microsecond=0)
    assert age_of(midnight, now, zone) == age_of(at, now, zone)


@given(at=TIMES, now=TIMES, zone=ZONES, days=st.integers(0, 400))
def test_that_nothing_grows_younger(at: datetime, now: datetime, zone: ZoneInfo, days: int) -> None:
    assert age_of(at, now + timedelta(days=days), zone).period >= age_of(at, now, zone).period
