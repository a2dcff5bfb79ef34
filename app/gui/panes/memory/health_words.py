"""What a check of everything found, and where the room goes, in words: what is so, and what to do."""

from datetime import datetime

from app.core.models import HealthCheck, HealthFinding, HealthState, StorageKind
from app.gui.text import dates
from app.i18n import tr, trn
from app.words.data import size_words


def health_words(check: HealthCheck) -> tuple[str, str]:
    """What was found in a line, and what it means or what to do."""
    values = check.values
    finding = HealthFinding
    return {
        finding.DATABASE_WHOLE: lambda: (
            tr("The database is whole"),
            tr("Every page was read and decrypted, and its checksums are right."),
        ),
        finding.DATABASE_DAMAGED: lambda: (
            trn(
                "The database is damaged in {n} place", "The database is damaged in {n} places", int(values["problems"])
            ),
            tr(
                "Export what is there now (Chat > Export…), keep a copy of the data folder, and put the latest backup "
                "in its place. A failing disk is the usual cause."
            ),
        ),
        finding.KEY_IN_KEYRING: lambda: (
            tr("The key is in the system's keyring"),
            tr("Whoever can unlock your session can open the database; a copy of the file alone cannot be read."),
        ),
        finding.KEY_FROM_PASSPHRASE: lambda: (
            tr("The key is made from your passphrase"),
            tr("It is stored nowhere, so nobody can restore it: do not lose the passphrase."),
        ),
        finding.GATE_READY: lambda: (
            tr("The privacy gate works"),
            tr("Everything passes it before it is stored."),
        ),
        finding.GATE_NOT_READY: lambda: (
            tr("The privacy gate did not load"),
            tr("Nothing is stored until it does. Start Keepsake again; if that does not help, install it anew."),
        ),
        finding.SERVER_ANSWERS: lambda: (
            tr("Ollama {version} answers", version=values["version"]),
            trn("{n} model can be chosen.", "{n} models can be chosen.", int(values["models"])),
        ),
        finding.SERVER_AWAY: lambda: (
            tr("No Ollama server answers"),
            tr("The offline assistant answers instead. Start Ollama, then check again."),
        ),
        finding.INDEX_COMPLETE: lambda: (
            tr("Everything can be found by its meaning"),
            trn("{n} text has a vector.", "{n} texts have vectors.", int(values["done"])),
        ),
        finding.INDEX_UNDER_WAY: lambda: (
            tr("{done} of {total} texts can be found by their meaning", done=values["done"], total=values["total"]),
            tr("The rest is made in the background; until then it is found by its words."),
        ),
        finding.INDEX_PAUSED: lambda: (
            tr("Making vectors is paused"),
            tr("New texts are found by their words only. Settings > Memory goes on with it."),
        ),
        finding.INDEX_NONE: lambda: (
            tr("Search is by words alone"),
            tr("With an embedding model, what means the same is found too. The settings offer one."),
        ),
        finding.JOBS_FINE: lambda: (
            tr("The background does its work"),
            trn("{n} job waits for a quiet moment.", "{n} jobs wait for a quiet moment.", int(values["queued"])),
        ),
        finding.JOBS_PAUSED: lambda: (
            tr("The background is paused"),
            tr("No titles, summaries or insights are made. “Background” in this panel goes on with it."),
        ),
        finding.JOBS_FAILED: lambda: (
            trn("{n} job was given up", "{n} jobs were given up", int(values["failed"])),
            tr("“Background” in this panel says why, and tries again."),
        ),
        finding.BACKUP_THERE: lambda: (
            tr("The last backup is of {when}", when=dates.moment(datetime.fromisoformat(str(values["at"])))),
            trn("There is {n} backup, encrypted.", "There are {n} backups, encrypted.", int(values["backups"])),
        ),
        finding.BACKUP_NONE: lambda: (
            tr("There is no backup"),
            tr(
                "Before every update one is made. You can make one now, to a place of your choice: Settings > Data > "
                "Backups."
            ),
        ),
        finding.DISK_ROOMY: lambda: (
            tr("{size} are free on the disk", size=size_words(int(values["free"]))),
            tr("That is enough."),
        ),
        finding.DISK_NEARLY_FULL: lambda: (
            tr("Only {size} are free on the disk", size=size_words(int(values["free"]))),
            tr("Make room soon: when the disk is full, nothing more can be stored."),
        ),
    }[check.finding]()


def health_state_words(state: HealthState) -> str:
    """How things stand, beside the sign."""
    return {
        HealthState.GOOD: tr("Good"),
        HealthState.ATTENTION: tr("Worth a look"),
        HealthState.BAD: tr("Not working"),
    }[state]


def storage_words(kind: StorageKind) -> tuple[str, str]:
    """What takes room, and what it is."""
    return {
        StorageKind.MESSAGES: (tr("Chats"), tr("messages, titles and the records of what answers were given")),
        StorageKind.MEMORIES: (tr("Memories"), tr("with their sources and what waits for you")),
        StorageKind.CONCLUDED: (tr("Summaries and insights"), ""),
        StorageKind.ATTACHMENTS: (tr("Attachments"), tr("pictures and texts of files")),
        StorageKind.VECTORS: (tr("Vectors"), tr("to find what means the same")),
        StorageKind.FULLTEXT: (tr("Word index"), tr("to find words in three languages")),
        StorageKind.JOURNAL: (tr("Activity"), tr("every change with what was before, for undo and history")),
        StorageKind.OTHER: (tr("The database itself"), tr("pages, indexes, encryption")),
        StorageKind.FREE: (tr("Free inside the file"), tr("compacting gives it back")),
        StorageKind.BACKUPS: (tr("Backups"), tr("encrypted copies")),
        StorageKind.TRASH: (tr("In the trash"), tr("part of the above")),
    }[kind]
