"""A model's Markdown in parts: prose as the HTML that Qt's text documents understand, code, and what may be too wide.

Raw HTML stays text, pictures become links (nothing is fetched because a text names it), code is coloured by Pygments.
"""

import re
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from html import escape
from typing import Any, TypeVar

import pygments
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_core import StateCore
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

from app.gui.text.formulas import BLOCK, Source, formulas_rules
from app.gui.theme import tokens
from app.gui.theme.tokens import Colours
from app.i18n import tr

T = TypeVar("T")

FORMULA = "keepsake-formula:"  # address of a drawn formula, with its number
# Beyond these, colours are not worth the wait: some lexers take a long line's, or many empty lines', square or worse.
_LONGEST_HIGHLIGHTED, _LONGEST_LINE = 20_000, 1_000  # characters
_EMPTY_LINES = re.compile(r"(?:[^\S\n]*\n){40}")
_PATIENCE = 0.2  # seconds
# Some texts cost the parser the square of their length: longer ones are read in pieces, cut where a paragraph ends.
_PIECE, _LONGEST_PIECE = 20_000, 40_000  # characters
_MOST_SHOWN = 600_000  # characters: more than any model answers at once, so it was imported
_FENCE = re.compile(r" {0,3}(```|~~~)")
_TASK = re.compile(r"\[([ xX])\] ")


@dataclass(frozen=True, slots=True)
class CodeColours:
    """How code looks: ground and ink within a line, and the Pygments style of a block."""

    ground: str
    ink: str
    style: str


def code_colours(colours: Colours) -> CodeColours:
    """The part of an appearance that code wears."""
    return CodeColours(colours.code_ground, colours.code, colours.code_style)


LIGHT, DARK = code_colours(tokens.LIGHT), code_colours(tokens.DARK)


class Kind(Enum):
    """How a part is shown."""

    PROSE = "prose"
    CODE = "code"  # with a header; its lines may be longer than the message is wide
    WIDE = "wide"  # a table, a formula in a line of its own


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a message. `html` is what prose and wide parts show, `source` what a code part does."""

    kind: Kind
    begin: int  # where it begins in the Markdown
    start: int  # where its last block does: all before will stay as it is when more is added
    html: str = ""
    source: str = ""
    language: str = ""
    formulas: tuple[Source, ...] = ()  # by the number in their addresses


@dataclass
class _Work:
    colours: CodeColours
    drawn: Callable[[Source], bool]
    formulas: list[Source] = field(default_factory=list)
    wanted: list[Source] = field(default_factory=list)


class _Renderer(RendererHTML):
    """Renders what Qt needs otherwise than a browser does."""

    def fence(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:  # noqa: ARG002
        return _inner_code(tokens[idx].content, env["work"])

    def code_block(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:  # noqa: ARG002
        return _inner_code(tokens[idx].content, env["work"])

    def code_inline(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:  # noqa: ARG002
        ground = env["work"].colours.ground
        return f'<code style="background-color:{ground}">{escape(tokens[idx].content)}</code>'

    def image(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:  # noqa: ARG002
        address = escape(str(tokens[idx].attrs.get("src", "")), quote=True)
        return f'<a href="{address}">{escape(tokens[idx].content or tr("picture"))}</a>'

    def table_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:  # noqa: ARG002
        return '<table border="1" cellspacing="0" cellpadding="6" style="border-collapse:collapse">'

    def formula_inline(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:  # noqa: ARG002
        token = tokens[idx]
        display = token.markup in ("$$", "\\[")
        return _formula(token, env["work"], display=display)

    def formula_block(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:  # noqa: ARG002
        return f'<p align="center">{_formula(tokens[idx], env["work"], display=True)}</p>'


def _task_lists(state: StateCore) -> None:
    """A list's `[ ]` and `[x]` become boxes, in the place of its bullets."""
    for place, token in enumerate(state.tokens[2:], 2):
        item, paragraph = state.tokens[place - 2 : place]
        inside = item.type == "list_item_open" and paragraph.type == "paragraph_open" and token.type == "inline"
        first = token.children[0] if inside and token.children else None
        if first is not None and first.type == "text" and (box := _TASK.match(first.content)):
            first.content = ("☐ " if box[1] == " " else "☑ ") + first.content[box.end() :]
            item.attrSet("style", "list-style-type:none")


_MARKDOWN = (
    MarkdownIt("commonmark", {"html": False, "linkify": False}, renderer_cls=_Renderer)
    .enable(["table", "strikethrough"])
    .use(formulas_rules)
)
_MARKDOWN.core.ruler.push("task_lists", _task_lists)


