"""A visit to the program, as a person makes one: `python run.py visit [FOLDER]`.

Starts the real program on a new home against the Ollama double, on a virtual screen (xvfb-run), and goes through
everything that a person meets, by clicks and keys alone. After each step it looks whether what one expects stands on
the screen, and leaves a picture of it in FOLDER (else build/visit); it ends with 1 where something is not there. It
goes in every language, light and dark, and once in a small window.

`python run.py screenshots` is the same visit, of which the pictures that the documents show are kept.
"""

import json
import os
import subprocess
import sys
import tempfile
import traceback
import zipfile
from pathlib import Path
from threading import Thread

from PIL import Image

from app.core.home import home_from
from app.core.settings import SettingsFile
from app.i18n import LANGUAGES, current_language, set_language, tr, trn
from app.words.errors import type_words
from app.words.settings import Page, page_words, words_of
from tests.helpers.ollama_double import OllamaDouble
from tests.helpers.person import NotThereError, Person
from tests.helpers.story import MODEL, PHONE, SECRET, STORIES, Story

PASSPHRASE = "only for a visit"
PICTURES = Path("build/visit")
DOCUMENTS = Path("resources/screenshots")
GUIDE = Path("resources/guide/pictures")
IN_DOCUMENTS = ("start", "chat", "conflict", "memory", "used", "settings")
IN_GUIDE = ("chat", "memory", "conflict", "used")
OTHER = {"en": "ru", "ru": "zh", "zh": "en"}  # the language that is tried in the settings
SIZE, SMALL = (1180, 760), (800, 600)


