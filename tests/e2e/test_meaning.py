"""Vectors: made in the background, kept per model and digest, used beside words, gone with what they were made of."""

import threading
import time
from collections.abc import Callable

import pytest

from app.core.events import IndexAdvanced
from app.core.models import IndexState, Outcome, SearchFilter
from tests.e2e.conftest import Running
from tests.helpers.ollama_double import Answer, ChatBody, OllamaDouble

Start = Callable[..., Running]


def settled(run: Running, until: Callable[[IndexState], bool]) -> IndexState:
    """The state of the index once it is as wanted."""
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        state = run.engine.index_state()
        if until(state):
            return state
        time.sleep(0.02)
    raise AssertionError(run.engine.index_state())


def complete(state: IndexState) -> bool:
    return state.model is not None and 0 < state.total == state.done


def say(run: Running, text: str) -> int:
    chat = run.call(run.engine.new_conversation())
    run.call(run.engine.send(chat.id, text))
    return chat.id


@pytest.fixture
def embedder(ollama: OllamaDouble) -> str:
    ollama.add_model("embeddinggemma", embedding=True, context_length=2048)
    return "embeddinggemma:latest"


def test_that_everything_gets_vectors_with_the_models_prefix(start: Start, ollama: OllamaDouble, embedder: str) -> None:
    run = start(ollama.host)
    run.call(run.engine.add_memory("I keep bees on the roof"))
    say(run, "The train to Porto was late")
    state = settled(run, complete)
    assert (state.model, state.total) == (embedder, 3)  # a memory, a question, its answer
    sent = [text for request in ollama.requests_to("/api/embed") for text in request.body["input"]]
    assert "title: none | text: The train to Porto was late" in sent
    assert any(isinstance(event, IndexAdvanced) for event in run.events)
    run.call(run.engine.search("train"))
    asked = [request.body["input"] for request in ollama.requests_to("/api/embed")]
    assert ["task: search result | query: train"] in asked
    assert all(request.body["truncate"] is False for request in ollama.requests_to("/api/embed"))


def test_that_meaning_finds_what_words_do_not(start: Start, ollama: OllamaDouble, embedder: str) -> None:
    run = start(ollama.host)
    chat_id = say(run, "running runs ran")
    say(run, "the weather in Lisbon")
    settled(run, complete)
    # The double's vectors are sums of words, whatever their stems: "the" is no word of a query, but has a vector.
    hits = run.call(run.engine.recall("the the the"))
    assert hits[0].parts is not None
    assert hits[0].parts.meaning == 1.0
    found = run.call(run.engine.recall("running", where=SearchFilter(conversation_id=chat_id)))
    assert {hit.conversation_id for hit in found} == {chat_id}


def test_that_a_model_of_another_digest_makes_new_vectors(start: Start, ollama: OllamaDouble, embedder: str) -> None:
    run = start(ollama.host)
    say(run, "The train to Porto was late")
    settled(run, complete)
    count = len(ollama.requests_to("/api/embed"))
    ollama.remove_model(embedder)
    ollama.add_model("embeddinggemma", embedding=True, dimensions=32)
    run.call(run.engine.refresh_models())
    settled(run, lambda state: complete(state) and len(ollama.requests_to("/api/embed")) > count)
    assert run.call(run.engine.recall("train"))


def test_that_it_can_be_paused_and_goes_on_after_a_restart(start: Start, ollama: OllamaDouble, embedder: str) -> None:
    run = start(ollama.host)
    run.call(run.engine.change_settings(pause_indexing=True))
    say(run, "The train to Porto was late")
    state = settled(run, lambda state: state.paused)
    assert state.done == 0
    run = start(ollama.host)
    assert settled(run, lambda state: state.paused and state.total == 2).done == 0
    run.call(run.engine.change_settings(pause_indexing=False))
    settled(run, complete)
    run.call(run.engine.change_settings(embedding_model="none"))
    settled(run, lambda state: state.model is None)
    before = len(ollama.requests_to("/api/embed"))
    assert run.call(run.engine.search("train"))
    assert len(ollama.requests_to("/api/embed")) == before


def test_that_a_text_longer_than_the_model_reads_is_read_in_parts(start: Start, ollama: OllamaDouble) -> None:
    ollama.add_model("tiny", embedding=True, context_length=16)
    run = start(ollama.host)
    run.call(run.engine.add_memory("I like " + " and ".join(f"subject{number}" for number in range(40))))
    settled(run, complete)
    assert run.call(run.engine.memories("subject39"))


def test_that_a_server_that_goes_away_loses_nothing(start: Start, ollama: OllamaDouble, embedder: str) -> None:
    run = start(ollama.host)
    settled(run, lambda state: state.model == embedder)
    ollama.stop()
    run.call(run.engine.add_memory("I keep bees"))
    assert settled(run, lambda state: state.waiting).done == 0
    assert run.call(run.engine.memories("bees"))  # words carry on


def test_that_no_text_goes_to_an_embedding_model_elsewhere_unless_wanted(start: Start, ollama: OllamaDouble) -> None:
    ollama.add_model("far-embed", embedding=True, remote=True)
    run = start(ollama.host)
    run.call(run.engine.add_memory("I keep bees"))
    run.call(run.engine.search("bees"))
    assert run.engine.index_state().model is None
    assert ollama.requests_to("/api/embed") == []
    run.call(run.engine.change_settings(remote_memory=True))
    assert settled(run, complete).model == "far-embed:latest"


def test_that_an_answer_comes_before_vectors(start: Start, ollama: OllamaDouble, embedder: str) -> None:
    run = start(ollama.host)
    settled(run, lambda state: state.model == embedder)
    hold = threading.Event()
    ollama.reply(Answer(text="one two three", hold=hold))
    chat = run.call(run.engine.new_conversation())
    answering = run.application.submit(run.engine.send(chat.id, "Hello there"))
    ollama.wait_for_request("/api/chat", 2)
    run.call(run.engine.add_memory("I keep bees"))
    time.sleep(0.2)
    assert ollama.requests_to("/api/embed") == []
    hold.set()
    answering.result(timeout=20)
    settled(run, complete)


def test_that_a_fact_is_compared_with_what_means_the_same_in_other_words(start: Start, ollama: OllamaDouble) -> None:
    ollama.add_model("bge-m3", embedding=True, context_length=8192)
    run = start(ollama.host)
    run.call(run.engine.add_memory("User the the the the adores felines"))
    settled(run, complete)
    asked: list[str] = []

    def respond(body: ChatBody) -> Answer:
        asked.append(body.user)
        return Answer(text='{"relation": "same", "confidence": 0.9}')

    ollama.respond(respond)
    # To the double "the" weighs as any word, so these two are near; to the rules they share nothing.
    (result,) = run.call(run.engine.add_memory("User the the the the likes cats"))
    assert result.outcome is Outcome.DUPLICATE
    assert len(asked) == 1
