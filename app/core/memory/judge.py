"""The chat model as a judge, where the rules are not sure."""

from collections.abc import Sequence
from typing import Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from app.core.errors import AppError
from app.core.llm import prompts
from app.core.llm.port import ChatMessage, ChatModel, ChatRequest
from app.core.models import Comparison, DecidedBy, Relation

# Below this the judge's word is not taken: the fact waits for the person.
LEAST_CONFIDENCE = 0.6
T = TypeVar("T", bound=BaseModel)
_ATTEMPTS = 2  # servers do not always obey a schema (contract, "format"): ask once more, then give up


class _Judgement(BaseModel):
    """What the judge is asked to return."""

    model_config = ConfigDict(extra="ignore")

    relation: Literal["side_by_side", "same", "adds_detail", "contradicts", "changed_over_time"]
    confidence: float = Field(ge=0, le=1)
    why: str = ""


class _Facts(BaseModel):
    """What the model is asked to return for a request to remember."""

    model_config = ConfigDict(extra="ignore")

    facts: list[str]


_RELATIONS = {
    "side_by_side": Relation.NEW,
    "same": Relation.DUPLICATE,
    "adds_detail": Relation.REFINES,
    "contradicts": Relation.CONTRADICTS,
    "changed_over_time": Relation.REPLACES,
}


class Judge:
    """Asks one model, by name, about statements. A failure is never an error here: it is a doubt."""

    def __init__(self, model: ChatModel, name: str) -> None:
        self._model = model
        self._name = name

    async def relate(self, existing: str, new: str) -> Comparison:
        """How `new` stands to `existing`; UNCERTAIN when the model fails, disobeys twice or is not confident.

        The model's own reason is not kept: it may quote either statement.
        """
        judgement = await self._ask(prompts.judge(existing, new), _Judgement)
        if judgement is None:
            return Comparison(Relation.UNCERTAIN, DecidedBy.MODEL, "the model gave no valid judgement")
        if judgement.confidence < LEAST_CONFIDENCE:
            return Comparison(Relation.UNCERTAIN, DecidedBy.MODEL, "the model was not confident")
        why = f"the model judged: {judgement.relation.replace('_', ' ')}"
        return Comparison(_RELATIONS[judgement.relation], DecidedBy.MODEL, why)

    async def facts(self, request: str) -> list[str]:
        """The facts about the person in a request to remember; empty when the model fails."""
        answer = await self._ask(prompts.extract(request), _Facts)
        return [fact.strip() for fact in answer.facts if fact.strip()] if answer else []

    async def _ask(self, messages: Sequence[ChatMessage], kind: type[T]) -> T | None:
        request = ChatRequest(self._name, tuple(messages), max_tokens=512)
        for _attempt in range(_ATTEMPTS):
            try:
                return kind.model_validate(await self._model.ask(request, kind.model_json_schema()))
            except (AppError, ValidationError):
                continue
        return None
