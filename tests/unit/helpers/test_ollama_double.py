import json
import math
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.helpers.ollama_double import DEFAULT_TEXT, Answer, Call, ChatBody, OllamaDouble, everyday, tokens_of

LLAMA = "llama3.2:3b"


@pytest.fixture
def ollama() -> Iterator[OllamaDouble]:
    with OllamaDouble() as double:
        double.add_model(LLAMA)
        yield double


@pytest.fixture
def http(ollama: OllamaDouble) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=ollama.host, trust_env=False) as client:
        yield client


def body(*texts: str, **more: object) -> dict[str, Any]:
    """A request to chat; the texts are the user's and the assistant's in turn."""
    roles = ("user", "assistant")
    messages = [{"role": roles[i % 2], "content": text} for i, text in enumerate(texts or ("Hello",))]
    return {"model": LLAMA, "messages": messages} | more


def lines_of(response: httpx.Response) -> list[dict[str, Any]]:
    return [json.loads(line) for line in response.text.split("\n") if line]


# ---------------------------------------------------------------- transport


def test_that_an_answer_streams_as_the_contract_says(ollama: OllamaDouble, http: httpx.Client) -> None:
    ollama.reply(Answer("a <b>"))
    response = http.post("/api/chat", json=body())
    assert response.headers["content-type"] == "application/x-ndjson"
    assert response.headers["transfer-encoding"] == "chunked"
    assert r"\u003cb\u003e" in response.text
    first, second, last = lines_of(response)
    assert first.keys() == {"model", "created_at", "message", "done"}
    assert first["message"] == {"role": "assistant", "content": "a"}
    assert first["created_at"].endswith("Z")
    assert len(first["created_at"].partition(".")[2]) == 10
    assert second["message"]["content"] == " <b>"
    assert (last["done"], last["done_reason"], last["message"]["content"]) == (True, "stop", "")
    assert last["prompt_eval_count"] == 4 + tokens_of("Hello")
    assert last["load_duration"] > 0
    assert "load_duration" not in lines_of(http.post("/api/chat", json=body()))[-1]  # zero: it was loaded


def test_that_an_answer_is_one_object_without_streaming(ollama: OllamaDouble, http: httpx.Client) -> None:
    ollama.reply(Answer("a b c", tool_calls=(Call("bio", {"x": 1}),)))
    reply = http.post("/api/chat", json=body(stream=False)).json()
    assert reply["message"]["content"] == "a b c"
    assert reply["message"]["tool_calls"][0]["function"] == {"index": 0, "name": "bio", "arguments": {"x": 1}}
    assert reply["done"]


def test_that_headers_come_only_with_the_first_event(ollama: OllamaDouble) -> None:
    go = threading.Event()
    ollama.reply(Answer("a b", hold=go))
    content = json.dumps(body()).encode()
    head = b"POST /api/chat HTTP/1.1\r\nContent-Length: %d\r\n\r\n" % len(content)
    with (
        socket.create_connection(("127.0.0.1", ollama.port)) as first,
        socket.create_connection(("127.0.0.1", ollama.port)) as second,
    ):
        first.sendall(head + content)
        assert first.recv(12) == b"HTTP/1.1 200"
        second.sendall(head + content)
        ollama.wait_for_request("/api/chat", 2)
        second.setblocking(False)
        with pytest.raises(BlockingIOError):
            second.recv(1)
        go.set()
        second.settimeout(10)
        assert second.recv(12) == b"HTTP/1.1 200"


def test_that_a_client_that_leaves_cancels_the_generation(ollama: OllamaDouble, http: httpx.Client) -> None:
    ollama.reply(Answer("a b", hold=threading.Event()))
    with http.stream("POST", "/api/chat", json=body()) as response:
        next(response.iter_raw())
    seen = ollama.requests[-1]
    assert seen.finished.wait(10)
    assert seen.cancelled
    assert lines_of(http.post("/api/chat", json=body()))[-1]["done"]
    assert not ollama.requests[-1].cancelled


