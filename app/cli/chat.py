"""`chat`: the assistant in the terminal."""

import argparse
import sys
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

from app.cli.output import print_error, print_json, result_line
from app.cli.session import Session, opened, space_of
from app.core.errors import AppError, ErrorCode
from app.core.events import Event, FactDecided, TokenReceived
from app.core.models import AttachmentKind, Given, Message, NoteKind
from app.i18n import tr
from app.words.errors import type_words


def add_to(commands: Any, common: argparse.ArgumentParser) -> None:
    """Register the command."""
    parser = commands.add_parser("chat", parents=[common], help=tr("chat in the terminal"))
    parser.add_argument("--once", metavar="TEXT", help=tr("one message, its answer, and out"))
    parser.add_argument(
        "--attach",
        type=Path,
        metavar="FILE",
        action="append",
        default=[],
        help=tr("a picture, a PDF or a text file for the first message; may be repeated"),
    )
    parser.add_argument(
        "--continue",
        dest="go_on",
        action="store_true",
        help=tr("have the model go on with the last answer of --conversation"),
    )
    parser.add_argument("--conversation", type=int, metavar="ID", help=tr("go on with this conversation"))
    parser.add_argument("--model", metavar="NAME", help=tr("the model that answers"))
    parser.add_argument("--temporary", action="store_true", help=tr("read and write no memory, leave nothing on disk"))
    parser.add_argument("--space", help=tr("a new conversation belongs to this space"))
    parser.add_argument("--json", action="store_true", help=tr("print JSON, one object an answer"))
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    with opened(options) as session:
        if options.model:
            session.call(session.engine.choose_model(options.model))
        given = [session.call(session.engine.read_file(path)) for path in options.attach]
        _warn(session, given)
        conversation_id = options.conversation
        if conversation_id is None and options.go_on:
            raise AppError(ErrorCode.NOTHING_TO_CONTINUE)
        if conversation_id is None:
            space_id = space_of(session, options.space)
            made = session.engine.new_conversation(temporary=options.temporary, space_id=space_id)
            conversation_id = session.call(made).id
        if not options.json:
            session.engine.subscribe(_print_event)
        if options.go_on:
            return _answer(session, conversation_id, session.engine.continue_answer(conversation_id), options.json)
        if options.once is not None:
            return _exchange(session, conversation_id, options.once, given, as_json=options.json)
        return _talk(session, conversation_id, given, as_json=options.json)


def _talk(session: Session, conversation_id: int, given: list[Given], *, as_json: bool) -> int:
    model = session.call(session.engine.refresh_models()).current
    if not as_json:
        name = tr("the offline assistant") if model.offline else model.name
        print(tr("You are talking to {model}. /undo takes the last exchange back, /quit or Ctrl-D ends.", model=name))
        print(tr("/attach FILE gives a file, /continue goes on with an answer, /again [MODEL] answers anew."))
    while True:
        try:
            text = input("" if as_json else "\n> ")
        except EOFError:
            return 0
        command, _space, rest = text.strip().partition(" ")
        if command == "/quit":
            return 0
        if command == "/undo":
            try:
                print(tr("Taken back: {text}", text=session.call(session.engine.undo_exchange(conversation_id))))
            except AppError as error:
                print_error(error)
        elif command == "/attach":
            given += _read(session, Path(rest.strip()).expanduser())
        elif command == "/continue":
            _answer(session, conversation_id, session.engine.continue_answer(conversation_id), as_json)
        elif command == "/again":
            _answer(session, conversation_id, session.engine.regenerate(conversation_id, rest.strip()), as_json)
        elif text.strip():
            _exchange(session, conversation_id, text, given, as_json=as_json)
            given = []


def _read(session: Session, path: Path) -> list[Given]:
    """A file for the next message; none, and words about it, where it cannot be read."""
    try:
        given = [session.call(session.engine.read_file(path))]
    except AppError as error:
        print_error(error)
        return []
    print(tr("For the next message: {name}", name=given[0].name))
    _warn(session, given)
    return given


def _warn(session: Session, given: Sequence[Given]) -> None:
    """Say beforehand that the model will not see a picture."""
    if any(one.kind is AttachmentKind.IMAGE for one in given):
        model = session.call(session.engine.refresh_models()).current
        if not model.vision:
            told = tr("⚠ {model} cannot see pictures: it is only told that there is one.", model=model.name)
            print(told, file=sys.stderr)


def _exchange(session: Session, conversation_id: int, text: str, given: Sequence[Given], *, as_json: bool) -> int:
    """One message and its answer."""
    return _answer(session, conversation_id, session.engine.send(conversation_id, text, given), as_json)


def _answer(session: Session, conversation_id: int, work: Coroutine[Any, Any, Message], as_json: bool) -> int:
    """Wait for an answer and print what became of it. Ctrl-C stops it; what has come of it is kept."""
    future = session.application.submit(work)
    try:
        try:
            answer = future.result()
        except KeyboardInterrupt:
            session.call(session.engine.stop_answer(conversation_id))
            answer = future.result()
    except AppError as error:
        if as_json:
            print_json({"error": error.code.value, "conversation": conversation_id})
        print_error(error)
        return 1
    branch = session.call(session.engine.messages(conversation_id))
    question = next((message for message in branch if message.id == answer.parent_id), None)
    taken_out = _taken_out(question)
    if as_json:
        print_json({"conversation": conversation_id, "answer": answer, "redacted": taken_out})
    else:
        print()
        if taken_out:
            print("· " + tr("Not stored of your message: {kinds}", kinds=", ".join(map(type_words, taken_out))))
    return 0


def _taken_out(question: Message | None) -> list[str]:
    notes = question.notes if question else ()
    return sorted({name for note in notes if note.kind is NoteKind.REDACTED for name in note.types})


def _print_event(event: Event) -> None:
    """On the engine's thread: pieces of the answer and decisions as they come."""
    if isinstance(event, TokenReceived):
        sys.stdout.write(event.text)
        sys.stdout.flush()
    elif isinstance(event, FactDecided):
        print(f"· {result_line(event.result)}", flush=True)
