"""Which parts of a message are the person's own words, and their sentences.

What is quoted, pasted as code or introduced as material ("translate this:") is somebody else's: it can ask for
nothing.
"""

import re

_FENCE = re.compile(r"\s{0,3}(```|~~~)")
_QUOTED_LINE = re.compile(r"\s*[>＞|]")
_BULLET = re.compile(r"^\s*(?:[-*•–—]|\d{1,2}[.)])\s+")
_PAIRS = {"“": "”", "«": "»", "„": "“", "「": "」", "『": "』", "《": "》"}
_ENDS = ".!?…。！？"
_WIDE_ENDS = "。！？"
_ABBREVIATION = re.compile(
    r"(?:^|[\s(.])(?:dr|mr|mrs|ms|st|prof|sr|jr|vs|approx|e\.g|i\.e|[a-hj-z]|"
    r"гг|ул|кв|им|стр|руб|т\.е|т\.к|т\.п|[а-ю])\.$",
    re.IGNORECASE,
)


def own_lines(text: str) -> list[str]:
    """The lines of `text` that are the person's own, without bullets and numbers; "" where something was left out
    or a line is empty."""
    own: list[str] = []
    fence = closing = ""
    for line in text.splitlines():
        if fence or closing:
            own.append("")
            if fence and line.strip().startswith(fence):
                fence = ""
            elif closing and closing in line:
                closing = ""
        elif opened := _FENCE.match(line):
            fence = opened[1]
            own.append("")
        elif _QUOTED_LINE.match(line):
            own.append("")
        else:
            closing = _left_open(line)
            own.append("" if closing else _BULLET.sub("", line).strip())
    return own


def sentences(line: str) -> list[str]:
    """The sentences of a line with their marks; one that stands within quotation marks is part of the sentence
    around it."""
    found: list[str] = []
    start, closing = 0, ""
    for place, sign in enumerate(line):
        was_inside = bool(closing)
        closing = _still_to_close(closing, line, place)
        if not was_inside and not closing and sign in _ENDS and _ends_here(line, start, place):
            found.append(line[start : place + 1].strip())
            start = place + 1
    found.append(line[start:].strip())
    return [sentence for sentence in found if sentence]


def _left_open(line: str) -> str:
    """The mark that closes the quotation which `line` leaves open; empty when it leaves none open."""
    closing = ""
    for place in range(len(line)):
        closing = _still_to_close(closing, line, place)
    return closing


def _still_to_close(closing: str, line: str, place: int) -> str:
    """The closing mark that is awaited after the sign at `place`, where `closing` was awaited before it."""
    sign = line[place]
    if closing:
        return "" if sign == closing else closing
    if sign == '"':
        return "" if line[place - 1 : place].isdigit() else sign  # 27" is a length
    return _PAIRS.get(sign, "")


def _ends_here(line: str, start: int, place: int) -> bool:
    after = line[place + 1 : place + 2]
    if after and (after in _ENDS or after in ")）"):
        return False
    if line[place] in _WIDE_ENDS or not after:
        return True
    if not after.isspace():
        return False  # 3.14, example.org
    if line[place] in ".…" and line[place + 1 :].lstrip()[:1].islower():
        return False
    return line[place] != "." or _ABBREVIATION.search(line[start : place + 1]) is None
