"""Newer versions."""

from dataclasses import replace
from pathlib import Path

from app import __version__
from app.core import updates
from app.core.engine.base import EngineBase
from app.core.models import UpdateReport

_RESOURCES = Path(__file__).parents[3] / "resources"


class UpdateCalls(EngineBase):
    """What a front end may ask about newer versions, when the person does."""

    async def check_for_updates(self) -> UpdateReport:
        """Ask the address of the settings, else the built-in one. UPDATE_UNKNOWN, UPDATE_UNREACHABLE,
        UPDATE_UNTRUSTED."""
        source = updates.built_in(_RESOURCES)
        address = self._settings.current.update_address
        if source is not None and address:
            source = replace(source, address=address)
        return await updates.check(source, __version__)
