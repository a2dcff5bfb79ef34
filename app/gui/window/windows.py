"""The one window of the program, and making it anew when the person changes the language.

Every text is asked for once, when its widget is made. So another language means another window over the same bridge
and engine, which goes on where the old one stood.
"""

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication, QScrollBar, QWidget

from app.core.errors import AppError
from app.core.events import Event, SettingsChanged
from app.gui.bridge import Bridge
from app.gui.theme import Theme
from app.gui.window.main_window import MainWindow
from app.i18n import current_language, set_language

_NAMES = {"en": QLocale.Language.English, "ru": QLocale.Language.Russian, "zh": QLocale.Language.Chinese}


def discard(window: QWidget) -> None:
    """Delete a window. What its scroll bars say while they go would reach parts that are gone before them."""
    for bar in window.findChildren(QScrollBar):
        bar.blockSignals(True)
    window.deleteLater()


class Windows(QObject):
    """Holds the window; follows what the settings say of its look and language."""

    def __init__(self, qt: QApplication, bridge: Bridge, theme: Theme) -> None:
        super().__init__(qt)
        self._qt = qt
        self._bridge = bridge
        self._theme = theme
        self._language = bridge.application.settings.current.language
        self._translator: QTranslator | None = None
        self._translate_qt()
        self.current = MainWindow(bridge, theme)
        bridge.core_event.connect(self._on_event)

    def show_error(self, error: AppError) -> None:
        """Show a fault in the window there is."""
        self.current.show_error(error)

    def _on_event(self, event: Event) -> None:
        if not isinstance(event, SettingsChanged):
            return
        self._theme.set_appearance(event.settings.appearance)
        self._theme.set_motion(event.settings.motion)
        if event.settings.language != self._language:
            self._language = event.settings.language
            before = current_language()
            set_language(self._language)
            if current_language() != before:
                self._translate_qt()
                self._make_anew()

    def _make_anew(self) -> None:
        old, self.current = self.current, MainWindow(self._bridge, self._theme)
        self.current.take_over(old)
        self.current.show()
        old.hide()
        discard(old)

    def _translate_qt(self) -> None:
        """Qt's own words (in message boxes and menus) in our language."""
        if self._translator is not None:
            self._qt.removeTranslator(self._translator)
        self._translator = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._translator.load(QLocale(_NAMES[current_language()]), "qtbase", "_", folder):
            self._qt.installTranslator(self._translator)
