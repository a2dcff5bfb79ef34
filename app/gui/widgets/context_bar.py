"""The model's window as a bar: what fills it, and what is free."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.core.models import ContextManifest, ContextPart
from app.gui.look import describe
from app.gui.theme.palette import colours_in_use
from app.i18n import tr

_HEIGHT, _ROUND, _GAP = 10, 5.0, 1.0  # px


@dataclass(frozen=True, slots=True)
class Share:
    """A part of the window."""

    part: ContextPart
    words: str
    tokens: int


def shares(manifest: ContextManifest) -> list[Share]:
    """What the window is filled with; parts of which there is nothing are left out."""
    words = {
        ContextPart.RULES: tr("rules and tools"),
        ContextPart.MEMORIES: tr("memories"),
        ContextPart.PROCEDURES: tr("how things are done"),
        ContextPart.INSIGHTS: tr("insights"),
        ContextPart.PAST_CHATS: tr("past chats"),
        ContextPart.SUMMARY: tr("summary of this chat"),
        ContextPart.CHAT: tr("this chat"),
        ContextPart.ATTACHMENTS: tr("attachments"),
        ContextPart.LOOKED_UP: tr("what the model looked up"),
        ContextPart.ANSWER: tr("kept for the answer"),
    }
    return [Share(part, words[part], tokens) for part, tokens in manifest.shares.items() if tokens]


def tokens_in_words(manifest: ContextManifest) -> str:
    """How full the window was."""
    if manifest.measured_tokens is not None:
        used = manifest.measured_tokens
        return tr("{used} of {window} tokens, as the server counted them", used=used, window=manifest.window)
    return tr("about {used} of {window} tokens", used=manifest.estimated_tokens, window=manifest.window)


class ContextBar(QWidget):
    """Draws the shares; says them to the eye and to screen readers."""

    def __init__(self, manifest: ContextManifest, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shares = shares(manifest)
        self._window = max(manifest.window, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        told = "\n".join(f"{share.words}: {share.tokens}" for share in self._shares)
        describe(self, f"{tokens_in_words(manifest)}\n{told}")

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(200, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The shares from left to right, on the ground of what is free."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(0, 0, self.width(), _HEIGHT)
        outline = QPainterPath()
        outline.addRoundedRect(area, _ROUND, _ROUND)
        painter.setClipPath(outline)
        painter.fillRect(area, self.palette().color(QPalette.ColorRole.AlternateBase))
        left = 0.0
        for share in self._shares:
            width = area.width() * share.tokens / self._window
            painter.fillRect(QRectF(left, 0, max(width - _GAP, 0), _HEIGHT), colour(share))
            left += width
        painter.setClipping(False)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Mid), 1))  # what is free is seen by its outline
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), _ROUND, _ROUND)
        painter.end()


def colour(share: Share) -> QColor:
    """The colour of a part, in the bar and in its legend."""
    colours = colours_in_use().shares
    return QColor(colours[list(ContextPart).index(share.part)])
