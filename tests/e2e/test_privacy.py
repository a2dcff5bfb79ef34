"""No planted secret reaches a file, through whatever entrance of the engine it comes."""

import json
import logging
import random
import string
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.core.errors import AppError, ErrorCode
from app.core.models import PrivacyAction, Resolution, Target
from app.core.store.keys import unlock
from app.core.store.store import Store
from tests.e2e.conftest import PASSPHRASE, Running
from tests.helpers.ollama_double import Answer, Call, ChatBody, OllamaDouble
from tests.helpers.store import clean, decrypted_pages, raw_bytes

Start = Callable[..., Running]
_ALNUM = string.ascii_letters + string.digits
_UNLIKE = 8  # characters of a secret in a row that nothing else in a home happens to hold


def _card(digits: str) -> str:
    """These digits with a Visa's first and a Luhn checksum last (ISO/IEC 7812)."""
    number = f"4{digits}"
    doubled = [int(digit) * (2 - place % 2) for place, digit in enumerate(number)]
    return number + str(-sum(value - 9 * (value > 9) for value in doubled) % 10)


@st.composite
def secrets(draw: st.DrawFn) -> tuple[str, str]:
    """A sentence with a secret in it, and the secret."""
    dice = random.Random(draw(st.integers(0, 2**32)))

    def made(length: int, alphabet: str = _ALNUM) -> str:
        return "".join(dice.choice(alphabet) for _ in range(length))

    password = f"{made(6, string.ascii_uppercase)}-{made(6, string.digits)}{made(4, string.ascii_lowercase)}"
    sentence, value = draw(
        st.sampled_from(
            [
                ("my password is {}", password),
                ("мой пароль: {}", password),
                ("我的密码是{}", password),
                ("use the token {} for it", f"ghp_{made(36)}"),
                ("ключ {} никому", f"sk-proj-{made(40)}"),
                ("card {} please", _card(made(14, string.digits))),
                ("卡号{}", _card(made(14, string.digits))),
                (f"postgres://app:{{}}@db-{made(4)}.example.org/x", password),
                ("Authorization: Bearer {}", made(40)),
                ("{}", f"-----BEGIN PRIVATE KEY-----\n{made(64)}\n{made(20)}\n-----END PRIVATE KEY-----"),
            ]
        )
    )
    return sentence.format(value), value


def _tried(run: Running, work: object) -> None:
    """Do it; a clear refusal is as good."""
    try:
        run.call(work)  # type: ignore[arg-type]
    except AppError as error:
        run.refused.append(repr(error))  # type: ignore[attr-defined]


def _enter_everywhere(run: Running, ollama: OllamaDouble, text: str, value: str) -> None:
    engine = run.engine
    chat = run.call(engine.new_conversation())
    call = Call("bio", {"message": f"User says: {text}", value: value})
    ollama.reply(Answer(text=f"I heard: {text}", thinking=f"so {text}", tool_calls=(call,)), Answer(text=text))
    _tried(run, engine.send(chat.id, text))
    ollama.reply(Answer(text=text))
    _tried(run, engine.send(chat.id, f"Remember: {text}"))
    messages = run.call(engine.messages(chat.id))
    if messages:
        _tried(run, engine.save_redacted(messages[-1].id))
        ollama.reply(Answer(text=text))
        _tried(run, engine.edit_and_resend(chat.id, messages[0].id, f"again: {text}"))
    _tried(run, engine.rename_conversation(chat.id, text))
    _tried(run, engine.add_memory(text))
    _tried(run, engine.add_memory(f"I live in Lisbon and {text}"))
    for memory in run.call(engine.memories())[:1]:
        _tried(run, engine.edit_memory(memory.id, f"{memory.text}, {text}"))
    for conflict in run.call(engine.conflicts()):
        _tried(run, engine.settle_conflict(conflict.id, Resolution.TAKE_NEW))
    _tried(run, engine.search(text))
    _tried(run, engine.memories(text))
    _tried(run, engine.redact(text, Target.MEMORY))
    _tried(run, engine.look(text, Target.CHAT))
    for named in (engine.choose_model(text), engine.pull_model(text)):
        with pytest.raises(AppError):  # which names the model that was asked for, to the person who asked
            run.call(named)
    _tried(run, engine.change_settings(host=f"http://anna:{value}@127.0.0.1:9"))
    _tried(run, engine.allow("PASSPORT", value))
    temporary = run.call(engine.new_conversation(temporary=True))
    ollama.reply(Answer(text=text))
    _tried(run, engine.send(temporary.id, text))
    _tried(run, engine.doctor())


