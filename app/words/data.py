"""What lies on the disk, in words; for the window and the command line."""

from app.core.models import Backup, BackupKind, DataReport
from app.i18n import tr, trn


def size_words(count: int) -> str:
    """A number of bytes, e.g. "2.0 GB"."""
    if count < 1000:
        return trn("{n} byte", "{n} bytes", count)
    if count >= 1e9:
        return tr("{n} GB", n=f"{count / 1e9:.1f}")
    if count >= 1e6:
        return tr("{n} MB", n=f"{count / 1e6:.0f}")
    return tr("{n} KB", n=f"{count / 1e3:.0f}")


def backup_words(backup: Backup) -> str:
    """When and why a backup was made, and how large it is."""
    why = {
        BackupKind.PERSON: tr("made by you"),
        BackupKind.RESTORE: tr("what was there before a backup was put back"),
        BackupKind.MIGRATION: tr("made before an update"),
    }[backup.kind]
    made = backup.made_at.astimezone().strftime("%Y-%m-%d %H:%M")
    return f"{made}  ·  {size_words(backup.size)}  ·  {why}"


def key_words(source: str) -> str:
    """What opens the data and its backups."""
    if source == "keyring":
        return tr(
            "The key is in this system's keyring: a backup can be opened here, and nowhere without this keyring's "
            "entry “keepsake”."
        )
    return tr(
        "The key is made from your passphrase: a backup can be opened wherever you type it, and never without it."
    )


def erase_words(storage: DataReport) -> list[str]:
    """What erasing everything takes away, in numbers, and what it cannot reach."""
    gone = [
        trn("{n} memory", "{n} memories", storage.memories),
        trn("{n} chat", "{n} chats", storage.conversations),
        trn("{n} message", "{n} messages", storage.messages),
        trn("{n} backup", "{n} backups", len(storage.backups)),
    ]
    key = (
        tr("the key in the system keyring") if storage.key == "keyring" else tr("what makes the key of your passphrase")
    )
    return [
        tr("Goes for good: {things}.", things=", ".join([*gone, tr("all settings"), key])),
        tr("Stays: the models in Ollama, and what you exported or backed up to places of your own."),
        tr("There is no undo. Keepsake starts as new."),
    ]
