"""The sample profile: invented data to play with."""

from app.core.chat.sample import SampleProfile
from app.core.engine.base import EngineBase
from app.core.models import Space
from app.core.text.language import Language


class SampleCalls(EngineBase):
    """What a front end may ask about the sample profile."""

    async def add_sample(self, language: Language) -> Space:
        """Make the sample profile in a space of its own, or return the one there is."""
        return await self._sample().add(language)

    async def sample(self) -> Space | None:
        """The space of the sample profile; None when there is none."""
        return self._sample().space()

    async def remove_sample(self) -> None:
        """Erase it for good, with everything that was said and learnt in its space."""
        self._sample().remove()

    def _sample(self) -> SampleProfile:
        return SampleProfile(self._home, self._store, self._gate)
