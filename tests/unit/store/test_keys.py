import keyring
import pytest

from app.core.errors import AppError, ErrorCode
from app.core.home import Home
from app.core.store.keys import key_source, unlock
from tests.helpers.keyring import LockedKeyring, LosingKeyring, MemoryKeyring


def test_that_a_new_home_puts_a_random_key_into_the_keyring(home: Home, memory_keyring: MemoryKeyring) -> None:
    assert key_source(home) == "none"
    first = unlock(home, None)
    assert first.source == key_source(home) == "keyring"
    assert list(memory_keyring.secrets.values()) == [first.value.hex()]
    assert unlock(home, None) == first


def test_that_two_homes_have_two_keys(home: Home, memory_keyring: MemoryKeyring) -> None:
    other = Home(home.path.parent / "other")
    other.create()
    assert unlock(home, None) != unlock(other, None)


def test_that_the_profile_holds_no_key(home: Home, memory_keyring: MemoryKeyring) -> None:
    assert unlock(home, None).value.hex() not in home.profile.read_text()


@pytest.mark.parametrize("backend", [LosingKeyring(), LockedKeyring(), None])
def test_that_a_keyring_that_does_not_keep_asks_for_a_passphrase(home: Home, backend: MemoryKeyring | None) -> None:
    if backend is not None:
        keyring.set_keyring(backend)
    with pytest.raises(AppError) as caught:
        unlock(home, None)
    assert caught.value.code is ErrorCode.PASSPHRASE_NEEDED
    assert caught.value.params == {"new": 1}
    assert not home.profile.exists()


def test_that_a_passphrase_opens_its_home_again(home: Home) -> None:
    key = unlock(home, "correct horse battery")
    assert key.source == "passphrase"
    assert unlock(home, "correct horse battery") == key
    assert "correct" not in home.profile.read_text()


@pytest.mark.parametrize(
    ("passphrase", "code"),
    [("another horse battery", ErrorCode.KEY_WRONG), (None, ErrorCode.PASSPHRASE_NEEDED)],
)
def test_that_a_wrong_or_missing_passphrase_is_told_apart(home: Home, passphrase: str | None, code: ErrorCode) -> None:
    unlock(home, "correct horse battery")
    with pytest.raises(AppError) as caught:
        unlock(home, passphrase)
    assert caught.value.code is code


def test_that_a_short_passphrase_is_refused(home: Home) -> None:
    with pytest.raises(AppError) as caught:
        unlock(home, "short")
    assert caught.value.code is ErrorCode.PASSPHRASE_TOO_SHORT
    assert not home.profile.exists()


def test_that_a_key_gone_from_the_keyring_is_missing_not_wrong(home: Home, memory_keyring: MemoryKeyring) -> None:
    unlock(home, None)
    memory_keyring.secrets.clear()
    with pytest.raises(AppError) as caught:
        unlock(home, None)
    assert caught.value.code is ErrorCode.KEY_MISSING


@pytest.mark.parametrize(("stored", "code"), [("00" * 32, ErrorCode.KEY_WRONG), ("no hex", ErrorCode.KEY_MISSING)])
def test_that_another_key_in_the_keyring_is_noticed(
    home: Home, memory_keyring: MemoryKeyring, stored: str, code: ErrorCode
) -> None:
    unlock(home, None)
    for entry in memory_keyring.secrets:
        memory_keyring.secrets[entry] = stored
    with pytest.raises(AppError) as caught:
        unlock(home, None)
    assert caught.value.code is code


def test_that_a_locked_keyring_is_a_passing_fault(home: Home, memory_keyring: MemoryKeyring) -> None:
    unlock(home, None)
    keyring.set_keyring(LockedKeyring())
    with pytest.raises(AppError) as caught:
        unlock(home, None)
    assert caught.value.code is ErrorCode.KEYRING_LOCKED
    assert caught.value.passing


@pytest.mark.parametrize("profile", ["", "[]", '{"id": "x", "source": "cloud", "salt": "", "check": ""}'])
def test_that_a_database_without_a_readable_profile_gets_no_new_key(home: Home, profile: str) -> None:
    home.profile.write_text(profile)
    with pytest.raises(AppError) as caught:
        unlock(home, "correct horse battery")
    assert caught.value.code is ErrorCode.PROFILE_MISSING
    assert home.profile.read_text() == profile


def test_that_derived_keys_differ_by_purpose_and_from_the_key(home: Home) -> None:
    key = unlock(home, "correct horse battery")
    assert len({key.value, key.derived("one"), key.derived("two")}) == 3
    assert key.value.hex() not in repr(key)