def test_that_a_client_that_leaves_cancels_a_load(ollama: OllamaDouble) -> None:
    ollama.add_model("big", load_seconds=60)
    with httpx.Client(base_url=ollama.host, timeout=0.05) as http, pytest.raises(httpx.ReadTimeout):
        http.post("/api/chat", json=body(model="big"))
    assert ollama.requests[-1].finished.wait(10)
    assert ollama.requests[-1].cancelled
    assert not ollama.loaded


def test_that_one_model_answers_one_at_a_time_in_order(ollama: OllamaDouble) -> None:
    go = threading.Event()
    ollama.reply(Answer("first one", hold=go), Answer("second"), Answer("third"))
    replies: dict[int, str] = {}

    def ask(number: int) -> None:
        reply = httpx.post(f"{ollama.host}/api/chat", json=body(stream=False)).json()
        replies[number] = reply["message"]["content"]

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(3)]
    for number, thread in enumerate(threads, 1):
        thread.start()
        ollama.wait_for_request("/api/chat", number)
    assert not replies
    go.set()
    for thread in threads:
        thread.join()
    assert replies == {0: "first one", 1: "second", 2: "third"}


def test_that_an_error_before_the_first_event_has_a_status(ollama: OllamaDouble, http: httpx.Client) -> None:
    ollama.reply(Answer(fail_before=(503, "busy")))
    response = http.post("/api/chat", json=body())
    assert (response.status_code, response.json()) == (503, {"error": "busy"})


def test_that_an_error_after_it_is_a_line(ollama: OllamaDouble, http: httpx.Client) -> None:
    ollama.reply(Answer("a b c", fail_after=(1, "broken")))
    response = http.post("/api/chat", json=body())
    assert response.status_code == 200
    assert [line.get("error") for line in lines_of(response)] == [None, "broken"]


def test_that_a_stream_may_end_without_being_done(ollama: OllamaDouble, http: httpx.Client) -> None:
    ollama.reply(Answer("a b", cut_after=2), Answer("a b", drop_after=1))
    assert [line["done"] for line in lines_of(http.post("/api/chat", json=body()))] == [False, False]
    with pytest.raises(httpx.RemoteProtocolError):
        http.post("/api/chat", json=body())


@pytest.mark.parametrize(
    ("method", "path", "status", "text"),
    [
        ("GET", "/", 200, "Ollama is running"),
        ("HEAD", "/", 200, ""),
        ("GET", "/api/nothing", 404, "404 page not found"),
        ("GET", "/api/chat", 405, "405 method not allowed"),
    ],
)
def test_that_what_is_no_api_is_plain_text(http: httpx.Client, method: str, path: str, status: int, text: str) -> None:
    response = http.request(method, path)
    assert (response.status_code, response.text) == (status, text)
    assert response.headers["content-type"].startswith("text/plain")


def test_that_it_goes_away_and_comes_back_on_the_same_port(ollama: OllamaDouble, http: httpx.Client) -> None:
    http.post("/api/chat", json=body())
    host = ollama.host
    ollama.stop()
    with pytest.raises(httpx.ConnectError):
        httpx.get(host)
    ollama.start()
    assert ollama.host == host
    assert httpx.get(f"{host}/api/tags").json()["models"][0]["name"] == LLAMA
    assert not ollama.loaded


# ---------------------------------------------------------------- chat


@pytest.mark.parametrize("shape", [1, 2])
def test_that_tool_calls_come_in_two_shapes(ollama: OllamaDouble, http: httpx.Client, shape: int) -> None:
    ollama.reply(Answer(tool_calls=(Call("a", {}), Call("b", {})), shape=1 if shape == 1 else 2))
    lines = lines_of(http.post("/api/chat", json=body()))
    calls = [call for line in lines for call in line["message"].get("tool_calls", ())]
    assert [(call["function"]["index"], call["function"]["name"]) for call in calls] == [(0, "a"), (1, "b")]
    assert [("tool_calls" in line["message"], line["done"]) for line in lines] == (
        [(True, True)] if shape == 1 else [(True, False), (True, False), (False, True)]
    )
    assert lines[-1]["done_reason"] == "stop"
    for call in calls:
        assert len(call["id"]) == 32 if shape == 1 else call["id"].startswith("call_")


