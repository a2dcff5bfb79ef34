from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from app.core.models import Actor, Memory, Operation, OperationKind, OperationState, Scope
from app.gui.item_models.journal_table import ACTION_ROLE, JournalTableModel
from app.gui.item_models.journal_table import Column as JournalColumn
from app.gui.item_models.memory_filter import MemoryFilter, Show
from app.gui.item_models.memory_table import META_ROLE, MUTED_ROLE, Column, MemoryTableModel

NOW = datetime(2025, 5, 20, 12, 0, tzinfo=UTC)


def memory(number: int, text: str, **changes: object) -> Memory:
    plain = Memory(
        id=number,
        text=text,
        slot=None,
        created_at=NOW + timedelta(days=number),
        updated_at=NOW,
        revision=1,
        explicit=True,
        pinned=False,
        confirmations=0,
        valid_from=None,
        valid_until=None,
        deleted_at=None,
    )
    return replace(plain, **changes)  # type: ignore[arg-type]  # named by the test


MEMORIES = [
    memory(1, "User lives in Porto", pinned=True),
    memory(2, "Пользователь живёт в Твери", valid_until=NOW, explicit=False),
    memory(3, "用户喜欢喝茶", confirmations=2),
]


def texts(model: MemoryTableModel) -> list[str]:
    return [model.index(row, Column.TEXT).data() for row in range(model.rowCount())]


def operation(
    number: int, kind: OperationKind, state: OperationState = OperationState.DONE, **changes: object
) -> Operation:
    plain = Operation(
        id=number,
        at=NOW,
        actor=Actor.MODEL,
        kind=kind,
        scope=Scope.MEMORY,
        state=state,
        undone_at=None,
        memory_ids=(1,),
        conversation_ids=(),
        erased=False,
    )
    return replace(plain, **changes)  # type: ignore[arg-type]  # named by the test


def test_that_the_memory_model_keeps_qts_contract(qtmodeltester: ModelTester) -> None:
    model = MemoryTableModel()
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]  # pytest-qt has no types here
    model.show(MEMORIES)
    model.set_filter(MemoryFilter(Show.PAST))
    model.set_filter(MemoryFilter())
    model.sort(Column.SINCE, Qt.SortOrder.DescendingOrder)
    model.show([replace(MEMORIES[0], text="User lives in Faro"), *MEMORIES[1:]])
    model.show([])


def test_that_the_journal_model_keeps_qts_contract(qtmodeltester: ModelTester) -> None:
    model = JournalTableModel(lambda: None)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]  # pytest-qt has no types here
    model.show([operation(2, OperationKind.MEMORY_EDIT)], {1: "x"}.get, {}, more=True)
    model.show([operation(2, OperationKind.MEMORY_EDIT, OperationState.UNDONE)], {1: "x"}.get, {}, more=False)


@pytest.mark.parametrize(
    ("chosen", "shown"),
    [(Show.ALL, [1, 2, 3]), (Show.CURRENT, [1, 3]), (Show.PAST, [2]), (Show.PINNED, [1])],
)
def test_that_the_filter_shows_what_it_names(chosen: Show, shown: list[int]) -> None:
    model = MemoryTableModel()
    model.show(MEMORIES)
    model.set_filter(MemoryFilter(chosen))
    assert texts(model) == [MEMORIES[number - 1].text for number in shown]
    assert model.total() == 3


@pytest.mark.parametrize(
    ("column", "order", "expected"),
    [
        (Column.SINCE, Qt.SortOrder.DescendingOrder, [3, 2, 1]),
        (Column.CONFIRMATIONS, Qt.SortOrder.AscendingOrder, [1, 2, 3]),
        (Column.CONFIRMATIONS, Qt.SortOrder.DescendingOrder, [3, 1, 2]),
        (Column.TEXT, Qt.SortOrder.AscendingOrder, [1, 2, 3]),
    ],
)
def test_that_columns_sort_both_ways_and_the_own_order_comes_back(
    column: Column, order: Qt.SortOrder, expected: list[int]
) -> None:
    model = MemoryTableModel()
    model.show(MEMORIES)
    model.sort(column, order)
    assert texts(model) == [MEMORIES[number - 1].text for number in expected]
    model.sort(-1)
    assert texts(model) == [memory.text for memory in MEMORIES]


