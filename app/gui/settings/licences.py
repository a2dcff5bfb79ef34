"""What Keepsake is made of and under which licences: read from the installed packages themselves."""

from contextlib import suppress
from dataclasses import dataclass
from email.message import Message
from importlib import metadata
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Licence:
    """A package, its version, and what its licence is called."""

    package: str
    version: str
    name: str


def licences() -> list[Licence]:
    """Every package that Keepsake needs, directly or not, by name."""
    found: dict[str, metadata.Distribution] = {}
    waiting = list(_ROOTS)
    while waiting:
        name = waiting.pop()
        key = name.lower().replace("_", "-")
        if key in found:
            continue
        try:
            found[key] = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # for another platform, or an extra that is not installed
        waiting += [_name_of(need) for need in found[key].requires or [] if "extra ==" not in need]
    listed = [*(_licence(one) for one in found.values()), *_INSIDE]
    return sorted(listed, key=lambda one: one.package.lower())


# As pyproject.toml names them; it is not there in an installed program.
_ROOTS = (
    *("alembic", "charset-normalizer", "cryptography", "filelock", "httpx", "jeepney", "keyring"),
    *("markdown-it-py", "mnemonic", "networkx", "numpy", "ollama", "phonenumbers", "pillow", "platformdirs"),
    *("presidio-analyzer", "pydantic", "pygments", "pymorphy3", "pypdf", "pyside6-essentials", "python-stdnum"),
    *("rapidfuzz", "snowballstemmer", "sqlalchemy", "sqlcipher3", "sqlite-vec", "tldextract", "ziamath"),
)


# The window's signs stand among our own files.
_SIGNS, _SIGNS_TEXT = Licence("Lucide", "", "ISC"), Path(__file__).parents[3] / "resources" / "icons" / "LICENSE"
_INSIDE = (_SIGNS, Licence("SQLCipher", "", "BSD-3-Clause"), Licence("SQLite", "", "public domain"))  # no packages
_UNSAID = {"sqlcipher3": "Zlib"}  # what a package's text says and its metadata does not


def _name_of(need: str) -> str:
    """The name at the beginning of a requirement."""
    end = next((place for place, sign in enumerate(need) if not (sign.isalnum() or sign in "-_.")), len(need))
    return need[:end]


def _licence(package: metadata.Distribution) -> Licence:
    about: Message = package.metadata  # type: ignore[assignment]  # its protocol leaves `get` out
    classifiers = [one for one in about.get_all("Classifier") or [] if one.startswith("License ::")]
    stated = (about.get("License-Expression") or about.get("License") or "").strip()
    name = stated if stated and "\n" not in stated else ", ".join(one.rpartition(" :: ")[2] for one in classifiers)
    return Licence(about["Name"], package.version, name[:80] or _UNSAID.get(about["Name"], ""))


def licence_text(package: str) -> str:
    """The licence's text as far as the package brings it; empty where it brings none."""
    if package == _SIGNS.package:
        return _SIGNS_TEXT.read_text("utf-8")
    if any(package == one.package for one in _INSIDE):
        return ""
    texts = []
    for file in metadata.distribution(package).files or []:
        named = any(word in file.name.lower() for word in ("licen", "copying", "notice"))
        if named and file.suffix not in (".py", ".pyc"):
            with suppress(OSError, ValueError):
                texts.append(f"{file.name}\n\n{file.read_text('utf-8')}")
    return "\n\n".join(texts)
