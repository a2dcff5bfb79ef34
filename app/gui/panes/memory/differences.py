"""What changed between two wordings: words where words are spaced, characters in Chinese."""

import re
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import Enum, auto
from html import escape
from itertools import pairwise, zip_longest

from app.core.text.language import HAN
from app.gui.text.breakable import breakable

# One Chinese character, one word, one run of spaces or one other sign: joined again they give the text back.
_TOKEN = re.compile(rf"[{HAN}]|[^\W_{HAN}]+|\s+|.", re.DOTALL)

# The comparison is quadratic in the worst case; beyond this a text counts as changed whole (about 5 ms up to here).
_MOST_COMPARISONS = 100_000

_GAP = "&#8201;"  # a thin space, so that what went and what came do not read as one word


class Change(Enum):
    """What happened to a piece of text."""

    KEPT = auto()
    REMOVED = auto()
    ADDED = auto()


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of text that shares one fate."""

    change: Change
    text: str


@dataclass(frozen=True, slots=True)
class MarkColours:
    """CSS colours for marked pieces: ink and ground of what went and of what came."""

    removed: str
    removed_ground: str
    added: str
    added_ground: str


def differences(old: str, new: str) -> list[Piece]:
    """The pieces that lead from `old` to `new`, in reading order; at each place what went before what came.

    Kept and removed pieces joined are `old`; kept and added ones are `new`.
    """
    before, after = _TOKEN.findall(old), _TOKEN.findall(new)
    if len(before) * len(after) > _MOST_COMPARISONS:
        before, after = [old], [new]
    pieces: list[Piece] = []
    for _tag, i, i_end, j, j_end in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if before[i:i_end] == after[j:j_end]:
            pieces.append(Piece(Change.KEPT, "".join(before[i:i_end])))
            continue
        gone, come = "".join(before[i:i_end]), "".join(after[j:j_end])
        pieces += [Piece(Change.REMOVED, gone)] if gone else []
        pieces += [Piece(Change.ADDED, come)] if come else []
    return _without_crumbs(pieces)


def _without_crumbs(pieces: list[Piece]) -> list[Piece]:
    """Spaces that stayed between two changed words read better as part of the change."""
    merged: list[Piece] = []
    for index, piece in enumerate(pieces):
        crumb = piece.change is Change.KEPT and not piece.text.strip() and 0 < index < len(pieces) - 1
        parts = [Piece(Change.REMOVED, piece.text), Piece(Change.ADDED, piece.text)] if crumb else [piece]
        for part in parts:
            _append(merged, part)
    return merged


def _append(merged: list[Piece], piece: Piece) -> None:
    """Add a piece to its like within the same changed place, so that each place has one of each."""
    for at in range(len(merged) - 1, -1, -1):
        if merged[at].change is piece.change:
            merged[at] = Piece(piece.change, merged[at].text + piece.text)
            return
        if Change.KEPT in (merged[at].change, piece.change):
            break
    if piece.change is Change.REMOVED and merged and merged[-1].change is Change.ADDED:
        merged.insert(len(merged) - 1, piece)
    else:
        merged.append(piece)


def marked_html(pieces: list[Piece], colours: MarkColours, *, crossed: bool = True) -> str:
    """Rich text with the changed pieces marked, also for those who see no colours.

    `crossed` strikes what went and underlines what came. Without it both are set in bold: two statements side by
    side, of which none has gone yet.
    """
    gone, come = ("text-decoration:line-through", "text-decoration:underline") if crossed else ("font-weight:600",) * 2
    marks = {
        Change.KEPT: "{}",
        Change.REMOVED: _mark(gone, colours.removed, colours.removed_ground),
        Change.ADDED: _mark(come, colours.added, colours.added_ground),
    }
    html = [marks[piece.change].format(escape(breakable(piece.text)).replace("\n", "<br>")) for piece in pieces]
    gaps = [
        _GAP if one.change is Change.REMOVED and other.change is Change.ADDED and not one.text[-1].isspace() else ""
        for one, other in pairwise(pieces)
    ]
    return "".join(part + gap for part, gap in zip_longest(html, gaps, fillvalue=""))


def _mark(look: str, ink: str, ground: str) -> str:
    return f'<span style="{look};color:{ink};background-color:{ground}">{{}}</span>'


def old_side(pieces: list[Piece]) -> list[Piece]:
    """The earlier wording, with what went marked."""
    return [piece for piece in pieces if piece.change is not Change.ADDED]


def new_side(pieces: list[Piece]) -> list[Piece]:
    """The later wording, with what came marked."""
    return [piece for piece in pieces if piece.change is not Change.REMOVED]
