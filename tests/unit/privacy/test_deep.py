"""Deeper readings: off unless chosen, never trusted with a place that is not there, and fatal when they fail."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from app.core.errors import AppError, ErrorCode
from app.core.models import PrivacyAction, Target
from app.core.privacy.deep import SpacyReader, Spotted, installed_pipelines
from app.core.privacy.gate import Gate
from app.core.privacy.placeholders import MemoryPlaceholderBook
from app.core.privacy.policy import Policy

REDACT = PrivacyAction.REDACT
NAMES_GO = Policy({target: {"PERSON": REDACT, "PLACE": REDACT} for target in Target})


class Sees:
    """A reader that sees the same words in every text."""

    def __init__(self, *seen: tuple[str, str], quick: bool = True) -> None:
        self.quick = quick
        self._seen = seen
        self.texts: list[str] = []

    async def read(self, text: str) -> Sequence[Spotted]:
        self.texts.append(text)
        return [
            Spotted(kind, text.index(words), text.index(words) + len(words))
            for kind, words in self._seen
            if words in text
        ]


@pytest.fixture
def pipeline(tmp_path: Path) -> Path:
    """A spaCy pipeline that knows one woman and one town."""
    import spacy  # noqa: PLC0415 (slow)

    nlp = spacy.blank("en")
    nlp.add_pipe("entity_ruler").add_patterns(  # type: ignore[attr-defined]
        [{"label": "PERSON", "pattern": "Anna Petrova"}, {"label": "GPE", "pattern": "Lisbon"}]
    )
    nlp.to_disk(tmp_path / "made_up")
    return tmp_path / "made_up"


async def test_that_spacy_sees_names_and_places(pipeline: Path) -> None:
    gate = Gate(MemoryPlaceholderBook(), NAMES_GO)
    gate.readers = (SpacyReader([str(pipeline)]),)
    text = "My sister Anna Petrova lives in Lisbon, mail anna@example.org"
    stored = (await gate.clean(text, Target.MEMORY)).text.value
    assert stored == "My sister <PERSON_1> lives in <PLACE_1>, mail <EMAIL_1>"
    assert [one.type for one in await gate.look(text, Target.MEMORY)] == ["PERSON", "PLACE", "EMAIL"]


async def test_that_names_are_kept_unless_chosen(pipeline: Path) -> None:
    gate = Gate(MemoryPlaceholderBook())
    gate.readers = (SpacyReader([str(pipeline)]),)
    text = "My sister Anna Petrova lives in Lisbon"
    assert (await gate.clean(text, Target.MEMORY)).text.value == text


async def test_that_a_reader_that_fails_lets_nothing_through(tmp_path: Path) -> None:
    gate = Gate(MemoryPlaceholderBook())
    gate.readers = (SpacyReader([str(tmp_path / "not there")]),)
    with pytest.raises(AppError) as caught:
        await gate.clean("a quiet word", Target.CHAT)
    assert caught.value.code is ErrorCode.GATE_FAILED
    assert "quiet" not in repr(caught.value)


async def test_that_slow_readers_do_not_read_along_nor_twice() -> None:
    slow, quick = Sees(("PERSON", "Anna"), quick=False), Sees(("PLACE", "Porto"))
    gate = Gate(MemoryPlaceholderBook(), NAMES_GO)
    gate.readers = (slow, quick)
    assert [one.type for one in await gate.look("Anna in Porto", Target.CHAT)] == ["PLACE"]
    assert slow.texts == []
    assert (await gate.clean("Anna in Porto", Target.CHAT)).text.value == "<PERSON_1> in <PLACE_1>"
    assert (await gate.clean("Anna", Target.CHAT, deep=False)).text.value == "Anna"
    assert await gate.pass_again(["Anna in Porto"], Target.MEMORY) == ["Anna in Porto"]
    assert slow.texts == ["Anna in Porto"]


async def test_that_a_rule_says_what_a_reading_only_guesses() -> None:
    gate = Gate(MemoryPlaceholderBook(), NAMES_GO)
    gate.readers = (Sees(("PERSON", "anna@example.org")),)
    assert (await gate.clean("to anna@example.org", Target.CHAT)).text.value == "to <EMAIL_1>"


def test_that_installed_pipelines_are_found_the_better_first(monkeypatch: pytest.MonkeyPatch) -> None:
    assert json.dumps(installed_pipelines())
    there = {"en_core_web_sm", "en_core_web_lg", "ru_core_news_sm"}
    monkeypatch.setattr("importlib.util.find_spec", lambda name: object() if name in there else None)
    assert installed_pipelines() == ("en_core_web_lg", "ru_core_news_sm")


async def test_that_one_loading_serves_all(pipeline: Path) -> None:
    reader = SpacyReader([str(pipeline)])
    results = await asyncio.gather(*(reader.read(f"{number} Lisbon") for number in range(5)))
    assert all([one.type for one in seen] == ["PLACE"] for seen in results)
