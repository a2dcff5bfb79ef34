"""`/api/pull` of the double: what can be downloaded, how far it is, and how it goes wrong."""

import hashlib
import threading
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass
from typing import Any

from tests.helpers.ollama_double.catalogue import Model
from tests.helpers.ollama_double.http import Failure
from tests.helpers.ollama_double.script import pause


@dataclass
class Offer:
    """A model that can be downloaded, in `steps` pieces of a layer of `size` bytes."""

    model: Model
    size: int
    steps: int
    delay: float  # seconds for each step
    hold: threading.Event | None  # to wait for between steps
    error: str  # what the server says after `error_at` steps, once
    error_at: int
    completed: int = 0  # bytes; a download that was broken off goes on from there


class PullApi:
    """Downloads models. What has been downloaded outlives a restart of the server."""

    def __init__(
        self, offers: dict[str, Offer], own: Callable[[str], Model | None], add: Callable[[Model], None]
    ) -> None:
        self._offers = offers
        self._own = own
        self._add = add

    async def lines(self, name: str) -> AsyncGenerator[dict[str, Any], None]:
        """The lines of a download."""
        yield {"status": "pulling manifest"}
        own, offer = self._own(name), self._offers.get(name)
        if own is None and offer is None:
            raise Failure(500, "pull model manifest: file does not exist")
        digest = hashlib.sha256(name.encode()).hexdigest()
        layer: dict[str, Any] = {"status": f"pulling {digest[:12]}", "digest": f"sha256:{digest}"}
        if offer is None and own is not None:
            yield layer | {"total": own.size, "completed": own.size}
        elif offer is not None:
            layer["total"] = offer.size
            while True:
                yield layer | ({"completed": offer.completed} if offer.completed else {})
                if offer.completed >= offer.size:
                    break
                await _step(offer)
        for status in ("verifying sha256 digest", "writing manifest"):
            yield {"status": status}
        if offer is not None:
            self._add(offer.model)
            del self._offers[name]
        yield {"status": "success"}


async def _step(offer: Offer) -> None:
    """A piece more, or the failure that is due."""
    await pause(offer.delay, offer.hold)
    step = -(-offer.size // offer.steps)
    if offer.error and offer.completed >= step * offer.error_at:
        error, offer.error = offer.error, ""
        raise Failure(500, error)
    offer.completed = min(offer.size, offer.completed + step)
