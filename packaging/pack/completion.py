"""Completion of the command line in bash, zsh and fish."""

import shlex

from pack.commands import Command, Option

_HEAD = "# Completion of Keepsake's command line, made from its parser.\n"


def bash(top: Command) -> str:
    """The script for bash: knows where in the commands the cursor is, and offers what may come there."""
    paths = " | ".join(f"'{_key(one)}'" for one in top.all() if one.path)
    cases = "\n".join(
        f"        '{_key(one)}') words={shlex.quote(' '.join(word for word, _help in _words(one)))} ;;"
        for one in top.all()
    )
    values = "\n".join(
        f"        '{_key(one)} {name}') words={shlex.quote(' '.join(option.choices))} ;;"
        for one in top.all()
        for option in one.options
        if option.choices
        for name in option.names
    )
    return f"""{_HEAD}
_keepsake() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} path='' words='' word
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "$path/$word" in
            {paths}) path="$path/$word" ;;
        esac
    done
    case "$path" in
{cases}
    esac
    case "$path $before" in
{values}
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}}
complete -o default -F _keepsake keepsake
"""


def zsh(top: Command) -> str:
    """The script for zsh: with what each word means."""
    cases = "\n".join(
        f"        {shlex.quote(_key(one))}) offered=({' '.join(_described(*entry) for entry in _words(one))}) ;;"
        for one in top.all()
    )
    paths = "|".join(shlex.quote(_key(one)) for one in top.all() if one.path)
    return f"""#compdef keepsake
{_HEAD}
_keepsake() {{
    local position='' word
    local -a offered
    for word in "${{(@)words[2,CURRENT-1]}}"; do
        case "$position/$word" in
            {paths}) position="$position/$word" ;;
        esac
    done
    case "$position" in
{cases}
    esac
    _describe 'keepsake' offered || _files
}}
_keepsake "$@"
"""


def fish(top: Command) -> str:
    """The script for fish."""
    lines = [
        _HEAD,
        "function __keepsake_at --argument-names path",
        "    set -l words (commandline -opc)[2..-1]",
        "    set -l position",
        "    for word in $words",
        "        contains -- (string join / $position $word) $__keepsake_paths; and set -a position $word",
        "    end",
        '    test (string join / -- $position) = "$path"',
        "end",
        "set -g __keepsake_paths " + " ".join(shlex.quote("/".join(one.path)) for one in top.all() if one.path),
    ]
    for one in top.all():
        here = shlex.quote("/".join(one.path))
        where = "-n " + shlex.quote(f"__keepsake_at {here}")
        lines += [
            f"complete -c keepsake -f {where} -a {shlex.quote(child.path[-1])} -d {shlex.quote(child.help)}"
            for child in one.commands
        ]
        for option in one.options:
            takes = f" -x -a {shlex.quote(' '.join(option.choices))}" if option.choices else " -r" * bool(option.value)
            names = [f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.names]
            if names:
                lines.append(f"complete -c keepsake {where} {' '.join(names)}{takes} -d {shlex.quote(option.help)}")
            elif option.choices:
                lines.append(f"complete -c keepsake {where}{takes}")
    return "\n".join(lines) + "\n"


def _key(command: Command) -> str:
    return "".join(f"/{name}" for name in command.path)


def _words(command: Command) -> list[tuple[str, str]]:
    """What may come next, with its meaning."""
    found = [(child.path[-1], child.help) for child in command.commands]
    for option in command.options:
        found += [(name, option.help) for name in option.names if name.startswith("--")]
        found += [(choice, option.help) for choice in _free(option)]
    return found


def _free(option: Option) -> tuple[str, ...]:
    return () if option.names else option.choices


def _described(word: str, meaning: str) -> str:
    return shlex.quote(f"{word}:{meaning}".replace("\n", " "))
