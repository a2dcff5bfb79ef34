"""`python3 run.py package [WHAT ...]`: build installers here, and prove them.

Without words: everything that this system can build, and the whole proof. Results are in `dist/`.
"""

import argparse
import hashlib
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from pack.deb import build_deb, check_deb
from pack.freeze import digest_of, freeze, program, sizes
from pack.places import BUILD, DIST, FROZEN, VERSION, BuildError, run, say, size_of
from pack.prove import prove_deb
from pack.rpm import build_rpm, check_rpm
from pack.startup import measure_start
from pack.windows import build_windows

_LIMITS = {"deb": 75_000_000, "installed": 245_000_000}  # bytes


def frozen() -> list[Path]:
    """The program in one folder, tried by its own self-test, with its sizes and its bill of materials."""
    freeze()
    say(run(program(), "--selftest", environment={"QT_QPA_PLATFORM": "offscreen"}))
    report = DIST / "sizes.json"
    report.write_text(json.dumps(sizes(FROZEN), indent=1) + "\n", "utf-8")
    bill = DIST / "sbom.cdx.json"
    bill.write_bytes((FROZEN / "licenses" / "sbom.cdx.json").read_bytes())
    say("Bytes by component:")
    for name, size in list(sizes(FROZEN).items())[:14]:
        say(f"{size:>12,}  {name}")
    say(f"{size_of(FROZEN):>12,}  together")
    return [report, bill]


def deb() -> list[Path]:
    """The package for Debian and Ubuntu, checked by lintian and its like."""
    package = build_deb()
    check_deb(package)
    _within("deb", package.stat().st_size)
    _within("installed", size_of(BUILD / "deb"))
    return [package]


def rpm() -> list[Path]:
    """The package for Fedora and openSUSE, installed into an empty root."""
    package = build_rpm()
    check_rpm(package)
    return [package]


def twice() -> list[Path]:
    """Everything built so far once more: the bytes must be the same."""
    first, package = digest_of(FROZEN), DIST.glob("keepsake_*.deb")
    sums = {path.name: _sum(path) for path in package}
    freeze()
    if digest_of(FROZEN) != first:
        raise BuildError("Frozen twice, the program differs")
    if sums and sums != {(path := build_deb()).name: _sum(path)}:
        raise BuildError("Built twice, the .deb differs")
    say("Built twice, the same bytes.")
    return []


def prove() -> list[Path]:
    """The .deb installed, used, updated and removed in clean systems."""
    return prove_deb()


STEPS: dict[str, Callable[[], list[Path]]] = {
    "frozen": frozen,
    "deb": deb,
    "rpm": rpm,
    "windows": build_windows,
    "startup": measure_start,
    "twice": twice,
    "prove": prove,
}


def _possible() -> list[str]:
    """The steps that this system and this person can do."""
    if sys.platform == "win32":
        return ["frozen", "windows"]
    if sys.platform == "darwin":
        return ["frozen"]
    if os.geteuid() == 0:
        return list(STEPS)
    say("Without root the proof in clean systems is left out: sudo python3 run.py package prove")
    return [name for name in STEPS if name != "prove"]


def main(words: list[str]) -> int:
    """Do what the words say; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="run.py package",
        description=__doc__,
        epilog="\n".join(f"{name:10}{(step.__doc__ or '').strip()}" for name, step in STEPS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", nargs="*", metavar="WHAT", help="steps, in this order")
    chosen = parser.parse_args(words).what or _possible()
    if unknown := sorted(set(chosen) - set(STEPS)):
        parser.error(f"no such step: {', '.join(unknown)}")
    DIST.mkdir(exist_ok=True)
    try:
        if "frozen" not in chosen and not FROZEN.exists():
            chosen = ["frozen", *chosen]
        for name in (name for name in STEPS if name in chosen):
            began = time.monotonic()
            made = STEPS[name]()
            say(f"== {name}: done in {time.monotonic() - began:.0f} s {' '.join(path.name for path in made)}")
    except BuildError as error:
        say(str(error))
        return 1
    _write_sums()
    return 0


def _within(what: str, size: int) -> None:
    """Tell a size, and whether it is within what we promise."""
    limit = _LIMITS[what]
    say(f"{what}: {size:,} bytes ({'within' if size <= limit else 'OVER'} {limit:,})")


def _sum(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _write_sums() -> None:
    packages = [path for path in sorted(DIST.iterdir()) if path.is_file() and path.name != "SHA256SUMS"]
    lines = [f"{_sum(path)}  {path.name}\n" for path in packages]
    (DIST / "SHA256SUMS").write_text("".join(lines), "utf-8")
    say(f"Keepsake {VERSION}: {DIST}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
