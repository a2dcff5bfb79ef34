"""The chat model as a judge, where the rules are not sure."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from app.core.llm import prompts
from app.core.llm.port import ChatModel
from app.core.llm.structured import ask_for
from app.core.models import Comparison, DecidedBy, Relation

# Below this the judge's word is not taken: the fact waits for the person.
LEAST_CONFIDENCE = 0.6


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
        judgement = await ask_for(self._model, self._name, prompts.judge(existing, new), _Judgement)
        if judgement is None:
            return Comparison(Relation.UNCERTAIN, DecidedBy.MODEL, "the model gave no valid judgement")
        if judgement.confidence < LEAST_CONFIDENCE:
            return Comparison(Relation.UNCERTAIN, DecidedBy.MODEL, "the model was not confident")
        why = f"the model judged: {judgement.relation.replace('_', ' ')}"
        return Comparison(_RELATIONS[judgement.relation], DecidedBy.MODEL, why)

    async def facts(self, request: str) -> list[str]:
        """The facts about the person in a request to remember; empty when the model fails."""
        answer = await ask_for(self._model, self._name, prompts.extract(request), _Facts)
        return [fact.strip() for fact in answer.facts if fact.strip()] if answer else []
