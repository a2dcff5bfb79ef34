"""`background`, `insights` and `summaries`: what happens after the answers, and what came of it."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.cli.output import confirm, print_json, when
from app.cli.session import opened
from app.core.models import Insight, Summary
from app.i18n import tr, trn

if TYPE_CHECKING:
    from app.core.engine import Engine

Work = Coroutine[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class _Made:
    """A sort of thing that the background makes, and what can be done with it."""

    help: Callable[[], str]
    read: Callable[[Engine], Work]
    line: Callable[[Any], str]
    edit: Callable[[Engine, int, str], Work]
    delete: Callable[[Engine, int], Work]
    erase: Callable[[Engine, list[int]], Work]
    undo: str  # the command that takes a deletion back


def add_to(commands: Any, common: argparse.ArgumentParser) -> None:
    """Register the commands."""

    def command(name: str, help_: str) -> Any:
        parser = commands.add_parser(name, parents=[common], help=help_)
        return parser.add_subparsers(metavar="ACTION", required=True)

    def action(actions: Any, name: str, run: Any, help_: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = actions.add_parser(name, parents=[common], help=help_)
        made.add_argument("--json", action="store_true", help=tr("print JSON"))
        made.set_defaults(run=run)
        return made

    jobs = command("background", tr("what is done after the answers"))
    action(jobs, "list", _jobs, tr("what waits, runs or was given up"))
    action(jobs, "retry", _retry, tr("try a job again")).add_argument("id", type=int)
    action(jobs, "discard", _discard, tr("throw a job away")).add_argument("id", type=int)
    for name, kind in _MADE.items():
        actions = command(name, kind.help())
        parsers = [action(actions, "list", _list, tr("all of them"))]
        editing = action(actions, "edit", _edit, tr("give one your own words"))
        editing.add_argument("id", type=int)
        editing.add_argument("text")
        deleting = action(actions, "delete", _delete, tr("delete one; it is not made again"))
        deleting.add_argument("id", type=int)
        erasing = action(actions, "erase", _erase, tr("erase some for good"))
        erasing.add_argument("id", type=int, nargs="+")
        erasing.add_argument("--yes", action="store_true", help=tr("do not ask"))
        for parser in (*parsers, editing, deleting, erasing):
            parser.set_defaults(made=kind)


def _jobs(options: argparse.Namespace) -> int:
    with opened(options) as session:
        jobs = session.call(session.engine.jobs())
        state = session.call(session.engine.agent_state())
    if options.json:
        print_json({"jobs": jobs, "state": state})
        return 0
    for job in jobs:
        failed = f"  {job.error} ×{job.attempts}" if job.error else ""
        what = f"{job.kind.value} {job.conversation_id or ''}"
        print(f"{job.id:>5}  {job.state.value:<8} {when(job.run_at)}  {what}{failed}")
    print(trn("{n} job", "{n} jobs", len(jobs)))
    return 0


def _retry(options: argparse.Namespace) -> int:
    with opened(options) as session:
        session.call(session.engine.retry_job(options.id))
    return _told(options, tr("It is tried again the next time Keepsake runs for a while."))


def _discard(options: argparse.Namespace) -> int:
    with opened(options) as session:
        session.call(session.engine.discard_job(options.id))
    return _told(options, tr("Thrown away."))


def _list(options: argparse.Namespace) -> int:
    with opened(options) as session:
        found = session.call(options.made.read(session.engine))
    if options.json:
        print_json(found)
        return 0
    for one in found:
        print(options.made.line(one))
    return 0


def _edit(options: argparse.Namespace) -> int:
    with opened(options) as session:
        session.call(options.made.edit(session.engine, options.id, options.text))
    return _told(options, tr("Saved."))


def _delete(options: argparse.Namespace) -> int:
    with opened(options) as session:
        operation = session.call(options.made.delete(session.engine, options.id))
    command = f"{options.made.undo} undo {operation}"
    return _told(options, tr("Deleted. To undo: {command}", command=command))


def _erase(options: argparse.Namespace) -> int:
    question = tr("Erase for good, with every earlier wording? What it was made of stays. This cannot be undone.")
    if not confirm(question, yes=options.yes):
        return 1
    with opened(options) as session:
        session.call(options.made.erase(session.engine, options.id))
    return _told(options, tr("Erased. Nothing of it is left on the disk."))


def _told(options: argparse.Namespace, words: str) -> int:
    if options.json:
        print_json({"id": options.id})
    else:
        print(words)
    return 0


def _insight_line(one: Insight) -> str:
    return f"{one.id:>5}  {when(one.first_at)} – {when(one.last_at)}  {one.confidence:.0%}  {one.text}"


def _summary_line(one: Summary) -> str:
    return f"{one.id:>5}  {when(one.created_at)}  {one.conversation_title}\n       {one.text}"


_MADE = {
    "insights": _Made(
        help=lambda: tr("what you keep talking about"),
        read=lambda engine: engine.insights(),
        line=_insight_line,
        edit=lambda engine, id_, text: engine.edit_insight(id_, text),
        delete=lambda engine, id_: engine.delete_insight(id_),
        erase=lambda engine, ids: engine.erase_insights(ids),
        undo="memories",
    ),
    "summaries": _Made(
        help=lambda: tr("summaries of chats"),
        read=lambda engine: engine.summaries(),
        line=_summary_line,
        edit=lambda engine, id_, text: engine.edit_summary(id_, text),
        delete=lambda engine, id_: engine.delete_summary(id_),
        erase=lambda engine, ids: engine.erase_summaries(ids),
        undo="conversations",
    ),
}
