"""Texts on their way in, where the person has to be told that one is refused."""

from app.core.errors import AppError, ErrorCode
from app.core.models import GateVerdict, Target
from app.core.privacy.gate import Cleaned, Gate
from app.core.privacy.policy import refused_types
from app.core.store.store import Store

_CODES = {Target.MEMORY: ErrorCode.MEMORY_REFUSED, Target.CHAT: ErrorCode.MESSAGE_REFUSED}


async def accepted(store: Store, gate: Gate, text: str, target: Target) -> Cleaned:
    """The stored form of `text`.

    Raises `AppError(MEMORY_REFUSED)` or `AppError(MESSAGE_REFUSED)`, and notes it in the list of refusals, where the
    privacy policy refuses the text.
    """
    cleaned = await gate.clean(text, target)
    if cleaned.redaction.verdict is GateVerdict.REFUSED:
        types = refused_types(cleaned.redaction)
        with store.maintain() as work:
            work.privacy.refused(target, types, None)
        raise AppError(_CODES[target], types=",".join(types))
    return cleaned