@settings(
    max_examples=6, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(planted=secrets())
def test_that_a_secret_is_in_no_file(
    start: Start, ollama: OllamaDouble, caplog: pytest.LogCaptureFixture, planted: tuple[str, str]
) -> None:
    text, value = planted
    caplog.set_level(logging.DEBUG)
    run = start(ollama.host)
    run.refused = []  # type: ignore[attr-defined]
    _enter_everywhere(run, ollama, text, value)
    home = run.application.home
    told = "\n".join([*run.refused, caplog.text])  # type: ignore[attr-defined]
    live = decrypted_pages(home, unlock(home, PASSPHRASE)) + raw_bytes(home.path)
    run.close()
    closed = decrypted_pages(home, unlock(home, PASSPHRASE)) + raw_bytes(home.path)
    middle = value[len(value) // 2 - _UNLIKE // 2 :][:_UNLIKE]  # any meaningful part of it is too much
    for data in (live, closed):
        assert middle.encode() not in data
        assert middle.encode("utf-16-le") not in data
    assert middle not in told


def test_that_what_an_older_version_stored_is_cleaned_before_a_model_sees_it(
    start: Start, ollama: OllamaDouble
) -> None:
    run = start(ollama.host)
    home = run.application.home
    run.close()
    key = unlock(home, PASSPHRASE)
    from tests.helpers.store import add_memory  # noqa: PLC0415 (only here)

    store = Store(home, key)
    add_memory(store, "User can be called on +7 916 123-45-67")
    store.close()
    run = start(ollama.host)
    ollama.reply(Answer(tool_calls=(Call("recall", {"query": "called", "scope": "memories"}),)), Answer(text="I see."))
    chat = run.call(run.engine.new_conversation())
    run.call(run.engine.send(chat.id, "How can I be reached?"))
    sent = json.dumps([request.body for request in ollama.requests], ensure_ascii=False)
    assert "<PHONE_1>" in sent
    assert "123-45-67" not in sent
    assert clean("x").value == "x"


def test_that_the_person_chooses_what_is_done_and_a_secret_needs_its_name(start: Start) -> None:
    run = start()
    engine = run.engine
    with pytest.raises(AppError) as caught:
        run.call(engine.set_privacy("PASSWORD", Target.CHAT, PrivacyAction.KEEP))
    assert caught.value.code is ErrorCode.CONFIRMATION_NEEDED
    with pytest.raises(AppError) as caught:
        run.call(engine.set_privacy("SHOE_SIZE", Target.CHAT, PrivacyAction.KEEP))
    assert caught.value.code is ErrorCode.BAD_TYPE
    run.call(engine.set_privacy("PHONE", Target.MEMORY, PrivacyAction.KEEP))
    run.call(engine.set_privacy("PHONE", Target.CHAT, PrivacyAction.REFUSE))
    (saved,) = run.call(engine.add_memory("My phone is +7 916 123-45-67"))
    assert "+7 916 123-45-67" in saved.fact
    chat = run.call(engine.new_conversation())
    with pytest.raises(AppError) as caught:
        run.call(engine.send(chat.id, "call +7 916 123-45-67"))
    assert caught.value.code is ErrorCode.MESSAGE_REFUSED
    assert run.call(engine.messages(chat.id)) == []
    run = start()  # both choices outlive the program
    rules = {rule.type: rule for rule in run.engine.privacy()}
    assert (rules["PHONE"].memory, rules["PHONE"].chat) == (PrivacyAction.KEEP, PrivacyAction.REFUSE)
    (refusal,) = run.call(run.engine.refusals())
    assert (refusal.target, refusal.types) == (Target.CHAT, ("PHONE",))
    run.call(run.engine.clear_refusals())
    assert run.call(run.engine.refusals()) == []
    assert run.call(run.engine.redact("mail anna@example.org", Target.CHAT)).text == "mail <EMAIL_1>"


def test_that_an_allowed_value_is_stored_and_only_its_hash_is_kept_in_the_list(start: Start) -> None:
    run = start()
    engine = run.engine
    run.call(engine.allow("PHONE", "+7 916 123-45-67"))
    (allowed,) = run.call(engine.allowances())
    assert (allowed.type, allowed.mask) == ("PHONE", "+••••••7")
    text = "call +7 (916) 1234567 or +7 916 765-43-21"
    assert run.call(engine.redact(text, Target.CHAT)).text == "call +7 (916) 1234567 or <PHONE_1>"
    home = run.application.home
    run.close()
    assert b"1234567" not in decrypted_pages(home, unlock(home, PASSPHRASE))
    run = start()
    run.call(run.engine.disallow(allowed.id))
    assert "1234567" not in run.call(run.engine.redact(text, Target.CHAT)).text
    with pytest.raises(AppError):
        run.call(run.engine.disallow(allowed.id))
    with pytest.raises(AppError) as caught:
        run.call(run.engine.allow("PASSWORD", "Blue-Kettle7"))
    assert caught.value.code is ErrorCode.CONFIRMATION_NEEDED
    run.call(run.engine.allow("PASSWORD", "Blue-Kettle7", "password"))
    assert run.call(run.engine.redact("my password is Blue-Kettle7", Target.MEMORY)).findings == ()


def test_that_what_was_refused_can_be_saved_with_placeholders(start: Start) -> None:
    run = start()
    chat = run.call(run.engine.new_conversation())
    answer = run.call(run.engine.send(chat.id, "Remember that my wifi password is hunter2horse"))
    assert [note.kind.value for note in answer.notes] == ["refused"]
    (saved,) = run.call(run.engine.save_redacted(answer.id))
    assert "<PASSWORD>" in saved.fact
    answer = run.call(run.engine.messages(chat.id))[-1]
    assert [note.kind.value for note in answer.notes] == ["refused", "saved"]
    run.call(run.engine.undo())
    assert run.call(run.engine.memories()) == []
    with pytest.raises(AppError) as caught:
        run.call(run.engine.save_redacted(answer.parent_id or 0))
    assert caught.value.code is ErrorCode.NOT_FOUND


def _second_reader(body: ChatBody) -> Answer:
    """A model that, asked for a list of what is private, names a name that is there and one that is not."""
    if isinstance(body.format, dict) and "found" in body.format.get("properties", {}):
        named = (("PERSON", "Anna"), ("PERSON", "Boris"), ("X", "to"))
        found = [{"type": type_, "words": words} for type_, words in named]
        return Answer(text=json.dumps({"found": found}))
    return Answer(text="Hello.")


def test_that_the_chat_model_reads_a_second_time_where_the_person_wants_it(start: Start, ollama: OllamaDouble) -> None:
    run = start(ollama.host)
    ollama.respond(_second_reader)
    chat = run.call(run.engine.new_conversation())
    run.call(run.engine.set_privacy("PERSON", Target.CHAT, PrivacyAction.REDACT))
    run.call(run.engine.send(chat.id, "Say hello to Anna"))
    assert run.call(run.engine.messages(chat.id))[0].text == "Say hello to Anna"
    run.call(run.engine.change_settings(deep_reading="model"))
    assert run.engine.deep_readings().model == "llama3.2:3b"
    run.call(run.engine.send(chat.id, "Say hello to Anna"))
    assert run.call(run.engine.messages(chat.id))[2].text == "Say hello to <PERSON_1>"
    ollama.respond(lambda _body: Answer(text="no JSON at all"))
    with pytest.raises(AppError) as caught:
        run.call(run.engine.send(chat.id, "and to Anna again"))
    assert caught.value.code is ErrorCode.GATE_FAILED
    assert len(run.call(run.engine.messages(chat.id))) == 4
    run = start()  # no model here: the rules alone
    assert run.engine.deep_readings().model is None
    assert run.call(run.engine.redact("Anna, anna@example.org", Target.CHAT)).text == "Anna, <EMAIL_1>"
