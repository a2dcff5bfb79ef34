"""What a person types as a memory, on its way into the store."""

from app.core.errors import AppError, ErrorCode
from app.core.models import Target
from app.core.privacy.gate import Cleaned, Gate
from app.core.store.intake import accepted
from app.core.store.store import Store, Work


async def clean_by_hand(store: Store, gate: Gate, text: str) -> Cleaned:
    """The stored form of what a person typed as a memory.

    Raises `AppError`: EMPTY_TEXT; MEMORY_REFUSED, which is noted in the list of refusals.
    """
    if not text.strip():
        raise AppError(ErrorCode.EMPTY_TEXT)
    return await accepted(store, gate, text.strip(), Target.MEMORY)


def operation_of(work: Work) -> int:
    """The id of the operation that a transaction is."""
    if work.operation_id is None:
        raise RuntimeError("not inside an operation")
    return work.operation_id
