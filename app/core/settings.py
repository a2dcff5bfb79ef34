"""Every option of the program, typed, in one registry, with what it does.

Kept as `settings.json` in the home folder: nothing in it is private, and some of it (language, appearance) is
needed before the database can be opened.
"""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Self, get_args, get_origin
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from app.core.errors import AppError, ErrorCode
from app.core.models import PrivacyAction, Target

DEFAULT_HOST = "http://127.0.0.1:11434"
NO_MODEL = "none"
# The embedding model that is offered to download: over a hundred languages, English, Russian and Chinese among them.
OFFERED_EMBEDDER, OFFERED_MEGABYTES = "embeddinggemma", 622


class Settings(BaseModel):
    """The options, their defaults and their descriptions."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    language: Literal["system", "en", "ru", "zh"] = Field("system", description="Language of the program.")
    appearance: Literal["system", "light", "dark", "contrast"] = Field(
        "system", description="Light or dark window, or one of high contrast."
    )
    motion: Literal["system", "still"] = Field("system", description="Whether things move. still: nothing does.")
    memory_look: Literal["cards", "table"] = Field("cards", description="How the saved memories are shown.")
    host: str = Field("", description="Address of the Ollama server. Empty: OLLAMA_HOST, else this machine.")
    model: str = Field("", description="The model that answers. Empty: the first that can chat.")
    memory: bool = Field(True, description="Save memories and put them before the model.")
    saving: Literal["tell", "ask", "told", "off"] = Field(
        "tell",
        description="What is done with what you say about yourself. tell: saved, and told. ask: waits for your word, "
        "unless you asked for it. told: only what you ask to be remembered. off: nothing.",
    )
    history: bool = Field(True, description="Look up past chats for each question, and put what fits before the model.")
    recent_messages: bool = Field(
        True, description="Put the last few things you said within a day in other chats before the model."
    )
    verbatim_days: int = Field(
        14,
        ge=0,
        le=3650,
        description="Days that past messages are put before the model word for word. Older ones: by the summary of "
        "their chat, where there is one.",
    )
    agent: bool = Field(
        True, description="Work in the background after an answer: titles, summaries, memories, insights."
    )
    agent_idle_seconds: int = Field(
        20, ge=0, le=3600, description="Seconds without an answer under way before the background begins."
    )
    agent_budget: int = Field(300, ge=0, le=1_000_000, description="Jobs that the background does in a day at most.")
    titles: bool = Field(True, description="Name chats by what they are about.")
    summaries: bool = Field(True, description="Summarise chats that are over, and the older part of long ones.")
    extract_every: int = Field(
        6,
        ge=0,
        le=1000,
        description="Look for things worth remembering after so many questions, and when a chat rests. 0: never.",
    )
    topics: str = Field(
        "who they are, home, family, work, studies, health, habits, tastes, skills, projects, plans, and how they like "
        "things done",
        max_length=500,
        description="What is worth remembering when nobody asked for it.",
    )
    insights: bool = Field(True, description="Once a day, find what you keep talking about.")
    remote_memory: bool = Field(
        False, description="Put memories before models that run elsewhere, behind the local server, too."
    )
    embedding_model: str = Field(
        "",
        description="The model by which past words are found by what they mean. Empty: the first embedding model that "
        f"runs here. {NO_MODEL}: none, search by words alone.",
    )
    pause_indexing: bool = Field(False, description="Do not make vectors of what is stored, for now.")
    context_tokens: int = Field(
        0, ge=0, le=1_048_576, description="Tokens the model may see at once. 0: what the server gives it."
    )
    trash_days: int = Field(30, ge=1, le=3650, description="Days a deleted thing stays in the trash.")

    privacy: dict[Target, dict[str, PrivacyAction]] = Field(
        {}, description="What is done about each type of private data, where it differs from the defaults."
    )

    deep_reading: Literal["off", "names", "model"] = Field(
        "off",
        description="Other eyes beside the privacy rules. names: spaCy's models, some ten milliseconds a text. "
        "model: the chat model, one more call of it for each text; only one that runs on this machine.",
    )

    shortcuts: dict[str, str] = Field(
        {}, description="Keys of actions, where they differ from the defaults. An empty text: none."
    )
    close_to_tray: bool = Field(False, description="Closing the window leaves Keepsake in the tray.")
    start_at_login: bool = Field(False, description="Start Keepsake when you log in.")
    quick_ask_keys: str = Field(
        "", max_length=60, description="Keys that open quick ask from anywhere, e.g. Ctrl+Alt+Space. Empty: none."
    )
    quick_ask_temporary: bool = Field(False, description="Quick ask leaves nothing on the disk.")
    notify_after_seconds: int = Field(
        10,
        ge=0,
        le=3600,
        description="Tell when an answer that took so many seconds is there and the window is not in front. 0: never.",
    )
    lock_minutes: int = Field(
        0, ge=0, le=1440, description="Lock the window after so many minutes without a key or a click. 0: never."
    )
    update_address: str = Field(
        "", max_length=500, description="Where to ask for newer versions. Empty: the address built in, where there is."
    )

    @field_validator("shortcuts")
    @classmethod
    def _no_key_twice(cls, value: dict[str, str]) -> dict[str, str]:
        taken = [keys for keys in value.values() if keys]
        if len(set(taken)) < len(taken):
            raise ValueError("two actions with the same keys")
        return value

    @field_validator("update_address")
    @classmethod
    def _updates_come_over_https(cls, value: str) -> str:
        parts = urlsplit(value)
        if value and not (parts.hostname and (parts.scheme == "https" or parts.hostname in {"127.0.0.1", "::1"})):
            raise ValueError("not an https address")
        return value

    @field_validator("host")
    @classmethod
    def _host_is_an_address(cls, value: str) -> str:
        return normal_host(value) if value.strip() else ""


@dataclass(frozen=True, slots=True)
class Shape:
    """What a setting may be: one of `choices` where there are any, else a `kind` of value within `least` and `most`
    (of a text: its longest length is `most`)."""

    kind: Literal["choice", "switch", "number", "text", "table"]
    default: Any
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0


def shape_of(name: str) -> Shape:
    """The shape of a setting, read from its type: whoever shows settings need not know them one by one."""
    field = Settings.model_fields[name]
    kind, bounds = field.annotation, _bounds(field.metadata)
    if get_origin(kind) is Literal:
        return Shape("choice", field.default, choices=get_args(kind))
    if kind is bool:
        return Shape("switch", field.default)
    if kind is int:
        return Shape("number", field.default, least=bounds.get("ge", 0), most=bounds.get("le", 2**31 - 1))
    if kind is str:
        return Shape("text", field.default, most=bounds.get("max_length", 1000))
    return Shape("table", field.default)


def _bounds(metadata: list[Any]) -> dict[str, int]:
    """What a field's constraints say, by pydantic's own names for them."""
    return {name: getattr(one, name) for one in metadata for name in ("ge", "le", "max_length") if hasattr(one, name)}


def normal_host(value: str) -> str:
    """`value`, as people and OLLAMA_HOST write addresses ("host", "host:port", "http://..."), as a base URL.

    Raises ValueError when it is no http address. 0.0.0.0, which a server may be told to listen on, is this machine.
    """
    text = value.strip()
    parts = urlsplit(text if "://" in text else f"http://{text}")
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.username or parts.password:
        raise ValueError("not an http address")
    default_port = 11434 if parts.scheme == "http" and "://" not in text else None
    port = parts.port or default_port
    host = "127.0.0.1" if parts.hostname == "0.0.0.0" else parts.hostname  # noqa: S104 (read, not listened on)
    host = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{host}" + (f":{port}" if port else "") + parts.path.rstrip("/")


class SettingsFile:
    """The settings of one home folder, read once and written whole at each change."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.current = self._read()

    def _read(self) -> Settings:
        """The stored settings; a damaged entry falls back to its default, the others are kept."""
        try:
            stored = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError):
            return Settings()
        settings = Settings()
        for name, value in stored.items() if isinstance(stored, dict) else ():
            try:
                settings = Settings.model_validate(settings.model_dump() | {name: value})
            except ValidationError:
                continue
        return settings

    def change(self, **values: object) -> Settings:
        """Set options by name, keep them, and return the new settings.

        Raises `AppError(BAD_SETTING)` for an unknown name or a value it may not have; nothing is changed then.
        """
        unknown = values.keys() - Settings.model_fields.keys()
        try:
            if unknown:
                raise AppError(ErrorCode.BAD_SETTING, name=min(unknown))
            changed = Settings.model_validate(self.current.model_dump() | values)
        except ValidationError as error:
            name = str(error.errors()[0]["loc"][0])
            raise AppError(ErrorCode.BAD_SETTING, name=name) from None
        self._write(changed)
        self.current = changed
        return changed

    def _write(self, settings: Settings) -> None:
        """Whole or not at all: a crash while writing leaves the old file."""
        temporary = self._path.with_suffix(".tmp")
        temporary.write_text(json.dumps(settings.model_dump(), indent=2) + "\n", "utf-8")
        temporary.replace(self._path)

    @property
    def host(self) -> str:
        """The model server's base URL: the setting, else OLLAMA_HOST, else this machine."""
        if self.current.host:
            return self.current.host
        try:
            return normal_host(os.environ.get("OLLAMA_HOST", "") or DEFAULT_HOST)
        except ValueError:
            return DEFAULT_HOST

    @classmethod
    def of_home(cls, home: Path) -> Self:
        """The settings of a home folder."""
        return cls(home / "settings.json")
