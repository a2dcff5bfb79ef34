"""What the core tells a front end, always from the engine's thread."""

from dataclasses import dataclass

from app.core.models import AgentState, FactResult, IndexState, ModelsState, PullProgress
from app.core.settings import Settings


@dataclass(frozen=True, slots=True)
class Changes:
    """Ids that a committed transaction touched, so that a pane knows whether to read again."""

    memories: frozenset[int] = frozenset()
    conflicts: frozenset[int] = frozenset()
    conversations: frozenset[int] = frozenset()
    messages: frozenset[int] = frozenset()
    spaces: frozenset[int] = frozenset()
    folders: frozenset[int] = frozenset()
    summaries: frozenset[int] = frozenset()
    insights: frozenset[int] = frozenset()
    jobs: bool = False
    privacy: bool = False  # allowed values, refusals
    journal: bool = False


@dataclass(frozen=True, slots=True)
class Committed:
    """Something was written."""

    changes: Changes


@dataclass(frozen=True, slots=True)
class AnswerStarted:
    """The model was asked; nothing has come back yet. `parent_id` is the message being answered."""

    conversation_id: int
    parent_id: int
    model: str


@dataclass(frozen=True, slots=True)
class TokenReceived:
    """A piece of the answer, in the model's own words (not yet through the privacy gate; never store it)."""

    conversation_id: int
    text: str


@dataclass(frozen=True, slots=True)
class ThinkingReceived:
    """A piece of the model's reasoning; as `TokenReceived`."""

    conversation_id: int
    text: str


@dataclass(frozen=True, slots=True)
class FactDecided:
    """While an answer is under way: one fact was saved, refused, ..."""

    conversation_id: int
    result: FactResult


@dataclass(frozen=True, slots=True)
class AnswerEnded:
    """The answer is over, whole or not; `message_id` is None when nothing of it could be kept."""

    conversation_id: int
    message_id: int | None


@dataclass(frozen=True, slots=True)
class GateReady:
    """The privacy gate has loaded; until then saving waits."""


@dataclass(frozen=True, slots=True)
class ModelsChanged:
    """The server came or went, or another model was chosen."""

    state: ModelsState


@dataclass(frozen=True, slots=True)
class PullAdvanced:
    """A download moved on."""

    progress: PullProgress


@dataclass(frozen=True, slots=True)
class ImportAdvanced:
    """An import, or the look at one, moved on: so many of so many."""

    done: int
    total: int


@dataclass(frozen=True, slots=True)
class IndexAdvanced:
    """Vectors were made, or the embedding model came, went, or does not answer."""

    state: IndexState


@dataclass(frozen=True, slots=True)
class AgentMoved:
    """The background began, ended or put off a job."""

    state: AgentState


@dataclass(frozen=True, slots=True)
class SettingsChanged:
    """The person changed settings; these are in force."""

    settings: Settings


Event = (
    Committed
    | AnswerStarted
    | TokenReceived
    | ThinkingReceived
    | FactDecided
    | AnswerEnded
    | GateReady
    | ModelsChanged
    | PullAdvanced
    | ImportAdvanced
    | IndexAdvanced
    | AgentMoved
    | SettingsChanged
)
