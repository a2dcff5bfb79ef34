"""Asking whether there is a newer version, at the person's word only.

What is fetched is one small JSON file: `{"manifest": "...", "signature": "..."}`. The manifest is JSON in a text, so
that the bytes that were signed are the bytes that are read; the signature is Ed25519 in base64, by the key that
releases are signed with, whose public half was built into this program (`resources/update.pub`). Nothing is believed,
not even shown, before the signature holds. Nothing is installed: that is left to the package manager or the person.
"""

import base64
import binascii
import json
import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from app.core.errors import AppError, ErrorCode
from app.core.models import UpdateReport

_MOST = 64 * 1024  # bytes
_PATIENCE = 10.0  # seconds
_VERSION = re.compile(r"\d{1,4}(\.\d{1,4}){0,3}", re.ASCII)


@dataclass(frozen=True, slots=True)
class UpdateSource:
    """Where versions are announced, and the public key (32 bytes) by which that is believed."""

    address: str
    key: bytes


def built_in(folder: Path) -> UpdateSource | None:
    """The source that a release carries: `update.pub`, two lines, the address and the key in base64. None in a build
    that was made without one."""
    try:
        address, key = (folder / "update.pub").read_text("utf-8").split()
        return UpdateSource(address, base64.b64decode(key, validate=True))
    except (OSError, ValueError):
        return None


async def check(source: UpdateSource | None, current: str) -> UpdateReport:
    """Fetch, verify, compare. `AppError`: UPDATE_UNKNOWN (no source), UPDATE_UNREACHABLE, UPDATE_UNTRUSTED."""
    if source is None or not source.address:
        raise AppError(ErrorCode.UPDATE_UNKNOWN)
    newest, page = _read(_verified(await _fetch(source.address), source.key))
    return UpdateReport(current=current, newest=newest, newer=_parts(newest) > _parts(current), page=page)


async def _fetch(address: str) -> bytes:
    host = urlsplit(address).hostname or ""
    try:
        async with (
            httpx.AsyncClient(timeout=_PATIENCE, follow_redirects=False, trust_env=False) as client,
            client.stream("GET", address, headers={"User-Agent": "keepsake"}) as response,
        ):
            if response.status_code != httpx.codes.OK:
                raise AppError(ErrorCode.UPDATE_UNREACHABLE, host=host)
            body = b""
            async for piece in response.aiter_bytes():
                body += piece
                if len(body) > _MOST:
                    raise AppError(ErrorCode.UPDATE_UNTRUSTED, host=host)
            return body
    except (httpx.HTTPError, httpx.InvalidURL):
        raise AppError(ErrorCode.UPDATE_UNREACHABLE, host=host) from None


def _verified(body: bytes, key: bytes) -> str:
    """The manifest, once its signature holds."""
    try:
        envelope = json.loads(body)
        manifest = str(envelope["manifest"])
        signature = base64.b64decode(envelope["signature"], validate=True)
        Ed25519PublicKey.from_public_bytes(key).verify(signature, manifest.encode())
    except (ValueError, KeyError, TypeError, RecursionError, binascii.Error, InvalidSignature):
        raise AppError(ErrorCode.UPDATE_UNTRUSTED) from None
    return manifest


def _read(manifest: str) -> tuple[str, str]:
    """The newest version and the page it is described on."""
    try:
        said = json.loads(manifest)
        version, page = str(said["version"]), str(said["page"])
    except (ValueError, KeyError, TypeError):
        raise AppError(ErrorCode.UPDATE_UNTRUSTED) from None
    if not _VERSION.fullmatch(version) or not (page.startswith("https://") and page.isprintable()):
        raise AppError(ErrorCode.UPDATE_UNTRUSTED)
    return version, page


def _parts(version: str) -> tuple[int, ...]:
    """A version as numbers that compare; "0.10" is newer than "0.9", and "1.0" is "1"."""
    numbers = [int(part) for part in re.findall(r"\d+", version)][:4]
    while numbers and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)
