"""What is in the frozen program: the Python distributions, Python itself, and the system's libraries."""

import ast
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.metadata import Distribution, distributions
from pathlib import Path

from pack.places import BUILD, BuildError


@dataclass(frozen=True, slots=True)
class Part:
    """Something of somebody else's that we ship. `purl`: its package URL; `texts`: files with its licence."""

    name: str
    version: str
    licence: str
    purl: str
    texts: tuple[Path, ...]


def parts() -> list[Part]:
    """Everything bundled but our own code, by name. Needs what PyInstaller left behind."""
    files = _source_files()
    found = {part.name.lower(): part for part in (*_of_distributions(files), *_of_system(files))}
    found["python"] = _python()
    return [found[name] for name in sorted(found)]


def _source_files() -> set[Path]:
    """The files that PyInstaller took its modules, libraries and data from."""
    work = BUILD / "pyinstaller" / "keepsake"
    _archive, modules = ast.literal_eval((work / "PYZ-00.toc").read_text("utf-8"))
    (collected, *_rest) = ast.literal_eval((work / "COLLECT-00.toc").read_text("utf-8"))
    # Not resolved: a distribution's list knows its files by where they lie.
    return {Path(source) for _name, source, _kind in (*modules, *collected)}


def _of_distributions(files: set[Path]) -> list[Part]:
    return [
        _of_distribution(distribution)
        for distribution in distributions()
        if any(
            Path(str(distribution.locate_file(file))) in files
            for file in distribution.files or ()
            if ".dist-info" not in str(file)
        )
    ]


def _of_distribution(distribution: Distribution) -> Part:
    name, version, meta = distribution.name, distribution.version, distribution.metadata.json
    kinds = [str(text) for text in meta.get("classifier", ()) if str(text).startswith("License")]
    # The licence's field holds its whole text in some packages.
    named = str(meta.get("license_expression") or meta.get("license") or "").strip()
    short = named if len(named) < 80 else ""
    licence = short or ", ".join(kind.rpartition(" :: ")[2] for kind in kinds) or "see its text"
    wanted = re.compile(r"licen[cs]e|copying|notice|authors", re.IGNORECASE)
    texts = tuple(
        path
        for file in distribution.files or ()
        if ".dist-info" in str(file) and wanted.search(Path(str(file)).name)
        if (path := Path(str(distribution.locate_file(file)))).is_file()
    )
    return Part(name, version, licence, f"pkg:pypi/{name.lower().replace('_', '-')}@{version}", texts)


def _of_system(files: set[Path]) -> list[Part]:
    """Debian's packages that libraries were taken from; none where there is no dpkg."""
    if shutil.which("dpkg-query") is None:
        return []
    found: dict[str, Part] = {}
    for path in sorted(files):
        package = _package_of(path) if ".so" in path.name else None
        if package is None or package in found:
            continue
        version = _said("dpkg-query", "-W", "-f", "${Version}", package).strip()
        name = package.partition(":")[0]
        text = Path("/usr/share/doc") / name / "copyright"
        if not text.is_file():
            raise BuildError(f"{package} has no licence text at {text}")
        found[package] = Part(name, version, "see its text", f"pkg:deb/debian/{name}@{version}", (text,))
    return list(found.values())


def _package_of(path: Path) -> str | None:
    """The package that a file of the system belongs to. Debian 12 knows /lib's files by their old place."""
    places = [path, path.resolve()]
    places += [Path(str(place).removeprefix("/usr")) for place in places if str(place).startswith("/usr/lib/")]
    for place in places:
        if str(place).startswith(("/usr/lib/", "/lib/")) and (said := _said("dpkg-query", "-S", str(place))):
            return said.partition(": ")[0]
    return None


def _said(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def _python() -> Part:
    # Debian takes the licence out of the library's folder.
    version = platform.python_version()
    short = ".".join(version.split(".")[:2])
    places = (
        Path(ast.__file__).parent / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path(f"/usr/share/doc/python{short}/copyright"),
    )
    texts = tuple(place for place in places if place.is_file())[:1]
    if not texts:
        raise BuildError(f"Python's licence is at none of {[str(place) for place in places]}")
    return Part("Python", version, "PSF-2.0", f"pkg:generic/python@{version}", texts)
