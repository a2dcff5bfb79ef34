"""The licence texts of everything that is bundled, and the software bill of materials."""

import json
import shutil
import uuid
from pathlib import Path

from pack.inventory import Part, parts
from pack.places import PACKAGING, ROOT, VERSION, BuildError, fresh

OWN_TEXTS = PACKAGING / "licences"
# Texts that come from `packaging/licences`, because the distributions bring none.
_WITHOUT_TEXT = {
    "latex2mathml": "latex2mathml.txt",
    "presidio_analyzer": "presidio-analyzer.txt",
    "pymorphy3-dicts-ru": "pymorphy3-dicts-ru.txt",
    "PySide6_Essentials": "Qt-and-PySide6.txt",
    "shiboken6": "Qt-and-PySide6.txt",
    "sqlite-vec": "sqlite-vec.txt",
}


def write_licences(folder: Path) -> None:
    """Fill `folder` with a text for each part, and `sbom.cdx.json`. `BuildError` where a text is missing."""
    fresh(folder)
    bundled = parts()
    shutil.copy(ROOT / "LICENSE", folder / "Keepsake.txt")
    for text in OWN_TEXTS.iterdir():
        shutil.copy(text, folder / text.name)
    for part in bundled:
        if not part.texts and part.name not in _WITHOUT_TEXT:
            raise BuildError(f"No licence text for {part.name}: put one into packaging/licences and pack/licences.py")
        if part.texts:
            _copy(part, folder)
    (folder / "sbom.cdx.json").write_text(json.dumps(bill_of(bundled), indent=1) + "\n", "utf-8")


def _copy(part: Part, folder: Path) -> None:
    pieces = [f"{path.name}\n\n{path.read_text('utf-8', errors='replace')}" for path in sorted(part.texts)]
    rule = "\n" + "-" * 78 + "\n"
    (folder / f"{part.name}.txt").write_text(f"{part.name} {part.version}\n{rule}{rule.join(pieces)}", "utf-8")


def bill_of(bundled: list[Part]) -> dict[str, object]:
    """CycloneDX 1.6 (https://cyclonedx.org): our program and its parts. The same parts give the same bytes."""
    components = [
        {
            "type": "library",
            "bom-ref": part.purl,
            "name": part.name,
            "version": part.version,
            "purl": part.purl,
            "licenses": [{"license": {"name": part.licence}}],
        }
        for part in bundled
    ]
    own = f"pkg:generic/keepsake@{VERSION}"
    serial = uuid.uuid5(uuid.NAMESPACE_URL, own + json.dumps(components, sort_keys=True))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "keepsake",
                "version": VERSION,
                "licenses": [{"license": {"id": "Apache-2.0"}}],
            }
        },
        "components": components,
        "dependencies": [{"ref": own, "dependsOn": [part.purl for part in bundled]}],
    }
