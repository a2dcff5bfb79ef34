"""Street addresses in three languages and the ways Europe writes them.

An address has a core that gives it away (a house number with a street word, a post box, a flat number) and parts that
only count next to one (flat, town, country, postal code). The rules find cores; `AddressRecognizer` then takes in what
belongs to them.
"""

# ruff: noqa: E501 (a pattern is read best in one piece)

from typing import Any

import regex
from presidio_analyzer import EntityRecognizer, RecognizerResult
from presidio_analyzer.nlp_engine import NlpArtifacts

from app.core.privacy.recognizers.rules import LANGUAGE, SECONDS, words_apart

_CASE, _ANY = regex.VERSION0, regex.IGNORECASE

_STREET = (
    r"(?:street|str|st|avenue|ave?|av|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|terrace|way|crescent|cres|close|square|squares|sq|parkway|pkwy|highway|hwy"
    r"|circle|cir|trail|trl|alley|row|walk|grove|gardens|mews|hill|rise|loop|pike|plaza|quay|wharf|ridge|bend|extensions?|parade|esplanade|forks?|crossing|junction|radial|greens?|point|park|union|club)"
)
_BEFORE_NAME = r"(?:rue|avenue|av|avda|avenida|boulevard|bd|via|viale|piazza|corso|vicolo|largo|calle|c/|paseo|plaza|carrera|camino|ronda|rua|rúa|r|travessa|praça|ul|ulica|ulice|al|aleja|os|náměstí|nám|strada|bulevardul|chemin|impasse|allée|place|quai|cours|route|piata|trg|λεωφόρος|οδός|λ|pod|na)"
_AFTER_NAME = r"(?:straße|strasse|str\.|gasse|weg|platz|allee|damm|ufer|(?<=\w{4})ring|steig|hof|park|veg|vei|veien|vej|vejen|gade|gata|gatan|vägen|väg|gate|plads|katu|tie|kuja|polku|laan|straat|plein|kade|gracht|dreef|steeg|stræti|stræti|braut|utca|útja|körút|köz|tér|byen|berg|bakken|lia)"
_NUMBER = r"\d{1,6}[A-Za-z]?(?:[-/]\d{1,5}[A-Za-z]?)?"
_WORD = r"[^\W\d_][\w'’.\-]{0,30}+"
_UPPER = r"\p{Lu}[\w'’.\-]{0,30}+"
_UNIT = r"(?:(?:apt|apartment|suite|ste|unit|flat|floor|fl|room|rm|bldg|building|wing)(?:\.? ?\#? ?\d[\w\-]{0,5}|\.? (?-i:[A-Z]\d{0,4})(?!\w))|\# ?\d{1,5}\w?)"
_COUNTRY_WORDS = r"(?:\p{Lu}[\w'’.\-∆]{0,30}|of|and|the|de|del|della|di|do|da|du|des|la|le|les|el|am|an|im|in|u|sur|sous|nad|pod|og|\(\p{Lu}\w{2,20}\))"
_MONTH = r"(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,7}(?!\w)"
_GAP = r"(?:[ ,]{1,3}|[ ,]{0,3}\n[ \t>?|]{0,8},? ?|[ ,]{0,3}\n[ \t]{0,8}\n[ \t]{0,8})"
_POSTAL = r"(?:(?:(?-i:[A-Z]{1,3})[ \n\t]{1,4})?\d{4,6}(?:-\d{3,4})?(?!\d)|(?-i:[A-Z]{1,2}\d[A-Z\d]?) ?\d(?-i:[A-Z]{2})(?!\w)|(?-i:[A-Z]\d[A-Z]) ?\d(?-i:[A-Z])\d(?!\w)|\d{3} ?\d{2}(?!\d))"

_CUE = r"(?:(?:lives?|living|live|located|moved?|moving|reside[sd]?|stay(?:s|ing)?|arrived|meet(?: me| you)?|dropped|drops? (?:me|you) off|offices? (?:is|are)|restaurant is|return|shipped?|deliver(?:ed|y)?|sent|send|mailed|taxi|station is|hotel is|address(?:es)?|place|home|house|located)\b(?:[^\n.!?:]{0,16}:|(?:[ ,]{1,2}+[^\s.!?]{1,12}+){0,2}?[ ,]{1,2}+(?:at|in|to|on|is|are|near|of|with|same|following|here they are)\b ?:?))"

