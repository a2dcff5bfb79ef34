"""The installer for Windows.

On Windows: of the program that was frozen there. Elsewhere: the same script over a stand-in, signed with a certificate
made for the occasion, installed, started and removed under Wine, so that the script is known to work before a Windows
machine sees it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from pack.icons import make_icons
from pack.places import BUILD, DIST, FROZEN, PACKAGING, ROOT, VERSION, BuildError, fresh, need, run, say

_WORK = BUILD / "windows"
_UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Keepsake"


def build_windows() -> list[Path]:
    """The installer, on Windows; elsewhere a rehearsal that leaves nothing in `dist/`."""
    if sys.platform == "win32":
        installer = DIST / f"Keepsake-{VERSION}-setup.exe"
        compile_installer(FROZEN, installer)
        return [installer]
    need("makensis", "openssl", "osslsigncode", "wine", "xvfb-run")
    say("Rehearsing the installer for Windows under Wine (with a stand-in for the program) ...")
    payload = _stand_in()
    installer = fresh(_WORK / "out") / f"Keepsake-{VERSION}-setup.exe"
    compile_installer(payload, installer)
    signed = _signed(installer)
    _rehearse(signed)
    return []


def compile_installer(payload: Path, installer: Path) -> None:
    """Make `installer` out of a folder with `keepsake.exe`."""
    make_icons(ROOT / "resources" / "icons" / "keepsake.svg", BUILD / "icons")
    values = {"VERSION": VERSION, "PAYLOAD": payload, "OUTPUT": installer, "ICON": BUILD / "icons" / "keepsake.ico"}
    defines = [f"-D{name}={value}" for name, value in values.items()]
    run("makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defines, PACKAGING / "windows" / "keepsake.nsi")


def _stand_in() -> Path:
    """A folder like the frozen program's, with a little program that writes down that it was started."""
    payload = fresh(_WORK / "payload")
    inner = payload / "_internal" / "resources"
    inner.mkdir(parents=True)
    (inner / "note.txt").write_text("a file below\n", "utf-8")
    (payload / "licenses").mkdir()
    shutil.copy(ROOT / "LICENSE", payload / "licenses" / "Keepsake.txt")
    run("makensis", "-V2", f"-DOUTPUT={payload / 'keepsake.exe'}", PACKAGING / "windows" / "stand-in.nsi")
    return payload


def _signed(installer: Path) -> Path:
    """The installer under a signature of a certificate that is thrown away."""
    key, certificate, signed = _WORK / "key.pem", _WORK / "certificate.pem", installer.with_name("signed.exe")
    run(
        *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=Keepsake rehearsal"),
        *("-addext", "extendedKeyUsage=codeSigning", "-keyout", key, "-out", certificate),
    )
    run(
        *("osslsigncode", "sign", "-certs", certificate, "-key", key, "-h", "sha256", "-n", "Keepsake"),
        *("-in", installer, "-out", signed),
    )
    said = run("osslsigncode", "verify", "-CAfile", certificate, "-in", signed)
    if "Signature verification: ok" not in said:
        raise BuildError(said)
    return signed


def _rehearse(installer: Path) -> None:
    """Install silently, look, start, install over it, remove, look again."""
    prefix = fresh(_WORK / "prefix")
    settings = {
        "WINEPREFIX": str(prefix),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree=;mshtml=",
        "LC_ALL": "C.UTF-8",
    }

    def wine(*words: object) -> str:
        return run("xvfb-run", "-a", "wine", *words, environment=settings)

    wine("wineboot", "-i")
    wine(installer, "/S")
    (program,) = prefix.glob("drive_c/users/*/AppData/Local/Programs/Keepsake")
    person = program.parents[3]
    _expect((program / "_internal" / "resources" / "note.txt").exists(), "files are missing")
    _expect(list(person.rglob("Keepsake.lnk")), "there is no entry in the start menu")
    _expect(VERSION in wine("reg", "query", _UNINSTALL, "/v", "DisplayVersion"), "Windows does not list it")
    _expect("keepsake.exe" in wine("reg", "query", r"HKCU\Software\Classes\keepsake\shell\open\command"), "no links")
    wine(program / "keepsake.exe", "keepsake://test")
    _expect((program / "started.txt").exists(), "the program does not start")
    (program / "_internal" / "old.txt").write_text("of the version before\n", "utf-8")
    (program / "mine.txt").write_text("somebody's own file\n", "utf-8")
    data = program.parents[1] / "keepsake"
    data.mkdir()
    (data / "keepsake.db").write_text("somebody's memories\n", "utf-8")
    wine(installer, "/S")
    _expect(not (program / "_internal" / "old.txt").exists(), "an update leaves old files")
    # Without "_?=", the uninstaller copies itself elsewhere and is not waited for.
    folder = "\\".join(("C:", *program.relative_to(prefix / "drive_c").parts))
    wine(program / "uninstall.exe", "/S", f"_?={folder}")
    left = sorted(path.name for path in program.iterdir())
    _expect(left in (["mine.txt", "started.txt"], ["mine.txt", "started.txt", "uninstall.exe"]), f"left behind: {left}")
    _expect((data / "keepsake.db").exists(), "the person's data is gone")
    _expect(not list(person.rglob("Keepsake.lnk")), "the entry in the start menu is left")
    listed = subprocess.run(
        ["wine", "reg", "query", _UNINSTALL], env=os.environ | settings, capture_output=True, check=False
    )
    _expect(listed.returncode != 0, "Windows still lists it")
    subprocess.run(["wineserver", "-k"], env=os.environ | settings, check=False)
    say("Installed, started, updated and removed under Wine.")


def _expect(condition: object, otherwise: str) -> None:
    if not condition:
        raise BuildError(f"Under Wine: {otherwise}")
