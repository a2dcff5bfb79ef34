"""Contact: e-mail addresses, phone numbers of any region in local writing, network addresses."""

# ruff: noqa: E501 (a pattern is read best in one piece)

import ipaddress
import re

import phonenumbers
from presidio_analyzer import EntityRecognizer, RecognizerResult
from presidio_analyzer.nlp_engine import NlpArtifacts

from app.core.privacy.recognizers.rules import LANGUAGE, Rule
from app.core.privacy.recognizers.secrets import DIGIT_WORDS

_REGIONS = ("US", "GB", "RU", "CN", "DE")  # whose local writing, without "+", is tried
_LEAST_SIGNS = 8  # shorter runs of digits are anything


def is_public_address(value: str) -> bool:
    """Whether this is an IP address that leads to a person or a machine of theirs, and not "this machine"."""
    try:
        address = ipaddress.ip_address(value)
    except ValueError:
        return False
    if address.is_loopback or address.is_unspecified:
        return False
    # Four small numbers are a version: 1.2.3.4, 2.0.14.3.
    return address.version == 6 or any(int(part) > 20 for part in value.split("."))


RULES = (
    Rule("EMAIL", r"(?<![\w.+\-])[\w.+\-]{1,64}@[\w\-]{1,63}(?:\.[\w\-]{1,63}){1,8}(?<![.\-])", score=0.95),
    Rule(
        "EMAIL",
        r"[\w+\-]{1,64}(?: ?(?:\.|dot|точка) ?[\w+\-]{1,64})? ?(?:\(at\)|\[at\]| at |собака|\(собака\)) ?[\w\-]{1,63}(?: ?(?:\.|\(dot\)|\[dot\]| dot | точка ) ?[a-zа-я]{2,12}){1,3}\b",
        lambda v: "." in v or "dot" in v or "точка" in v,
    ),
    Rule("IP_ADDRESS", r"(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]\d)", is_public_address),
    Rule("IP_ADDRESS", r"(?<![\w:])(?:[a-f0-9]{1,4}:){2,7}(?::?[a-f0-9]{1,4}){1,6}(?![\w:])", is_public_address),
    Rule("MAC_ADDRESS", r"(?<![A-Za-z0-9:\-])(?:[a-f0-9]{2}[:\-]){5}[a-f0-9]{2}(?![A-Za-z0-9:\-])"),
    # Russian and Chinese mobiles are known by their first digits, wherever they stand.
    Rule("PHONE", r"(?<![\d.,+])(?:\+?7|8)[ \-]?\(?[3489]\d{2}\)?[ \-]?\d{3}[ \-]?\d{2}[ \-]?\d{2}(?!\d)"),
    Rule("PHONE", r"(?<![\d.,])(?:\+?86[ \-]?)?1[3-9]\d[ \-]?\d{4}[ \-]?\d{4}(?!\d)"),
    Rule("PHONE", r"(?<![\d.,\-])0\d{2,3}-\d{7,8}(?!\d)"),
    Rule(
        "PHONE",
        r"(?:phone|call|tel\.?|mobile|cell|text me|whatsapp|телефон\w*|звони\w*|тел\.|номер телефона|电话|手机|座机|微信|answering at|messages to)[^\d+(]{0,20}(?P<v>\+?\(?\d(?:[ \-().]{0,2}\d){6,13})(?!\d)",
        score=0.8,
    ),
    Rule(
        "PHONE",
        r"(?:call|text|phone|номер|звони\w*|телефон|电话|手机)[^\n]{0,24}?(?P<v>(?:(?:"
        + DIGIT_WORDS
        + r")[ ,\-]*){7,})",
        score=0.8,
    ),
)


class PhoneRecognizer(EntityRecognizer):
    """Numbers that Google's libphonenumber holds to be valid, written as phone numbers are."""

    def __init__(self) -> None:
        super().__init__(supported_entities=["PHONE"], name="phones", supported_language=LANGUAGE)

    def load(self) -> None:
        """Nothing to load."""

    def analyze(self, text: str, entities: list[str], nlp_artifacts: NlpArtifacts) -> list[RecognizerResult]:
        """Valid numbers; a bare run of digits without "+" or separators is not taken for one here."""
        del entities, nlp_artifacts
        found: dict[tuple[int, int], RecognizerResult] = {}
        for region in _REGIONS:
            for match in phonenumbers.PhoneNumberMatcher(text, region, leniency=phonenumbers.Leniency.VALID):
                raw = match.raw_string
                joined = match.start > 0 and (text[match.start - 1].isalnum() or text[match.start - 1] in "-_/.")
                if len(raw) >= _LEAST_SIGNS and not raw.isdigit() and not joined and not _is_date_or_sum(raw):
                    found[match.start, match.end] = RecognizerResult("PHONE", match.start, match.end, 0.75)
        return list(found.values())


def _is_date_or_sum(raw: str) -> bool:
    """Digits with dots, or that begin with a year: versions, sums, dates and file numbers, unless a "+" says otherwise."""
    return "+" not in raw and ("." in raw or re.match(r"(?:19|20)\d\d[-/]\d", raw) is not None)
