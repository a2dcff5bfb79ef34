"""A model made of rules, for manual trials, screenshots and tests that want an assistant rather than a script.

It saves facts that the user states ("I am a vegetarian and live in Lisbon", also in Russian and Chinese), tells what
became of them, knows what stands in the system prompt, and judges statements by a handful of words.
"""

import json
import re
from typing import Any

from tests.helpers.ollama_double.schema import example_of
from tests.helpers.ollama_double.script import Answer, Call, ChatBody

_SENTENCE = re.compile(r"[.!?;。！？；\n]+\s*")
_JOINT = re.compile(
    r",?\s+and\s+(?:I\s+)?(?=(?:am|live|work|love|like|prefer|hate)\b)"
    r"|,?\s+и\s+(?:я\s+)?(?=(?:живу|работаю|люблю|предпочитаю)\b)|[,，]\s*(?:也)?我?(?=住在|喜欢|是|在)",
    re.IGNORECASE,
)
_WORDS_OF_REQUEST = re.compile(
    r"^\s*(?:please,?\s*)?(?:remember(?:\s+that)?|запомни,?(?:\s+что)?|(?:请)?记住)[:，,]?\s*|"
    r",?\s*(?:remember (?:that|this)|запомни(?:\s+это)?|(?:请)?记住)\s*$",
    re.IGNORECASE,
)
# What a person says of themselves, with what is said of the user then.
_FACTS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), clause)
    for pattern, clause in (
        (r"^(?:I'm|I am|am) (.+)$", "User is {}"),
        (r"^(?:I )?live in (.+)$", "User lives in {}"),
        (r"^(?:I )?work (.+)$", "User works {}"),
        (r"^(?:I )?(love|like|prefer|hate) (.+)$", "User {}s {}"),
        (r"^I (?:have )?moved to (.+)$", "User moved to {}"),
        (r"^my name is (.+)$", "User's name is {}"),
        (r"^(?:я )?живу (.+)$", "Пользователь живёт {}"),
        (r"^(?:я )?работаю (.+)$", "Пользователь работает {}"),
        (r"^(?:я )?люблю (.+)$", "Пользователь любит {}"),
        (r"^(?:я )?предпочитаю (.+)$", "Пользователь предпочитает {}"),
        (r"^меня зовут (.+)$", "Имя пользователя: {}"),
        (r"^я (вегетариан\w+|веган\w*)$", "Пользователь — {}"),
        (r"^我?(住在|喜欢|是|在)(.+)$", "用户{}{}"),
    )
)
_ASKED = re.compile(r"what do you (?:know|remember)|что ты (?:знаешь|помнишь)|你(?:知道|记得)", re.IGNORECASE)
_CODE = re.compile(r"\bcode\b|\bкод\b|代码", re.IGNORECASE)
_MEMORY_LINE = re.compile(r'^- (".*")$', re.MULTILINE)
_MEAT = re.compile(r"steak|meat|стейк|мяс|牛排|肉", re.IGNORECASE)
_NO_MEAT = re.compile(r"vegetarian|vegan|вегетариан|веган|素食", re.IGNORECASE)

_CODE_ANSWER = """Here is how to read a file line by line:

```python
from pathlib import Path

for line in Path("notes.txt").read_text("utf-8").splitlines():
    print(line)
```

`splitlines` leaves out the line ends."""


def everyday(body: ChatBody) -> Answer:
    """The answer of the rules."""
    if isinstance(body.format, dict):
        return Answer(json.dumps(_structured(body), ensure_ascii=False))
    if body.last["role"] == "tool":
        return Answer(_told(str(body.last["content"])))
    facts = facts_in(body.user)
    if facts and "bio" in body.tool_names:
        return Answer(tool_calls=(Call("bio", {"message": ". ".join(facts) + "."}),))
    if _ASKED.search(body.user):
        known = [json.loads(line) for line in _MEMORY_LINE.findall(body.system)]
        return Answer(
            "\n".join(["This is what I know:", "", *(f"- {line}" for line in known)]) if known else "Nothing."
        )
    if _CODE.search(body.user):
        return Answer(_CODE_ANSWER)
    return Answer("Tell me something about yourself, or ask **what I know** about you.")


def facts_in(text: str) -> list[str]:
    """The facts that a person states about themselves, as clauses about the user."""
    facts = []
    for sentence in _SENTENCE.split(text):
        for part in _JOINT.split(_WORDS_OF_REQUEST.sub("", sentence)):
            for pattern, clause in _FACTS:
                if match := pattern.search(part.strip()):
                    facts.append(clause.format(*match.groups()))
                    break
    return facts


def _told(result: str) -> str:
    """What became of the facts, in a sentence each."""
    try:
        results = json.loads(result)["results"]
    except (ValueError, KeyError, TypeError):
        return "Done."
    words = {
        "conflict": "That clashes with what I know: {other}. Which of the two holds?",
        "refused": "I never keep such things.",
        "duplicate": "I knew that already.",
        "waiting": "I am not sure how that fits; it waits in your inbox.",
    }
    return " ".join(words.get(entry["outcome"], "Noted: {fact}.").format_map(entry) for entry in results) or "Done."


def _structured(body: ChatBody) -> dict[str, Any]:
    """An answer that follows a schema, with the fields that Keepsake asks for filled in."""
    answer: dict[str, Any] = example_of(body.format)
    if "facts" in answer:
        answer["facts"] = facts_in(body.user) or [body.user]
    if "relation" in answer:
        answer |= {"relation": _relation(body.user), "confidence": 0.9}
    return answer


def _relation(pair: str) -> str:
    try:
        statements = json.loads(pair)
        old, new = str(statements["existing"]), str(statements["new"])
    except (ValueError, KeyError, TypeError):
        return "side_by_side"
    if old.casefold() == new.casefold():
        return "same"
    meat_and_none = (_MEAT.search(old) and _NO_MEAT.search(new)) or (_NO_MEAT.search(old) and _MEAT.search(new))
    return "contradicts" if meat_and_none else "side_by_side"
