"""What the person has begun to write, kept over restarts; through the gate like anything else."""

from collections import defaultdict

from app.core.models import GateVerdict, Target
from app.core.privacy.gate import Gate
from app.core.store.drafts import NEW_CHAT
from app.core.store.store import Store


class Drafts:
    """The drafts of stored chats. Those of temporary ones are nobody's business but the window's."""

    def __init__(self, store: Store, gate: Gate) -> None:
        self._store = store
        self._gate = gate
        self._asked: dict[int, int] = defaultdict(int)  # by chat: how often something was asked of its draft

    def of(self, conversation_id: int | None) -> str:
        """A chat's draft as it is stored (None: of the chat that does not exist yet); empty when there is none."""
        with self._store.read() as view:
            return view.drafts.of(_place(conversation_id))

    async def keep(self, conversation_id: int | None, text: str) -> None:
        """Keep `text`, or what the gate leaves of it; nothing where the policy refuses such a text, or where another
        text came, or the draft was dropped, while the gate was looking. `AppError(GATE_FAILED)`."""
        place = _place(conversation_id)
        if place < 0:
            return
        self._asked[place] += 1
        turn = self._asked[place]
        cleaned = await self._gate.clean(text, Target.CHAT, deep=False) if text.strip() else None
        if turn != self._asked[place]:
            return
        with self._store.maintain() as work:
            if cleaned is None or cleaned.redaction.verdict is GateVerdict.REFUSED:
                work.drafts.drop(place)
            else:
                work.drafts.keep(place, cleaned.text)

    def drop(self, conversation_id: int | None) -> None:
        """It was sent, or the person gave it up."""
        place = _place(conversation_id)
        self._asked[place] += 1
        if place >= 0:
            with self._store.maintain() as work:
                work.drafts.drop(place)


def _place(conversation_id: int | None) -> int:
    return NEW_CHAT if conversation_id is None else conversation_id
