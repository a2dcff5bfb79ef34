import json
import string
from collections.abc import Iterator, Mapping
from contextlib import aclosing
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.errors import AppError, ErrorCode
from app.core.llm import prompts
from app.core.llm.offline import OFFLINE_INFO, OfflineAssistant
from app.core.llm.offline.assistant import WINDOW
from app.core.llm.offline.chinese import CHINESE
from app.core.llm.offline.english import ENGLISH
from app.core.llm.offline.phrases import Phrases
from app.core.llm.offline.russian import RUSSIAN
from app.core.llm.offline.wording import plain, quoted
from app.core.llm.port import ChatChunk, ChatMessage, ChatModel, ChatRequest, ToolCall
from app.core.models import Outcome
from app.core.text.commands import CommandKind, command_of
from app.core.text.language import language_of

LANGUAGES = {"en": ENGLISH, "ru": RUSSIAN, "zh": CHINESE}
TOOLS = (prompts.BIO, prompts.RECALL)
EARLIER = (ChatMessage("user", "Hello"), ChatMessage("assistant", ENGLISH.introduction))


async def chunks_of(*messages: ChatMessage, tools: bool = True) -> list[ChatChunk]:
    system = ChatMessage("system", "Rules")
    request = ChatRequest(OFFLINE_INFO.name, (system, *messages), TOOLS if tools else ())
    async with aclosing(OfflineAssistant().chat(request)) as chunks:
        return [chunk async for chunk in chunks]


async def answer_to(*messages: ChatMessage, tools: bool = True) -> str:
    chunks = await chunks_of(*messages, tools=tools)
    assert not any(chunk.tool_calls for chunk in chunks)
    return "".join(chunk.text for chunk in chunks)


async def call_for(text: str, *before: ChatMessage) -> ToolCall | None:
    calls = [call for chunk in await chunks_of(*before, ChatMessage("user", text)) for call in chunk.tool_calls]
    assert len(calls) <= 1
    return calls[0] if calls else None


async def answer_after(text: str, result: Mapping[str, Any], *before: ChatMessage) -> str:
    """The answer to `text` when the tool that it leads to returns `result`."""
    call = await call_for(text, *before)
    assert call is not None
    asked = (*before, ChatMessage("user", text), ChatMessage("assistant", "", tool_calls=(call,)))
    tool = ChatMessage("tool", json.dumps(result, ensure_ascii=False), tool_name=call.name)
    return await answer_to(*asked, tool)


def decided(outcome: str, fact: str, other: str | None = None, *types: str) -> dict[str, Any]:
    return {"outcome": outcome, "fact": fact, "other": other, "types": list(types)}


def found(*memories: Mapping[str, Any], messages: list[dict[str, str]] | None = None) -> dict[str, Any]:
    return {"memories": list(memories), "messages": messages or []}


def said(text: str, role: str = "user", at: str = "2026-05-03", conversation: str = "Plans") -> dict[str, str]:
    return {"text": text, "at": at, "conversation": conversation, "role": role}


LISBON = {"text": "User lives in Lisbon", "since": "2026-05-03", "until": None}


# ---------------------------------------------------------------- tools


@pytest.mark.parametrize(
    ("text", "name", "arguments"),
    [
        ("Remember that I live in Lisbon", "bio", {"message": "I live in Lisbon"}),
        ("Запомни, что я живу в Лиссабоне", "bio", {"message": "я живу в Лиссабоне"}),
        ("请记住我住在里斯本", "bio", {"message": "我住在里斯本"}),
        ("Forget that I live in Lisbon", "bio", {"message": "forget: I live in Lisbon"}),
        ("Забудь, что я живу в Лиссабоне", "bio", {"message": "forget: я живу в Лиссабоне"}),
        ("忘掉我住在里斯本", "bio", {"message": "forget: 我住在里斯本"}),
        ("What do you know about me?", "recall", {"query": "", "scope": "memories"}),
        ("Что ты знаешь о моей кошке?", "recall", {"query": "моей кошке", "scope": "memories"}),
        ("你知道我什么？", "recall", {"query": "", "scope": "memories"}),
        ("When did we talk about Lisbon?", "recall", {"query": "Lisbon", "scope": "messages"}),
        ("Когда мы говорили о Риме?", "recall", {"query": "Риме", "scope": "messages"}),
        ("我们什么时候聊过罗马？", "recall", {"query": "罗马", "scope": "messages"}),
        ("Which restaurants are good?", "recall", {"query": "Which restaurants are good?", "scope": "all"}),
    ],
)
async def test_that_a_request_becomes_a_call_of_the_right_tool(text: str, name: str, arguments: dict[str, str]) -> None:
    assert await call_for(text) == ToolCall(name, arguments)


