"""One chat as a file: PDF to be read and printed, Markdown, or JSON that Keepsake reads again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markdown_it import MarkdownIt
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QUrl
from PySide6.QtGui import QImage, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QFileDialog, QWidget

from app.core.models import AttachmentKind, Given, Message, Role
from app.gui.bridge import Bridge
from app.gui.operations import Command
from app.gui.text.dates import day
from app.gui.theme.sheet import paper_sheet
from app.i18n import tr
from app.writing import write_file

if TYPE_CHECKING:
    from app.core.engine import Engine

_TABLE = '<table border="1" cellspacing="0" cellpadding="4">'
_WIDEST_PICTURE = 420  # of the document's points

Attached = tuple[Message, Sequence[Given]]


def ask_where(parent: QWidget, bridge: Bridge, chat_id: int, tell: Callable[[str], None]) -> None:
    """Ask for a file, write the chat there, and tell so."""
    kinds = "PDF (*.pdf);;Markdown (*.md);;JSON (*.json)"
    # A title may be private: it is not proposed as a file's name.
    name, kind = QFileDialog.getSaveFileName(parent, tr("Export this chat"), "keepsake-chat.pdf", kinds)
    if not name:
        return
    path = Path(name)
    if path.suffix not in {".pdf", ".md", ".json"}:
        path = path.with_name(path.name + kind[kind.index("*") + 1 : kind.index(")")])
    told = tr("Written to {file}. It is not encrypted: keep it where only you can read it.", file=path.name)
    Command(parent, lambda engine: write(engine, chat_id, path)).success(lambda _none: tell(told)).run(bridge)


async def write(engine: Engine, chat_id: int, path: Path) -> None:
    """Write a chat in the form that the file's ending names. `AppError(NOT_WRITTEN)` where that is not possible."""
    if path.suffix == ".md":
        data = (await engine.export_chat_markdown(chat_id)).encode()
    elif path.suffix == ".json":
        document = await engine.export_chat(chat_id)
        data = json.dumps(document, ensure_ascii=False, indent=2).encode()
    else:
        title = (await engine.conversation(chat_id)).title
        data = await asyncio.to_thread(pdf_of, title, await _read(engine, chat_id))
    await asyncio.to_thread(write_file, path, data)


async def _read(engine: Engine, chat_id: int) -> list[Attached]:
    """The shown branch as it is stored, with what was given with it."""
    return [
        (message, [await engine.stored_attachment(chat_id, one.id) for one in message.attachments])
        for message in await engine.messages(chat_id)
    ]


class _Paper(QTextDocument):
    """Shows the pictures that it was given, and asks for no others: a text may name any file or address."""

    def loadResource(self, _kind: int, _name: QUrl | str) -> Any:
        """Nothing."""
        return None


def pdf_of(title: str, messages: Sequence[Attached]) -> bytes:
    """A chat on A4 pages. Off the window's thread: a long one takes seconds."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Keepsake")
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF())  # the document leaves 2 cm itself
    paper = _Paper()
    paper.setDefaultStyleSheet(paper_sheet())
    markdown = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])
    parts = [f"<h1>{escape(title or tr('Chat'))}</h1>"]
    for number, (message, given) in enumerate(messages):
        who = tr("You") if message.role is Role.USER else message.model or tr("Assistant")
        parts.append(f'<p class="who"><b>{escape(who)}</b> · {escape(day(message.created_at))}</p>')
        for place, one in enumerate(given):
            parts.append(_attachment(paper, one, f"attachment:{number}-{place}"))
        parts.append(markdown.render(message.text).replace("<table>", _TABLE))
    paper.setHtml(f"<body>{''.join(parts)}</body>")
    paper.print_(writer)
    buffer.close()
    return bytes(buffer.data().data())


def _attachment(paper: QTextDocument, given: Given, address: str) -> str:
    if given.kind is not AttachmentKind.IMAGE:
        quoted = "<br>".join(map(escape, given.text.splitlines()))
        return f"<p><b>{escape(given.name)}</b></p><blockquote>{quoted}</blockquote>"
    image = QImage.fromData(QByteArray(given.data))
    paper.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(address), image)
    return f'<p><img src="{address}" width="{min(image.width(), _WIDEST_PICTURE)}"></p>'
