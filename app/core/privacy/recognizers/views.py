"""Other readings of a text: digits written as words, tokens broken over lines, letters set apart, encoded text.

Each reading is a text of its own with the way back; a family of rules reads it, and what it finds counts where the
reading differs from the original.
"""

import base64
import binascii
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from urllib.parse import unquote

from presidio_analyzer import EntityRecognizer, RecognizerResult
from presidio_analyzer.nlp_engine import NlpArtifacts

from app.core.privacy.normalise import Normalised, replaced
from app.core.privacy.recognizers.rules import LANGUAGE

View = Callable[[str], tuple[Normalised, list[tuple[int, int]]]]

_ENGLISH = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
).split()
_ENGLISH_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_RUSSIAN = (
    "ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать "
    "пятнадцать шестнадцать семнадцать восемнадцать девятнадцать"
).split()
_RUSSIAN_TENS = "двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто".split()
_RUSSIAN_HUNDREDS = "сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот".split()
_CHINESE = "零〇一二三四五六七八九"


@cache
def _values() -> dict[str, int]:
    """What each number word says."""
    values: dict[str, int] = {"oh": 0, "nought": 0, "нуль": 0, "одна": 1, "две": 2, "раз": 1}
    for words in (_ENGLISH, _RUSSIAN):
        values |= {word: number for number, word in enumerate(words)}
    for words in (_ENGLISH_TENS, _RUSSIAN_TENS):
        values |= {word: 10 * number for number, word in enumerate(words, 2)}
    values |= {word: 100 * number for number, word in enumerate(_RUSSIAN_HUNDREDS, 1)}
    values |= {sign: number for number, sign in zip((0, *range(10)), _CHINESE, strict=True)}
    return values | {"幺": 1, "两": 2, "壹": 1, "贰": 2, "叁": 3, "肆": 4, "伍": 5, "陆": 6, "柒": 7, "捌": 8, "玖": 9}


_TIMES = {"double": 2, "triple": 3, "дважды": 2, "трижды": 3}
_SPELLED_WORD = "|".join(
    sorted(
        (
            *_ENGLISH,
            *_ENGLISH_TENS,
            *_RUSSIAN,
            *_RUSSIAN_TENS,
            *_RUSSIAN_HUNDREDS,
            *_TIMES,
            "oh",
            "hundred",
            "нуль",
            "одна",
            "две",
        ),
        key=len,
        reverse=True,
    )
)
_SIGN = "[零〇一二三四五六七八九幺两壹贰叁肆伍陆柒捌玖]"
# Three words and more in a row; signs among digits count from the first, "1三8零零4七".
_SPELLED = re.compile(
    rf"(?<![^\W\d_])(?:{_SPELLED_WORD}|\d{{1,6}})"
    rf"(?:[ ,.\-\n]{{1,3}}(?:and )?(?:{_SPELLED_WORD}|\d{{1,6}})){{2,60}}(?![^\W\d_])"
    rf"|(?:{_SIGN}|\d)(?:[ ,，、\-]?(?:{_SIGN}|\d)){{3,40}}",
    re.IGNORECASE,
)
_PART = re.compile(rf"{_SPELLED_WORD}|{_SIGN}|\d+|[^\w\s]|\s", re.IGNORECASE)


def spelled_numbers(text: str) -> tuple[Normalised, list[tuple[int, int]]]:
    """Numbers in words as digits: "four one double one", "девятьсот сорок шесть", "幺三七"."""
    return replaced(text, _SPELLED, _digits)


def _digits(match: "re.Match[str]") -> str | None:
    """What is spelled, "946 112 34"; None where nothing is in words."""
    if not re.search(rf"{_SPELLED_WORD}|{_SIGN}", match.group(), re.IGNORECASE):
        return None
    groups: list[str] = []
    last, times = 0, 1  # what the number so far may still take: hundreds take tens, tens take ones
    for part in _PART.findall(match.group().casefold()):
        if part in _TIMES:
            times, last = _TIMES[part], 0
        elif part == "hundred":
            if groups:
                groups[-1] = str(int(groups[-1]) * 100)
                last = 100
        elif part.isdigit() and part not in _values():
            groups.append(part)
            last = 0
        elif part in _values():
            value = _values()[part]
            room = 100 if last >= 100 else 10 if last >= 20 else 0
            if 0 < value < room:
                groups[-1] = str(int(groups[-1]) + value)
            else:
                groups.append(str(value) * times)
            last = value if value % 10 == 0 and value >= 20 else 0
            times = 1
        elif part != " ":
            last = 0
    return "".join(groups)