@pytest.mark.parametrize("content", ["I live in Lisbon", "я живу в Омске", "我住在杭州"])
async def test_that_what_is_sent_to_be_forgotten_is_read_as_such_at_the_other_end(content: str) -> None:
    call = await call_for(f"forget: {content}")
    assert call is not None
    command = command_of(call.arguments["message"])
    assert command is not None
    assert (command.kind, command.content) == (CommandKind.FORGET, content)


async def test_that_a_long_message_is_looked_up_by_its_beginning() -> None:
    call = await call_for("Lisbon trams " * 100)
    assert call is not None
    assert call.arguments["query"] == ("Lisbon trams " * 100)[:300]


async def test_that_only_tools_that_are_offered_are_called() -> None:
    request = ChatRequest("offline", (ChatMessage("user", "Remember that I swim"),), (prompts.RECALL,))
    chunks = [chunk async for chunk in OfflineAssistant().chat(request)]
    assert "".join(chunk.text for chunk in chunks) == ENGLISH.introduction
    assert not any(chunk.tool_calls for chunk in chunks)


@pytest.mark.parametrize(
    ("text", "phrases"), [("Remember I swim", ENGLISH), ("Запомни: я плаваю", RUSSIAN), ("请记住我会游泳", CHINESE)]
)
async def test_that_a_chat_without_memory_says_so(text: str, phrases: Phrases) -> None:
    assert await answer_to(ChatMessage("user", text), tools=False) == phrases.no_memory


async def test_that_a_chat_without_memory_introduces_the_assistant_once() -> None:
    first = await answer_to(ChatMessage("user", "How far is the moon?"), tools=False)
    assert first == f"{ENGLISH.introduction}\n\n{ENGLISH.no_memory}"
    later = await answer_to(*EARLIER, ChatMessage("user", "How far is the moon?"), tools=False)
    assert later == ENGLISH.no_memory


# ---------------------------------------------------------------- what it is


@pytest.mark.parametrize(("text", "phrases"), [("Hello!", ENGLISH), ("Привет!", RUSSIAN), ("你好！", CHINESE)])
async def test_that_a_greeting_is_answered_by_saying_plainly_what_it_is(text: str, phrases: Phrases) -> None:
    answer = await answer_to(ChatMessage("user", text))
    assert answer == phrases.introduction
    assert "ollama.com" in answer
    assert "ollama pull" in answer


async def test_that_it_introduces_itself_only_once() -> None:
    assert await answer_to(*EARLIER, ChatMessage("user", "Hello!")) == ENGLISH.no_model


@pytest.mark.parametrize("phrases", LANGUAGES.values())
def test_that_the_examples_of_the_introduction_are_understood(phrases: Phrases) -> None:
    examples = [line[3:-1] for line in phrases.introduction.splitlines() if line.startswith("- ")]
    kinds = [command.kind for example in examples if (command := command_of(example)) is not None]
    assert kinds == [CommandKind.REMEMBER, CommandKind.FORGET, CommandKind.ASK_MEMORY, CommandKind.ASK_HISTORY]


async def test_that_a_first_answer_says_that_no_model_is_running_and_a_later_one_does_not() -> None:
    result = {"results": [decided("saved", "User swims")]}
    assert (await answer_after("Remember that I swim", result)).endswith(ENGLISH.only_quotes)
    assert await answer_after("Remember that I swim", result, *EARLIER) == "Saved: “User swims”."


async def test_that_the_language_is_that_of_the_request_not_of_its_content() -> None:
    result = {"results": [decided("saved", "Пользователь работает с PostgreSQL, Kubernetes, Grafana, Prometheus")]}
    text = "Запомни: PostgreSQL, Kubernetes, Grafana, Prometheus, Terraform"
    assert (await answer_after(text, result, *EARLIER)).startswith("Сохранено: ")
    assert (await answer_after("remember: 我住在里斯本，喜欢喝咖啡", result, *EARLIER)).startswith("Saved: ")


async def test_that_a_request_without_any_message_is_answered() -> None:
    assert await answer_to() == ENGLISH.introduction


# ---------------------------------------------------------------- what became of it


