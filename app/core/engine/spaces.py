"""Spaces: parts of the person's life that do not mix."""

from app.core.engine.base import EngineBase
from app.core.models import (
    Actor,
    OperationKind,
    Scope,
    Space,
    Target,
)
from app.core.privacy.clean_text import CleanText


class SpaceCalls(EngineBase):
    """What a front end may ask about spaces."""

    async def spaces(self) -> list[Space]:
        """Every space, by name."""
        with self._store.read() as view:
            return view.spaces.all()

    async def add_space(self, name: str) -> Space:
        """EMPTY_TEXT, SPACE_EXISTS."""
        cleaned = await self._space_name(name)
        with self._store.change(Actor.PERSON, OperationKind.SPACE_CHANGE, Scope.MEMORY) as work:
            space_id = work.spaces.add(cleaned)
            return next(space for space in work.spaces.all() if space.id == space_id)

    async def rename_space(self, space_id: int, name: str) -> None:
        """EMPTY_TEXT, NOT_FOUND, SPACE_EXISTS."""
        cleaned = await self._space_name(name)
        with self._store.change(Actor.PERSON, OperationKind.SPACE_CHANGE, Scope.MEMORY) as work:
            work.spaces.rename(space_id, cleaned)

    async def remove_space(self, space_id: int) -> None:
        """Take the space away (undoable): what was seen in it alone is seen everywhere then. NOT_FOUND."""
        with self._store.change(Actor.PERSON, OperationKind.SPACE_CHANGE, Scope.MEMORY) as work:
            work.spaces.remove(space_id)

    async def _space_name(self, name: str) -> CleanText:
        return await self._cleaned(name, Target.MEMORY)
