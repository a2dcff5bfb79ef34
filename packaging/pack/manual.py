"""The manual page, made from the parser of the command line."""

from datetime import UTC, datetime

from pack.commands import Command, Option
from pack.places import DESCRIPTION, SUMMARY, VERSION, epoch

_FILES = {
    "~/.local/share/keepsake": "All data: the encrypted database, how its key is found (no key), settings, backups.",
}
_ENVIRONMENT = {
    "KEEPSAKE_HOME": "Folder of all data; the option --home goes before it.",
    "KEEPSAKE_PASSPHRASE": "The passphrase, for scripts on a system without a keyring.",
    "OLLAMA_HOST": "Address of the model server, unless the settings say another.",
}


def manual(top: Command) -> str:
    """keepsake(1) in the man macros."""
    date = datetime.fromtimestamp(epoch(), UTC).strftime("%Y-%m-%d")
    parts = [
        f'.TH KEEPSAKE 1 "{date}" "Keepsake {VERSION}" "User Commands"',
        f".SH NAME\nkeepsake \\- {_text(SUMMARY[:1].lower() + SUMMARY[1:])}",
        ".SH SYNOPSIS",
        ".B keepsake\n.RI [ options ]\n.RI [ command ]",
        f".SH DESCRIPTION\n{_text(DESCRIPTION)}",
        ".PP\nWithout a command the window opens. The commands work on the same data.",
        ".SH OPTIONS",
        *map(_option, top.options),
        ".SH COMMANDS",
    ]
    for command in top.all()[1:]:
        level = ".SS" if len(command.path) == 1 else ".TP\n.B"
        parts.append(f"{level} {_text(' '.join(command.path))}")
        parts.append(f"{_text(_sentence(command.help))}\n.br\n.nh\n{_text(command.usage)}\n.hy")
    parts += [".SH FILES", *(f".TP\n.I {_text(name)}\n{_text(words)}" for name, words in _FILES.items())]
    parts += [".SH ENVIRONMENT", *(f".TP\n.B {_text(name)}\n{_text(words)}" for name, words in _ENVIRONMENT.items())]
    parts.append(".SH EXIT STATUS\n0 when it went well, 1 on an error, which is told, 2 on a wrong command line.")
    return "\n".join(parts) + "\n"


def _option(option: Option) -> str:
    names = ", ".join(option.names) or option.value
    value = f" {option.value}" if option.names and option.value else ""
    return f".TP\n.B {_text(names + value)}\n{_text(_sentence(option.help))}"


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith('.') else '.'}" if words else ""


def _text(words: str) -> str:
    """`words` with what roff would read as its own made plain."""
    plain = words.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain
