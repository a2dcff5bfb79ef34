"""Models, their server, and the state of everything Keepsake stands on."""

from dataclasses import dataclass, field
from enum import StrEnum

from app.core.models.upkeep import HealthCheck


class ServerState(StrEnum):
    """Whether a model server answers."""

    UNKNOWN = "unknown"
    ONLINE = "online"
    OFFLINE = "offline"


@dataclass(frozen=True, slots=True)
class ModelInfo:
    """A model that can be chosen."""

    name: str
    size: int  # bytes on disk; 0 when unknown
    family: str
    parameter_size: str  # as the server words it, e.g. "8.0B"
    tools: bool
    thinking: bool
    vision: bool
    context_length: int | None  # tokens it was trained for
    remote: bool  # runs elsewhere, behind the local server
    offline: bool = False  # our own assistant, no language model
    quantization: str = ""  # as the server words it, e.g. "Q4_K_M"


@dataclass(frozen=True, slots=True)
class EmbeddingModel:
    """A model that turns texts into vectors, so that what means the same is found whatever its words."""

    name: str
    digest: str  # of its weights: vectors of another digest cannot be compared with its own
    size: int  # bytes on disk; 0 when unknown
    context_length: int | None  # tokens it reads at once
    remote: bool  # runs elsewhere, behind the local server
    parameter_size: str = ""
    quantization: str = ""


@dataclass(frozen=True, slots=True)
class LoadedModel:
    """A model that is in memory now."""

    name: str
    size: int  # bytes of memory it takes
    on_graphics: int  # of these, bytes on the graphics card
    context_length: int  # tokens; 0 where the server does not say


@dataclass(frozen=True, slots=True)
class OfferedModel:
    """A model that is offered to download: it is known to be good at what Keepsake asks of one."""

    name: str
    size: int  # bytes to download, about
    tools: bool
    thinking: bool
    vision: bool


class FitGrade(StrEnum):
    """How a model fits into a machine's memory."""

    EASY = "easy"  # and leaves room for other programs
    TIGHT = "tight"  # close other programs
    TOO_LARGE = "too_large"  # it would be slow beyond use, or not run at all
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class ModelFit:
    """How much memory a model takes of what this machine has, in bytes; an estimate."""

    grade: FitGrade
    needed: int
    memory: int  # 0 when unknown


@dataclass(frozen=True, slots=True)
class IndexState:
    """How much of what is stored can be found by meaning. `model` is None where no embedding model is used."""

    model: str | None
    done: int  # messages and memories with vectors
    total: int
    paused: bool  # by the person
    waiting: bool  # the model did not answer: it is tried again


@dataclass(frozen=True, slots=True)
class ModelsState:
    """The models there are, and the one in use. The offline assistant is always the last of `models`."""

    server: ServerState
    host: str
    version: str | None
    models: tuple[ModelInfo, ...]
    current: ModelInfo
    embedders: tuple[EmbeddingModel, ...] = ()


@dataclass(frozen=True, slots=True)
class PullProgress:
    """How far a model's download is; `total` is 0 while unknown."""

    model: str
    status: str
    completed: int
    total: int


@dataclass(frozen=True, slots=True)
class DoctorReport:
    """The state of everything Keepsake stands on, for `doctor` and the about page."""

    versions: dict[str, str]
    home: str
    key_source: str
    database: dict[str, str | int]
    ollama: dict[str, str]
    models: tuple[ModelInfo, ...]
    problems: tuple[str, ...] = field(default=())
    checks: tuple[HealthCheck, ...] = ()  # the same for people: each thing that was looked at
