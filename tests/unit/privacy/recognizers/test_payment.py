"""Cards of every scheme, IBANs, wallets, security codes, account numbers; and numbers that are none of these."""

import pytest

from tests.helpers.privacy import found, hidden

TAKEN = [
    ("CREDIT_CARD", "visa {}", "4111 1111 1111 1111"),
    ("CREDIT_CARD", "mastercard {}", "5555-5555-5555-4444"),
    ("CREDIT_CARD", "mastercard 2-series {}", "2223003122003222"),
    ("CREDIT_CARD", "amex {}", "3782 822463 10005"),
    ("CREDIT_CARD", "discover {}", "6011000990139424"),
    ("CREDIT_CARD", "jcb {}", "3530111333300000"),
    ("CREDIT_CARD", "diners {}", "30569309025904"),
    ("CREDIT_CARD", "maestro {}", "6759649826438453"),
    ("CREDIT_CARD", "оплати с карты {}", "2200 0000 0000 0004"),
    ("CREDIT_CARD", "银联卡号{}", "6222021234567890128"),
    ("IBAN", "send it to {} please", "DE89370400440532013000"),
    ("IBAN", "счёт {}", "GB29 NWBK 6016 1331 9268 19"),
    ("IBAN", "账号 {}", "FR14 2004 1010 0505 0001 3M02 606"),
    ("CRYPTO_ADDRESS", "tip me: {}", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"),
    ("CRYPTO_ADDRESS", "кошелёк {}", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"),
    ("CRYPTO_ADDRESS", "钱包 {}", "0x52908400098527886E0F7030069857D2E4169EE7"),
    ("CVC", "card 4111 1111 1111 1111 cvv {}", "737"),
    ("CVC", "код на обороте карты: {}", "418"),
    ("CVC", "卡背面的安全码是{}", "552"),
    ("BANK_ACCOUNT", "routing number 021000021, account number {}", "000123456789"),
    ("BANK_ACCOUNT", "р/с {}", "40817810099910004312"),
]
LEFT = [
    "order 4111 1111 1111 1112 has shipped",  # fails the checksum
    "the tracking number is 9400110200881234567890",
    "ISBN 978-3-16-148410-0",
    "CVV stands for card verification value",
    "что такое IBAN и зачем он нужен",
    "三百七十八块钱",
    "commit 52908400098527886e0f7030069857d2e4169ee7",
    "room 737 on the 4th floor",
]


@pytest.mark.parametrize(("kind", "sentence", "value"), TAKEN)
def test_that_it_is_taken_out(kind: str, sentence: str, value: str) -> None:
    assert hidden(sentence.format(value), value, kind), found(sentence.format(value))


@pytest.mark.parametrize("text", LEFT)
def test_that_other_numbers_are_left_alone(text: str) -> None:
    assert found(text) == []