def test_that_a_model_that_can_think_does_unless_told_not_to(ollama: OllamaDouble, http: httpx.Client) -> None:
    ollama.add_model("qwen3", thinking=True)
    answer = Answer("yes", thinking="let me see")
    ollama.reply(answer, answer, answer)
    for more, thinks in (({}, True), ({"think": "high"}, True), ({"think": False}, False)):
        lines = lines_of(http.post("/api/chat", json=body(model="qwen3", **more)))
        assert ("thinking" in lines[0]["message"]) is thinks
        assert lines[-2]["message"]["content"] == "yes"


def test_that_a_model_is_loaded_and_unloaded_by_no_messages(ollama: OllamaDouble, http: httpx.Client) -> None:
    loaded = http.post("/api/chat", json={"model": LLAMA, "messages": []})
    assert (loaded.json()["done"], loaded.json()["done_reason"]) == (True, "load")
    (entry,) = http.get("/api/ps").json()["models"]
    assert (entry["name"], entry["context_length"]) == (LLAMA, 4096)
    unloaded = http.post("/api/chat", json={"model": LLAMA, "messages": [], "keep_alive": 0})
    assert unloaded.json()["done_reason"] == "unload"
    assert http.get("/api/ps").json() == {"models": []}


@pytest.mark.parametrize(("keep_alive", "stays"), [(0, False), ("0s", False), ("5m", True), (-1, True), ("1.5h", True)])
def test_that_a_model_stays_as_long_as_it_is_told(
    ollama: OllamaDouble, http: httpx.Client, keep_alive: object, stays: bool
) -> None:
    http.post("/api/chat", json=body(keep_alive=keep_alive))
    deadline = time.monotonic() + 10
    while LLAMA in ollama.loaded and not stays and time.monotonic() < deadline:
        time.sleep(0.01)  # the last line of the answer comes before the model goes
    assert (LLAMA in ollama.loaded) is stays


def test_that_a_changed_window_reloads_the_model(ollama: OllamaDouble, http: httpx.Client) -> None:
    for options in ({}, {"num_ctx": 2048}, {"num_ctx": 2048}, {}, {"num_ctx": 99_999}):
        http.post("/api/chat", json=body(options=options))
    assert ollama.loads == [(LLAMA, 4096), (LLAMA, 2048), (LLAMA, 4096), (LLAMA, 8192)]


BAD = [
    ({"model": "nope"}, 404, "model 'nope' not found"),
    ({"model": "nomic"}, 400, '"nomic:latest" does not support chat'),
    ({"model": "gemma:2b", "tools": [{"function": {"name": "x"}}]}, 400, "does not support tools"),
    ({"think": True}, 400, f'"{LLAMA}" does not support thinking'),
    ({"think": "much"}, 400, "invalid think value"),
    ({"keep_alive": "soon"}, 400, "invalid duration"),
    ({"options": {"num_ctx": "many"}}, 500, 'option "num_ctx" must be of type integer'),
    ({"messages": [{"role": "user", "content": [{"text": "x"}]}]}, 400, "cannot unmarshal array"),
    ({"messages": [{"role": "user", "content": "", "images": ["data:image/png;base64,xx"]}]}, 400, "illegal base64"),
    ({"messages": [{"role": "user", "content": "", "images": ["eHg="]}]}, 500, "image input"),
    (
        {"messages": [{"role": "assistant", "content": "", "tool_calls": [{"function": {"arguments": "{}"}}]}]},
        400,
        "cannot unmarshal string",
    ),
]


