"""What lies on the disk: backups, putting one back, erasing everything."""

import asyncio
from pathlib import Path

from app.core.engine.base import EngineBase
from app.core.models import Backup, DataReport
from app.core.store import backups
from app.core.store.keys import key_source


class DataCalls(EngineBase):
    """What a front end may ask about the files."""

    async def data_report(self) -> DataReport:
        """Where the data lies, how much there is, and its backups."""
        with self._store.read() as view:
            counts = view.counts()
        return DataReport(
            path=self._home.path,
            size=self._home.database.stat().st_size,
            key=key_source(self._home),
            backups=tuple(backups.backups_of(self._home)),
            memories=counts["memories"],
            conversations=counts["conversations"],
            messages=counts["messages"],
        )

    async def back_up(self, target: Path | None = None) -> Backup:
        """Pack everything into a file, as encrypted as it is; without a target, among the backups of the home. It
        needs the key that opens the data now. HOME_NOT_WRITABLE, DISK_FULL, DATABASE_BUSY."""
        return await asyncio.to_thread(self._store.back_up, target or backups.new_name(self._home, "manual"))

    async def delete_backup(self, name: str) -> None:
        """Delete a backup of the home by its file's name. NOT_FOUND."""
        backups.delete_backup(self._home, name)

    async def stage_restore(self, source: Path, passphrase: str | None = None) -> None:
        """See that a backup can be opened and is whole, and have the next start put it in the place of the data, which
        is kept as a backup. BACKUP_UNREADABLE, PASSPHRASE_NEEDED, KEY_WRONG, KEY_MISSING, DATABASE_NEWER,
        DATABASE_DAMAGED, DISK_FULL: nothing happens then."""
        await asyncio.to_thread(backups.stage_restore, self._home, source, passphrase)

    async def order_erasing(self) -> None:
        """Have the next start erase everything: data, backups, settings, and the key."""
        backups.order_erasing(self._home)
