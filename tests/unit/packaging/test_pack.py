"""What can be known of the packages without building them."""

import configparser
import os
import re
import struct
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from app.cli import parser
from pack import completion
from pack.commands import Command, command_line
from pack.contents import data_files, distributions, hidden_imports, is_wanted
from pack.deb import DEBIAN
from pack.icons import icns_of, ico_of
from pack.inventory import Part
from pack.libraries import BUNDLED, SYSTEM
from pack.licences import OWN_TEXTS, bill_of
from pack.manual import manual
from pack.places import PACKAGING, ROOT, VERSION, BuildError, filled, need
from pack.tree import LINUX, metainfo


@pytest.fixture(scope="module")
def top() -> Command:
    return command_line()


def test_that_there_is_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["version"] == VERSION
    assert f'version="{VERSION}"' in metainfo()
    assert re.fullmatch(r"\d+\.\d+\.\d+", VERSION)  # Windows and macOS know numbers only


def test_that_the_files_we_open_by_path_go_in_and_pictures_for_readers_do_not() -> None:
    files = {Path(source).relative_to(ROOT).as_posix(): folder for source, folder in data_files(ROOT)}
    assert files["resources/translations/keepsake_ru.ts"] == "resources/translations"
    assert files["resources/icons/keepsake.svg"] == "resources/icons"
    migrations = {path.name for path in (ROOT / "app/core/store/migrations/versions").glob("*.py")}
    assert migrations == {Path(name).name for name in files if "migrations" in name}
    assert not [name for name in files if "screenshots" in name]


def test_that_all_of_our_modules_go_in() -> None:
    modules = hidden_imports(ROOT)
    assert {"app.assembly", "app.gui.app", "app.selftest", "app.selftest.painting"} <= set(modules)
    assert "app.__main__" not in modules


def test_that_what_is_known_of_libraries_goes_along_but_for_what_stays_out() -> None:
    names = {name.lower().replace("_", "-") for name in distributions()}
    assert {"sqlalchemy", "keyring", "pymorphy3-dicts-ru", "anyio"} <= names
    assert not names & {"spacy", "thinc", "blis", "setuptools", "pytest"}


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("PySide6/Qt/lib/libQt6Widgets.so.6", True),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/Qt/translations/qtbase_ru.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("PySide6/Qt/qml/QtQuick/qmldir", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6\\plugins\\sqldrivers\\qsqlite.dll", False),
        ("resources/translations/keepsake_zh.ts", True),
        ("sqlite_vec/vec0.so", True),
        ("networkx/tests/data.json", False),
    ],
)
def test_what_of_others_goes_in(name: str, wanted: bool) -> None:
    assert is_wanted(name) is wanted


def test_that_a_library_comes_either_from_the_system_or_with_the_program() -> None:
    provided = {library for _rpm, libraries in SYSTEM.values() for library in libraries}
    assert not [library for library in provided if BUNDLED.match(library)]
    assert not is_wanted("libX11.so.6", "/usr/lib/x86_64-linux-gnu/libX11.so.6")
    assert is_wanted("libxcb-cursor.so.0", "/lib/x86_64-linux-gnu/libxcb-cursor.so.0")


def test_that_the_menu_entry_says_what_desktops_ask_for() -> None:
    entry = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(LINUX / "keepsake.desktop", "utf-8")
    section = entry["Desktop Entry"]
    assert section["Exec"] == "keepsake %U"
    assert section["MimeType"] == "application/x-keepsake+json;x-scheme-handler/keepsake;"
    assert {"Name", "Comment[ru]", "Comment[zh_CN]", "Icon", "Categories"} <= set(section)
    mime = ET.parse(LINUX / "keepsake-mime.xml").getroot()
    assert mime[0].get("type", "missing") in section["MimeType"]
    assert [glob.get("pattern") for glob in mime[0] if glob.tag.endswith("glob")] == ["*.keepsake.json"]


def test_that_software_centres_get_screenshots_that_exist() -> None:
    shown = ET.fromstring(metainfo())
    images = [image.text or "" for image in shown.iter("image")]
    assert len(images) >= 3
    assert all((ROOT / "resources" / "screenshots" / image.rpartition("/")[2]).exists() for image in images)