def test_that_past_facts_are_muted_and_say_until_when() -> None:
    model = MemoryTableModel()
    model.show(MEMORIES)
    assert [model.index(row, 0).data(MUTED_ROLE) for row in range(3)] == [False, True, False]
    assert model.index(1, Column.SINCE).data() == "until May 2025"
    assert model.index(1, Column.ORIGIN).data() == "Noticed"
    assert "until May 2025" in model.index(1, 0).data(META_ROLE)
    assert "no longer true" in model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "pinned" in model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_that_editing_asks_and_changes_nothing_by_itself(qtbot: QtBot) -> None:
    model = MemoryTableModel()
    model.show(MEMORIES)
    with qtbot.waitSignal(model.edit_requested) as asked:
        assert not model.setData(model.index(0, 0), "  User lives in Faro ")
    assert asked.args == [1, "User lives in Faro"]
    assert texts(model)[0] == "User lives in Porto"
    with qtbot.assertNotEmitted(model.edit_requested):
        model.setData(model.index(0, 0), "User lives in Porto")
        model.setData(model.index(0, 0), "   ")


def test_that_an_unchanged_order_is_updated_without_a_reset(qtbot: QtBot) -> None:
    model = MemoryTableModel()
    model.show(MEMORIES)
    changed = [MEMORIES[0], replace(MEMORIES[1], text="Пользователь живёт в Клину"), MEMORIES[2]]
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.dataChanged) as told:
        model.show(changed)
    assert (told.args[0].row(), told.args[1].row()) == (1, 1)


def test_that_the_trash_shows_when_and_cannot_be_edited() -> None:
    model = MemoryTableModel(trash=True)
    model.show([memory(1, "User hates tabs", deleted_at=NOW)])
    assert model.index(0, Column.SINCE).data() == "20 May 2025"
    assert not model.flags(model.index(0, 0)) & Qt.ItemFlag.ItemIsEditable


def test_that_a_journal_row_says_who_did_what_and_what_can_be_done() -> None:
    model = JournalTableModel(lambda: None)
    rows = [
        operation(5, OperationKind.MEMORY_EDIT),
        operation(4, OperationKind.MEMORY_DELETE, OperationState.UNDONE, actor=Actor.PERSON, memory_ids=(1, 2)),
        operation(3, OperationKind.MEMORY_ADD, OperationState.SUPERSEDED),
        operation(2, OperationKind.MEMORY_ADD, erased=True, memory_ids=()),
    ]
    model.show(rows, {1: "User lives in Porto"}.get, {}, more=False)
    column = JournalColumn.WHAT
    assert [model.index(row, column).data() for row in range(4)] == [
        "Edited a memory: “User lives in Porto”",
        "Moved to the trash (2 memories)",
        "Saved a memory: “User lives in Porto”",
        "Saved a memory (erased since)",
    ]
    assert [model.index(row, JournalColumn.ACTION).data(ACTION_ROLE) for row in range(4)] == [
        "Undo",
        "Redo",
        None,
        None,
    ]
    assert [model.index(row, JournalColumn.WHO).data() for row in range(2)] == ["The model", "You"]
    assert [model.index(row, JournalColumn.STATE).data() for row in range(3)] == [
        "Done",
        "Undone",
        "Undone, then overtaken",
    ]


def test_that_the_journal_reads_on_once_at_its_end() -> None:
    asked: list[bool] = []
    model = JournalTableModel(lambda: asked.append(True))
    root = QModelIndex()
    model.show([operation(2, OperationKind.MEMORY_EDIT)], {1: "x"}.get, {}, more=True)
    assert model.canFetchMore(root)
    model.fetchMore(root)
    assert asked == [True]
    assert not model.canFetchMore(root)
