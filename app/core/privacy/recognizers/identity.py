"""Identity documents: numbers with a checksum are taken wherever they stand, others next to the words for them."""

# ruff: noqa: E501 (a pattern is read best in one piece)

from stdnum.cn import ric
from stdnum.ru import inn
from stdnum.us import ssn

from app.core.privacy.recognizers.payment import digits_of
from app.core.privacy.recognizers.rules import Rule


def is_snils(value: str) -> bool:
    """Russian insurance number: the last two digits are the weighted sum of the first nine (Pension Fund's rule)."""
    digits = digits_of(value)
    if len(digits) != 11:
        return False
    total = sum(int(digit) * weight for digit, weight in zip(digits[:9], range(9, 0, -1), strict=True))
    check = total if total < 100 else total % 101 % 100
    return check == int(digits[9:])


def is_inn(value: str) -> bool:
    """Russian tax number of a person or a company."""
    return bool(inn.is_valid(digits_of(value)))


def is_cn_id(value: str) -> bool:
    """Chinese resident identity card number (GB 11643)."""
    return bool(ric.is_valid("".join(character for character in value if character.isalnum())))


def is_ssn(value: str) -> bool:
    """US social security number in a range that is given out."""
    return bool(ssn.is_valid("-".join((digits_of(value)[:3], digits_of(value)[3:5], digits_of(value)[5:]))))


_D = r"[ \-\n.]{0,2}"

RULES = (
    Rule("US_SSN", r"(?<![\d\-])\d{3}-\d{2}-\d{4}(?![\d\-])", is_ssn),
    Rule(
        "US_SSN",
        rf"(?:\bssn\b|social(?: security)?|номер соцстрахования|社会安全)[^\d\n]{{0,24}}(?P<v>\d(?:{_D}\d){{8}})(?!\d)",
    ),
    Rule("RU_SNILS", r"(?<!\d)\d{3}-\d{3}-\d{3}[ \-]\d{2}(?!\d)"),
    Rule("RU_SNILS", rf"снилс[^\d\n]{{0,40}}(?P<v>\d(?:{_D}\d){{10}})(?!\d)"),
    Rule(
        "RU_SNILS",
        r"(?<!\d)\d{3}[ \-]?\d{3}[ \-]?\d{3}[ \-]?\d{2}(?!\d)",
        lambda v: not v.isdigit() and is_snils(v),
        0.85,
    ),
    Rule("RU_INN", rf"инн\b[^\d\n]{{0,24}}(?P<v>\d(?:{_D}\d){{9}}(?:{_D}\d{_D}\d)?)(?!\d)"),
    Rule("RU_INN", r"(?<![\d.,\-+])\d{12}(?![\d.,\-])", is_inn, 0.7),
    Rule("RU_OMS", rf"(?:омс|полис)[^\d\n]{{0,24}}(?P<v>\d(?:{_D}\d){{15}})(?!\d)"),
    Rule("CN_ID", rf"(?<!\d)[1-9]\d{{5}}{_D}(?:\d{_D}){{11}}[\dX](?![\dA-Z])", is_cn_id, 0.95),
    Rule("CN_ID", rf"(?:身份证|证件号)[^\dA-Z\n]{{0,10}}(?P<v>[1-9](?:{_D}\d){{16}}{_D}[\dX])(?![\dA-Z])"),
    Rule("CN_ID", rf"(?<!\d)(?:\d{_D}){{17}}[\dX](?![\dA-Z])", is_cn_id, 0.95),
    Rule(
        "PASSPORT",
        r"(?:паспорт\w*|загран\w*|серия)[^\d\n]{0,24}(?P<v>\d\d[ \-]?\d\d(?:\s*(?:№|No|номер|N)\s*|[ \-]?)\d{6}|\d{2}[ \-]?\d{7})(?!\d)",
    ),
    Rule("PASSPORT", r"(?<!\d)\d\d \d\d (?:№ ?)?\d{6}(?!\d)"),
    Rule("PASSPORT", r"(?:passport|护照)(?: (?:no\.?|number|is))*[^\dA-Z\n]{0,8}(?P<v>[A-Z]{0,2}\d{7,9})(?![\dA-Z])"),
)
