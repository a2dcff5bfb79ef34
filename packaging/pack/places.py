"""Where things are, which version this is, and running other programs."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from app import __version__

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build"  # may be thrown away at any time
DIST = ROOT / "dist"  # what is built for people
FROZEN = BUILD / "frozen" / "keepsake"
VERSION = __version__
APP_ID = "org.keepsake.Keepsake"
# Where people find Keepsake and its screenshots. Software centres want an address: whoever publishes says theirs.
SITE = os.environ.get("KEEPSAKE_SITE", "https://keepsake.example.org")
SUMMARY = "A private assistant that remembers you"
DESCRIPTION = (
    "You chat with a model that runs on your own machine. Keepsake keeps what is worth keeping, in words you can read; "
    "you can open every memory, correct it, take the change back, or erase it for good."
)

# Debian's package of each program that we start, to say what to install.
_PACKAGES = {
    "appstreamcli": "appstream",
    "debootstrap": "debootstrap",
    "desktop-file-validate": "desktop-file-utils",
    "dpkg-deb": "dpkg",
    "fakeroot": "fakeroot",
    "import": "imagemagick",
    "lintian": "lintian",
    "makensis": "nsis",
    "openssl": "openssl",
    "osslsigncode": "osslsigncode",
    "patchelf": "patchelf",
    "readelf": "binutils",
    "rpm": "rpm",
    "rpmbuild": "rpm",
    "strace": "strace",
    "strip": "binutils",
    "unshare": "util-linux",
    "update-mime-database": "shared-mime-info",
    "wine": "wine wine64",
    "xvfb-run": "xvfb xauth",
}


class BuildError(Exception):
    """Something that stops the build, in words for whoever builds."""


def need(*programs: str) -> None:
    """`BuildError` with the command to type where programs are missing."""
    missing = sorted({_PACKAGES[name] for name in programs if shutil.which(name) is None})
    if missing:
        raise BuildError(f"Programs are missing. Please type:\n\n    sudo apt-get install {' '.join(missing)}\n")


def run(
    *words: object, folder: Path | None = None, quiet: bool = True, environment: dict[str, str] | None = None
) -> str:
    """Run a program to its end; returns what it printed. `BuildError` with that when it fails."""
    command = [str(word) for word in words]
    done = subprocess.run(
        command,
        cwd=folder or ROOT,
        env=os.environ | fixed_environment() | (environment or {}),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise BuildError(f"{' '.join(command)}\nfailed with {done.returncode}:\n{done.stdout[-6000:]}")
    if not quiet:
        print(done.stdout, end="")
    return done.stdout


def fixed_environment() -> dict[str, str]:
    """What makes a build give the same bytes each time."""
    return {"SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8", "TZ": "UTC"}


def epoch() -> int:
    """The time that everything built is stamped with: of the last commit, unless SOURCE_DATE_EPOCH says another."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    command = ["git", "log", "-1", "--format=%ct"]
    return int(subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout)


def filled(template: Path, **values: str) -> str:
    """The text of a template with each `@NAME@` replaced. `BuildError` for a name that is not given."""
    text = template.read_text("utf-8")
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    if left := re.findall(r"@[A-Z]+@", text):
        raise BuildError(f"{template.name}: nothing given for {', '.join(sorted(set(left)))}")
    return text


def fresh(folder: Path) -> Path:
    """`folder`, there and empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def say(text: str) -> None:
    """Tell how it goes."""
    print(text, file=sys.stderr, flush=True)


def size_of(folder: Path) -> int:
    """Bytes of all files below a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