@pytest.mark.parametrize(("more", "status", "text"), BAD)
def test_that_bad_requests_are_refused_and_use_up_no_answer(
    ollama: OllamaDouble, http: httpx.Client, more: dict[str, Any], status: int, text: str
) -> None:
    ollama.add_model("nomic", embedding=True)
    ollama.add_model("gemma:2b", tools=False)
    ollama.reply(Answer("still here"))
    response = http.post("/api/chat", json=body(**more))
    assert response.status_code == status
    assert text in response.json()["error"]
    assert http.post("/api/chat", json=body(stream=False)).json()["message"]["content"] == "still here"


def test_that_unknown_options_are_ignored(http: httpx.Client) -> None:
    assert http.post("/api/chat", json=body(options={"colour": "red"})).status_code == 200


def test_that_the_oldest_messages_are_dropped_silently(ollama: OllamaDouble, http: httpx.Client) -> None:
    messages = [
        {"role": "system", "content": "Be kind."},
        *({"role": "user", "content": f"{number} " + "word " * 100} for number in range(5)),
    ]
    response = http.post("/api/chat", json=body(messages=messages, options={"num_ctx": 300}, stream=False))
    seen = ollama.requests[-1].seen
    assert seen is not None
    assert [message["content"][:2] for message in seen.messages] == ["Be", "3 ", "4 "]
    assert response.json()["prompt_eval_count"] == seen.tokens <= 300


@pytest.mark.parametrize(
    ("texts", "more"), [(("word " * 2000,), {}), (("word " * 2000, "x", "y"), {"truncate": False})]
)
def test_that_what_cannot_be_dropped_is_an_error_in_json_in_a_string(
    http: httpx.Client, texts: tuple[str, ...], more: dict[str, Any]
) -> None:
    response = http.post("/api/chat", json=body(*texts, options={"num_ctx": 512}, **more))
    assert response.status_code == 400
    error = json.loads(response.json()["error"])["error"]
    assert (error["type"], error["n_ctx"]) == ("exceed_context_size_error", 512)
    assert error["n_prompt_tokens"] > 2000


def test_that_some_models_lose_the_middle_of_a_message_instead(ollama: OllamaDouble, http: httpx.Client) -> None:
    ollama.add_model("own", cuts_middle=True)
    text = "begin " + "word " * 2000 + "end"
    assert http.post("/api/chat", json=body(text, model="own", options={"num_ctx": 512})).status_code == 200
    seen = ollama.requests[-1].seen
    assert seen is not None
    assert seen.tokens <= 512
    assert seen.messages[0]["content"].startswith("begin")
    assert seen.messages[0]["content"].endswith("end")


@pytest.mark.parametrize(("shift", "reason"), [(None, "stop"), (False, "length")])
def test_that_an_answer_may_overrun_the_window_unless_it_may_not_shift(
    ollama: OllamaDouble, http: httpx.Client, shift: bool | None, reason: str
) -> None:
    ollama.reply(Answer("word " * 100))
    more = {} if shift is None else {"shift": shift}
    reply = http.post("/api/chat", json=body(options={"num_ctx": 64}, stream=False, **more)).json()
    assert reply["done_reason"] == reason


def test_that_a_call_cut_off_by_the_limit_is_an_error(ollama: OllamaDouble, http: httpx.Client) -> None:
    ollama.reply(Answer(tool_calls=(Call("bio", {"message": "a long one, in many words"}),)))
    response = http.post("/api/chat", json=body(options={"num_predict": 4}))
    assert response.status_code == 500
    assert 'returned invalid tool call arguments for "bio"' in response.json()["error"]


def test_that_a_schema_is_followed_unless_the_script_disobeys(ollama: OllamaDouble, http: httpx.Client) -> None:
    schema = {
        "type": "object",
        "properties": {
            "relation": {"enum": ["same", "other"]},
            "facts": {"type": "array", "items": {"type": "string"}},
            "confidence": {"$ref": "#/$defs/share"},
        },
        "$defs": {"share": {"type": "number", "minimum": 0.5}},
    }
    ollama.reply(Answer("I would rather not."))
    said = [
        http.post("/api/chat", json=body(format=schema, stream=False)).json()["message"]["content"] for _ in range(2)
    ]
    assert said[0] == "I would rather not."
    assert json.loads(said[1]) == {"relation": "same", "facts": [], "confidence": 0.5}


