"""Dates as a person writes them, in the program's language and the machine's time zone."""

from datetime import date, datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, QTimeZone

from app.i18n import current_language, tr

_LOCALES = {
    "en": QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom),
    "ru": QLocale(QLocale.Language.Russian, QLocale.Country.Russia),
    "zh": QLocale(QLocale.Language.Chinese, QLocale.Country.China),
}

_DAY = {"en": "d MMM yyyy", "ru": "d MMM yyyy", "zh": "yyyy年M月d日"}


def locale() -> QLocale:
    """That of the program's language."""
    return _LOCALES[current_language()]


def day(at: datetime) -> str:
    """Such as "3 May 2025"."""
    return _formatted(at, _DAY[current_language()])


def day_format() -> str:
    """How `day` writes, for Qt's own widgets."""
    return _DAY[current_language()]


def calendar_day(on: QDate) -> str:
    """`on` as `day` writes it."""
    return _LOCALES[current_language()].toString(on, _DAY[current_language()])


def day_of(at: datetime) -> str:
    """Such as "Saturday, 3 May 2025", for a line above the messages of a day."""
    return _formatted(at, "yyyy年M月d日 dddd" if current_language() == "zh" else "dddd, d MMMM yyyy")


def local_date(at: datetime) -> date:
    """The day it was here."""
    return at.astimezone().date()


def same_day(one: datetime, other: datetime) -> bool:
    """Whether two times are of one day here."""
    return local_date(one) == local_date(other)


def month(at: datetime) -> str:
    """Such as "May 2025", in the form that follows "until" and "since"."""
    return _formatted(at, "yyyy年M月" if current_language() == "zh" else "MMMM yyyy")


def moment(at: datetime) -> str:
    """Such as "3 May 2025, 14:05"."""
    return tr("{day}, {time}", day=day(at), time=clock(at))


def clock(at: datetime) -> str:
    """Such as "14:05"."""
    return _formatted(at, "HH:mm")


def _formatted(at: datetime, pattern: str) -> str:
    utc = QDateTime.fromSecsSinceEpoch(int(at.timestamp()), QTimeZone.utc())
    return locale().toString(utc.toLocalTime(), pattern)


def month_name(number: int) -> str:
    """Such as "October", standing alone."""
    name = _LOCALES[current_language()].standaloneMonthName(number)
    return name[:1].upper() + name[1:]


def year(number: int) -> str:
    """Such as "2025"."""
    return f"{number}年" if current_language() == "zh" else str(number)
