"""Identity documents of the United States, the United Kingdom and Europe, passports, licences and plates.

Numbers with a checksum or a form of their own are taken wherever they stand, others next to the words for them.
"""

# ruff: noqa: E501 (a pattern is read best in one piece)

from collections.abc import Callable

from stdnum.gb import nhs
from stdnum.us import itin, ssn

from app.core.privacy.recognizers.payment import digits_of
from app.core.privacy.recognizers.rules import Near, Rule


def is_ssn(value: str) -> bool:
    """US social security number in a range that is given out."""
    return bool(ssn.is_valid("-".join((digits_of(value)[:3], digits_of(value)[3:5], digits_of(value)[5:]))))


def is_itin(value: str) -> bool:
    """US individual taxpayer identification number, by its ranges."""
    return bool(itin.is_valid(digits_of(value)))


def is_nhs(value: str) -> bool:
    """UK health service number (modulus 11)."""
    return bool(nhs.is_valid(digits_of(value)))


def has_digits(least: int, *, letters: bool = False) -> Callable[[str], bool]:
    """A check: at least so many digits (and a letter too, where asked)."""

    def check(value: str) -> bool:
        enough = sum(character.isdigit() for character in value) >= least
        return enough and (not letters or any(character.isalpha() for character in value))

    return check


_D = r"[ \-\n.]{0,2}"
PASSPORT_WORDS = r"passport(?: (?:no\.?|number|#))?|travel document|загран\w{0,12}|护照(?:号码?)?"
LICENCE_WORDS = r"driv(?:er'?s?|ing) licen[cs]e|licen[cs]e (?:number|no\.?)|водительск\w{1,12}|\b(?:DL|ВУ|права)\b|驾驶证|驾照|档案编号"
PLATE_WORDS = (
    r"\b(?:(?:licen[cs]e |number )?plates?|reg(?:istration)?|vehicle)\b|госномер\w{0,12}|номер машины|车牌(?:号码?)?"
)

RULES = (
    Rule("US_SSN", r"(?<![\d\-])\d{3}-\d{2}-\d{4}(?![\d\-])", is_ssn),
    Rule("US_SSN", rf"(?<![\d\-])\d(?:{_D}\d){{8}}(?![\d])", near=Near(r"\bssn\b|social(?: security)?|соцстрахован\w{1,12}|社会安全|社安号", 24)),
    Rule("US_ITIN", r"(?<![\d\-])9\d{2}[\- ]\d{2}[\- ]\d{4}(?![\d\-])", is_itin),
    Rule("US_ITIN", rf"(?<!\d)9\d{{2}}{_D}\d{{2}}{_D}\d{{4}}(?!\d)", near=Near(r"\bitin\b|taxpayer", 24)),
    Rule("US_ITIN", r"(?<!\d)\d\d-\d{7}(?!\d)", near=Near(r"\bein\b|employer identification", 24)),
    Rule("UK_NHS", r"(?<!\d)\d{3}[ \-]?\d{3}[ \-]?\d{4}(?!\d)", is_nhs, 0.95, near=Near(r"\bnhs\b", 30, 12)),
    Rule("UK_NINO", r"(?<![A-Z0-9])(?-i:[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]) ?\d\d ?\d\d ?\d\d ?[A-D](?![A-Z0-9])", score=0.95),
    Rule("PASSPORT", r"(?<![A-Z0-9])[A-Z]{0,2}\d{6,9}[A-Z]?(?![\dA-Z])", near=Near(PASSPORT_WORDS, 28)),
    Rule("PASSPORT", r"(?<![A-Z0-9])(?-i:P<[A-Z]{3}[A-Z<]{20,40}\s+[A-Z0-9<]{28,46})"),  # machine-readable lines (ICAO 9303)
    Rule("DRIVER_LICENSE", r"(?<![A-Z0-9])(?-i:[A-Z9]{5}\d{6}[A-Z9]{2}\d[A-Z]{2})(?![A-Z0-9])"),  # United Kingdom
    Rule("DRIVER_LICENSE", r"(?<![A-Z0-9\-])(?:[A-Z]{1,3}[ \-]?)?\d(?:[ \-]?[A-Z0-9]){4,18}(?![A-Z0-9])", has_digits(5), near=Near(LICENCE_WORDS, 32)),
    Rule("CAR_PLATE", r"(?<![A-Z0-9])(?-i:[A-Z]{2}\d{2} ?[A-Z]{3})(?![A-Z0-9])", near=Near(PLATE_WORDS + r"|\bcar\b|\bdriv\w{1,12}", 30)),
    Rule("CAR_PLATE", r"(?<![\w\-])(?-i:[A-Z0-9ÄÖÜ]{1,4}[ \-][A-Z0-9]{1,4}(?:[ \-][A-Z0-9]{1,4})?|[A-Z]{1,3}\d{2,4}[A-Z]{0,3}|\d{1,3}[A-Z]{2,3}\d{0,3})(?![\w\-])", has_digits(2, letters=True), near=Near(PLATE_WORDS, 20)),
    Rule("VIN", r"(?<![A-Z0-9])(?=[A-Z\d]*\d)(?-i:[A-HJ-NPR-Z0-9]{17})(?![A-Z0-9])", near=Near(r"\bvin\b|vehicle identification|车架号|车辆识别", 30)),
)  # fmt: skip