def test_that_a_responder_sees_what_the_model_sees(ollama: OllamaDouble, http: httpx.Client) -> None:
    def respond(seen: ChatBody) -> Answer:
        return Answer(f"{seen.user} {sorted(seen.tool_names)} {seen.system} {seen.num_ctx}")

    ollama.respond(respond)
    ollama.reply(Answer("first"))
    messages = [{"role": "system", "content": "S"}, {"role": "user", "content": "U"}]
    asked = body(messages=messages, tools=[{"function": {"name": "bio"}}], stream=False)
    said = [http.post("/api/chat", json=asked).json()["message"]["content"] for _ in range(2)]
    assert said == ["first", "U ['bio'] S 4096"]


def test_that_a_responder_that_fails_fails_the_test() -> None:
    def respond(seen: ChatBody) -> Answer:
        raise AssertionError(f"not expected: {seen.user}")

    def run() -> None:
        with OllamaDouble() as ollama:
            ollama.add_model(LLAMA)
            ollama.respond(respond)
            assert httpx.post(f"{ollama.host}/api/chat", json=body("Hi")).status_code == 500

    with pytest.raises(AssertionError, match="not expected: Hi"):
        run()


# ---------------------------------------------------------------- embeddings


@pytest.fixture
def embedder(ollama: OllamaDouble) -> str:
    ollama.add_model("nomic", embedding=True, context_length=100)
    return "nomic"


def vectors(http: httpx.Client, model: str, value: object, **more: object) -> list[list[float]]:
    reply = http.post("/api/embed", json={"model": model, "input": value} | more)
    assert reply.status_code == 200, reply.text
    found: list[list[float]] = reply.json()["embeddings"]
    return found


def test_that_texts_that_share_words_are_near(http: httpx.Client, embedder: str) -> None:
    texts = ["I live in Lisbon", "in Lisbon I live", "we live in Lisbon now", "cats chase mice"]
    first, same, near, far = vectors(http, embedder, texts)
    assert math.hypot(*first) == pytest.approx(1)
    assert math.dist(first, same) == pytest.approx(0, abs=1e-9)
    assert math.dist(first, near) < 0.9 < math.dist(first, far)
    chinese, close, other = vectors(http, embedder, ["我住在里斯本", "他住在里斯本", "猫吃鱼"])
    assert math.dist(chinese, close) < math.dist(chinese, other)


def test_that_empty_texts_are_treated_as_the_contract_says(http: httpx.Client, embedder: str) -> None:
    assert vectors(http, embedder, "") == []
    assert http.post("/api/embed", json={"model": embedder}).json()["embeddings"] == []
    assert len(vectors(http, embedder, ["", "a"])) == 2


def test_that_dimensions_cut_and_normalise_again(http: httpx.Client, embedder: str) -> None:
    (vector,) = vectors(http, embedder, "some text", dimensions=8)
    assert len(vector) == 8
    assert math.hypot(*vector) == pytest.approx(1)


def test_that_long_texts_are_cut_unless_that_is_forbidden(http: httpx.Client, embedder: str) -> None:
    long = "word " * 500
    assert len(vectors(http, embedder, ["a", long])) == 2
    refused = http.post("/api/embed", json={"model": embedder, "input": ["a", long], "truncate": False})
    assert (refused.status_code, refused.json()["error"]) == (400, "the input length exceeds the context length")


@pytest.mark.parametrize(
    ("model", "value", "status", "text"),
    [
        ("nope", "x", 404, 'model "nope" not found, try pulling it first'),
        (LLAMA, "x", 501, "does not support embeddings"),
        ("nomic", 3, 400, "invalid input"),
    ],
)
def test_that_bad_requests_to_embed_are_refused(
    http: httpx.Client, embedder: str, model: str, value: object, status: int, text: str
) -> None:
    response = http.post("/api/embed", json={"model": model, "input": value})
    assert response.status_code == status
    assert text in response.json()["error"]


