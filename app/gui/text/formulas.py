"""LaTeX in messages: where it stands (rules for markdown-it), and how it looks (ziamath, on a thread of its own).

Nothing is fetched and no file is opened: ziamath draws with a font it brings along, as paths. A formula that it cannot
read stays in the text as it was written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from xml.etree import ElementTree as ET

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline
from PySide6.QtCore import QByteArray, QObject, QRectF, Qt, QThreadPool, Signal, Slot
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

INLINE, BLOCK = "formula_inline", "formula_block"  # kinds of token
_LONGEST = 600  # characters; a longer one takes too long to set
_LARGEST = 4000  # px, either way
_MOST_WORK = 1000  # see `_work`: some seconds of a slow machine
_NESTING = {"msqrt", "mroot", "mfrac", "msup", "msub", "msubsup", "mover", "munder", "munderover", "mtable", "mfenced"}
_MOST_KEPT = 2000
_SIZE = 16  # px of the letters: as large to the eye as the text's 14 in the formula's font
_FENCES = (("$$", "$$"), ("\\[", "\\]"))
# A pair of dollars is a formula only if it looks like one: a sign of mathematics, or a single letter or number.
_MATHEMATICS = re.compile(r"[\\^_=+<>{}|/*]|^[A-Za-z]$|^\d+$|[A-Za-z]\(|-")
_ENTITY = re.compile(r"&#?\w+;")
_DRAWN_FROM_ELSEWHERE = re.compile(r"<(?:\w+:)?(?:image|foreignObject|script|style)\b|url\(|href", re.IGNORECASE)


def formulas_rules(markdown: MarkdownIt) -> None:
    r"""Let a parser know \( \), \[ \], $ $ and $$ $$."""
    markdown.inline.ruler.before("escape", INLINE, _inline)
    markdown.block.ruler.before("fence", BLOCK, _block, {"alt": ["paragraph", "reference", "blockquote", "list"]})


def _inline(state: StateInline, silent: bool) -> bool:
    source, start = state.src, state.pos
    for opening, closing in (*_FENCES, ("\\(", "\\)"), ("$", "$")):
        if not source.startswith(opening, start):
            continue
        begin = start + len(opening)
        last = min(begin + _LONGEST + len(closing), state.posMax)  # not further, for each opening: that is quadratic
        end = source.find(closing, begin, last)
        while opening == "$" and end > 0 and source[end - 1] == "\\":
            end = source.find(closing, end + 1, last)
        inside = source[begin:end]
        if end < 0 or not inside.strip() or (opening == "$" and not _between_dollars(source, start, end)):
            continue
        if not silent:
            token = state.push(INLINE, "math", 0)
            token.content, token.markup = inside.strip(), opening
        state.pos = end + len(closing)
        return True
    return False


def _between_dollars(source: str, start: int, end: int) -> bool:
    """Whether what stands between these dollars is a formula, and not text between two prices or variables."""
    inside = source[start + 1 : end]
    return (
        "\n" not in inside
        and not (inside[0].isspace() or inside[-1].isspace())
        and not (source[:start][-1:].isalnum() or source[end + 1 : end + 2].isalnum())
        and _MATHEMATICS.search(inside) is not None
    )


def _block(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    first = state.src[state.bMarks[start] + state.tShift[start] : state.eMarks[start]].strip()
    fence = next((pair for pair in _FENCES if first.startswith(pair[0])), None)
    if fence is None or state.is_code_block(start):
        return False
    opening, closing = fence
    lines, line, rest = [], start, first.removeprefix(opening)
    while not rest.endswith(closing):
        lines.append(rest)
        line += 1
        if line >= end or state.sCount[line] < state.blkIndent:
            return False  # never closed
        rest = state.src[state.bMarks[line] : state.eMarks[line]].strip()
        if not rest:
            return False  # a formula has no empty line; what looked like its opening is text
    lines.append(rest.removesuffix(closing))
    content = "\n".join(lines).strip()
    if not content or closing in content:
        return False
    if not silent:
        token = state.push(BLOCK, "math", 0)
        token.block, token.content, token.markup, token.map = True, content, opening, [start, line + 1]
        state.line = line + 1
    return True


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula as drawing, in pixels; `ascent` is above the base line."""

    svg: str  # in the colour `currentColor`
    width: float
    height: float
    ascent: float

    def image(self, ink: QColor, ratio: float, *, x_height: float = 0.0) -> QImage:
        """The drawing in a colour. Where `x_height` is given, it is padded so that its base line stands on the text's
        when Qt aligns its middle with the text's."""
        # Qt gives an image that is aligned in the middle (height + x/2)/2 above the base line, the rest below.
        descent = self.height - self.ascent
        below = max(descent, self.ascent - x_height / 2) if x_height else descent
        above = below + x_height / 2 if x_height else self.ascent
        height = above + below
        image = QImage(
            max(1, round(self.width * ratio)), max(1, round(height * ratio)), QImage.Format.Format_ARGB32_Premultiplied
        )
        image.fill(Qt.GlobalColor.transparent)
        image.setDevicePixelRatio(ratio)
        painter = QPainter(image)
        drawing = QSvgRenderer(QByteArray(self.svg.replace("currentColor", ink.name()).encode()))
        drawing.render(painter, QRectF(0, above - self.ascent, self.width, self.height))
        painter.end()
        return image


