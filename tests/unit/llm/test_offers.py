import pytest

from app.core.llm.offers import OFFERED, fit_of, machine_memory, recommended
from app.core.models import FitGrade

GB = 1_000_000_000


def test_that_this_machine_says_how_much_memory_it_has() -> None:
    assert machine_memory() > GB // 4


@pytest.mark.parametrize(
    ("size", "memory", "grade"),
    [
        (2 * GB, 16 * GB, FitGrade.EASY),
        (5 * GB, 8 * GB, FitGrade.TIGHT),
        (14 * GB, 16 * GB, FitGrade.TOO_LARGE),
        (2 * GB, 0, FitGrade.UNKNOWN),
        (0, 16 * GB, FitGrade.UNKNOWN),
    ],
)
def test_how_a_model_fits(size: int, memory: int, grade: FitGrade) -> None:
    assert fit_of(size, memory).grade is grade


@pytest.mark.parametrize(
    ("memory", "name"), [(2 * GB, "qwen3:1.7b"), (8 * GB, "qwen3:4b"), (16 * GB, "qwen3:8b"), (128 * GB, "qwen3:8b")]
)
def test_that_what_is_recommended_suits_the_machine(memory: int, name: str) -> None:
    assert recommended(memory).name == name


def test_that_offers_are_sorted_by_size_and_call_tools() -> None:
    assert [one.size for one in OFFERED] == sorted(one.size for one in OFFERED)
    assert all(one.tools for one in OFFERED)
