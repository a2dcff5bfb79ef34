import json

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.errors import ErrorCode
from app.core.llm.ollama.errors import reply_error, transport_error

HOST, MODEL = "http://127.0.0.1:11434", "llama3.2:3b"

# The wordings of the contract, and some of servers of other versions.
ROWS = [
    (404, "model 'nope' not found", ErrorCode.MODEL_NOT_FOUND),
    (404, 'model "nope" not found, try pulling it first', ErrorCode.MODEL_NOT_FOUND),
    (404, "404 page not found", ErrorCode.SERVER_ERROR),
    (405, "405 method not allowed", ErrorCode.SERVER_ERROR),
    (400, "registry.ollama.ai/library/gemma:2b does not support tools", ErrorCode.MODEL_NO_TOOLS),
    (400, '"gemma:2b" does not support thinking', ErrorCode.MODEL_NO_THINKING),
    (400, '"nomic" does not support chat', ErrorCode.MODEL_NO_CHAT),
    (501, "this server does not support embeddings", ErrorCode.SERVER_ERROR),
    (400, "this model is missing data required for image input", ErrorCode.MODEL_NO_VISION),
    (500, "image input is not supported - hint: you may need to provide the mmproj", ErrorCode.MODEL_NO_VISION),
    (503, "server busy, please try again.  maximum pending requests exceeded", ErrorCode.SERVER_BUSY),
    (200, "server busy, please try again.  maximum pending requests exceeded", ErrorCode.SERVER_BUSY),
    (401, "unauthorized", ErrorCode.SIGN_IN_NEEDED),
    (429, "too many requests", ErrorCode.RATE_LIMITED),
    (502, "bad gateway", ErrorCode.SERVER_ERROR),
    (500, 'llama returned invalid tool call arguments for "bio": out of memory', ErrorCode.TOOL_CALL_CUT),
    (500, 'option "num_ctx" must be of type integer', ErrorCode.SERVER_ERROR),
    (400, "the input length exceeds the context length", ErrorCode.CONTEXT_TOO_LONG),
    (500, "timed out waiting for llama runner to start", ErrorCode.SERVER_SLOW),
    (500, "error loading model: unable to allocate backend buffer", ErrorCode.MODEL_OUT_OF_MEMORY),
]


@pytest.mark.parametrize("wrap", [str, lambda text: json.dumps({"error": text}), lambda text: {"error": text}])
@pytest.mark.parametrize(("status", "text", "code"), ROWS)
def test_that_each_wording_has_its_code_however_it_is_wrapped(
    status: int, text: str, code: ErrorCode, wrap: object
) -> None:
    assert callable(wrap)
    error = reply_error(status, wrap(text), host=HOST, model=MODEL)
    assert error.code is code
    assert error.params == {"host": HOST, "model": MODEL} | (
        {"status": status}
        if code is ErrorCode.SERVER_ERROR
        else {"tokens": 0, "room": 0}
        if code is ErrorCode.CONTEXT_TOO_LONG
        else {}
    )


def test_that_a_runners_error_is_read_through_two_layers_of_json() -> None:
    runner = {"error": {"code": 400, "type": "exceed_context_size_error", "n_prompt_tokens": 9412, "n_ctx": 8192}}
    error = reply_error(400, json.dumps({"error": json.dumps(runner)}), host=HOST, model=MODEL)
    assert error.code is ErrorCode.CONTEXT_TOO_LONG
    assert (error.params["tokens"], error.params["room"]) == (9412, 8192)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["error", "message", "x"]), inner),
    max_leaves=8,
)


@given(status=st.integers(200, 599), reply=json_values | json_values.map(json.dumps))
def test_that_any_reply_makes_an_error_that_quotes_none_of_it(status: int, reply: object) -> None:
    error = reply_error(status, reply, host=HOST, model=MODEL)
    assert set(error.params.values()) <= {HOST, MODEL, status, 0}


@pytest.mark.parametrize(
    ("failure", "begun", "code"),
    [
        (httpx.ConnectError("refused"), False, ErrorCode.SERVER_UNREACHABLE),
        (httpx.ConnectTimeout("late"), False, ErrorCode.SERVER_UNREACHABLE),
        (ConnectionError("refused"), False, ErrorCode.SERVER_UNREACHABLE),
        (httpx.RemoteProtocolError("gone"), False, ErrorCode.SERVER_UNREACHABLE),
        (httpx.RemoteProtocolError("gone"), True, ErrorCode.STREAM_BROKEN),
        (httpx.ReadError("reset"), True, ErrorCode.STREAM_BROKEN),
        (httpx.ReadTimeout("late"), False, ErrorCode.SERVER_SLOW),
        (httpx.ReadTimeout("late"), True, ErrorCode.SERVER_SLOW),
    ],
)
def test_that_a_failed_connection_has_its_code(failure: Exception, begun: bool, code: ErrorCode) -> None:
    error = transport_error(failure, host=HOST, model=MODEL, begun=begun)
    assert (error.code, error.params) == (code, {"host": HOST, "model": MODEL})
