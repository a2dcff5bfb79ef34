"""Payment: cards by prefix and Luhn checksum (ISO/IEC 7812), their codes, bank accounts, crypto addresses."""

# ruff: noqa: E501 (a pattern is read best in one piece)

import re

from stdnum import iban, luhn

from app.core.privacy.recognizers.rules import Rule

# Visa, Mastercard (two ranges), American Express, Discover, JCB, Diners, UnionPay, Mir, Maestro.
_CARD_PREFIX = re.compile(
    r"4|5[1-5]|2(?:2[2-9]|[3-6]|7[01]|720)|3[47]|6(?:011|4[4-9]|5)|35|30[0-5]|3[689]|62|220[0-4]|5[06-9]|6[37]|1800|2131"
)


def digits_of(value: str) -> str:
    """The digits of a value, without what separates them."""
    return "".join(character for character in value if character.isdigit())


def is_card(value: str) -> bool:
    """Whether the digits are a card number."""
    digits = digits_of(value)
    return 12 <= len(digits) <= 19 and bool(_CARD_PREFIX.match(digits)) and bool(luhn.is_valid(digits))


def is_iban(value: str) -> bool:
    """Whether this is an account number with the right checksum (ISO 13616)."""
    return bool(iban.is_valid(re.sub(r"\s", "", value), check_country=False))


RULES = (
    Rule("CREDIT_CARD", r"(?<![\w.,])(?:\d[ \-\n.]{0,3}){11,18}\d(?![\w])", is_card, 0.95),
    Rule(
        "CREDIT_CARD",
        r"(?:card(?: number)?|карт\w+|卡号|银行卡|信用卡)[^\d\n]{0,20}(?P<v>(?:\d[ \-\n]{0,2}){15,18}\d)(?!\d)",
    ),
    Rule(
        "CVC",
        r"(?:\bcv[cv]2?\b|card verification|security code|code on the (?:back|front)|три цифры|后三位|安全码)[^\d\n]{0,16}(?P<v>\d{3,4})(?!\d)",
    ),
    Rule("IBAN", r"(?<![A-Z0-9])[A-Z]{2}\d{2}(?:[ \-\n]?[A-Z0-9]){11,30}(?![A-Z0-9])", is_iban, 0.95),
    Rule(
        "IBAN",
        r"(?<![A-Z0-9])[A-Z]{2}\d{2}(?:[ \n]?[A-Z0-9]{4}){2,7}(?:[ \n]?[A-Z0-9]{1,3})?(?![A-Z0-9])",
        is_iban,
        0.95,
    ),
    Rule("CRYPTO_ADDRESS", r"(?<![A-Za-z0-9])0x[a-f0-9]{40}(?![A-Za-z0-9])"),
    Rule("CRYPTO_ADDRESS", r"(?<![A-Za-z0-9])bc1[a-z0-9]{25,60}(?![A-Za-z0-9])"),
    Rule(
        "CRYPTO_ADDRESS",
        r"(?<![A-Za-z0-9])T[1-9A-HJ-NP-Za-km-z]{33}(?![A-Za-z0-9])",
        lambda v: any(c.isdigit() for c in v),
    ),
    Rule("CRYPTO_ADDRESS", r"(?<![A-Za-z0-9_\-])[UE]Q[A-Za-z0-9_\-]{46}(?![A-Za-z0-9_\-])"),
)
