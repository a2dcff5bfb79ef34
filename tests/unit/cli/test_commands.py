import argparse

import run
from app.cli import parser


def test_that_run_py_passes_on_every_command() -> None:
    """`run.py` knows the commands by name, because it must not import the program."""
    (commands,) = (action for action in parser()._actions if isinstance(action, argparse._SubParsersAction))
    assert sorted(run.COMMANDS) == sorted(commands.choices)
