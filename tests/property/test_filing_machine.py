"""Any sequence of filing chats, undo, redo and restarts leaves every chat where it is expected."""

import shutil
import tempfile
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from app.core.errors import AppError
from app.core.home import Home
from app.core.models import Actor, OperationKind, Scope
from app.core.store.store import Work
from tests.helpers.store import Clock, clean, open_store

CHATS = st.sets(st.integers(0, 3))
NAMES = st.sampled_from(["Work", "Дача", "旅行", "work"])
State = tuple[dict[int, tuple[int | None, bool, bool, bool]], dict[int, str]]


class FilingMachine(RuleBasedStateMachine):
    """Holds the store against the state after each operation that is done."""

    @initialize()
    def start(self) -> None:
        self.folder = Path(tempfile.mkdtemp())
        self.clock = Clock()
        self.store = open_store(Home(self.folder), self.clock)
        with self._operation(OperationKind.CONVERSATION_IMPORT) as work:
            self.chats = [work.conversations.add().id for _number in range(4)]
        self.past: list[State] = [self.state()]
        self.future: list[State] = []

    def state(self) -> State:
        with self.store.read() as view:
            chats = [*view.conversations.all(), *view.conversations.all(trashed=True)]
            folders = {folder.id: folder.name for folder in view.folders.all()}
        return {
            chat.id: (chat.folder_id, chat.archived, chat.pinned, chat.deleted_at is not None) for chat in chats
        }, folders

    def _operation(self, kind: OperationKind) -> AbstractContextManager[Work]:
        return self.store.change(Actor.PERSON, kind, Scope.CONVERSATION)

    def _do(self, kind: OperationKind, act: Callable[[Work], object]) -> None:
        with self._operation(kind) as work:
            act(work)
        if self.state() != self.past[-1]:
            self.past.append(self.state())
            self.future.clear()

    def _folder(self, number: int) -> int | None:
        ids = sorted(self.past[-1][1])
        return ids[number % len(ids)] if ids else None

    @rule(name=NAMES)
    def add_folder(self, name: str) -> None:
        taken = {known.casefold() for known in self.past[-1][1].values()}
        if name.casefold() in taken:
            with pytest.raises(AppError):
                self._do(OperationKind.FOLDER_ADD, lambda work: work.folders.add(clean(name)))
        else:
            self._do(OperationKind.FOLDER_ADD, lambda work: work.folders.add(clean(name)))

    @precondition(lambda self: self.past[-1][1])
    @rule(number=st.integers(0, 9))
    def remove_folder(self, number: int) -> None:
        folder_id = self._folder(number)
        assert folder_id is not None
        self._do(OperationKind.FOLDER_REMOVE, lambda work: work.folders.remove(folder_id))
        assert all(place[0] != folder_id for place in self.state()[0].values())

    def _do_each(self, kind: OperationKind, chats: Iterable[int], act: Callable[[Work, int], None]) -> None:
        def all_of_them(work: Work) -> None:
            for chat_id in chats:
                act(work, chat_id)

        self._do(kind, all_of_them)

    @rule(which=CHATS, number=st.integers(0, 9) | st.none())
    def file(self, which: set[int], number: int | None) -> None:
        folder_id = None if number is None else self._folder(number)
        self._do_each(
            OperationKind.CONVERSATION_FILE,
            [self.chats[one] for one in which],
            lambda work, chat_id: work.conversations.file(chat_id, folder_id),
        )

    @rule(which=CHATS, archived=st.booleans())
    def archive(self, which: set[int], archived: bool) -> None:
        self._do_each(
            OperationKind.CONVERSATION_ARCHIVE,
            [self.chats[one] for one in which],
            lambda work, chat_id: work.conversations.archive(chat_id, archived),
        )

    @rule(which=CHATS, pinned=st.booleans())
    def pin(self, which: set[int], pinned: bool) -> None:
        self._do_each(
            OperationKind.CONVERSATION_PIN,
            [self.chats[one] for one in which],
            lambda work, chat_id: work.conversations.pin(chat_id, pinned),
        )

    @rule(which=CHATS, restore=st.booleans())
    def trash(self, which: set[int], restore: bool) -> None:
        outside = [self.chats[one] for one in which if self.past[-1][0][self.chats[one]][3] is restore]
        self._do_each(
            OperationKind.CONVERSATION_DELETE,
            outside,
            lambda work, chat_id: (work.conversations.restore if restore else work.conversations.trash)(chat_id),
        )

    @rule()
    def undo(self) -> None:
        if len(self.past) > 1:
            with self.store.maintain() as work:
                work.journal.undo()
            self.future.append(self.past.pop())

    @rule()
    def redo(self) -> None:
        if self.future:
            with self.store.maintain() as work:
                work.journal.redo()
            self.past.append(self.future.pop())

    @rule()
    def restart(self) -> None:
        self.store.close()
        self.store = open_store(Home(self.folder), self.clock)

    @invariant()
    def every_chat_stands_where_it_was_put(self) -> None:
        assert self.state() == self.past[-1]

    @invariant()
    def no_chat_stands_in_a_folder_that_is_gone(self) -> None:
        chats, folders = self.state()
        assert all(folder_id is None or folder_id in folders for folder_id, *_rest in chats.values())

    def teardown(self) -> None:
        if hasattr(self, "store"):
            self.store.close()
            shutil.rmtree(self.folder)


TestFiling: Any = FilingMachine.TestCase
TestFiling.settings = settings(
    max_examples=20, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck)
)
