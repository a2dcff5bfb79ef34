"""What to look for on behalf of a question."""

from collections.abc import Sequence

from app.core.text.analyzer import query_terms

_FEW = 3  # terms: fewer say nothing without what was said before


def search_query(question: str, earlier: Sequence[str]) -> str:
    """The words to look for: the question, and, for a fragment ("and the second one?"), the person's message before it.
    `earlier` are the person's messages before the question, oldest first. No model is asked."""
    if len(query_terms(question)) > _FEW or not earlier:
        return question
    return f"{question}\n{earlier[-1]}"
