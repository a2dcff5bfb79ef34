"""The shapes of Ollama's JSON: from our requests, and to our values.

Servers leave out fields that are zero and send null for empty lists; whatever is missing or of a wrong type reads as
empty here.
"""

import base64
import json
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from app.core.llm import prompts
from app.core.llm.port import ChatChunk, ChatMessage, ChatRequest, JsonSchema, ToolCall, ToolSpec
from app.core.models import EmbeddingModel, LoadedModel, ModelInfo, PullProgress

_FENCED = re.compile(r"\A\s*```\w*\s*\n(.*?)\n?\s*```\s*\Z", re.DOTALL)
_NUM_CTX = re.compile(r"^num_ctx\s+(\d+)\s*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Shown:
    """What `/api/show` says of a model. `num_ctx` is its model file's; None where there is none."""

    capabilities: frozenset[str]
    context_length: int | None
    num_ctx: int | None
    remote: bool


def chat_body(
    request: ChatRequest, *, stream: bool, think: bool | None, schema: JsonSchema | None = None
) -> dict[str, Any]:
    """The body of `/api/chat`.

    `truncate` and `shift` are switched off: the server would drop the oldest messages, or what came first in a long
    answer, without a word. We fit the prompt ourselves; an error is better than an answer to half a question.
    """
    body: dict[str, Any] = {
        "model": request.model,
        "messages": [_message_body(message) for message in request.messages],
        "stream": stream,
        "truncate": False,
        "shift": False,
    }
    if request.tools:
        body["tools"] = [_tool_body(tool) for tool in request.tools]
    if schema is not None:
        body["format"] = dict(schema)
    if think is not None:
        body["think"] = think
    options = {"num_ctx": request.window, "num_predict": request.max_tokens}
    if any(options.values()):
        body["options"] = {name: value for name, value in options.items() if value}
    return body


def load_body(model: str, window: int) -> dict[str, Any]:
    """The body of `/api/chat` that loads a model and says nothing; `window` 0 leaves its size to the server."""
    body: dict[str, Any] = {"model": model, "messages": [], "stream": False}
    if window:
        body["options"] = {"num_ctx": window}
    return body


def chunk_of(reply: Mapping[str, Any]) -> ChatChunk:
    """One line of a streamed answer, or a whole one that was not streamed."""
    message = _object(reply.get("message"))
    done = reply.get("done") is True
    return ChatChunk(
        text=_text(message, "content"),
        thinking=_text(message, "thinking"),
        tool_calls=tuple(_tool_call(call) for call in _objects(message, "tool_calls")),
        done=done,
        done_reason=(_text(reply, "done_reason") or "stop") if done else "",
        prompt_tokens=_number(reply, "prompt_eval_count"),
        answer_tokens=_number(reply, "eval_count"),
    )


def shown_of(reply: Mapping[str, Any]) -> Shown:
    """The answer of `/api/show`. Servers from before capabilities were listed had little but chat models."""
    facts = _object(reply.get("model_info"))
    named = reply.get("capabilities")
    set_in_file = _NUM_CTX.search(_text(reply, "parameters"))
    return Shown(
        capabilities=frozenset(str(name) for name in named) if isinstance(named, list) else frozenset({"completion"}),
        context_length=_number(facts, f"{_text(facts, 'general.architecture')}.context_length") or None,
        num_ctx=int(set_in_file[1]) if set_in_file else None,
        remote=_is_remote(reply),
    )


def tags_of(reply: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The entries of `/api/tags` that have a name."""
    return [tag for tag in _objects(reply, "models") if name_of(tag)]


def name_of(entry: Mapping[str, Any]) -> str:
    """The name of an entry of `/api/tags` or `/api/ps`."""
    return _text(entry, "name") or _text(entry, "model")


def digest_of(tag: Mapping[str, Any]) -> str:
    """The digest of an entry of `/api/tags`."""
    return _text(tag, "digest")


def version_of(reply: Mapping[str, Any]) -> str:
    """The answer of `/api/version`; empty when it is none."""
    return _text(reply, "version")


def info_of(tag: Mapping[str, Any], shown: Shown) -> ModelInfo:
    """A model, from its entry in `/api/tags` and what `/api/show` says. The former's capabilities are unreliable."""
    details = _object(tag.get("details"))
    return ModelInfo(
        name=name_of(tag),
        size=_number(tag, "size"),
        family=_text(details, "family"),
        parameter_size=_text(details, "parameter_size"),
        tools="tools" in shown.capabilities,
        thinking="thinking" in shown.capabilities,
        vision="vision" in shown.capabilities,
        context_length=shown.context_length,
        remote=shown.remote or _is_remote(tag),
        quantization=_text(details, "quantization_level"),
    )


def embedder_of(tag: Mapping[str, Any], shown: Shown) -> EmbeddingModel:
    """An embedding model, from the same two."""
    details = _object(tag.get("details"))
    return EmbeddingModel(
        name=name_of(tag),
        digest=digest_of(tag),
        size=_number(tag, "size"),
        context_length=shown.num_ctx or shown.context_length,
        remote=shown.remote or _is_remote(tag),
        parameter_size=_text(details, "parameter_size"),
        quantization=_text(details, "quantization_level"),
    )


def vectors_of(reply: Mapping[str, Any], count: int) -> list[list[float]]:
    """The vectors in an answer of `/api/embed`. ValueError when it has not `count` finite ones of one dimension."""
    found = reply.get("embeddings")
    vectors = found if isinstance(found, list) else []
    dimensions = {len(vector) if isinstance(vector, list) else 0 for vector in vectors}
    if len(vectors) != count or len(dimensions) > 1 or 0 in dimensions:
        raise ValueError("not the vectors that were asked for")
    if not all(isinstance(value, int | float) and math.isfinite(value) for vector in vectors for value in vector):
        raise ValueError("not a vector")
    return vectors


def loaded_window(reply: Mapping[str, Any], model: str) -> int:
    """The context length of `model` in an answer of `/api/ps`; 0 when it is not loaded or the server does not say."""
    return next(
        (
            _number(entry, "context_length")
            for entry in _objects(reply, "models")
            if tagged(name_of(entry)) == tagged(model)
        ),
        0,
    )


def loaded_of(reply: Mapping[str, Any]) -> tuple[LoadedModel, ...]:
    """The models in an answer of `/api/ps`."""
    return tuple(
        LoadedModel(
            name_of(entry), _number(entry, "size"), _number(entry, "size_vram"), _number(entry, "context_length")
        )
        for entry in _objects(reply, "models")
    )


def tagged(name: str) -> str:
    """A model's full name: servers take "llama3.2" for "llama3.2:latest"."""
    return name if ":" in name.rpartition("/")[2] else f"{name}:latest"


def progress_of(reply: Mapping[str, Any], model: str) -> PullProgress:
    """One line of `/api/pull`."""
    return PullProgress(model, _text(reply, "status"), _number(reply, "completed"), _number(reply, "total"))


def json_in(text: str) -> Any:
    """The JSON value in an answer, also where the model put it in a code fence. ValueError when there is none."""
    fenced = _FENCED.match(text)
    return json.loads(fenced[1] if fenced else text)


def arguments_of(value: object) -> dict[str, Any] | None:
    """A tool call's arguments as an object, also where they come as JSON in a string; None when they are none."""
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except (ValueError, RecursionError):
            return None
    return value if isinstance(value, dict) else None


def _message_body(message: ChatMessage) -> dict[str, Any]:
    content = prompts.with_documents(message.content, message.documents)
    body: dict[str, Any] = {"role": message.role, "content": content}
    if message.thinking:
        body["thinking"] = message.thinking
    if message.images:
        body["images"] = [base64.b64encode(image.data).decode("ascii") for image in message.images]
    if message.tool_calls:
        body["tool_calls"] = [_tool_call_body(i, call) for i, call in enumerate(message.tool_calls)]
    if message.tool_name:
        body["tool_name"] = message.tool_name
    if message.tool_call_id:
        body["tool_call_id"] = message.tool_call_id
    return body


def _tool_call_body(index: int, call: ToolCall) -> dict[str, Any]:
    function = {"index": index, "name": call.name, "arguments": dict(call.arguments)}
    return {"id": call.id, "function": function} if call.id else {"function": function}


def _tool_body(tool: ToolSpec) -> dict[str, Any]:
    function = {"name": tool.name, "description": tool.description, "parameters": dict(tool.parameters)}
    return {"type": "function", "function": function}


def _tool_call(call: Mapping[str, Any]) -> ToolCall:
    """Arguments that are no object read as none at all: the tool then tells the model that they do not fit."""
    function = _object(call.get("function"))
    return ToolCall(_text(function, "name"), arguments_of(function.get("arguments")) or {}, _text(call, "id"))


def _is_remote(entry: Mapping[str, Any]) -> bool:
    return bool(_text(entry, "remote_host") or _text(entry, "remote_model"))


def _object(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _objects(container: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
    value = container.get(name)
    return [entry for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []


def _text(container: Mapping[str, Any], name: str) -> str:
    value = container.get(name)
    return value if isinstance(value, str) else ""


def _number(container: Mapping[str, Any], name: str) -> int:
    value = container.get(name)
    return value if isinstance(value, int) else 0
