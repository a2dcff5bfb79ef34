"""Shared libraries: which ones the system brings, and the check that none is forgotten."""

import re
from collections.abc import Iterable
from pathlib import Path

from pack.places import BuildError, run

# Debian's packages that Keepsake stands on (with their names in Fedora and openSUSE), and the libraries for which. All
# else is bundled: the xcb-util family for one, which many desktops lack, and what Python itself needs.
SYSTEM: dict[str, tuple[str, tuple[str, ...]]] = {
    "libbrotli1": ("libbrotlidec.so.1", ("libbrotlidec.so.1", "libbrotlicommon.so.1")),
    "libc6 (>= 2.35)": (
        "libc.so.6",
        (
            "libc.so.6",
            "libm.so.6",
            "libresolv.so.2",
            "libdl.so.2",
            "librt.so.1",
            "libpthread.so.0",
            "libutil.so.1",
            "ld-linux-x86-64.so.2",
        ),
    ),
    "libdbus-1-3": ("libdbus-1.so.3", ("libdbus-1.so.3",)),
    "libegl1": ("libEGL.so.1", ("libEGL.so.1",)),
    "libfontconfig1": ("libfontconfig.so.1", ("libfontconfig.so.1",)),
    "libfreetype6": ("libfreetype.so.6", ("libfreetype.so.6",)),
    "libgcc-s1": ("libgcc_s.so.1", ("libgcc_s.so.1",)),
    "libgl1": ("libGL.so.1", ("libGL.so.1", "libGLX.so.0", "libOpenGL.so.0")),
    "libglib2.0-0": ("libglib-2.0.so.0", ("libglib-2.0.so.0", "libgthread-2.0.so.0", "libgio-2.0.so.0")),
    "libgssapi-krb5-2": ("libgssapi_krb5.so.2", ("libgssapi_krb5.so.2",)),
    # By the system, so that its updates reach us.
    "libsqlite3-0": ("libsqlite3.so.0", ("libsqlite3.so.0",)),
    "libssl3": ("libssl.so.3", ("libssl.so.3", "libcrypto.so.3")),
    "libstdc++6": ("libstdc++.so.6", ("libstdc++.so.6",)),
    "libwayland-client0": ("libwayland-client.so.0", ("libwayland-client.so.0",)),
    "libwayland-cursor0": ("libwayland-cursor.so.0", ("libwayland-cursor.so.0",)),
    "libwayland-egl1": ("libwayland-egl.so.1", ("libwayland-egl.so.1",)),
    "libx11-6": ("libX11.so.6", ("libX11.so.6",)),
    "libx11-xcb1": ("libX11-xcb.so.1", ("libX11-xcb.so.1",)),
    "libxcb1": ("libxcb.so.1", ("libxcb.so.1",)),
    "libxkbcommon-x11-0": ("libxkbcommon-x11.so.0", ("libxkbcommon-x11.so.0",)),
    "libxkbcommon0": ("libxkbcommon.so.0", ("libxkbcommon.so.0",)),
    "libzstd1": ("libzstd.so.1", ("libzstd.so.1",)),
    "zlib1g": ("libz.so.1", ("libz.so.1",)),
}
_PROVIDED = {library for _rpm, libraries in SYSTEM.values() for library in libraries}
# The system's libraries that are bundled: what SYSTEM leaves open. Others come only with what we leave out (GTK).
BUNDLED = re.compile(
    r"^lib(xcb-(cursor|glx|icccm|image|keysyms|randr|render|render-util|shape|shm|sync|util|xfixes|xinput|xkb)|"
    r"ffi|bz2|lzma|uuid|python\d[\d.]*)\.so"
)


def is_bundled_system_library(name: str) -> bool:
    """Whether a library of the build machine's system goes into the program."""
    return BUNDLED.match(name) is not None


def is_elf(path: Path) -> bool:
    """Whether a file is a program or a shared library."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def needed(files: Iterable[Path]) -> dict[str, set[str]]:
    """The libraries that ELF files ask for, each with the names of those that do."""
    asked: dict[str, set[str]] = {}
    for path in files:
        for library in re.findall(r"\(NEEDED\).*\[(.+)\]", run("readelf", "-dW", path)):
            asked.setdefault(library, set()).add(path.name)
    return asked


def glibc_needed(files: Iterable[Path]) -> tuple[int, int]:
    """The newest version of glibc's symbols that any of the files asks for."""
    versions = {(0, 0)}
    for path in files:
        versions |= {
            (int(major), int(minor)) for major, minor in re.findall(r"GLIBC_(\d+)\.(\d+)", run("readelf", "-VW", path))
        }
    return max(versions)


def check_libraries(folder: Path) -> None:
    """`BuildError` when a file of the program asks for a library that is neither bundled nor in `SYSTEM`, or when
    `SYSTEM` names more than is asked for, or promises too old a C library."""
    files = [path for path in sorted(folder.rglob("*")) if is_elf(path)]
    names = {path.name for path in folder.rglob("*.so*")}
    asked = needed(files)
    lost = {name: sorted(by)[:3] for name, by in asked.items() if name not in names | _PROVIDED}
    if lost:
        raise BuildError(f"Neither bundled nor declared in pack/libraries.py: {lost}")
    idle = [package for package, (_rpm, libraries) in SYSTEM.items() if not asked.keys() & set(libraries)]
    if idle:
        raise BuildError(f"Declared in pack/libraries.py, but nothing asks for them: {idle}")
    major, minor = glibc_needed(files)
    promised = re.search(r"libc6 \(>= (\d+)\.(\d+)\)", " ".join(SYSTEM))
    if promised is None or (int(promised[1]), int(promised[2])) < (major, minor):
        raise BuildError(f"The program needs glibc {major}.{minor}; pack/libraries.py says otherwise")
