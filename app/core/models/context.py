"""What was put before the model for one answer, as references: texts are read afresh each time."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from app.core.models.attachments import AttachmentUse
from app.core.models.chats import Role, ScoreParts


class Layer(StrEnum):
    """Why a part of a past chat was put before the model."""

    FOUND = "found"  # it speaks of what is asked
    RECENT = "recent"  # the person said it within the last day
    SUMMARY = "summary"  # the summary of the chat in which it was said, some time ago


class NotUsed(StrEnum):
    """Why something that was found was not put before the model."""

    WEAK = "weak"  # its score is too far below the best one's
    ROOM = "room"  # there was no room left for it
    LEFT_OUT = "left_out"  # the person asked for an answer without it


class ContextPart(StrEnum):
    """What the model's window is filled with, in the order in which it is told."""

    RULES = "rules"  # with the tools, and the words around everything else
    MEMORIES = "memories"
    PROCEDURES = "procedures"  # memories of how something is done
    INSIGHTS = "insights"
    PAST_CHATS = "past_chats"
    SUMMARY = "summary"  # of the part of this chat that no longer fits
    CHAT = "chat"
    ATTACHMENTS = "attachments"  # of this chat
    LOOKED_UP = "looked_up"  # tool calls and what they gave back
    ANSWER = "answer"  # kept free for it


@dataclass(frozen=True, slots=True)
class ManifestMemory:
    """A memory that was in the prompt, by version. `text` is that version's, None when it was erased."""

    memory_id: int
    revision: int
    tokens: int
    cited: bool = False  # the answer says something that stands in it
    text: str | None = None
    procedure: bool = False  # of how something is done


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a part of a past chat stands."""

    conversation_id: int
    conversation_title: str
    role: Role
    at: datetime


@dataclass(frozen=True, slots=True)
class ManifestExcerpt:
    """A part of a past message that was in the prompt. `text` and `origin` are None when the message was erased."""

    message_id: int
    tokens: int
    score: float
    layer: Layer = Layer.FOUND
    parts: ScoreParts | None = None
    cited: bool = False
    summary_id: int | None = None  # whose text stands for the message's
    text: str | None = None
    origin: Origin | None = None


@dataclass(frozen=True, slots=True)
class ManifestInsight:
    """An insight that was in the prompt. `text` is what it says now; None when it was erased."""

    insight_id: int
    tokens: int
    cited: bool = False
    text: str | None = None


@dataclass(frozen=True, slots=True)
class ManifestNearly:
    """A past message that was found and not put before the model."""

    message_id: int
    score: float
    reason: NotUsed
    parts: ScoreParts | None = None
    text: str | None = None
    origin: Origin | None = None


@dataclass(frozen=True, slots=True)
class ManifestAttachment:
    """Something given with a message of this chat, and what became of it. `name` is None when it was erased."""

    attachment_id: int
    message_id: int
    tokens: int
    use: AttachmentUse
    name: str | None = None


@dataclass(frozen=True, slots=True)
class ContextManifest:
    """Exactly what one answer was given; token counts are our estimates unless measured.

    What was *retrieved* is what search found: `excerpts` and `nearly`, and what the model looked up itself. What was
    *injected* is `memories`, `excerpts` and `messages`. What is *cited* is what the answer takes up of it.
    """

    model: str
    window: int  # tokens the model can see, prompt and answer together
    reserved: int  # tokens kept free for the answer
    system_tokens: int
    memories: tuple[ManifestMemory, ...]
    memories_dropped: tuple[int, ...]  # ids that did not fit
    messages: tuple[int, ...]  # ids that were sent, oldest first
    messages_dropped: tuple[int, ...]  # ids of this branch that no longer fit
    estimated_tokens: int
    measured_tokens: int | None  # the server's own count of the prompt
    message_tokens: int = 0  # of `messages`, without what was given with them
    excerpts: tuple[ManifestExcerpt, ...] = ()  # of past chats, best first
    nearly: tuple[ManifestNearly, ...] = ()
    insights: tuple[ManifestInsight, ...] = ()
    older_summary_id: int | None = None  # of the part of this chat that no longer fits
    memories_left_out: tuple[int, ...] = ()  # ids; the person asked for an answer without them
    looked_up: int = 0  # memories and messages that the model looked up itself
    embedding_model: str | None = None  # None: search was by words alone
    settings: tuple[tuple[str, str], ...] = ()  # those in force that bear on it, by name
    attachments: tuple[ManifestAttachment, ...] = ()  # of this chat, in the order of their messages
    older_tokens: int = 0  # of the summary of what no longer fits
    looked_up_tokens: int = 0  # of tool calls and what they gave back

    @property
    def prompt_tokens(self) -> int:
        """The prompt's size: as the server counted it, else as estimated."""
        return self.estimated_tokens if self.measured_tokens is None else self.measured_tokens

    @property
    def shares(self) -> dict[ContextPart, int]:
        """What the window is filled with: tokens of every part. All but `ANSWER` add up to `prompt_tokens`.

        Where the server counted, our estimates of the parts are stretched to its count.
        """
        estimated = {
            ContextPart.MEMORIES: sum(used.tokens for used in self.memories if not used.procedure),
            ContextPart.PROCEDURES: sum(used.tokens for used in self.memories if used.procedure),
            ContextPart.INSIGHTS: sum(used.tokens for used in self.insights),
            ContextPart.PAST_CHATS: sum(used.tokens for used in self.excerpts),
            ContextPart.SUMMARY: self.older_tokens,
            ContextPart.CHAT: self.message_tokens,
            ContextPart.ATTACHMENTS: sum(given.tokens for given in self.attachments),
            ContextPart.LOOKED_UP: self.looked_up_tokens,
        }
        known = sum(estimated.values())
        # Texts are estimated one by one, each rounded up: together they may come to a little more than the whole.
        whole = max(self.estimated_tokens, known, 1)
        told = {part: tokens * self.prompt_tokens // whole for part, tokens in estimated.items()}
        rules = self.prompt_tokens - sum(told.values())
        return {ContextPart.RULES: rules, **told, ContextPart.ANSWER: self.reserved}
