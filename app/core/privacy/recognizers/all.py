"""Every recognizer."""

from presidio_analyzer import EntityRecognizer

from app.core.privacy.recognizers import contact, identity, payment, secrets
from app.core.privacy.recognizers.recovery import RecoveryPhraseRecognizer
from app.core.privacy.recognizers.rules import RuleRecognizer


def recognizers() -> list[EntityRecognizer]:
    """A fresh set, for one analyzer."""
    return [
        RuleRecognizer("secrets", secrets.RULES),
        RuleRecognizer("payment", payment.RULES),
        RuleRecognizer("identity", identity.RULES),
        RuleRecognizer("contact", contact.RULES),
        contact.PhoneRecognizer(),
        RecoveryPhraseRecognizer(),
    ]
