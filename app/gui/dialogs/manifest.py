"""What the model was given for one answer."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QScrollArea, QVBoxLayout, QWidget

from app.core.models import ContextManifest
from app.gui.look import plain_label, style
from app.i18n import tr, trn

_LONGEST = 400  # characters of a past message


class ManifestDialog(QDialog):
    """Memories by their text at that time, messages by number, and the room they took."""

    def __init__(self, manifest: ContextManifest, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("What the model was given"))
        self.resize(520, 460)
        inner = QWidget()
        style(inner, "clear")
        column = QVBoxLayout(inner)
        column.setSpacing(8)
        for words in (
            tr("Model: {model}", model=manifest.model),
            _tokens(manifest),
            trn("{n} message of this chat", "{n} messages of this chat", len(manifest.messages)),
        ):
            column.addWidget(plain_label(words))
        if manifest.messages_dropped:
            dropped = len(manifest.messages_dropped)
            column.addWidget(
                plain_label(
                    trn("{n} earlier message no longer fitted.", "{n} earlier messages no longer fitted.", dropped)
                )
            )
        heading = plain_label(
            trn("{n} memory", "{n} memories", len(manifest.memories))
            if manifest.memories
            else tr("No memories were given to the model.")
        )
        style(heading, "heading")
        column.addWidget(heading)
        for used in manifest.memories:
            column.addWidget(_entry(used.text or tr("(erased since)")))
        if manifest.memories_dropped:
            dropped = len(manifest.memories_dropped)
            column.addWidget(plain_label(trn("{n} memory did not fit.", "{n} memories did not fit.", dropped)))
        if manifest.excerpts:
            past = trn("{n} part of past chats", "{n} parts of past chats", len(manifest.excerpts))
            heading = plain_label(past)
            style(heading, "heading")
            column.addWidget(heading)
        for excerpt in manifest.excerpts:
            column.addWidget(_entry(_shortened(excerpt.text) if excerpt.text else tr("(erased since)")))
        if manifest.excerpts_dropped:
            dropped = len(manifest.excerpts_dropped)
            column.addWidget(plain_label(trn("{n} more did not fit.", "{n} more did not fit.", dropped)))
        column.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(inner)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.button(QDialogButtonBox.StandardButton.Close).setText(tr("Close"))
        buttons.rejected.connect(self.reject)
        page = QVBoxLayout(self)
        page.addWidget(area)
        page.addWidget(buttons)


def _tokens(manifest: ContextManifest) -> str:
    if manifest.measured_tokens is not None:
        used = manifest.measured_tokens
        return tr("{used} of {window} tokens, as the server counted them", used=used, window=manifest.window)
    return tr("about {used} of {window} tokens", used=manifest.estimated_tokens, window=manifest.window)


def _shortened(text: str) -> str:
    plain = " ".join(text.split())
    return plain if len(plain) <= _LONGEST else plain[:_LONGEST] + "…"


def _entry(text: str) -> QFrame:
    frame = QFrame()
    style(frame, "card")
    row = QVBoxLayout(frame)
    row.setContentsMargins(12, 8, 12, 8)
    row.addWidget(plain_label(text))
    return frame
