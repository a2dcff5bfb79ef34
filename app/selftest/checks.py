"""What the self-test looks at. Each check gets an empty folder, returns what it saw, and raises when that is wrong."""

import importlib
import os
import secrets
import sys
import uuid
import warnings
from collections.abc import Callable
from pathlib import Path

from app.selftest.samples import SAMPLES
from app.selftest.server import LoopbackServer

# What is imported late or by name, and so is what a build forgets: the distribution, and its module.
LIBRARIES = {
    "alembic": "alembic",
    "charset-normalizer": "charset_normalizer",
    "cryptography": "cryptography.fernet",
    "filelock": "filelock",
    "httpx": "httpx",
    "keyring": "keyring",
    "markdown-it-py": "markdown_it",
    "mnemonic": "mnemonic",
    "networkx": "networkx",
    "numpy": "numpy",
    "ollama": "ollama",
    "phonenumbers": "phonenumbers",
    "pillow": "PIL.Image",
    "platformdirs": "platformdirs",
    "presidio-analyzer": "presidio_analyzer",
    "pydantic": "pydantic",
    "pygments": "pygments",
    "pymorphy3": "pymorphy3",
    "pypdf": "pypdf",
    "pyside6-essentials": "PySide6.QtWidgets",
    "python-stdnum": "stdnum",
    "rapidfuzz": "rapidfuzz",
    "snowballstemmer": "snowballstemmer",
    "sqlalchemy": "sqlalchemy",
    "sqlcipher3": "sqlcipher3",
    "sqlite-vec": "sqlite_vec",
    "tldextract": "tldextract",
    "ziamath": "ziamath",
} | ({"jeepney": "jeepney"} if sys.platform.startswith("linux") else {})
_DIMENSIONS = 8


class NotThereError(Exception):
    """The system has nothing that this check could look at, which is no fault of ours."""


def _expect(condition: object, otherwise: str) -> None:
    if not condition:
        raise RuntimeError(otherwise)


def libraries(_folder: Path) -> str:
    """Every library that we ask for can be imported."""
    with warnings.catch_warnings(action="ignore"):  # what libraries are told about themselves is not ours to answer
        for module in LIBRARIES.values():
            importlib.import_module(module)
    return f"{len(LIBRARIES)} imported"


def languages(_folder: Path) -> str:
    """The translations are there, and so are the dictionaries by which Russian is read."""
    from app.core.memory.facts import facts_of  # noqa: PLC0415
    from app.i18n import LANGUAGES, Catalogue  # noqa: PLC0415

    words = {language: Catalogue(language).text("Delete") for language in LANGUAGES}
    _expect(len(set(words.values())) == len(LANGUAGES), f"texts are missing: {words}")
    facts = facts_of("Я живу в Орске")
    _expect(facts == ["Пользователь живёт в Орске"], f"Russian is not put into the third person: {facts}")
    return ", ".join(LANGUAGES)