_RUSSIAN = (
    r"(?<!\w)(?:(?:ул|улиц[аеуы]|просп|пр-т|пр-кт|проспект\w{0,2}|пер|переул\w{2,4}|бул|б-р|бульвар\w{0,2}|ш|шоссе|наб|набережн\w{2}|площад[ьи]|пл|проезд\w{0,2}|мкр|микрорайон\w{0,2}|тупик\w{0,2}|алле[яеи]|квартал\w{0,2})(?!\w)\.? ?[\w\-«»\"]{1,25}+(?: [\w\-«»\"]{1,25}+){0,2}?"
    r"|(?-i:[А-ЯЁ])[\w\-]{2,25}+ (?:ул|улиц[аеуы]|просп|проспект\w{0,2}|пер|переул\w{2,4}|бульвар\w{0,2}|шоссе|наб|набережн\w{2}|площад[ьи]|проезд\w{0,2})(?!\w)\.?)"
    r",? ?(?:д|дом\w?)?\.? ?№? ?(?<!\w)\d{1,4}(?:[-/]\d{1,4})?[а-я]?(?!\w)(?:,? ?(?:корп|к|корпус\w?|стр|строени[ея]|лит|литера|кв|квартир[аеы]|под|подъезд\w?|эт|этаж\w?|оф|офис\w?|комн|комната)\.? ?№? ?\w{1,5}(?!\w)){0,6}"
)
_CHINESE = (
    r"(?:路|街|大道|巷|弄|胡同|里|村|小区|花园|公寓|苑|新城|家园|广场|大厦)[\u4e00-\u9fff]{0,6}?(?:\d{1,5}|[一二三四五六七八九十百]{1,5})(?:号|弄|巷|栋|幢|座|单元|室)"
    r"(?:[\u4e00-\u9fff]{0,8}?(?:[A-Z]座|\d{1,5}(?:号楼|号|栋|幢|座|单元|楼|层|室|房|户)|(?<=[栋幢座楼元层])\d{2,5})){0,8}"
)

