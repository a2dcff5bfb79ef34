"""No pattern can be stalled. (How long each takes is measured by `tests/bench/patterns.py`, never asserted here.)"""

from itertools import islice

import pytest
import regex

from app.core.privacy.recognizers.rules import SECONDS, words_apart
from tests.bench.patterns import patterns
from tests.helpers.adversarial import SIZE, attacks

_EACH = 30  # of an attack generator's texts, one in so many


@pytest.mark.parametrize("name", [pytest.param(name, id=f"{number}") for number, name in enumerate(patterns())])
def test_that_a_pattern_ends_in_time_whatever_it_is_given(name: str) -> None:
    pattern, near, hints = patterns()[name]
    for text in islice(attacks(pattern.pattern, near, hints), 0, None, _EACH):
        assert len(text) <= SIZE
        for _match in pattern.finditer(text, timeout=SECONDS):  # raises TimeoutError
            pass


def test_that_an_attack_would_be_noticed() -> None:
    bad = regex.compile(r"(?:a+)+$")
    with pytest.raises(TimeoutError):
        list(bad.finditer("a" * 5000 + "b", timeout=0.05))


def test_that_words_end_where_chinese_begins() -> None:
    assert regex.search(words_apart(r"\bpin\b"), "我的pin是")
    assert regex.search(words_apart(r"(?<!\w)abc(?!\w)"), "密码abc密码")
    assert not regex.search(words_apart(r"\bpin\b"), "spinning")
    assert not regex.search(words_apart(r"\bпин\b"), "пингвин")
    assert regex.fullmatch(words_apart(r"[\w.]+"), "naïve.слово_1")
    assert not regex.search(words_apart(r"[\w.]"), "密")
