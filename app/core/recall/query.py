"""What to look for on behalf of a question."""

import re
from collections.abc import Sequence

from app.core.text.analyzer import query_terms

_FEW = 3  # terms: fewer say nothing without what was said before
_MOST = 3  # questions in one message that are looked up apart
_ENDS = re.compile(r"(?<=[?？])\s*")


def search_query(question: str, earlier: Sequence[str]) -> str:
    """The words to look for: the question, and, for a fragment ("and the second one?"), the person's message before it.
    `earlier` are the person's messages before the question, oldest first. No model is asked."""
    if len(query_terms(question)) > _FEW or not earlier:
        return question
    return f"{question}\n{earlier[-1]}"


def questions_in(text: str) -> list[str]:
    """The questions in a message, each to be looked up by itself, so that one does not crowd the other out; the whole
    of a message that asks one, many, or none. What is no question goes with the one before it."""
    parts: list[str] = []
    for part in filter(None, _ENDS.split(text)):
        if part.rstrip().endswith(("?", "？")) or not parts:
            parts.append(part)
        else:
            parts[-1] += part
    return parts if 1 < len(parts) <= _MOST and all(map(query_terms, parts)) else [text]
