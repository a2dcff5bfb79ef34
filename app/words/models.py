"""Models in words: what they can do, how large they are, where they run, and how they fit into this machine."""

from collections.abc import Callable

from app.core.models import EmbeddingModel, FitGrade, LoadedModel, ModelFit, ModelInfo, OfferedModel
from app.i18n import tr
from app.words.data import size_words


def ability_words(model: ModelInfo | OfferedModel) -> str:
    """What a chat model can do."""
    able = [tr("chats")]
    if model.tools:
        able.append(tr("calls tools"))
    if model.thinking:
        able.append(tr("thinks"))
    if model.vision:
        able.append(tr("sees images"))
    return ", ".join(able)


def build_words(model: ModelInfo | EmbeddingModel) -> str:
    """Parameters, quantisation, size on the disk and length of what it reads."""
    parts = [model.parameter_size, model.quantization]
    if model.size and not model.remote:
        parts.append(tr("{size} on the disk", size=size_words(model.size)))
    if model.context_length:
        parts.append(tr("reads {n} tokens", n=f"{model.context_length:,}".replace(",", "\u00a0")))
    return " · ".join(part for part in parts if part)


def grade_words(fit: ModelFit) -> str:
    """How a model fits into this machine's memory; empty when that is not known."""
    words: dict[FitGrade, Callable[[], str]] = {
        FitGrade.EASY: lambda: tr("fits this machine well"),
        FitGrade.TIGHT: lambda: tr("just fits: close other large programs"),
        FitGrade.TOO_LARGE: lambda: tr("too large for this machine"),
        FitGrade.UNKNOWN: lambda: "",
    }
    return words[fit.grade]()


def fit_words(fit: ModelFit) -> str:
    """How much of this machine's memory a model takes, and what that means."""
    if fit.grade is FitGrade.UNKNOWN:
        return tr("Needs about {needed} of memory", needed=size_words(fit.needed)) if fit.needed else ""
    needs = tr("about {needed} of {memory} of memory", needed=size_words(fit.needed), memory=size_words(fit.memory))
    return f"{grade_words(fit)} ({needs})"


def loaded_words(loaded: LoadedModel) -> str:
    """How much memory a model takes right now."""
    taken = tr("In memory now: {size}", size=size_words(loaded.size))
    if not loaded.on_graphics:
        return taken + ", " + tr("none of it on a graphics card")
    share = min(100, 100 * loaded.on_graphics // max(loaded.size, 1))
    return taken + ", " + tr("{share} % of it on the graphics card", share=share)
