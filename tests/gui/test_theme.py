"""The rules of the look: contrast, one place for colours and sizes, signs that exist, appearances that follow."""

import re
from pathlib import Path

import pytest
from pygments.styles import get_style_by_name
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from app.gui.look import describe, style, tool_button
from app.gui.theme import Theme, fonts, icons, tokens
from app.gui.theme.palette import colours_in_use
from app.gui.theme.tokens import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, Colours

GUI = Path(icons.__file__).parents[1]
LOOKS = {
    "light": (LIGHT, 4.5),
    "dark": (DARK, 4.5),
    "contrast": (CONTRAST_LIGHT, 7.0),
    "dark contrast": (CONTRAST_DARK, 7.0),
}
EVERY_LOOK = pytest.mark.parametrize(("colours", "least"), LOOKS.values(), ids=LOOKS)


def contrast(one: str, other: str) -> float:
    """The ratio of WCAG 2."""

    def luminance(colour: str) -> float:
        parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@EVERY_LOOK
def test_that_every_text_has_contrast_enough_on_every_ground(colours: Colours, least: float) -> None:
    measured = {name: round(contrast(*pair), 2) for name, pair in colours.pairs().items()}
    assert {name: ratio for name, ratio in measured.items() if ratio < least} == {}


@EVERY_LOOK
def test_that_coloured_code_can_be_read(colours: Colours, least: float) -> None:
    inks = {f"#{token['color']}" for _kind, token in get_style_by_name(colours.code_style) if token["color"]}
    assert {ink for ink in inks if contrast(ink, colours.code_ground) < least} == set()


@EVERY_LOOK
def test_that_the_focus_is_seen(colours: Colours, least: float) -> None:
    assert all(contrast(colours.focus, ground) >= 3 for ground in (colours.window, colours.base, colours.inset))
    assert colours.ring >= 2


@pytest.mark.parametrize("colours", [CONTRAST_LIGHT, CONTRAST_DARK], ids=["light", "dark"])
def test_that_high_contrast_draws_its_lines(colours: Colours) -> None:
    assert all(contrast(colours.line, ground) >= 4.5 for ground in (colours.window, colours.base, colours.raised))


@EVERY_LOOK
def test_that_the_dots_of_spaces_are_seen_on_every_ground_of_a_list(colours: Colours, least: float) -> None:
    del least
    dots = tokens.SPACES_ON_DARK if colours.dark else tokens.SPACES_ON_LIGHT
    grounds = (colours.inset, colours.hover, colours.chosen)
    assert {dot for dot in dots if min(contrast(dot, ground) for ground in grounds) < 3} == set()


def test_that_colours_and_sizes_of_type_are_named_in_one_place() -> None:
    own = re.compile(r"[\"']#[0-9a-fA-F]{6}[\"']|font-size:|setPixelSize\((?!fonts\.)|setPointSize|setStyleSheet\(")
    found = [
        f"{path.relative_to(GUI)}:{number}: {line.strip()}"
        for path in GUI.rglob("*.py")
        if path.parent.name != "theme"
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if own.search(line)
    ]
    assert found == []


def test_that_every_sign_in_the_code_exists() -> None:
    named = re.compile(
        r"""(?:tool_button\(|\b_action\(|\bsign\([^,()]+(?:\(\))?,|\bicons?\.icon\()\s*"([a-z0-9-]+)\""""
    )
    asked = {name for path in GUI.rglob("*.py") for name in named.findall(path.read_text("utf-8"))}
    assert len(asked) > 5
    assert {name for name in asked if not (icons.FOLDER / f"{name}.svg").is_file()} == set()


def test_that_an_unknown_sign_is_a_fault() -> None:
    with pytest.raises(FileNotFoundError):
        icons.icon("no-such-sign")


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0, 2.5])
def test_that_signs_are_drawn_at_the_screens_density(qtbot: QtBot, scale: float) -> None:
    drawn = icons.icon("search").pixmap(QSize(16, 16), scale)
    assert drawn.size() == QSize(round(16 * scale), round(16 * scale))
    assert drawn.devicePixelRatio() == scale
    assert drawn.toImage().pixelColor(0, 0).alpha() == 0


