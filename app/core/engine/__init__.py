"""The whole API that a front end may call, one module an area.

An engine lives on one asyncio loop and is used from there only. Its methods raise `AppError` and nothing else that a
person has to be told; what happens meanwhile is told to the subscribers as events.
"""

from app.core.engine.background import BackgroundCalls
from app.core.engine.chats import ChatCalls
from app.core.engine.data import DataCalls
from app.core.engine.filing import FilingCalls
from app.core.engine.given import GivenCalls
from app.core.engine.journal import JournalCalls
from app.core.engine.lock import LockCalls
from app.core.engine.memories import MemoryCalls
from app.core.engine.privacy import PrivacyCalls
from app.core.engine.sample import SampleCalls
from app.core.engine.setup import SetupCalls
from app.core.engine.spaces import SpaceCalls
from app.core.engine.transfer import TransferCalls
from app.core.engine.updates import UpdateCalls


class Engine(
    ChatCalls,
    GivenCalls,
    FilingCalls,
    MemoryCalls,
    JournalCalls,
    SpaceCalls,
    TransferCalls,
    BackgroundCalls,
    PrivacyCalls,
    SetupCalls,
    SampleCalls,
    DataCalls,
    LockCalls,
    UpdateCalls,
):
    """Chats, memories, conflicts, the journal, models and settings of one home."""
