"""The command line as data, read from its parser: what completions and the manual page are made of."""

import argparse
from dataclasses import dataclass

from app.cli import parser
from app.i18n import set_language


@dataclass(frozen=True, slots=True)
class Option:
    """An option or an argument. `choices`: what it may be; `value`: the name of what it takes, empty for a switch."""

    names: tuple[str, ...]  # none for an argument
    help: str
    choices: tuple[str, ...]
    value: str


@dataclass(frozen=True, slots=True)
class Command:
    """A command; the whole program is the one without a path."""

    path: tuple[str, ...]
    help: str
    usage: str
    options: tuple[Option, ...]
    commands: tuple["Command", ...]

    def all(self) -> list["Command"]:
        """This one and everything below it."""
        return [self, *(one for command in self.commands for one in command.all())]


def command_line() -> Command:
    """The program's command line, in English."""
    set_language("en")
    return _command((), "", parser())


def _command(path: tuple[str, ...], words: str, of: argparse.ArgumentParser) -> Command:
    options: list[Option] = []
    commands: list[Command] = []
    for action in of._actions:  # noqa: SLF001 (argparse tells nobody else)
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            told = {choice.dest: choice.help or "" for choice in action._choices_actions}  # noqa: SLF001
            commands += [_command((*path, name), told.get(name, ""), one) for name, one in action.choices.items()]
        elif action.help != argparse.SUPPRESS:
            options.append(_option(action))
    usage = " ".join(of.format_usage().partition(": ")[2].split())
    return Command(path, words, usage, tuple(options), tuple(commands))


def _option(action: argparse.Action) -> Option:
    metavar = action.metavar[0] if isinstance(action.metavar, tuple) else action.metavar
    takes = action.nargs != 0
    choices = tuple(str(choice) for choice in action.choices or ())
    value = (metavar or (action.dest.upper() if not choices else "|".join(choices))) if takes else ""
    text = (action.help or "").replace("%(default)s", str(action.default))
    return Option(tuple(action.option_strings), text, choices, value)
