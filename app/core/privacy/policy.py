"""What counts as private, and what is done about it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from app.core.errors import AppError, ErrorCode
from app.core.models import PrivacyAction, PrivacyRule, Redaction, Target


@dataclass(frozen=True, slots=True)
class Kind:
    """A type of private data, and what is done about it unless the person says otherwise.

    A memory that holds a secret is refused, and in a message a plain mark stands in the secret's place. Personal data
    is replaced by a numbered placeholder, the same one for the same value. Names are kept: an assistant has to know
    what your sister is called.
    """

    secret: bool
    memory: PrivacyAction
    chat: PrivacyAction


_SECRET = Kind(secret=True, memory=PrivacyAction.REFUSE, chat=PrivacyAction.REDACT)
# Seen by deeper readings only, and kept unless the person says otherwise.
_NAME = Kind(secret=False, memory=PrivacyAction.KEEP, chat=PrivacyAction.KEEP)
_PERSONAL = Kind(secret=False, memory=PrivacyAction.REDACT, chat=PrivacyAction.REDACT)

TYPES = MappingProxyType(
    {
        "API_KEY": _SECRET,
        "CONNECTION_STRING": _SECRET,
        "CREDIT_CARD": _SECRET,
        "CVC": _SECRET,
        "PASSWORD": _SECRET,
        "PIN_OTP": _SECRET,
        "PRIVATE_KEY": _SECRET,
        "RECOVERY_CODES": _SECRET,
        "RECOVERY_PHRASE": _SECRET,
        "ADDRESS": _PERSONAL,
        "BANK_ACCOUNT": _PERSONAL,
        "CAR_PLATE": _PERSONAL,
        "CN_CREDIT_CODE": _PERSONAL,
        "CN_ID": _PERSONAL,
        "CRYPTO_ADDRESS": _PERSONAL,
        "DATE_OF_BIRTH": _PERSONAL,
        "DRIVER_LICENSE": _PERSONAL,
        "EMAIL": _PERSONAL,
        "GPS": _PERSONAL,
        "HEALTH_ID": _PERSONAL,
        "IBAN": _PERSONAL,
        "IP_ADDRESS": _PERSONAL,
        "MAC_ADDRESS": _PERSONAL,
        "PASSPORT": _PERSONAL,
        "PERSON": _NAME,
        "PHONE": _PERSONAL,
        "PLACE": _NAME,
        "RU_INN": _PERSONAL,
        "RU_OGRN": _PERSONAL,
        "RU_OMS": _PERSONAL,
        "RU_SNILS": _PERSONAL,
        "UK_NHS": _PERSONAL,
        "UK_NINO": _PERSONAL,
        "US_ITIN": _PERSONAL,
        "US_SSN": _PERSONAL,
        "VIN": _PERSONAL,
    }
)


@dataclass(frozen=True, slots=True)
class Policy:
    """What is done about each type: the defaults, and where the person chose otherwise."""

    chosen: Mapping[Target, Mapping[str, PrivacyAction]] = field(default_factory=dict)

    def action(self, type_: str, target: Target) -> PrivacyAction:
        """What is done about `type_` in a text on its way to `target`."""
        kind = TYPES[type_]
        default = kind.memory if target is Target.MEMORY else kind.chat
        return self.chosen.get(target, {}).get(type_, default)

    def with_action(self, type_: str, target: Target, action: PrivacyAction, confirmation: str = "") -> "Policy":
        """This policy with another action for one type.

        Raises `AppError`: BAD_TYPE; CONFIRMATION_NEEDED where a secret is to be kept and `confirmation` does not spell
        out the type's name.
        """
        if type_ not in TYPES:
            raise AppError(ErrorCode.BAD_TYPE, type=type_)
        if action is PrivacyAction.KEEP:
            confirm(type_, confirmation)
        chosen = {one: dict(actions) for one, actions in self.chosen.items()}
        chosen.setdefault(target, {})[type_] = action
        if action is Policy().action(type_, target):
            del chosen[target][type_]
        return Policy(chosen)

    def rules(self) -> tuple[PrivacyRule, ...]:
        """Every type with what is done about it, secrets first."""
        return tuple(
            PrivacyRule(name, kind.secret, self.action(name, Target.MEMORY), self.action(name, Target.CHAT))
            for name, kind in sorted(TYPES.items(), key=lambda entry: not entry[1].secret)
        )

    @classmethod
    def from_settings(cls, stored: Mapping[Target, Mapping[str, PrivacyAction]]) -> "Policy":
        """From the settings; types that this version does not know are passed over."""
        return cls(
            {
                target: {type_: action for type_, action in actions.items() if type_ in TYPES}
                for target, actions in stored.items()
            }
        )


def confirm(type_: str, confirmation: str) -> None:
    """`AppError(CONFIRMATION_NEEDED)` unless `type_` is no secret, or `confirmation` spells its name out."""
    if TYPES[type_].secret and confirmation.strip().casefold() != type_.casefold():
        raise AppError(ErrorCode.CONFIRMATION_NEEDED, type=type_)


def refused_types(redaction: Redaction) -> tuple[str, ...]:
    """The types because of which a text is refused, in order."""
    return tuple(sorted({one.type for one in redaction.findings if one.action is PrivacyAction.REFUSE}))
