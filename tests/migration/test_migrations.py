"""Every released schema, as a real file, comes up to date without losing anything."""

import json
import shutil
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from app.core.home import Home
from app.core.store.database import migration_scripts
from app.core.store.keys import unlock
from app.core.store.schema import Row
from app.core.store.store import Store
from tests.helpers.store import open_store

FIXTURES = Path(__file__).parent / "fixtures"
RELEASED = [script.revision for script in migration_scripts().walk_revisions()]
# Of the full-text index and of sqlite-vec, with the tables that these keep for themselves.
VIRTUAL = ("memory_terms", "message_terms", "memory_vocabulary", "message_vocabulary", "vectors_")


def test_that_migrations_make_the_tables_that_the_program_expects(home: Home) -> None:
    store = open_store(home)
    with store.read() as view:
        context = MigrationContext.configure(
            view.session.connection(),
            opts={"include_object": lambda _object, name, *_rest: not (name or "").startswith(VIRTUAL)},
        )
        differences = compare_metadata(context, Row.metadata)
    store.close()
    assert differences == []


@pytest.mark.parametrize("revision", RELEASED)
def test_that_every_released_schema_has_a_file_and_opens(home: Home, revision: str) -> None:
    shutil.copytree(FIXTURES / revision, home.path, dirs_exist_ok=True)
    expected = json.loads((FIXTURES / revision / "expected.json").read_text("utf-8"))
    store = Store(home, unlock(home, expected["passphrase"]))
    assert store.problems() == []
    with store.read() as view:
        assert [memory.text for memory in view.memories.all()] == expected["memories"]
        assert [chat.title for chat in view.conversations.all()] == expected["conversations"]
        branch = view.messages.branch(view.conversations.all()[0].id)
        assert [message.text for message in branch] == expected["messages"]
        assert len(view.memories.matching(expected["search"], 5)) == 1
    with store.maintain() as work:
        assert work.journal.undo().can_redo
    store.close()
