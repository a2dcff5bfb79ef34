"""Every recognizer."""

from presidio_analyzer import EntityRecognizer

from app.core.privacy.recognizers import (
    china,
    contact,
    dates,
    health,
    identity,
    network,
    passwords,
    payment,
    russia,
    secrets,
    tokens,
    views,
)
from app.core.privacy.recognizers.addresses import AddressRecognizer
from app.core.privacy.recognizers.recovery import RecoveryPhraseRecognizer
from app.core.privacy.recognizers.rules import RuleRecognizer
from app.core.privacy.recognizers.views import ViewRecognizer


def recognizers() -> list[EntityRecognizer]:
    """A fresh set, for one analyzer."""
    token_forms = RuleRecognizer("tokens", tokens.RULES)
    kept_secret = RuleRecognizer("secrets", secrets.RULES)
    passwords_ = RuleRecognizer("passwords", passwords.RULES)
    numbers = [
        RuleRecognizer("payment", payment.RULES),
        RuleRecognizer("identity", identity.RULES),
        RuleRecognizer("russia", russia.RULES),
        RuleRecognizer("china", china.RULES),
        RuleRecognizer("contact", contact.RULES),
        passwords_,
    ]
    iban = payment.IbanRecognizer()
    return [
        kept_secret,
        *numbers,
        iban,
        contact.PhoneRecognizer(),
        RuleRecognizer("network", network.RULES),
        RuleRecognizer("health", health.RULES),
        RuleRecognizer("dates", dates.RULES),
        AddressRecognizer(),
        RecoveryPhraseRecognizer(),
        ViewRecognizer("spelled numbers", views.spelled_numbers, numbers),
        ViewRecognizer("tokens over lines", views.joined_lines, [token_forms]),
        ViewRecognizer("letters apart", views.letters_together, [token_forms, *numbers, iban]),
        ViewRecognizer("base64", views.decoded, [kept_secret, passwords_]),
        ViewRecognizer("percent signs", views.percent_decoded, [kept_secret, *numbers]),
    ]
