"""Cutting what a person asks to be remembered into clauses: where one statement ends and the next begins.

A cut is made only where a new predicate follows, so that lists of values ("English and French"), names and relative
clauses stay whole.
"""

# ruff: noqa: E501  # patterns and word lists read better unbroken

import re

from app.core.text.language import Language

# What must not be cut open: quotations, and numbers, abbreviations, addresses with points in them.
_WHOLE = re.compile(
    r"[\"“«「『][^\"”»」』]*[\"”»」』]|<[A-Z_]+_\d+>|\d+[.,:]\d+|\S{1,64}@\S+|https?://\S+|\b[\w-]{1,63}\.[a-zа-я]{2,}\b|"
    r"\b(?:Dr|Mr|Mrs|Ms|St|Prof|e\.g|i\.e|a\.m|p\.m|vs|etc|г|ул|им|т\.е|т\.д|т\.п|д)\.",
    re.IGNORECASE,
)
_MASK_FROM, _MASK_TO = 0xE000, 0xF8FF  # private use: one character stands for one whole part
_MARK = re.compile(r"[\ue000-\uf8ff]")

_SENTENCE = re.compile(r"(?<=[.!?…])\s+|(?<=[。！？])|[;；\n]+|\s+[•*]\s+")

_USER_EN = r"(?:the )?user|i|i'm|i've|i'd|i'll|im|ive|my|we|we're|we've|our|the user's|user's"
# Verbs that begin a statement with its subject left out. Those that are also nouns need something after them.
_VERBS_EN = (
    "am is are was were have has had live lives lived love loves hate hates like likes prefer prefers enjoy enjoys own owns "
    "speak speaks need needs know knows keep keeps eat eats wear wears can can't cannot don't doesn't didn't won't never "
    "always usually currently also want wants hope hopes went go goes moved bought sold started began became grew got "
    "graduated studied worked learned learnt quit stopped take takes write writes read reads follow follows believe believes "
    "suffer suffers collect collects avoid avoids dislike dislikes cook cooks sing sings swim swims "
    "wake wakes weigh weighs get gets lives teach teaches build builds"
)
_NOUN_VERBS_EN = (
    "work works play plays drive drives study studies drink drinks run runs use uses travel travels walk walks plan plans "
    "smoke smokes train trains program programs code codes dance dances sleep sleeps watch watches hike hikes"
)
_VERB_EN = (
    rf"(?:{'|'.join(_VERBS_EN.split())})\b|"
    rf"(?:{'|'.join(_NOUN_VERBS_EN.split())}) (?:at|as|in|for|from|with|to|on|the|an?|my|every|about|around|of|\d|no|two|three|part|full|hard|late|tv|football|chess|golf|tennis|guitar|piano)\b"
)
_JOIN = {
    "en": re.compile(
        rf"(?:,\s*|\s+)(?:and|but|so|plus)\s+(?:also\s+|that\s+)?(?=(?:{_USER_EN})\b|{_VERB_EN})"
        rf"|,\s+(?:that\s+)?(?=(?:{_USER_EN})\b|{_VERB_EN})",
        re.IGNORECASE,
    ),
    "ru": re.compile(
        r"(?:,\s*|\s+)(?:и|а|но|а также|плюс)\s+(?=(?:я|у меня|мне|меня|мо[йяеи]|мою|моего|пользовател\w+|у пользователя|не \w+[юу]\b|"
        r"\w+(?:аю|яю|ую|юю|ею|лю|жу|шу|чу|щу|рю|ню|ву|ду|гу|ку|усь|юсь|ает|яет|ует|еет|ивет|ивёт|ит|ется|ится)\b|люблю|живу|ем|пью|сплю|хочу|терпеть не|"
        r"работал\w*|жил\w*|родил\w+|учил\w+|переех\w+|купил\w*|женат|замужем)(?!\w))"
        r"|,\s+(?=(?:я|у меня|мне|меня|мо[йяеи]|мою|пользовател\w+|у пользователя|живу|работаю|люблю|не \w+[юу]|терпеть не|ненавижу|учусь|говорю|хочу|"
        r"живёт|живет|работает|любит|учится|говорит|хочет)(?!\w))",
        re.IGNORECASE,
    ),
    "zh": re.compile(
        r"[，,、]?(?:而且|并且|但是|同时)(?=我|用户|住|在|有|喜欢|爱|不|会|是|做|养|叫|吃|喝|讨厌|从|每)"
        r"|[，,](?:也|还|但)?(?=我(?!的?们)|用户|住在|在|有|没有|喜欢|爱|不|会|是|做|养了?|叫|吃|喝|讨厌|每天|今年|从|对|生日|老家|希望|请)"
    ),
}
# After these the clause still depends on the one before it.
_OPEN = {
    "en": re.compile(
        r"^(?:when|if|since|because|while|although|though|after|before|unless|until|once|as)\b|\b(?:who|which|whose|that|"
        r"because|since|where|when|if|while|unless|although|though)\b",
        re.IGNORECASE,
    ),
    "ru": re.compile(
        r"^(?:когда|если|пока|хотя|поскольку)\b|\b(?:котор\w+|потому что|так как|что|чтобы|где|когда|если)\b",
        re.IGNORECASE,
    ),
    "zh": re.compile(r"因为|如果|虽然|当.*时|的时候|由于"),
}
_SUBJECT = {
    "en": re.compile(rf"^(?:{_USER_EN})\b", re.IGNORECASE),
    "ru": re.compile(r"^(?:я|у меня|мне|меня|мо[йяеи]|мою|моего|пользовател\w+|у пользователя)\b", re.IGNORECASE),
    "zh": re.compile(r"^(?:我|用户)"),
}


