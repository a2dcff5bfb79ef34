"""Every setting in words: its name, what it does, and what its values are called; for the window and the command line.

A test fails on a setting that has no words here.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from app.core.settings import NO_MODEL, Settings, shape_of
from app.core.text.analyzer import folded
from app.i18n import LANGUAGES, speaking, tr


class Page(StrEnum):
    """The parts that the settings are in."""

    GENERAL = "general"
    WINDOW = "window"
    MODELS = "models"
    MEMORY = "memory"
    HISTORY = "history"
    BACKGROUND = "background"
    PRIVACY = "privacy"
    DATA = "data"


@dataclass(frozen=True, slots=True)
class SettingWords:
    """A setting as a person reads it. `values`: what its choices, and values with a meaning, are called."""

    page: Page
    name: str
    what: str
    values: dict[str, str] = field(default_factory=dict)


def page_words(page: Page) -> str:
    """What a part of the settings is called."""
    return {
        Page.GENERAL: tr("General"),
        Page.WINDOW: tr("Window and keys"),
        Page.MODELS: tr("Models"),
        Page.MEMORY: tr("Memory"),
        Page.HISTORY: tr("Search and history"),
        Page.BACKGROUND: tr("Background"),
        Page.PRIVACY: tr("Privacy"),
        Page.DATA: tr("Data"),
    }[page]


def words_of(name: str) -> SettingWords:
    """The words for a setting, in the person's language. KeyError for a setting that there is not."""
    return _WORDS[name]()


def value_words(name: str, value: object) -> str:
    """What a value of a setting is called, e.g. "Ask me first"."""
    known = words_of(name).values.get(str(value))
    if known is not None:
        return known
    if isinstance(value, bool):
        return tr("On") if value else tr("Off")
    if isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False) if value else tr("As shipped")
    return str(value)


def names_on(page: Page) -> list[str]:
    """The settings of a part, in their order."""
    return [name for name in _WORDS if name in Settings.model_fields and words_of(name).page is page]


def search_text(name: str) -> str:
    """Everything that a setting may be looked for by: its words in every language, its values, its own name."""
    parts = [name]
    for language in LANGUAGES:
        with speaking(language):
            words = words_of(name)
            parts += [words.name, words.what, page_words(words.page), *words.values.values()]
    return "\n".join([*parts, *shape_of(name).choices])


def matches(name: str, query: str) -> bool:
    """Whether every word of `query` stands in what a setting may be looked for by."""
    text = folded(search_text(name))
    return all(word in text for word in folded(query).split())