def test_that_bash_completes_commands_options_and_choices(top: Command, tmp_path: Path) -> None:
    script = tmp_path / "keepsake"
    script.write_text(completion.bash(top), "utf-8")

    def offered(*words: str) -> list[str]:
        line = " ".join(f"'{word}'" for word in ("keepsake", *words))
        asked = f"source {script}; COMP_WORDS=({line}); COMP_CWORD={len(words)}; _keepsake; echo ${{COMPREPLY[@]}}"
        return subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True).stdout.split()

    assert offered("mem") == ["memories"]
    assert offered("memories", "hist") == ["history"]
    assert "--selftest" in offered("--")
    assert offered("redact", "--target", "") == ["memory", "chat"]


def test_that_every_command_is_completed_and_in_the_manual(top: Command) -> None:
    page, zsh, fish = manual(top), completion.zsh(top), completion.fish(top)
    for command in top.all()[1:]:
        assert " ".join(command.path).replace("-", "\\-") in page
        assert f"'{command.path[-1]}" in zsh or f"({command.path[-1]}" in zsh or f" {command.path[-1]}:" in zsh
        assert f"-a {command.path[-1]} " in fish
    assert parser().prog == "keepsake"


def test_that_icon_files_lead_to_their_pictures() -> None:
    pictures = {16: b"small", 256: b"large picture"}
    ico = ico_of(pictures)
    assert struct.unpack_from("<HHH", ico) == (0, 1, 2)
    for number, (size, picture) in enumerate(pictures.items()):
        width, *_rest, length, offset = struct.unpack_from("<BBBBHHII", ico, 6 + 16 * number)
        assert (width or 256, ico[offset : offset + length]) == (size, picture)
    icns = icns_of(pictures)
    assert icns[:4] == b"icns"
    assert struct.unpack_from(">I", icns, 4)[0] == len(icns)


def test_that_a_bill_of_materials_is_the_same_for_the_same_parts() -> None:
    part = Part("numpy", "2.4.6", "BSD-3-Clause", "pkg:pypi/numpy@2.4.6", ())
    bill = bill_of([part])
    assert bill == bill_of([part])
    assert bill["bomFormat"] == "CycloneDX"
    assert bill["serialNumber"] != bill_of([])["serialNumber"]


def test_that_qts_licence_and_how_to_replace_it_go_along() -> None:
    texts = {path.name for path in OWN_TEXTS.iterdir()}
    assert {"LGPL-3.0.txt", "GPL-3.0.txt", "Qt-and-PySide6.txt"} <= texts
    assert "replace" in (OWN_TEXTS / "Qt-and-PySide6.txt").read_text("utf-8")


def test_that_a_template_that_is_not_filled_in_stops_the_build() -> None:
    with pytest.raises(BuildError, match="@VERSION@"):
        filled(DEBIAN / "control.in", SIZE="1")


def test_that_missing_programs_are_named_with_the_command_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(BuildError, match="sudo apt-get install binutils nsis"):
        need("makensis", "strip", "readelf")


def test_that_no_package_needs_scripts_or_names_a_machine() -> None:
    texts = [path for path in PACKAGING.rglob("*") if path.is_file() and path.suffix not in {".png", ".pyc"}]
    assert not [path for path in texts if path.name in {"postinst", "prerm", "postrm", "preinst"}]
    assert not [path for path in texts if re.search(r"/(root|home)/(?!person)\w", path.read_text("utf-8"))]


def test_that_the_gate_finds_every_type_over_the_stand_in_for_spacy() -> None:
    stand_in = PACKAGING / "pyinstaller" / "without_spacy"
    asked = "import spacy, app.selftest.checks as checks; print(spacy.__file__); print(checks.privacy(None))"
    done = subprocess.run(
        [sys.executable, "-c", asked],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(stand_in)},
        capture_output=True,
        text=True,
        check=True,
    )
    where, told = done.stdout.splitlines()
    assert Path(where).is_relative_to(stand_in)
    assert told.endswith("types")
