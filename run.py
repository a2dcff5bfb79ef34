#!/usr/bin/env python3
"""Set Keepsake up and run it. Standard library only: nothing has to be installed before.

    python3 run.py               open the window (or offer the terminal chat where there is no screen)
    python3 run.py test [...]    run every test (further words go to pytest)
    python3 run.py lint          formatting, style, types, import rules
    python3 run.py bench NAME    run tests/bench/NAME.py (further words go to it)
    python3 run.py visit [...]   go through the program as a person does, and leave a picture of every step
    python3 run.py screenshots   of these, the pictures of the documents and the guide
    python3 run.py package [...] build installers and prove them (see packaging/README.md)
    python3 run.py selftest      try every part of the program on this machine
    python3 run.py chat|memories|conflicts|conversations|redact|relate|doctor [...]   the command line

The first call takes a minute or two: it makes a virtual environment in .venv and installs the locked dependencies,
whose hashes are checked. Later calls cost a fraction of a second.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
# Installers are built in one of its own: what development needs must not slip into them.
PACKAGING_ENVIRONMENT = ROOT / "build" / "venv"
OLDEST, NEWEST = (3, 11), (3, 14)

# What Qt opens at run time, by library, with Debian's and Ubuntu's package names. The first part is needed even
# without a screen, the second for a window on X11.
LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
}
WINDOW_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
COMMANDS = (
    "chat",
    "memories",
    "conflicts",
    "background",
    "conversations",
    "insights",
    "summaries",
    "spaces",
    "export",
    "import",
    "privacy",
    "settings",
    "data",
    "redact",
    "relate",
    "doctor",
    "storage",
)


def main(words: list[str]) -> int:
    """Do what the words say; returns the exit code."""
    if words[:1] in (["-h"], ["--help"], ["help"]):
        print(__doc__)
        return 0
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        allowed = f"{OLDEST[0]}.{OLDEST[1]} to {NEWEST[0]}.{NEWEST[1]}"
        return fail(f"Keepsake needs Python {allowed}; this is {sys.version.split()[0]}.")
    word = words[0] if words else ""
    chores = {
        "test": test,
        "lint": lint,
        "bench": bench,
        "visit": visit,
        "screenshots": screenshots,
        "selftest": selftest,
        "package": package,
    }
    if word in chores:
        return chores[word](words[1:])
    if word in COMMANDS:
        return run(set_up(development=False, window=False), "-m", "app", *words)
    if not word or word.startswith("-"):
        return open_window(words)
    return fail(f"Unknown word: {word}\n{__doc__}")


# ---------------------------------------------------------------- what the words do


def open_window(words: list[str]) -> int:
    """The window; where there is no screen, say so and offer the terminal chat."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        say("There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can be opened.")
        python = set_up(development=False, window=False)
        if sys.stdin.isatty() and input("Chat in the terminal instead? [Y/n] ").strip().lower() in ("", "y", "yes"):
            return run(python, "-m", "app", "chat", *words)
        say("To chat in the terminal:  python3 run.py chat")
        return 1
    return run(set_up(development=False), "-m", "app", *words)


def selftest(words: list[str]) -> int:
    """The program's look at itself, as an installed one does it."""
    return run(set_up(development=False), "-m", "app", "--selftest", *words)


def package(words: list[str]) -> int:
    """Installers, by `packaging/pack`."""
    lock = ROOT / "packaging" / "requirements.lock"
    python = set_up(development=False, environment=PACKAGING_ENVIRONMENT, further=(lock,))
    return run(python, "-m", "pack", *words, environment={"PYTHONPATH": str(ROOT / "packaging")})


def test(words: list[str]) -> int:
    """Every test, without a screen; coverage is measured where the words do not choose tests."""
    python = set_up(development=True)
    arguments = words or ["--cov", "--cov-report=term:skip-covered"]
    return run(python, "-m", "pytest", *arguments, environment={"QT_QPA_PLATFORM": "offscreen"})


def lint(_words: list[str]) -> int:
    """All checks, even when the first ones fail."""
    python = set_up(development=True)
    checks = (
        ("-m", "ruff", "format", "--check", "."),
        ("-m", "ruff", "check", "."),
        ("-m", "mypy"),
        ("-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"),
    )
    return max(run(python, *check) for check in checks)


def bench(words: list[str]) -> int:
    """One benchmark by name."""
    python = set_up(development=True)
    names = sorted(path.stem for path in (ROOT / "tests" / "bench").glob("*.py"))
    if not words or words[0] not in names:
        return fail("Name a benchmark: " + ", ".join(names))
    return run(python, "-m", f"tests.bench.{words[0]}", *words[1:])


def visit(words: list[str]) -> int:
    """A person's way through the program, on a virtual screen where there is one to be had."""
    python = set_up(development=True)
    virtual = shutil.which("xvfb-run")
    if virtual is None:
        return run(python, "-m", "tools.visit", *words)
    screen = ["-a", "-s", "-screen 0 1400x900x24"]
    return subprocess.run(
        [virtual, *screen, str(python), "-m", "tools.visit", *words], cwd=ROOT, check=False
    ).returncode


def screenshots(_words: list[str]) -> int:
    """The pictures of the documents and of the guide, from a visit."""
    return visit(["--documents"])


# ---------------------------------------------------------------- setting up


