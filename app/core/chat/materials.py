"""What was given with the messages of a chat, as far as there is room for it before the model.

The pictures of the question always go (to a model that sees). Everything else shares half of what the question leaves,
the newest first. Of a document that is too long the parts that have most to do with the question go, each document to a
fair share (`passages.py`); what does not fit is named to the model, so that it can say so.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from app.core.chat.passages import passages
from app.core.llm.port import ChatMessage, ChatRole, Document, Picture
from app.core.llm.tokens import tokens_of_documents, tokens_of_picture
from app.core.models import AttachmentUse, ManifestAttachment, Role

_LEAST = 200  # tokens of a document: less of one says nothing
_STEP = 0.9  # what is still too long is cut by a tenth more


@dataclass(frozen=True, slots=True)
class Material:
    """One thing given with a message: a picture, or a document's text in the words that the model is to see."""

    attachment_id: int
    name: str
    text: str = ""
    picture: Picture | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """A message of the branch in the words that the model is to see."""

    message_id: int
    role: Role
    text: str
    materials: tuple[Material, ...] = ()


@dataclass(slots=True)
class Shown:
    """A message as it is sent, and what became of its materials."""

    turn: Turn
    message: ChatMessage
    uses: list[ManifestAttachment] = field(default_factory=list)


def question_only(turn: Turn, *, sees: bool) -> ChatMessage:
    """The least that has to be sent of a question: its text and its pictures."""
    pictures = tuple(one.picture for one in turn.materials if one.picture is not None) if sees else ()
    return ChatMessage(_role(turn), turn.text, images=pictures)


def shown_within(turns: Sequence[Turn], room: int, *, sees: bool) -> list[Shown]:
    """Every turn with as much of its materials as `room` tokens take, the last one's pictures beside them."""
    shown: list[Shown] = []
    for turn in reversed(turns):
        one = _shown(turn, room, turns[-1], sees=sees)
        # The question's pictures were counted with the question.
        room -= sum(use.tokens for use in one.uses)
        if turn is turns[-1]:
            room += sum(map(tokens_of_picture, one.message.images))
        shown.insert(0, one)
    return shown


def _shown(turn: Turn, room: int, asked: Turn, *, sees: bool) -> Shown:
    question = turn is asked
    shown = Shown(turn, ChatMessage(_role(turn), turn.text))
    pictures: list[Picture] = []
    documents: list[Document] = []
    texts = sum(one.picture is None for one in turn.materials)
    for one in turn.materials:
        use, tokens = AttachmentUse.WHOLE, 0
        if one.picture is not None:
            tokens = tokens_of_picture(one.picture)
            use = _picture_use(tokens, room, sees=sees, question=question)
            if use is AttachmentUse.WHOLE:
                pictures.append(one.picture)
                room -= 0 if question else tokens
            else:
                document = Document(one.name, "", use)
        else:
            document = _fitting(one, room // texts, asked.text)
            texts -= 1
            use = document.use
        if one.picture is None or use is not AttachmentUse.WHOLE:
            documents.append(document)
            tokens = tokens_of_documents([document])
            room -= tokens
        shown.uses.append(ManifestAttachment(one.attachment_id, turn.message_id, tokens, use, name=one.name))
    shown.message = ChatMessage(_role(turn), turn.text, images=tuple(pictures), documents=tuple(documents))
    return shown


def _picture_use(tokens: int, room: int, *, sees: bool, question: bool) -> AttachmentUse:
    if not sees:
        return AttachmentUse.BLIND
    return AttachmentUse.WHOLE if question or tokens <= room else AttachmentUse.ROOM


def _fitting(one: Material, room: int, question: str) -> Document:
    """A document, whole where it fits, else the parts of it that speak of the question; nothing of it where there is
    room for next to nothing."""
    whole = Document(one.name, one.text, AttachmentUse.WHOLE)
    tokens = tokens_of_documents([whole])
    if tokens <= room:
        return whole
    length = len(one.text) * room // tokens
    while room >= _LEAST and length > 0:
        cut = Document(one.name, passages(one.text, question, length), AttachmentUse.CUT)
        if tokens_of_documents([cut]) <= room:
            return cut
        length = int(length * _STEP)
    return Document(one.name, "", AttachmentUse.ROOM)


def _role(turn: Turn) -> ChatRole:
    return "user" if turn.role is Role.USER else "assistant"
