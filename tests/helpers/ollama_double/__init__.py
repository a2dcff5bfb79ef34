"""A faithful double of an Ollama server: real HTTP on loopback, standard library only, and what it answers scripted.

    with OllamaDouble() as ollama:
        ollama.add_model("llama3.2:3b")
        ollama.reply(Answer("Hello"), Answer(tool_calls=(Call("bio", {"message": "User is a vegetarian"}),)))
        ...  # talk to ollama.host
        assert ollama.requests[-1].body["model"] == "llama3.2:3b"

As a program, for trying the window by hand: `python -m tests.helpers.ollama_double --port 11434 --model NAME`.
"""

from tests.helpers.ollama_double.everyday import everyday
from tests.helpers.ollama_double.prompt import tokens_of
from tests.helpers.ollama_double.script import DEFAULT_TEXT, Answer, Call, ChatBody, Recorded, Seen
from tests.helpers.ollama_double.server import OllamaDouble

__all__ = ["DEFAULT_TEXT", "Answer", "Call", "ChatBody", "OllamaDouble", "Recorded", "Seen", "everyday", "tokens_of"]
