import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.errors import AppError, ErrorCode
from app.core.models import GateVerdict, PrivacyAction, Target
from app.core.privacy.gate import Gate
from app.core.privacy.placeholders import MemoryPlaceholderBook, mask_of
from app.core.privacy.policy import TYPES, Policy, refused_types

choices = st.lists(
    st.tuples(st.sampled_from(sorted(TYPES)), st.sampled_from(list(Target)), st.sampled_from(list(PrivacyAction)))
)


@given(choices)
def test_that_the_last_choice_counts_and_outlives_the_settings(chosen: list[tuple[str, Target, PrivacyAction]]) -> None:
    policy = Policy()
    expected: dict[tuple[str, Target], PrivacyAction] = {}
    for type_, target, action in chosen:
        policy = policy.with_action(type_, target, action, confirmation=type_)
        expected[type_, target] = action
    read_again = Policy.from_settings(policy.chosen)
    for type_ in TYPES:
        for target in Target:
            default = Policy().action(type_, target)
            assert policy.action(type_, target) is expected.get((type_, target), default)
            assert read_again.action(type_, target) is policy.action(type_, target)


@given(st.sampled_from(sorted(TYPES)), st.sampled_from(list(Target)), st.text())
def test_that_only_its_own_name_lets_a_secret_be_kept(type_: str, target: Target, confirmation: str) -> None:
    spelled = confirmation.strip().casefold() == type_.casefold()
    if TYPES[type_].secret and not spelled:
        with pytest.raises(AppError) as caught:
            Policy().with_action(type_, target, PrivacyAction.KEEP, confirmation)
        assert caught.value.code is ErrorCode.CONFIRMATION_NEEDED
    else:
        kept = Policy().with_action(type_, target, PrivacyAction.KEEP, confirmation)
        assert kept.action(type_, target) is PrivacyAction.KEEP


def test_that_an_unknown_type_is_told_and_one_of_a_newer_version_is_passed_over() -> None:
    with pytest.raises(AppError) as caught:
        Policy().with_action("SHOE_SIZE", Target.CHAT, PrivacyAction.KEEP)
    assert caught.value.code is ErrorCode.BAD_TYPE
    policy = Policy.from_settings({Target.CHAT: {"SHOE_SIZE": PrivacyAction.KEEP, "PHONE": PrivacyAction.KEEP}})
    assert policy.action("PHONE", Target.CHAT) is PrivacyAction.KEEP
    assert {rule.type for rule in policy.rules()} == set(TYPES)
    assert [rule.secret for rule in policy.rules()] == sorted([kind.secret for kind in TYPES.values()], reverse=True)


TEXT = "call +7 916 123-45-67, my password is Blue-Kettle7"


@pytest.mark.parametrize(
    ("phone", "stored", "verdict"),
    [
        (PrivacyAction.KEEP, "call +7 916 123-45-67, my password is <PASSWORD>", GateVerdict.REDACTED),
        (PrivacyAction.REDACT, "call <PHONE_1>, my password is <PASSWORD>", GateVerdict.REDACTED),
        (PrivacyAction.REFUSE, "call <PHONE_1>, my password is <PASSWORD>", GateVerdict.REFUSED),
    ],
)
def test_that_the_gate_does_what_the_policy_says(phone: PrivacyAction, stored: str, verdict: GateVerdict) -> None:
    gate = Gate(MemoryPlaceholderBook(), Policy().with_action("PHONE", Target.CHAT, phone))
    redaction = gate.clean_now(TEXT, Target.CHAT).redaction
    assert (redaction.text, redaction.verdict) == (stored, verdict)
    assert refused_types(redaction) == (("PHONE",) if verdict is GateVerdict.REFUSED else ())


def test_that_what_is_kept_does_not_swallow_what_overlaps_it() -> None:
    """A kept link with a phone number in it: the number still goes."""
    gate = Gate(MemoryPlaceholderBook(), Policy().with_action("CAR_PLATE", Target.CHAT, PrivacyAction.KEEP))
    text = "my number plate is AB12 CDE, ssn 536-22-1234"
    assert gate.clean_now(text, Target.CHAT).text.value == "my number plate is AB12 CDE, ssn <US_SSN_1>"


async def test_that_a_changed_policy_is_asked_again_about_what_was_clean() -> None:
    gate = Gate(MemoryPlaceholderBook(), Policy().with_action("PHONE", Target.MEMORY, PrivacyAction.KEEP))
    texts = ["call +7 916 123-45-67"]
    assert await gate.pass_again(texts, Target.MEMORY) == texts
    gate.policy = Policy()
    assert await gate.pass_again(texts, Target.MEMORY) == ["call <PHONE_1>"]


@given(st.text())
def test_that_a_mask_shows_the_ends_at_most(value: str) -> None:
    mask = mask_of(value)
    shown = [sign for sign in mask if sign != "•"]
    assert len(shown) <= 2 or "•" in value
    if len(value) < 6:
        assert set(mask) <= {"•"}
