"""Dates, times of day, heights and sums of money as a person writes them, in three languages.

Each function takes folded text and finds the first such thing in it, or returns None.
"""

import re
from dataclasses import dataclass

from app.core.memory.rules.numbers import NUMBER, number_of
from app.core.text.language import Language

_CM_PER_INCH = 2.54
_MONTHS_EN = "jan feb mar apr may jun jul aug sep oct nov dec".split()
_MONTHS_RU = "январ феврал март апрел ма июн июл август сентябр октябр ноябр декабр".split()

_MONTH = {
    "en": r"(?P<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|"
    r"oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?",
    "ru": r"\b(?P<month>январ|феврал|март|апрел|ма(?=[йяе]\b)|июн|июл|август|сентябр|октябр|ноябр|декабр)\w*",
}
_DATES = {
    "en": (
        rf"(?P<day>{NUMBER['en']})(?:st|nd|rd|th)?(?: of)? {_MONTH['en']}(?:,? (?P<year>\d{{4}}))?",
        rf"{_MONTH['en']}(?: the)?(?: (?P<day>(?!\d{{4}}){NUMBER['en']})(?:st|nd|rd|th)?)?(?:,? (?P<year>\d{{4}}))?",
    ),
    "ru": (
        rf"(?P<day>{NUMBER['ru']})(?:-?го)? {_MONTH['ru']}(?: (?P<year>\d{{4}}))?",
        rf"{_MONTH['ru']}(?: (?P<year>\d{{4}}))?",
    ),
    "zh": (rf"(?:(?P<year>\d{{4}})年)?(?P<month>{NUMBER['zh']})月(?:(?P<day>{NUMBER['zh']})[日号]?)?",),
}
_ISO = r"\b(?P<year>\d{4})-(?P<month>\d{2})-(?P<day>\d{2})\b"
_YEAR = r"\b(?P<year>(?:19|20)\d\d)(?!\d)"
_DATE_PATTERNS = {
    language: tuple(re.compile(pattern) for pattern in (_ISO, *patterns, _YEAR))
    for language, patterns in _DATES.items()
}


@dataclass(frozen=True, slots=True)
class Day:
    """A date of which some parts may be unknown."""

    year: int | None = None
    month: int | None = None
    day: int | None = None

    @property
    def parts(self) -> tuple[int | None, int | None, int | None]:
        """Year, month and day, in this order."""
        return self.year, self.month, self.day


def day_of(text: str, language: Language) -> Day | None:
    """The first date in `text`: "March 14", "3 июня", "十月三号", "1990-05-03", or a year alone."""
    for pattern in _DATE_PATTERNS[language]:
        if found := pattern.search(text):
            groups = found.groupdict()
            return Day(_whole(groups.get("year")), _month(groups.get("month")), _whole(groups.get("day")))
    return None


def _whole(text: str | None) -> int | None:
    number = number_of(text) if text else None
    return None if number is None else int(number)


def _month(text: str | None) -> int | None:
    if text is None:
        return None
    if text[:3] in _MONTHS_EN:
        return _MONTHS_EN.index(text[:3]) + 1
    return _MONTHS_RU.index(text) + 1 if text in _MONTHS_RU else _whole(text)


_CLOCK = {
    "en": re.compile(
        rf"(?P<hour>{NUMBER['en']})(?::(?P<minute>\d\d))?(?: ?(?P<half>[ap])\.?m\b\.?)?(?P<later> in the evening)?"
    ),
    "ru": re.compile(
        rf"(?P<hour>{NUMBER['ru']})(?::(?P<minute>\d\d))?(?: час\w*)?(?P<later> (?:вечера|дня))?(?P<half>(?!))?"
    ),
    "zh": re.compile(
        rf"(?P<later>晚上|下午|夜里)?(?P<hour>{NUMBER['zh']})(?::(?P<minute>\d\d)|点(?P<half>半)?(?P<quarter>一刻)?)"
    ),
}


_NOON = re.compile(r"(?P<noon>\bnoon\b|\bполд(?:ень|ня)\b|中午12点|正午)|\bmidnight\b|\bполноч[ьи]\b|午夜|半夜12点")