# What gives an address away; the whole match is the core.
CORES: tuple[Any, ...] = tuple(
    regex.compile(words_apart(pattern), flags)
    for pattern, flags in (
        # 12 Some Name Street; 4823 Ringvej 144 St.
        (rf"(?<![\w.,$€£])(?:{_UNIT},? )?{_NUMBER},? (?:\d{{1,5}} )?+(?-i:{_UPPER}|of|the|\d{{1,3}}(?:st|nd|rd|th))(?: (?-i:{_UPPER}|of|the|de|la)){{0,3}}? (?:\d{{1,4}} )?{_STREET}(?!\w)\.?(?: \d{{1,4}}(?= (?-i:St|Apt|Suite)))?", _ANY),
        # 12 rue de Something; via Roma 7
        (rf"(?<![\w.,$€£])(?>(?:{_NUMBER},? )?(?:\d{{1,5}} )?){_BEFORE_NAME}(?!\w)\.? (?-i:{_WORD}(?: {_WORD}){{0,5}}?),? {_NUMBER}(?!\w)(?: (?-i:{_UPPER}) (?-i:{_UPPER})(?=\s*\n))?", _ANY),
        (rf"(?<![\w.,$€£]){_NUMBER},? (?:\d{{1,5}} )?(?:rue|via|viale|calle|avenue|avenida|avda|rua|rúa|ul|ulica|piazza|plaza|chemin|impasse|allée|route|boulevard|λεωφόρος)\.? (?-i:(?:de|des|du|la|le|les|l'|del|della|do|da|dos|di) ?)?(?:(?:la|le|les) )?(?-i:{_UPPER})(?: (?-i:{_UPPER}|de|du|des|la|le|do|da|dos)){{0,4}}(?: {_NUMBER})?(?!\w)", _ANY),
        # Lindenwegallee 18; 4923 Parmova 109 is told by its two numbers
        (rf"(?<!\w)(?:{_NUMBER} )?(?-i:\p{{Lu}})[\w\-]{{2,30}}{_AFTER_NAME}(?!\w),? {_NUMBER}(?!\w)", _ANY),
        (rf"(?<![\w.,$€£]){_NUMBER} (?-i:\p{{Lu}})[\w\-]{{2,30}}{_AFTER_NAME}(?: {_NUMBER})?(?![\w])", _ANY),
        (rf"(?<![\w.,:/$€£\-])\d{{1,6}} (?:\d{{1,4}} )?(?!{_MONTH}){_UPPER}(?: (?:{_UPPER}|de|da|do|la|le|du|fejedelem|z|nad)){{0,4}} \d{{1,4}}(?![\w.,:/%]\d|\w| (?:years|minutes|hours|days|people|km))(?=\s*(?:$|[,\n.?!]|Apt|Suite|apt|suite|St\b))", _CASE),
        # Hungarian: Király u. 15.
        (rf"(?<!\w)(?:{_NUMBER} )?(?-i:{_UPPER})(?: (?-i:{_UPPER})){{0,3}}+ (?:u|út|útja|utca|tér|rkp|krt|köz|sor|kapu|fasor)\.? \d{{1,4}}\.?(?!\w)", _ANY),
        # boxes
        (r"(?<!\w)(?:p\.? ?o\.? ?box|post(?:al )?box|postfach|а/я|абонентский ящик) ?№? ?\d{1,6}", _ANY),
        (r"(?<!\w)(?:PSC|Unit|CMR) \d{1,5},? Box \d{1,5}", _ANY),
        (rf"(?-i:USS|USNS|USCGC|USNV) {_UPPER}(?=\s+(?:FPO|APO|DPO))", _CASE),
        (r"(?<!\w)(?:APO|FPO|DPO) (?:AA|AE|AP)[, ]+\d{5}", _ANY),
        # 5049 Harjukuja 55, Apt. 22: the flat gives it away
        (rf"(?<![\w.,$€£]){_NUMBER},? (?:\d{{1,5}} )?(?=[^\W\d_]{{2}})[^\s.,;:!?]{{1,25}}+(?: [^\s.,;:!?]{{1,25}}+){{0,4}}?{_GAP}{_UNIT}(?!\w)", _ANY),
        (rf"(?<!\w)(?-i:{_UPPER})(?: (?-i:{_UPPER})){{0,3}} {_NUMBER}(?: (?-i:{_UPPER})){{0,3}}{_GAP}{_UNIT}(?!\w)", _ANY),
        # the corner of A 12 and B Road
        (rf"(?<=corner of )[^\n.,;!?]{{3,40}} and (?-i:{_UPPER})(?: (?-i:{_UPPER})){{0,4}}(?: \d{{1,4}})?", _ANY),
        # after "lives at", "my address is": a name and a number in either order
        (rf"{_CUE} ?\n{{0,2}}[> \t]*(?P<v>{_NUMBER},? (?:\d{{1,5}} )?(?-i:{_UPPER})(?: (?-i:{_UPPER}|de|da|do|di|la|le|du|of|the)){{0,5}}(?: \d{{1,5}})?)(?!\w)", _ANY),
        (rf"{_CUE} ?\n{{0,2}}[> \t]*(?P<v>(?-i:{_UPPER})(?: (?-i:{_UPPER}|de|da|do|di|la|le|du)){{0,5}} \d{{1,5}}[A-Za-z]?)(?![\w:]|[./]\d)", _ANY),
        # Russian: a street with a house; the town before it is taken in below
        (_RUSSIAN, _ANY),
        (r"(?<!\w)(?:д|дом)\.? ?\d{1,4}[а-я]?,? (?:(?:корп|к)\.? ?\d{1,3},? )?(?:кв|квартира)\.? ?\d{1,4}", _ANY),
        # Chinese: a street or an estate with a number; the towns before it are taken in below
        (_CHINESE, _CASE),
    )
)  # fmt: skip

