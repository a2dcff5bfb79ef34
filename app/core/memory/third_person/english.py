"""English: "I'm vegetarian" becomes "User is vegetarian"."""

# ruff: noqa: E501  # patterns and word lists read better unbroken

import re

_USER = "User"
_BE = {"am": "is", "'m": "is", "m": "is", "are": "is", "'re": "is", "have": "has", "'ve": "has", "ve": "has", "do": "does",
       "don't": "doesn't", "haven't": "hasn't", "aren't": "isn't", "go": "goes", "'ll": "will", "ain't": "isn't"}  # fmt: skip
# Forms that stay as they are: the past, modal verbs, and what is the same in both persons.
_UNCHANGED = frozenset(
    "was wasn't were weren't had hadn't did didn't can can't cannot could couldn't will won't would wouldn't should shouldn't "
    "must mustn't may might shall used ought 'd became began bought brought built came caught chose cut dealt drew drove ate "
    "fell felt found flew forgot gave got grew heard held kept knew led left lent lost made meant met paid put quit ran rang "
    "said sold sent set shot sang sat slept spoke spent stood swam taught told took thought understood went won wore woke "
    "wrote broke hurt bet born lived loved is has does".split()
)
_ADVERBS = frozenset(
    "always never usually often also really still just now currently sometimes rarely mostly mainly only already actually "
    "absolutely definitely not ever even recently generally normally typically hardly barely".split()
)
_FIRST = re.compile(r"\b(?:I|i|Im|im|Ive|ive)(?P<short>'m|'ve|'ll|'d|'re)?(?=\s|$|[,.])", re.IGNORECASE)
_TOGETHER = re.compile(
    r"\bmy [\w' -]{1,30}? (?:and|or) I\b|\bI and\b|\bwe\b", re.IGNORECASE
)  # bending these would change who is meant
_MINE = re.compile(r"\bmy\b", re.IGNORECASE)
_OBJECT = (
    (re.compile(r"\bmyself\b", re.IGNORECASE), "themselves"),
    (re.compile(r"\bmine\b", re.IGNORECASE), "theirs"),
    (re.compile(r"\bme\b", re.IGNORECASE), "them"),
)
_NAMED = re.compile(r"^(?:please\s+)?(?:just\s+)?call me\s+(?P<name>.+?)(?:,?\s+please)?$", re.IGNORECASE)
_ANSWER_IN = re.compile(
    r"^(?:please\s+)?(?:always\s+)?(?:answer|reply|respond|write|talk|speak)(?:\s+to me|\s+back)?(?:\s+only)?\s+in\s+(?P<how>.+?)(?:,?\s+please)?$",
    re.IGNORECASE,
)
_INSTRUCTION = re.compile(
    r"^(?:please\s+)?(?P<never>never\s+|don't\s+|do not\s+)?(?P<verb>(?:always\s+)?(?:answer|reply|respond|use|avoid|keep|give|write|explain|be|stop|"
    r"skip|format|address|include|add|ask|make|show|treat|start|provide|refer to)\b.*)$",
    re.IGNORECASE,
)
_ABOUT_USER = re.compile(r"^(?:the )?user\b", re.IGNORECASE)
_HEAD = re.compile(
    r"^(?P<subject>(?:User's|user's|The user's|the user's) (?:[\w-]+ ){1,3}?)(?=is|was|has|had|lives|works|likes|loves|hates|speaks|studies|can|will\b)"
)
_BARE_VERB = re.compile(r"^(?P<verb>[a-z']+)\b")


def third_person(clause: str, subject: str) -> tuple[str, str]:
    """`clause` about "User", and its subject for a next clause without one."""
    if asked := _asked(clause):
        return asked, _USER
    if _ABOUT_USER.match(clause):
        fact = re.sub(r"^(?:the )?user", _USER, clause, flags=re.IGNORECASE)
        return fact, _subject_of(fact)
    if _TOGETHER.search(clause):
        return clause, ""
    if _FIRST.search(clause) or _MINE.search(clause):
        fact = _rewritten(clause)
        return fact, _subject_of(fact)
    return _without_subject(clause, subject)


