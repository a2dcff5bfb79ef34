"""The state of everything Keepsake stands on."""

import platform
import shutil
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version

from app import __version__
from app.core.home import Home
from app.core.models import (
    AgentState,
    DoctorReport,
    HealthCheck,
    HealthFinding,
    HealthState,
    IndexState,
    ModelsState,
    ServerState,
)
from app.core.store.keys import key_source
from app.core.store.store import Store

_LIBRARIES = ("PySide6-Essentials", "SQLAlchemy", "sqlcipher3", "presidio-analyzer", "ollama")
_LITTLE_ROOM = 1_000_000_000  # bytes; a model's download alone takes more


def report(
    home: Home,
    store: Store,
    models: ModelsState,
    *,
    problems: Sequence[str],
    index: IndexState,
    agent: AgentState,
    gate_ready: bool,
) -> DoctorReport:
    """Put together what was found. `problems` are those of the database's own integrity checks."""
    with store.read() as view:
        counts = view.counts()
    return DoctorReport(
        versions={
            "keepsake": __version__,
            "python": platform.python_version(),
            **store.versions(),
            **{name.lower(): version(name) for name in _LIBRARIES},
        },
        home=str(home.path),
        key_source=key_source(home),
        database={
            "path": str(home.database),
            "state": "damaged" if problems else "whole",
            "bytes": home.database.stat().st_size,
            **counts,
        },
        ollama={
            "host": models.host,
            "state": models.server.value,
            "version": models.version or "",
            "current": models.current.name,
        },
        models=models.models,
        problems=(*problems, *_offline(models)),
        checks=(
            _database(problems),
            _key(home),
            _good(HealthFinding.GATE_READY) if gate_ready else _bad(HealthFinding.GATE_NOT_READY),
            _server(models),
            _index(index),
            _jobs(agent),
            _backups(home),
            _disk(home),
        ),
    )


def _offline(models: ModelsState) -> tuple[str, ...]:
    offline = models.server is ServerState.OFFLINE
    return ("no Ollama server answers: the offline assistant is in use",) if offline else ()


def _database(problems: Sequence[str]) -> HealthCheck:
    if problems:
        return _bad(HealthFinding.DATABASE_DAMAGED, problems=len(problems))
    return _good(HealthFinding.DATABASE_WHOLE)


def _key(home: Home) -> HealthCheck:
    in_keyring = key_source(home) == "keyring"
    return _good(HealthFinding.KEY_IN_KEYRING if in_keyring else HealthFinding.KEY_FROM_PASSPHRASE)


def _server(models: ModelsState) -> HealthCheck:
    if models.server is not ServerState.ONLINE:
        return _attention(HealthFinding.SERVER_AWAY)
    usable = sum(not model.offline for model in models.models)
    return _good(HealthFinding.SERVER_ANSWERS, version=models.version or "?", models=usable)


def _index(index: IndexState) -> HealthCheck:
    if index.paused:
        return _attention(HealthFinding.INDEX_PAUSED, done=index.done, total=index.total)
    if index.model is None:
        return _attention(HealthFinding.INDEX_NONE)
    if index.done < index.total:
        return _attention(HealthFinding.INDEX_UNDER_WAY, done=index.done, total=index.total)
    return _good(HealthFinding.INDEX_COMPLETE, done=index.done)


def _jobs(agent: AgentState) -> HealthCheck:
    if agent.dead:
        return _attention(HealthFinding.JOBS_FAILED, failed=agent.dead)
    if agent.paused:
        return _attention(HealthFinding.JOBS_PAUSED)
    return _good(HealthFinding.JOBS_FINE, queued=agent.queued)


def _backups(home: Home) -> HealthCheck:
    copies = [path for path in home.backups.iterdir() if path.is_file()] if home.backups.is_dir() else []
    if not copies:
        return _attention(HealthFinding.BACKUP_NONE)
    last = datetime.fromtimestamp(max(path.stat().st_mtime for path in copies), UTC)
    return _good(HealthFinding.BACKUP_THERE, at=last.isoformat(), backups=len(copies))


def _disk(home: Home) -> HealthCheck:
    free = shutil.disk_usage(home.path).free
    if free < _LITTLE_ROOM:
        return _attention(HealthFinding.DISK_NEARLY_FULL, free=free)
    return _good(HealthFinding.DISK_ROOMY, free=free)


def _good(finding: HealthFinding, **values: str | int) -> HealthCheck:
    return HealthCheck(finding, HealthState.GOOD, values)


def _attention(finding: HealthFinding, **values: str | int) -> HealthCheck:
    return HealthCheck(finding, HealthState.ATTENTION, values)


def _bad(finding: HealthFinding, **values: str | int) -> HealthCheck:
    return HealthCheck(finding, HealthState.BAD, values)
