"""The package for Debian and Ubuntu.

It has no maintainer scripts: the system's triggers know the menu entry, the icons, the file type and the manual page by
where they lie.
"""

import gzip
import hashlib
import os
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from pack.libraries import SYSTEM
from pack.places import BUILD, DIST, PACKAGING, SITE, VERSION, BuildError, epoch, filled, need, run, say, size_of
from pack.tree import make_tree

DEBIAN = PACKAGING / "debian"
# What no library asks for, but a window does.
_DATA = ("fonts-dejavu-core | fonts-freefont-ttf | fonts-noto-core", "hicolor-icon-theme", "xkb-data")


def build_deb(version: str = VERSION, folder: Path = DIST, compression: tuple[str, ...] = ("-Zxz", "-z9")) -> Path:
    """Build the package out of the frozen program; returns it. `version` is another one for the test of updates, where
    packing it well would take minutes for nothing."""
    need("dpkg-deb")
    say(f"Building the .deb of {version} ...")
    root = BUILD / "deb"
    make_tree(root)
    full = f"{version}-1"
    _documents(root / "usr" / "share" / "doc" / "keepsake", full, version)
    _lintian(root)
    control = root / "DEBIAN"
    control.mkdir()
    architecture = run("dpkg", "--print-architecture").strip()
    values = {
        "VERSION": full,
        "ARCHITECTURE": architecture,
        "SIZE": str(-(-size_of(root) // 1024)),
        "DEPENDS": ", ".join(sorted((*SYSTEM, *_DATA))),
        "SITE": SITE,
    }
    (control / "control").write_text(filled(DEBIAN / "control.in", **values), "utf-8")
    (control / "md5sums").write_text(_sums(root), "utf-8")
    for path in (control, *control.iterdir()):
        os.utime(path, (epoch(), epoch()))
    folder.mkdir(parents=True, exist_ok=True)
    package = folder / f"keepsake_{full}_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", *compression, "--build", root, package)
    return package


def _documents(folder: Path, full: str, version: str) -> None:
    folder.mkdir(parents=True)
    (folder / "copyright").write_text((DEBIAN / "copyright").read_text("utf-8"), "utf-8")
    date = format_datetime(datetime.fromtimestamp(epoch(), UTC))
    text = filled(DEBIAN / "changelog.in", VERSION=full, UPSTREAM=version, DATE=date)
    (folder / "changelog.Debian.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
    _settle(folder)


def _lintian(root: Path) -> None:
    folder = root / "usr" / "share" / "lintian" / "overrides"
    folder.mkdir(parents=True)
    (folder / "keepsake").write_text((DEBIAN / "lintian-overrides").read_text("utf-8"), "utf-8")
    _settle(folder.parent)


def _settle(folder: Path) -> None:
    for path in (folder.parent, folder, *folder.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
        os.utime(path, (epoch(), epoch()))


def _sums(root: Path) -> str:
    lines = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root)}\n"
        for path in sorted(root.rglob("*"))
        if path.is_file() and not path.is_symlink() and "DEBIAN" not in path.relative_to(root).parts
    ]
    return "".join(lines)


def check_deb(package: Path) -> None:
    """`BuildError` when lintian, appstreamcli or desktop-file-validate object."""
    need("lintian", "appstreamcli", "desktop-file-validate")
    said = run("lintian", "--no-cfg", "--allow-root", "--fail-on", "error,warning", "--info", package)
    if said.strip():
        raise BuildError(said)
    share = BUILD / "deb" / "usr" / "share"
    run("appstreamcli", "validate", "--no-net", *share.glob("metainfo/*.xml"))
    if said := run("desktop-file-validate", *share.glob("applications/*.desktop")):
        raise BuildError(said)