@pytest.mark.parametrize(
    ("result", "english", "russian", "chinese"),
    [
        (decided("saved", "A"), "Saved: “A”.", "Сохранено: «A».", "已保存：“A”。"),
        (decided("duplicate", "A", "B"), "I had that already: “B”.", "Это у меня уже есть: «B».", "已经记着了：“B”"),
        (decided("duplicate", "A"), "I had that already: “A”.", "Это у меня уже есть: «A».", "已经记着了：“A”"),
        (decided("refined", "A", "B"), "Updated: “A” (before: “B”).", "Обновлено: «A» (раньше: «B»).", "“B”"),
        (decided("replaced", "A", "B"), "The earlier “B” is kept as history.", "Прежнее «B» осталось", "“B”留作历史"),
        (decided("conflict", "A", "B"), "“A” clashes with what I have saved, “B”", "«A» противоречит", "矛盾"),
        (decided("conflict", "A", "B"), ENGLISH.settle_hint, RUSSIAN.settle_hint, CHINESE.settle_hint),
        (decided("waiting", "A", "B"), "how “A” goes together with “B”", "«A» сочетается с «B»", "“A”和“B”"),
        (decided("waiting", "A"), "“A” waits for your decision", "«A» ждёт вашего решения", "“A”等待您决定"),
        (decided("waiting", "A"), ENGLISH.settle_hint, RUSSIAN.settle_hint, CHINESE.settle_hint),
        (decided("refused", "<PASSWORD>", None, "PASSWORD"), "contains a password", "есть пароль", "含有密码"),
        (decided("refused", "A", None, "NEW"), "contains private data", "есть личные данные", "含有个人隐私数据"),
        (decided("refused", "A"), "contains private data", "есть личные данные", "含有个人隐私数据"),
        (decided("saved", "A", None, "PHONE"), "a phone number", "номер телефона", "电话号码"),
        (decided("forgotten", "A"), "Forgotten: “A”.", "Забыто: «A».", "已忘掉：“A”。"),
        (decided("forgotten", "A"), ENGLISH.undo_hint, RUSSIAN.undo_hint, CHINESE.undo_hint),
        (decided("not_found", "A"), "nothing saved that fits “A”", "ничего похожего на «A»", "与“A”相符"),
        (decided("unheard", "A"), ENGLISH.failed, RUSSIAN.failed, CHINESE.failed),
    ],
)
async def test_that_every_outcome_has_words(result: dict[str, Any], english: str, russian: str, chinese: str) -> None:
    results = {"results": [result]}
    assert english in await answer_after("Remember that I swim", results)
    assert russian in await answer_after("Запомни, что я плаваю", results)
    assert chinese in await answer_after("请记住我会游泳", results)


async def test_that_a_refused_fact_is_not_repeated() -> None:
    result = decided("refused", "User's password is <PASSWORD>", None, "PASSWORD", "PASSWORD", "PIN_OTP")
    answer = await answer_after("Remember: my password is x", {"results": [result]}, *EARLIER)
    assert answer == "Not saved: it contains a password, a PIN or one-time code, and such things are never stored."


async def test_that_several_facts_make_a_list_with_one_hint() -> None:
    results = [decided("conflict", "A", "B"), decided("conflict", "C", "D"), decided("saved", "E")]
    answer = await answer_after("Remember that I swim", {"results": results}, *EARLIER)
    assert answer.count("\n- ") == 2
    assert answer.startswith("- ")
    assert answer.count(ENGLISH.settle_hint) == 1


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        ({"results": []}, ENGLISH.nothing_to_keep),
        ({"error": "the arguments do not fit"}, ENGLISH.failed),
        ({"results": "odd"}, ENGLISH.nothing_to_keep),
        ({"results": [{"outcome": ["odd"], "fact": 3, "types": "odd"}]}, ENGLISH.failed),
    ],
)
async def test_that_an_odd_result_is_worded_too(result: dict[str, Any], expected: str) -> None:
    assert await answer_after("Remember that I swim", result, *EARLIER) == expected


@pytest.mark.parametrize("content", ["not json", "[]", '"text"', "null"])
async def test_that_a_result_that_is_no_object_is_told_as_a_failure(content: str) -> None:
    question, tool = ChatMessage("user", "Remember that I swim"), ChatMessage("tool", content, tool_name="bio")
    assert await answer_to(*EARLIER, question, ChatMessage("assistant", ""), tool) == ENGLISH.failed


async def test_that_a_markup_sign_in_a_fact_shows_as_it_is() -> None:
    answer = await answer_after("Remember that I swim", {"results": [decided("saved", "a [b](c)\n`d`")]}, *EARLIER)
    assert answer == r"Saved: “a \[b\](c) \`d\`”."