class Visit:
    """One visit in one language. `files` is a folder for what the person brings along."""

    def __init__(self, person: Person, story: Story, files: Path, *, dark: bool = False) -> None:
        self._person = person
        self._story = story
        self._files = files
        self._dark = dark

    def all(self) -> None:
        """Everything, one after the other."""
        for step in (
            self.first_run,
            self.chat,
            self.redaction,
            self.refusal,
            self.conflict,
            self.memories,
            self.used,
            self.branches,
            self.attachments,
            self.find,
            self.filing,
            self.erase,
            self.bring,
            self.pages,
            self.sample,
            self.settings,
            self.lock,
            self.quick_ask,
            self.guide,
        ):
            step()
            print(f"  {step.__name__.replace('_', ' ')}", flush=True)

    def short(self) -> None:
        """The main job alone."""
        for step in (self.first_run, self.chat, self.redaction, self.refusal, self.conflict, self.memories, self.used):
            step()
            print(f"  {step.__name__.replace('_', ' ')}", flush=True)

    def first_run(self) -> None:
        """Three steps."""
        person = self._person
        person.sees(tr("Where does the model run?"), _beginning(tr("Ollama {version} answers, with {models}.")))
        person.picture("first-run-server")
        person.click(tr("Next"))
        person.sees(tr("Which model shall answer?"), MODEL)
        person.picture("first-run-model")
        person.click(tr("Next"))
        person.sees(tr("What may be remembered?"))
        person.click(tr("For example: my password is Blue-Kettle7"))
        person.write(self._story.secret)
        person.sees(_beginning(tr("Not remembered at all: it holds {kinds}.")))
        person.picture("first-run-memory")
        person.click(tr("Start"))
        person.sees_no_more(tr("What may be remembered?"))
        person.sees(tr("What can I do for you?"), MODEL)
        person.picture("start")

    def sample(self) -> None:
        """An invented person's memories: try them, go back to a day of theirs, remove them."""
        person = self._person
        person.choose(tr("Help"), tr("Try with a sample"))
        banner = _beginning(tr("Sample profile: everything in the space “{space}” is invented."))
        person.sees(banner, tr("Select all"), trn("{n} memory", "{n} memories", 4))
        person.picture("sample")
        person.choose(tr("View"), tr("What it knew on a day…"))
        person.sees(tr("At the end of"), tr("Then: {n}", n=5))
        for _change in range(3):
            person.click(tr("The change before (Page Up)"))
            person.rest()
        person.sees(tr("Then: {n}", n=3))
        person.picture("day")
        person.click(tr("Changed since: {n}", n=3), part=True)
        person.sees(tr("Back to that"), tr("Make all of it so again"))
        person.picture("day-changes")
        person.click(tr("Make all of it so again"))
        person.sees(tr("Undo"))
        person.picture("day-gone-back")
        person.click(tr("Undo"))
        person.sees(tr("Redo"))
        person.click(tr("Remove it"))
        person.sees(tr("The sample is gone: nothing of it is left."))
        person.sees_no_more(banner)
        person.picture("sample-removed")
        person.key("Ctrl+M")

    def chat(self) -> None:
        """Say something of oneself; it is saved, and can be taken back."""
        person, story = self._person, self._story
        self._say(story.about_me, story.noted)
        person.sees(*(tr("Saved: {text}", text=fact) for fact in story.facts))
        person.picture("saved")
        self._write(story.code)
        person.sees("def greet", tr("Stop"))
        person.picture("streaming", rest=0)
        person.sees("return", trn("Used {n} memory", "Used {n} memories", 2))
        person.key("Ctrl+M")
        self._page(tr("Memories"))
        person.sees(tr("Select all"))
        person.picture("chat")
        person.key("Ctrl+M")
        person.click(tr("Undo"))
        person.sees(tr("undone"))
        person.picture("saved-undone")
        person.key("Ctrl+Alt+Y")
        person.sees_no_more(tr("undone"))

    def redaction(self) -> None:
        """What would not be stored is told while one writes, and is not stored."""
        person = self._person
        person.key("Ctrl+L")
        person.write(self._story.private)
        person.sees(_beginning(tr("Will not be stored: {kinds}")), type_words("PHONE"))
        person.picture("redaction")
        person.key("Return")
        person.sees(_beginning(tr("Not stored of this message: {kinds}")))
        person.sees_no_more(PHONE, tr("Stop"))
        person.picture("redacted")

    def refusal(self) -> None:
        """A secret is not remembered."""
        person, story = self._person, self._story
        self._say(story.secret, story.refused)
        person.sees(_beginning(tr("Not saved: it holds {kinds}.")))
        person.sees_no_more(SECRET)
        person.picture("refusal")

    def conflict(self) -> None:
        """Two statements that cannot both hold: the person decides in place."""
        person, story = self._person, self._story
        self._say(story.claim, story.asked_back)
        person.sees(tr("Take the new"))
        person.picture("conflict-in-chat")
        person.key("Ctrl+Shift+M")
        person.sees(tr("To decide"), story.fact_of_claim)
        person.picture("conflict")
        person.key("Ctrl+M")
        person.click(tr("Keep the old"))
        person.sees(tr("settled"))
        person.picture("conflict-settled")

    def memories(self) -> None:
        """Change a memory in place, and take that back from the list of everything that happened."""
        person, story = self._person, self._story
        person.key("Ctrl+M")
        self._page(tr("Memories"))
        person.click(story.facts[1])
        person.key("F2")
        person.erase_field()
        person.write(story.edited)
        person.picture("editing")
        person.key("Return")
        person.sees(story.edited)
        person.sees_no_more(story.facts[1])
        person.click(story.edited)
        person.key("Return")
        person.sees(tr("Where it came from"))
        person.picture("memory")
        person.click(tr("Close the details (Esc)"))
        self._page(tr("Activity"))
        person.click(tr("Undo"), first=True)
        person.sees(tr("Redo"))
        person.picture("activity")
        self._page(tr("Memories"))
        person.sees(story.facts[1])
        person.key("Ctrl+M")

    def used(self) -> None:
        """What an answer was given, and what it says without."""
        person, story = self._person, self._story
        person.key("Ctrl+N")
        self._say(story.dinner, story.found)
        person.click(trn("{n} memory", "{n} memories", 2), part=True)
        person.sees(tr("What I used"), *story.facts)
        person.picture("used", front=True)
        person.click(tr("Answer again without this"), first=True)
        person.sees(tr("With and without"), tr("The answer without it"))
        person.picture("without", front=True)
        person.click(tr("Close"))
        person.sees("2/2")

    def branches(self) -> None:
        """Answer again; the versions stay."""
        person, story = self._person, self._story
        person.key("Ctrl+R")
        person.sees("3/3")
        person.sees_no_more(tr("Stop"))
        person.click(tr("Earlier version"))
        person.sees("2/3")
        person.picture("branches")
        person.click(tr("Edit and send again"))
        person.erase_field()
        person.write(story.dinner_changed)
        person.picture("edit-and-send-again")
        person.click(tr("Send"), first=True)
        person.sees(story.dinner_changed, "2/2")
        person.sees_no_more(tr("Stop"))
        person.picture("edited-and-sent")

    def attachments(self) -> None:
        """A picture and a text with a question."""
        person, story = self._person, self._story
        for name in ("square.png", "note.txt"):
            person.key("Ctrl+Shift+U")
            self._choose_file(name)
            person.sees(name)
        person.key("Ctrl+L")
        person.write(story.read_this)
        person.picture("attachments")
        person.key("Return")
        person.sees(story.have_read.split("**")[1])
        person.sees_no_more(tr("Stop"))
        person.picture("attachments-sent")

    def find(self) -> None:
        """Search in the chat, and everything by the palette."""
        person, story = self._person, self._story
        person.key("Ctrl+F")
        person.write(story.found)
        person.sees(tr("{n} of {m}").split("{n}")[-1].split("{m}")[0])
        person.picture("find")
        person.key("Escape", "Ctrl+Shift+P")
        person.rest()
        person.write(tr("Memory")[:4])
        person.sees(tr("Memory over the whole window"))
        person.picture("palette")
        person.key("Escape")

    def filing(self) -> None:
        """A folder for the chat; then the archive, and back out of it."""
        person, story = self._person, self._story
        person.click(tr("New folder"))
        person.sees(tr("Name of the folder"))
        person.write(story.folder)
        person.picture("folder-name")
        person.key("Return")
        person.sees(story.folder)
        person.click(story.dinner[:6], right=True)
        person.picture("chat-menu")
        person.click(tr("Move to folder"))
        person.click(story.folder)
        person.rest()
        person.picture("folder")
        person.key("Ctrl+Shift+A")
        person.click(tr("Archive"), part=True)
        person.sees(story.dinner[:6])
        person.picture("archive")
        person.click(story.dinner[:6], right=True)
        person.click(tr("Take out of the archive"))
        person.rest()
        person.click(tr("Archive"), part=True)

    def erase(self) -> None:
        """Erase a memory for good: what goes and what stays is said before."""
        person, story = self._person, self._story
        person.key("Ctrl+M")
        person.click(story.facts[1])
        person.key("Return")
        person.click(tr("Erase for good…"))
        person.sees(tr("Erase for good"), story.facts[1], _beginning(tr("Goes: {things}")))
        person.picture("erase")
        person.click(tr("Erase for good"))
        person.sees_no_more(story.facts[1])
        person.picture("erased")
        person.key("Ctrl+M")

    def bring(self) -> None:
        """Take in what another assistant wrote out."""
        person = self._person
        person.choose(tr("Chat"), tr("Import…"))
        self._choose_file("chatgpt.zip")
        person.sees(_beginning(tr("{facts}, {chats}. Nothing is saved yet.")) or trn("{n} chat", "{n} chats", 1))
        person.picture("import")
        person.click(tr("Import"))
        person.sees(_beginning(tr("Imported: {facts}, {chats}. Each can be undone under Activity.")))
        person.picture("imported")
        person.click(tr("Close"))
        person.click(self._story.title_imported)
        person.sees(self._story.imported[1])
        person.picture("imported-chat")

    def pages(self) -> None:
        """Every other page of the memory."""
        person = self._person
        person.key("Ctrl+M")
        for name, words in (
            ("review", tr("Review")),
            ("insights", tr("Insights")),
            ("summaries", tr("Summaries")),
            ("trash", tr("Trash")),
            ("refused", tr("Refused")),
            ("background", tr("Background")),
            ("health", tr("Health")),
            ("storage", tr("Storage")),
        ):
            self._page(words)
            person.rest()
            person.picture(f"page-{name}")
        self._page(tr("Memories"))
        person.key("Ctrl+Alt+M")
        person.picture("memory-wide")
        person.key("Ctrl+Alt+M", "Ctrl+M")

    def settings(self) -> None:
        """Look for a setting; another language and appearance, at once, and back."""
        person = self._person
        person.key("Ctrl+,")
        person.sees(tr("Search the settings"))
        person.picture("settings", front=True)
        for words in ("models", "memory", "privacy", "data", "about"):
            person.click(self._settings_page(words))
            person.rest()
            person.picture(f"settings-{words}", front=True)
        person.click(tr("Search the settings"))
        person.write(words_of("language").name)
        person.sees(words_of("language").what)
        person.picture("settings-search", front=True)
        person.erase_field()
        person.click(page_words(Page.GENERAL))
        before = current_language()
        before_words = tr("Changes take effect at once.")
        self._set("language", OTHER[before])
        person.sees_no_more(before_words)
        person.picture("settings-other-language")
        self._set("language", before)
        person.sees(before_words)
        for appearance in ("light", "dark") if self._dark else ("dark", "light"):
            self._set("appearance", appearance)
            person.picture(f"settings-{appearance}")
        person.key("Escape")
        person.sees_no_more(tr("Search the settings"))

    def _set(self, name: str, value: str) -> None:
        """Choose a value of a setting from its list."""
        self._person.click(words_of(name).name)
        self._person.click(words_of(name).values[value])
        self._person.rest()

    @staticmethod
    def _settings_page(name: str) -> str:
        return tr("About and licences") if name == "about" else page_words(Page(name))

    def lock(self) -> None:
        """Hide everything, and come back."""
        person = self._person
        person.key("Ctrl+Shift+L")
        person.sees(tr("Keepsake is locked"))
        person.sees_no_more(tr("New chat"))
        person.picture("locked")
        person.click(tr("Passphrase"))
        person.write(PASSPHRASE)
        person.click(tr("Unlock"))
        person.sees(tr("New chat"))

    def quick_ask(self) -> None:
        """One question in a window of its own."""
        person, story = self._person, self._story
        person.key("Ctrl+Shift+Space")
        person.sees(tr("Leave nothing: no memory, nothing on disk"))
        person.write(story.quick)
        person.key("Return")
        person.sees(story.quick_answer, tr("Open in the window"))
        person.picture("quick-ask")
        person.key("Escape")

    def guide(self) -> None:
        """The user's guide."""
        person = self._person
        person.key("F1")
        person.sees(tr("User's guide"))
        person.picture("guide")

    # -- what comes again and again

    def _write(self, text: str) -> None:
        self._person.key("Ctrl+L")
        self._person.write(text)
        self._person.key("Return")

    def _say(self, text: str, answer: str) -> None:
        """Send a message; wait until the whole answer is there."""
        self._write(text)
        self._person.sees(answer)
        self._person.sees_no_more(tr("Stop"))

    def _page(self, words: str) -> None:
        """A page of the memory, from the menu of its pages."""
        self._person.click("▾", part=True)
        self._person.click(words, part=True)

    def _choose_file(self, name: str) -> None:
        """In the dialog that asks for a file."""
        person, path = self._person, str(self._files / name)
        person.faces_dialog()
        person.write(path)
        person.key("Return")
        person.sees_no_more(path)