_BREAK = re.compile(
    r"(?<=[A-Za-z0-9_\-+/=.])"
    r"(?:[\"'`]?[ \t]*[\\+]?[ \t]*\n[ \t>|#*/]*[\"'`]?|[\"'`] ?\+ ?[\"'`]|[*`\\]+)(?=[A-Za-z0-9_\-+/=])"
)
_APART = re.compile(r"(?<!\S)\S(?: \S){11,}(?!\S)")
_BASE64 = re.compile(r"(?<![A-Za-z0-9+/=])[A-Za-z0-9+/_\-]{24,}(?:\s{1,2}[A-Za-z0-9+/_\-]{24,})*={0,2}")
_PERCENT = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
_LEAST_DECODED = 16
_AROUND = 150  # characters on each side of a changed place: as far as words about it reach


def joined_lines(text: str) -> tuple[Normalised, list[tuple[int, int]]]:
    """Without line breaks, quotes with a "+" and emphasis marks inside what may be one token."""
    return replaced(text, _BREAK, lambda _match: "")


def letters_together(text: str) -> tuple[Normalised, list[tuple[int, int]]]:
    """Single signs set apart by spaces, put together."""
    return replaced(text, _APART, lambda match: match.group().replace(" ", ""))


def decoded(text: str) -> tuple[Normalised, list[tuple[int, int]]]:
    """Base64 of readable text, decoded."""
    return replaced(text, _BASE64, _from_base64)


def percent_decoded(text: str) -> tuple[Normalised, list[tuple[int, int]]]:
    """Escapes of a URL as what they stand for."""
    return replaced(text, _PERCENT, lambda match: unquote(match.group()))


def _from_base64(match: "re.Match[str]") -> str | None:
    packed = re.sub(r"\s", "", match.group()).translate(str.maketrans("-_", "+/")).rstrip("=")
    try:
        plain = base64.b64decode(packed + "=" * (-len(packed) % 4), validate=True).decode("ascii")
    except (binascii.Error, ValueError):
        return None
    readable = len(plain) >= _LEAST_DECODED and all(sign.isprintable() or sign in "\r\n\t" for sign in plain)
    return plain if readable else None


class ViewRecognizer(EntityRecognizer):
    """Other recognizers over another reading of the text."""

    def __init__(self, name: str, view: View, recognizers: Sequence[EntityRecognizer]) -> None:
        self._view = view
        self._recognizers = tuple(recognizers)
        entities = sorted({entity for recognizer in recognizers for entity in recognizer.supported_entities})
        super().__init__(supported_entities=entities, name=name, supported_language=LANGUAGE)

    def load(self) -> None:
        """Nothing to load."""

    def analyze(self, text: str, entities: list[str], nlp_artifacts: NlpArtifacts) -> list[RecognizerResult]:
        """What the recognizers find where the reading differs, at its place in `text`."""
        reading, changed = self._view(text)
        if not changed:
            return []
        found = []
        for window, places in _windows(changed, len(reading.text)):
            piece = reading.text[slice(*window)]
            for recognizer in self._recognizers:
                for result in recognizer.analyze(piece, entities, nlp_artifacts):
                    begin, stop = window[0] + result.start, window[0] + result.end
                    if any(start < stop and begin < end for start, end in places):
                        found.append(RecognizerResult(result.entity_type, *reading.span(begin, stop), result.score))
        return found


def _windows(changed: list[tuple[int, int]], length: int) -> Iterator[tuple[tuple[int, int], list[tuple[int, int]]]]:
    """The parts of a reading that can hold something new: around the changed places, those close by together."""
    group: list[tuple[int, int]] = []
    for place in [*changed, None]:
        if group and (place is None or place[0] - group[-1][1] > 2 * _AROUND):
            yield (max(0, group[0][0] - _AROUND), min(length, group[-1][1] + _AROUND)), group
            group = []
        if place is not None:
            group.append(place)
