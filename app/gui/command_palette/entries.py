"""What the palette offers: the window's actions, the settings, the chats, the memories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from app.core.models import Conversation, Memory
from app.gui.command_palette.finder import Entry, Kind
from app.gui.window.actions import Actions, native
from app.i18n import current_language, tr
from app.words.settings import Page, names_on, page_words, words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_LONGEST = 200  # letters of a memory: a row shows fewer


def action_entries(actions: Actions) -> list[Entry]:
    """Every action that can be used now, but the one that opened the palette."""
    return [
        Entry(
            Kind.ACTION, spec.name, spec.title, spec.menu, native(actions.keys(spec.name)), actions[spec.name].trigger
        )
        for spec in actions.specs
        if spec.name != "palette" and actions[spec.name].isEnabled()
    ]


def chat_entries(chats: Sequence[Conversation], choose: Callable[[Conversation], None]) -> list[Entry]:
    """Every chat by its title."""
    locale, short = QLocale(current_language()), QLocale.FormatType.ShortFormat
    return [
        Entry(
            Kind.CHAT,
            str(chat.id),
            _line(chat.title) or tr("New chat"),
            locale.toString(chat.updated_at.astimezone().date(), short),  # type: ignore[call-overload]
            "",
            lambda chat=chat: choose(chat),  # type: ignore[misc]
        )
        for chat in chats
    ]


def memory_entries(memories: Sequence[Memory], choose: Callable[[int], None]) -> list[Entry]:
    """Every memory by its text."""
    return [
        Entry(
            Kind.MEMORY,
            str(memory.id),
            _line(memory.text),
            "",
            "",
            lambda memory_id=memory.id: choose(memory_id),  # type: ignore[misc]
        )
        for memory in memories
    ]


def setting_entries(choose: Callable[[str], None]) -> list[Entry]:
    """Every setting by its name, found by what it does as well."""
    return [
        Entry(
            Kind.SETTING,
            name,
            words_of(name).name,
            f"{tr('Settings')} › {page_words(page)}",
            "",
            lambda name=name: choose(name),  # type: ignore[misc]
            words_of(name).what,
        )
        for page in Page
        for name in names_on(page)
    ]


def kind_words(kind: Kind) -> str:
    """What an entry is."""
    return {
        Kind.ACTION: tr("Action"),
        Kind.SETTING: tr("Setting"),
        Kind.CHAT: tr("Chat"),
        Kind.MEMORY: tr("Memory"),
    }[kind]


def _line(text: str) -> str:
    return " ".join(text[:_LONGEST].split())
