"""Times that a question names, as ranges: "last week", "в марте", "上个月"."""

import re
from collections.abc import Callable
from datetime import datetime, timedelta

Range = tuple[datetime, datetime]

_MONTHS = {
    name: number
    for number, names in enumerate(
        (
            "january jan январ",
            "february feb феврал",
            "march mar март",
            "april apr апрел",
            "may мае мая",
            "june jun июн",
            "july jul июл",
            "august aug август",
            "september sep sept сентябр",
            "october oct октябр",
            "november nov ноябр",
            "december dec декабр",
        ),
        1,
    )
    for name in names.split()
}
_NUMBERS = {
    "a": 1,
    "an": 1,
    "one": 1,
    "two": 2,
    "three": 3,
    "一": 1,
    "两": 2,
    "三": 3,
}
_MONTH = re.compile(
    r"(?:\b(?:in|during|last|this|of|since)\s+(?P<en>january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec)\b"
    r"|(?:\bв|\bза|\bс)\s+(?P<ru>январ|феврал|март|апрел|ма[ея]|июн|июл|август|сентябр|октябр|ноябр|декабр)\w{0,2})(?:\s+(?P<year>(?:19|20)\d\d))?"
    r"|(?:(?P<zhyear>(?:19|20)\d\d)年)?(?P<zh>1[0-2]|[1-9])月(?!\d*[日号])",
    re.IGNORECASE,
)
_AGO = re.compile(
    r"(?P<n>\d{1,3}|a|an|one|two|three)\s+(?P<unit>day|week|month|year)s?\s+ago"
    r"|(?:(?P<nru>\d{1,3})\s+)?(?P<unitru>дн|ден|недел|месяц|год|лет)\w{0,3}\s+назад"
    r"|(?P<nzh>\d{1,3}|一|两|三)(?P<unitzh>天|周|个?星期|个月|年)(?:以?前)",
    re.IGNORECASE,
)
_DAYS = {"day": 1, "дн": 1, "ден": 1, "天": 1, "week": 7, "недел": 7, "周": 7, "星期": 7, "个星期": 7}
_MONTH_UNITS = {"month": 1, "месяц": 1, "个月": 1, "year": 12, "год": 12, "лет": 12, "年": 12}


def _day(today: datetime, back: int) -> Range:
    start = today - timedelta(days=back)
    return start, start + timedelta(days=1)


def _week(today: datetime, back: int) -> Range:
    start = today - timedelta(days=today.weekday() + 7 * back)
    return start, start + timedelta(days=7)


def _month(today: datetime, back: int) -> Range:
    months = today.year * 12 + today.month - 1 - back
    start = today.replace(year=months // 12, month=months % 12 + 1, day=1)
    return start, start.replace(year=start.year + start.month // 12, month=start.month % 12 + 1)


def _year(today: datetime, back: int) -> Range:
    start = today.replace(year=today.year - back, month=1, day=1)
    return start, start.replace(year=start.year + 1)


_NAMED: tuple[tuple[re.Pattern[str], Callable[[datetime, int], Range], int], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), span, back)
    for pattern, span, back in (
        (r"\bthe day before yesterday\b|\bпозавчера\b|前天", _day, 2),
        (r"\byesterday\b|\bвчера\b|昨天", _day, 1),
        (r"\btoday\b|\bthis morning\b|\bсегодня\b|今天", _day, 0),
        (r"\blast week\b|\bна прошлой неделе\b|上(?:个)?(?:周|星期|礼拜)", _week, 1),
        (r"\bthis week\b|\bна этой неделе\b|(?:这|本)(?:个)?(?:周|星期)", _week, 0),
        (r"\blast month\b|\bв прошлом месяце\b|上个?月", _month, 1),
        (r"\bthis month\b|\bв этом месяце\b|(?:这个|本)月", _month, 0),
        (r"\blast year\b|\bв прошлом году\b|去年", _year, 1),
        (r"\bthis year\b|\bв этом году\b|今年", _year, 0),
    )
)


def time_range(question: str, now: datetime) -> Range | None:
    """The first range of time that `question` names, from its start to its end (exclusive), in the zone of `now`; None
    when it names none. A month without a year is the last one that has begun."""
    today = now.replace(hour=0, minute=0, second=0, microsecond=0)
    for pattern, span, back in _NAMED:
        if pattern.search(question):
            return span(today, back)
    ago = _AGO.search(question)
    if ago is not None:
        return _ago(ago, today)
    month = _MONTH.search(question)
    return None if month is None else _named_month(month, today)


def _ago(match: re.Match[str], today: datetime) -> Range:
    said = (match["n"] or match["nru"] or match["nzh"] or "a").lower()
    count = int(said) if said.isdigit() else _NUMBERS[said]
    unit = (match["unit"] or match["unitru"] or match["unitzh"]).lower()
    if unit in _DAYS:
        around = _DAYS[unit] // 2  # "two weeks ago" is some day of that week
        start = today - timedelta(days=count * _DAYS[unit] + around)
        return start, start + timedelta(days=2 * around + 1)
    months = count * _MONTH_UNITS[unit]
    return _year(today, count) if _MONTH_UNITS[unit] > 1 else _month(today, months)


def _named_month(match: re.Match[str], today: datetime) -> Range:
    name = (match["en"] or match["ru"] or "").lower()
    number = int(match["zh"]) if match["zh"] else _MONTHS[name]
    year = match["year"] or match["zhyear"]
    if year:
        wanted = int(year) * 12 + number - 1
        return _month(today, today.year * 12 + today.month - 1 - wanted)
    return _month(today, (today.month - number) % 12)
