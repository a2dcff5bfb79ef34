"""What the offline assistant can say; every language fills in the same sentences."""

from collections.abc import Mapping
from dataclasses import dataclass

from app.core.models import Outcome


@dataclass(frozen=True, slots=True)
class Phrases:
    """One language's sentences, in Markdown. Names in braces are filled in; a test keeps them alike."""

    # What it is.
    introduction: str
    no_model: str  # instead of the introduction, once that was said
    only_quotes: str  # under the first answer of a conversation that does something
    no_memory: str  # no tools are offered: the chat is temporary, or the memory is switched off
    small_talk: str  # words that are not worth a look-up when a message holds nothing else

    # What became of a request to remember or forget.
    outcomes: Mapping[Outcome, str]
    waiting_alone: str  # a fact waits and there is none that it was compared with
    left_out: str
    settle_hint: str
    undo_hint: str
    nothing_to_keep: str
    failed: str

    # What was looked up.
    everything: str
    about: str
    nothing_saved: str
    nothing_about: str
    history: str
    no_history: str
    topic_needed: str
    related: str
    more: str
    memory: str
    memory_until: str
    message: str
    message_untitled: str  # the chat has no title, or one that says no more than the message
    speakers: Mapping[str, str]  # by role

    # Parts of sentences.
    quotation: str
    date: str
    months: tuple[str, ...]
    comma: str
    kinds: Mapping[str, str]  # types of findings of the privacy gate
    other_kind: str  # a type that `kinds` does not know
