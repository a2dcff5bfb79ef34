"""What counts as private, and what is done about it."""

from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Kind:
    """A type of private data. Secrets are never stored in any form: a memory that holds one is refused, and in a
    message a plain mark stands in their place. Other kinds are replaced by a numbered placeholder, the same one for
    the same value."""

    secret: bool


_SECRET, _PERSONAL = Kind(secret=True), Kind(secret=False)

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
        "PHONE": _PERSONAL,
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
