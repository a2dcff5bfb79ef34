"""Models worth offering, and how a model fits into this machine's memory."""

import ctypes
import os
import sys

from app.core.models import FitGrade, ModelFit, OfferedModel

_GB = 1_000_000_000
# Sizes as ollama.com/library gives them (November 2026). Smallest first. All of them call tools, and speak English,
# Russian and Chinese, the better the larger they are.
OFFERED = (
    OfferedModel("qwen3:1.7b", 1_400_000_000, tools=True, thinking=True, vision=False),
    OfferedModel("llama3.2:3b", 2_000_000_000, tools=True, thinking=False, vision=False),
    OfferedModel("qwen3:4b", 2_500_000_000, tools=True, thinking=True, vision=False),
    OfferedModel("qwen3-vl:4b", 3_300_000_000, tools=True, thinking=True, vision=True),
    OfferedModel("qwen3:8b", 5_200_000_000, tools=True, thinking=True, vision=False),
    OfferedModel("gpt-oss:20b", 14_000_000_000, tools=True, thinking=True, vision=False),
)
_EASY, _TIGHT = 0.6, 0.9  # shares of the machine's memory that a model may take


def machine_memory() -> int:
    """Bytes of memory that this machine has; 0 when the system does not say."""
    if sys.platform == "win32":
        return _windows_memory()
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (ValueError, OSError):
        return 0


def fit_of(size: int, memory: int) -> ModelFit:
    """How a model of `size` bytes fits into `memory` bytes.

    What it needs is its weights, about a quarter more for what it is reading (the cache of keys and values of some
    8,000 tokens), and half a gigabyte for the server: an estimate, which a longer window exceeds.
    """
    needed = size + size // 4 + _GB // 2
    if not memory or not size:
        return ModelFit(FitGrade.UNKNOWN, needed if size else 0, memory)
    if needed <= _EASY * memory:
        return ModelFit(FitGrade.EASY, needed, memory)
    return ModelFit(FitGrade.TIGHT if needed <= _TIGHT * memory else FitGrade.TOO_LARGE, needed, memory)


def recommended(memory: int) -> OfferedModel:
    """The offer that suits a machine best: the largest that fits easily, but no larger than answers at a pleasant
    speed without a graphics card. The smallest where none does."""
    pleasant = [one for one in OFFERED if one.size < 6 * _GB and not one.vision]
    fitting = [one for one in pleasant if fit_of(one.size, memory).grade is FitGrade.EASY]
    return (fitting or pleasant[:1])[-1]


def _windows_memory() -> int:
    """GlobalMemoryStatusEx; the standard library has no other way."""

    class Status(ctypes.Structure):
        _fields_ = [
            ("length", ctypes.c_ulong),
            ("load", ctypes.c_ulong),
            ("total", ctypes.c_ulonglong),
            *((name, ctypes.c_ulonglong) for name in ("free", "page", "page_free", "virtual", "virtual_free", "more")),
        ]

    status = Status()
    status.length = ctypes.sizeof(status)
    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009 (there on Windows only, also for the type checker)
    return int(status.total) if kernel.GlobalMemoryStatusEx(ctypes.byref(status)) else 0
