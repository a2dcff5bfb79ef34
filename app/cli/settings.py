"""`settings`: every option with what it does, changing it, and putting it back to its default."""

import argparse
import json
from typing import Any

from app.cli.output import print_json
from app.cli.session import opened
from app.core.errors import AppError, ErrorCode
from app.core.settings import Settings, shape_of
from app.i18n import tr
from app.words.settings import Page, names_on, page_words, value_words, words_of


def add_to(commands: Any, common: argparse.ArgumentParser) -> None:
    """Register the command."""
    parser = commands.add_parser("settings", parents=[common], help=tr("every option, and changing it"))
    parser.add_argument("name", nargs="?")
    parser.add_argument("value", nargs="?")
    parser.add_argument("--reset", action="store_true", help=tr("put the option, or all, back to the default"))
    parser.add_argument("--json", action="store_true", help=tr("print JSON"))
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    if options.name is not None and options.name not in Settings.model_fields:
        raise AppError(ErrorCode.BAD_SETTING, name=options.name)
    with opened(options) as session:
        changes: dict[str, object] = {}
        if options.reset:
            wanted = [options.name] if options.name else list(Settings.model_fields)
            changes = {name: shape_of(name).default for name in wanted}
        elif options.value is not None:
            changes = {options.name: _parsed(options.value)}
        if changes:
            session.call(session.engine.change_settings(**changes))
        settings = session.engine.settings().model_dump(mode="json")
    if options.json:
        print_json({name: value for name, value in settings.items() if options.name in (None, name)})
        return 0
    for page in Page:
        names = [name for name in names_on(page) if options.name in (None, name)]
        if names and options.name is None:
            print(f"[{page_words(page)}]")
        for name in names:
            _print(name, settings[name])
    return 0


def _print(name: str, value: object) -> None:
    """A setting as it is now, what that means, and what else it may be."""
    words, shape = words_of(name), shape_of(name)
    called = value_words(name, value)
    spoken = f"  ({called})" if called != str(value) and not isinstance(value, dict) else ""
    print(f"{name} = {json.dumps(value, ensure_ascii=False)}{spoken}\n    {words.name}. {words.what}")
    if shape.choices:
        print("    " + " · ".join(f"{choice}: {value_words(name, choice)}" for choice in shape.choices))


def _parsed(value: str) -> object:
    """Numbers and yes or no as such; anything else is text."""
    try:
        return json.loads(value)
    except ValueError:
        return value
