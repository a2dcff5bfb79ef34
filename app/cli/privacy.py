"""`privacy`: what is done about each kind of private data, what may be stored all the same, and what was refused."""

import argparse
import sys
from typing import Any

from app.cli.output import print_json, when
from app.cli.session import opened
from app.core.models import PrivacyAction, Target
from app.i18n import tr, trn
from app.words.errors import action_words, type_words


def add_to(commands: Any, common: argparse.ArgumentParser) -> None:
    """Register the command."""
    parser = commands.add_parser("privacy", parents=[common], help=tr("what is taken out, and what was refused"))
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    listing = actions.add_parser("list", parents=[common], help=tr("what is done about each kind of private data"))
    listing.set_defaults(run=_list)
    setting = actions.add_parser("set", parents=[common], help=tr("choose what is done about a kind"))
    setting.add_argument("type", metavar="TYPE")
    for target in Target:
        choices = [action.value for action in PrivacyAction]
        setting.add_argument(f"--{target.value}", choices=choices, help=tr("refuse, redact or keep"))
    setting.set_defaults(run=_set)
    allowing = actions.add_parser(
        "allow", parents=[common], help=tr("let a value be stored; it is read from standard input")
    )
    allowing.add_argument("type", metavar="TYPE")
    allowing.set_defaults(run=_allow)
    for action in (setting, allowing):
        action.add_argument("--confirm", default="", metavar="TYPE", help=tr("spell out the type to keep a secret"))
    allowed = actions.add_parser("allowed", parents=[common], help=tr("the values that may be stored"))
    allowed.set_defaults(run=_allowed)
    disallowing = actions.add_parser("disallow", parents=[common], help=tr("take a value out of that list"))
    disallowing.add_argument("id", type=int)
    disallowing.set_defaults(run=_disallow)
    refusals = actions.add_parser("refusals", parents=[common], help=tr("what was not stored: kinds only"))
    refusals.add_argument("--clear", action="store_true", help=tr("empty the list"))
    refusals.set_defaults(run=_refusals)
    reading = actions.add_parser("reading", parents=[common], help=tr("choose a deeper reading, or show it"))
    reading.add_argument("choice", nargs="?", choices=["off", "names", "model"])
    reading.set_defaults(run=_reading)
    for action in (listing, setting, allowed, refusals):
        action.add_argument("--json", action="store_true", help=tr("print JSON"))


def _list(options: argparse.Namespace) -> int:
    with opened(options) as session:
        rules = session.engine.privacy()
    if options.json:
        print_json(rules)
        return 0
    for rule in rules:
        memory, chat = action_words(rule.memory), action_words(rule.chat)
        print(f"{rule.type:18} {type_words(rule.type)}")
        print(f"{'':18} " + tr("in memories: {memory}; in chats: {chat}", memory=memory, chat=chat))
    return 0


def _set(options: argparse.Namespace) -> int:
    with opened(options) as session:
        rules = session.engine.privacy()
        for target in Target:
            action = getattr(options, target.value)
            if action is not None:
                work = session.engine.set_privacy(options.type, target, PrivacyAction(action), options.confirm)
                rules = session.call(work)
    if options.json:
        print_json(rules)
    else:
        print(tr("Saved."))
    return 0


def _allow(options: argparse.Namespace) -> int:
    value = sys.stdin.readline().strip()
    with opened(options) as session:
        session.call(session.engine.allow(options.type, value, options.confirm))
    print(tr("From now on this value may be stored."))
    return 0


def _allowed(options: argparse.Namespace) -> int:
    with opened(options) as session:
        allowances = session.call(session.engine.allowances())
    if options.json:
        print_json(allowances)
        return 0
    for one in allowances:
        print(f"{one.id:>5}  {when(one.allowed_at)}  {type_words(one.type)}  {one.mask}")
    print(trn("{n} value", "{n} values", len(allowances)))
    return 0


def _disallow(options: argparse.Namespace) -> int:
    with opened(options) as session:
        session.call(session.engine.disallow(options.id))
    print(tr("From now on this value is taken out again."))
    return 0


def _refusals(options: argparse.Namespace) -> int:
    with opened(options) as session:
        if options.clear:
            session.call(session.engine.clear_refusals())
        refusals = session.call(session.engine.refusals())
    if options.json:
        print_json(refusals)
        return 0
    for one in refusals:
        print(f"{when(one.at)}  " + ", ".join(type_words(name) for name in one.types))
    print(trn("{n} refusal", "{n} refusals", len(refusals)))
    return 0


def _reading(options: argparse.Namespace) -> int:
    with opened(options) as session:
        if options.choice:
            session.call(session.engine.change_settings(deep_reading=options.choice))
        chosen = session.engine.settings().deep_reading
        here = session.engine.deep_readings()
    print(tr("Deeper reading") + f": {chosen}")
    if chosen == "names" and not here.pipelines:
        print(tr("None is installed, so nothing more is seen: the README says how to get one."))
    if chosen == "model" and here.model is None:
        print(tr("No model runs on this machine now, so nothing more is seen."))
    return 0
