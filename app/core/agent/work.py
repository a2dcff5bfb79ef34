"""What a job is given, and what it gives back."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from app.core.llm.directory import ModelDirectory
from app.core.llm.port import ChatModel
from app.core.memory.service import MemoryService
from app.core.models import Job, OperationKind, Scope
from app.core.privacy.gate import Gate
from app.core.settings import SettingsFile
from app.core.store.store import Store, Work


@dataclass(frozen=True, slots=True)
class Asked:
    """The model that the background asks: the one that chats."""

    model: ChatModel
    name: str


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What jobs work with."""

    store: Store
    gate: Gate
    memory: MemoryService
    models: ModelDirectory
    settings: SettingsFile

    def asked(self) -> Asked | None:
        """The model that may be asked; None where there is none, or only one that runs elsewhere and may not see what
        is stored. Then jobs do what needs no model."""
        current = self.models.state.current
        if current.offline or (current.remote and not self.settings.current.remote_memory):
            return None
        return Asked(self.models.model(), current.name)


@dataclass(frozen=True, slots=True)
class Result:
    """What a job writes, as one operation together with its being done. Without `write`: nothing."""

    kind: OperationKind = OperationKind.SUMMARY_WRITE
    scope: Scope = Scope.CONVERSATION
    write: Callable[[Work], object] | None = None


NOTHING = Result()


class Handler(Protocol):
    """Does the jobs of one kind. May be cancelled at any await, and called again for the same job."""

    async def __call__(self, job: Job, /) -> Result:
        """What is to be written. `AppError` when it failed."""
        ...