def _without_subject(clause: str, subject: str) -> tuple[str, str]:
    verb = _BARE_VERB.match(clause)
    if verb and subject:
        return f"{subject} {_inflected(clause)}", subject
    if verb and _third(verb["verb"]) != verb["verb"] and verb["verb"] in _FAMILIAR:
        return f"{_USER} {_inflected(clause)}", _USER
    return clause, ""


# Verbs that a person begins with when leaving "I" out.
_FAMILIAR = frozenset(
    "am live love hate like prefer enjoy own speak need have want work drive play study eat don't go".split()
)


def _subject_of(fact: str) -> str:
    if fact.startswith("User's"):
        head = _HEAD.match(fact)
        return head["subject"].strip() if head else ""
    return _USER if fact.startswith(_USER) else ""


def _asked(clause: str) -> str | None:
    """What an instruction on how to answer becomes: "always answer in French", "call me Bob"."""
    if found := _NAMED.match(clause):
        return f"User wants to be called {found['name']}"
    if found := _ANSWER_IN.match(clause):
        return f"User wants answers in {found['how']}"
    found = _INSTRUCTION.match(clause)
    if found is None:
        return None
    negation = "not " if found["never"] and not found["never"].lower().startswith("never") else ""
    never = "never " if found["never"] and not negation else ""
    return f"User wants the assistant {never}{negation}to {_objects(found['verb'][:1].lower() + found['verb'][1:])}".replace(
        "never to", "to never"
    )


def _rewritten(clause: str) -> str:
    """The first "I" becomes the user with the verb in the third person, later ones "they", which keeps the verb."""
    parts: list[str] = []
    rest = clause
    named = bool(re.match(r"my\b", clause, re.IGNORECASE))
    if named:
        parts, rest = ["User's"], clause[2:]
    found = _FIRST.search(rest)
    if found and not named:
        verb = (found["short"] or "") or (
            "'m" if found[0].lower() == "im" else "'ve" if found[0].lower() == "ive" else ""
        )
        after = rest[found.end() :].lstrip()
        parts.append(_MINE.sub("their", rest[: found.start()]))
        rest = _conjugated(verb, after)
    later = _FIRST.sub(lambda match: "they" + _plural(match["short"]), rest)
    later = re.sub(r"\bthey am\b", "they are", re.sub(r"\bthey was\b", "they were", later))
    return "".join([*parts, _MINE.sub("their", _objects(later))])


def _plural(short: str | None) -> str:
    return {"'m": " are", "'ve": " have", "'ll": " will", "'d": " would"}.get(short or "", "")


def _conjugated(short: str, after: str) -> str:
    if short:
        verb = _BE.get(short, "would")
        if short == "'d" and re.match(r"(?:\w+ed|been|better)\b", after):
            verb = "had"
        return f"{_USER} {verb} {after}"
    return f"{_USER} {_inflected(after)}"


def _inflected(predicate: str) -> str:
    """`predicate` with its first verb in the third person: adverbs before it are stepped over."""
    tokens = predicate.split(" ")
    for index, token in enumerate(tokens):
        word = token.lower()
        if word in _ADVERBS or (word.endswith("ly") and word not in ("rely", "fly", "apply", "supply")):
            continue
        tokens[index] = _third(token)
        break
    return " ".join(tokens)


def _third(verb: str) -> str:
    word = verb.lower()
    if word in _BE:
        return _BE[word]
    if word in _UNCHANGED or word.endswith("ed") or not word.isalpha() or _is_third(word):
        return verb
    if word.endswith(("s", "x", "z", "ch", "sh", "o")):
        return verb + "es"
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


def _is_third(word: str) -> bool:
    return word.endswith("s") and not word.endswith("ss")


def _objects(text: str) -> str:
    for pattern, replacement in _OBJECT:
        text = pattern.sub(replacement, text)
    return text
