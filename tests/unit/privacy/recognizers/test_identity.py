"""Documents of the United States, the United Kingdom and Europe; plates and vehicle numbers."""

import pytest

from tests.helpers.privacy import found, hidden

TAKEN = [
    ("US_SSN", "my ssn: {}", "536-22-1234"),
    ("US_SSN", "social security number {}", "536221234"),
    ("US_ITIN", "ITIN {}", "912-70-1234"),
    ("UK_NHS", "NHS number {}", "943 476 5919"),
    ("UK_NINO", "national insurance: {}", "AB 12 34 56 C"),
    ("PASSPORT", "passport number {}", "C01234567"),
    ("PASSPORT", "my passport no. {}", "512345678"),
    ("DRIVER_LICENSE", "driver's license {}", "D1234567"),
    ("DRIVER_LICENSE", "UK licence {}", "MORGA657054SM9IJ"),
    ("CAR_PLATE", "my number plate is {}", "AB12 CDE"),
    ("VIN", "VIN {}", "1HGCM82633A004352"),
]
LEFT = [
    "my ssn is on the card in the drawer",
    "phone model 536-22 costs 1234",
    "my passport expires in 2031",
    "I lost my driving licence yesterday",
    "the plates are in the dishwasher",
    "flight BA 2490 leaves at 12:45",
    "chapter 12, verses 34-56",
]


@pytest.mark.parametrize(("kind", "sentence", "value"), TAKEN)
def test_that_it_is_taken_out(kind: str, sentence: str, value: str) -> None:
    assert hidden(sentence.format(value), value, kind), found(sentence.format(value))


@pytest.mark.parametrize("text", LEFT)
def test_that_talk_about_documents_is_left_alone(text: str) -> None:
    assert found(text) == []