_WORDS: dict[str, Callable[[], SettingWords]] = {
    "language": lambda: SettingWords(
        Page.GENERAL,
        tr("Language"),
        tr("The language of the window, of the command line and of messages. What you write may be in any."),
        {"system": tr("As the system"), "en": "English", "ru": "Русский", "zh": "简体中文"},
    ),
    "appearance": lambda: SettingWords(
        Page.GENERAL,
        tr("Appearance"),
        tr("A light or a dark window, or one with strong contrasts."),
        {
            "system": tr("As the system"),
            "light": tr("Light"),
            "dark": tr("Dark"),
            "contrast": tr("High contrast"),
        },
    ),
    "motion": lambda: SettingWords(
        Page.GENERAL,
        tr("Motion"),
        tr("Whether parts of the window glide and fade, or are simply there."),
        {"system": tr("As the system"), "still": tr("Nothing moves")},
    ),
    "memory_look": lambda: SettingWords(
        Page.MEMORY,
        tr("Saved memories are shown as"),
        tr("Cards read well; a table shows more at once and sorts by any column."),
        {"cards": tr("Cards"), "table": tr("Table")},
    ),
    "host": lambda: SettingWords(
        Page.MODELS,
        tr("Ollama server"),
        tr(
            "Where the models run: an address such as http://127.0.0.1:11434. Empty: what OLLAMA_HOST says, else this "
            "machine."
        ),
    ),
    "model": lambda: SettingWords(
        Page.MODELS,
        tr("Model that answers"),
        tr("Empty: the first model here that can chat. Without any server the offline assistant answers."),
        {"": tr("The first that can chat")},
    ),
    "context_tokens": lambda: SettingWords(
        Page.MODELS,
        tr("Tokens the model may see"),
        tr("How much of chats and memory fits before the model at once. More needs more memory and time."),
        {"0": tr("as the server gives")},
    ),
    "memory": lambda: SettingWords(
        Page.MEMORY,
        tr("Memory"),
        tr("Save what is worth keeping about you, and put it before the model in every chat. Off: neither."),
    ),
    "saving": lambda: SettingWords(
        Page.MEMORY,
        tr("What I say about myself"),
        tr(
            "What is done when you mention something about yourself without asking for it to be remembered. What you "
            "ask for in so many words is saved in every case but the last."
        ),
        {
            "tell": tr("Save it and tell me"),
            "ask": tr("Ask me first"),
            "told": tr("Only when I ask for it"),
            "off": tr("Save nothing"),
        },
    ),
    "topics": lambda: SettingWords(
        Page.MEMORY,
        tr("What is worth remembering"),
        tr("What the model looks for when nobody asked it to remember anything. In your own words."),
    ),
    "history": lambda: SettingWords(
        Page.HISTORY,
        tr("Look up past chats"),
        tr("For each question, look for what was said about it in other chats, and put what fits before the model."),
    ),
    "recent_messages": lambda: SettingWords(
        Page.HISTORY,
        tr("What I said lately"),
        tr("Put the last few things you said within a day in other chats before the model."),
    ),
    "verbatim_days": lambda: SettingWords(
        Page.HISTORY,
        tr("Days word for word"),
        tr(
            "For so many days past messages come word for word; older ones as the summary of their chat, where it has "
            "one."
        ),
    ),
    "embedding_model": lambda: SettingWords(
        Page.HISTORY,
        tr("Search by meaning"),
        tr("The model by which past words are found by what they mean, whatever words they use."),
        {"": tr("The first model that can"), NO_MODEL: tr("Off: by words alone")},
    ),
    "pause_indexing": lambda: SettingWords(
        Page.HISTORY,
        tr("Pause search by meaning"),
        tr("Prepare nothing new for it, for now. What is prepared is still found."),
    ),
    "agent": lambda: SettingWords(
        Page.BACKGROUND,
        tr("Work in the background"),
        tr("After an answer, while nothing else runs: name and summarise chats, look for memories, find insights."),
    ),
    "agent_idle_seconds": lambda: SettingWords(
        Page.BACKGROUND,
        tr("Quiet seconds before it begins"),
        tr("So long nothing must be answered before the background begins. A question always interrupts it."),
    ),
    "agent_budget": lambda: SettingWords(
        Page.BACKGROUND,
        tr("Jobs in a day"),
        tr("How many jobs the background does in a day at most. The rest waits."),
        {"0": tr("none")},
    ),
    "titles": lambda: SettingWords(
        Page.BACKGROUND, tr("Name chats"), tr("Give each chat a title that says what it is about.")
    ),
    "summaries": lambda: SettingWords(
        Page.BACKGROUND,
        tr("Summarise chats"),
        tr("Chats that are over, and the older part of long ones. The messages themselves are always kept."),
    ),
    "extract_every": lambda: SettingWords(
        Page.BACKGROUND,
        tr("Questions between two looks for memories"),
        tr("After so many questions, and when a chat rests, look for things worth remembering that were missed."),
        {"0": tr("never")},
    ),
    "insights": lambda: SettingWords(
        Page.BACKGROUND,
        tr("Insights"),
        tr("Once a day, find what you keep talking about, with when it began and what it rests on."),
    ),
    "remote_memory": lambda: SettingWords(
        Page.PRIVACY,
        tr("Memory for models that run elsewhere"),
        tr(
            "Some models behind the local server run on somebody else's machine. On: they are given your memories and "
            "past chats too. Off: they see this chat only."
        ),
    ),
    "deep_reading": lambda: SettingWords(
        Page.PRIVACY,
        tr("Deeper reading"),
        tr("Other eyes beside the privacy rules, for names of people and places."),
        {
            "off": tr("Rules only"),
            "names": tr("Also names and places, with spaCy"),
            "model": tr("Also the chat model"),
        },
    ),
    "privacy": lambda: SettingWords(
        Page.PRIVACY,
        tr("Private data"),
        tr(
            "What is done about each kind of private data before anything is stored: refused, replaced by a "
            "placeholder, or kept."
        ),
    ),
    "trash_days": lambda: SettingWords(
        Page.DATA,
        tr("Days in the trash"),
        tr("After so many days what you deleted is erased for good, at the next start."),
    ),
    "close_to_tray": lambda: SettingWords(
        Page.WINDOW, tr("Closing leaves it in the tray"), tr("Closing the window does not end Keepsake.")
    ),
    "start_at_login": lambda: SettingWords(
        Page.WINDOW, tr("Start at login"), tr("Start Keepsake when you log in to this machine.")
    ),
    "quick_ask_keys": lambda: SettingWords(
        Page.WINDOW,
        tr("Keys for quick ask"),
        tr("They open a small field to ask from anywhere, for example Ctrl+Alt+Space. Empty: none."),
        {"": tr("none")},
    ),
    "quick_ask_temporary": lambda: SettingWords(
        Page.WINDOW,
        tr("Quick ask leaves nothing"),
        tr("What is asked there is a temporary chat: nothing is kept of it."),
    ),
    "notify_after_seconds": lambda: SettingWords(
        Page.WINDOW,
        tr("Tell about answers after seconds"),
        tr("Tell when an answer that took so long is there and the window is not in front. Its text is not shown."),
        {"0": tr("never")},
    ),
    "lock_minutes": lambda: SettingWords(
        Page.PRIVACY,
        tr("Lock after minutes"),
        tr("Lock the window after so many minutes without a key or a click."),
        {"0": tr("never")},
    ),
    "shortcuts": lambda: SettingWords(
        Page.WINDOW, tr("Keyboard shortcuts"), tr("Keys of actions, where they differ from the defaults.")
    ),
    "update_address": lambda: SettingWords(
        Page.GENERAL,
        tr("Address for updates"),
        tr("Where a newer version is asked for, and only when you click. Empty: the address built in."),
        {"": tr("the address built in")},
    ),
}
