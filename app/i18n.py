"""Words in the person's language, for the window and the command line alike.

The source texts are English and stand in the code as `tr("...")` and `trn("...", n)`; translations are Qt Linguist
files, `resources/translations/keepsake_LANG.ts`, read here without Qt so that the terminal speaks three languages
too. A test fails on a text that is missing there, unfinished, or no longer used.
"""

import locale
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET  # our own files, shipped with the program

from app.core.text.language import Language

TRANSLATIONS = Path(__file__).parent.parent / "resources" / "translations"
LANGUAGES: tuple[Language, ...] = ("en", "ru", "zh")


class Catalogue:
    """The translations of one language: source text to its forms (one, or as many as the language has plurals)."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._forms: dict[str, list[str]] = {} if language == "en" else _read(TRANSLATIONS / f"keepsake_{language}.ts")

    def text(self, source: str) -> str:
        """The translation of `source`, or `source` where there is none."""
        return self._forms.get(source, [source])[0]

    def plural(self, one: str, many: str, n: int) -> str:
        """The form of a text for the number `n`; English has `one` and `many`, translations are filed under `many`."""
        forms = self._forms.get(many)
        if forms is None:
            return one if n == 1 else many
        return forms[min(_plural_form(self.language, n), len(forms) - 1)]


def _read(path: Path) -> dict[str, list[str]]:
    forms: dict[str, list[str]] = {}
    for message in ET.parse(path).iter("message"):  # noqa: S314 (not foreign data)
        translation = message.find("translation")
        if translation is None or translation.get("type") in {"unfinished", "vanished", "obsolete"}:
            continue
        several = [form.text or "" for form in translation.findall("numerusform")]
        forms[message.findtext("source") or ""] = several or [translation.text or ""]
    return forms


def _plural_form(language: Language, n: int) -> int:
    """Index of the plural form for `n`: Unicode CLDR's cardinal rules for whole numbers."""
    if language == "zh":
        return 0
    if language == "en":
        return 0 if n == 1 else 1
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


def system_language() -> Language:
    """The system's language where we speak it, else English."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    name = next((name for name in names if name), "") or locale.getlocale()[0] or ""
    short = name.lower()[:2]
    return next((language for language in LANGUAGES if language == short), "en")


@cache
def _catalogue(language: Language) -> Catalogue:
    return Catalogue(language)


_current: list[Catalogue] = []  # at most one: the process's language, as the standard library's locale is


def set_language(language: str) -> None:
    """Speak `language` ("system", "en", "ru" or "zh") from now on."""
    known = next((name for name in LANGUAGES if name == language), None)
    _current[:] = [_catalogue(known or system_language())]


def current_language() -> Language:
    """The language in use."""
    if not _current:
        set_language("system")
    return _current[0].language


def tr(source: str, **params: str | int) -> str:
    """`source` in the person's language, with `{name}` filled in from `params`."""
    current_language()
    text = _current[0].text(source)
    return text.format(**params) if params else text


def trn(one: str, many: str, n: int, **params: str | int) -> str:
    """The right plural of a text for `n`, which fills `{n}`."""
    current_language()
    return _current[0].plural(one, many, n).format(n=n, **params)


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """Speak another language for a moment: what is searched for is found in all three."""
    current_language()
    before = _current[0]
    _current[:] = [_catalogue(language)]
    try:
        yield
    finally:
        _current[:] = [before]
