"""The self-test over the real parts, and what it says when one of them does not work."""

import json
import tomllib
from pathlib import Path

import keyring
import pytest
from PySide6.QtWidgets import QApplication

from app import selftest
from app.cli import main
from app.core.privacy.policy import TYPES
from app.i18n import set_language
from app.selftest import checks
from app.selftest.samples import SAMPLES
from tests.helpers.keyring import LosingKeyring, MemoryKeyring

NAMES_ONLY = {"PERSON", "PLACE"}  # found by deeper readings alone


@pytest.fixture(autouse=True)
def _english(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KEEPSAKE_HOME", str(tmp_path / "nothing"))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    set_language("en")


def test_that_everything_works_here_and_the_home_is_not_touched(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["--selftest", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    states = {check["name"]: check["state"] for check in report["checks"]}
    assert states == dict.fromkeys(checks.CHECKS, "passed") | {"keyring": "absent"}
    assert report["ok"]
    assert report["versions"]["build"] == "source"
    assert not (tmp_path / "nothing").exists()


def test_that_a_part_that_does_not_work_is_said_and_counts(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_folder: Path) -> str:
        raise OSError("no such library")

    monkeypatch.setattr(selftest, "CHECKS", {"store": broken, "languages": checks.languages})
    assert main(["--selftest"]) == 1
    printed = capsys.readouterr().out
    assert "FAILED: Encrypted database (OSError: no such library" in printed
    assert "works: Languages" in printed
    assert "Something does not work" in printed


def test_that_a_gate_that_lets_something_through_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(checks, "SAMPLES", SAMPLES | {"VIN": "nothing to see"})
    with pytest.raises(RuntimeError, match="VIN"):
        checks.privacy(tmp_path)


def test_that_a_keyring_is_tried_and_left_as_it_was(memory_keyring: MemoryKeyring, tmp_path: Path) -> None:
    assert checks.keyring(tmp_path) == memory_keyring.name
    assert not memory_keyring.secrets


def test_that_a_keyring_that_loses_secrets_counts_as_none(memory_keyring: MemoryKeyring, tmp_path: Path) -> None:
    keyring.set_keyring(LosingKeyring())  # the fixture puts the real one back
    with pytest.raises(checks.NotThereError, match="loses"):
        checks.keyring(tmp_path)


def test_that_there_is_a_sample_of_every_type_that_rules_find() -> None:
    assert set(SAMPLES) == set(TYPES) - NAMES_ONLY


def test_that_every_library_we_ask_for_is_tried() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    asked = {line.partition(">")[0] for line in project["project"]["dependencies"]}
    assert asked == set(checks.LIBRARIES)