def store(folder: Path) -> str:
    """An encrypted database keeps a memory, finds it by words and by vectors, and opens with no other key."""
    import numpy as np  # noqa: PLC0415

    from app.core.errors import AppError  # noqa: PLC0415
    from app.core.home import Home  # noqa: PLC0415
    from app.core.models import Actor, OperationKind, Scope, SourceKind, Target  # noqa: PLC0415
    from app.core.privacy.gate import Gate  # noqa: PLC0415
    from app.core.privacy.placeholders import MemoryPlaceholderBook  # noqa: PLC0415
    from app.core.store.keys import Key  # noqa: PLC0415
    from app.core.store.store import Store  # noqa: PLC0415
    from app.core.store.vectors import Unembedded  # noqa: PLC0415
    from app.core.text.analyzer import terms  # noqa: PLC0415

    home = Home(folder)
    key = Key(secrets.token_bytes(32), "passphrase")
    text = Gate(MemoryPlaceholderBook()).clean_now("User keeps bees in Ljubljana", Target.MEMORY).text
    kept = Store(home, key)
    with kept.change(Actor.PERSON, OperationKind.MEMORY_ADD, Scope.MEMORY) as work:
        memory = work.memories.add(text, slot=None, explicit=True, source=SourceKind.HAND, message_id=None)
    vector = np.linspace(-1, 1, _DIMENSIONS, dtype=np.float32)
    with kept.maintain() as work:
        space = work.vectors.add_space("selftest", "1", _DIMENSIONS)
        work.vectors.put(space, Unembedded("memory", memory.id, memory.text), [vector])
        nearest = work.vectors.nearest(space, "memory", vector, 1)
    with kept.read() as view:
        by_words = [one.id for one, _score in view.memories.matching(terms("Ljubljana"), 5)]
    problems, versions = kept.problems(), kept.versions()
    kept.close()
    _expect(nearest == {memory.id}, "the memory is not found by its vector")
    _expect(by_words == [memory.id], "the memory is not found by its words")
    _expect(not problems, f"the database is damaged: {problems}")
    _expect(b"Ljubljana" not in b"".join(path.read_bytes() for path in folder.iterdir()), "the file is not encrypted")
    try:
        Store(home, Key(secrets.token_bytes(32), "passphrase"))
    except AppError:
        return ", ".join(f"{name} {version}" for name, version in versions.items())
    raise RuntimeError("another key opens the database")


def privacy(_folder: Path) -> str:
    """The gate takes a sample of every type out."""
    from app.core.models import Target  # noqa: PLC0415
    from app.core.privacy.gate import Gate  # noqa: PLC0415
    from app.core.privacy.placeholders import MemoryPlaceholderBook  # noqa: PLC0415

    gate = Gate(MemoryPlaceholderBook())
    missed = [
        type_
        for type_, sample in SAMPLES.items()
        if type_ not in {finding.type for finding in gate.clean_now(sample, Target.CHAT).redaction.findings}
    ]
    _expect(not missed, "not taken out: " + ", ".join(missed))
    return f"{len(SAMPLES)} types"


def keyring(_folder: Path) -> str:
    """The system's keyring keeps a secret and gives it back."""
    import keyring as rings  # noqa: PLC0415
    from keyring.errors import KeyringError  # noqa: PLC0415

    backend, user, secret = rings.get_keyring().name, f"selftest-{uuid.uuid4().hex}", secrets.token_hex(8)
    try:
        rings.set_password("keepsake-selftest", user, secret)
        kept = rings.get_password("keepsake-selftest", user)
        if kept == secret:
            rings.delete_password("keepsake-selftest", user)
    except (KeyringError, RuntimeError) as error:
        raise NotThereError(f"{type(error).__name__}; a passphrase is used instead") from None
    if kept != secret:
        raise NotThereError(f"{backend} loses what it is given; a passphrase is used instead")
    return backend


def server(_folder: Path) -> str:
    """An answer streams from a model server on this machine."""
    import asyncio  # noqa: PLC0415

    from app.core.llm.ollama.client import OllamaModel  # noqa: PLC0415
    from app.core.llm.port import ChatMessage, ChatRequest  # noqa: PLC0415

    async def talk(host: str) -> str:
        models = OllamaModel(host)
        try:
            seen = await models.server()
            _expect(len(seen.models) == 1, "the server's model is not seen")
            request = ChatRequest(seen.models[0].name, (ChatMessage("user", "Hello"),))
            return "".join([chunk.text async for chunk in models.chat(request)])
        finally:
            await models.close()

    with LoopbackServer() as loopback:
        answer = asyncio.run(talk(loopback.host))
    _expect(answer == loopback.ANSWER, f"the answer came as {answer!r}")
    return "streamed"


def window(folder: Path) -> str:
    """The real window is painted, without a screen, over its own encrypted home."""
    # The system's platform stays where there is one already: a program has one QApplication.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from app.selftest.painting import painted_window  # noqa: PLC0415

    return painted_window(folder)


CHECKS: dict[str, Callable[[Path], str]] = {
    "libraries": libraries,
    "languages": languages,
    "store": store,
    "privacy": privacy,
    "keyring": keyring,
    "server": server,
    "window": window,
}
