"""Payment: cards by prefix and Luhn checksum (ISO/IEC 7812), their codes, bank accounts, crypto addresses."""

# ruff: noqa: E501 (a pattern is read best in one piece)

import hashlib
import re

from presidio_analyzer import EntityRecognizer, RecognizerResult
from presidio_analyzer.nlp_engine import NlpArtifacts
from stdnum import iban, luhn

from app.core.privacy.recognizers.rules import LANGUAGE, Near, Rule

# What each scheme's numbers begin with and how many digits they have (ISO/IEC 7812, the schemes' own tables).
_SCHEMES = re.compile(
    r"4(?:\d{12}|\d{15}|\d{18})"  # Visa
    r"|(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}"  # Mastercard
    r"|3[47]\d{13}"  # American Express
    r"|(?:6011|6[45]\d\d|62\d\d|81\d\d|220[0-4])\d{12,15}"  # Discover, UnionPay, Mir
    r"|35\d{14,17}|(?:1800|2131)\d{11}"  # JCB
    r"|3(?:0[0-59]|[689]\d)\d{11,16}"  # Diners Club
    r"|(?:5[06-9]|6[37])\d{10,17}"  # Maestro
)


def digits_of(value: str) -> str:
    """The digits of a value, without what separates them."""
    return "".join(character for character in value if character.isdigit())


def is_card(value: str) -> bool:
    """Whether the digits are a card number."""
    digits = digits_of(value)
    return _SCHEMES.fullmatch(digits) is not None and bool(luhn.is_valid(digits))


def is_aba(value: str) -> bool:
    """Whether these nine digits are a US bank's routing number (ABA checksum, weights 3, 7, 1)."""
    digits = [int(digit) for digit in digits_of(value)]
    return len(digits) == 9 and sum(d * w for d, w in zip(digits, (3, 7, 1) * 3, strict=True)) % 10 == 0


def _is_base58_check(value: str) -> bool:
    """Whether the last four bytes are the double SHA-256 of the others (Bitcoin's Base58Check)."""
    number = 0
    for character in value:
        number = number * 58 + "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz".index(character)
    raw = number.to_bytes(25, "big") if number < 1 << 200 else b""
    return bool(raw) and hashlib.sha256(hashlib.sha256(raw[:-4]).digest()).digest()[:4] == raw[-4:]


_SEPARATORS = r"[ \-\n.*_`|/\\]"
_CARD_WORDS = (
    r"(?:master ?)?card|visa|amex|\b(?:cc|mir)\b|карт\w{1,12}|виза|мастеркард|(?<!社保|医保|就诊|诊疗|会员|公交|手机)卡"
)

