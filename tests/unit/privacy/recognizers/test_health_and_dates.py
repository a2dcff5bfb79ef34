"""Numbers of patients and policies, and dates of birth; not other dates, not talk about illness."""

import pytest

from tests.helpers.privacy import found, hidden

TAKEN = [
    ("HEALTH_ID", "medical record number {}", "MRN-00482913"),
    ("HEALTH_ID", "insurance policy number {}", "XJ4482019"),
    ("HEALTH_ID", "номер медкарты {}", "4820193"),
    ("HEALTH_ID", "полис ДМС {}", "123-456789"),
    ("HEALTH_ID", "病历号{}", "20231145"),
    ("DATE_OF_BIRTH", "I was born on {}", "12 March 1988"),
    ("DATE_OF_BIRTH", "DOB: {}", "03/12/1988"),
    ("DATE_OF_BIRTH", "дата рождения {}", "12.03.1988"),
    ("DATE_OF_BIRTH", "родилась {}", "5 мая 1990"),
    ("DATE_OF_BIRTH", "生日是{}", "1990年5月12日"),
]
LEFT = [
    "I was born in 1988",
    "I was born in Porto",
    "мой день рождения в мае",
    "我的生日在五月",
    "the meeting is on 12 March 2026",
    "сдать отчёт до 12.03.2026",
    "I have asthma and take two pills a day",
    "insurance is expensive this year",
    "у бабушки диабет",
]


@pytest.mark.parametrize(("kind", "sentence", "value"), TAKEN)
def test_that_it_is_taken_out(kind: str, sentence: str, value: str) -> None:
    assert hidden(sentence.format(value), value, kind), found(sentence.format(value))


@pytest.mark.parametrize("text", LEFT)
def test_that_harmless_text_is_left_alone(text: str) -> None:
    assert found(text) == []
