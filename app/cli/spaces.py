"""`spaces`: parts of a life that do not mix."""

import argparse
from typing import Any

from app.cli.output import print_json
from app.cli.session import opened, required_space
from app.i18n import tr, trn


def add_to(commands: Any, common: argparse.ArgumentParser) -> None:
    """Register the command."""
    parser = commands.add_parser("spaces", parents=[common], help=tr("parts of your life that do not mix"))
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    for name, run, help_ in (
        ("list", _list, tr("all spaces")),
        ("add", _add, tr("a new space")),
        ("rename", _rename, tr("call a space otherwise")),
        ("remove", _remove, tr("take a space away; what is in it is seen everywhere then")),
    ):
        action = actions.add_parser(name, parents=[common], help=help_)
        action.add_argument("--json", action="store_true", help=tr("print JSON"))
        action.set_defaults(run=run)
        if name != "list":
            action.add_argument("name")
        if name == "rename":
            action.add_argument("new_name")


def _list(options: argparse.Namespace) -> int:
    with opened(options) as session:
        spaces = session.call(session.engine.spaces())
    if options.json:
        print_json(spaces)
        return 0
    for space in spaces:
        held = trn("{n} memory", "{n} memories", space.memories)
        print(f"{space.name}: {held}, " + trn("{n} conversation", "{n} conversations", space.conversations))
    return 0


def _add(options: argparse.Namespace) -> int:
    with opened(options) as session:
        space = session.call(session.engine.add_space(options.name))
    return _done(options, space.id)


def _rename(options: argparse.Namespace) -> int:
    with opened(options) as session:
        space_id = required_space(session, options.name)
        session.call(session.engine.rename_space(space_id, options.new_name))
    return _done(options, space_id)


def _remove(options: argparse.Namespace) -> int:
    with opened(options) as session:
        space_id = required_space(session, options.name)
        session.call(session.engine.remove_space(space_id))
    return _done(options, space_id)


def _done(options: argparse.Namespace, space_id: int) -> int:
    if options.json:
        print_json({"space": space_id})
    else:
        print(tr("Saved."))
    return 0
