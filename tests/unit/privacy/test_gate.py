import ast
import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.errors import AppError, ErrorCode
from app.core.models import GateVerdict, Target
from app.core.privacy.clean_text import EMPTY, CleanText
from app.core.privacy.gate import Cleaned, Gate
from app.core.privacy.normalise import LOOKS_LATIN, normalise
from app.core.privacy.placeholders import MemoryPlaceholderBook
from app.core.privacy.policy import TYPES

GATE = Gate(MemoryPlaceholderBook())


def clean(text: str, target: Target = Target.CHAT) -> Cleaned:
    return GATE.clean_now(text, target)


# Made up for these tests; numbers with checksums are valid in form only.
PRIVATE = [
    ("PASSWORD", "my password is {}", "Blue-Kettle7"),
    ("PASSWORD", "Пароль от почты: {}", "Sneg!2031"),
    ("PASSWORD", "我的密码是{}", "laohu#8812"),
    ("PASSWORD", "DB_PASSWORD={}", "k3ttle_on_9"),
    ("API_KEY", "use {} for the bot", "ghp_a8Kd93LmQpZx72VbNs04TyUeRw61HgFjCi5o"),
    ("API_KEY", "ключ {}", "sk-proj-Ab3dEf6hIj9kLm2nOp5qRs8tUv1wXy4z"),
    ("API_KEY", "密钥 {}", "AKIAQ3EGRZ7PLMX2WT5N"),
    ("CONNECTION_STRING", "postgres://app:{}@db.internal:5432/x", "s3cr3tpw"),
    ("CREDIT_CARD", "card {}", "4111 1111 1111 1111"),
    ("CREDIT_CARD", "карта {}", "2200 0000 0000 0004"),
    ("CREDIT_CARD", "卡号{}", "4111-1111-1111-1111"),
    ("IBAN", "pay to {}", "DE89 3704 0044 0532 0130 00"),
    ("EMAIL", "пиши на {}", "anna.petrova@example.org"),
    ("PHONE", "call me on {}", "+1 415 555 2671"),
    ("PHONE", "мой номер {}", "+7 916 123-45-67"),
    ("PHONE", "звони {}", "8 (916) 123-45-67"),
    ("PHONE", "电话{}", "13812345678"),
    ("RU_SNILS", "снилс {}", "112-233-445 95"),
    ("RU_INN", "ИНН {}", "500100732259"),
    ("PASSPORT", "паспорт {}", "45 09 123456"),
    ("CN_ID", "身份证 {}", "11010519491231002X"),
    ("US_SSN", "my social is {}", "536-22-1234"),
    ("IP_ADDRESS", "from {}", "203.0.113.77"),
    ("PIN_OTP", "пин-код {}", "4921"),
    (
        "RECOVERY_PHRASE",
        "seed: {}",
        "legal winner thank year wave sausage worth useful legal winner thank yellow",
    ),
    (
        "PRIVATE_KEY",
        "{}",
        "-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIKqf\n-----END PRIVATE KEY-----",
    ),
]

HARMLESS = [
    "I live in Lisbon with my sister Anna and two cats.",
    "Забыл пароль, как его восстановить?",
    "忘记密码了怎么办",
    "My password is too long to remember, what should I do?",
    "Мне 34 года, рост 182 см, вес 80 кг",
    "我今年三十五岁，身高一米八",
    "version 1.2.3.4 of the driver, order 2024-000871, 127.0.0.1:8080",
    "The meeting is on 2026-05-03 at 14:30, room 512.",
    "DATABASE_URL=${DATABASE_URL}",
    "What is the difference between IBAN and SWIFT?",
]


@pytest.mark.parametrize(("kind", "sentence", "value"), PRIVATE)
def test_that_private_data_is_taken_out_and_named(kind: str, sentence: str, value: str) -> None:
    redaction = clean(sentence.format(value)).redaction
    assert redaction.verdict is GateVerdict.REDACTED
    assert kind in {finding.type for finding in redaction.findings}
    assert value not in redaction.text
    for finding in redaction.findings:
        assert finding.placeholder in redaction.text
        assert finding.secret == TYPES[finding.type].secret


@pytest.mark.parametrize("text", HARMLESS)
def test_that_harmless_text_is_left_alone(text: str) -> None:
    cleaned = clean(text, Target.MEMORY)
    assert cleaned.redaction.findings == ()
    assert cleaned.redaction.verdict is GateVerdict.CLEAN
    assert cleaned.text.value == text


@pytest.mark.parametrize(("kind", "sentence", "value"), PRIVATE)
def test_that_a_memory_is_refused_for_a_secret_only(kind: str, sentence: str, value: str) -> None:
    redaction = clean(sentence.format(value), Target.MEMORY).redaction
    secret = any(finding.secret for finding in redaction.findings)
    assert (redaction.verdict is GateVerdict.REFUSED) == secret
    assert TYPES[kind].secret == secret


@pytest.mark.parametrize(
    "disguise",
    [
        "\u200b".join,
        lambda v: v.replace(" ", "\u00a0"),
        lambda v: "".join(chr(ord(c) + 0xFEE0) if c.isdigit() else c for c in v),
        lambda v: v.replace(" ", " – "),
    ],
)
def test_that_disguised_digits_are_seen_and_wholly_covered(disguise: Any) -> None:
    value = disguise("4111 1111 1111 1111")
    text = f"card {value} thanks"
    redaction = clean(text).redaction
    assert redaction.text == "card <CREDIT_CARD> thanks"
    (finding,) = redaction.findings
    assert text[finding.start : finding.end] == value


