"""`memories ...`: a memory's record, merging, review, other times. (Saving and deleting are in `memories.py`.)"""

import argparse
from collections.abc import Callable
from datetime import UTC, datetime, time
from typing import Any

from app.cli.output import print_json
from app.cli.session import opened, space_of
from app.core.models import Memory, MemoryKind
from app.i18n import tr, trn

Action = Callable[[str, Any, str], argparse.ArgumentParser]


def add_actions(action: Action) -> None:
    """Register the actions under `memories`."""
    setting = action("set", _set, tr("change what is known about memories: kind, importance, space, expiry"))
    setting.add_argument("id", type=int, nargs="+")
    setting.add_argument("--kind", choices=[kind.value for kind in MemoryKind])
    setting.add_argument("--importance", type=int, choices=range(1, 6))
    setting.add_argument("--expires", metavar="DAY", help=tr("a day as 2026-12-31, or never"))
    setting.add_argument("--space", help=tr("name of a space, or none"))
    merging = action("merge", _merge, tr("make one memory of several: the first gets the text"))
    merging.add_argument("id", type=int, nargs="+")
    merging.add_argument("text")
    for name, pinned, help_ in (("pin", True, tr("keep memories at the top")), ("unpin", False, tr("and no longer"))):
        pinning = action(name, _pin, help_)
        pinning.set_defaults(pinned=pinned)
        pinning.add_argument("id", type=int, nargs="+")
    action("review", _review, tr("memories that are worth a second look"))
    action("reviewed", _reviewed, tr("say that memories are fine as they are")).add_argument("id", type=int, nargs="+")
    action("as-of", _as_of, tr("what was remembered on a day")).add_argument("day")
    changing = action("changes", _changes, tr("what became of the memories between two days"))
    changing.add_argument("since")
    changing.add_argument("until", nargs="?")
    rewinding = action("rewind", _rewind, tr("make all memories, or some, what they were on a day"))
    rewinding.add_argument("day")
    rewinding.add_argument("id", type=int, nargs="*")


def _set(options: argparse.Namespace) -> int:
    values: dict[str, Any] = {}
    if options.kind:
        values["kind"] = MemoryKind(options.kind)
    if options.importance:
        values["importance"] = options.importance
    if options.expires:
        values["expires_at"] = None if options.expires == "never" else end_of(options.expires)
    operations: list[int] = []
    with opened(options) as session:
        if values:
            operations.append(session.call(session.engine.set_memory_record(options.id, **values)))
        if options.space:
            space_id = space_of(session, options.space)
            operations.append(session.call(session.engine.move_memories(options.id, space_id)))
    return _changed(options, operations)


def _merge(options: argparse.Namespace) -> int:
    with opened(options) as session:
        operation = session.call(session.engine.merge_memories(options.id, options.text))
    return _changed(options, [operation])


def _pin(options: argparse.Namespace) -> int:
    with opened(options) as session:
        operation = session.call(session.engine.pin_memories(options.id, options.pinned))
    return _changed(options, [operation])


def _review(options: argparse.Namespace) -> int:
    with opened(options) as session:
        items = session.call(session.engine.review())
    if options.json:
        print_json(items)
        return 0
    for item in items:
        other = f" = {item.other.id}" if item.other else ""
        print(f"{memory_line(item.memory)}\n       {item.reason.value}: {item.proposal.value}{other}")
    print(trn("{n} memory", "{n} memories", len(items)))
    return 0


def _reviewed(options: argparse.Namespace) -> int:
    with opened(options) as session:
        operation = session.call(session.engine.mark_reviewed(options.id))
    return _changed(options, [operation])


def _as_of(options: argparse.Namespace) -> int:
    with opened(options) as session:
        memories = session.call(session.engine.memories_as_of(end_of(options.day)))
    if options.json:
        print_json(memories)
        return 0
    for memory in memories:
        print(memory_line(memory))
    print(trn("{n} memory", "{n} memories", len(memories)))
    return 0


def _changes(options: argparse.Namespace) -> int:
    until = end_of(options.until) if options.until else datetime.now(UTC)
    with opened(options) as session:
        changes = session.call(session.engine.memory_changes(end_of(options.since), until))
    if options.json:
        print_json(changes)
        return 0
    for change in changes:
        if change.before is not None:
            print(f"- {change.before.text}")
        if change.after is not None:
            print(f"+ {change.after.text}")
    print(trn("{n} change", "{n} changes", len(changes)))
    return 0


def _rewind(options: argparse.Namespace) -> int:
    with opened(options) as session:
        changed = session.call(session.engine.rewind_memories(end_of(options.day), options.id or None))
    if options.json:
        print_json({"changed": changed})
    else:
        print(trn("{n} change", "{n} changes", changed) + ". " + tr("To undo: memories undo"))
    return 0


def memory_line(memory: Memory) -> str:
    """A memory in a line."""
    since = f"{(memory.valid_from or memory.created_at).astimezone():%Y-%m-%d}"
    until = f" – {memory.valid_until.astimezone():%Y-%m-%d}" if memory.valid_until else ""
    return f"{memory.id:>5}  {since}{until}  {memory.text}"


def end_of(day: str) -> datetime:
    """The last moment of a day here, or the time itself where the hour is given. Ends the program for anything else."""
    try:
        given = datetime.fromisoformat(day)
    except ValueError:
        raise SystemExit(tr("“{day}” is no day: write 2026-12-31.", day=day)) from None
    if len(day) <= len("2026-12-31"):
        given = datetime.combine(given.date(), time.max)
    return given.astimezone()


def _changed(options: argparse.Namespace, operations: list[int]) -> int:
    if options.json:
        print_json({"operations": operations})
    else:
        print(tr("Saved."))
    return 0