class Wholes:
    """The parts of one text that must stay as they are; one character stands for each while the text is worked on."""

    def __init__(self) -> None:
        self._kept: list[str] = []

    def hide(self, text: str) -> str:
        """`text` with a mark in place of each such part. Private-use characters of its own are dropped."""
        return _WHOLE.sub(self._mark, _MARK.sub("", text))

    def show(self, text: str) -> str:
        """`text` with the parts back in their places."""
        return _MARK.sub(lambda mark: self._kept[ord(mark[0]) - _MASK_FROM], text)

    def _mark(self, found: re.Match[str]) -> str:
        if len(self._kept) > _MASK_TO - _MASK_FROM:
            return found[0]
        self._kept.append(found[0])
        return chr(_MASK_FROM + len(self._kept) - 1)


def clauses(text: str, language: Language) -> list[str]:
    """The statements in `text` (hidden by `Wholes`), in order, in its own words, without the marks that ended them."""
    parts = [part for sentence in _SENTENCE.split(text) for part in _of_sentence(sentence.strip(), language)]
    return [clean for part in parts if (clean := part.strip(" \t,，、.。!！;；").strip())]


# "My wife and I live in Leeds", "I like tea but my husband doesn't": halves that say nothing alone.
_NO_PREDICATE = re.compile(r"^(?:my|our|мо[йяи]|наш\w?|мы) ?(?:[\w-]+)?(?: [\w-]+)?$", re.IGNORECASE)
_ELLIPSIS = re.compile(
    r"^(?:\S+ ){1,3}(?:do|does|did|is|are|am|was|can|has|have)(?:n't| not)?(?: too)?\W*$|^(?:[^\s,]+ ){1,3}(?:[—–-] )?(?:нет|тоже|да)\W*$",
    re.IGNORECASE,
)


def has_subject(clause: str, language: Language) -> bool:
    """Whether `clause` begins with the user ("I", "my", "User")."""
    return bool(_SUBJECT[language].search(clause))


def _of_sentence(sentence: str, language: Language) -> list[str]:
    parts: list[str] = []
    start = 0
    for cut in _JOIN[language].finditer(sentence):
        before, after = sentence[start : cut.start()], sentence[cut.end() :]
        depends = _OPEN[language].search(before)
        # "I have a friend who likes tea and lives in Rome": the second verb is the friend's.
        if depends and (depends.start() == 0 or not has_subject(after, language)):
            continue
        if _NO_PREDICATE.match(before) or _ELLIPSIS.search(after):
            continue
        parts.append(before)
        start = cut.end()
    return [*parts, sentence[start:]]
