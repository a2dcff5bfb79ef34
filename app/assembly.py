"""Putting the core together. Importing this module loads all of it, which takes a second: do that behind the window."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from app.core.engine import Engine
from app.core.home import Home
from app.core.llm.directory import ModelDirectory
from app.core.llm.offline import OFFLINE_INFO, OfflineAssistant
from app.core.llm.ollama.client import OllamaModel
from app.core.memory.judge import Judge
from app.core.memory.rules.compare import compare
from app.core.models import Comparison, Redaction, Relation, Target
from app.core.privacy.gate import Gate
from app.core.privacy.placeholders import MemoryPlaceholderBook
from app.core.privacy.policy import Policy
from app.core.settings import SettingsFile
from app.core.store.backups import order_erasing, stage_restore
from app.core.store.keys import unlock
from app.core.store.placeholders import StoredPlaceholderBook
from app.core.store.store import Store

__all__ = ["build_engine", "order_erasing", "redactor", "relater", "stage_restore"]


def build_engine(home: Home, settings: SettingsFile, passphrase: str | None) -> Engine:
    """The engine of `home`, its database open, not yet started. Raises what `unlock` and `open_database` raise."""
    key = unlock(home, passphrase)
    store = Store(home, key)
    policy = Policy.from_settings(settings.current.privacy)
    gate = Gate(StoredPlaceholderBook(store, key.derived("placeholders")), policy)
    host = settings.host
    models = ModelDirectory(OllamaModel(host), OfflineAssistant(), host, OFFLINE_INFO)
    return Engine(home=home, store=store, gate=gate, models=models, settings=settings, connect=OllamaModel)


def redactor() -> Callable[[str, Target], Redaction]:
    """The privacy gate alone, without a home: placeholder numbers hold for this process."""
    gate = Gate(MemoryPlaceholderBook())
    return lambda text, target: gate.clean_now(text, target).redaction


@contextmanager
def relater(home: Home, *, use_model: bool) -> Iterator[Callable[[str, str], Comparison]]:
    """The relation of two statements, without a database: by the rules, and by the model of `home`'s settings where
    they doubt and it is asked."""
    settings = SettingsFile.of_home(home.path)
    models = ModelDirectory(OllamaModel(settings.host), OfflineAssistant(), settings.host, OFFLINE_INFO)
    with asyncio.Runner() as runner:
        if use_model:
            models.choose(settings.current.model)
            runner.run(models.refresh())

        def relate(existing: str, new: str) -> Comparison:
            decision = compare(existing, new)
            current = models.state.current
            if not use_model or current.offline or decision.relation is not Relation.UNCERTAIN:
                return decision
            return runner.run(Judge(models.model(), current.name).relate(existing, new))

        yield relate
        runner.run(models.close())
