import tomllib
from pathlib import Path

from app.gui.settings.licences import _ROOTS, _name_of, licence_text, licences


def test_that_every_dependency_is_named() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    assert {_name_of(need) for need in project["dependencies"]} <= set(_ROOTS)


def test_that_packages_tell_their_licences() -> None:
    found = {one.package.lower(): one for one in licences()}
    assert "LGPL" in found["pyside6_essentials"].name
    assert "Apache" in licence_text("cryptography") or "BSD" in licence_text("cryptography")
    assert {"sqlalchemy", "httpx", "anyio"} <= found.keys()  # also what comes with what we need
    assert all(one.name for one in found.values())
    assert "ISC" in licence_text("Lucide")
