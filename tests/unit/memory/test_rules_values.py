import pytest

from app.core.memory.rules.catalogue import choice, related_slots, slot_named
from app.core.memory.rules.measures import Day, clock_of, day_of, height_of, money_of
from app.core.memory.rules.numbers import number_of
from app.core.memory.rules.parsing import employer_of, job_of, number_value, os_value, place_of, words_of, zone_value
from app.core.memory.rules.values import Date, Fit, Span, Value, fit
from app.core.text.language import Language


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("34", 34), ("1 500", 1500), ("1,500", 1500), ("2.5", 2.5), ("twenty-eight", 28), ("second", 2), ("zero", 0),
        ("сорок два", 42), ("двадцатого", 20), ("двое", 2), ("шестьдесят", 60),
        ("二十六", 26), ("十", 10), ("两百零五", 205), ("三万五千", 35_000), ("五千", 5000),
        ("1.2.3", None), ("many", None), ("", None),
    ],
)  # fmt: skip
def test_that_numbers_are_read_in_three_languages(text: str, number: float | None) -> None:
    assert number_of(text) == number


@pytest.mark.parametrize(
    ("text", "language", "day"),
    [
        ("march 14", "en", Day(month=3, day=14)),
        ("the 2nd of november", "en", Day(month=11, day=2)),
        ("april 12th, 1990", "en", Day(1990, 4, 12)),
        ("june", "en", Day(month=6)),
        ("1990-05-03", "en", Day(1990, 5, 3)),
        ("born in 1987", "en", Day(1987)),
        ("двадцатого декабря", "ru", Day(month=12, day=20)),
        ("3 мая 2001", "ru", Day(2001, 5, 3)),
        ("в августе", "ru", Day(month=8)),
        ("十月三号", "zh", Day(month=10, day=3)),
        ("1999年5月8日", "zh", Day(1999, 5, 8)),
        ("someday", "en", None),
    ],
)
def test_that_dates_are_read_in_three_languages(text: str, language: Language, day: Day | None) -> None:
    assert day_of(text, language) == day


@pytest.mark.parametrize(
    ("text", "language", "minutes"),
    [
        ("6 am", "en", 360), ("5:30", "en", 330), ("10 pm", "en", 1320), ("noon", "en", 720), ("midnight", "en", 0),
        ("nine", "en", 540), ("99", "en", None), ("late", "en", None),
        ("семь", "ru", 420), ("7:30", "ru", 450), ("11 вечера", "ru", 1380),
        ("九点半", "zh", 570), ("晚上十一点", "zh", 1380), ("六点一刻", "zh", 375), ("7:05", "zh", 425),
    ],
)  # fmt: skip
def test_that_times_of_day_are_read_in_three_languages(text: str, language: Language, minutes: int | None) -> None:
    assert clock_of(text, language) == minutes


@pytest.mark.parametrize(
    ("text", "language", "height"),
    [
        ("191 cm", "en", 191), ("1.73 m", "en", 173), ("1.8 m", "en", 180), ("5'10\"", "en", 177.8),
        ("six feet", "en", 182.88),
        ("1m 68", "en", 168), ("метр семьдесят", "ru", 170), ("170", "ru", 170),
        ("一米七三", "zh", 173), ("一米八", "zh", 180), ("1米75", "zh", 175),
        ("一米七十", "zh", 170), ("175厘米", "zh", 175),
        ("tall", "en", None),
    ],
)  # fmt: skip
def test_that_heights_are_read_in_three_languages(text: str, language: Language, height: float | None) -> None:
    assert height_of(text, language) == (pytest.approx(height) if height else None)


@pytest.mark.parametrize(
    ("text", "language", "money"),
    [
        ("1500 euros", "en", (1500, "eur")), ("$2k", "en", (2000, "usd")), ("1 million", "en", (1_000_000, "")),
        ("500 тысяч рублей", "ru", (500_000, "rub")), ("2 миллиона", "ru", (2_000_000, "")),
        ("五千块", "zh", (5000, "cny")), ("nothing", "en", None),
    ],
)  # fmt: skip
def test_that_sums_are_read_in_three_languages(text: str, language: Language, money: tuple[float, str] | None) -> None:
    assert money_of(text, language) == money


def words(text: str, language: Language = "en") -> Value:
    value = words_of(text, language)
    assert value is not None
    return value


