"""An answer for screen readers: said sentence by sentence while it comes, in plain words. Knows no Qt."""

import re
from collections.abc import Callable

from app.core.events import AnswerEnded, AnswerStarted, Event, TokenReceived
from app.i18n import tr, trn

_LONGEST = 400  # characters without an end of a sentence; then what there is is said
# An end of a sentence in Latin and Cyrillic letters needs a space after it ("3.5", "run.py" have none), in Chinese not.
_END = re.compile(r"""(?:[.!?…]+["'”’»)\]]*(?=\s)|[。！？；]+[”’』」）]*(?=[^。！？；”’』」）])|\n)""")
# What ends with a full stop and is not the end of a sentence: initials, and a few words.
_GOES_ON = re.compile(
    r"(?:^|[\s(«“\"])(?:[^\W\d_]|e\.g|i\.e|etc|cf|vs|no|approx|mr|mrs|ms|dr|prof|st|"
    r"т\.\s?[екдп]|др|пр|см|ср|напр|рис|стр|гл|ул|им|руб|тыс|млн|млрд|г-н|\d+)\.$",
    re.IGNORECASE,
)
_FENCE = re.compile(r"^\s*(?:```|~~~)")
_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_MARKS = re.compile(
    r"^\s{0,3}(?:#{1,6}\s+|>\s?|[-*+]\s+)|\*\*|__|~~|`|(?<!\w)[*_](?=\w)|(?<=\w)[*_](?!\w)", re.MULTILINE
)
_RULE = re.compile(r"^[\s|:*_=-]+$")


class ReadingAloud:
    """Collects the pieces of an answer and says each sentence once it is whole."""

    def __init__(self, say: Callable[[str], None]) -> None:
        """`say` is given one sentence at a time."""
        self._say = say
        self._begin()

    def follow(self, event: Event, conversation_id: int | None) -> None:
        """Say what `event` brings of the answer in this conversation, which is the one that is shown."""
        if (
            not isinstance(event, AnswerStarted | TokenReceived | AnswerEnded)
            or event.conversation_id != conversation_id
        ):
            return
        if isinstance(event, AnswerStarted):
            self._begin()
        elif isinstance(event, TokenReceived):
            self._rest += event.text
            self._say_whole()
        else:
            self._say_whole(over=True)
            self._begin()

    def _begin(self) -> None:
        self._rest = ""
        self._code: int | None = None  # lines of the code block that is coming

    def _say_whole(self, *, over: bool = False) -> None:
        while (end := self._end(over=over)) is not None:
            sentence, self._rest = self._rest[:end], self._rest[end:]
            self._take(sentence)
        if over and self._code:
            self._speak_code()

    def _end(self, *, over: bool) -> int | None:
        """Where the first sentence of what is left ends; in code and before a fence, where the line does."""
        if self._code is not None or _FENCE.match(self._rest):
            line = self._rest.find("\n")
            return line + 1 if line >= 0 else len(self._rest) if over and self._rest else None
        for found in _END.finditer(self._rest):
            if not _GOES_ON.search(self._rest[: found.end()]):
                return found.end()
        if over:
            return len(self._rest) or None
        return self._rest.rfind(" ", 0, _LONGEST) + 1 or _LONGEST if len(self._rest) > _LONGEST else None

    def _take(self, text: str) -> None:
        if _FENCE.match(text):
            if self._code is None:
                self._code = 0
            else:
                self._speak_code()
        elif self._code is not None:
            self._code += 1
        elif words := plain(text):
            self._say(words)

    def _speak_code(self) -> None:
        lines, self._code = self._code or 0, None
        self._say(trn("Code, {n} line.", "Code, {n} lines.", lines))


def plain(text: str) -> str:
    """A sentence without the marks of Markdown; empty where nothing of it can be said."""
    if _RULE.match(text):
        return ""
    words = _MARKS.sub("", _LINK.sub(lambda found: found[1] or tr("picture"), text))
    return " ".join(words.replace("|", " ").split())
