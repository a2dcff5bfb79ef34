"""Contact: e-mail addresses, phone numbers of any region in local writing."""

# ruff: noqa: E501 (a pattern is read best in one piece)

import re

import phonenumbers
from presidio_analyzer import EntityRecognizer, RecognizerResult
from presidio_analyzer.nlp_engine import NlpArtifacts

from app.core.privacy.recognizers.rules import LANGUAGE, Near, Rule

_REGIONS = ("US", "GB", "RU", "CN", "DE")  # whose local writing, without "+", is tried
_LEAST_SIGNS = 8  # shorter runs of digits are anything


def _is_phone_length(value: str) -> bool:
    """Between the shortest local and the longest international number (E.164), an extension apart; no date."""
    digits = re.sub(r"\D", "", re.split(r"(?:x|ext|доб)", value, maxsplit=1, flags=re.IGNORECASE)[0])
    return 6 <= len(digits) <= 15 and not _is_date_or_sum(value) and not re.fullmatch(r"(?:19|20)\d\d", value)


def _is_mailbox(value: str) -> bool:
    """Whether there is a person behind it: a code host's ssh address begins with its one user, "git"."""
    return value.partition("@")[0].strip().casefold() not in {"git", "hg", "svn"}


_PHONE_WORDS = (
    r"\b(?:(?:tele)?phones?|tel|call(?:ed|ing)?|mobile|cell(?:phone)?|text(?:ed)?|fax|office|desk|direct|home|work|sms|dial|ring|number|registered|reach|viber|signal)\b|whats ?app|answering at|messages to"
    r"|телефон\w{0,12}|\b(?:тел|моб)\b|(?:по)?звони\w{0,12}|номер\w{0,12}|факс\w{0,12}|в[ао]тсап\w{0,12}|телеграм\w{0,12}|связ\w{1,12}|наб(?:ери\w{0,12}|рать)"
    r"|电话|手机号?码?|座机|微信|联系方式|传真|致电|拨打|打给|热线"
)
_TLD = r"(?:com|net|org|edu|gov|info|biz|io|ai|app|dev|me|co|uk|us|eu|de|fr|es|it|nl|pl|cz|se|no|fi|dk|ch|at|be|ru|su|ua|by|kz|cn|hk|tw|jp|kr|in|au|ca|br|рф|ру|ком|нет)"
_AT = r"(?: ?\(at\) ?| ?\[at\] ?| ?\{at\} ?| at | собака | ?\(собака\) ?| ?\[собака\] ?| эт | ?艾特 ?)"
_DOT = r"(?: ?\. ?| ?\(dot\) ?| ?\[dot\] ?| dot | точка | ?\(точка\) ?| ?点 ?)"
_GROUP = r"(?<![\w.,/$€£#:=\-])\+?\(?\d(?:[ \-().·/]{0,2}\d){5,14}(?: ?(?:x|ext\.?|доб\.?) ?\d{1,6})?(?!\w|[.,]\d)"

RULES = (
    Rule("EMAIL", r"(?<![\w.+\-])(?<!://)[\w.+\-]{1,64}@(?:[\w\-]{1,63}\.){1,8}[^\W\d_][\w\-]{0,62}(?<!-)", _is_mailbox, 0.95, hints=("@",)),
    Rule("EMAIL", rf"(?<![\w+\-])(?<!://)[\w+\-]{{1,64}}+(?= ?[.@(\[{{艾点]| (?:at|dot|собака|точка|эт) )(?:{_DOT}[\w+\-]{{1,64}}+){{0,3}}+(?:{_AT}| ?@ ?)[\w\-]{{1,63}}(?:{_DOT}[\w\-]{{1,63}}){{0,3}}?{_DOT}{_TLD}(?!\w)", _is_mailbox, hints=("at", "@", "собака", " эт ", "艾特")),
    # Russian and Chinese mobiles are known by their first digits, wherever they stand.
    Rule("PHONE", r"(?<![\d.,+])(?:\+?7|8)[ \-]?\(?[3489]\d{2}\)?[ \-]?\d{3}[ \-]?\d{2}[ \-]?\d{2}(?!\d)"),
    Rule("PHONE", r"(?<![\d.,])(?:\+?86[ \-]?)?1[3-9]\d[ \-]?\d{4}[ \-]?\d{4}(?!\d)"),
    Rule("PHONE", r"(?<![\d.,\-])0\d{2,3}[\- ]\d{7,8}(?!\d)"),
    Rule("PHONE", r"(?<![\w.])\+\d{1,3}[ \-.]?(?:\(\d{1,4}\)[ \-.]?)?\d(?:[ \-.]?\d){5,12}(?: ?(?:x|ext\.?|доб\.?) ?\d{1,6})?(?!\d)"),
    Rule("PHONE", r"(?<![\w.\-])\(?\d{3}\)?[ \-.]\d{3}[ \-.]\d{4}(?: ?(?:x|ext\.?) ?\d{1,6})?(?![\w\-])"),  # North America
    Rule("PHONE", _GROUP, _is_phone_length, 0.8, near=Near(_PHONE_WORDS, 24, 14)),
)  # fmt: skip


class PhoneRecognizer(EntityRecognizer):
    """Numbers that Google's libphonenumber holds to be valid, written as phone numbers are."""

    _MAY_BE = re.compile(r"[+(]{0,2}\d[\d ().\-/]{5,30}\d")

    def __init__(self) -> None:
        super().__init__(supported_entities=["PHONE"], name="phones", supported_language=LANGUAGE)

    def load(self) -> None:
        """Nothing to load."""

    def analyze(self, text: str, entities: list[str], nlp_artifacts: NlpArtifacts) -> list[RecognizerResult]:
        """Valid numbers; a bare run of digits without "+" or separators is not taken for one here."""
        del entities, nlp_artifacts
        found: dict[tuple[int, int], RecognizerResult] = {}
        for candidate in self._MAY_BE.finditer(text):
            start = candidate.start()
            joined = start > 0 and (text[start - 1].isalnum() or text[start - 1] in "-_/.")
            if joined or candidate.group().isdigit():
                continue
            for region in _REGIONS[:1] if candidate.group().startswith("+") else _REGIONS:
                matcher = phonenumbers.PhoneNumberMatcher(candidate.group(), region, phonenumbers.Leniency.VALID, 8)
                for match in matcher:
                    raw = match.raw_string
                    if len(raw) >= _LEAST_SIGNS and not raw.isdigit() and not _is_date_or_sum(raw):
                        place = (start + match.start, start + match.end)
                        found[place] = RecognizerResult("PHONE", *place, 0.75)
        return list(found.values())


def _is_date_or_sum(raw: str) -> bool:
    """Digits with two dots as in a date, or that begin with a year: versions, sums, dates and file numbers, unless a "+" says otherwise."""
    if "+" in raw:
        return False
    return (
        re.fullmatch(r"\d{1,3}(?:[., ]\d{3})*[.,]\d{1,2}|\d{1,2}[./\-]\d{1,2}[./\-]\d{2,4}|\d+\.\d+(?:\.\d+)?", raw)
        is not None
        or re.match(r"(?:19|20)\d\d[-/.]\d", raw) is not None
    )
