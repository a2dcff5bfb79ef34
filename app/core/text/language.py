"""Which of our three languages a text is in."""

import re
from typing import Literal

Language = Literal["en", "ru", "zh"]

# Inside a character class: Extension A, the unified ideographs, the compatibility ideographs. Escaped, because an
# editor that normalises text would turn the last ones into others.
HAN = r"\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"

_CYRILLIC = re.compile(r"[Ѐ-ӿ]")
_LATIN = re.compile(r"[A-Za-z]")
_HAN = re.compile(f"[{HAN}]")


def language_of(text: str) -> Language:
    """The language of most of `text`, by script; English where there are no letters at all.

    A Chinese character says about as much as three letters do, hence its weight: "用 PostgreSQL" is Chinese.
    """
    counts: dict[Language, int] = {
        "zh": 6 * len(_HAN.findall(text)),
        "ru": 2 * len(_CYRILLIC.findall(text)),
        "en": len(_LATIN.findall(text)),
    }
    return max(counts, key=lambda language: (counts[language], language == "en"))
