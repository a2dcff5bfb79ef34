"""How long ago something was, as a list is divided by it. Knows no Qt."""

from dataclasses import dataclass
from datetime import date, timedelta
from enum import IntEnum

_WEEK = 7


class Period(IntEnum):
    """From the nearest to the farthest."""

    TODAY = 0
    YESTERDAY = 1
    WEEK = 2  # the seven days before today
    THIS_MONTH = 3
    MONTH = 4  # an earlier one of this year
    YEAR = 5  # an earlier one


@dataclass(frozen=True, slots=True)
class Age:
    """A part of the list; `year` and `month` are 0 where the period says it all."""

    period: Period
    year: int = 0
    month: int = 0


def age_on(day: date, today: date) -> Age:
    """Which part a day belongs to. What lies in the future, as after a clock was set back, belongs to today."""
    if day >= today:
        return Age(Period.TODAY)
    if day == today - timedelta(days=1):
        return Age(Period.YESTERDAY)
    if day >= today - timedelta(days=_WEEK):
        return Age(Period.WEEK)
    if (day.year, day.month) == (today.year, today.month):
        return Age(Period.THIS_MONTH)
    if day.year == today.year:
        return Age(Period.MONTH, day.year, day.month)
    return Age(Period.YEAR, day.year)