def clock_of(text: str, language: Language) -> int | None:
    """The first time of day in `text`, in minutes after midnight: "5:30", "6 am", "в семь", "九点半"."""
    if noon := _NOON.search(text):
        return 12 * 60 if noon["noon"] else 0
    found = _CLOCK[language].search(text)
    hour = number_of(found["hour"]) if found else None
    if found is None or hour is None or hour > 24:
        return None
    groups = found.groupdict()
    minutes = int(groups["minute"] or 0)
    minutes += (30 if groups["half"] == "半" else 0) + (15 if groups.get("quarter") else 0)
    if (groups["half"] == "p" or groups["later"]) and hour < 12:
        hour += 12
    return int(hour) * 60 + minutes


_FEET = re.compile(
    r"(?P<feet>\d|four|five|six)\s?(?:'|′|ft\b|feet|foot)\s?(?:(?P<inches>\d{1,2})\s?(?:\"|″|''|in\b|inch(?:es)?)?)?"
)
_CM = re.compile(r"(?P<cm>\d{3})\s?(?:cm|centimet\w*|см|сантиметр\w*|厘米|公分)?(?!\d)")
_METRES = re.compile(r"(?P<m>[12])[.,](?P<cm>\d\d?)\s?(?:m\b|met\w*|м\b|метр\w*|米)?")
_METRE_AND = {
    "en": re.compile(r"(?P<m>[12]) ?m ?(?P<cm>\d\d)\b"),
    "ru": re.compile(rf"метр (?P<cm>{NUMBER['ru']})"),
    "zh": re.compile(rf"(?P<m>[12一二两])米(?P<cm>{NUMBER['zh']})"),
}


def height_of(text: str, language: Language) -> float | None:
    """The first height of a person in `text`, in centimetres: "179 cm", "1.73 m", 5'9", "метр семьдесят"."""
    if found := _FEET.search(text):
        return ((number_of(found["feet"]) or 0) * 12 + int(found["inches"] or 0)) * _CM_PER_INCH
    if found := _METRES.search(text):
        return int(found["m"]) * 100 + int(found["cm"].ljust(2, "0"))
    if found := _METRE_AND[language].search(text):
        metres = number_of(found.groupdict().get("m") or "1") or 1
        return metres * 100 + _centimetres(found["cm"])
    found = _CM.search(text)
    return float(found["cm"]) if found else None


def _centimetres(text: str) -> float:
    if len(text) == 2 and not text.isdigit() and "十" not in text:  # digit by digit: 一米七三 is 1.73 m
        return (number_of(text[0]) or 0) * 10 + (number_of(text[1]) or 0)
    number = number_of(text) or 0
    return number * 10 if len(text) == 1 else number  # 一米八 is 1.80 m


_THOUSANDS = {"k": 1e3, "т": 1e3, "thousand": 1e3, "m": 1e6, "million": 1e6, "百万": 1e6}
_MONEY = {
    "en": re.compile(rf"(?P<number>{NUMBER['en']}) ?(?P<times>k\b|thousand|million)?"),
    "ru": re.compile(rf"(?P<number>{NUMBER['ru']}) ?(?P<times>тыс\w*|т\.?р\b|миллион\w*|млн)?"),
    "zh": re.compile(rf"(?P<number>{NUMBER['zh']})(?P<times>百万)?"),
}
_CURRENCIES = (
    ("eur", re.compile(r"€|\beuros?\b|\beur\b|евро|欧元")),
    ("usd", re.compile(r"\$|\bdollars?\b|\busd\b|\bbucks\b|доллар|美元")),
    ("gbp", re.compile(r"£|\bpounds?\b|\bgbp\b|фунт|英镑")),
    ("rub", re.compile(r"₽|\brubles?\b|\broubles?\b|руб|卢布")),
    ("cny", re.compile(r"¥|\byuan\b|\brmb\b|юан|元|块")),
)


def money_of(text: str, language: Language) -> tuple[float, str] | None:
    """The first sum of money in `text`: the amount, and the currency's code ("" when it is not said)."""
    found = _MONEY[language].search(text)
    amount = number_of(found["number"]) if found else None
    if found is None or amount is None:
        return None
    times = found["times"] or ""
    if times.startswith(("тыс", "т")):
        times = "thousand"
    elif times.startswith(("мил", "млн")):
        times = "million"
    code = next((code for code, pattern in _CURRENCIES if pattern.search(text)), "")
    return amount * _THOUSANDS.get(times, 1), code