def place(text: str) -> Value:
    value = place_of(text)
    assert value is not None
    return value


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (place("Lisbon"), place("里斯本"), Fit.SAME),
        (place("Portugal"), place("Лиссабон"), Fit.NARROWER),
        (place("Lisbon"), place("Portugal"), Fit.WIDER),
        (place("Lisbon"), place("Porto"), Fit.DIFFERENT),
        (place("Астана"), place("Астане"), Fit.SAME),
        (place("Ростов"), place("Ростове"), Fit.SAME),
        (place("Великобритания"), place("Великобритании"), Fit.SAME),
        (place("Нижний Новгород"), place("Нижнем Новгороде"), Fit.SAME),
        (place("Гусев"), place("Гусеве"), Fit.SAME),
        (place("Клинцы"), place("Клинцах"), Fit.UNKNOWN),
        (place("Гусев"), place("Клин"), Fit.DIFFERENT),
        (place("Lisbon"), place("Spain"), Fit.DIFFERENT),
        (place("Chicago"), place("Texas"), Fit.UNKNOWN),
        (place("Foix"), place("Foix, France"), Fit.NARROWER),
        (place("Foix, France"), place("France"), Fit.WIDER),
        (place("Foix"), place("Portugal"), Fit.UNKNOWN),
        (place("Foix, France"), place("Elvas, Portugal"), Fit.DIFFERENT),
        (place("Foix"), place("Lisbon"), Fit.DIFFERENT),
        (place("Мирный"), place("Foix"), Fit.UNKNOWN),
        (place("West Ham"), place("Ham"), Fit.UNKNOWN),
        (place("浙江"), place("浙江安吉"), Fit.NARROWER),
        (place("浙江杭州"), place("杭州市"), Fit.SAME),
        (place("a small town in France"), place("Paris"), Fit.UNKNOWN),
        (words("nurse"), words("nurse"), Fit.SAME),
        (words("nurse"), words("pediatric nurse"), Fit.NARROWER),
        (words("pediatric nurse"), words("nurse"), Fit.WIDER),
        (words("red scarf"), words("blue scarf"), Fit.UNKNOWN),
        (words("red"), words("синий", "ru"), Fit.DIFFERENT),
        (words("red"), words("красный", "ru"), Fit.SAME),
        (words("Nika"), words("Ника", "ru"), Fit.SAME),
        (words("Bob"), words("Ника", "ru"), Fit.UNKNOWN),
        (words("腾讯", "zh"), words("阿里", "zh"), Fit.DIFFERENT),
        (words("阿里", "zh"), words("阿里巴巴", "zh"), Fit.NARROWER),
        (words("阿里巴巴", "zh"), words("阿里", "zh"), Fit.WIDER),
        (words("天安门广场", "zh"), words("天安门城楼", "zh"), Fit.UNKNOWN),
        (choice("diet", "vegetarian"), choice("diet", "vegan"), Fit.NARROWER),
        (choice("diet", "vegan"), choice("diet", "no_meat"), Fit.WIDER),
        (choice("diet", "vegan"), choice("diet", "meat"), Fit.DIFFERENT),
        (choice("diet", "meat"), choice("diet", "keto"), Fit.UNKNOWN),
        (Span(1, 99), Span(2, 2), Fit.NARROWER),
        (Span(2, 2), Span(1, 99), Fit.WIDER),
        (Span(2, 2), Span(3, 3), Fit.DIFFERENT),
        (Span(1, 3), Span(2, 4), Fit.UNKNOWN),
        (Span(170, 170, slack=2), Span(171, 171, slack=2), Fit.SAME),
        (Span(100, 100, "eur"), Span(200, 200, "usd"), Fit.UNKNOWN),
        (Date(Day(month=3)), Date(Day(month=3, day=4)), Fit.NARROWER),
        (Date(Day(month=3, day=4)), Date(Day(month=3)), Fit.WIDER),
        (Date(Day(month=3)), Date(Day(month=4)), Fit.DIFFERENT),
        (Date(Day(1990, 3)), Date(Day(month=3, day=4)), Fit.UNKNOWN),
        (Date(Day(1990)), Date(Day(1990)), Fit.SAME),
        (Span(1, 1), words("one"), Fit.UNKNOWN),
    ],
)  # fmt: skip
def test_that_two_values_fit_as_they_should(old: Value, new: Value, expected: Fit) -> None:
    assert fit(old, new) is expected


def test_that_a_named_employer_may_be_one_of_a_kind() -> None:
    kind, name = employer_of("a bank", "en"), employer_of("HSBC", "en")
    assert kind is not None
    assert name is not None
    assert fit(kind, name) is Fit.UNKNOWN


@pytest.mark.parametrize(
    ("old", "new", "language", "expected"),
    [
        ("doctor", "surgeon", "en", Fit.UNKNOWN),
        ("musician", "teacher", "en", Fit.UNKNOWN),
        ("lawyer", "plumber", "en", Fit.DIFFERENT),
        ("小学老师", "大学教授", "zh", Fit.UNKNOWN),
        ("护士", "律师", "zh", Fit.DIFFERENT),
    ],
)
def test_that_occupations_exclude_each_other_unless_they_may_be_one(
    old: str, new: str, language: Language, expected: Fit
) -> None:
    before, after = job_of(old, language), job_of(new, language)
    assert before is not None
    assert after is not None
    assert fit(before, after) is expected


def test_that_a_distribution_is_a_linux_and_a_version_is_of_its_system() -> None:
    linux, debian, windows = os_value("Linux", "en"), os_value("Debian", "en"), os_value("Windows 11", "en")
    assert linux is not None
    assert debian is not None
    assert windows is not None
    assert fit(linux, debian) is Fit.NARROWER
    assert fit(linux, windows) is Fit.DIFFERENT
    assert windows.within == {"windows"}


@pytest.mark.parametrize(
    ("text", "hours"),
    [("UTC+3", 3), ("GMT-5", -5), ("utc", 0), ("Pacific", -8), ("北京时间", 8), ("nowhere", None)],
)
def test_that_a_time_zone_is_a_number_of_hours(text: str, hours: float | None) -> None:
    assert zone_value(text, "en") == (None if hours is None else Span(hours, hours))


def test_that_text_without_a_value_has_none() -> None:
    assert words_of("...", "en") is None
    assert employer_of("...", "en") is None
    assert job_of("...", "en") is None
    assert os_value("...", "en") is None
    assert number_value("...", "en") is None
    assert place_of("a quiet little house") is None
    assert place_of("") is None


def test_that_related_slots_are_the_others_of_their_group() -> None:
    assert related_slots("diet") == ("likes",)
    assert "children" in related_slots("children_count")
    assert related_slots("favourite:color") == ()


def test_that_a_qualified_slot_has_the_entry_of_its_name() -> None:
    assert slot_named("favourite:color") is slot_named("favourite")
