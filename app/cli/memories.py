"""`memories`: view, add, edit, delete, erase, history, undo and redo."""

import argparse
from typing import Any

from app.cli.memory_care import add_actions, memory_line
from app.cli.output import confirm, print_json, result_line, when
from app.cli.session import opened, space_of
from app.core.models import EVERYWHERE, EraseReport, MemoryDetail, Operation, Scope
from app.i18n import tr, trn


def add_to(commands: Any, common: argparse.ArgumentParser) -> None:
    """Register the command."""
    parser = commands.add_parser("memories", parents=[common], help=tr("what is remembered"))
    actions = parser.add_subparsers(metavar="ACTION", required=True)

    def action(name: str, run: Any, help_: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = actions.add_parser(name, parents=[common], help=help_)
        made.add_argument("--json", action="store_true", help=tr("print JSON"))
        made.set_defaults(run=run)
        return made

    listing = action("list", _list, tr("all memories, or those with the words of a query"))
    listing.add_argument("query", nargs="?", default="")
    listing.add_argument("--trash", action="store_true", help=tr("those in the trash"))
    adding = action("add", _add, tr("save a fact"))
    adding.add_argument("text")
    adding.add_argument("--space", help=tr("to be seen in this space only"))
    action("show", _show, tr("one memory with its sources")).add_argument("id", type=int)
    action("history", _history, tr("every version of a memory")).add_argument("id", type=int)
    listing.add_argument("--space", help=tr("what is seen in this space only"))
    editing = action("edit", _edit, tr("give a memory another text"))
    editing.add_argument("id", type=int)
    editing.add_argument("text")
    action("delete", _delete, tr("move memories to the trash")).add_argument("id", type=int, nargs="+")
    action("restore", _restore, tr("take memories out of the trash")).add_argument("id", type=int, nargs="+")
    erasing = action("erase", _erase, tr("erase memories for good"))
    erasing.add_argument("id", type=int, nargs="+")
    erasing.add_argument("--yes", action="store_true", help=tr("do not ask"))
    add_actions(action)
    for name, run, help_ in (
        ("undo", _undo, tr("undo the last change to memories, or the one with this number")),
        ("redo", _redo, tr("redo what was undone")),
    ):
        action(name, run, help_).add_argument("operation", type=int, nargs="?")


def _list(options: argparse.Namespace) -> int:
    with opened(options) as session:
        space = space_of(session, options.space) if options.space else EVERYWHERE
        memories = session.call(session.engine.memories(options.query, trashed=options.trash, space=space))
    if options.json:
        print_json(memories)
    else:
        for memory in memories:
            print(memory_line(memory))
        print(trn("{n} memory", "{n} memories", len(memories)))
    return 0


def _add(options: argparse.Namespace) -> int:
    with opened(options) as session:
        results = session.call(session.engine.add_memory(options.text, space_of(session, options.space)))
    if options.json:
        print_json(results)
    else:
        print("\n".join(map(result_line, results)) or tr("No fact was found in this."))
    return 0


def _show(options: argparse.Namespace) -> int:
    with opened(options) as session:
        detail = session.call(session.engine.memory(options.id))
    if options.json:
        print_json(detail)
    else:
        memory, confidence = detail.memory, detail.confidence
        print(memory_line(memory))
        reasons = ", ".join(
            [f"+{one.value}" for one in confidence.raised] + [f"-{one.value}" for one in confidence.lowered]
        )
        sure = tr("confidence {value} ({reasons})", value=str(confidence.value), reasons=reasons)
        print(f"  {memory.kind.value}, {sure}")
        print("  " + tr("used {n} times", n=detail.use.count))
        for source in detail.sources:
            place = source.conversation_title or (tr("typed by hand") if source.message_id is None else "")
            print(f"  {when(source.at)}  {source.kind.value}  {place}")
    return 0


def _history(options: argparse.Namespace) -> int:
    with opened(options) as session:
        detail = session.call(session.engine.memory(options.id))
    if options.json:
        print_json(detail.versions)
    else:
        _print_versions(detail)
    return 0


def _edit(options: argparse.Namespace) -> int:
    with opened(options) as session:
        redaction = session.call(session.engine.edit_memory(options.id, options.text))
    if options.json:
        print_json(redaction)
    else:
        print(tr("Saved: {fact}", fact=redaction.text))
    return 0


def _delete(options: argparse.Namespace) -> int:
    with opened(options) as session:
        operation_id = session.call(session.engine.delete_memories(options.id))
    if options.json:
        print_json({"operation": operation_id})
    else:
        print(tr("Moved to the trash. To undo: memories undo {operation}", operation=operation_id))
    return 0


def _restore(options: argparse.Namespace) -> int:
    with opened(options) as session:
        session.call(session.engine.restore_memories(options.id))
    if options.json:
        print_json({"restored": options.id})
    else:
        print(tr("Restored."))
    return 0


def _erase(options: argparse.Namespace) -> int:
    question = trn(
        "Erase {n} memory with every version of it, for good? This cannot be undone.",
        "Erase {n} memories with every version of them, for good? This cannot be undone.",
        len(options.id),
    )
    with opened(options) as session:
        report = session.call(session.engine.erase_report(options.id))
        if not options.json:
            print(_erased_words(report))
        if not confirm(question, yes=options.yes):
            return 1
        session.call(session.engine.erase_memories(options.id))
    if options.json:
        print_json({"erased": options.id})
    else:
        print(tr("Erased. Nothing of it is left on the disk."))
    return 0


def _undo(options: argparse.Namespace) -> int:
    with opened(options) as session:
        scope = None if options.operation else Scope.MEMORY
        return _told(session.call(session.engine.undo(options.operation, scope=scope)), options)


def _redo(options: argparse.Namespace) -> int:
    with opened(options) as session:
        scope = None if options.operation else Scope.MEMORY
        return _told(session.call(session.engine.redo(options.operation, scope=scope)), options)


def _told(operation: Operation, options: argparse.Namespace) -> int:
    if options.json:
        print_json(operation)
    else:
        print(f"{operation.id}  {when(operation.at)}  {operation.kind.value}: {operation.state.value}")
    return 0


def _erased_words(report: EraseReport) -> str:
    """What would go, and what would remain."""
    gone = tr(
        "Goes for good: {versions} versions, {conflicts} conflicts, {backups} backups.",
        versions=report.versions,
        conflicts=report.conflicts,
        backups=report.backups,
    )
    stays = tr(
        "Stays: {messages} chat messages that it comes from; {manifests} answers say that they used it, without its "
        "text.",
        messages=report.messages,
        manifests=report.manifests,
    )
    return f"{gone}\n{stays}"


def _print_versions(detail: MemoryDetail) -> None:
    for version in detail.versions:
        mark = "*" if version.current else " "
        operation = version.operation
        state = f"  ({operation.state.value})" if operation.state.value != "done" else ""
        trashed = tr("(in the trash)") if version.deleted else ""
        print(
            f"{mark} {version.number}  {when(operation.at)}  {operation.actor.value}  "
            f"{operation.kind.value}  {version.text} {trashed}{state}".rstrip()
        )
