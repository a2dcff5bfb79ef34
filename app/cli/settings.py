"""`settings`: every option with what it does, and changing it."""

import argparse
import json
from typing import Any

from app.cli.output import print_json
from app.cli.session import opened
from app.core.settings import Settings
from app.i18n import tr


def add_to(commands: Any, common: argparse.ArgumentParser) -> None:
    """Register the command."""
    parser = commands.add_parser("settings", parents=[common], help=tr("every option, and changing it"))
    parser.add_argument("name", nargs="?")
    parser.add_argument("value", nargs="?")
    parser.add_argument("--json", action="store_true", help=tr("print JSON"))
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    with opened(options) as session:
        if options.value is not None:
            session.call(session.engine.change_settings(**{options.name: _parsed(options.value)}))
        settings = session.engine.settings().model_dump(mode="json")
    wanted = {name: value for name, value in settings.items() if options.name in (None, name)}
    if options.json:
        print_json(wanted)
        return 0
    for name, value in wanted.items():
        print(f"{name} = {json.dumps(value, ensure_ascii=False)}\n    {Settings.model_fields[name].description}")
    return 0


def _parsed(value: str) -> object:
    """Numbers and yes or no as such; anything else is text."""
    try:
        return json.loads(value)
    except ValueError:
        return value
