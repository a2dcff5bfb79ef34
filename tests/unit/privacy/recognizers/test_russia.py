"""Russian documents, by their checksums and by the words next to them."""

import pytest

from app.core.privacy.recognizers.russia import is_inn, is_ogrn, is_snils
from tests.helpers.privacy import found, hidden

TAKEN = [
    ("RU_SNILS", "СНИЛС {}", "112-233-445 95"),
    ("RU_SNILS", "мой снилс: {}", "11223344595"),
    ("RU_INN", "ИНН {}", "500100732259"),
    ("RU_INN", "инн организации {}", "7707083893"),
    ("RU_OMS", "полис ОМС {}", "7758320821000459"),
    ("RU_OGRN", "ОГРН {}", "1027700132195"),
    ("PASSPORT", "паспорт серия {}", "45 09 № 123456"),
    ("PASSPORT", "паспорт {}", "4509 123456"),
    ("PASSPORT", "загранпаспорт {}", "71 1234567"),
    ("DRIVER_LICENSE", "водительское удостоверение {}", "77 17 123456"),
    ("CAR_PLATE", "госномер {}", "А123ВС777"),
    ("CAR_PLATE", "машина {} стоит во дворе", "К 456 ОР 99"),
    ("BANK_ACCOUNT", "расчётный счёт {}", "40702810900000012345"),
]
LEFT = [
    "паспорт я поменяю в апреле",
    "нужен ли СНИЛС для устройства на работу?",
    "заказ 112233445 приедет завтра",
    "в 2019 году нас было 1250 человек",
    "ИНН можно узнать на сайте налоговой",
    "полис лежит в синей папке",
]


@pytest.mark.parametrize(("kind", "sentence", "value"), TAKEN)
def test_that_it_is_taken_out(kind: str, sentence: str, value: str) -> None:
    assert hidden(sentence.format(value), value, kind), found(sentence.format(value))


@pytest.mark.parametrize("text", LEFT)
def test_that_talk_about_documents_is_left_alone(text: str) -> None:
    assert found(text) == []


@pytest.mark.parametrize(
    ("check", "good", "bad"),
    [
        (is_snils, "112-233-445 95", "112-233-445 96"),
        (is_inn, "500100732259", "500100732258"),
        (is_ogrn, "1027700132195", "1027700132196"),
        (is_snils, "112-233-445 95", "112-233-445"),
        (is_ogrn, "1027700132195", "102770013"),
    ],
)
def test_that_checksums_are_checked(check: object, good: str, bad: str) -> None:
    assert callable(check)
    assert check(good)
    assert not check(bad)