def test_that_signs_follow_the_appearance_by_themselves(qtbot: QtBot, qapp: QApplication) -> None:
    theme = Theme(qapp, "light")
    button = tool_button("square", "Stop")
    qtbot.addWidget(button)
    bright = _ink(button.icon())
    theme.set_appearance("dark")
    dark = _ink(button.icon())
    theme.set_appearance("light")
    assert (bright, dark, _ink(button.icon())) == (LIGHT.text, DARK.text, LIGHT.text)


def test_that_each_appearance_dresses_the_application(qtbot: QtBot, qapp: QApplication) -> None:
    theme = Theme(qapp, "light")
    for appearance, colours in (("dark", DARK), ("contrast", CONTRAST_LIGHT), ("light", LIGHT)):
        with qtbot.waitSignal(theme.changed):
            theme.set_appearance(appearance)
        assert colours_in_use() is colours
        assert colours.window in qapp.styleSheet()


def test_that_nothing_moves_where_no_motion_is_asked_for(qapp: QApplication) -> None:
    theme = Theme(qapp, "light", motion="still")
    assert theme.motion == 0
    theme.set_motion("system")
    assert theme.motion in {0, tokens.MOTION}


def test_that_type_follows_the_systems_font(qtbot: QtBot, qapp: QApplication) -> None:
    before = qapp.font()
    try:
        large = QFont(before)
        large.setPixelSize(20)
        qapp.setFont(large)
        Theme(qapp, "light")
        title = QLabel("Title")
        style(title, "title")
        qtbot.addWidget(title)
        title.ensurePolished()
        assert title.font().pixelSize() == fonts.size(tokens.TITLE) == round(20 * tokens.TITLE)
        small = QFont(before)
        small.setPixelSize(9)
        assert fonts.body_font(small).pixelSize() == tokens.LEAST_BODY
    finally:
        qapp.setFont(before)
        Theme(qapp, "light")


def test_that_the_focus_moves_nothing(qtbot: QtBot, qapp: QApplication) -> None:
    Theme(qapp, "light")
    button = QToolButton()
    describe(button, "Close")
    qtbot.addWidget(button)
    button.show()
    before = button.sizeHint()
    button.setFocus()
    assert button.sizeHint() == before


def _ink(icon: QIcon) -> str:
    image = icon.pixmap(QSize(64, 64), 1.0).toImage()
    solid = [image.pixelColor(x, y) for x in range(64) for y in range(64) if image.pixelColor(x, y).alpha() == 255]
    return solid[0].name()


def test_that_the_design_rules_give_the_figures_of_today() -> None:
    lines = (GUI.parents[1] / "resources" / "DESIGN.md").read_text("utf-8").splitlines()
    figures = {line.split(" | ")[0].strip("| "): re.findall(r"`(#\w{6})` ([0-9.]+)", line) for line in lines}
    told = {name: found for name, found in figures.items() if found}
    assert len(told) > 10
    for name, found in told.items():
        assert found == [_figures(colours, name) for colours, _least in LOOKS.values()], name


def _figures(colours: Colours, name: str) -> tuple[str, str]:
    """An ink and its least contrast: on the ground that `name` gives, or on those that all inks share."""
    ink = name.partition(" on ")[0]
    pairs = [pair for pair_name, pair in colours.pairs().items() if _names(pair_name, name)]
    return getattr(colours, ink), f"{min(contrast(*pair) for pair in pairs):.1f}"


def _names(pair: str, asked: str) -> bool:
    """Whether a pair is the one that is asked for, or one of an ink on the grounds that all share."""
    return pair == asked if " on " in asked else pair.startswith(f"{asked} on ") and not pair.endswith("code_ground")
