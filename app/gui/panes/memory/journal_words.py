"""One journal entry in words."""

from collections.abc import Callable, Mapping

from app.core.models import Operation, OperationKind
from app.gui.words import kind_words
from app.i18n import tr, trn


def operation_words(
    operation: Operation, memory_text: Callable[[int], str | None], chat_titles: Mapping[int, str] | None = None
) -> str:
    """What an operation did and to what, such as "Edited a memory: “User lives in Porto”".

    Memories are named by their present text; what was erased is not named.
    """
    did = kind_words(operation.kind, max(len(operation.conversation_ids), 1))
    if operation.erased:
        return tr("{did} (erased since)", did=did)
    if len(operation.memory_ids) > 1:
        return trn("{did} ({n} memory)", "{did} ({n} memories)", len(operation.memory_ids), did=did)
    name = memory_text(operation.memory_ids[0]) if operation.memory_ids else None
    about_a_folder = operation.kind is OperationKind.FOLDER_REMOVE  # not about the one chat that stood in it
    if name is None and chat_titles and len(operation.conversation_ids) == 1 and not about_a_folder:
        name = chat_titles.get(operation.conversation_ids[0])
    return tr("{did}: “{name}”", did=did, name=name) if name else did
