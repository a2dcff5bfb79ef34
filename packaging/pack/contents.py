"""What goes into the frozen program, and what does not: read by PyInstaller's recipe and by the tests."""

import re
from importlib import metadata
from pathlib import Path

from app.selftest.checks import LIBRARIES
from pack.libraries import is_bundled_system_library

# What libraries would drag in for uses we do not have, spaCy's among them (see `pyinstaller/without_spacy`).
EXCLUDED_MODULES = [
    "IPython",
    "PIL._avif",  # we read PNG, JPEG, WebP and GIF
    "PIL._imagingcms",
    "PIL._imagingft",
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
    # The same once more for newer processors: 5 MB for microseconds.
    "rapidfuzz.distance.metrics_cpp_avx2",
    "rapidfuzz.fuzz_cpp_avx2",
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

_STOOD_IN_FOR = ("spacy", "thinc")

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
        r"\.dist-info/sboms/",
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


def distributions() -> list[str]:
    """Every distribution that we need, directly or not, and that goes in. Their metadata goes along: it is asked for
    versions, licences, keyring's back ends and dictionaries."""
    found: dict[str, str] = {}
    waiting = list(LIBRARIES)
    while waiting:
        name = re.split(r"[^\w.-]", waiting.pop(), maxsplit=1)[0]
        key = name.lower().replace("_", "-")
        if key in found or key.replace("-", "_") in EXCLUDED_MODULES or key in _STOOD_IN_FOR:
            continue
        try:
            found[key] = metadata.distribution(name).name
        except metadata.PackageNotFoundError:
            continue  # for another system
        waiting += [need for need in metadata.requires(name) or () if "extra ==" not in need]
    return sorted(found.values())