def parts(
    text: str, colours: CodeColours, drawn: Callable[[Source], bool] = lambda _source: False
) -> tuple[list[Part], list[Source]]:
    """`text` in parts, prose as long as it is not interrupted; and every formula in it.

    A formula that is `drawn` becomes an image with an address of ours, any other shows its source.
    """
    if len(text) <= _LONGEST_PIECE:
        return _parts_of(text, colours, drawn)
    found: list[Part] = []
    wanted: list[Source] = []
    for begin, piece in _pieces(text[:_MOST_SHOWN]):
        if len(piece) > _LONGEST_PIECE:
            more = [_plain(piece[place : place + _PIECE], place) for place in range(0, len(piece), _PIECE)]
        else:
            more, formulas = _parts_of(piece, colours, drawn)
            wanted += formulas
        found += [replace(part, begin=begin + part.begin, start=begin + part.start) for part in more]
    if len(text) > _MOST_SHOWN:
        rest = len(text) - _MOST_SHOWN
        words = tr("The message goes on for {n} more characters. Export the chat to read them.", n=rest)
        found.append(_plain(words, _MOST_SHOWN))
    return found, wanted


def _plain(text: str, begin: int) -> Part:
    return Part(Kind.PROSE, begin, begin, html=f'<p style="white-space:pre-wrap">{escape(text)}</p>')


def _pieces(text: str) -> Iterator[tuple[int, str]]:
    """Where each piece of a long text begins, and the piece: whole paragraphs, and blocks of code that are not cut."""
    begin = place = 0
    fence = ""
    for line in text.splitlines(keepends=True):
        place += len(line)
        bare = line.strip()
        if fence:
            fence = "" if bare.startswith(fence) else fence
        elif opening := _FENCE.match(line):
            fence = opening[1]
        if not bare and not fence and place - begin >= _PIECE:
            yield begin, text[begin:place]
            begin = place
    if begin < len(text):
        yield begin, text[begin:]


def _parts_of(text: str, colours: CodeColours, drawn: Callable[[Source], bool]) -> tuple[list[Part], list[Source]]:
    env: dict[str, Any] = {}
    tokens = _MARKDOWN.parse(text, env)
    lines = _line_starts(text)
    work = _Work(colours, drawn)
    env["work"] = work
    found: list[Part] = []
    prose: list[str] = []
    begin = start = 0

    def end_prose() -> None:
        if prose:
            found.append(Part(Kind.PROSE, begin, start, html="".join(prose).rstrip(), formulas=tuple(work.formulas)))
            prose.clear()
            work.formulas.clear()

    for block in _blocks(tokens):
        first = block[0]
        begins = lines[first.map[0]] if first.map else start
        if first.type in ("fence", "code_block"):
            end_prose()
            source = first.content.rstrip("\n")
            found.append(Part(Kind.CODE, begins, begins, source=source, language=_language(first.info)))
        elif first.type in ("table_open", BLOCK):
            end_prose()
            html = _MARKDOWN.renderer.render(block, _MARKDOWN.options, env)
            found.append(Part(Kind.WIDE, begins, begins, html=html.rstrip(), formulas=tuple(work.formulas)))
            work.formulas.clear()
        else:
            begin = begin if prose else begins
            prose.append(_MARKDOWN.renderer.render(block, _MARKDOWN.options, env))
        start = begins
    end_prose()
    return found, work.wanted


def coloured(source: str, language: str, colours: CodeColours) -> str:
    """Code as HTML, in colours where its language is known."""
    longest = max(map(len, source.splitlines()), default=0)
    if not language or len(source) > _LONGEST_HIGHLIGHTED or longest > _LONGEST_LINE or _EMPTY_LINES.search(source):
        return escape(source)
    try:
        lexer = get_lexer_by_name(language)
        formatter = HtmlFormatter(nowrap=True, noclasses=True, style=colours.style)
        return str(pygments.format(_in_time(lexer.get_tokens(source)), formatter)).rstrip("\n")
    except (ClassNotFound, TimeoutError):
        return escape(source)


def _in_time(tokens: Iterable[T]) -> Iterator[T]:
    """The same, as long as it does not take too long. Raises TimeoutError."""
    until = time.monotonic() + _PATIENCE
    for token in tokens:
        if time.monotonic() > until:
            raise TimeoutError
        yield token


def _blocks(tokens: Sequence[Token]) -> Iterator[Sequence[Token]]:
    """The tokens of each block that stands in no other."""
    begun = 0
    for place, token in enumerate(tokens):
        if token.level == 0 and token.nesting <= 0:
            yield tokens[begun : place + 1]
            begun = place + 1


def _line_starts(text: str) -> list[int]:
    return [0, *(match.end() for match in re.finditer(r"\r\n|\n|\r", text))]


def _language(info: str) -> str:
    words = info.split()
    return words[0].strip("{}.") if words else ""


def _inner_code(source: str, work: _Work) -> str:
    """Code within a list or a quotation: its lines wrap there."""
    return (
        f'<pre style="white-space:pre-wrap; color:{work.colours.ink}; background-color:{work.colours.ground}">'
        f"{escape(source.rstrip())}</pre>"
    )


def _formula(token: Token, work: _Work, *, display: bool) -> str:
    source = (token.content, display)
    work.wanted.append(source)
    if not work.drawn(source):
        closing = {"\\(": "\\)", "\\[": "\\]"}.get(token.markup, token.markup)
        return f"<code>{escape(token.markup + token.content + closing)}</code>"
    work.formulas.append(source)
    align = "" if display else ' style="vertical-align:middle"'
    return f'<img src="{FORMULA}{len(work.formulas) - 1}" alt="{escape(token.content, quote=True)}"{align}>'
