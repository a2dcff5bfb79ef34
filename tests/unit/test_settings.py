import json
from pathlib import Path

import pytest

from app.core.errors import AppError, ErrorCode
from app.core.settings import Settings, SettingsFile, normal_host


def test_that_a_change_is_kept_for_the_next_start(tmp_path: Path) -> None:
    SettingsFile.of_home(tmp_path).change(language="ru", trash_days=7)
    assert SettingsFile.of_home(tmp_path).current == Settings(language="ru", trash_days=7)


@pytest.mark.parametrize("values", [{"language": "xx"}, {"trash_days": 0}, {"no_such": 1}, {"host": "ftp://x"}])
def test_that_a_bad_value_changes_nothing(tmp_path: Path, values: dict[str, str | int]) -> None:
    settings = SettingsFile.of_home(tmp_path)
    settings.change(language="zh")
    with pytest.raises(AppError) as caught:
        settings.change(**values)
    assert caught.value.code is ErrorCode.BAD_SETTING
    assert caught.value.params == {"name": next(iter(values))}
    assert SettingsFile.of_home(tmp_path).current == Settings(language="zh")


@pytest.mark.parametrize("content", ["", "[1]", "{", '{"language": "zh", "trash_days": "many", "colour": "red"}'])
def test_that_a_damaged_file_keeps_what_can_be_kept(tmp_path: Path, content: str) -> None:
    (tmp_path / "settings.json").write_text(content)
    kept = Settings(language="zh") if "zh" in content else Settings()
    assert SettingsFile.of_home(tmp_path).current == kept


def test_that_every_option_says_what_it_does() -> None:
    assert all(field.description for field in Settings.model_fields.values())


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("localhost", "http://localhost:11434"),
        ("0.0.0.0", "http://127.0.0.1:11434"),
        ("192.168.1.5:8080", "http://192.168.1.5:8080"),
        ("https://models.example", "https://models.example"),
        ("http://models.example:1/path/", "http://models.example:1/path"),
        ("[::1]:11434", "http://[::1]:11434"),
    ],
)
def test_that_addresses_are_read_as_people_write_them(written: str, expected: str) -> None:
    assert normal_host(written) == expected


@pytest.mark.parametrize("written", ["ftp://host", "http://user:secret@host", "http://", "host:notaport"])
def test_that_what_is_no_address_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        normal_host(written)


def test_that_the_setting_wins_over_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = SettingsFile.of_home(tmp_path)
    assert settings.host == "http://127.0.0.1:11434"
    monkeypatch.setenv("OLLAMA_HOST", "10.0.0.2")
    assert settings.host == "http://10.0.0.2:11434"
    monkeypatch.setenv("OLLAMA_HOST", "ftp://nonsense")
    assert settings.host == "http://127.0.0.1:11434"
    settings.change(host="otherhost")
    assert settings.host == "http://otherhost:11434"
    assert json.loads((tmp_path / "settings.json").read_text())["host"] == "http://otherhost:11434"