@given(st.text(alphabet="ab *_`[]()<>#\\\n"))
def test_that_quoting_keeps_a_text_on_one_line_and_loses_no_letter(text: str) -> None:
    assert "\n" not in plain(text)
    assert [sign for sign in plain(text) if sign in "ab"] == [sign for sign in text if sign in "ab"]
    assert plain(text) in quoted(text, ENGLISH)


# ---------------------------------------------------------------- what was looked up


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("What do you know about me?", "- User lives in Lisbon (since 3 May 2026)"),
        ("Что ты знаешь обо мне?", "- User lives in Lisbon (с 3 мая 2026 г.)"),
        ("你知道我什么？", "- User lives in Lisbon（自2026年5月3日起）"),
    ],
)
async def test_that_memories_are_listed_with_their_dates(text: str, line: str) -> None:
    answer = await answer_after(text, found(LISBON), *EARLIER)
    phrases = LANGUAGES[language_of(text)]
    assert answer == f"{phrases.everything}\n\n{line}"


async def test_that_a_memory_that_ended_says_so() -> None:
    ended = {**LISBON, "until": "2026-08-01"}
    answer = await answer_after("What do you know about Lisbon?", found(ended), *EARLIER)
    assert answer == (
        "This is what I have saved about “Lisbon”:\n\n"
        "- User lives in Lisbon (3 May 2026 to 1 August 2026, no longer true)"
    )


async def test_that_a_date_that_is_none_is_shown_as_it_came() -> None:
    answer = await answer_after("What do you know about me?", found({**LISBON, "since": "spring"}))
    assert "(since spring)" in answer


async def test_that_a_long_list_is_cut_and_says_how_much_more_there_is() -> None:
    answer = await answer_after("What do you know about me?", found(*[LISBON] * 42))
    assert answer.count("- User lives in Lisbon") == 30
    assert ENGLISH.more.format(count=12) in answer


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("What do you know about me?", ENGLISH.nothing_saved),
        ("What do you know about jazz?", "I have nothing saved about “jazz”."),
        ("Что ты знаешь обо мне?", RUSSIAN.nothing_saved),
        ("Что ты знаешь о джазе?", "На тему «джазе» ничего не сохранено."),
        ("你知道我什么？", CHINESE.nothing_saved),
        ("When did we talk about jazz?", "I found nothing about “jazz” in past chats."),
        ("Когда мы говорили о джазе?", "В прошлых чатах ничего не нашлось на тему «джазе»."),
        ("我们什么时候聊过爵士乐？", "在以前的对话中，没有找到关于“爵士乐”的内容。"),
        ("О чём мы говорили?", RUSSIAN.topic_needed),
    ],
)
async def test_that_finding_nothing_is_told(text: str, expected: str) -> None:
    assert await answer_after(text, found(), *EARLIER) == expected


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("When did we talk about Lisbon?", "- 3 May 2026, “Plans”, you: “A week in Lisbon”"),
        ("Когда мы говорили о Лиссабоне?", "- 3 мая 2026 г., «Plans», вы: «A week in Lisbon»"),
        ("我们什么时候聊过里斯本？", "- 2026年5月3日，“Plans”，您：“A week in Lisbon”"),
    ],
)
async def test_that_past_messages_are_quoted_with_day_chat_and_speaker(text: str, line: str) -> None:
    messages = [said("A week in Lisbon"), said("When did we talk about Lisbon?"), said("Nice", "assistant", "", "")]
    answer = await answer_after(text, found(messages=messages), *EARLIER)
    assert line in answer
    assert answer.count("\n- ") == 1  # neither an earlier question for the same nor an answer


async def test_that_an_answer_is_quoted_where_the_person_said_nothing_of_it() -> None:
    messages = [said("Lisbon is hilly", "assistant", "2026-05-03", "")]
    answer = await answer_after("When did we talk about Lisbon?", found(messages=messages), *EARLIER)
    assert answer.endswith("\n- 3 May 2026, assistant: “Lisbon is hilly”")


@pytest.mark.parametrize("title", ["", "A week in Lisbon", "A week in…"])
async def test_that_a_title_that_says_no_more_than_the_message_is_left_out(title: str) -> None:
    messages = [said("A week in Lisbon", conversation=title)]
    answer = await answer_after("When did we talk about Lisbon?", found(messages=messages), *EARLIER)
    assert answer.endswith("\n- 3 May 2026, you: “A week in Lisbon”")


