"""Erased means erased: what came in by any entrance, and went out again, stands in no page of any file."""

import json
from collections.abc import Callable
from pathlib import Path

from app.core.home import Home
from app.core.models import EVERYWHERE, Actor, OperationKind, Scope, SummaryKind
from app.core.privacy.placeholders import value_digest
from app.core.store.keys import unlock
from app.core.store.store import utc_now
from tests.e2e.conftest import PASSPHRASE, Running
from tests.helpers.files import png
from tests.helpers.store import clean, decrypted_pages, raw_bytes

PHONE = "+7 916 123-45-67"


class Markers:
    """Words that nothing else in a home holds, one for each entrance."""

    def __init__(self) -> None:
        self.all: dict[str, str] = {}

    def __call__(self, entrance: str) -> str:
        return self.all.setdefault(entrance, f"zq{entrance.replace(' ', '')}zanzibar")

    def found(self, home: Home) -> list[str]:
        """The entrances whose words stand anywhere."""
        data = (decrypted_pages(home, unlock(home, PASSPHRASE)) + raw_bytes(home.path)).lower()
        assert b"create table" in data
        return sorted(entrance for entrance, word in self.all.items() if word.encode() in data)


def test_that_what_is_erased_is_nowhere_by_whatever_entrance_it_came(
    start: Callable[..., Running], home: Home, tmp_path: Path
) -> None:
    running = start()
    engine, call, mark = running.engine, running.call, Markers()
    call(engine.change_settings(titles=False, summaries=False, insights=False))

    # Everything that a person can put in.
    space = call(engine.add_space(mark("space")))
    call(engine.rename_space(space.id, mark("space renamed")))
    folder = call(engine.add_folder(mark("folder")))
    call(engine.rename_folder(folder.id, mark("folder renamed")))
    chat = call(engine.new_conversation(space_id=space.id))
    document, picture = tmp_path / f"{mark('file name')}.txt", png(91, 67)
    document.write_text(f"It says {mark('document')}.")
    given = [call(engine.read_file(document)), call(engine.read_bytes(f"{mark('picture name')}.png", picture))]
    call(engine.send(chat.id, f"Remember that I live in {mark('message')}", given))
    question = call(engine.messages(chat.id))[0]
    call(engine.edit_and_resend(chat.id, question.id, f"Remember that I work with {mark('other wording')}"))
    call(engine.rename_conversation(chat.id, mark("title")))
    call(engine.rename_conversation(chat.id, "Another title"))
    call(engine.keep_draft(chat.id, mark("draft")))
    call(engine.keep_draft(None, mark("draft of no chat")))
    call(engine.file_conversations([chat.id], folder.id))
    (memory, *_) = call(engine.add_memory(f"I keep a parrot named {mark('memory')}"))
    assert memory.memory_id is not None
    call(engine.edit_memory(memory.memory_id, f"User keeps a parrot named {mark('memory reworded')}"))
    export = tmp_path / "keepsake.json"
    message: dict[str, object] = {"role": "user", "text": mark("imported message")}
    message["attachments"] = [{"kind": "text", "name": mark("imported name"), "text": mark("imported document")}]
    entry = {"title": mark("imported title"), "folder": mark("imported folder"), "messages": [message]}
    export.write_text(json.dumps({"format": "keepsake", "version": 1, "conversations": [entry]}))
    call(engine.import_file(export))

    async def made() -> None:
        branch = engine._chats.transcript(chat.id).branch()
        with engine._store.change(Actor.BACKGROUND, OperationKind.SUMMARY_WRITE, Scope.CONVERSATION) as work:
            work.summaries.write(chat.id, SummaryKind.CHAT, clean(mark("summary")), branch, "a model")
            for name in ("insight", "insight deleted"):
                work.insights.write(
                    None,
                    clean(mark(name)),
                    message_ids=[branch[0].id],
                    span=(utc_now(), utc_now()),
                    confidence=0.5,
                    made_by="a model",
                    space_id=None,
                )

    call(made())
    call(engine.back_up())
    missing = set(mark.all) - set(mark.found(home))
    assert missing == set(), "these entrances were not reached"

    # And out again.
    doomed = [one.id for one in call(engine.conversations())]
    deleted = next(one for one in call(engine.insights()) if one.text == mark("insight deleted"))
    call(engine.delete_insight(deleted.id))
    call(engine.drop_draft(None))
    call(engine.remove_folder(folder.id))
    for other in call(engine.folders()):
        call(engine.remove_folder(other.id))
    call(engine.remove_space(space.id))
    call(engine.delete_conversations(doomed))
    call(engine.delete_memories([one.id for one in call(engine.memories(space=EVERYWHERE))]))
    call(engine.empty_trash())
    assert mark.found(home) == []
    data = decrypted_pages(home, unlock(home, PASSPHRASE))
    assert call(engine.read_bytes("a.png", picture)).data[:200] not in data
    running.close()
    assert mark.found(home) == []


def test_that_a_deleted_summary_and_insight_lose_their_words_with_the_trash_and_are_not_made_again(
    start: Callable[..., Running], home: Home
) -> None:
    running = start()
    engine, call, mark = running.engine, running.call, Markers()
    chat = call(engine.new_conversation())
    call(engine.send(chat.id, "hello"))

    async def made() -> tuple[int, int]:
        branch = engine._chats.transcript(chat.id).branch()
        with engine._store.change(Actor.BACKGROUND, OperationKind.SUMMARY_WRITE, Scope.CONVERSATION) as work:
            summary = work.summaries.write(chat.id, SummaryKind.CHAT, clean(mark("summary")), branch, "a model")
            insight = work.insights.write(
                None,
                clean(mark("insight")),
                message_ids=[branch[0].id],
                span=(utc_now(), utc_now()),
                confidence=0.5,
                made_by="a model",
                space_id=None,
            )
        return summary, insight

    summary, insight = call(made())
    call(engine.delete_summary(summary))
    call(engine.delete_insight(insight))
    call(engine.empty_trash())
    assert mark.found(home) == []

    async def known() -> tuple[bool, bool]:
        with engine._store.read() as view:
            old = view.summaries.of(chat.id, SummaryKind.CHAT, trashed=True)
            return old is not None, bool(view.insights.all(trashed=True))

    assert call(known()) == (True, True)


def test_that_the_hash_of_a_private_value_goes_with_the_last_text_that_speaks_of_it(
    start: Callable[..., Running], home: Home
) -> None:
    running = start()
    engine, call = running.engine, running.call
    book = engine._gate._book
    digest = value_digest(book._key, "PHONE", "79161234567").encode()  # type: ignore[attr-defined]
    digests = {digest, value_digest(book._key, "PHONE", "+79161234567").encode()}  # type: ignore[attr-defined]

    def known() -> bool:
        data = decrypted_pages(home, unlock(home, PASSPHRASE))
        return any(one in data for one in digests)

    chats = [call(engine.new_conversation()) for _number in range(2)]
    for chat in chats:
        call(engine.send(chat.id, f"call me at {PHONE}"))
    assert known(), "the test cannot see what it looks for"
    call(engine.erase_conversations([chats[0].id]))
    assert known()  # the other chat still speaks of it
    call(engine.send(chats[1].id, f"again: {PHONE}"))
    assert "<PHONE_1>" in call(engine.messages(chats[1].id))[-2].text
    call(engine.erase_conversations([chats[1].id]))
    assert not known()
    last = call(engine.new_conversation())
    call(engine.send(last.id, f"call me at {PHONE}"))
    assert "<PHONE_2>" in call(engine.messages(last.id))[0].text  # a number is given once
