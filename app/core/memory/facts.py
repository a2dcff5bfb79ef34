"""From a request to remember to single facts: short clauses about the user, in the third person."""

# ruff: noqa: E501  # patterns and word lists read better unbroken

import re

from app.core.memory.clause import Wholes, clauses
from app.core.memory.third_person import chinese, english, russian
from app.core.text.language import Language, language_of

_REWRITE = {"en": english.third_person, "ru": russian.third_person, "zh": chinese.third_person}
_LEAD_IN = {
    "en": re.compile(
        r"^(?:(?:ok(?:ay)?|hey|hi|and|also|so|well|oh|yes|btw|by the way|fyi|for the record|just so you know|please|can you|could you|"
        r"i want you to|i'd like you to)[,:]?\s+)*(?:please\s+)?(?:don't forget|do not forget|remember|note|keep in mind|save|"
        r"make a note|memori[sz]e|bear in mind|know)(?: to memory)?(?:\s+(?:for me|this|please|the following|as well))*"
        r"(?:\s+that\b|\s*[:,-]|\s+(?=i\b|i'm|my\b|user\b|the user\b|we\b|our\b|to\b))\s*",
        re.IGNORECASE,
    ),
    "ru": re.compile(
        r"^(?:(?:пожалуйста|и|а|ну|кстати|ещё|еще|привет|так вот)[,:]?\s+)*(?:запомни(?:те)?|не забудь(?:те)?|не забывай|учти(?:те)?|"
        r"имей в виду|запиши(?:те)?|сохрани(?:те)?|помни|знай)(?:\s+(?:пожалуйста|это|себе|также|следующее))*"
        r"(?:\s*,\s*пожалуйста)?(?:\s*,?\s*что\s+|\s*[:,—-]\s*|\s+(?=я\b|мо[йяеи]\b|у меня\b|мне\b|меня\b))",
        re.IGNORECASE,
    ),
    "zh": re.compile(
        r"^(?:(?:请|麻烦|顺便说一下|对了|另外|帮我|你)[，,]?)*(?:记住|记一下|记得|记下来?|别忘了|不要忘记|保存|请注意)(?:一下|这个|这点)?[：:，,]?\s*"
    ),
}
_ALSO = {
    "en": re.compile(r"^(?:and|but|also|plus|so|btw|by the way|fyi|oh|well|that)[,]?\s+(?=\S)", re.IGNORECASE),
    "ru": re.compile(r"^(?:и|а|но|ещё|еще|также|кстати|что)[,]?\s+(?=\S)", re.IGNORECASE),
    "zh": re.compile(r"^(?:而且|并且|另外|对了|还有)[，,]?"),
}
_LIST_MARK = re.compile(r"^(?:[-*•·–—]|\d+[.)])\s+")
_ONLY_ASKED = re.compile(
    r"^(?:please )?(?:remember|запомни|запомните|记住|请记住)(?: (?:this|that|это))?$", re.IGNORECASE
)
_LETTER = re.compile(r"[^\W_]")


def facts_of(request: str) -> list[str]:
    """The single facts of `request`, each once, in the order they stand, in its language and without a final stop.

    Takes a model's message ("User is a vegetarian and lives in Lisbon.") and a person's own words ("I'm vegetarian and
    I live in Lisbon") alike. Names, numbers, negations, quotations and placeholders stay as they are; where the rules
    do not know how to put words into the third person, they stay the person's own. Empty when there are no words.
    """
    language = language_of(request)
    found: dict[str, None] = {}
    for line in request.splitlines():
        found.update(dict.fromkeys(_facts_of_line(_LIST_MARK.sub("", line.strip()), language)))
    return list(found)


def _facts_of_line(line: str, language: Language) -> list[str]:
    wholes = Wholes()
    plain = _LEAD_IN[language].sub("", wholes.hide(line).replace("’", "'"))
    facts: list[str] = []
    subject = ""
    for clause in clauses(plain, language):
        core = _ALSO[language].sub("", _LEAD_IN[language].sub("", clause))
        if _ONLY_ASKED.match(core):
            continue
        fact, subject = _REWRITE[language](core, subject)
        shown = wholes.show(fact).strip(" ,，")
        if _LETTER.search(shown):
            facts.append(shown)
    return facts
