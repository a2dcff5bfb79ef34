"""Qt's palette from our colours, and back: what paints by itself asks which colours are in use."""

from functools import lru_cache

from PySide6.QtGui import QColor, QGuiApplication, QPalette

from app.gui.theme.tokens import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, SPACES_ON_DARK, SPACES_ON_LIGHT, Colours

_BY_LOOKS = {(made.window, made.text, made.accent): made for made in (LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK)}


@lru_cache
def palette(colours: Colours) -> QPalette:
    """The palette of an appearance."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    made = QPalette()
    for name, colour in (
        (role.Window, colours.window),
        (role.WindowText, colours.text),
        (role.Base, colours.base),
        (role.AlternateBase, colours.window),
        (role.Text, colours.text),
        (role.PlaceholderText, colours.faint),
        (role.Button, colours.base),
        (role.ButtonText, colours.text),
        (role.BrightText, colours.text),
        (role.ToolTipBase, colours.text),
        (role.ToolTipText, colours.window),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.accent_text),
        (role.Link, colours.accent),
        (role.LinkVisited, colours.accent),
        (role.Accent, colours.accent),
        (role.Mid, colours.line),
    ):
        made.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(group.Disabled, name, QColor(colours.faint))
    return made


def colours_in_use() -> Colours:
    """The colours that the application wears now; a widget's own palette is what the style sheet left of them."""
    worn = QGuiApplication.palette()
    roles = (QPalette.ColorRole.Window, QPalette.ColorRole.WindowText, QPalette.ColorRole.Highlight)
    looks = tuple(worn.color(role).name() for role in roles)
    return _BY_LOOKS.get((looks[0], looks[1], looks[2]), LIGHT)  # undressed, as in a test of one widget: light


def space_colour(space_id: int) -> str:
    """The colour of a space's dot: always the same one for a space."""
    colours = SPACES_ON_DARK if colours_in_use().dark else SPACES_ON_LIGHT
    return colours[space_id % len(colours)]
