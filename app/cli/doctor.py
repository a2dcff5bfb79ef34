"""`doctor`: versions, key, database, model server and models."""

import argparse
from collections.abc import Mapping
from typing import Any

from app.cli.output import print_error, print_json
from app.cli.session import opened
from app.core.errors import AppError
from app.core.models import DoctorReport
from app.i18n import tr


def add_to(commands: Any, common: argparse.ArgumentParser) -> None:
    """Register the command."""
    parser = commands.add_parser("doctor", parents=[common], help=tr("check everything that Keepsake stands on"))
    parser.add_argument("--json", action="store_true", help=tr("print JSON"))
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    try:
        with opened(options) as session:
            report = session.call(session.engine.doctor())
    except AppError as error:
        if options.json:
            print_json({"database": {"state": error.code.value}, "problems": [error.code.value]})
        print_error(error)
        return 1
    if options.json:
        print_json(report)
    else:
        _print(report)
    return 0


def _print(report: DoctorReport) -> None:
    print(tr("Home: {path}", path=report.home))
    print(tr("Key: {kept}", kept=report.key_source))
    parts: dict[str, Mapping[str, str | int]] = {
        tr("Versions"): report.versions,
        tr("Database"): report.database,
        "Ollama": report.ollama,
    }
    for name, values in parts.items():
        print(f"{name}:")
        for key, value in values.items():
            print(f"  {key}: {value}")
    print(tr("Models") + ":")
    for model in report.models:
        able = [name for name in ("tools", "thinking", "vision", "remote", "offline") if getattr(model, name)]
        print(f"  {model.name}  {model.parameter_size}  {', '.join(able)}")
    print(tr("Checks") + ":")
    for check in report.checks:
        told = ", ".join(f"{name} {value}" for name, value in check.values.items())
        print(f"  {check.state.value:<9} {check.finding.value}  {told}".rstrip())
    for problem in report.problems:
        print(f"! {problem}")
