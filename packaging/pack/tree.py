"""What a package puts below /usr, the same for deb and rpm."""

import gzip
import os
import shutil
from datetime import UTC, datetime
from pathlib import Path

from pack import completion
from pack.commands import Command, command_line
from pack.icons import SIZES
from pack.manual import manual
from pack.places import APP_ID, BUILD, FROZEN, PACKAGING, ROOT, SITE, VERSION, epoch, filled, fresh

LINUX = PACKAGING / "linux"


def make_tree(root: Path) -> None:
    """Fill `root` with the program and everything by which a desktop knows it."""
    usr = fresh(root) / "usr"
    shutil.copytree(FROZEN, usr / "lib" / "keepsake", symlinks=True)
    program = usr / "bin" / "keepsake"
    program.parent.mkdir()
    program.symlink_to("../lib/keepsake/keepsake")
    _desktop(usr / "share")
    _documents(usr / "share", command_line())
    for path in sorted(root.rglob("*")):
        if not path.is_symlink() and not path.is_relative_to(usr / "lib"):
            path.chmod(0o755 if path.is_dir() else 0o644)
        os.utime(path, (epoch(), epoch()), follow_symlinks=False)


def _desktop(share: Path) -> None:
    _copy(LINUX / "keepsake.desktop", share / "applications" / "keepsake.desktop")
    _copy(LINUX / "keepsake-mime.xml", share / "mime" / "packages" / "keepsake.xml")
    _write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo())
    icons = share / "icons" / "hicolor"
    for size in SIZES:
        _copy(BUILD / "icons" / f"keepsake-{size}.png", icons / f"{size}x{size}" / "apps" / "keepsake.png")
    _copy(ROOT / "resources" / "icons" / "keepsake.svg", icons / "scalable" / "apps" / "keepsake.svg")


def _documents(share: Path, top: Command) -> None:
    _write(share / "bash-completion" / "completions" / "keepsake", completion.bash(top))
    _write(share / "zsh" / "site-functions" / "_keepsake", completion.zsh(top))
    _write(share / "fish" / "vendor_completions.d" / "keepsake.fish", completion.fish(top))
    page = share / "man" / "man1" / "keepsake.1.gz"
    page.parent.mkdir(parents=True)
    page.write_bytes(gzip.compress(manual(top).encode(), mtime=0))


def metainfo() -> str:
    """What software centres show."""
    date = datetime.fromtimestamp(epoch(), UTC).strftime("%Y-%m-%d")
    return filled(LINUX / f"{APP_ID}.metainfo.xml.in", SITE=SITE, VERSION=VERSION, DATE=date)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")
