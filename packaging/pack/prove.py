"""The proof of the .deb: everything a person does with it, in clean systems that know nothing of us."""

import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

from pack.deb import build_deb
from pack.places import BUILD, DIST, PACKAGING, ROOT, VERSION, BuildError, need, run, say

SUITES = ("bookworm", "trixie")  # Debian 12 and 13
_MIRROR = "http://deb.debian.org/debian"
_BEFORE = "0.0.1"


def prove_deb() -> list[Path]:
    """Run `tests/inside.sh` in a clean chroot of each suite; returns the reports and pictures.

    `BuildError` when something is wrong. Needs root, and the network for Debian's own packages. Until there has been a
    release, the version "before" is this one under a lower number.
    """
    if os.geteuid() != 0:
        raise BuildError("Making clean systems needs root: sudo python3 run.py package prove")
    need("debootstrap", "import", "unshare")
    (new,) = DIST.glob(f"keepsake_{VERSION}-1_*.deb")
    old = build_deb(_BEFORE, BUILD / "old", ("-Zgzip", "-z1"))
    made: list[Path] = []
    for suite in SUITES:
        made += _prove_in(suite, old, new)
    return made


def _prove_in(suite: str, old: Path, new: Path) -> list[Path]:
    say(f"Proving it in Debian {suite} ...")
    root = _clean_system(suite)
    packages = root / "packages"
    packages.mkdir()
    for path in (old, new, PACKAGING / "tests" / "inside.sh"):
        shutil.copy(path, packages)
    shutil.copy("/etc/resolv.conf", root / "etc" / "resolv.conf")
    report, picture = DIST / f"proof-{suite}.txt", DIST / f"proof-{suite}.png"
    port = _free_port()
    server = [sys.executable, "-m", "tests.helpers.ollama_double", "--port", str(port)]
    words = f"/packages/inside.sh /packages/{old.name} /packages/{new.name} {VERSION} http://127.0.0.1:{port}"
    # In a mount namespace of its own: whatever happens, nothing stays mounted.
    inner = (
        f"mount -t proc proc {root}/proc && mount -t tmpfs tmpfs {root / 'dev' / 'shm'} && "
        f"mount -t devpts devpts {root / 'dev' / 'pts'} && exec chroot {root} /bin/bash {words}"
    )
    with subprocess.Popen(server, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as double:
        _wait_for(port)
        try:
            with report.open("w", encoding="utf-8") as out:
                command = ["unshare", "--mount", "--fork", "--pid", "--kill-child", "bash", "-c", inner]
                done = subprocess.run(command, stdout=out, stderr=subprocess.STDOUT, check=False)
        finally:
            double.terminate()
    if done.returncode != 0:
        raise BuildError(f"In Debian {suite}:\n{report.read_text('utf-8')[-4000:]}")
    run("convert", f"xwd:{root / 'home' / 'person' / 'window.xwd'}", picture)
    shutil.rmtree(root)
    return [report, picture]


def _clean_system(suite: str) -> Path:
    """A fresh copy of a minimal system, got once."""
    base, copy = BUILD / "chroots" / f"{suite}-base", BUILD / "chroots" / suite
    if not (base / "etc" / "debian_version").exists():
        shutil.rmtree(base, ignore_errors=True)
        base.mkdir(parents=True)
        run("debootstrap", "--variant=minbase", suite, base, _MIRROR)
    shutil.rmtree(copy, ignore_errors=True)
    run("cp", "-a", base, copy)
    return copy


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def _wait_for(port: int) -> None:
    for _attempt in range(100):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise BuildError("the double of the model server does not start")
