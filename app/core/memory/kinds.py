"""What sort of thing a statement is, by its words: a fact unless they say otherwise."""

# ruff: noqa: E501  # patterns read better unbroken

import re

from app.core.models import MemoryKind

_INSTRUCTION = re.compile(
    r"\b(?:answer|reply|respond|write|speak|address|call (?:me|the user|user)|talk) (?:to (?:me|the user|user) )?(?:in|with|without|by|briefly|short\w*|only|always|as)\b|\bwants? (?:short|brief|concise|detailed|long) (?:answers|replies)|\bprefers? (?:short|brief|concise|detailed|long)\w* (?:answers|replies)|\b(?:always|never) (?:answer|reply|use|write|call|add)\b"
    r"|(?:отвеча(?:й|ть|йте)|пиши(?:те)?|обраща(?:йся|ться|йтесь)|говори(?:те)?) (?:мне |пользователю |к нему |ко мне )?(?:на|по|без|кратко|коротко|только|всегда|с|подробно)|(?:хочет|предпочитает) (?:короткие|краткие|подробные) ответы|(?:всегда|никогда не) (?:отвеча|пиш|использу)"
    r"|(?:请?用|要用|总是用|一律用)\S{1,8}(?:回答|回复|写)|(?:回答|回复)(?:要|时|请)|(?:喜欢|想要|偏好)(?:简短|详细|简洁)的?(?:回答|回复)|称呼(?:我|用户)",
    re.IGNORECASE,
)
_GOAL = re.compile(
    r"\b(?:wants? to|plans? to|is planning|hopes? to|aims? to|intends? to|would like to|dreams? of|is saving (?:up )?for|is learning|is preparing for|(?:'s|has a|user's) goal)\b"
    r"|хочет (?:\w+ть|\w+ться|\w+чь)\b|планирует|собирается|мечтает|цель\b|готовится к|учит\b|копит на"
    r"|(?:想要?|打算|计划|希望|准备)(?!的|过)(?=[去学买做成考写换搬开找拿完减])|目标是|的目标",
    re.IGNORECASE,
)
_PREFERENCE = re.compile(
    r"\b(?:likes?|loves?|prefers?|enjoys?|hates?|dislikes?|can't stand|favou?rite|fond of|adores?|doesn't like|does not like|is a fan of)\b"
    r"|(?:не )?(?:люб[ия]т|нравится|предпочитает|обожает|ненавидит|терпеть не может)|любим\w{1,3}\b"
    r"|(?:不?喜欢|最?爱(?!人)|偏爱|讨厌|偏好|最喜欢)",
    re.IGNORECASE,
)


def kind_of(text: str) -> MemoryKind:
    """The kind of a clause about the user, in English, Russian or Chinese. A procedure is never guessed."""
    if _INSTRUCTION.search(text):
        return MemoryKind.INSTRUCTION
    if _GOAL.search(text):
        return MemoryKind.GOAL
    return MemoryKind.PREFERENCE if _PREFERENCE.search(text) else MemoryKind.FACT
