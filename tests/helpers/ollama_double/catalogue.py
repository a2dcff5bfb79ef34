"""The models of the double, and how requests name and load them."""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, TypedDict

from tests.helpers.ollama_double.http import Failure

FOR_EVER = timedelta(days=365 * 290)
_UNITS = {"ns": 1e-9, "us": 1e-6, "µs": 1e-6, "ms": 1e-3, "s": 1.0, "m": 60.0, "h": 3600.0}
_DURATION = re.compile(r"-?(?:\d+(?:\.\d*)?(?:ns|us|µs|ms|s|m|h))+|0")


class Traits(TypedDict, total=False):
    """What a model may be made with; the defaults stand in `Model`."""

    tools: bool
    thinking: bool
    vision: bool
    context_length: int
    num_ctx: int | None
    embedding: bool
    remote: bool
    dimensions: int
    load_seconds: float
    cuts_middle: bool


@dataclass(frozen=True)
class Model:
    """One model."""

    name: str
    tools: bool = True
    thinking: bool = False
    vision: bool = False
    context_length: int = 8192  # what it was trained for
    num_ctx: int | None = None  # what its model file sets
    embedding: bool = False
    remote: bool = False
    dimensions: int = 64  # of the vectors of an embedding model
    load_seconds: float = 0.0
    cuts_middle: bool = False  # its own template cuts the middle out of a message that is too long, without a word
    modified_at: datetime = field(default_factory=lambda: datetime.now(UTC))
    size: int = 2_019_393_189

    @property
    def digest(self) -> str:
        """A new one whenever the model is made anew."""
        return hashlib.sha256(repr(self).encode()).hexdigest()

    @property
    def capabilities(self) -> list[str]:
        """What `/api/show` says it can do."""
        if self.embedding:
            return ["embedding"]
        flags = {"tools": self.tools, "thinking": self.thinking, "vision": self.vision}
        return ["completion", *(name for name, has in flags.items() if has)]

    def details(self) -> dict[str, Any]:
        """The `details` of lists and `/api/show`."""
        return {
            "parent_model": "",
            "format": "gguf",
            "family": self.family,
            "families": [self.family],
            "parameter_size": "3.2B",
            "quantization_level": "Q4_K_M",
        }

    @property
    def family(self) -> str:
        """The architecture's name."""
        return "bert" if self.embedding else "llama"

    def remote_fields(self) -> dict[str, str]:
        """What marks a model that runs elsewhere."""
        if not self.remote:
            return {}
        return {"remote_model": self.name.partition(":")[0], "remote_host": "https://ollama.com:443"}


@dataclass
class Loaded:
    """A model in memory."""

    model: Model
    context_length: int
    expires_at: datetime


def tagged(name: str) -> str:
    """The full form of a model's name."""
    return name if ":" in name.rpartition("/")[2] else f"{name}:latest"


def window_of(model: Model, options: Mapping[str, Any], server_default: int) -> int:
    """The context length a request gets: its option, else the model file's, else the server's; never more than the
    model was trained for."""
    wanted = options.get("num_ctx") or model.num_ctx or server_default
    return min(int(wanted), model.context_length)


def checked_options(value: object) -> dict[str, Any]:
    """The options of a request. Unknown ones are ignored; a wrong type is the server's fault, says the server."""
    options = value if isinstance(value, dict) else {}
    kinds: dict[str, tuple[tuple[type, ...], str]] = {
        **dict.fromkeys(("num_ctx", "num_predict", "seed", "top_k"), ((int, float), "integer")),
        **dict.fromkeys(("temperature", "top_p", "min_p", "repeat_penalty"), ((int, float), "float32")),
        "stop": ((list,), "array"),
    }
    for name, given in options.items():
        types, word = kinds.get(name, ((object,), ""))
        if not isinstance(given, types) or (isinstance(given, bool) and word):
            raise Failure(500, f'option "{name}" must be of type {word}')
    return options


def keep_alive_of(value: object) -> timedelta:
    """How long a model stays after a request: seconds, or a duration as Go writes it; negative for ever."""
    if value is None:
        return timedelta(minutes=5)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return timedelta(seconds=value) if value >= 0 else FOR_EVER
    if not isinstance(value, str) or not _DURATION.fullmatch(value):
        raise Failure(400, f'time: invalid duration "{value}"')
    if value.startswith("-"):
        return FOR_EVER
    parts = re.findall(r"(\d+(?:\.\d*)?)(ns|us|µs|ms|s|m|h)", value)
    return timedelta(seconds=sum(float(number) * _UNITS[unit] for number, unit in parts))


def timestamp(moment: datetime | None = None) -> str:
    """RFC 3339 with nanoseconds."""
    return f"{(moment or datetime.now(UTC)):%Y-%m-%dT%H:%M:%S.%f}789Z"
