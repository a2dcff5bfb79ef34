"""What goes into the frozen program, and what does not: read by PyInstaller's recipe and by the tests."""

import re
from pathlib import Path

from app.selftest.checks import LIBRARIES
from pack.libraries import is_bundled_system_library

# What libraries would drag in for uses we do not have, spaCy's among them (see `pyinstaller/without_spacy`).
EXCLUDED_MODULES = [
    "IPython",
    "PyInstaller",
    "_pytest",
    "blis",
    "click",
    "cloudpathlib",
    "cymem",
    "distutils",
    "hypothesis",
    "jinja2",
    "lib2to3",
    "matplotlib",
    "murmurhash",
    "mypy",
    "numpy.f2py",
    "pandas",
    "pip",
    "pkg_resources",
    "preshed",
    "pydoc_data",
    "pytest",
    "readline",  # under the GPL
    "rich",
    "scipy",
    "setuptools",
    "smart_open",
    "sqlalchemy.testing",
    "srsly",
    "stanza",
    "tkinter",
    "torch",
    "transformers",
    "typer",
    "weasel",
    "wheel",
]

# Distributions whose metadata is read at run time: versions in `doctor`, back ends of keyring, dictionaries.
METADATA = (
    "PySide6-Essentials",
    "SQLAlchemy",
    "keyring",
    "ollama",
    "presidio-analyzer",
    "pymorphy3-dicts-ru",
    "sqlcipher3",
)

_UNWANTED = [
    re.compile(pattern)
    for pattern in (
        # Qt: we are widgets, on Wayland, X11, Windows and macOS.
        r"PySide6/(Qt/)?qml/",
        r"PySide6/(Qt/lib/lib|lib)?Qt6?(Qml|Quick|Pdf|VirtualKeyboard|Eglfs|EglFS|EglFs|Labs|Designer|Sql|Test|Help)",
        r"(^|/)libQt6(Qml|Quick|Pdf|VirtualKeyboard|Eglfs|EglFS|EglFs|Labs|Designer|Sql|Test|Help)",
        r"/plugins/(egldeviceintegrations|generic|networkinformation|qmltooling|sqldrivers|tls)/",
        r"/plugins/platforminputcontexts/libqtvirtualkeyboard",
        r"/plugins/platforms/libq(eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc|webgl)",
        r"/plugins/platformthemes/libqgtk3",
        r"/plugins/imageformats/libq(icns|pdf|tga|tiff|wbmp)",
        r"PySide6/.*translations/(?!qtbase_(ru|zh_CN)\.qm)",
        # Others: tests, sources of compiled modules, headers.
        r"(^|/)tests?/",
        r"\.(pyx|pxd|pyi|c|cpp|h|hpp|f90)$",
        r"^networkx/.*\.(gz|bz2)$",
    )
]


def is_wanted(name: str, source: str = "") -> bool:
    """Whether a file of this name (within the program's folder), taken from `source`, goes in."""
    plain = name.replace("\\", "/")
    if source.startswith(("/lib/", "/usr/lib/")) and "/" not in plain and ".so" in plain:
        return is_bundled_system_library(plain)
    return not any(pattern.search(plain) for pattern in _UNWANTED)


def data_files(root: Path) -> list[tuple[str, str]]:
    """Our own files that are opened by path: (file, folder within the program). Pictures for the documentation stay
    out."""
    resources = root / "resources"
    files = [
        path
        for path in sorted(resources.rglob("*"))
        if path.is_file() and path.relative_to(resources).parts[0] != "screenshots"
    ]
    versions = root / "app" / "core" / "store" / "migrations" / "versions"
    files += sorted(versions.glob("*.py"))  # alembic reads them as files
    return [(str(path), str(path.relative_to(root).parent)) for path in files]


def hidden_imports(root: Path) -> list[str]:
    """All of our own modules, some of which are imported late or by name, and every library that we ask for."""
    modules = list(LIBRARIES.values())
    for path in sorted((root / "app").rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        if "versions" not in parts:  # migrations are data
            modules.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return [name for name in modules if name != "app.__main__"]
