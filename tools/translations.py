"""Bring the translation files up to date with the texts in the code: `python -m tools.translations`.

Finds every `tr("...")` and `trn("...", "...", n)` under `app/`, adds the new ones as unfinished to each
`resources/translations/keepsake_LANG.ts` (Qt Linguist opens them), and removes those that are no longer used.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).parent.parent
LANGUAGES = {"ru": ("ru_RU", 3), "zh": ("zh_CN", 1)}  # locale, and how many plural forms it has


def sources() -> dict[str, bool]:
    """Every source text in the code, in order of file and line; True where it is a plural.

    Raises `ValueError` for a call whose texts are not plain literals: it could not be translated.
    """
    found: dict[str, bool] = {}
    for path in sorted((ROOT / "app").rglob("*.py")):
        for call in _calls(ast.parse(path.read_text("utf-8"))):
            plural = isinstance(call.func, ast.Name) and call.func.id == "trn"
            texts = call.args[:2] if plural else call.args[:1]
            if not all(isinstance(text, ast.Constant) and isinstance(text.value, str) for text in texts):
                if path.name == "i18n.py":
                    continue
                raise ValueError(f"{path}:{call.lineno}: not a literal text")
            found[texts[-1].value] = plural  # type: ignore[attr-defined]  # a constant, as just seen
    return found


def _calls(tree: ast.Module) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"tr", "trn"}:
            yield node


def catalogue(language: str) -> Path:
    """The translation file of a language."""
    return ROOT / "resources" / "translations" / f"keepsake_{language}.ts"


def translations(language: str) -> dict[str, ET.Element]:
    """The `translation` elements of a language by source text."""
    path = catalogue(language)
    if not path.exists():
        return {}
    return {
        message.findtext("source") or "": translation
        for message in ET.parse(path).iter("message")  # noqa: S314 (our own file)
        if (translation := message.find("translation")) is not None
    }


def update(language: str) -> int:
    """Write a language's file anew; returns how many texts still want a translation."""
    locale, forms = LANGUAGES[language]
    known = translations(language)
    root = ET.Element("TS", version="2.1", language=locale, sourcelanguage="en_US")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = "keepsake"
    missing = 0
    for source, plural in sources().items():
        message = ET.SubElement(context, "message", {"numerus": "yes"} if plural else {})
        ET.SubElement(message, "source").text = source
        old = known.get(source)
        if old is not None and bool(old.findall("numerusform")) == plural:
            message.append(old)
        else:
            old = ET.SubElement(message, "translation", type="unfinished")
            for _form in range(forms if plural else 0):
                ET.SubElement(old, "numerusform")
        missing += old.get("type") == "unfinished"
    ET.indent(root, " " * 4)
    body = ET.tostring(root, encoding="unicode")
    catalogue(language).write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', "utf-8")
    return missing


if __name__ == "__main__":
    for name in LANGUAGES:
        print(f"{name}: {update(name)} texts want a translation")
    sys.exit(0)
