import pytest

from app.core.memory.kinds import kind_of
from app.core.models import MemoryKind

CASES = [
    ("User lives in Lisbon", MemoryKind.FACT),
    ("User works as a nurse", MemoryKind.FACT),
    ("User prefers tea to coffee", MemoryKind.PREFERENCE),
    ("User's favourite colour is green", MemoryKind.PREFERENCE),
    ("User does not like horror films", MemoryKind.PREFERENCE),
    ("User wants to run a marathon", MemoryKind.GOAL),
    ("User is learning Portuguese", MemoryKind.GOAL),
    ("User wants short answers", MemoryKind.INSTRUCTION),
    ("Always answer in Portuguese", MemoryKind.INSTRUCTION),
    ("Пользователь живёт в Казани", MemoryKind.FACT),
    ("Пользователь любит джаз", MemoryKind.PREFERENCE),
    ("Пользователь планирует переехать", MemoryKind.GOAL),
    ("Отвечай на русском языке", MemoryKind.INSTRUCTION),
    ("用户住在上海", MemoryKind.FACT),
    ("用户喜欢喝茶", MemoryKind.PREFERENCE),
    ("用户打算学法语", MemoryKind.GOAL),
    ("请用中文回答", MemoryKind.INSTRUCTION),
]


@pytest.mark.parametrize(("text", "kind"), CASES)
def test_that_the_kind_is_read_off_the_words(text: str, kind: MemoryKind) -> None:
    assert kind_of(text) is kind
