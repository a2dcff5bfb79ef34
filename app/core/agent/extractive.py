"""What can be said of texts without a model: their most central sentences, and their telling words."""

import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence

from app.core.text.analyzer import query_terms, words

_SENTENCE = re.compile(r"(?<=[.!?…])\s+|(?<=[。！？])|\n+")
_SHORTEST = 12  # bytes of a sentence
_MOST_SENTENCES = 400  # that are compared with each other


def central_sentences(texts: Sequence[str], most: int) -> str:
    """The sentences that share most with the others, in their order, of at most `most` bytes together; at least one.

    Each sentence is weighed by how many sentences hold its terms, against its length (after the centroid method of
    Radev and others, 2004); one that says again what is chosen already is passed over.
    """
    sentences = [part.strip() for text in texts for part in _SENTENCE.split(text)]
    sentences = [part for part in sentences if len(part.encode()) >= _SHORTEST][:_MOST_SENTENCES]
    if not sentences:
        return " ".join(" ".join(texts).split())[:most]
    found = [set(query_terms(sentence)) for sentence in sentences]
    counts = Counter(term for terms in found for term in terms)
    scores = [
        sum(math.log(1 + counts[term]) for term in terms) / math.log(3 + len(terms)) if terms else 0.0
        for terms in found
    ]
    chosen: list[int] = []
    room, covered = most, set[str]()
    for place in sorted(range(len(sentences)), key=lambda place: -scores[place]):
        size = len(sentences[place].encode())
        repeats = found[place] and len(found[place] & covered) > len(found[place]) / 2
        if chosen and (repeats or size > room):
            continue
        chosen.append(place)
        covered |= found[place]
        room -= size
    return " ".join(sentences[place] for place in sorted(chosen))


def telling_words(texts: Sequence[str], everywhere: Mapping[str, int], most: int = 4) -> list[str]:
    """The words that stand in many of `texts` and in few of the rest, in the form in which they stand most often.
    `everywhere` says of each term in how many of all texts it stands."""
    here = Counter(term for text in texts for term in set(query_terms(text)))
    forms: dict[str, Counter[str]] = {}
    for text in texts:
        for word in words(text):
            for term in query_terms(word):
                forms.setdefault(term, Counter())[word if len(word) < 2 * len(term) else term] += 1
    weights = {
        term: count * math.log(1 + count / (1 + everywhere.get(term, count) - count))
        for term, count in here.items()
        if count > 1
    }
    best = sorted(weights, key=lambda term: (-weights[term], term))[:most]
    return [forms[term].most_common(1)[0][0] for term in best]