def typeset(source: str, *, display: bool) -> Formula | None:
    """A formula as drawing; None for what is no LaTeX, or too much of it. Slow: some milliseconds each."""
    if len(source) > _LONGEST or _ENTITY.search(source):
        return None
    source = source.replace("<", r"\lt ").replace(">", r"\gt ")  # what it is made of on the way is XML
    from ziamath import zmath  # noqa: PLC0415 (takes a moment, and few messages hold a formula)
    from ziamath.config import config  # noqa: PLC0415
    from ziamath.tex import tex2mml  # noqa: PLC0415

    config.svg2 = False  # plain paths: Qt's reader knows no more
    try:
        if _work(tex2mml(source, inline=not display)) > _MOST_WORK:
            return None
        made = zmath.Latex(source, size=_SIZE, color="currentColor", inline=not display)
        svg = made.svg()
        unknown = any("\\" in (element.text or "") for element in made.mathml.iter())
    except Exception:  # noqa: BLE001 (a text may break the typesetter in any way: the formula then stays as written)
        return None
    box = re.search(r'viewBox="(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+)"', svg)
    if unknown or box is None or _DRAWN_FROM_ELSEWHERE.search(re.sub(r"<svg[^>]*>", "", svg, count=1)):
        return None
    _left, top, width, height = map(float, box.groups())
    if not (0 < width < _LARGEST and 0 < height < _LARGEST):
        return None
    return Formula(svg, width, height, -top)


def _work(mathml: str) -> int:
    """What it costs to set a formula: the typesetter measures what stands in a fraction, root, exponent or fence twice
    at each level, so that forty characters could keep it busy for ever."""
    work = 0
    nodes = [(ET.fromstring(mathml), 0)]  # noqa: S314 (made by the converter, which writes no declarations)
    while nodes and work <= _MOST_WORK:
        node, depth = nodes.pop()
        work += 1 << depth
        fence = any(child.get("fence") == "true" for child in node)
        depth += fence or node.tag.rpartition("}")[2] in _NESTING
        nodes += [(child, depth) for child in node]
    return work


Source = tuple[str, bool]  # LaTeX, and whether it stands in a line of its own


class Typesetter(QObject):
    """Formulas that are ready, and a thread that makes the others so."""

    ready = Signal()  # all that were asked for
    _made = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: dict[Source, Formula | None] = {}
        self._waiting: set[Source] = set()
        self._made.connect(self._keep)

    def knows(self, source: Source) -> bool:
        """Whether `formula` can tell by now."""
        return source in self._known

    def formula(self, source: Source) -> Formula | None:
        """The drawing; None for what is not known yet and what is no formula."""
        return self._known.get(source)

    def prepare(self, sources: Iterable[Source]) -> None:
        """Make these ready; returns at once."""
        wanted = [source for source in sources if source not in self._known and source not in self._waiting]
        if wanted:
            self._waiting.update(wanted)
            made = self._made

            def work() -> None:
                done = [(one, typeset(one[0], display=one[1])) for one in wanted]
                with suppress(RuntimeError):  # the window was closed meanwhile
                    made.emit(done)

            QThreadPool.globalInstance().start(work)

    @Slot(object)
    def _keep(self, made: list[tuple[Source, Formula | None]]) -> None:
        if len(self._known) > _MOST_KEPT:
            self._known.clear()
        self._known.update(made)
        self._waiting.difference_update(source for source, _formula in made)
        self.ready.emit()
