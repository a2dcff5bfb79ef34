"""Printing: people's words to the terminal, JSON for programs."""

import dataclasses
import json
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

from app.core.errors import AppError
from app.core.models import FactResult, Outcome
from app.i18n import tr
from app.words.errors import type_words, words_for


def plain(value: Any) -> Any:
    """`value` as JSON types: dataclasses as objects, times as ISO 8601."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, Path):
        return str(value)
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


def print_json(value: Any) -> None:
    """One JSON value on one line."""
    print(json.dumps(plain(value), ensure_ascii=False), flush=True)


def print_error(error: AppError) -> None:
    """What happened, what was kept and what to do, on standard error."""
    words = words_for(error)
    lines = [words.title, words.what_happened, words.what_was_kept, words.what_to_do]
    print("\n".join(line for line in dict.fromkeys(lines) if line), file=sys.stderr)


def when(time: datetime) -> str:
    """A time as a person here reads it."""
    return time.astimezone().strftime("%Y-%m-%d %H:%M")


def result_line(result: FactResult) -> str:
    """What became of one fact, in a line."""
    fact, other = result.fact, result.other or ""
    kinds = ", ".join(type_words(name) for name in result.types)
    texts = {
        Outcome.SAVED: tr("Saved: {fact}", fact=fact),
        Outcome.DUPLICATE: tr("Already known: {fact}", fact=other or fact),
        Outcome.REFINED: tr("Updated: {fact}", fact=fact),
        Outcome.REPLACED: tr("Saved: {fact} (no longer: {other})", fact=fact, other=other),
        Outcome.CONFLICT: tr("Not saved: “{fact}” contradicts “{other}”.", fact=fact, other=other),
        Outcome.WAITING: tr("Waits for your decision: {fact}", fact=fact),
        Outcome.SKIPPED: tr("Not saved, as the settings say: {fact}", fact=fact),
        Outcome.REFUSED: tr("Not stored: it holds {kinds}.", kinds=kinds),
        Outcome.FORGOTTEN: tr("Forgotten: {fact}", fact=fact),
        Outcome.NOT_FOUND: tr("Nothing like this is saved: {fact}", fact=fact),
    }
    return texts[result.outcome]


def confirm(question: str, *, yes: bool) -> bool:
    """Whether the person agrees; without a terminal only `--yes` does."""
    if yes:
        return True
    if not sys.stdin.isatty():
        print(tr("Nothing was done: add --yes to confirm."), file=sys.stderr)
        return False
    return input(f"{question} [y/N] ").strip().lower() in {"y", "yes", "д", "да", "是"}