def _beginning(words: str) -> str:
    """The part of a text that stands before what is filled in."""
    return words.split("{", maxsplit=1)[0].strip()


def bring_along(folder: Path, story: Story) -> None:
    """The files that the person has: a picture, a note, and an export of ChatGPT."""
    from PIL import Image  # noqa: PLC0415 (slow to load)

    Image.new("RGB", (320, 240), "#2f7d5b").save(folder / "square.png")
    (folder / "note.txt").write_text(story.document, "utf-8")
    question, answer = (
        {"author": {"role": role}, "content": {"content_type": "text", "parts": [text]}, "create_time": 1_700_000_000}
        for role, text in zip(("user", "assistant"), story.imported, strict=True)
    )
    chat = {
        "title": story.title_imported,
        "create_time": 1_700_000_000,
        "current_node": "b",
        "mapping": {"a": {"parent": None, "message": question}, "b": {"parent": "a", "message": answer}},
    }
    with zipfile.ZipFile(folder / "chatgpt.zip", "w") as archive:
        archive.writestr("conversations.json", json.dumps([chat], ensure_ascii=False))


def go(language: str, appearance: str, folder: Path | None, size: tuple[int, int], *, short: bool) -> int:
    """One visit; returns the exit code."""
    from app.gui import app  # noqa: PLC0415 (one program a process)

    story, faults = STORIES[language], list[str]()
    with OllamaDouble() as ollama, tempfile.TemporaryDirectory() as home, tempfile.TemporaryDirectory() as files:
        ollama.add_model(MODEL, tools=True, vision=True, context_length=8192)
        ollama.add_model("embeddinggemma", embedding=True)
        ollama.respond(story.respond)
        os.environ |= {"OLLAMA_HOST": ollama.host, "KEEPSAKE_PASSPHRASE": PASSPHRASE}
        SettingsFile.of_home(Path(home)).change(language=language, appearance=appearance)
        set_language(language)
        bring_along(Path(files), story)
        person = Person(folder)
        visit = Visit(person, story, Path(files), dark=appearance == "dark")

        def act() -> None:
            try:
                person.resize(*size)
                (visit.short if short else visit.all)()
            except Exception as error:  # noqa: BLE001 (told at the end, whatever it was)
                faults.append(str(error) if isinstance(error, NotThereError) else traceback.format_exc())
            person.leave()

        thread = Thread(target=act, name="person")
        thread.start()
        code = app.run(home_from(home), [])
        thread.join()
    for fault in faults:
        print(f"In {language}, {appearance}: {fault}", file=sys.stderr)
    return 1 if faults else code


