"""The sample profile: made through the real exchange, and gone without a trace."""

from collections.abc import Callable

import pytest

from app.core.home import Home
from app.core.models import Note, NoteKind, Space
from app.core.store.keys import unlock
from app.core.text.language import Language
from tests.e2e.conftest import PASSPHRASE, Running
from tests.helpers.store import decrypted_pages, raw_bytes

LANGUAGES: list[Language] = ["en", "ru", "zh"]
TRACES = {
    "en": ("Porto", "tin-white", "rye", "Mira", "steak"),
    "ru": ("Казани", "оловянн", "ржаной", "Мира", "стейк"),
    "zh": ("景德镇", "锡白釉", "黑麦", "米拉", "牛排"),
}


def everything(home: Home) -> bytes:
    """Every byte of the home, as it lies and decrypted."""
    return raw_bytes(home.path) + decrypted_pages(home, unlock(home, PASSPHRASE))


def traces(home: Home, language: str) -> list[str]:
    """Which of the sample's words stand anywhere; text in JSON columns may be escaped."""
    data = everything(home)
    return [word for word in TRACES[language] if word.encode() in data or word.encode("unicode_escape") in data]


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_it_shows_what_keepsake_does(start: Callable[..., Running], language: Language) -> None:
    running = start()
    engine = running.engine
    space: Space = running.call(engine.add_sample(language))
    assert space.sample
    assert running.call(engine.add_sample(language)) == space  # there is one at a time

    memories = [one for one in running.call(engine.memories()) if one.space_id == space.id]
    assert len(memories) >= 4
    # History: one of them was reworded by hand, weeks ago.
    details = [running.call(engine.memory(one.id)) for one in memories]
    reworded = next(one for one in details if len(one.versions) > 1)
    first, second = reworded.versions
    assert (second.operation.at - first.operation.at).days >= 10

    # A contradiction waits, and can be settled.
    (conflict,) = running.call(engine.conflicts())
    assert conflict.memory is not None
    assert conflict.memory.space_id == space.id

    # A refusal was told; insights and summaries are there.
    assert running.call(engine.refusals())
    assert len([one for one in running.call(engine.insights()) if one.space_id == space.id]) == 2
    assert len([one for one in running.call(engine.summaries()) if one.space_id == space.id]) == 2

    # Three chats; what an answer was given can be opened, and what was learnt taken back.
    chats = [one for one in running.call(engine.conversations()) if one.space_id == space.id]
    assert len(chats) == 3
    notes: list[Note] = []
    used = []
    for chat in chats:
        for message in running.call(engine.messages(chat.id)):
            notes += message.notes
            if message.role.value == "assistant":
                used.append(running.call(engine.manifest(message.id)))
    assert {NoteKind.SAVED, NoteKind.CONFLICT, NoteKind.REFUSED} <= {note.kind for note in notes}
    assert any(manifest.memories for manifest in used)
    assert any(one.cited for manifest in used for one in manifest.memories)
    saved = next(note for note in notes if note.kind is NoteKind.SAVED)
    running.call(engine.undo(saved.operation_id))
    left = [one for one in running.call(engine.memories()) if one.space_id == space.id]
    assert len(left) == len(memories) - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_nothing_of_it_is_left(start: Callable[..., Running], home: Home, language: Language) -> None:
    running = start()
    running.call(running.engine.add_memory("I live in Oslo"))
    space = running.call(running.engine.add_sample(language))
    chat = running.call(running.engine.new_conversation(space_id=space.id))
    running.call(running.engine.send(chat.id, "a word of my own: marzipan"))
    running.call(running.engine.remove_sample())
    assert running.call(running.engine.sample()) is None
    assert [one.text for one in running.call(running.engine.memories())] == ["User lives in Oslo"]
    assert running.call(running.engine.conversations()) == []
    assert running.call(running.engine.conflicts()) == []
    assert running.call(running.engine.refusals()) == []
    assert running.call(running.engine.insights()) == []
    running.close()
    assert traces(home, language) == []
    assert b"marzipan" not in everything(home)


def test_that_the_persons_own_memories_are_left_alone(start: Callable[..., Running]) -> None:
    running = start()
    running.call(running.engine.add_memory("I am a vegetarian and I live in Porto"))
    before = running.call(running.engine.memories())
    running.call(running.engine.add_sample("en"))
    ours = [one for one in running.call(running.engine.memories()) if one.space_id is None]
    assert set(ours) == set(before)
    (conflict,) = running.call(running.engine.conflicts())
    assert conflict.memory is not None
    assert conflict.memory.space_id is not None
    assert [one for one in running.call(running.engine.conversations()) if one.space_id is None] == []
