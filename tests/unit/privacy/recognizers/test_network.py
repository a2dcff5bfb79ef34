"""Addresses of machines and places on the earth."""

import pytest

from tests.helpers.privacy import found, hidden

TAKEN = [
    ("IP_ADDRESS", "my server is {}", "203.0.113.77"),
    ("IP_ADDRESS", "адрес {}", "2a02:6b8:0:1::feed:ff"),
    ("MAC_ADDRESS", "the card's address: {}", "3c:22:fb:9a:10:4e"),
    ("GPS", "I live at {}", "55.75583, 37.61730"),
    ("GPS", "координаты {}", "59.93428, 30.33510"),
    ("GPS", "坐标{}", "31.23041, 121.47370"),
]
LEFT = [
    "listening on 127.0.0.1 and 0.0.0.0",
    "python 3.11.4 and numpy 1.26.2",
    "the ratio is 55.7 to 37.6",
    "section 1.2.3.4 of the standard",
    "at 12:30:45 the train left",
]


@pytest.mark.parametrize(("kind", "sentence", "value"), TAKEN)
def test_that_it_is_taken_out(kind: str, sentence: str, value: str) -> None:
    assert hidden(sentence.format(value), value, kind), found(sentence.format(value))


@pytest.mark.parametrize("text", LEFT)
def test_that_harmless_text_is_left_alone(text: str) -> None:
    assert found(text) == []