def test_that_the_same_value_gets_the_same_placeholder_however_it_is_written() -> None:
    gate = Gate(MemoryPlaceholderBook())
    one = gate.clean_now("call +7 916 123-45-67", Target.CHAT).redaction.text
    other = gate.clean_now("call +7 (916) 1234567", Target.CHAT).redaction.text
    third = gate.clean_now("call +7 916 123-45-68", Target.CHAT).redaction.text
    assert one == other == "call <PHONE_1>"
    assert third == "call <PHONE_2>"


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.one_of(
            st.sampled_from([sentence.format(value) for _kind, sentence, value in PRIVATE]),
            st.text(max_size=40),
            st.sampled_from(HARMLESS),
        ),
        max_size=4,
    )
)
def test_that_a_clean_text_is_clean(parts: list[str]) -> None:
    text = "\n".join(parts)
    first = clean(text).redaction
    again = clean(first.text).redaction
    assert again.text == first.text
    assert again.findings == ()
    spans = [(finding.start, finding.end) for finding in first.findings]
    assert all(0 <= start < end <= len(text) for start, end in spans)
    assert all(one[1] <= other[0] for one, other in pairwise(spans))


@given(st.text())
def test_that_normalising_leads_back_to_the_original(text: str) -> None:
    plain = normalise(text)
    assert len(plain.text) == len(plain.starts) == len(plain.ends)
    assert list(plain.starts) == sorted(plain.starts)
    for place in range(len(plain.text)):
        start, end = plain.span(place, place + 1)
        alone = normalise(text[start:end]).text
        assert plain.text[place] in alone or any(
            {plain.text[place], sign} <= {letter, latin} for letter, latin in LOOKS_LATIN.items() for sign in alone
        )


def test_that_a_secret_is_found_anywhere_in_a_very_long_text() -> None:
    filler = "nothing to see here. " * 4000
    for place in (0, 18_990, 39_970, len(filler)):
        text = filler[:place] + " my password is Blue-Kettle7 " + filler[place:]
        assert "Blue-Kettle7" not in clean(text).redaction.text


def test_that_a_fault_in_the_search_lets_nothing_through() -> None:
    class Broken:
        def analyze(self, _text: str, language: str) -> list[Any]:
            raise ValueError(f"stumbled over hush in {language}")

    gate = Gate(MemoryPlaceholderBook())
    gate._analyzer = Broken()
    with pytest.raises(AppError) as caught:
        gate.clean_now("hush", Target.CHAT)
    assert caught.value.code is ErrorCode.GATE_FAILED
    assert "hush" not in repr(caught.value)
    assert caught.value.__cause__ is None
    assert caught.value.__suppress_context__


async def test_that_loading_happens_once_and_a_failure_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from app.core.privacy import gate as module  # noqa: PLC0415 (patched)

    loads: list[int] = []

    def load() -> Any:
        loads.append(1)
        if len(loads) == 1:
            raise OSError
        return GATE._analyzer

    monkeypatch.setattr(module, "_analyzer", load)
    gate = Gate(MemoryPlaceholderBook())
    with pytest.raises(AppError) as caught:
        await gate.ready()
    assert caught.value.code is ErrorCode.GATE_FAILED
    await asyncio.gather(gate.ready(), gate.ready(), gate.clean("x", Target.CHAT))
    await gate.ready()
    assert len(loads) == 2
    assert (await gate.clean("", Target.CHAT)).text == EMPTY


def test_that_only_the_gate_makes_clean_text() -> None:
    with pytest.raises(TypeError):
        CleanText("anything", object())
    root = Path(__file__).parents[3] / "app"
    users = {
        path.relative_to(root).as_posix()
        for path in root.rglob("*.py")
        if any(
            isinstance(node, ast.Name) and node.id == "GATE_SEAL"
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
        )
    }
    assert users == {"core/privacy/clean_text.py", "core/privacy/gate.py"}


def test_that_clean_text_tells_nothing_of_itself() -> None:
    text = clean("a quiet sentence that goes on for a while\nsecond line").text
    assert "quiet" not in repr(text)
    assert text.first_line(20).value == "a quiet sentence…"
    assert text.first_line(200).value == "a quiet sentence that goes on for a while"
    assert clean("字" * 50).text.first_line(10).value == "字" * 9 + "…"
    assert not EMPTY
    assert text == clean(text.value).text
    assert len({text, EMPTY, clean(text.value).text}) == 2


@pytest.mark.parametrize(
    ("text", "stored"),
    [
        ("password: <PHONE_1>hunter2", "password: <PASSWORD>"),
        ("my password is hunter2<EMAIL_1>abcX9!", "my password is <PASSWORD>"),
        ("пароль: <EMAIL_1>qwerty12345!", "пароль: <PASSWORD>"),
        ("password: <PASSWORD>", "password: <PASSWORD>"),
        ("call <PHONE_1> or write to <EMAIL_2>.", "call <PHONE_1> or write to <EMAIL_2>."),
    ],
)
def test_that_a_placeholder_hides_nothing_that_stands_beside_it(text: str, stored: str) -> None:
    assert clean(text).redaction.text == stored
