"""The lock of the window: whether there is a passphrase, choosing it, trying it."""

import asyncio

from app.core.engine.base import EngineBase
from app.core.store import window_lock


class LockCalls(EngineBase):
    """What a front end may ask about locking itself. The engine goes on meanwhile."""

    async def can_lock(self) -> bool:
        """Whether there is a passphrase to unlock with."""
        return window_lock.has_passphrase(self._home)

    async def set_lock_passphrase(self, passphrase: str) -> None:
        """Choose the passphrase of the lock. PASSPHRASE_TOO_SHORT."""
        await asyncio.to_thread(window_lock.set_passphrase, self._home, passphrase)

    async def unlocks(self, passphrase: str) -> bool:
        """Whether a passphrase opens the window; takes a quarter of a second either way."""
        return await asyncio.to_thread(window_lock.fits, self._home, passphrase)
