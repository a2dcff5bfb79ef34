"""Writing a file that the person chose a place for."""

from pathlib import Path

import pytest

from app.core.errors import AppError, ErrorCode
from app.writing import write_file


def test_that_a_text_ends_with_one_line_end_and_nothing_else_is_left(tmp_path: Path) -> None:
    write_file(tmp_path / "a.md", "Привет\n\n")
    write_file(tmp_path / "a.pdf", b"\x00\n\n")
    assert (tmp_path / "a.md").read_bytes() == "Привет\n".encode()
    assert (tmp_path / "a.pdf").read_bytes() == b"\x00\n\n"
    assert len(list(tmp_path.iterdir())) == 2


def test_that_a_place_that_cannot_be_written_is_put_into_words(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "none" / "a.json"):
        with pytest.raises(AppError) as error:
            write_file(place, "text")
        assert error.value.code is ErrorCode.NOT_WRITTEN


def test_that_an_export_that_fails_halfway_leaves_the_older_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "keepsake.json"
    write_file(path, "old")
    path.chmod(0o600)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(Path, "replace", full)
        with pytest.raises(AppError):
            write_file(path, "new")
    assert [one.name for one in tmp_path.iterdir()] == ["keepsake.json"]
    assert path.read_text("utf-8") == "old\n"
    write_file(path, "new")
    assert path.read_text("utf-8") == "new\n"
    assert path.stat().st_mode & 0o777 == 0o600, "who may read it is not changed"
