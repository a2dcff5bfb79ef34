"""The package for Fedora, openSUSE and their like."""

from datetime import UTC, datetime
from pathlib import Path

from pack.libraries import SYSTEM
from pack.places import BUILD, DIST, PACKAGING, SITE, VERSION, epoch, filled, fresh, need, run, say
from pack.tree import make_tree


def build_rpm() -> Path:
    """Build the package out of the frozen program; returns it. `BuildError` when rpmbuild fails."""
    need("rpmbuild", "rpm")
    say("Building the .rpm ...")
    root, work = BUILD / "rpm-tree", fresh(BUILD / "rpm")
    make_tree(root)
    # By library, not by package: distributions name their packages differently.
    requires = "\n".join(f"Requires: {library}()(64bit)" for library, _all in SYSTEM.values())
    files = [
        f'"/{path.relative_to(root)}"'
        for path in sorted(root.rglob("*"))
        if (path.is_symlink() or path.is_file()) and not path.is_relative_to(root / "usr" / "lib" / "keepsake")
    ]
    spec = work / "keepsake.spec"
    date = datetime.fromtimestamp(epoch(), UTC).strftime("%a %b %d %Y")
    values = {"VERSION": VERSION, "REQUIRES": requires, "FILES": "\n".join(files), "DATE": date, "SITE": SITE}
    spec.write_text(filled(PACKAGING / "rpm" / "keepsake.spec.in", TREE=str(root), **values), "utf-8")
    run("rpmbuild", "-bb", "--define", f"_topdir {work}", spec)
    (built,) = (work / "RPMS").rglob("*.rpm")
    DIST.mkdir(exist_ok=True)
    return built.replace(DIST / built.name)


def check_rpm(package: Path) -> None:
    """`BuildError` unless the package installs into an empty root (its requirements set aside) and lists its files."""
    root = fresh(BUILD / "rpm-root")
    run("rpm", "--root", root, "--initdb")
    run("rpm", "--root", root, "--nodeps", "--noscripts", "-i", package)
    run("rpm", "--root", root, "-V", "--nodeps", "keepsake")
    run(root / "usr" / "lib" / "keepsake" / "keepsake", "--version")
