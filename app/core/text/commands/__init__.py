"""What a person explicitly asks of the memory: "remember that ...", "forget ...", "what do you know about ...",
"when did we talk about ...", in English, Russian and Chinese.

Rules, not a model: a request is obeyed whichever model answers, and the same words always mean the same.
"""

from app.core.text.commands.grammar import Command, CommandKind
from app.core.text.commands.reader import command_of

__all__ = ["Command", "CommandKind", "command_of"]