async def test_that_history_of_questions_alone_is_none() -> None:
    messages = [said("When did we talk about Lisbon?")]
    answer = await answer_after("When did we talk about Lisbon?", found(messages=messages), *EARLIER)
    assert answer == ENGLISH.no_history.format(topic="“Lisbon”")


@pytest.mark.parametrize(
    ("text", "memory"),
    [
        ("Which restaurants in Lisbon are good?", "User lives in Lisbon"),
        ("Где поесть в Лиссабоне?", "Пользователь живёт в Лиссабоне"),
        ("里斯本的餐厅", "用户住在里斯本"),
    ],
)
async def test_that_what_fits_a_message_is_quoted_and_said_to_be_a_quotation(text: str, memory: str) -> None:
    answer = await answer_after(text, found({**LISBON, "text": memory}, messages=[said(memory)]), *EARLIER)
    phrases = LANGUAGES[language_of(text)]
    assert answer.startswith(phrases.related)
    assert answer.count(memory) == 2


async def test_that_what_shares_a_word_only_is_not_quoted() -> None:
    text = "Which good restaurants near the river serve fish on Sunday?"
    messages = [said("The river is cold"), said("fish restaurants near the river on Sunday", "assistant")]
    memory = {**LISBON, "text": "User likes Sunday"}
    assert await answer_after(text, found(memory, messages=messages), *EARLIER) == ENGLISH.no_model
    assert await answer_after(text, found(memory, messages=messages)) == ENGLISH.introduction


async def test_that_a_failed_look_up_on_chance_goes_unnoticed() -> None:
    assert await answer_after("Which restaurants?", {"error": "no"}, *EARLIER) == ENGLISH.no_model


# ---------------------------------------------------------------- the port


async def test_that_it_is_a_model_that_says_what_it_is() -> None:
    model: ChatModel = OfflineAssistant()
    server = await model.server()
    assert server.models == (OFFLINE_INFO,)
    assert OFFLINE_INFO.offline
    assert OFFLINE_INFO.tools
    assert await model.window("offline", 0) == await model.window("offline", 4096) == WINDOW
    await model.close()


async def test_that_it_neither_judges_nor_downloads() -> None:
    model = OfflineAssistant()
    with pytest.raises(AppError) as judged:
        await model.ask(ChatRequest("offline", ()), {})
    assert judged.value.code is ErrorCode.MODEL_NO_CHAT
    with pytest.raises(AppError) as pulled:
        model.pull("llama3.2")
    assert pulled.value.code is ErrorCode.SERVER_UNREACHABLE


@pytest.mark.parametrize("text", ["Hello", "Привет", "你好"])
async def test_that_an_answer_comes_in_small_pieces_and_ends(text: str) -> None:
    chunks = await chunks_of(ChatMessage("user", text))
    assert chunks[-1] == ChatChunk(done=True, done_reason="stop")
    assert not any(chunk.done for chunk in chunks[:-1])
    assert len(chunks) > 20
    assert "".join(chunk.text for chunk in chunks) == LANGUAGES[language_of(text)].introduction


async def test_that_an_answer_can_be_stopped() -> None:
    answer = OfflineAssistant().chat(ChatRequest("offline", (ChatMessage("user", "Hello"),), TOOLS))
    assert (await anext(answer)).text
    await answer.aclose()
    assert [chunk async for chunk in answer] == []


# ---------------------------------------------------------------- the three languages


def _sentences(phrases: Phrases) -> Iterator[tuple[str, str]]:
    for field in fields(phrases):
        value = getattr(phrases, field.name)
        if isinstance(value, Mapping):
            yield from ((f"{field.name}.{key}", text) for key, text in value.items())
        elif isinstance(value, tuple):
            yield from ((f"{field.name}.{place}", text) for place, text in enumerate(value))
        else:
            yield field.name, value


def _placeholders(text: str) -> set[str]:
    return {name for _text, name, _form, _conversion in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("other", [RUSSIAN, CHINESE])
def test_that_the_languages_have_the_same_sentences_with_the_same_placeholders(other: Phrases) -> None:
    english, others = dict(_sentences(ENGLISH)), dict(_sentences(other))
    assert english.keys() == others.keys()
    assert all(others.values())
    for name, text in english.items():
        assert _placeholders(text) == _placeholders(others[name]), name


def test_that_there_are_words_for_every_outcome() -> None:
    assert all(set(phrases.outcomes) == set(Outcome) for phrases in LANGUAGES.values())