# What belongs to an address once it is one, in the order in which it follows.
TAIL: Any = regex.compile(
    rf"(?:{_GAP}(?:{_UNIT}|\d{{1,5}}(?= St\b)|St\b\.?))*"
    rf"(?:{_GAP}(?-i:\d{{4,5}}|\d{{3}} \d{{2}}) (?-i:{_UPPER})(?: (?-i:{_UPPER})){{0,2}}"
    rf"|(?:{_GAP}(?-i:{_COUNTRY_WORDS})(?:[ -](?-i:{_COUNTRY_WORDS})){{0,4}}){{0,5}}?(?:{_GAP}(?:nan|\d\d))?{_GAP}{_POSTAL}(?:{_GAP}(?-i:{_UPPER})(?=\s*$))?"
    rf"|(?:,[ \n\t]{{1,10}}(?-i:{_UPPER})(?:[ -](?-i:{_COUNTRY_WORDS})){{0,3}}){{1,3}}(?![\w])"
    rf"|(?:[ ,]{{0,3}}\n[ \t>?|]{{0,8}}(?-i:{_UPPER})(?:[ -](?-i:{_COUNTRY_WORDS})){{0,3}}(?=[ ,]{{0,3}}(?:\n|$))){{1,3}}"
    rf"|(?<=\d)(?: (?-i:{_UPPER})| nan){{1,6}}(?=\s*[.?!]?\s*$|[.?!\n])"
    r"|(?: (?-i:\p{Lu}{3,})(?:[ -](?-i:\p{Lu}{2,})){0,3}(?: \p{Lu}[\w.]+){0,3}))?",
    _ANY,
)
# Verbs after which a Chinese address begins, and the longest that stands before a street word.
_BEFORE_CHINESE = frozenset("在到住是至寄往来去了址为送家")
_MOST_CHINESE = 24
# Postal code, region and town before a Russian street.
_TOWN_BEFORE: Any = regex.compile(
    r"(?<![\w])(?:\d{6},? ?)?(?:(?:[А-ЯЁ][\w\-]{2,25} (?:обл|край|края|респ)\w{0,6}\.?|(?:респ|республика) [А-ЯЁ][\w\-]{2,25}),? ?)?"
    r"(?:(?:г|гор|город|пос|п|с|дер|д|ст|пгт)\.? ?[А-ЯЁ][\w\-]{1,25}(?: [А-ЯЁ][\w\-]{1,25})?,? ?|[А-ЯЁ][\w\-]{2,25}(?: [А-ЯЁ][\w\-]{2,25})?, ?)$",
    _CASE,
)
_MOST_TOWN = 90
_NUMBER_BEFORE: Any = regex.compile(r"(?<![\w.,$€£:/\-])\d{1,6},? ?$", _CASE)


class AddressRecognizer(EntityRecognizer):
    """See the module."""

    def __init__(self) -> None:
        super().__init__(supported_entities=["ADDRESS"], name="addresses", supported_language=LANGUAGE)

    def load(self) -> None:
        """Nothing to load."""

    def analyze(self, text: str, entities: list[str], nlp_artifacts: NlpArtifacts) -> list[RecognizerResult]:
        """Cores with what belongs to them. `TimeoutError` when a pattern stalls."""
        del entities, nlp_artifacts
        if not any(character.isdigit() for character in text):
            return []
        found = []
        for core in CORES:
            for match in core.finditer(text, timeout=SECONDS):
                start, end = match.span("v" if "v" in core.groupindex else 0)
                tail = TAIL.match(text, end, timeout=SECONDS)
                end = tail.end() if tail is not None else end
                start = _start_of_chinese(text, start)
                town = _TOWN_BEFORE.search(text, max(0, start - _MOST_TOWN), start, timeout=SECONDS)
                start = town.start() if town else start
                number = _NUMBER_BEFORE.search(text, max(0, start - 8), start)
                found.append(RecognizerResult("ADDRESS", number.start() if number else start, end, 0.6))
        return found


def _start_of_chinese(text: str, start: int) -> int:
    """Where the province, the town and the name before a Chinese street word begin."""
    least = max(0, start - _MOST_CHINESE) if "\u4e00" <= text[start] <= "\u9fff" else start
    while start > least and "\u4e00" <= text[start - 1] <= "\u9fff" and text[start - 1] not in _BEFORE_CHINESE:
        start -= 1
    return start
