"""The main job, end to end: the real window, engine and encrypted database, against the Ollama double."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.core.engine import Engine
from app.core.home import Home
from app.core.models import Scope
from app.core.store.keys import unlock
from tests.helpers.ollama_double import Answer, Call, ChatBody, OllamaDouble
from tests.helpers.store import decrypted_pages, raw_bytes
from tests.helpers.window import PASSPHRASE, Window, starting

pytestmark = pytest.mark.filterwarnings("error")
CARD, PASSWORD = "4111 1111 1111 1111", "Blue-Kettle7"


@pytest.fixture
def start(home: Home, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Window]]:
    with starting(home, qtbot, monkeypatch) as start:
        yield start


def respond(body: ChatBody) -> Answer:
    """A model that knows when to remember."""
    if body.format:
        return Answer(text='{"relation": "side_by_side", "confidence": 0.9, "why": ""}')
    if body.last["role"] == "tool":
        result = str(body.last["content"])
        if '"conflict"' in result:
            return Answer(text="You told me you are a vegetarian. Which of the two holds?")
        return Answer(text="I will remember that.")
    facts = {
        "I'm a vegetarian": "User is a vegetarian. User lives in Lisbon.",
        "I love steak": "User loves steak.",
    }
    for words, message in facts.items():
        if words in body.user:
            return Answer(tool_calls=(Call("bio", {"message": message}),))
    if "cook" in body.user:
        return Answer(text="Something **vegetarian**!" if "is a vegetarian" in body.system else "A steak!")
    return Answer(text="I see.")


def memories(window: Window) -> list[str]:
    return [memory.text for memory in window.main.memory.data.memories]


def secrets_in_files(home: Home, *values: str) -> list[str]:
    """Which of these stand in any byte of the home, as it lies or decrypted."""
    everything = raw_bytes(home.path) + decrypted_pages(home, unlock(home, PASSPHRASE))
    return [value for value in values if value.encode() in everything]


def test_the_main_job(start: Callable[..., Window], home: Home) -> None:
    with OllamaDouble() as ollama:
        ollama.add_model("llama3.2:3b", tools=True, context_length=8192)
        ollama.respond(respond)

        # The person says two things about themselves; both are saved, and said to be.
        window = start(ollama.host)
        window.until(lambda: window.main.picker.text() == "llama3.2:3b")
        window.say("I'm a vegetarian and I live in Lisbon")
        window.until(lambda: window.chips() == ["Saved: User is a vegetarian", "Saved: User lives in Lisbon"])
        window.until(lambda: sorted(memories(window)) == ["User is a vegetarian", "User lives in Lisbon"])

        # Another chat knows.
        window.press("New chat")
        window.say("What shall I cook?")
        assert window.texts()[-1] == "Something **vegetarian**!"

        # A contradiction is rejected, and settled by a click.
        window.say("I love steak, remember that")
        window.until(lambda: any("contradicts" in chip for chip in window.chips()))
        assert sorted(memories(window)) == ["User is a vegetarian", "User lives in Lisbon"]
        window.press("Take the new")
        window.until(lambda: sorted(memories(window)) == ["User lives in Lisbon", "User loves steak"])
        window.until(lambda: any("settled" in chip for chip in window.chips()))

        # A card number and a password reach neither the screen's history nor any file.
        window.say(f"My card is {CARD} and my password is {PASSWORD}")
        window.until(lambda: any("card number" in chip and "password" in chip for chip in window.chips()))
        assert not any(CARD in text or PASSWORD in text for text in window.texts())
        assert secrets_in_files(home, CARD, CARD.replace(" ", ""), PASSWORD) == []

        # Edit, undo, restart, redo.
        lisbon = next(memory for memory in window.main.memory.data.memories if "Lisbon" in memory.text)
        window.call(lambda engine: engine.edit_memory(lisbon.id, "User lives in Porto"))
        window.until(lambda: "User lives in Porto" in memories(window))
        window.main.actions_["undo"].trigger()
        window.until(lambda: "User lives in Lisbon" in memories(window))
        window.close()
        window = start(ollama.host)
        window.until(lambda: "User lives in Lisbon" in memories(window))
        window.main.actions_["redo"].trigger()
        window.until(lambda: "User lives in Porto" in memories(window))

        # Delete, undo.
        window.call(lambda engine: engine.delete_memories([lisbon.id]))
        window.until(lambda: "User lives in Porto" not in memories(window))
        window.main.actions_["undo"].trigger()
        window.until(lambda: "User lives in Porto" in memories(window))

        # Erase, and the bytes are gone.
        assert secrets_in_files(home, "User lives in Porto") == ["User lives in Porto"]
        window.call(lambda engine: engine.erase_memories([lisbon.id]))
        window.until(lambda: memories(window) == ["User loves steak"])
        assert secrets_in_files(home, "User lives in Porto", "User lives in Lisbon") == []


LANGUAGES: list[dict[str, Any]] = [
    {
        "language": "ru",
        "say": "Запомни, что я вегетарианец и живу в Лиссабоне",
        "saved": ["Лиссабоне", "вегетарианец"],
        "ask": "Что ты знаешь обо мне?",
        "clash": "Я обожаю стейк, запомни это",
        "take_old": "Keep the old",
        "secret": f"Моя карта {CARD}, а пароль {PASSWORD}",
        "forget": "Забудь, что я живу в Лиссабоне",
    },
    {
        "language": "zh",
        "say": "请记住我吃素，住在里斯本",
        "saved": ["里斯本", "吃素"],
        "ask": "你知道我什么？",
        "clash": "我最爱吃牛排，记住了",
        "take_old": "Keep the old",
        "secret": f"我的卡号是{CARD}，密码是{PASSWORD}",
        "forget": "忘掉我住在里斯本",
    },
]


@pytest.mark.parametrize("words", LANGUAGES, ids=lambda words: words["language"])
def test_the_main_job_on_the_offline_assistant(start: Callable[..., Window], home: Home, words: dict[str, Any]) -> None:
    window = start()
    window.say(words["say"])
    window.until(lambda: len(window.chips()) == 2)
    window.until(lambda: len(memories(window)) == 2)
    assert all(any(part in memory for memory in memories(window)) for part in words["saved"])

    window.press("New chat")
    window.say(words["ask"])
    assert all(part in window.texts()[-1] for part in words["saved"])

    window.say(words["clash"])
    window.until(lambda: any("contradicts" in chip for chip in window.chips()))
    assert len(memories(window)) == 2
    window.press(words["take_old"])
    window.until(lambda: any("settled" in chip for chip in window.chips()))
    assert len(memories(window)) == 2

    window.say(words["secret"])
    window.until(lambda: any("card number" in chip for chip in window.chips()))
    assert secrets_in_files(home, CARD, PASSWORD) == []

    window.say(words["forget"])
    window.until(lambda: len(memories(window)) == 1)
    window.call(lambda engine: engine.undo(scope=Scope.MEMORY))
    window.until(lambda: len(memories(window)) == 2)
    window.close()

    window = start()
    window.until(lambda: len(memories(window)) == 2)
    window.call(lambda engine: engine.redo(scope=Scope.MEMORY))
    window.until(lambda: len(memories(window)) == 1)
    window.call(lambda engine: engine.undo(scope=Scope.MEMORY))
    stored = window.call(lambda engine: engine.memories())
    doomed = next(memory for memory in stored if words["saved"][0] in memory.text)
    assert secrets_in_files(home, doomed.text) == [doomed.text]
    window.call(lambda engine: engine.erase_memories([doomed.id]))
    assert doomed.text not in [memory.text for memory in window.call(lambda engine: engine.memories())]
    # The assistant had quoted it in a chat, which is the person's to keep or to erase.
    for chat in window.call(lambda engine: engine.conversations()):
        window.call(partial(Engine.erase_conversations, conversation_ids=[chat.id]))
    assert secrets_in_files(home, doomed.text) == []
