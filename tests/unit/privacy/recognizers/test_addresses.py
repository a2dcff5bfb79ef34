"""Street addresses in three languages; a town alone is none."""

import pytest

from tests.helpers.privacy import found, hidden

TAKEN = [
    ("I live at {}.", "221 Baker Street, Apt 4"),
    ("send it to {}", "1600 Pennsylvania Avenue NW"),
    ("ich wohne in der {}", "Lindenallee 18"),
    ("j'habite {}", "12 rue de la Paix"),
    ("адрес: {}", "ул. Ленина, д. 15, кв. 42"),
    ("живу на {}", "улице Гагарина 7"),
    ("доставка: {}", "Невский проспект, 28"),
    ("我住在{}", "北京市朝阳区建国路88号"),
    ("地址是{}", "上海市浦东新区世纪大道100号20楼"),
    ("mail goes to {}", "PO Box 1422"),
]
LEFT = [
    "I live in Lisbon",
    "живу в Казани, люблю гулять",
    "我住在上海",
    "we took the long road home",
    "на улице сегодня холодно",
    "the high street was empty",
    "I finished 12 chapters last week",
    "路上堵车了",
]


@pytest.mark.parametrize(("sentence", "value"), TAKEN)
def test_that_an_address_is_taken_out(sentence: str, value: str) -> None:
    assert hidden(sentence.format(value), value, "ADDRESS"), found(sentence.format(value))


@pytest.mark.parametrize("text", LEFT)
def test_that_a_town_or_a_walk_is_left_alone(text: str) -> None:
    assert found(text) == []
