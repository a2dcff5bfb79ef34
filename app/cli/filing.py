"""What `conversations` does to many at once: folders, spaces, pins, the archive, the trash."""

import argparse
from collections.abc import Callable, Coroutine
from typing import Any

from app.cli.output import confirm, print_json
from app.cli.session import Session, opened, space_of
from app.core.errors import AppError, ErrorCode
from app.i18n import tr, trn

# Makes an action of `conversations`: its name, what runs it, its help.
Action = Callable[[str, Callable[[argparse.Namespace], int], str], argparse.ArgumentParser]


def add_to(action: Action) -> None:
    """Register the actions."""
    _many(action("pin", _pin, tr("keep some at the top")))
    _many(action("unpin", _pin, tr("no longer keep some at the top"))).set_defaults(pinned=False)
    _many(action("archive", _archive, tr("put some out of the way")))
    _many(action("unarchive", _archive, tr("take some out of the archive"))).set_defaults(archived=False)
    moving = _many(action("move", _move, tr("move some into a space, or out of all")))
    moving.add_argument("space", help=tr("name of a space, or none"))
    filing = _many(action("file", _file, tr("put some into a folder, or take them out")))
    filing.add_argument("folder", help=tr("name of a folder, or none"))
    deleting = _many(action("delete", _delete, tr("move some to the trash")))
    deleting.add_argument("--with-memories", action="store_true", help=tr("and what was learnt only there"))
    _many(action("restore", _restore, tr("take some out of the trash")))
    erasing = _many(action("erase", _erase, tr("erase some for good")))
    erasing.add_argument("--yes", action="store_true", help=tr("do not ask"))
    folders = action("folders", _folders, tr("the folders; add, rename or remove one"))
    folders.add_argument("--add", metavar="NAME", help=tr("a new folder"))
    folders.add_argument("--rename", nargs=2, metavar=("NAME", "NEW"), help=tr("call a folder otherwise"))
    folders.add_argument("--remove", metavar="NAME", help=tr("take a folder away; its chats stay"))


def _many(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    parser.add_argument("ids", type=int, nargs="+", metavar="ID")
    return parser


def _pin(options: argparse.Namespace) -> int:
    pinned = getattr(options, "pinned", True)
    return _run(options, lambda session: session.engine.pin_conversations(options.ids, pinned))


def _archive(options: argparse.Namespace) -> int:
    archived = getattr(options, "archived", True)
    return _run(options, lambda session: session.engine.archive_conversations(options.ids, archived))


def _move(options: argparse.Namespace) -> int:
    return _run(
        options,
        lambda session: session.engine.move_conversations(options.ids, space_of(session, options.space)),
    )


def _file(options: argparse.Namespace) -> int:
    def work(session: Session) -> Coroutine[Any, Any, int]:
        folder_id = None if options.folder == "none" else _folder_of(session, options.folder)
        return session.engine.file_conversations(options.ids, folder_id)

    return _run(options, work)


def _delete(options: argparse.Namespace) -> int:
    return _run(
        options,
        lambda session: session.engine.delete_conversations(options.ids, with_memories=options.with_memories),
    )


def _restore(options: argparse.Namespace) -> int:
    return _run(options, lambda session: session.engine.restore_conversations(options.ids))


def _run(options: argparse.Namespace, work: Callable[[Session], Coroutine[Any, Any, int]]) -> int:
    with opened(options) as session:
        operation_id = session.call(work(session))
    if options.json:
        print_json({"operation": operation_id})
    else:
        print(tr("Done. To undo: conversations undo {operation}", operation=operation_id))
    return 0


def _erase(options: argparse.Namespace) -> int:
    with opened(options) as session:
        report = session.call(session.engine.chats_erase_report(options.ids))
        question = tr(
            "Erase {chats} with {messages}, for good? What was learnt from them stays. This cannot be undone.",
            chats=trn("{n} conversation", "{n} conversations", report.conversations),
            messages=trn("{n} message", "{n} messages", report.messages),
        )
        if not confirm(question, yes=options.yes):
            return 1
        session.call(session.engine.erase_conversations(options.ids))
    if options.json:
        print_json({"erased": options.ids})
    else:
        print(tr("Erased. Nothing of it is left on the disk."))
    return 0


def _folders(options: argparse.Namespace) -> int:
    with opened(options) as session:
        if options.add:
            session.call(session.engine.add_folder(options.add))
        if options.rename:
            name, new_name = options.rename
            session.call(session.engine.rename_folder(_folder_of(session, name), new_name))
        if options.remove:
            session.call(session.engine.remove_folder(_folder_of(session, options.remove)))
        folders = session.call(session.engine.folders())
    if options.json:
        print_json(folders)
        return 0
    for folder in folders:
        print(f"{folder.name}: " + trn("{n} conversation", "{n} conversations", folder.conversations))
    print(trn("{n} folder", "{n} folders", len(folders)))
    return 0


def _folder_of(session: Session, name: str) -> int:
    """The id of the folder called `name`. `AppError(NOT_FOUND)` where there is none."""
    for folder in session.call(session.engine.folders()):
        if folder.name.casefold() == name.casefold():
            return folder.id
    raise AppError(ErrorCode.NOT_FOUND, what="folder", id=0)
