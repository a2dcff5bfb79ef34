"""Puts what the tools returned into words."""

import json
import re
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from app.core.llm.offline.phrases import Phrases
from app.core.models import Outcome
from app.core.text.analyzer import query_terms, terms
from app.core.text.commands import Command, CommandKind, command_of

_LISTED = 30  # memories that one answer lists at most
_RELATED = 3  # memories, and messages, that are quoted where nothing in particular was asked for
# Share of a message's words that a quotation must have to be about the same: a third keeps "I like ..." from meeting
# everything the person likes, and lets a long question meet the one fact it is about.
_FITS = 1 / 3

_MARKUP = re.compile(r"[\\`*\[\]]|(?<!\w)_|_(?!\w)|^[#>+-]")

Row = Mapping[str, Any]


def worded(results: Sequence[str], asked: str, command: Command | None, phrases: Phrases) -> str:
    """What to tell the person about the results of tools, as Markdown.

    `results` is what the tools returned, as JSON; `asked` the person's message and `command` what it asks for, None
    where it was only looked up on the chance that something fits: the answer is empty then when nothing does.
    """
    found = [_object(result) for result in results]
    objects = [one for one in found if one is not None and "error" not in one]
    if command is None:
        return _related(objects, asked, phrases)
    if len(objects) < len(found):
        return phrases.failed
    if command.kind in (CommandKind.REMEMBER, CommandKind.FORGET):
        return _decided(_rows(objects, "results"), phrases)
    if command.kind is CommandKind.ASK_HISTORY:
        return _history(_rows(objects, "messages"), command.content, phrases)
    return _memories(_rows(objects, "memories"), command.content, phrases)


def quoted(text: str, phrases: Phrases) -> str:
    """`text` in quotation marks, on one line; signs that Markdown would take for its own show as they are."""
    return phrases.quotation.format(text=plain(text))


def plain(text: str) -> str:
    """`text` on one line, so that Markdown shows it as it is."""
    return _MARKUP.sub(lambda sign: "\\" + sign[0], " ".join(text.split()))


def _decided(rows: Sequence[Row], phrases: Phrases) -> str:
    if not rows:
        return phrases.nothing_to_keep
    lines = [_outcome(row, phrases) for row in rows]
    parts = ["\n".join(f"- {line}" for line in lines) if len(lines) > 1 else lines[0]]
    outcomes = {_text(row, "outcome") for row in rows}
    if outcomes & {Outcome.CONFLICT, Outcome.WAITING}:
        parts.append(phrases.settle_hint)
    if Outcome.FORGOTTEN in outcomes:
        parts.append(phrases.undo_hint)
    return "\n\n".join(parts)


def _outcome(row: Row, phrases: Phrases) -> str:
    try:
        outcome = Outcome(_text(row, "outcome"))
    except ValueError:
        return phrases.failed
    fact, other = _text(row, "fact"), _text(row, "other")
    sentence = phrases.outcomes[outcome]
    if outcome is Outcome.WAITING and not other:
        sentence = phrases.waiting_alone
    types = row.get("types")
    kinds = [phrases.kinds.get(str(type_), phrases.other_kind) for type_ in types] if isinstance(types, list) else []
    listed = phrases.comma.join(dict.fromkeys(kinds))
    said = sentence.format(
        fact=quoted(fact, phrases), other=quoted(other or fact, phrases), kinds=listed or phrases.other_kind
    )
    if listed and outcome is not Outcome.REFUSED:
        said += " " + phrases.left_out.format(kinds=listed)
    return said


def _memories(rows: Sequence[Row], topic: str, phrases: Phrases) -> str:
    about = quoted(topic, phrases)
    if not rows:
        return phrases.nothing_about.format(topic=about) if topic else phrases.nothing_saved
    lines = [phrases.about.format(topic=about) if topic else phrases.everything, ""]
    lines += [_memory(row, phrases) for row in rows[:_LISTED]]
    if len(rows) > _LISTED:
        lines += ["", phrases.more.format(count=len(rows) - _LISTED)]
    return "\n".join(lines)


def _history(rows: Sequence[Row], topic: str, phrases: Phrases) -> str:
    if not topic:
        return phrases.topic_needed
    said = [row for row in rows if not _asks(row)]
    if not said:
        return phrases.no_history.format(topic=quoted(topic, phrases))
    # An answer mostly repeats what it answers: it is quoted only where the person's own words are not found.
    own = [row for row in said if row.get("role") == "user"] or said
    return "\n".join(
        [phrases.history.format(topic=quoted(topic, phrases)), "", *[_message(row, phrases) for row in own]]
    )


def _related(objects: Sequence[Row], asked: str, phrases: Phrases) -> str:
    """Quotations that share enough words with the person's message; of past messages only the person's own."""
    wanted = set(query_terms(asked))

    def fits(row: Row) -> bool:
        shared = wanted.intersection(terms(_text(row, "text")))
        return bool(wanted) and len(shared) >= len(wanted) * _FITS

    memories = [row for row in _rows(objects, "memories") if fits(row)][:_RELATED]
    messages = [
        row for row in _rows(objects, "messages") if row.get("role") == "user" and fits(row) and not _asks(row)
    ][:_RELATED]
    lines = [_memory(row, phrases) for row in memories] + [_message(row, phrases) for row in messages]
    return "\n".join([phrases.related, "", *lines]) if lines else ""


def _asks(row: Row) -> bool:
    """Whether a past message only asked for what is asked for now."""
    command = command_of(_text(row, "text"))
    return command is not None and command.kind in (CommandKind.ASK_MEMORY, CommandKind.ASK_HISTORY)


def _memory(row: Row, phrases: Phrases) -> str:
    sentence = phrases.memory_until if row.get("until") else phrases.memory
    return "- " + sentence.format(
        text=plain(_text(row, "text")),
        since=_date(_text(row, "since"), phrases),
        until=_date(_text(row, "until"), phrases),
    )


def _message(row: Row, phrases: Phrases) -> str:
    text, role, title = _text(row, "text"), _text(row, "role"), _text(row, "conversation")
    sentence = phrases.message_untitled if text.startswith(title.rstrip("….")) else phrases.message
    return "- " + sentence.format(
        at=_date(_text(row, "at"), phrases),
        conversation=quoted(title, phrases),
        speaker=phrases.speakers.get(role, role),
        text=quoted(text, phrases),
    )


def _date(iso: str, phrases: Phrases) -> str:
    """A date as it is written in the language; what is none stays as it is."""
    try:
        day = date.fromisoformat(iso)
    except ValueError:
        return plain(iso)
    return phrases.date.format(day=day.day, month=phrases.months[day.month - 1], year=day.year)


def _object(text: str) -> Row | None:
    try:
        value = json.loads(text)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


def _rows(objects: Sequence[Row], key: str) -> list[Row]:
    return [row for one in objects if isinstance(rows := one.get(key), list) for row in rows if isinstance(row, dict)]


def _text(row: Row, key: str) -> str:
    value = row.get(key)
    return value if isinstance(value, str) else ""
