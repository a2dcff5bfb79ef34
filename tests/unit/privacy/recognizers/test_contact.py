"""Mail addresses and telephone numbers as people write them."""

import pytest

from tests.helpers.privacy import found, hidden

TAKEN = [
    ("EMAIL", "write to {}", "anna.petrova+news@mail.example.org"),
    ("EMAIL", "mail me: {}", "anna (at) example (dot) org"),
    ("EMAIL", "почта {}", "anna собака example точка ru"),
    ("EMAIL", "邮箱是{}", "anna@example.cn"),
    ("EMAIL", "`{}` in code", "dev@corp.example"),
    ("PHONE", "call me at {}", "(415) 555-2671"),
    ("PHONE", "my number is {}", "+44 20 7946 0958"),
    ("PHONE", "мой телефон {}", "8-916-123-45-67"),
    ("PHONE", "звони на {}", "+7(916)1234567"),
    ("PHONE", "городской {}", "+7 (812) 555-01-23"),
    ("PHONE", "手机号{}", "138 1234 5678"),
    ("PHONE", "座机 {}", "010-62345678"),
    ("PHONE", "Ruf mich an: {}", "+49 30 901820"),
]
LEFT = [
    "email me tomorrow",
    "the @ sign is called собака in Russian",
    "import numpy as np  # np@1.26",
    "git clone git@code.example.org:team/tool.git",
    "call me at 5 pm",
    "it costs 4155 rubles and 55 kopecks",
    "version 10.15.7, build 19H2",
    "позвони мне после 18:00",
    "打电话给我妈",
    "from 2019-05-01 to 2021-07-31",
]


@pytest.mark.parametrize(("kind", "sentence", "value"), TAKEN)
def test_that_it_is_taken_out(kind: str, sentence: str, value: str) -> None:
    assert hidden(sentence.format(value), value, kind), found(sentence.format(value))


@pytest.mark.parametrize("text", LEFT)
def test_that_harmless_text_is_left_alone(text: str) -> None:
    assert found(text) == []
