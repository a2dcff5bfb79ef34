from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from enum import Enum
from functools import partial

import pytest

from app import i18n
from app.core.models import (
    Actor,
    DecidedBy,
    FactResult,
    Operation,
    OperationKind,
    OperationState,
    Outcome,
    Relation,
    Resolution,
    Scope,
    SourceKind,
)
from app.gui.panes.memory.journal_words import operation_words
from app.gui.text import dates
from app.words import memory as words

AT = datetime(2025, 5, 3, 12, 5, tzinfo=UTC)


@pytest.mark.parametrize(
    ("kind", "words_of"),
    [
        (Actor, words.actor_words),
        (DecidedBy, partial(words.reason_words, Relation.CONTRADICTS)),
        (OperationKind, words.kind_words),
        (OperationState, words.state_words),
        (Outcome, words.outcome_words),
        (Resolution, words.resolution_words),
        (SourceKind, words.source_words),
    ],
)
def test_that_everything_the_core_names_has_words_of_its_own(kind: type[Enum], words_of: Callable[[Enum], str]) -> None:
    said = [words_of(member) for member in kind]
    assert all(said)
    assert len(set(said)) == len(said)


def test_that_a_fact_is_told_with_what_it_met() -> None:
    refined = FactResult(Outcome.REFINED, "User lives in Porto, Portugal", other="User lives in Porto")
    assert words.result_words(refined) == (
        "Made more exact: “User lives in Porto, Portugal” (stored: “User lives in Porto”)"
    )
    saved = FactResult(Outcome.SAVED, "User lives in Porto")
    assert words.result_words(saved) == "Saved: “User lives in Porto”"


@pytest.mark.parametrize(
    ("language", "day", "month"),
    [("en", "3 May 2025", "May 2025"), ("ru", "3 мая 2025", "мая 2025"), ("zh", "2025年5月3日", "2025年5月")],
)
def test_that_dates_are_written_as_in_the_language(
    monkeypatch: pytest.MonkeyPatch, language: str, day: str, month: str
) -> None:
    monkeypatch.setattr(dates, "current_language", lambda: language)
    assert dates.day(AT) == day
    assert dates.month(AT) == month


def test_that_a_moment_has_a_time() -> None:
    i18n.set_language("en")
    assert dates.moment(AT).startswith("3 May 2025, ")


def test_that_an_operation_says_how_many_chats_it_was_done_to() -> None:
    i18n.set_language("en")
    assert words.kind_words(OperationKind.CONVERSATION_DELETE) == "Moved a chat to the trash"
    assert words.kind_words(OperationKind.CONVERSATION_DELETE, 3) == "Moved 3 chats to the trash"
    removed = Operation(
        1, AT, Actor.PERSON, OperationKind.FOLDER_REMOVE, Scope.CONVERSATION, OperationState.DONE, None, (), (7,), False
    )
    assert operation_words(removed, lambda _id: None, {7: "a chat"}) == "Removed a folder"
    moved = replace(removed, kind=OperationKind.CONVERSATION_FILE)
    assert operation_words(moved, lambda _id: None, {7: "a chat"}) == "Moved a chat to another folder: “a chat”"
    many = replace(moved, conversation_ids=(7, 8))
    assert operation_words(many, lambda _id: None, {7: "a chat"}) == "Moved 2 chats to another folder"
