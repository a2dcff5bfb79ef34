"""The one analyzer of the full-text search: what is stored and what is asked are cut into terms here.

FTS5 has no tokenizer that serves English, Russian and Chinese at once, so the index is given terms, not text:
Snowball stems for English and Russian words, overlapping pairs of characters for Chinese, anything else as it is.
"""

import re
import unicodedata
from functools import lru_cache

import snowballstemmer

from app.core.text.language import HAN

HAN_LETTER = re.compile(f"[{HAN}]")
_CYRILLIC = re.compile(r"[\u0400-\u04ff]")
_LETTER = rf"[^\W_{HAN}]"
_WORD = re.compile(rf"[{HAN}]+|{_LETTER}+(?:['’]{_LETTER}+)*")

_STEMMERS = {name: snowballstemmer.stemmer(name) for name in ("english", "russian")}


def folded(text: str) -> str:
    """`text` in the form in which it is compared: compatibility forms, case and ё folded away."""
    return unicodedata.normalize("NFKC", text).casefold().replace("ё", "е")


def words(text: str) -> list[str]:
    """The folded words of `text` in order; a run of Chinese characters is one word."""
    return _WORD.findall(folded(text))


def word_places(folded_text: str) -> list[tuple[int, int]]:
    """Where the words of a folded text begin and end."""
    return [match.span() for match in _WORD.finditer(folded_text)]


def terms(text: str) -> list[str]:
    """The search terms of `text`, in order, repeated ones included."""
    return [term for word in words(text) for term in _terms_of(word)]


@lru_cache(maxsize=20_000)
def _terms_of(word: str) -> tuple[str, ...]:
    if HAN_LETTER.match(word):
        return tuple(word[i : i + 2] for i in range(len(word) - 1)) or (word,)
    language = "russian" if _CYRILLIC.search(word) else "english"
    return (_STEMMERS[language].stemWord(word.replace("’", "'").removesuffix("'s")),)


# Words that carry no topic: left out of queries (never of the index), unless nothing else is left.
_STOP_TERMS = frozenset(
    term
    for line in (
        "a an and are as at be been but by can could did do does for from had has have he her him his how i if in",
        "into is it its me my no not of on or our she should so than that the their them then there these they this",
        "to us was we were what when where which who why will with would you your about know",
        "ask asked conversation discuss discussed help just many mention mentioned much recommend recommended remember",
        "say said suggest suggested talk talked tell told across also any different other some various",
        "а без бы был была были было быть в вам вас во вот все вы где да для до его ее если есть еще же за и из или",
        "им их к как когда кто ли мне меня мой моя мы на над не него нее нет ни но о об он она они оно от по под при",
        "с со так там то тот ты у уже чем что чтобы эта эти это я знаешь обо",
        "的 了 是 我 你 他 她 它 们 在 有 和 吗 呢 什么 怎么 哪里 什么时候 知道",
    )
    for term in terms(line)
)


def query_terms(text: str) -> list[str]:
    """The distinct terms of a question that say what it is about, in order."""
    found = list(dict.fromkeys(terms(text)))
    return [term for term in found if term not in _STOP_TERMS] or found
