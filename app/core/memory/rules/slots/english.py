"""English: how a statement is cut and read: time, negation, subject."""

# ruff: noqa: E501  # patterns and word lists read better unbroken

import re

from app.core.memory.rules.slots.english_slots import SLOTS
from app.core.memory.rules.slots.grammar import Grammar, compiled, named

_REWRITES = tuple(
    (compiled(pattern), replacement)
    for pattern, replacement in (
        (r"[’‘`]", "'"),
        (r"\bthe user(?='s|\b)", "user"),
        (r"\b(?:user's|our)\b", "my"),
        (r"\b(?:user|we)\b(?!')", "i"),
        (r"\b(i|user|we)'?m\b|\bi'm\b", "i am"),
        (r"\b(?:we|i)'re\b", "i am"),
        (r"\b(?:i|we)'ve\b|\bive\b", "i have"),
        (r"\b(?:i|we)'ll\b", "i will"),
        (r"\b(?:i|we)'d\b", "i would"),
        (r"\bcan(?:'?t|not)\b", "can not"),
        (r"\bwon't\b", "will not"),
        (r"\b(do|does|did|is|are|was|were|have|has|had|would|should|could|must)n'?t\b", r"\1 not"),
        (r"\b(name|it|there|that|he|she|what|who|frontend|backend|birthday|everyone)'s\b(?! name)", r"\1 is"),
        (r"(?<=\w)'s (?=(?:an?|the|not|in|on|called|named)\b)", " is "),
        (r"\bi (?:is|are)\b", "i am"),
        (r"\bi has\b", "i have"),
        (r"\bi (?:have )?got(?= (?:an?|no|one|two|three|four|some|\d)\b)", "i have"),
        (r"\bi does\b", "i do"),
        (r"(?<=[a-z]):\s", " is "),
    )
)


def _canonical(text: str) -> str:
    for pattern, replacement in _REWRITES:
        text = pattern.sub(replacement, text)
    return text


_KIN = {
    "mother": r"mother(?! tongue)|mom|mum|mommy",
    "father": r"father|dad|daddy",
    "wife": r"wife",
    "husband": r"husband",
    "partner": r"partner|girlfriend|boyfriend|fianc[eé]e?|ex(?:-\w+)?",
    "brother": r"brothers?",
    "sister": r"sisters?",
    "son": r"sons?",
    "daughter": r"daughters?",
    "child": r"kids?|children|child|baby|twins",
    "parents": r"parents?|folks|family",
    "grandparent": r"grand(?:mother|father|ma|pa|parents?)",
    "relative": r"uncles?|aunts?|cousins?|niece|nephew|in-laws?|(?:mother|father)-in-law",
    "friend": r"friends?|buddy|roommates?|flatmates?|neighbou?rs?",
    "colleague": r"boss|manager|colleagues?|coworkers?|teacher|landlord|doctor",
}

ENGLISH = Grammar(
    canonical=_canonical,
    segments=re.compile(
        r"(?<=[^\d])[.;!?]+(?:\s+|$)|(?<=\d)[.;!?]+(?:\s+|$)|\s+[-–—]+\s+|,\s+(?=I\b)|,\s+(?![A-Z0-9])|\s+(?:but|because|although|though|so|while)\s+"
        r"|\s+and\s+(?=(?:i|my|now|then|not)\b)",
    ),
    fillers=compiled(
        r"\b(?:really|actually|absolutely|definitely|currently|presently|still|also|always|usually|just|simply|truly|totally|"
        r"basically|mostly|mainly|quite|very|btw|by the way|please|right now|now|recently|these days|nowadays|already|too|as well|"
        r"at the moment|sometimes|often|finally|officially|probably|generally|do (?=love|like|enjoy|hate)|oh|yes|ok|whatsoever|"
        r"as of (?:\w+ )?\w+,?)\b ?|,$"
    ),
    value_end=compiled(
        r" (?:and (?:i|my|am|have|live|work|a|not|has)|but|because|since|when|while|which|who|where|with (?:my|his|her|a|the|an|two|three|\d)|for (?:\d|a|the|over|about)|"
        r"so|after|before|until|in (?:order|(?:19|20)\d\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|last|this|next|"
        r"yesterday|today|as|from|ago|by (?:trade|profession)|at all|anymore|any more|instead|rather than|though|full.?time|part.?time|now|"
        r"please|max|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?)\b.*|[!?.]+$|\s*[(\"“].*|,$"
    ),
    patterns=SLOTS,
    subjects=tuple(
        (
            name,
            compiled(
                rf"^(?:and |but |also |now |so )?(?:my|his|her|their|the) (?:[\w-]+ )?(?:{words})(?! (?:and i)\b)(?='s|\b)"
            ),
        )
        for name, words in _KIN.items()
    ),
    scopes=named(
        {
            "weekend": r"\bweekends?\b|\bsaturdays?\b|\bsundays?\b|\bholidays?\b|\bvacation\b",
            "weekday": r"\bweekdays?\b|\bwork ?days?\b|\b(?:mon|tues|wednes|thurs|fri)days?\b",
            "season": r"\bin (?:the )?(?:summer|winter|spring|autumn|fall)\b",
        }
    ),
    me="i",
    negation=compiled(r"\b(?:no longer|not|never|no|nobody|none|nothing|without|neither|nor)\b"),
    hypothetical=compiled(
        r"\b(?:if|might|maybe|perhaps|would|could|imagine|suppose|(?<!in )(?<!since )(?<!last )(?<!this )may(?= [a-z]))\b"
    ),
    planned=compiled(
        r"\b(?:plan(?:s|ning)? to|going to (?!work|school|bed|church|the)|will|would like to|wants? to|hop(?:e|es|ing) to|"
        r"dreams? of|think(?:s|ing)? (?:of|about)|consider(?:s|ing)?|someday|one day|next (?:week|month|year)|got offered|"
        r"was offered|interview|am moving|when i grow)\b"
    ),
    past=compiled(
        r"\b(?:used to|formerly|previously|in my (?:\w+ )?(?:twenties|teens|thirties|youth|childhood)|as a (?:child|kid|teen)\w*|"
        r"when i was|growing up|back in|years ago|once upon|in college|in high ?school|for \w+ years until)\b"
    ),
    ended=compiled(
        r"\b(?:used to|quit|stopped|gave up|given up|left(?![- ]hand)|sold|got rid of|passed away|died|uninstalled|"
        r"graduated|dropped out|switched from|migrated off|moved (?:away|out) (?:of|from)|broke up|lost my|replaced|got divorced|finished)\b"
    ),
    no_longer=compiled(r"\b(?:no longer|any ?more)\b"),
    changed=compiled(
        r"\b(?:moved|relocated|switched|changed|now|since|as of|from now on|starting|these days|nowadays|turned|became|"
        r"got (?:married|engaged|divorced)|recently|just (?:started|got|bought|joined|became)|last (?:week|month|year|spring|summer|"
        r"autumn|fall|winter|night|\w+day)|replaced|(?:baby|child|kid|son|daughter|twins)(?: is| has)? (?:was|been) born|joined|new (?:job|phone|car)|migrated|"
        r"ago|yesterday|instead of)\b"
    ),
)
