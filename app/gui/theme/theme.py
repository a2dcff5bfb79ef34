"""Dressing the application: which appearance it wears, and changing it while the window is open."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QStyle

from app.gui.theme import fonts, tokens
from app.gui.theme.palette import palette
from app.gui.theme.sheet import style_sheet
from app.gui.theme.tokens import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, Colours

APPEARANCES = ("system", "light", "dark", "contrast")


class Theme(QObject):
    """Dresses the application, and follows the system or the person's choice."""

    changed = Signal()  # after the application wears other colours

    def __init__(self, application: QApplication, appearance: str, motion: str = "system") -> None:
        """`appearance` is one of `APPEARANCES`, `motion` is "system" or "still"."""
        super().__init__(application)
        self._application = application
        self._appearance = appearance
        self._motion = motion
        self._worn: Colours | None = None
        if not application.styleSheet():  # a style that is set again polishes every widget there is
            application.setStyle("Fusion")
        application.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # all our languages; a text may still turn
        application.setFont(fonts.body_font(application.font()))
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self._dress)
        hints.accessibility().contrastPreferenceChanged.connect(self._dress)
        self._dress()

    def set_appearance(self, appearance: str) -> None:
        """Change to one of `APPEARANCES`."""
        self._appearance = appearance
        self._dress()

    def set_motion(self, motion: str) -> None:
        """Change to "system" or "still"."""
        self._motion = motion

    @property
    def colours(self) -> Colours:
        """The colours that belong to the choice and to what the system says now."""
        hints = self._application.styleHints()
        system = self._appearance in {"system", "contrast"}
        dark = hints.colorScheme() is Qt.ColorScheme.Dark if system else self._appearance == "dark"
        asked = hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
        if self._appearance == "contrast" or (self._appearance == "system" and asked):
            return CONTRAST_DARK if dark else CONTRAST_LIGHT
        return DARK if dark else LIGHT

    @property
    def dark(self) -> bool:
        """Whether the window is dark now."""
        return self.colours.dark

    @property
    def motion(self) -> int:
        """Milliseconds that a movement takes; 0 where the person or the system asks for none."""
        if self._motion == "still":
            return 0
        asked = self._application.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
        return tokens.MOTION if asked else 0

    def _dress(self) -> None:
        colours = self.colours
        if colours == self._worn:
            return
        self._worn = colours
        self._application.setPalette(palette(colours))
        self._application.setStyleSheet(style_sheet(colours))
        self.changed.emit()
