"""`background`, `insights` and `summaries`: what happens after the answers, and what came of it."""

import argparse
from typing import Any

from app.cli.output import print_json, when
from app.cli.session import opened
from app.i18n import tr, trn


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
    for name, help_ in (("insights", tr("what you keep talking about")), ("summaries", tr("summaries of chats"))):
        actions = command(name, help_)
        action(actions, "list", _LISTS[name], tr("all of them"))
        editing = action(actions, "edit", _EDITS[name], tr("give one your own words"))
        editing.add_argument("id", type=int)
        editing.add_argument("text")
        action(actions, "delete", _DELETES[name], tr("delete one; it is not made again")).add_argument("id", type=int)


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


def _insights(options: argparse.Namespace) -> int:
    with opened(options) as session:
        found = session.call(session.engine.insights())
    if options.json:
        print_json(found)
        return 0
    for one in found:
        print(f"{one.id:>5}  {when(one.first_at)} – {when(one.last_at)}  {one.confidence:.0%}  {one.text}")
    return 0


def _summaries(options: argparse.Namespace) -> int:
    with opened(options) as session:
        found = session.call(session.engine.summaries())
    if options.json:
        print_json(found)
        return 0
    for one in found:
        print(f"{one.id:>5}  {when(one.created_at)}  {one.conversation_title}\n       {one.text}")
    return 0


def _edit_insight(options: argparse.Namespace) -> int:
    with opened(options) as session:
        session.call(session.engine.edit_insight(options.id, options.text))
    return _told(options, tr("Saved."))


def _edit_summary(options: argparse.Namespace) -> int:
    with opened(options) as session:
        session.call(session.engine.edit_summary(options.id, options.text))
    return _told(options, tr("Saved."))


def _delete_insight(options: argparse.Namespace) -> int:
    with opened(options) as session:
        operation = session.call(session.engine.delete_insight(options.id))
    return _told(options, tr("Deleted. To undo: memories undo {operation}", operation=operation))


def _delete_summary(options: argparse.Namespace) -> int:
    with opened(options) as session:
        operation = session.call(session.engine.delete_summary(options.id))
    return _told(options, tr("Deleted. To undo: conversations undo {operation}", operation=operation))


def _told(options: argparse.Namespace, words: str) -> int:
    if options.json:
        print_json({"id": options.id})
    else:
        print(words)
    return 0


_LISTS = {"insights": _insights, "summaries": _summaries}
_EDITS = {"insights": _edit_insight, "summaries": _edit_summary}
_DELETES = {"insights": _delete_insight, "summaries": _delete_summary}
