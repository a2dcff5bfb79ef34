"""Recovery phrases by their words and recovery codes by their place."""

import pytest

from tests.helpers.privacy import found, hidden

PHRASE = "legal winner thank year wave sausage worth useful legal winner thank yellow"
NUMBERED = " ".join(f"{number}. {word}" for number, word in enumerate(PHRASE.split(), 1))
TAKEN = [
    ("RECOVERY_PHRASE", "my seed: {}", PHRASE),
    ("RECOVERY_PHRASE", "{}", PHRASE),
    ("RECOVERY_PHRASE", "сид-фраза {}", PHRASE),
    ("RECOVERY_PHRASE", "助记词：{}", PHRASE),
    ("RECOVERY_PHRASE", "{}", NUMBERED.removeprefix("1. ")),
    ("RECOVERY_CODES", "backup codes: {}", "a1b2c-d3e4f"),
    ("RECOVERY_CODES", "коды восстановления: {}", "8f3k-29dk"),
    ("RECOVERY_CODES", "恢复码：{}", "8f3k-29dk"),
]
LEFT = [
    "the winner of the year gave a useful speech about legal matters",
    "what is a seed phrase?",
    "где хранить коды восстановления?",
    "助记词是什么",
]


@pytest.mark.parametrize(("kind", "sentence", "value"), TAKEN)
def test_that_it_is_taken_out(kind: str, sentence: str, value: str) -> None:
    assert hidden(sentence.format(value), value, kind), found(sentence.format(value))


@pytest.mark.parametrize("text", LEFT)
def test_that_sentences_are_left_alone(text: str) -> None:
    assert found(text) == []
