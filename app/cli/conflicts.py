"""`conflicts`: what waits for a decision, and deciding it."""

import argparse
from typing import Any

from app.cli.output import print_json, when
from app.cli.session import opened, space_of
from app.core.models import Conflict, Resolution
from app.i18n import tr, trn

_WORDS = {
    "old": Resolution.KEEP_OLD,
    "new": Resolution.TAKE_NEW,
    "both": Resolution.KEEP_BOTH,
    "merge": Resolution.MERGE,
    "no-conflict": Resolution.NOT_A_CONFLICT,
}


def add_to(commands: Any, common: argparse.ArgumentParser) -> None:
    """Register the command."""
    parser = commands.add_parser("conflicts", parents=[common], help=tr("statements that wait for your decision"))
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    listing = actions.add_parser("list", parents=[common], help=tr("what waits"))
    listing.add_argument("--settled", action="store_true", help=tr("what was settled"))
    listing.set_defaults(run=_list)
    settling = actions.add_parser("settle", parents=[common], help=tr("keep the old one, take the new one, or both"))
    settling.add_argument("id", type=int)
    choices = [*_WORDS, *(resolution.value for resolution in Resolution)]
    settling.add_argument("resolution", choices=choices, metavar="|".join(_WORDS))
    settling.add_argument("--text", default="", help=tr("the text that a merge makes of the two"))
    settling.add_argument("--space", help=tr("both: the new one holds in this space only"))
    settling.set_defaults(run=_settle)
    for action in (listing, settling):
        action.add_argument("--json", action="store_true", help=tr("print JSON"))


def _list(options: argparse.Namespace) -> int:
    with opened(options) as session:
        conflicts = session.call(session.engine.conflicts(settled=options.settled))
    if options.json:
        print_json(conflicts)
        return 0
    for conflict in conflicts:
        _print(conflict)
    print(trn("{n} conflict", "{n} conflicts", len(conflicts)))
    return 0


def _settle(options: argparse.Namespace) -> int:
    resolution = _WORDS.get(options.resolution) or Resolution(options.resolution)
    with opened(options) as session:
        operation_id = session.call(
            session.engine.settle_conflict(
                options.id, resolution, merged=options.text, space_id=space_of(session, options.space)
            )
        )
    if options.json:
        print_json({"operation": operation_id})
    else:
        print(tr("Settled. To undo: memories undo {operation}", operation=operation_id))
    return 0


def _print(conflict: Conflict) -> None:
    print(f"{conflict.id:>5}  {when(conflict.created_at)}")
    if conflict.memory is not None:
        print("       " + tr("old: {text}", text=conflict.memory.text))
    print("       " + tr("new: {text}", text=conflict.new_text))
    print(f"       ({conflict.why})")
    if conflict.resolution is not None:
        print(f"       → {conflict.resolution.value}")
