"""Russian documents: passport, SNILS, INN, OMS, OGRN, licences, plates."""

# ruff: noqa: E501 (a pattern is read best in one piece)

from stdnum.ru import inn

from app.core.privacy.recognizers.payment import digits_of
from app.core.privacy.recognizers.rules import Near, Rule


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


def is_ogrn(value: str) -> bool:
    """Russian registration number: the last digit is the rest by 11 (13 digits) or 13 (15 digits), its last digit."""
    digits = digits_of(value)
    if len(digits) not in {13, 15}:
        return False
    return int(digits[:-1]) % (len(digits) - 2) % 10 == int(digits[-1])


_D = r"[ \-\n.]{0,2}"
_PLATE_LETTERS = "АВЕКМНОРСТУХABEKMHOPCTYX"

RULES = (
    Rule("RU_SNILS", r"(?<!\d)\d{3}-\d{3}-\d{3}[ \-]\d{2}(?!\d)"),
    Rule("RU_SNILS", rf"(?<!\d)\d(?:{_D}\d){{10}}(?!\d)", near=Near(r"снилс\w{0,12}", 40)),
    Rule("RU_SNILS", r"(?<![\d+])\d{3}[ \-]?\d{3}[ \-]?\d{3}[ \-]?\d{2}(?!\d)", lambda v: not v.isdigit() and is_snils(v), 0.85),
    Rule("RU_INN", rf"(?<!\d)\d(?:{_D}\d){{9}}(?:{_D}\d{_D}\d)?(?!\d)", near=Near(r"(?<!\w)инн(?!\w)", 24)),
    Rule("RU_INN", r"(?<![\d.,\-+])\d{12}(?![\d.,\-]\d|\d)", is_inn, 0.7),
    Rule("RU_OMS", rf"(?<!\d)\d(?:{_D}\d){{15}}(?!\d)", score=0.95, near=Near(r"(?<!\w)омс(?!\w)|полис\w{0,12}|медстрах\w{0,12}", 32)),
    Rule("RU_OGRN", r"(?<!\d)(?:\d{13}|\d{15})(?!\d)", is_ogrn, near=Near(r"огрн(?:ип)?", 24)),
    Rule("PASSPORT", rf"(?<!\d)\d\d[ \-]?\d\d(?:\s*(?:№|No|номер|N)\s*|{_D})\d{{3}}[ ]?\d{{3}}(?!\d)", near=Near(r"паспорт\w{0,12}|серия(?: и номер)?|удостоверени\w{1,12}", 32)),
    Rule("PASSPORT", r"(?<!\d)\d{2}[ \-]?(?:№\s?)?\d{7}(?!\d)", near=Near(r"загран\w{0,12}", 32)),
    Rule("PASSPORT", r"(?<!\d)\d\d \d\d (?:№ ?)?\d{6}(?!\d)"),
    Rule("PASSPORT", r"(?<![\d\-])\d{3}-\d{3}(?![\d\-])", near=Near(r"код подразделения", 16)),
    Rule("DRIVER_LICENSE", r"(?<!\d)\d\d ?(?:\d\d|[А-Я]{2}) ?(?:№ ?)?\d{6}(?!\d)", near=Near(r"водительск\w{1,12}|(?<!\w)права(?!\w)|(?<!\w)ву(?!\w)", 32)),
    Rule("CAR_PLATE", rf"(?<![\w])(?-i:[{_PLATE_LETTERS}]) ?\d{{3}} ?(?-i:[{_PLATE_LETTERS}]{{2}}) ?\d{{2,3}}(?!\w)"),
    Rule("CAR_PLATE", rf"(?<![\w])[{_PLATE_LETTERS}] ?\d{{3}} ?[{_PLATE_LETTERS}]{{2}}(?: ?\d{{2,3}})?(?!\w)", near=Near(r"госномер\w{0,12}|номер\w{0,12}|машин\w{1,12}|авто\w{0,12}", 30)),
    Rule("CAR_PLATE", rf"(?<!\w)(?-i:[{_PLATE_LETTERS}]{{2}}) ?\d{{3,4}} ?\d{{2,3}}(?!\w)", near=Near(r"госномер\w{0,12}|такси|прицеп\w{0,12}|мотоцикл\w{0,12}", 30)),
)  # fmt: skip