# ---------------------------------------------------------------- models


def test_that_models_are_listed_and_shown(ollama: OllamaDouble, http: httpx.Client) -> None:
    ollama.add_model("big:cloud", remote=True, thinking=True, num_ctx=2048)
    tags = {tag["name"]: tag for tag in http.get("/api/tags").json()["models"]}
    assert list(tags) == [LLAMA, "big:cloud"]
    assert tags["big:cloud"]["remote_host"]
    shown = http.post("/api/show", json={"model": "big:cloud"}).json()
    assert shown["capabilities"] == ["completion", "tools", "thinking"]
    assert shown["model_info"][f"{shown['model_info']['general.architecture']}.context_length"] == 8192
    assert shown["parameters"].split() == ["num_ctx", "2048"]
    assert http.get("/api/version").json() == {"version": "0.33.0"}


def test_that_models_are_copied_and_deleted(http: httpx.Client) -> None:
    copied = http.post("/api/copy", json={"source": LLAMA, "destination": "mine"})
    assert (copied.status_code, copied.text) == (200, "")
    assert http.request("DELETE", "/api/delete", json={"model": LLAMA}).status_code == 200
    assert [tag["name"] for tag in http.get("/api/tags").json()["models"]] == ["mine:latest"]
    assert http.request("DELETE", "/api/delete", json={"model": LLAMA}).status_code == 404


def test_that_a_pull_shows_progress_and_fails_under_200(ollama: OllamaDouble, http: httpx.Client) -> None:
    ollama.offer("new:1b", size=100, steps=2, error="unexpected EOF", error_at=1)
    first, second, missing = (
        http.post("/api/pull", json={"model": name}) for name in ("new:1b", "new:1b", "no-such-model")
    )
    assert [line.get("completed") for line in lines_of(first)] == [None, None, 50, None]
    assert lines_of(first)[-1] == {"error": "unexpected EOF"}
    assert [line.get("completed") for line in lines_of(second)][:3] == [None, 50, 100]
    assert lines_of(second)[-1] == {"status": "success"}
    assert missing.status_code == 200
    assert lines_of(missing)[-1] == {"error": "pull model manifest: file does not exist"}


# ---------------------------------------------------------------- the model made of rules


@pytest.mark.parametrize(
    ("said", "facts"),
    [
        ("I am a vegetarian and live in Lisbon", "User is a vegetarian. User lives in Lisbon."),
        ("I love steak, remember that", "User loves steak."),
        ("Запомни, что я живу в Казани", "Пользователь живёт в Казани."),
        ("我住在里斯本，喜欢猫", "用户住在里斯本. 用户喜欢猫."),
    ],
)
def test_that_the_rules_save_what_the_user_states(
    ollama: OllamaDouble, http: httpx.Client, said: str, facts: str
) -> None:
    ollama.respond(everyday)
    asked = body(said, tools=[{"function": {"name": "bio"}}], stream=False)
    (call,) = http.post("/api/chat", json=asked).json()["message"]["tool_calls"]
    assert call["function"]["arguments"] == {"message": facts}


def test_that_it_runs_as_a_program() -> None:
    command = [sys.executable, "-m", "tests.helpers.ollama_double", "--port", "0", "--model", "llama3.2:3b:tools"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        host = program.stdout.readline().strip()
        try:
            shown = httpx.post(f"{host}/api/show", json={"model": LLAMA}).json()
            said = httpx.post(f"{host}/api/chat", json=body("Hi", stream=False)).json()["message"]["content"]
        finally:
            program.terminate()
    assert program.returncode == 0
    assert shown["capabilities"] == ["completion", "tools"]
    assert said
    assert said != DEFAULT_TEXT
