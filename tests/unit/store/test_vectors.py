from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.home import Home
from app.core.models import Actor, OperationKind, Scope
from app.core.store.store import Store
from app.core.store.vectors import Kind, Unembedded, Vector, _best_cosines, stored_bytes
from tests.helpers.store import add_memory, edit_memory, open_store

DIMENSIONS = 16


@pytest.fixture
def store(home: Home) -> Iterator[Store]:
    store = open_store(home)
    yield store
    store.close()


def unit(number: int) -> Vector:
    """A vector along one axis, with all others a little below 0."""
    vector = np.full(DIMENSIONS, -0.01, np.float32)
    vector[number] = 1.0
    return vector


def put(store: Store, space_id: int, item_id: int, text: str, *vectors: Vector, kind: Kind = "memory") -> None:
    with store.maintain() as work:
        work.vectors.put(space_id, Unembedded(kind, item_id, text), vectors)


def nearest(store: Store, space_id: int, vector: Vector, limit: int = 10) -> set[int]:
    with store.read() as view:
        return view.vectors.nearest(space_id, "memory", vector, limit)


def test_that_the_nearest_is_found_by_its_best_part(store: Store) -> None:
    first, second = add_memory(store, "User has a cat"), add_memory(store, "User plays chess and goes")
    space_id = store.add_vectors("m", "d1", DIMENSIONS)
    put(store, space_id, first.id, first.text, unit(0))
    put(store, space_id, second.id, second.text, unit(3), unit(5))
    assert nearest(store, space_id, unit(5), 1) == {second.id}
    with store.read() as view:
        cosines = view.vectors.similarities(space_id, "memory", unit(5), [first.id, second.id, 99])
    assert cosines[second.id] == pytest.approx(1.0, abs=0.01)
    assert cosines[first.id] == pytest.approx(0.0, abs=0.05)
    assert 99 not in cosines


def test_that_what_has_no_vectors_is_known_and_counted(store: Store) -> None:
    memories = [add_memory(store, f"User likes thing {number}") for number in range(5)]
    with store.read() as view:
        assert view.vectors.counts(None) == (0, 5)
        assert [one.id for one in view.vectors.missing(None, "memory", range(1, 9))] == [5, 4, 3, 2, 1]
        assert view.vectors.newest("memory") == 5
        assert view.vectors.newest("message") == 0
    space_id = store.add_vectors("m", "d1", DIMENSIONS)
    put(store, space_id, memories[2].id, memories[2].text, unit(1), unit(2))
    put(store, space_id, memories[3].id, memories[3].text)  # one that the model cannot read
    with store.read() as view:
        assert [one.id for one in view.vectors.missing(space_id, "memory", range(2, 5))] == [2]
        assert [one.id for one in view.vectors.missing(space_id, "memory", {1, 3})] == [1]
        assert view.vectors.counts(space_id) == (2, 5)


def test_that_a_changed_or_erased_text_loses_its_vectors(store: Store) -> None:
    kept, edited, erased = (add_memory(store, f"User likes {what}") for what in ("tea", "rum", "mate"))
    space_id = store.add_vectors("m", "d1", DIMENSIONS)
    for number, memory in enumerate((kept, edited, erased)):
        put(store, space_id, memory.id, memory.text, unit(number))
    edit_memory(store, edited.id, "User likes gin")
    with store.change(Actor.PERSON, OperationKind.MEMORY_PIN, Scope.MEMORY) as work:
        work.memories.pin(kept.id, True)
    with store.erase() as eraser:
        eraser.memories([erased.id])
    assert nearest(store, space_id, unit(1)) == {kept.id}
    put(store, space_id, edited.id, "User likes rum", unit(1))  # was read before the edit
    assert nearest(store, space_id, unit(1)) == {kept.id}
    with store.read() as view:
        assert view.vectors.counts(space_id) == (1, 2)


def test_that_another_digest_makes_another_set_and_drops_the_old_one(store: Store) -> None:
    memory = add_memory(store, "User has a cat")
    first = store.add_vectors("m", "d1", DIMENSIONS)
    put(store, first, memory.id, memory.text, unit(0))
    other = store.add_vectors("n", "d1", 24)
    with store.read() as view:
        assert view.vectors.find_space("m", "d1") == first
        assert view.vectors.find_space("n", "d1") == other
    second = store.add_vectors("m", "d2", DIMENSIONS)
    with store.read() as view:
        assert view.vectors.find_space("m", "d1") is None
        assert view.vectors.counts(second) == (0, 1)
        assert view.vectors.find_space("n", "d1") == other
    assert store.problems() == []


@given(
    st.lists(st.floats(-1, 1, width=32), min_size=DIMENSIONS, max_size=DIMENSIONS).filter(lambda v: any(map(abs, v)))
)
def test_that_a_byte_a_number_keeps_the_direction(values: list[float]) -> None:
    vector = np.array(values, np.float32)
    if np.linalg.norm(vector) < 1e-3:
        return
    (cosine,) = _best_cosines(vector, [(1, stored_bytes(vector))]).values()
    assert cosine > 0.999


def test_that_what_is_usual_for_a_model_is_told_once_there_is_enough(store: Store) -> None:
    space_id = store.add_vectors("m", "d1", DIMENSIONS)
    half = np.ones(DIMENSIONS, np.float32) + unit(0)
    memories = [add_memory(store, f"User likes thing {number}") for number in range(260)]
    with store.read() as view:
        assert view.vectors.usual(space_id, "memory", half) == 0.0
    with store.maintain() as work:
        for memory in memories:
            work.vectors.put(space_id, Unembedded("memory", memory.id, memory.text), [half])
    with store.read() as view:
        assert view.vectors.usual(space_id, "memory", half) == pytest.approx(1.0, abs=0.01)
        assert view.vectors.usual(space_id, "message", half) == 0.0
