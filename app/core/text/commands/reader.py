"""Reads what a person explicitly asks of the memory out of a message."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from app.core.text.commands.chinese import CHINESE
from app.core.text.commands.english import ENGLISH
from app.core.text.commands.grammar import Command, CommandKind, Grammar, folded
from app.core.text.commands.own_words import own_lines, sentences
from app.core.text.commands.russian import RUSSIAN

_GRAMMARS = (ENGLISH, RUSSIAN, CHINESE)

# Of a message with more lines than this only the first and the last can be a request: what stands between was pasted.
_TYPED_LINES = 12
# A longer sentence is no request; the bound also keeps the time for matching small.
_LONGEST_SENTENCE = 600
_EDGES = " \t\u3000,，;；:：.。!！…-–—(（"
_TRAILING = " \t\u3000,，;；.。!！?？…-–—"
_WRITES = (CommandKind.REMEMBER, CommandKind.FORGET)


@dataclass(frozen=True, slots=True)
class _Sentence:
    """A sentence between its lead and its tail, in the text's own spelling and as the patterns want it."""

    text: str
    folded: str
    question: bool


@dataclass(frozen=True, slots=True)
class _Found:
    """A request in one sentence. `open`: what follows belongs to it; `back`: it speaks of what stands before it."""

    kind: CommandKind
    content: str
    grammar: Grammar
    open: bool = False
    back: bool = False


def command_of(text: str) -> Command | None:
    """What `text` asks of the memory in so many words, in English, Russian or Chinese; None when it asks nothing.

    Only the person's own words count: quoted lines (">"), code blocks and what follows a line that ends in a colon
    ask for nothing. A request to remember or forget goes before a question; of several the first counts.
    """
    question: Command | None = None
    lines = own_lines(text)
    typed = [place for place, line in enumerate(lines) if line]
    for place in typed:
        parts = sentences(lines[place])
        may_ask = len(typed) <= _TYPED_LINES or place in (typed[0], typed[-1])
        for number, part in enumerate(parts):
            found = _read(part) if may_ask else None
            if found is None:
                continue
            content = found.content
            if found.open:
                content = _with_what_follows(found, parts[number + 1 :], lines[place + 1 :])
            elif found.back:
                before = parts[:number] or (sentences(lines[place - 1]) if place else [])
                content = _with_what_precedes(found, before)
            if content and found.kind in _WRITES:
                return Command(found.kind, content)
            if found.kind not in _WRITES:
                question = question or Command(found.kind, content)
        if lines[place].endswith((":", "：")):
            break  # it introduces somebody else's words
    return question


def _read(part: str) -> _Found | None:
    if len(part) > _LONGEST_SENTENCE:
        return None
    for grammar in _GRAMMARS:
        sentence = _bare(part, grammar)
        found = (
            _to_forget(sentence, grammar)
            or _to_remember_this(sentence, grammar)
            or _to_remember(sentence, grammar)
            or _asked(sentence, grammar, CommandKind.ASK_HISTORY, grammar.ask_history)
            or _asked(sentence, grammar, CommandKind.ASK_MEMORY, grammar.ask_memory)
        )
        if found is not None:
            return found
    return None


def _bare(part: str, grammar: Grammar) -> _Sentence:
    text, same = part, folded(part)
    question = grammar.question.search(same) is not None
    while lead := grammar.lead.match(same):
        text, same = text[lead.end() :], same[lead.end() :]
    same = grammar.tail.sub("", same, count=1)
    return _Sentence(text[: len(same)], same, question)


def _to_remember_this(sentence: _Sentence, grammar: Grammar) -> _Found | None:
    """ "... Remember that", "..., remember that": the content stands before the request."""
    back = grammar.remember_this.fullmatch(sentence.folded) or grammar.remember_after.search(sentence.folded)
    if back is None or (sentence.question and not _group(back, "ask")):
        return None
    content = _trimmed(sentence.text[: back.start()])
    return _Found(CommandKind.REMEMBER, content, grammar, back=not content)


def _to_remember(sentence: _Sentence, grammar: Grammar) -> _Found | None:
    match = _first(grammar.remember, sentence)
    if match is None:
        return None
    content = _content(match, sentence)
    if _group(match, "colon"):
        return _Found(CommandKind.REMEMBER, content, grammar, open=True)
    if not content or grammar.nothing_to_remember.match(folded(content)):
        return None
    if sentence.question and not _group(match, "ask"):
        return _Found(CommandKind.ASK_MEMORY, content, grammar)  # "remember that I like tea?"
    return _Found(CommandKind.REMEMBER, content, grammar)


def _to_forget(sentence: _Sentence, grammar: Grammar) -> _Found | None:
    match = _first(grammar.forget, sentence)
    if match is None:
        return None
    content = _content(match, sentence)
    # Nobody loses everything by a sentence: what names no subject is not obeyed.
    if grammar.nothing_to_forget.match(folded(content)) or (content and grammar.everything.fullmatch(folded(content))):
        return None
    return _Found(CommandKind.FORGET, content, grammar, open=_group(match, "colon") != "")


def _asked(sentence: _Sentence, grammar: Grammar, kind: CommandKind, ways: Sequence[re.Pattern[str]]) -> _Found | None:
    match = _first(ways, sentence)
    if match is None:
        return None
    content = _content(match, sentence)
    return _Found(kind, "" if grammar.everything.fullmatch(folded(content)) else content, grammar)


def _first(ways: Sequence[re.Pattern[str]], sentence: _Sentence) -> re.Match[str] | None:
    """The first pattern that fits. One with the group `asked` is the form of a statement too: it fits questions."""
    for way in ways:
        match = way.match(sentence.folded)
        if match is not None and (sentence.question or not _group(match, "asked")):
            return match
    return None


def _with_what_follows(found: _Found, parts: Sequence[str], lines: Sequence[str]) -> str:
    """The content of "remember: ..." with the sentences after it, or with the list below it; a statement a line."""
    contents = [found.content] if found.content else []
    following = list(parts)
    if not contents and not following:
        for line in lines:
            if not line and following:
                break
            following += [line] if line else []
    for part in following:
        if "?" in part[-2:] or "？" in part[-2:] or found.grammar.begins_else.match(folded(part)):
            break
        contents.append(_trimmed(part))
    return "\n".join(contents)


def _with_what_precedes(found: _Found, parts: Sequence[str]) -> str:
    """What "remember that" speaks of: the statements right before it, one a line."""
    said = [part for part in parts if not found.grammar.question.search(folded(part))]
    bare = [_trimmed(_bare(part, found.grammar).text) for part in said]
    return "\n".join(part for part in bare if part)


def _content(match: re.Match[str], sentence: _Sentence) -> str:
    if not _group(match, "content"):
        return ""
    start, end = match.span("content")
    return _trimmed(sentence.text[start:end])


def _trimmed(text: str) -> str:
    return text.lstrip(_EDGES).rstrip(_TRAILING)


def _group(match: re.Match[str], name: str) -> str:
    return match.groupdict().get(name) or ""
