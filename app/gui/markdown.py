"""A model's Markdown as the HTML that Qt's text documents understand.

Raw HTML stays text, pictures become links (nothing is fetched because a text names it), code is coloured by Pygments.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.lexers.special import TextLexer
from pygments.util import ClassNotFound

from app.gui.theme import tokens
from app.gui.theme.tokens import Colours
from app.i18n import tr

COPY = "keepsake-copy:"  # address of the link above a code block, with the block's number
_LONGEST_HIGHLIGHTED = 20_000  # characters; beyond, colours are not worth the wait


@dataclass(frozen=True, slots=True)
class CodeColours:
    """How code looks: a ground, an ink for its header, and a Pygments style."""

    ground: str
    header: str
    ink: str
    style: str


def code_colours(colours: Colours) -> CodeColours:
    """The part of an appearance that code wears."""
    return CodeColours(colours.code_ground, colours.code_header, colours.code, colours.code_style)


LIGHT, DARK = code_colours(tokens.LIGHT), code_colours(tokens.DARK)


@dataclass(frozen=True, slots=True)
class Rendered:
    """HTML, and the source of its code blocks by the number in their copy links."""

    html: str
    blocks: tuple[str, ...]


@dataclass
class _Work:
    colours: CodeColours
    coloured: bool
    blocks: list[str] = field(default_factory=list)


class _Renderer(RendererHTML):
    """Renders what Qt needs otherwise than a browser does."""

    def fence(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:  # noqa: ARG002
        token = tokens[idx]
        return _code_block(token.content, token.info.split()[0] if token.info.split() else "", env["work"])

    def code_block(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:  # noqa: ARG002
        return _code_block(tokens[idx].content, "", env["work"])

    def code_inline(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:  # noqa: ARG002
        ground = env["work"].colours.ground
        return f'<code style="background-color:{ground}">{escape(tokens[idx].content)}</code>'

    def image(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:  # noqa: ARG002
        address = escape(str(tokens[idx].attrs.get("src", "")), quote=True)
        return f'<a href="{address}">{escape(tokens[idx].content or tr("picture"))}</a>'

    def table_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:  # noqa: ARG002
        return '<table border="1" cellspacing="0" cellpadding="6" style="border-collapse:collapse">'


_MARKDOWN = MarkdownIt("commonmark", {"html": False, "linkify": False}, renderer_cls=_Renderer).enable(
    ["table", "strikethrough"]
)


def render(text: str, colours: CodeColours, *, coloured: bool = True) -> Rendered:
    """`text` as HTML. `coloured` False leaves code uncoloured: for a text that is still growing."""
    work = _Work(colours, coloured)
    env: dict[str, Any] = {"work": work}
    return Rendered(_MARKDOWN.render(text, env), tuple(work.blocks))


def _code_block(source: str, language: str, work: _Work) -> str:
    work.blocks.append(source)
    code = _highlighted(source, language, work.colours) if work.coloured else escape(source)
    copy = f'<a href="{COPY}{len(work.blocks) - 1}">{escape(tr("Copy"))}</a>'
    head = f'<font color="{work.colours.header}" size="2">{escape(language)}&nbsp;&nbsp;{copy}</font>'
    body = f'<pre style="color:{work.colours.ink}">{code.rstrip()}</pre>'
    # Qt paints a background behind a table cell, not behind a paragraph's padding.
    return (
        f'<table width="100%" cellpadding="8" cellspacing="0"><tr><td bgcolor="{work.colours.ground}">{head}{body}'
        "</td></tr></table><br>"
    )


def _highlighted(source: str, language: str, colours: CodeColours) -> str:
    if len(source) > _LONGEST_HIGHLIGHTED:
        return escape(source)
    try:
        lexer = get_lexer_by_name(language) if language else TextLexer()
    except ClassNotFound:
        lexer = TextLexer()
    formatter = HtmlFormatter(nowrap=True, noclasses=True, style=colours.style)
    return str(highlight(source, lexer, formatter))
