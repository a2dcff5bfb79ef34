"""What a language contributes to the reading of commands, and how its patterns are made."""

import re
from dataclasses import dataclass
from enum import StrEnum


class CommandKind(StrEnum):
    """What a person can ask of the memory in so many words."""

    REMEMBER = "remember"
    FORGET = "forget"
    ASK_MEMORY = "ask_memory"
    ASK_HISTORY = "ask_history"


@dataclass(frozen=True, slots=True)
class Command:
    """A request to the memory. `content` is the statement to remember or forget, or the topic of a question:
    empty when it is about everything."""

    kind: CommandKind
    content: str


@dataclass(frozen=True, slots=True)
class Grammar:
    """One language's ways of asking. Patterns are matched against a sentence without its lead and tail.

    Groups: `content` is what is asked about; `ask` has matched when the sentence is a request in the form of a
    question ("can you remember ...?"); `asked` when it is a question only if it ends like one; `colon`
    when what follows the sentence belongs to the content too.
    """

    lead: re.Pattern[str]  # words before a request that change nothing; taken off again and again
    tail: re.Pattern[str]  # words after it that change nothing
    question: re.Pattern[str]  # found at the end of a question
    remember: tuple[re.Pattern[str], ...]
    remember_this: re.Pattern[str]  # a whole sentence that points back: "remember that"
    remember_after: re.Pattern[str]  # the end of a sentence that points back: "..., remember that"
    nothing_to_remember: re.Pattern[str]  # contents that make it no request: reminders, nouns
    forget: tuple[re.Pattern[str], ...]
    nothing_to_forget: re.Pattern[str]  # whole contents that point at nothing: "forget it"
    ask_memory: tuple[re.Pattern[str], ...]
    ask_history: tuple[re.Pattern[str], ...]
    everything: re.Pattern[str]  # whole topics that mean everything about the person
    begins_else: re.Pattern[str]  # begins a sentence that no longer belongs to what was to be remembered


def pattern(text: str) -> re.Pattern[str]:
    """A pattern that ignores case and lets any number of blanks stand where it has one."""
    return re.compile(text.replace(" ", r"\s+"), re.IGNORECASE)


# Signs that are written in several ways and mean the same; each becomes exactly one sign, so that places in the
# folded text are places in the text itself.
_SAME = str.maketrans("ёЁ’‘ʼ：，；？！（）＂\u00a0\u3000、", "еЕ'''" + ':,;?!()"' + "  ,")


def folded(text: str) -> str:
    """`text` as the patterns want it, of the same length."""
    return text.translate(_SAME)
