"""spaCy, which presidio imports: its compiled modules import each other unseen. Without tests and without the
languages that we do not speak (the ready hook takes all of them, 90 MB)."""

from PyInstaller.utils.hooks import collect_data_files, collect_submodules

_OURS = ("en", "ru", "xx", "zh")


def _wanted(name):
    parts = name.split(".")
    if "tests" in parts:
        return False
    return parts[:2] != ["spacy", "lang"] or len(parts) < 3 or len(parts[2]) > 3 or parts[2] in _OURS


hiddenimports = collect_submodules("spacy", filter=_wanted)
# `spacy.cli` reads its templates when it is imported.
datas = collect_data_files("spacy", includes=["cli/templates/*", "default_config*.cfg", "**/*.cfg"])
