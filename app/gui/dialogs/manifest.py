"""What I used: what one answer was given, what of it the answer takes up, and what nearly was."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.core.models import (
    AttachmentUse,
    ContextManifest,
    Layer,
    ManifestExcerpt,
    ManifestNearly,
    NotUsed,
    Origin,
    Role,
    ScoreParts,
)
from app.gui.look import dialog_column, plain_label, style
from app.gui.text.dates import day
from app.gui.widgets.context_bar import ContextBar, colour, shares, tokens_in_words
from app.gui.widgets.flow_layout import FlowLayout
from app.i18n import tr, trn

_LONGEST = 400  # characters of a past message


class ManifestDialog(QDialog):
    """Memories by their text at that time, parts of past chats with their scores, and the room they took."""

    open_memory = Signal(int)  # memory id
    open_message = Signal(int, int)  # conversation id, message id
    exclude_memory = Signal(int)
    exclude_message = Signal(int)
    answer_without = Signal(list, list)  # memory ids, message ids

    def __init__(self, manifest: ContextManifest, *, again: bool, parent: QWidget | None = None) -> None:
        """`again` says whether another answer can be asked for."""
        super().__init__(parent)
        self._again = again
        self.setWindowTitle(tr("What I used"))
        self.resize(620, 640)
        inner = QWidget()
        style(inner, "clear")
        self._column = QVBoxLayout(inner)
        self._column.setSpacing(8)
        self._room(manifest)
        self._attachments(manifest)
        self._memories(manifest)
        self._insights(manifest)
        self._excerpts(manifest)
        self._nearly(manifest)
        self._settings(manifest)
        self._column.addStretch(1)
        area = QScrollArea(self)
        area.setAccessibleName(tr("What I used"))
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inner)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.button(QDialogButtonBox.StandardButton.Close).setText(tr("Close"))
        buttons.rejected.connect(self.reject)
        page = dialog_column(self)
        page.addWidget(area)
        page.addWidget(buttons)

    def _room(self, manifest: ContextManifest) -> None:
        self._column.addWidget(plain_label(f"{manifest.model} · {tokens_in_words(manifest)}"))
        bar = ContextBar(manifest)
        self._column.addWidget(bar)
        legend = FlowLayout(spacing=10)
        for share in shares(manifest):
            ink = colour(share).name()
            label = QLabel(f'<span style="color:{ink}">■</span> {share.words}: {share.tokens}')
            style(label, "small")
            legend.addWidget(label)
        self._column.addLayout(legend)
        sent = trn("{n} message of this chat", "{n} messages of this chat", len(manifest.messages))
        if manifest.messages_dropped:
            dropped = len(manifest.messages_dropped)
            no_longer = trn("{n} earlier message no longer fitted.", "{n} earlier messages no longer fitted.", dropped)
            sent = f"{sent}. {no_longer}"
        self._column.addWidget(plain_label(sent))
        if manifest.looked_up:
            self._column.addWidget(
                plain_label(
                    trn(
                        "The model looked up {n} thing itself.",
                        "The model looked up {n} things itself.",
                        manifest.looked_up,
                    )
                )
            )

    def _attachments(self, manifest: ContextManifest) -> None:
        given = manifest.attachments
        if given:
            self._heading(trn("{n} attachment", "{n} attachments", len(given)))
        for one in given:
            what = {
                AttachmentUse.WHOLE: tr("given whole"),
                AttachmentUse.CUT: tr("given in part: the rest did not fit"),
                AttachmentUse.ROOM: tr("not given: no room left"),
                AttachmentUse.BLIND: tr("not given: the model cannot see pictures"),
            }[one.use]
            self._column.addWidget(_Card(one.name or tr("(erased since)"), f"{what} · {_tokens(one.tokens)}"))

    def _memories(self, manifest: ContextManifest) -> None:
        used = manifest.memories
        self._heading(
            trn("{n} memory", "{n} memories", len(used)) if used else tr("No memories were given to the model.")
        )
        for memory in sorted(used, key=lambda one: not one.cited):
            id_ = memory.memory_id
            card = _Card(memory.text or tr("(erased since)"), _tokens(memory.tokens), cited=memory.cited)
            if memory.text is not None:
                card.act(tr("Open"), lambda _checked=False, id_=id_: self._leave(self.open_memory, id_))
                card.act(
                    tr("Don't use again"), lambda _checked=False, id_=id_: self.exclude_memory.emit(id_), once=True
                )
                self._without(card, [id_], [])
            self._column.addWidget(card)
        if manifest.memories_dropped:
            dropped = len(manifest.memories_dropped)
            self._quiet(trn("{n} memory did not fit.", "{n} memories did not fit.", dropped))
        if manifest.memories_left_out:
            left = len(manifest.memories_left_out)
            self._quiet(
                trn("{n} memory was left out, as you asked.", "{n} memories were left out, as you asked.", left)
            )

    def _insights(self, manifest: ContextManifest) -> None:
        if manifest.insights:
            self._heading(trn("{n} insight", "{n} insights", len(manifest.insights)))
        for insight in manifest.insights:
            text = insight.text or tr("(erased since)")
            self._column.addWidget(_Card(text, _tokens(insight.tokens), cited=insight.cited))
        if manifest.older_summary_id is not None:
            self._quiet(tr("The part of this chat that no longer fits was given as a summary."))

    def _excerpts(self, manifest: ContextManifest) -> None:
        found = [used for used in manifest.excerpts if used.layer is not Layer.RECENT]
        recent = [used for used in manifest.excerpts if used.layer is Layer.RECENT]
        if found:
            self._heading(trn("{n} part of past chats", "{n} parts of past chats", len(found)))
            self._quiet(
                tr("Found by words and by meaning ({model}).", model=manifest.embedding_model)
                if manifest.embedding_model
                else tr("Found by words.")
            )
        for used in found:
            self._column.addWidget(self._excerpt(used))
        if recent:
            self._heading(tr("What you said lately in other chats"))
        for used in recent:
            self._column.addWidget(self._excerpt(used))

    def _excerpt(self, used: ManifestExcerpt) -> QFrame:
        score = scores_in_words(used.score, used.parts) if used.layer is not Layer.RECENT else ""
        summary = tr("summary of the chat") if used.layer is Layer.SUMMARY else ""
        told = " · ".join(filter(None, (summary, _origin(used.origin), _tokens(used.tokens), score)))
        card = _Card(_shortened(used.text), told, cited=used.cited)
        origin, id_ = used.origin, used.message_id
        if origin is not None:
            card.act(
                tr("Open"),
                lambda _checked=False: self._leave(self.open_message, origin.conversation_id, id_),
            )
            card.act(tr("Don't use again"), lambda _checked=False: self.exclude_message.emit(id_), once=True)
            self._without(card, [], [id_])
        return card

    def _nearly(self, manifest: ContextManifest) -> None:
        if not manifest.nearly:
            return
        button = QPushButton(trn("{n} part nearly used", "{n} parts nearly used", len(manifest.nearly)))
        style(button, "flat")
        button.setCheckable(True)
        self._column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        folded = QWidget()
        style(folded, "clear")
        inside = QVBoxLayout(folded)
        inside.setContentsMargins(0, 0, 0, 0)
        for nearly in manifest.nearly:
            inside.addWidget(self._nearly_card(nearly))
        folded.hide()
        button.toggled.connect(folded.setVisible)
        self._column.addWidget(folded)

    def _nearly_card(self, nearly: ManifestNearly) -> QFrame:
        why = {
            NotUsed.WEAK: tr("too far from the question"),
            NotUsed.ROOM: tr("no room left"),
            NotUsed.LEFT_OUT: tr("left out, as you asked"),
        }[nearly.reason]
        told = " · ".join(filter(None, (why, _origin(nearly.origin), scores_in_words(nearly.score, nearly.parts))))
        card = _Card(_shortened(nearly.text), told)
        origin, id_ = nearly.origin, nearly.message_id
        if origin is not None:
            card.act(
                tr("Open"),
                lambda _checked=False: self._leave(self.open_message, origin.conversation_id, id_),
            )
        return card

    def _settings(self, manifest: ContextManifest) -> None:
        told = ", ".join(filter(None, (_setting(name, value) for name, value in manifest.settings)))
        if told:
            self._quiet(tr("Settings: {settings}", settings=told))

    def _without(self, card: "_Card", memory_ids: list[int], message_ids: list[int]) -> None:
        if self._again:
            card.act(
                tr("Answer again without this"),
                lambda _checked=False: self._leave(self.answer_without, memory_ids, message_ids),
            )

    def _leave(self, signal: SignalInstance, *values: object) -> None:
        """Show what is asked for: it is behind this dialog."""
        self.accept()
        signal.emit(*values)

    def _heading(self, words: str) -> None:
        heading = plain_label(words)
        style(heading, "heading")
        self._column.addWidget(heading)

    def _quiet(self, words: str) -> None:
        label = plain_label(words)
        style(label, "small")
        self._column.addWidget(label)


class _Card(QFrame):
    """One thing that was given: its text, what is known of it, and what can be done about it."""

    def __init__(self, text: str, told: str, *, cited: bool = False) -> None:
        super().__init__()
        style(self, "card")
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 6)
        column.setSpacing(4)
        column.addWidget(plain_label(text))
        under = plain_label(f"{tr('✓ taken up in the answer')} · {told}" if cited else told)
        style(under, "small")
        column.addWidget(under)
        self._actions = FlowLayout(spacing=6)
        column.addLayout(self._actions)

    def act(self, words: str, do: Callable[..., None], *, once: bool = False) -> None:
        """Offer something to do; `once`: it is done then."""
        button = QPushButton(words)
        style(button, "chip")
        button.clicked.connect(do)
        if once:
            button.clicked.connect(lambda: button.setEnabled(False))
        self._actions.addWidget(button)


def scores_in_words(score: float, parts: ScoreParts | None) -> str:
    """A score and what it is made of."""
    if parts is None:
        return tr("score {score}", score=f"{score:.2f}")
    added = (
        (parts.words, tr("words {score}", score=f"{parts.words:.2f}")),
        (parts.meaning, tr("meaning {score}", score=f"{parts.meaning:.2f}")),
        (parts.near, tr("next to a hit {score}", score=f"{parts.near:.2f}")),
        (parts.chat, tr("its chat {score}", score=f"{parts.chat:.2f}")),
    )
    factors = (
        (parts.time, tr("time ×{factor}", factor=f"{parts.time:.2f}")),
        (parts.speaker, tr("speaker ×{factor}", factor=f"{parts.speaker:.2f}")),
    )
    # What adds nothing and what multiplies by one says nothing.
    told = [words for part, words in added if round(part, 2)] + [
        words for part, words in factors if round(part, 2) != 1
    ]
    return tr("score {score}", score=f"{score:.2f}") + f" ({', '.join(told)})"


def _setting(name: str, value: str) -> str:
    """A setting in words; one that tells nothing of the answer is left out."""
    names = {
        "memory": tr("memories"),
        "history": tr("past chats"),
        "recent_messages": tr("what was said lately"),
        "remote_memory": tr("memories to models elsewhere"),
    }
    if name in names:
        return tr("{name} on", name=names[name]) if value == "True" else tr("{name} off", name=names[name])
    if name == "context_tokens" and value != "0":
        return tr("at most {n} tokens", n=value)
    return ""


def _tokens(tokens: int) -> str:
    return trn("{n} token", "{n} tokens", tokens)


def _origin(origin: Origin | None) -> str:
    if origin is None:
        return ""
    speaker = tr("you") if origin.role is Role.USER else tr("the model")
    return f"{day(origin.at)}, {speaker}: {origin.conversation_title}"


def _shortened(text: str | None) -> str:
    if text is None:
        return tr("(erased since)")
    plain = " ".join(text.split())
    return plain if len(plain) <= _LONGEST else plain[:_LONGEST] + "…"
