from pathlib import Path

import pytest

from app.cli import _wish
from app.targets import Target, TargetKind, asked_for, read_target


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("", Target(TargetKind.WINDOW)),
        ("quick-ask", Target(TargetKind.QUICK_ASK)),
        ("keepsake://chat/12", Target(TargetKind.CHAT, id=12)),
        ("keepsake://memory/7", Target(TargetKind.MEMORY, id=7)),
        ("keepsake://new", Target(TargetKind.NEW)),
        ("keepsake://new?temporary=1", Target(TargetKind.NEW, temporary=True)),
        ("keepsake://new/?temporary=0", Target(TargetKind.NEW)),
    ],
)
def test_that_links_show_what_is_there_or_an_empty_chat(text: str, target: Target) -> None:
    assert read_target(text) == target


@pytest.mark.parametrize(
    "text",
    [
        "keepsake://",
        "keepsake://quick-ask",
        "keepsake://chat/",
        "keepsake://chat/0",
        "keepsake://chat/-1",
        "keepsake://chat/1;drop",
        "keepsake://chat/1/../../memory/2",
        "keepsake://chat/1?text=hello",
        "keepsake://chat/" + "9" * 30,
        "keepsake://chat/１２",
        "keepsake://new?temporary=1&text=Send%20this",
        "keepsake://new?text=hello",
        "keepsake://erase/1",
        "KEEPSAKE://chat/1",
        "keepsake://chat/1\n",
        "keepsake://memory/1\x00",
        "file://elsewhere/etc/passwd.txt",
        "file:///etc/passwd",
        "file:///no/such/file.json",
        "https://example.org/export.json",
        "relative.json",
        "a" * 5000,
        "\u202ekeepsake://chat/1",
    ],
)
def test_that_anything_else_is_unknown(text: str) -> None:
    assert read_target(text) == Target(TargetKind.UNKNOWN)


def test_that_a_file_to_import_is_taken_by_its_path_or_its_address(tmp_path: Path) -> None:
    export = tmp_path / "my export ж.json"
    export.write_text("[]")
    for text in (str(export), export.as_uri()):
        assert read_target(text) == Target(TargetKind.FILE, path=export)
    program = tmp_path / "program.sh"
    program.write_text("")
    assert read_target(str(program)) == Target(TargetKind.UNKNOWN)
    assert read_target(str(tmp_path)) == Target(TargetKind.UNKNOWN)


def test_that_the_command_line_takes_a_file_or_link_and_leaves_commands_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "list.txt").write_text("")
    monkeypatch.chdir(tmp_path)
    assert asked_for("list.txt") == str(tmp_path / "list.txt")
    assert _wish(["--home", "list.txt", "keepsake://chat/1"]) == (["--home", "list.txt"], "keepsake://chat/1")
    assert _wish(["import", "list.txt"]) == (["import", "list.txt"], "")
    assert _wish(["--quick-ask"]) == (["--quick-ask"], "")


@pytest.mark.parametrize("text", ["file:///%FF.zip", "/tmp/" + "a" * 300 + ".zip", "file:///" + "a" * 300 + ".zip"])
def test_that_what_no_system_can_open_is_unknown_and_no_fault(text: str) -> None:
    assert read_target(text) == Target(TargetKind.UNKNOWN)
    assert asked_for("a" * 300 + ".zip") is None
