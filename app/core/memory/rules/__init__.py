"""Deterministic rules for how two statements about a person stand to each other.

They decide only what they are sure of; the rest is UNCERTAIN, for a judge or the person.
"""

from app.core.memory.rules.catalogue import related_slots
from app.core.memory.rules.reading import slot_of

__all__ = ["related_slots", "slot_of"]
