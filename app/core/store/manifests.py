"""Records of what answers were given: references and counts, no text."""

from collections.abc import Collection
from dataclasses import asdict
from datetime import datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.core.errors import AppError, ErrorCode
from app.core.models import (
    AttachmentUse,
    ContextManifest,
    Layer,
    ManifestAttachment,
    ManifestExcerpt,
    ManifestInsight,
    ManifestMemory,
    ManifestNearly,
    NotUsed,
    Origin,
    ScoreParts,
    SearchHit,
)
from app.core.store.attachments import Attachments
from app.core.store.insights import Insights
from app.core.store.memories import Memories
from app.core.store.messages import Messages
from app.core.store.schema import ManifestRow, MessageRow
from app.core.store.summaries import Summaries

_READ_AFRESH = ("text", "origin", "name")  # never kept


class Manifests:
    """The records as seen from one transaction."""

    def __init__(self, session: Session, at: datetime) -> None:
        self._session = session
        self._memories = Memories(session, at, None)
        self._messages = Messages(session, at)
        self._insights = Insights(session, at)
        self._summaries = Summaries(session, at)
        self._attachments = Attachments(session, at)

    def get(self, message_id: int) -> ContextManifest:
        """What an answer was given, with the texts as far as they are still there. `AppError(NOT_FOUND)` when that was
        not kept."""
        row = self._session.get(ManifestRow, message_id)
        if row is None:
            raise AppError(ErrorCode.NOT_FOUND, what="manifest", id=message_id)
        body = dict(row.body)
        body.pop("excerpts_dropped", None)  # kept until schema 0003; told without scores
        excerpts, nearly = body.pop("excerpts", []), body.pop("nearly", [])
        hits = self._messages.hits([entry["message_id"] for entry in (*excerpts, *nearly)])
        memories = [
            ManifestMemory(**entry, text=self._memories.version_text(entry["memory_id"], entry["revision"]))
            for entry in body.pop("memories")
        ]
        insights = [
            ManifestInsight(**entry, text=self._insights.text_of(entry["insight_id"]))
            for entry in body.pop("insights", [])
        ]
        given = body.pop("attachments", [])
        names = self._attachments.names([entry["attachment_id"] for entry in given])
        attachments = [
            ManifestAttachment(**entry | {"use": AttachmentUse(entry["use"])}, name=names.get(entry["attachment_id"]))
            for entry in given
        ]
        settings = tuple((name, value) for name, value in body.pop("settings", []))
        lists = {key: tuple(value) for key, value in body.items() if isinstance(value, list)}
        return ContextManifest(
            **body | lists,
            memories=tuple(memories),
            excerpts=tuple(self._excerpt(entry, hits.get(entry["message_id"])) for entry in excerpts),
            insights=tuple(insights),
            nearly=tuple(_nearly(entry, hits.get(entry["message_id"])) for entry in nearly),
            settings=settings,
            attachments=tuple(attachments),
        )

    def keep(self, message_id: int, manifest: ContextManifest) -> None:
        """Keep what an answer was given; of one that was continued, what it was given last."""
        body = asdict(manifest)
        layers = ("memories", "excerpts", "nearly", "insights", "attachments")
        for entry in (entry for layer in layers for entry in body[layer]):
            for name in _READ_AFRESH:
                entry.pop(name, None)
        self._session.merge(ManifestRow(message_id=message_id, body=body))

    def dropped_in(self, conversation_id: int) -> frozenset[int]:
        """The messages of a chat that its last answer was not given any more."""
        query = (
            select(ManifestRow.body)
            .join(MessageRow, MessageRow.id == ManifestRow.message_id)
            .where(MessageRow.conversation_id == conversation_id, MessageRow.deleted_at.is_(None))
            .order_by(ManifestRow.message_id.desc())
            .limit(1)
        )
        body = self._session.scalar(query)
        return frozenset(body["messages_dropped"]) if body else frozenset()

    def naming(self, memory_ids: Collection[int]) -> int:
        """How many records name any of these memories."""
        bodies = self._session.scalars(select(ManifestRow.body))
        return sum(any(entry["memory_id"] in memory_ids for entry in body["memories"]) for body in bodies)

    def _excerpt(self, entry: dict[str, Any], hit: SearchHit | None) -> ManifestExcerpt:
        known = {"layer": Layer(entry.get("layer", Layer.FOUND)), "parts": _parts(entry.get("parts"))}
        summary_id = entry.get("summary_id")
        text = hit.excerpt if hit else None
        if summary_id is not None:
            text = self._summaries.text_of(summary_id)
        return ManifestExcerpt(**entry | known, text=text, origin=_origin(hit))


def _nearly(entry: dict[str, Any], hit: SearchHit | None) -> ManifestNearly:
    known = {"reason": NotUsed(entry["reason"]), "parts": _parts(entry.get("parts"))}
    return ManifestNearly(**entry | known, text=hit.excerpt if hit else None, origin=_origin(hit))


def _parts(value: dict[str, float] | None) -> ScoreParts | None:
    return None if value is None else ScoreParts(**value)


def _origin(hit: SearchHit | None) -> Origin | None:
    return None if hit is None else Origin(hit.conversation_id, hit.conversation_title, hit.role, hit.at)
