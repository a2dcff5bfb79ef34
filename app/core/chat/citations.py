"""What an answer takes up of what it was given."""

import math

from app.core.text.analyzer import query_terms, terms

_SHARE = 0.4  # of the words that a text has beyond the question's
_ABOUT_ANYONE = frozenset(query_terms("user пользователь 用户"))


def cites(answer: str, text: str, question: str) -> bool:
    """Whether `answer` says something that stands in `text` and not already in the question: enough of the words that
    only the text has. What a model took up in other words altogether is not seen."""
    own = set(query_terms(text)) - set(terms(question)) - _ABOUT_ANYONE
    return bool(own) and len(own & set(terms(answer))) >= max(1, math.ceil(_SHARE * len(own)))