def set_up(
    *, development: bool, window: bool = True, environment: Path = ENVIRONMENT, further: tuple[Path, ...] = ()
) -> Path:
    """Install what is missing, `further` locks too; returns the environment's Python. Ends the program when that
    cannot be done."""
    if sys.platform.startswith("linux"):
        install_system_libraries(LIBRARIES | (WINDOW_LIBRARIES if window and not development else {}))
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    locks = [ROOT / "requirements.lock", *([ROOT / "requirements-dev.lock"] if development else []), *further]
    if not works(python):
        make_environment(environment)
    for lock in locks:
        install(environment, python, lock)
    return python


def install(environment: Path, python: Path, lock: Path) -> None:
    """Install a lock's packages, unless this very lock was installed before."""
    stamp = environment / ("-".join(lock.relative_to(ROOT).with_suffix("").parts) + ".installed")
    digest = hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == digest:
        return
    count = sum(1 for line in lock.read_text().splitlines() if "==" in line and not line.startswith((" ", "#")))
    say(f"Installing {count} packages from {lock.name} (a minute or two, some 200 MB to download) ...")
    pip = [python, "-m", "pip"] if has_pip(environment) else [sys.executable, "-m", "pip", "--python", python]
    command = [*pip, "install", "--require-hashes", "--no-deps", "--disable-pip-version-check", "-r", lock]
    with subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, text=True) as process:
        done = 0
        for line in process.stdout or ():
            if line.startswith(("Collecting", "Requirement already")):
                done += 1
                progress(done, count, line.split()[1 if line.startswith("Coll") else 3].split("==")[0])
            elif line.startswith("Installing collected"):
                progress(count, count, "unpacking")
    if sys.stderr.isatty():
        print(file=sys.stderr)
    if process.returncode != 0:
        sys.exit(fail("The packages could not be installed (see above). Nothing else was changed; run this again."))
    stamp.write_text(digest)


def make_environment(environment: Path) -> None:
    """A fresh virtual environment, with Debian's separately packaged ensurepip got first where it is missing."""
    say(f"Making a virtual environment in {environment.relative_to(ROOT)} ...")
    shutil.rmtree(environment, ignore_errors=True)
    has_own_pip = importlib.util.find_spec("ensurepip") is not None
    if not has_own_pip and importlib.util.find_spec("pip") is None:
        install_packages([f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"])
        has_own_pip = True
    flags = [] if has_own_pip else ["--without-pip"]
    if run(Path(sys.executable), "-m", "venv", *flags, str(environment)) != 0:
        sys.exit(fail("The virtual environment could not be made (see above)."))


def install_system_libraries(libraries: dict[str, str]) -> None:
    """Get the system libraries that Qt opens and that are not there."""
    missing = [package for library, package in libraries.items() if not loads(library)]
    if missing:
        install_packages(missing)


def install_packages(packages: list[str]) -> None:
    """Install system packages as root or through sudo; otherwise say what to type, and end."""
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if not shutil.which("apt-get"):
        sys.exit(fail("Please install with your system's package manager (Debian's names): " + " ".join(packages)))
    prefix = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if prefix and (not shutil.which("sudo") or run_quietly([*prefix, "true"]) != 0):
        typed = " ".join(command)
        sys.exit(fail(f"System packages are missing. Please type:\n\n    sudo {typed}\n\nand run this again."))
    say("Installing system packages: " + " ".join(packages) + " ...")
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    run_quietly([*prefix, "apt-get", "update"], environment)
    if run_quietly([*prefix, *command], environment) != 0:
        sys.exit(fail("That failed. Please type it yourself:\n\n    sudo " + " ".join(command)))


# ---------------------------------------------------------------- small things


def run(python: Path, *words: str, environment: dict[str, str] | None = None) -> int:
    """Run Python in the project's folder; returns its exit code."""
    settings = os.environ | {"PYTHONUTF8": "1"} | (environment or {})
    try:
        return subprocess.run([str(python), *words], cwd=ROOT, env=settings, check=False).returncode
    except KeyboardInterrupt:
        return 130


def run_quietly(command: list[str], environment: dict[str, str] | None = None) -> int:
    """Run a command; shows what it printed only when it failed."""
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0 and done.stderr:
        print(done.stderr.strip(), file=sys.stderr)
    return done.returncode


def works(python: Path) -> bool:
    """Whether the environment is there and of this Python version (a system upgrade breaks it)."""
    if not python.exists():
        return False
    check = "import sys; sys.exit(sys.version_info[:2] != " + repr(sys.version_info[:2]) + ")"
    return subprocess.run([str(python), "-c", check], capture_output=True, check=False).returncode == 0


def has_pip(environment: Path) -> bool:
    """Whether the environment has its own pip."""
    return (
        any((environment / "lib").glob("python*/site-packages/pip")) or (environment / "Lib/site-packages/pip").exists()
    )


def loads(library: str) -> bool:
    """Whether the system has a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def say(text: str) -> None:
    """Tell how setting up goes, on standard error: standard output belongs to the commands."""
    print(text, file=sys.stderr, flush=True)


def progress(done: int, count: int, name: str) -> None:
    """One line that is written over, on a terminal; nothing elsewhere."""
    if sys.stderr.isatty():
        filled = min(30 * done // max(count, 1), 30)
        print(f"\r[{'#' * filled}{' ' * (30 - filled)}] {name[:40]:<40}", end="", file=sys.stderr, flush=True)


def fail(text: str) -> int:
    """Say what is wrong; returns the exit code for it."""
    say(text)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
