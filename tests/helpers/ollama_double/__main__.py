"""The double as a program, with a model made of rules: for trying the window by hand and for screenshots."""

import argparse
import signal
import sys
import threading
from contextlib import suppress
from dataclasses import replace

from tests.helpers.ollama_double.everyday import everyday
from tests.helpers.ollama_double.script import Answer, ChatBody
from tests.helpers.ollama_double.server import OllamaDouble

_CAPABILITIES = ("tools", "thinking", "vision", "embedding", "remote")


def main() -> int:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m tests.helpers.ollama_double", description=__doc__)
    parser.add_argument("--port", type=int, default=11434)
    parser.add_argument(
        "--model",
        action="append",
        metavar="NAME[:CAPABILITY...]",
        help=f"e.g. llama3.2:3b:tools; capabilities are {', '.join(_CAPABILITIES)}; may be given again",
    )
    parser.add_argument("--delay", type=float, default=0.03, help="seconds between two chunks of an answer")
    arguments = parser.parse_args()

    def answer(body: ChatBody) -> Answer:
        return replace(everyday(body), delay=arguments.delay, header_delay=arguments.delay * 10)

    double = OllamaDouble(port=arguments.port)
    double.respond(answer)
    for text in arguments.model or ["llama3.2:3b:tools", "gemma3:4b:vision", "qwen3:8b:tools:thinking"]:
        parts = text.split(":")
        has = {capability: capability in parts for capability in _CAPABILITIES}
        double.add_model(
            ":".join(part for part in parts if part not in _CAPABILITIES),
            tools=has["tools"],
            thinking=has["thinking"],
            vision=has["vision"],
            embedding=has["embedding"],
            remote=has["remote"],
        )
    double.offer("mistral:7b", size=4_000_000_000, steps=100, delay=0.05)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt), double:
        sys.stdout.write(f"{double.host}\n")
        sys.stdout.flush()
        threading.Event().wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
