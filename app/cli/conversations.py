"""`conversations`: view, search, rename, and what `filing` does to many at once."""

import argparse
import json
from datetime import datetime
from pathlib import Path
from typing import Any

from app.cli import filing
from app.cli.output import print_json, when
from app.cli.session import opened
from app.core.models import Role, Scope, SearchFilter
from app.i18n import tr, trn
from app.writing import write_file

_LINE = 160  # characters of a past message


def add_to(commands: Any, common: argparse.ArgumentParser) -> None:
    """Register the command."""
    parser = commands.add_parser("conversations", parents=[common], help=tr("past chats"))
    actions = parser.add_subparsers(metavar="ACTION", required=True)

    def action(name: str, run: Any, help_: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = actions.add_parser(name, parents=[common], help=help_)
        made.add_argument("--json", action="store_true", help=tr("print JSON"))
        made.set_defaults(run=run)
        return made

    listing = action("list", _list, tr("all conversations"))
    listing.add_argument("--trash", action="store_true", help=tr("those in the trash"))
    listing.add_argument("--archive", action="store_true", help=tr("those in the archive"))
    action("show", _show, tr("the messages of one")).add_argument("id", type=int)
    searching = action("search", _search, tr("messages with these words"))
    searching.add_argument("query")
    searching.add_argument("--limit", type=int, default=20, help=tr("results at most"))
    searching.add_argument("--chat", type=int, help=tr("only in this chat"))
    searching.add_argument("--who", choices=[role.value for role in Role], help=tr("only what this side said"))
    searching.add_argument("--since", type=_day, metavar="YYYY-MM-DD", help=tr("only since this day"))
    searching.add_argument("--until", type=_day, metavar="YYYY-MM-DD", help=tr("only before this day"))
    searching.add_argument("--remembered", action="store_true", help=tr("only what a memory rests on"))
    action("used", _used, tr("what an answer was given")).add_argument("message", type=int)
    exporting = action("export", _export, tr("write one to a file: Markdown, or JSON (a PDF: in the window)"))
    exporting.add_argument("id", type=int)
    exporting.add_argument("file", type=Path)
    exporting.add_argument("--format", choices=["markdown", "json"], help=tr("else as the file's ending says"))
    renaming = action("rename", _rename, tr("give one another title"))
    renaming.add_argument("id", type=int)
    renaming.add_argument("title")
    filing.add_to(action)
    undoing = action("undo", _undo, tr("undo the last change to the list of conversations"))
    undoing.add_argument("operation", type=int, nargs="?")


def _list(options: argparse.Namespace) -> int:
    with opened(options) as session:
        found = session.call(session.engine.conversations(trashed=options.trash))
    conversations = [one for one in found if options.trash or one.archived == options.archive]
    if options.json:
        print_json(conversations)
        return 0
    for conversation in conversations:
        print(f"{conversation.id:>5}  {when(conversation.updated_at)}  {conversation.title or tr('New chat')}")
    print(trn("{n} conversation", "{n} conversations", len(conversations)))
    return 0


def _show(options: argparse.Namespace) -> int:
    with opened(options) as session:
        messages = session.call(session.engine.messages(options.id))
    if options.json:
        print_json(messages)
        return 0
    for message in messages:
        print(f"--- {message.id}  {when(message.created_at)}  {message.model or tr('You')}")
        for attachment in message.attachments:
            print(f"[{attachment.name}]")
        print(message.text)
    return 0


def _export(options: argparse.Namespace) -> int:
    as_json = options.format == "json" or (options.format is None and options.file.suffix == ".json")
    with opened(options) as session:
        if as_json:
            document = session.call(session.engine.export_chat(options.id))
            text = json.dumps(document, ensure_ascii=False, indent=2) + "\n"
        else:
            text = session.call(session.engine.export_chat_markdown(options.id))
    write_file(options.file, text)
    if options.json:
        print_json({"conversation": options.id, "file": str(options.file)})
    else:
        print(tr("Written to {file}. It is not encrypted: keep it where only you can read it.", file=str(options.file)))
    return 0


def _search(options: argparse.Namespace) -> int:
    with opened(options) as session:
        where = SearchFilter(
            conversation_id=options.chat,
            role=Role(options.who) if options.who else None,
            since=options.since,
            until=options.until,
            remembered=options.remembered,
        )
        hits = session.call(session.engine.search(options.query, options.limit, where))
    if options.json:
        print_json(hits)
        return 0
    for hit in hits:
        print(f"{hit.conversation_id:>5}  {when(hit.at)}  {hit.conversation_title}\n       {hit.excerpt}")
    print(trn("{n} message", "{n} messages", len(hits)))
    return 0


def _day(text: str) -> datetime:
    """A day as it is typed, from its beginning, here."""
    return datetime.fromisoformat(text).astimezone()


def _used(options: argparse.Namespace) -> int:
    with opened(options) as session:
        manifest = session.call(session.engine.manifest(options.message))
    if options.json:
        print_json(manifest)
        return 0
    used = manifest.measured_tokens or manifest.estimated_tokens
    print(f"{manifest.model}: {tr('about {used} of {window} tokens', used=used, window=manifest.window)}")
    for given in manifest.attachments:
        print(f"  [{given.use.value}, {given.tokens}] {given.name or tr('(erased since)')}")
    for memory in manifest.memories:
        print(f"{'✓' if memory.cited else ' '} {memory.text or tr('(erased since)')}")
    for excerpt in manifest.excerpts:
        print(f"{'✓' if excerpt.cited else ' '} [{excerpt.score:.2f}] {_shown(excerpt.text or tr('(erased since)'))}")
    for nearly in manifest.nearly:
        print(f"- [{nearly.score:.2f}, {nearly.reason.value}] {_shown(nearly.text or tr('(erased since)'))}")
    print(trn("{n} message of this chat", "{n} messages of this chat", len(manifest.messages)))
    return 0


def _shown(text: str) -> str:
    """A past message on one line, not too long."""
    flat = " ".join(text.split())
    return flat if len(flat) <= _LINE else flat[:_LINE] + "…"


def _rename(options: argparse.Namespace) -> int:
    with opened(options) as session:
        redaction = session.call(session.engine.rename_conversation(options.id, options.title))
    if options.json:
        print_json(redaction)
    else:
        print(redaction.text)
    return 0


def _undo(options: argparse.Namespace) -> int:
    with opened(options) as session:
        scope = None if options.operation else Scope.CONVERSATION
        operation = session.call(session.engine.undo(options.operation, scope=scope))
    if options.json:
        print_json(operation)
    else:
        print(f"{operation.id}  {when(operation.at)}  {operation.kind.value}: {operation.state.value}")
    return 0
