"""The frozen program: one folder with Python, our code and every library."""

import hashlib
import os
import shutil
import sys
from pathlib import Path

from pack.icons import make_icons
from pack.libraries import check_libraries, is_elf
from pack.licences import write_licences
from pack.places import BUILD, FROZEN, PACKAGING, ROOT, VERSION, epoch, fresh, need, run, say, size_of

# Already stripped by who made them, and broken by doing it again.
_NOT_TO_STRIP = ("PySide6", "shiboken6", "numpy.libs")
# What Windows shows of the program under "Details".
_VERSION_INFO = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("ProductName", "Keepsake"), StringStruct("FileDescription", "Keepsake"),
      StringStruct("FileVersion", "{version}"), StringStruct("ProductVersion", "{version}"),
      StringStruct("LegalCopyright", "The Keepsake developers, Apache-2.0")])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ],
)
"""


def freeze() -> Path:
    """Build the program; returns its folder. `BuildError` when PyInstaller fails or a library is missing."""
    make_icons(ROOT / "resources" / "icons" / "keepsake.svg", BUILD / "icons")
    numbers = tuple(int(part) for part in (*VERSION.split("."), "0"))
    (BUILD / "version-info.txt").write_text(_VERSION_INFO.format(numbers=numbers, version=VERSION), "utf-8")
    say("Freezing the program (PyInstaller, a minute) ...")
    fresh(FROZEN.parent)
    run(
        sys.executable,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--clean",
        "--log-level=WARN",
        f"--workpath={BUILD / 'pyinstaller'}",
        f"--distpath={FROZEN.parent}",
        PACKAGING / "pyinstaller" / "keepsake.spec",
        environment={"PYTHONPATH": str(PACKAGING)},
    )
    write_licences(FROZEN / "licenses")
    if sys.platform == "darwin":
        shutil.copytree(FROZEN / "licenses", FROZEN.with_name("Keepsake.app") / "Contents" / "Resources" / "licenses")
    _shorten_records()
    if sys.platform.startswith("linux"):
        need("patchelf", "readelf", "strip")
        _strip()
        check_libraries(FROZEN)
    _set_times_and_modes()
    return FROZEN


def program() -> Path:
    """The frozen program as one starts it in a terminal."""
    return FROZEN / ("keepsake-cli.exe" if sys.platform == "win32" else "keepsake")


def _shorten_records() -> None:
    """Of what distributions list of their files, leave what is known of them: the rest lies elsewhere here, and its
    hashes are a megabyte that nothing packs."""
    for record in sorted((FROZEN / "_internal").glob("*.dist-info/RECORD")):
        lines = record.read_text("utf-8").splitlines(keepends=True)
        record.write_text("".join(line for line in lines if ".dist-info/" in line), "utf-8")


def _strip() -> None:
    """Take debugging information out of what was delivered with it."""
    for path in sorted((FROZEN / "_internal").rglob("*")):
        apart = path.relative_to(FROZEN / "_internal").parts[0] in _NOT_TO_STRIP
        if not apart and is_elf(path):
            run("strip", "--strip-unneeded", "--enable-deterministic-archives", path)
            # A Python that was compiled by hand looks for libraries where it was compiled.
            if "(RUNPATH)" in (said := run("readelf", "-dW", path)) and "$ORIGIN" not in said:
                run("patchelf", "--remove-rpath", path)


def _set_times_and_modes() -> None:
    if sys.platform == "win32":  # which knows no modes, and packs by an installer of its own
        return
    for path in sorted(FROZEN.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.parent == FROZEN else 0o644)
        os.utime(path, (epoch(), epoch()), follow_symlinks=False)


def digest_of(folder: Path) -> str:
    """One hash of all names, modes and bytes below a folder."""
    sums = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        sums.update(f"{path.relative_to(folder)}\0{path.lstat().st_mode:o}\0".encode())
        if path.is_symlink():
            sums.update(str(path.readlink()).encode())
        elif path.is_file():
            sums.update(hashlib.sha256(path.read_bytes()).digest())
    return sums.hexdigest()


def sizes(folder: Path) -> dict[str, int]:
    """Bytes by component, the largest first."""
    inner = folder / "_internal"
    found: dict[str, int] = {"keepsake (program and our code)": program().stat().st_size}
    for path in inner.iterdir():
        if path.is_symlink():
            continue
        name = path.name if path.is_dir() else "single libraries of the system and of Python"
        found[name] = found.get(name, 0) + (size_of(path) if path.is_dir() else path.stat().st_size)
    found["licenses"] = size_of(folder / "licenses")
    return dict(sorted(found.items(), key=lambda entry: -entry[1]))
