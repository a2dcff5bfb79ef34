"""What an answer was given: showing it, and what a person does about it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.core.errors import AppError
from app.core.models import ContextManifest, Message
from app.gui.bridge import Bridge
from app.gui.dialogs.comparison import ComparisonDialog
from app.gui.dialogs.manifest import ManifestDialog
from app.gui.operations import Command, Query
from app.i18n import tr

if TYPE_CHECKING:
    from app.core.engine import Engine


class WhatIUsed(QObject):
    """Opens the record of an answer, and carries out what is chosen there."""

    open_memory = Signal(int)  # memory id
    open_message = Signal(int, int)  # conversation id, message id
    begun = Signal(int)  # another answer in this conversation
    failed = Signal(int, object)  # that conversation, AppError
    excluded = Signal(int, str)  # operation id, words

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._widget = parent

    def show(self, message: Message, *, again: bool) -> None:
        """Show what an answer was given; `again`: another one may be asked for."""
        Query(self._widget, lambda engine: engine.manifest(message.id)).success(
            lambda manifest: self._open(manifest, message, again=again)
        ).run(self._bridge)

    def _open(self, manifest: ContextManifest, message: Message, *, again: bool) -> None:
        dialog = ManifestDialog(manifest, again=again, parent=self._widget)
        dialog.open_memory.connect(self.open_memory)
        dialog.open_message.connect(self.open_message)
        dialog.exclude_memory.connect(
            lambda id_: self._exclude(
                lambda engine: engine.exclude_memory(id_, True), tr("This memory is not given to models any more.")
            )
        )
        dialog.exclude_message.connect(
            lambda id_: self._exclude(
                lambda engine: engine.exclude_message(id_, True), tr("This message is not given to models any more.")
            )
        )
        dialog.answer_without.connect(
            lambda memories, messages: self._answer_without(message, list(memories), list(messages))
        )
        dialog.open()

    def _exclude(self, work: Callable[[Engine], Coroutine[Any, Any, int]], words: str) -> None:
        Command(self._widget, work).success(lambda operation_id: self.excluded.emit(operation_id, words)).run(
            self._bridge
        )

    def _answer_without(self, message: Message, memory_ids: list[int], message_ids: list[int]) -> None:
        chat_id = message.conversation_id

        def failed(error: AppError) -> None:
            self.failed.emit(chat_id, error)

        self.begun.emit(chat_id)
        Command(
            self._widget,
            lambda engine: engine.answer_without(message.id, memory_ids=memory_ids, message_ids=message_ids),
        ).success(lambda answer: ComparisonDialog(message, answer, self._widget).open()).failure(failed).run(
            self._bridge
        )
