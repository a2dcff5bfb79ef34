"""What may be stored: the gate's rules, what is allowed, what was refused."""

from app.core.engine.base import EngineBase
from app.core.models import (
    Allowance,
    DeepReadings,
    Finding,
    PrivacyAction,
    PrivacyRule,
    Redaction,
    Refusal,
    Target,
)
from app.core.privacy.deep import installed_pipelines


class PrivacyCalls(EngineBase):
    """What a front end may ask of the privacy gate."""

    async def redact(self, text: str, target: Target) -> Redaction:
        """What would be stored of a text, and what would be taken out."""
        return (await self._gate.clean(text, target)).redaction

    async def look(self, text: str, target: Target) -> tuple[Finding, ...]:
        """What would be taken out of a text that is still being written; nothing is kept of it."""
        return await self._gate.look(text, target)

    def privacy(self) -> tuple[PrivacyRule, ...]:
        """What is done about each type of private data, secrets first."""
        return self._gate.policy.rules()

    async def set_privacy(
        self, type_: str, target: Target, action: PrivacyAction, confirmation: str = ""
    ) -> tuple[PrivacyRule, ...]:
        """Choose what is done about a type. BAD_TYPE; CONFIRMATION_NEEDED where a secret is to be kept and its type is
        not spelled out."""
        policy = self._gate.policy.with_action(type_, target, action, confirmation)
        self._settings.change(privacy=policy.chosen)
        self._gate.policy = policy
        return policy.rules()

    def deep_readings(self) -> DeepReadings:
        """Which deeper readings could be chosen here (setting `deep_reading`)."""
        current = self._models.state.current
        here = not current.offline and not current.remote
        return DeepReadings(installed_pipelines(), current.name if here else None)

    async def allow(self, type_: str, value: str, confirmation: str = "") -> None:
        """Let this value be stored from now on; only its hash and a mask are kept. BAD_TYPE, CONFIRMATION_NEEDED."""
        self._gate.allow(type_, value, confirmation)

    async def allowances(self) -> list[Allowance]:
        """The values that may be stored, the newest first."""
        with self._store.read() as view:
            return view.privacy.allowances()

    async def disallow(self, allowance_id: int) -> None:
        """Take a value out of that list. NOT_FOUND."""
        with self._store.maintain() as work:
            work.privacy.disallow(allowance_id)

    async def refusals(self) -> list[Refusal]:
        """What was not stored because of what it held, the newest first: types only."""
        with self._store.read() as view:
            return view.privacy.refusals()

    async def clear_refusals(self) -> None:
        """Empty the list of refusals."""
        with self._store.maintain() as work:
            work.privacy.clear_refusals()
