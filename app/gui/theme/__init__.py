"""The look, in one place: tokens (colours, sizes, distances), the palette and the style sheet made from them.

`resources/DESIGN.md` gives the rules. Nothing outside this package names a colour or a size of type.
"""

from app.gui.theme.theme import APPEARANCES, Theme

__all__ = ["APPEARANCES", "Theme"]
