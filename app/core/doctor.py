"""The state of everything Keepsake stands on."""

import platform
from importlib.metadata import version

from app import __version__
from app.core.home import Home
from app.core.models import DoctorReport, ModelsState, ServerState
from app.core.store.keys import key_source
from app.core.store.store import Store

_LIBRARIES = ("PySide6-Essentials", "SQLAlchemy", "sqlcipher3", "presidio-analyzer", "ollama")


def report(home: Home, store: Store, models: ModelsState) -> DoctorReport:
    """Look at the database (all of it), the key, and what the model server last said."""
    problems = store.problems()
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
        problems=tuple(problems)
        + (
            ("no Ollama server answers: the offline assistant is in use",)
            if models.server is ServerState.OFFLINE
            else ()
        ),
    )
