"""Announcing a version, for whoever makes a release. The private key stays with them, outside this repository.

python -m tools.sign_update key PRIVATE_KEY_FILE ADDRESS     a new key; its public half into resources/update.pub
python -m tools.sign_update sign PRIVATE_KEY_FILE VERSION PAGE > updates.json
"""

import base64
import json
import sys
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

ROOT = Path(__file__).parent.parent


def make_key(file: Path, address: str, folder: Path) -> None:
    """Write a new private key to `file`, for its owner's eyes, and the program's half of it into `folder`."""
    key = Ed25519PrivateKey.generate()
    file.touch(mode=0o600, exist_ok=False)
    file.write_bytes(base64.b64encode(key.private_bytes_raw()))
    public = base64.b64encode(key.public_key().public_bytes_raw()).decode()
    (folder / "update.pub").write_text(f"{address}\n{public}\n", "utf-8")


def announcement(file: Path, version: str, page: str) -> str:
    """The signed announcement of a version, as it is put on the web."""
    key = Ed25519PrivateKey.from_private_bytes(base64.b64decode(file.read_bytes()))
    manifest = json.dumps({"version": version, "page": page})
    signature = base64.b64encode(key.sign(manifest.encode())).decode()
    return json.dumps({"manifest": manifest, "signature": signature}, indent=2)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["key", private, where]:
            make_key(Path(private), where, ROOT / "resources")
        case ["sign", private, number, description]:
            print(announcement(Path(private), number, description))
        case _:
            sys.exit(__doc__)
