import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from app.core.errors import AppError, ErrorCode
from app.core.models import ANYWHERE, OperationKind, Scope, SearchFilter
from tests.e2e.conftest import Running

Start = Callable[..., Running]


def add_chats(run: Running, *titles: str) -> list[int]:
    made = []
    for title in titles:
        chat_id = run.call(run.engine.new_conversation()).id
        run.call(run.engine.rename_conversation(chat_id, title))
        made.append(chat_id)
    return made


def test_that_many_chats_are_one_operation_each_time(start: Start) -> None:
    run = start()
    ids = add_chats(run, "one", "two", "three")
    folder = run.call(run.engine.add_folder("Work"))
    space = run.call(run.engine.add_space("Home"))
    acts: list[tuple[Callable[[], Coroutine[Any, Any, int]], OperationKind]] = [
        (lambda: run.engine.file_conversations(ids, folder.id), OperationKind.CONVERSATION_FILE),
        (lambda: run.engine.move_conversations(ids, space.id), OperationKind.CONVERSATION_MOVE),
        (lambda: run.engine.pin_conversations(ids, True), OperationKind.CONVERSATION_PIN),
        (lambda: run.engine.archive_conversations(ids, True), OperationKind.CONVERSATION_ARCHIVE),
        (lambda: run.engine.archive_conversations(ids, False), OperationKind.CONVERSATION_UNARCHIVE),
        (lambda: run.engine.delete_conversations(ids), OperationKind.CONVERSATION_DELETE),
        (lambda: run.engine.restore_conversations(ids), OperationKind.CONVERSATION_RESTORE),
    ]
    for work, kind in acts:
        before = {chat.id: chat for chat in run.call(run.engine.conversations())}
        operation_id = run.call(work())
        after = {chat.id: chat for chat in run.call(run.engine.conversations())}
        assert after != before
        operation = run.call(run.engine.operations(Scope.CONVERSATION))[0]
        assert (operation.id, operation.kind, operation.conversation_ids) == (operation_id, kind, tuple(ids))
        run.call(run.engine.undo(operation_id))
        assert {chat.id: chat for chat in run.call(run.engine.conversations())} == before
        run.call(run.engine.redo(operation_id))
        assert {chat.id: chat for chat in run.call(run.engine.conversations())} == after


def test_that_one_missing_chat_leaves_all_as_they_were(start: Start) -> None:
    run = start()
    ids = add_chats(run, "one", "two")
    for work in (
        run.engine.archive_conversations([*ids, 99], True),
        run.engine.file_conversations(ids, 99),
        run.engine.move_conversations(ids, 99),
    ):
        with pytest.raises(AppError) as caught:
            run.call(work)
        assert caught.value.code is ErrorCode.NOT_FOUND
    assert not any(chat.archived or chat.folder_id for chat in run.call(run.engine.conversations()))


def test_that_temporary_chats_go_with_the_others(start: Start) -> None:
    run = start()
    (stored,) = add_chats(run, "one")
    temporary = run.call(run.engine.new_conversation(temporary=True)).id
    operation_id = run.call(run.engine.delete_conversations([temporary, stored]))
    assert run.call(run.engine.conversations()) == []
    run.call(run.engine.undo(operation_id))
    assert [chat.id for chat in run.call(run.engine.conversations())] == [stored]
    temporary = run.call(run.engine.new_conversation(temporary=True)).id
    assert run.call(run.engine.delete_conversations([temporary])) == 0


def test_that_a_folders_name_passes_the_gate(start: Start) -> None:
    run = start()
    folder = run.call(run.engine.add_folder("  Anna   +7 916 123-45-67 "))
    assert folder.name == "Anna <PHONE_1>"
    run.call(run.engine.rename_folder(folder.id, "mail anna.petrova@example.com"))
    assert "example.com" not in run.call(run.engine.folders())[0].name
    with pytest.raises(AppError) as caught:
        run.call(run.engine.add_folder("   "))
    assert caught.value.code is ErrorCode.EMPTY_TEXT


def test_that_chats_go_with_what_was_learnt_only_in_them_together(start: Start) -> None:
    run = start()
    one, two = (run.call(run.engine.new_conversation()).id for _chat in range(2))
    for chat_id in (one, two):
        run.call(run.engine.send(chat_id, "Remember that I have a cat called Miso"))
    assert run.call(run.engine.learnt_only_in(one)) == []
    assert len(run.call(run.engine.learnt_only_in(one, two))) == 1
    operation_id = run.call(run.engine.delete_conversations([one, two], with_memories=True))
    assert run.call(run.engine.memories()) == []
    run.call(run.engine.undo(operation_id))
    assert len(run.call(run.engine.memories())) == 1


def test_that_an_export_carries_folders_and_the_archive_over(start: Start, tmp_path: Path) -> None:
    run = start()
    one, two = (run.call(run.engine.new_conversation()).id for _chat in range(2))
    for chat_id in (one, two):
        run.call(run.engine.send(chat_id, "hello"))
    folder = run.call(run.engine.add_folder("Поездки"))
    run.call(run.engine.file_conversations([one], folder.id))
    run.call(run.engine.pin_conversations([one], True))
    run.call(run.engine.archive_conversations([two], True))
    path = tmp_path / "keepsake.json"
    path.write_text(json.dumps(run.call(run.engine.export())), "utf-8")

    other = start(at=tmp_path / "other")
    assert other.call(other.engine.import_file(path)).conversations == 2
    places = {(chat.folder_id, chat.pinned, chat.archived) for chat in other.call(other.engine.conversations())}
    (made,) = other.call(other.engine.folders())
    assert made.name == "Поездки"
    assert places == {(made.id, True, False), (None, False, True)}


def test_that_chats_are_found_by_their_titles_where_they_stand(start: Start) -> None:
    run = start()
    bread, trip = add_chats(run, "Рецепт хлеба", "Trip to Lisbon")
    space = run.call(run.engine.add_space("Home"))
    run.call(run.engine.move_conversations([trip], space.id))
    run.call(run.engine.archive_conversations([bread], True))
    temporary = run.call(run.engine.new_conversation(temporary=True)).id
    run.call(run.engine.rename_conversation(temporary, "Lisbon, in passing"))

    def found(query: str, where: SearchFilter = ANYWHERE) -> list[int]:
        return [hit.conversation.id for hit in run.call(run.engine.find_conversations(query, where=where))]

    assert found("рецпет") == [bread]
    assert found("lisbon") == [temporary, trip]
    assert found("lisbon", SearchFilter(space=space.id)) == [trip]
    assert found("рецепт", SearchFilter(archived=False)) == []
    (hit,) = run.call(run.engine.find_conversations("trip"))
    assert hit.marks == ((0, 4),)
