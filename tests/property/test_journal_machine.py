"""Any sequence of changes, undo, redo, trash, erase and restarts leaves store, journal and index consistent."""

import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from app.core.errors import AppError
from app.core.home import Home
from app.core.models import Actor, Comparison, ConflictState, DecidedBy, OperationKind, Relation, Resolution, Scope
from app.core.text.analyzer import terms
from tests.helpers.store import Clock, add_memory, clean, edit_memory, open_store

TEXTS = st.sampled_from(["User lives in Lisbon", "User has a cat", "Пользователь живёт в Омске", "用户住在杭州", "42"])
State = dict[int, tuple[str, bool, bool]]


class JournalMachine(RuleBasedStateMachine):
    """Holds the store against a list of states: the state after each operation that is done."""

    @initialize()
    def start(self) -> None:
        self.folder = Path(tempfile.mkdtemp())
        self.home = Home(self.folder)
        self.clock = Clock()
        self.store = open_store(self.home, self.clock)
        self.past: list[State] = [{}]  # states before the present one, for undo
        self.future: list[State] = []  # undone states, for redo

    def state(self) -> State:
        with self.store.read() as view:
            rows = [*view.memories.all(), *view.memories.all(trashed=True)]
            conflicts = [*view.conflicts.all(ConflictState.OPEN), *view.conflicts.all(ConflictState.SETTLED)]
        memories = {row.id: (row.text, row.pinned, row.deleted_at is not None) for row in rows}
        return memories | {-one.id: (one.new_text, False, one.state is ConflictState.SETTLED) for one in conflicts}

    def changed(self) -> None:
        if self.state() != self.past[-1]:
            self.past.append(self.state())
            self.future.clear()

    def pick(self, number: int) -> int | None:
        ids = sorted(memory_id for memory_id in self.past[-1] if memory_id > 0)
        return ids[number % len(ids)] if ids else None

    @rule(text=TEXTS)
    def add(self, text: str) -> None:
        add_memory(self.store, text)
        self.changed()

    @precondition(lambda self: self.past[-1])
    @rule(number=st.integers(0, 9), text=TEXTS)
    def edit(self, number: int, text: str) -> None:
        memory_id = self.pick(number)
        assert memory_id is not None
        if self.past[-1][memory_id][0] != text:
            edit_memory(self.store, memory_id, text)
            self.changed()

    @precondition(lambda self: self.past[-1])
    @rule(number=st.integers(0, 9), pinned=st.booleans())
    def pin(self, number: int, pinned: bool) -> None:
        memory_id = self.pick(number)
        assert memory_id is not None
        with self.store.change(Actor.PERSON, OperationKind.MEMORY_PIN, Scope.MEMORY) as work:
            work.memories.pin(memory_id, pinned)
        self.changed()

    @precondition(lambda self: self.past[-1])
    @rule(number=st.integers(0, 9))
    def trash_or_restore(self, number: int) -> None:
        memory_id = self.pick(number)
        assert memory_id is not None
        with self.store.change(Actor.PERSON, OperationKind.MEMORY_DELETE, Scope.MEMORY) as work:
            if self.past[-1][memory_id][2]:
                work.memories.restore(memory_id)
            else:
                work.memories.trash(memory_id)
        self.changed()

    @precondition(lambda self: self.pick(0) is not None)
    @rule(number=st.integers(0, 9), other=st.integers(0, 9), text=TEXTS)
    def merge(self, number: int, other: int, text: str) -> None:
        one, two = self.pick(number), self.pick(other)
        assert one is not None
        assert two is not None
        if one == two or self.past[-1][one][2] or self.past[-1][two][2]:
            return
        with self.store.change(Actor.PERSON, OperationKind.MEMORY_MERGE, Scope.MEMORY) as work:
            work.memories.reword(one, clean(text), slot=None)
            work.memories.take_sources(one, two)
            work.memories.trash(two)
        self.changed()

    @precondition(lambda self: self.pick(0) is not None)
    @rule(number=st.integers(0, 9), text=TEXTS)
    def clash(self, number: int, text: str) -> None:
        decision = Comparison(Relation.CONTRADICTS, DecidedBy.RULES, "slot")
        with self.store.change(Actor.MODEL, OperationKind.CONFLICT_OPEN, Scope.MEMORY) as work:
            work.conflicts.open(
                clean(text),
                new_slot=None,
                explicit=False,
                memory_id=self.pick(number),
                decision=decision,
                message_id=None,
            )
        self.changed()

    @rule(number=st.integers(0, 9), dismiss=st.booleans())
    def settle(self, number: int, dismiss: bool) -> None:
        with self.store.read() as view:
            waiting = view.conflicts.all(ConflictState.OPEN)
        if not waiting:
            return
        conflict = waiting[number % len(waiting)]
        with self.store.change(Actor.PERSON, OperationKind.CONFLICT_SETTLE, Scope.MEMORY) as work:
            if dismiss and conflict.memory is not None:
                work.conflicts.dismiss(conflict.new_text, conflict.memory.id)
            work.conflicts.settle(conflict.id, Resolution.NOT_A_CONFLICT if dismiss else Resolution.KEEP_OLD, None)
        self.changed()

    @rule(share=st.floats(0, 1))
    def rewind(self, share: float) -> None:
        began = Clock().now
        at = began + share * (self.clock.now - began)
        with self.store.change(Actor.PERSON, OperationKind.MEMORY_REWIND, Scope.MEMORY) as work:
            work.past.rewind(at, work.at, None)
        with self.store.read() as view:
            then = {memory.id: memory.text for memory in view.past.memories(at)}
            assert {memory.id: memory.text for memory in view.memories.all()} == then
        self.changed()

    @rule()
    def undo(self) -> None:
        if len(self.past) == 1:
            with pytest.raises(AppError), self.store.maintain() as work:
                work.journal.undo()
            return
        with self.store.maintain() as work:
            work.journal.undo()
        self.future.append(self.past.pop())

    @rule()
    def redo(self) -> None:
        if not self.future:
            with pytest.raises(AppError), self.store.maintain() as work:
                work.journal.redo()
            return
        with self.store.maintain() as work:
            work.journal.redo()
        self.past.append(self.future.pop())

    @rule()
    def fail_half_way(self) -> None:
        with pytest.raises(ZeroDivisionError):
            self._fail()

    def _fail(self) -> None:
        with self.store.change(Actor.PERSON, OperationKind.MEMORY_DELETE, Scope.MEMORY) as work:
            for memory in work.memories.all():
                work.memories.trash(memory.id)
            raise ZeroDivisionError

    @rule()
    def restart(self) -> None:
        self.store.close()
        self.store = open_store(self.home, self.clock)

    @rule()
    def crash(self) -> None:
        """A copy of the files as they lie is what a power cut leaves."""
        after = Path(tempfile.mkdtemp())
        shutil.copytree(self.folder, after, dirs_exist_ok=True)
        self.store.close()
        shutil.rmtree(self.folder)
        self.folder, self.home = after, Home(after)
        self.store = open_store(self.home, self.clock)

    @invariant()
    def the_store_is_as_expected(self) -> None:
        assert self.state() == self.past[-1]

    @invariant()
    def the_index_holds_just_what_is_outside_the_trash(self) -> None:
        with self.store.read() as view:
            for memory in view.memories.all():
                assert memory.id in {hit.id for hit, _score in view.memories.matching(terms(memory.text), 100)}
            for memory in view.memories.all(trashed=True):
                assert memory.id not in {hit.id for hit, _score in view.memories.matching(terms(memory.text), 100)}

    @invariant()
    def a_history_ends_in_the_present(self) -> None:
        with self.store.read() as view:
            memories = {key: state for key, state in self.past[-1].items() if key > 0}
            for memory_id, (text, _pinned, deleted) in memories.items():
                current = [version for version in view.memories.versions(memory_id) if version.current]
                assert [(version.text, version.deleted) for version in current] == [(text, deleted)]

    def teardown(self) -> None:
        if hasattr(self, "store"):
            assert self.store.problems() == []
            self.store.close()
            shutil.rmtree(self.folder)


TestJournal: Any = JournalMachine.TestCase
TestJournal.settings = settings(
    max_examples=25, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
)