def main(words: list[str]) -> int:
    """One visit (`--one LANGUAGE APPEARANCE WIDTHxHEIGHT FOLDER [--short]`), or all, each in a process of its own."""
    if words[:1] == ["--one"]:
        language, appearance, size = words[1:4]
        width, height = size.split("x")
        into = Path(words[4])
        into.mkdir(parents=True, exist_ok=True)
        return go(language, appearance, into, (int(width), int(height)), short="--short" in words)
    if words == ["--documents"]:
        return documents()
    folder = Path(words[0]) if words else PICTURES
    every = [(language, appearance, SIZE) for language in LANGUAGES for appearance in ("light", "dark")]
    return max(
        visit(language, appearance, size, folder / f"{language}-{appearance}-{size[0]}x{size[1]}")
        for language, appearance, size in (*every, ("ru", "light", SMALL))
    )


def visit(language: str, appearance: str, size: tuple[int, int], folder: Path) -> int:
    """One visit in a process of its own."""
    print(folder.name, flush=True)
    command = [sys.executable, "-m", "tools.visit", "--one", language, appearance, f"{size[0]}x{size[1]}", str(folder)]
    return subprocess.run(command, check=False).returncode


def documents() -> int:
    """The pictures of the documents and of the guide."""
    for language in LANGUAGES:
        for appearance in ("light", "dark", "contrast") if language == "en" else ("light",):
            folder = PICTURES / f"{language}-{appearance}"
            if code := visit(language, appearance, SIZE, folder):
                return code
            keep(language, appearance, folder)
    return 0


def keep(language: str, appearance: str, folder: Path) -> None:
    """Take over from a visit what documents and guide show."""
    for name in IN_DOCUMENTS:
        _slim(folder / f"{name}.png", DOCUMENTS / f"{name}-{appearance}-{language}.png")
    for name in IN_GUIDE if appearance == "light" else ():
        _slim(folder / f"{name}.png", GUIDE / f"{name}-{language}.png")


def _slim(source: Path, target: Path) -> None:
    """The picture in 256 colours: a third of the bytes, and no difference to the eye in a flat window."""
    with Image.open(source) as picture:
        picture.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(target, optimize=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
