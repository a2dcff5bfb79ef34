"""What goes into the frozen program, and what does not: read by PyInstaller's recipe and by the tests."""

import re
from pathlib import Path

# What libraries would drag in for uses we do not have. `wheel` must stay: a library looks for it at start.
EXCLUDED_MODULES = [
    "IPython",
    "PyInstaller",
    "_pytest",
    "blis.tests",
    "hypothesis",
    "matplotlib",
    "mypy",
    "numpy.f2py",
    "pandas",
    "pip",
    "pytest",
    "scipy",
    "sqlalchemy.testing",
    "stanza",
    "tkinter",
    "torch",
    "transformers",
    "weasel.tests",
]

# Distributions whose metadata is read at run time: versions in `doctor`, back ends of keyring, dictionaries.
METADATA = (
    "PySide6-Essentials",
    "SQLAlchemy",
    "keyring",
    "ollama",
    "presidio-analyzer",
    "pymorphy3-dicts-ru",
    "spacy",
    "sqlcipher3",
    "thinc",
)

_UNWANTED = [
    re.compile(pattern)
    for pattern in (
        # Qt: we are widgets, on Wayland, X11, Windows and macOS.
        r"PySide6/(Qt/)?qml/",
        r"PySide6/(Qt/lib/lib|lib)?Qt6?(Qml|Quick|Pdf|VirtualKeyboard|Eglfs|EglFS|EglFs|Labs|Designer|Sql|Test|Help)",
        r"(^|/)libQt6(Qml|Quick|Pdf|VirtualKeyboard|Eglfs|EglFS|EglFs|Labs|Designer|Sql|Test|Help)",
        r"/plugins/(egldeviceintegrations|generic|networkinformation|qmltooling|sqldrivers|tls|platforminputcontexts/"
        r"libqtvirtualkeyboard)",
        r"/plugins/platforms/libq(eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc|webgl)",
        r"/plugins/platformthemes/libqgtk3",
        r"/plugins/imageformats/libq(icns|pdf|tga|tiff|wbmp)",
        r"/translations/(?!qtbase_(ru|zh_CN)\.qm)",
        r"(^|/)libg(tk|dk)(-|_)",
        # Others: tests, sources of compiled modules, headers.
        r"(^|/)tests?/",
        r"\.(pyx|pxd|pyi|c|cpp|h|hpp|f90)$",
        r"^spacy/lang/(?!en|ru|zh)[a-z]{2,3}/",
        r"^networkx/.*\.(gz|bz2)$",
    )
]


def is_wanted(name: str) -> bool:
    """Whether a file of this name (within the program's folder) goes in."""
    plain = name.replace("\\", "/")
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
    """All of our own modules: some are imported late or by name."""
    modules = []
    for path in sorted((root / "app").rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        if "versions" not in parts:  # migrations are data
            modules.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return [name for name in modules if name != "app.__main__"]