RULES = (
    Rule("CREDIT_CARD", rf"(?<![\w.,])(?:\d{_SEPARATORS}{{0,5}}){{11,18}}\d(?!\w)", is_card, 0.95),
    Rule("CREDIT_CARD", r"(?<![\w.])(?:\d[ \-\n]{0,2}){11,18}\d(?!\w)", near=Near(_CARD_WORDS + r"|счёт\w{0,12}|счет\w{0,12}", 24)),
    Rule("CREDIT_CARD", r"(?<!\d)(?:\d{4}[ \-]){3}\d{4}(?!\d)", near=Near(_CARD_WORDS, 80, 40)),
    Rule(
        "CVC",
        r"(?:\bcv[cvn]2?\b|\bcid\b|card verification|security (?:code|number)|code on the (?:back|front)|(?:three|3|four|4) (?:digits|numbers)[^\d\n]{0,24}back|три цифры|код (?:с (?:обратной|оборот)|на оборот)\w{0,6}|с обратной стороны|后三位|安全码|背面)[^\d\n]{0,16}(?P<v>\d{3,4})(?!\d)",
    ),
    Rule("CVC", r"(?<![\d./:,\-])\d{3}(?![\d./:,\-]\d|\d|%)", near=Near(r"(?:\bexp(?:iry|ires?|\.)?|valid (?:thru|until|to)|срок(?: действия)?|до|有效期)\s*:?\s*\d\d ?/ ?\d\d", 14)),
    Rule("BANK_ACCOUNT", r"(?<![\d\-])\d(?:[ \-]?\d){6,19}(?!\d)", near=Near(r"(?:bank |checking |savings )?account (?:number|no\.?|#)|\bacct\b|sort code|р/с|расч[её]тн\w{1,12} сч[её]т\w{0,12}|номер сч[её]та|корр?\.? ?сч[её]т|лицев\w{1,12} сч[её]т\w{0,12}|银行账号|账号|帐号", 24)),
    Rule("BANK_ACCOUNT", r"(?<!\d)\d{9}(?!\d)", is_aba, near=Near(r"routing|\baba\b", 24)),
    Rule("BANK_ACCOUNT", r"(?<!\d)\d\d-\d\d-\d\d(?!\d)", near=Near(r"sort code", 16)),
    Rule("CRYPTO_ADDRESS", r"(?<![A-Za-z0-9])0x[a-f0-9]{40}(?![A-Za-z0-9])", hints=("0x",)),
    Rule("CRYPTO_ADDRESS", r"(?<![A-Za-z0-9])(?:bc1|ltc1|tb1)[a-z0-9]{25,60}(?![A-Za-z0-9])", hints=("bc1", "ltc1", "tb1")),
    Rule("CRYPTO_ADDRESS", r"(?<![A-Za-z0-9])(?-i:[13LD][1-9A-HJ-NP-Za-km-z]{25,34})(?![A-Za-z0-9])", _is_base58_check),
    Rule("CRYPTO_ADDRESS", r"(?<![A-Za-z0-9])(?-i:T[1-9A-HJ-NP-Za-km-z]{33})(?![A-Za-z0-9])", lambda v: any(c.isdigit() for c in v)),
    Rule("CRYPTO_ADDRESS", r"(?<![A-Za-z0-9_\-])(?-i:[UEk0]Q[A-Za-z0-9_\-]{46})(?![A-Za-z0-9_\-])", lambda v: any(c.isdigit() for c in v)),
    Rule("CRYPTO_ADDRESS", r"(?<![A-Za-z0-9])(?-i:4[1-9AB][1-9A-HJ-NP-Za-km-z]{93})(?![A-Za-z0-9])"),
    Rule("CRYPTO_ADDRESS", r"(?<![A-Za-z0-9])(?-i:addr1[a-z0-9]{50,100}|cosmos1[a-z0-9]{38}|r[1-9A-HJ-NP-Za-km-z]{33})(?![A-Za-z0-9])", lambda v: any(c.isdigit() for c in v)),
    Rule("CRYPTO_ADDRESS", r"(?<![A-Za-z0-9])(?-i:[1-9A-HJ-NP-Za-km-z]{32,44})(?![A-Za-z0-9])", lambda v: any(c.isdigit() for c in v), near=Near(r"solana|\bsol\b|wallet|кошел\w{1,12}|钱包", 40)),
)  # fmt: skip


class IbanRecognizer(EntityRecognizer):
    """International account numbers (ISO 13616): the country says how long one is, a checksum whether it is one.

    A pattern cannot stop at the right place where words follow without a break; the checksum can.
    """

    _START = re.compile(r"(?<![A-Za-z0-9])[A-Za-z]{2}\d{2}(?=[ \-\n]?[A-Za-z0-9])")
    _NEXT = re.compile(r"[ \-\n.]{0,2}([A-Za-z0-9])")
    _LENGTHS = range(15, 35)

    def __init__(self) -> None:
        super().__init__(supported_entities=["IBAN"], name="iban", supported_language=LANGUAGE)

    def load(self) -> None:
        """Nothing to load."""

    def analyze(self, text: str, entities: list[str], nlp_artifacts: NlpArtifacts) -> list[RecognizerResult]:
        """The longest number with a right checksum from each place that may begin one."""
        del entities, nlp_artifacts
        found = []
        for start in self._START.finditer(text):
            value, end, best = start.group(), start.end(), 0
            while len(value) < self._LENGTHS.stop - 1 and (sign := self._NEXT.match(text, end)) is not None:
                value += sign.group(1)
                end = sign.end()
                if len(value) in self._LENGTHS and iban.is_valid(value):
                    best = end
            if best:
                found.append(RecognizerResult("IBAN", start.start(), best, 0.97))
        return found
