"""Light and dark: one palette each, and one style sheet made from whichever is in use.

Widgets name their *role* (a dynamic property), the sheet says how a role looks. Colours are taken from the palette, so
that everything follows the system's change from light to dark without being told. Text keeps a contrast of 4.5:1 or
more on its ground in both.
"""

# ruff: noqa: E501 (one rule of the style sheet a line)

from pathlib import Path
from string import Template

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from app.gui.colours import mixed

_LIGHT = {
    "window": "#f6f5f2",
    "base": "#ffffff",
    "text": "#1f2328",
    "faint": "#62676e",
    "accent": "#2a6f6b",
    "accent_text": "#ffffff",
}
_DARK = {
    "window": "#1c1e20",
    "base": "#26292c",
    "text": "#e6e7e9",
    "faint": "#a2a7ad",
    "accent": "#6cc0b8",
    "accent_text": "#10201f",
}

_SHEET = Template("""
* { outline: none; }
QToolTip { background: $text; color: $window; border: none; padding: 4px 6px; }
QMainWindow, QDialog { background: $window; }
QMenuBar { background: $window; padding: 2px 6px; }
QMenuBar::item { padding: 4px 8px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $base; border: 1px solid $line; border-radius: 8px; padding: 6px; }
QMenu::item { padding: 6px 24px 6px 12px; border-radius: 6px; }
QMenu::item:selected { background: $hover; color: $text; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $line; margin: 6px 8px; }
QPushButton {
    background: $base; color: $text; border: 1px solid $line; border-radius: 8px; padding: 6px 14px; min-height: 18px;
}
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $chosen; }
QPushButton:focus { border: 1px solid $accent; }
QPushButton:disabled { color: $faint; background: $window; }
QPushButton[role="primary"] { background: $accent; color: $accent_text; border: 1px solid $accent; font-weight: 600; }
QPushButton[role="primary"]:hover { background: $accent_strong; border-color: $accent_strong; }
QPushButton[role="primary"]:disabled { background: $line; color: $faint; border-color: $line; }
QPushButton[role="flat"] { background: transparent; border: 1px solid transparent; padding: 4px 8px; }
QPushButton[role="flat"]:hover { background: $hover; }
QPushButton[role="flat"]:focus { border: 1px solid $accent; }
QPushButton[role="row"] { background: transparent; border: 1px solid transparent; text-align: left; padding: 8px 10px; }
QPushButton[role="row"]:hover { background: $hover; }
QPushButton[role="row"]:checked { background: $chosen; font-weight: 600; }
QPushButton[role="row"]:focus { border: 1px solid $accent; }
QPushButton[role="example"] { text-align: left; padding: 10px 14px; }
QPushButton[role="danger"] { color: $danger; }
QPushButton[role="chip"] { padding: 3px 10px; border-radius: 11px; min-height: 14px; font-size: 12px; }
QToolButton { border: 1px solid transparent; border-radius: 6px; padding: 4px; background: transparent; color: $text; }
QToolButton:hover { background: $hover; }
QToolButton:focus { border: 1px solid $accent; }
QToolButton[popupMode="2"] { padding: 6px 22px 6px 10px; border: 1px solid $line; border-radius: 8px; background: $base; }
QToolButton[popupMode="2"]:hover { background: $hover; }
QToolButton:disabled { color: $faint; }
QLineEdit, QPlainTextEdit, QTextEdit {
    background: $base; color: $text; border: 1px solid $line; border-radius: 8px; padding: 6px 8px;
    selection-background-color: $accent; selection-color: $accent_text;
}
QLineEdit:focus, QPlainTextEdit:focus { border: 1px solid $accent; }
QPlainTextEdit[role="bare"] { border: none; background: transparent; padding: 0; }
QFrame[role="composer"] { background: $base; border: 1px solid $line; border-radius: 14px; }
QFrame[role="composer"][active="true"] { border: 1px solid $accent; }
QFrame[role="sidebar"] { background: $inset; border: none; border-right: 1px solid $line; }
QFrame[role="panel"] { background: $window; border: none; border-left: 1px solid $line; }
QFrame[role="header"] { background: $window; border: none; border-bottom: 1px solid $line; }
QFrame[role="question"] { background: $own; border: none; border-radius: 14px; }
QFrame[role="answer"] { background: transparent; border: none; }
QFrame[role="chip"] { background: $inset; border: 1px solid $line; border-radius: 12px; }
QFrame[role="chip"][tone="warn"] { background: $warning; border: 1px solid $warning; }
QFrame[role="chip"][tone="warn"] QLabel { color: $warning_text; }
QFrame[role="notice"] { background: $raised; border: none; border-radius: 10px; }
QFrame[role="warning"] { background: $warning; border: none; border-radius: 10px; }
QFrame[role="warning"] QLabel { color: $warning_text; }
QFrame[role="error"] { background: $error; border: none; border-radius: 10px; }
QFrame[role="error"] QLabel { color: $error_text; }
QFrame[role="card"] { background: $base; border: 1px solid $line; border-radius: 12px; }
QLabel { background: transparent; }
QLabel[role="title"] { font-size: 22px; font-weight: 600; }
QLabel[role="heading"] { font-size: 16px; font-weight: 600; }
QLabel[role="quiet"], QLabel[role="small"] { color: $faint; }
QLabel[role="small"] { font-size: 12px; }
QLabel[role="unseen"] { color: $faint; font-size: 12px; border-top: 1px dashed $line; padding-top: 4px; }
QLabel[role="strong"] { font-weight: 600; }
QTextBrowser[role="message"] { background: transparent; border: none; padding: 0; }
QListView { background: transparent; border: none; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QTabWidget::pane { border: none; border-top: 1px solid $line; }
QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: $faint; padding: 8px 14px; border: none; border-bottom: 2px solid transparent; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $accent; }
QComboBox, QSpinBox {
    background: $base; color: $text; border: 1px solid $line; border-radius: 8px; padding: 6px 10px;
}
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QComboBox:focus, QSpinBox:focus { border: 1px solid $accent; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url("$arrow"); width: 14px; height: 14px; }
QListWidget { background: $base; border: 1px solid $line; border-radius: 10px; padding: 4px; }
QListWidget::item { padding: 4px 6px; border-radius: 6px; }
QListWidget::item:selected { background: $chosen; color: $text; }
QTableWidget { background: $base; border: 1px solid $line; border-radius: 10px; }
QTableWidget::item { padding: 0 10px; border: none; }
QTableWidget QHeaderView { background: transparent; }
QTableWidget QHeaderView::section { background: transparent; color: $faint; border: none; border-bottom: 1px solid $line; padding: 6px 10px; text-align: left; }
QTableWidget QComboBox { background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 4px 8px; }
QTableWidget QComboBox:hover { background: $hover; }
QTableWidget QComboBox:focus { border: 1px solid $accent; }
QScrollArea, QScrollArea > QWidget > QWidget[role="clear"] { background: transparent; border: none; }
QSplitter::handle { background: transparent; }
QProgressBar { background: $line; border: none; border-radius: 4px; height: 8px; text-align: center; color: transparent; }
QProgressBar::chunk { background: $accent; border-radius: 4px; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar::handle:vertical { background: $grip; border-radius: 4px; min-height: 32px; }
QScrollBar::handle:vertical:hover { background: $faint; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle:horizontal { background: $grip; border-radius: 4px; min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")

# Grey enough for both grounds: a style sheet takes an arrow from a file only.
_ARROW = Path(__file__).parents[2] / "resources" / "icons" / "chevron-down.svg"
_CJK_FALLBACKS = ["Noto Sans", "Noto Sans CJK SC", "Microsoft YaHei", "PingFang SC", "Noto Color Emoji"]


class Theme(QObject):
    """Dresses the application, and follows the system or the person's choice."""

    def __init__(self, application: QApplication, appearance: str) -> None:
        """`appearance` is "system", "light" or "dark"."""
        super().__init__(application)
        self._application = application
        self._appearance = appearance
        application.setStyle("Fusion")
        font = QFont(application.font())
        font.setFamilies([*font.families(), *_CJK_FALLBACKS])
        font.setPixelSize(14)
        application.setFont(font)
        application.styleHints().colorSchemeChanged.connect(self._dress)
        self._dress()

    def set_appearance(self, appearance: str) -> None:
        """Change to "system", "light" or "dark"."""
        self._appearance = appearance
        self._dress()

    @property
    def dark(self) -> bool:
        """Whether the window is dark now."""
        if self._appearance == "system":
            return self._application.styleHints().colorScheme() is Qt.ColorScheme.Dark
        return self._appearance == "dark"

    def _dress(self) -> None:
        colours = palette(dark=self.dark)
        self._application.setPalette(colours)
        self._application.setStyleSheet(style_sheet(colours))


def palette(*, dark: bool) -> QPalette:
    """The palette of the light or the dark window."""
    names = _DARK if dark else _LIGHT
    window, base, text, faint, accent, accent_text = (QColor(names[name]) for name in _LIGHT)
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    made = QPalette()
    for name, colour in (
        (role.Window, window),
        (role.WindowText, text),
        (role.Base, base),
        (role.AlternateBase, window),
        (role.Text, text),
        (role.PlaceholderText, faint),
        (role.Button, base),
        (role.ButtonText, text),
        (role.BrightText, text),
        (role.ToolTipBase, text),
        (role.ToolTipText, window),
        (role.Highlight, accent),
        (role.HighlightedText, accent_text),
        (role.Link, accent),
        (role.LinkVisited, accent),
        (role.Accent, accent),
    ):
        made.setColor(name, colour)
    for name in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(group.Disabled, name, faint)
    return made


def style_sheet(colours: QPalette) -> str:
    """The style sheet for a palette."""
    role = QPalette.ColorRole
    names = (role.Window, role.Base, role.WindowText, role.Highlight, role.HighlightedText)
    window, base, text, accent, accent_text = (colours.color(name) for name in names)
    dark = window.lightness() < 128
    return _SHEET.substitute(
        window=window.name(),
        base=base.name(),
        text=text.name(),
        faint=colours.color(role.PlaceholderText).name(),
        accent=accent.name(),
        accent_text=accent_text.name(),
        accent_strong=mixed(accent, text, 0.15),
        line=mixed(window, text, 0.14),
        grip=mixed(window, text, 0.25),
        hover=mixed(window, text, 0.06),
        chosen=mixed(window, accent, 0.20),
        inset=mixed(window, text, 0.03),
        raised=mixed(base, text, 0.05),
        own=mixed(window, accent, 0.14),
        warning="#4a3a12" if dark else "#fdf0cf",
        warning_text="#f6dfa4" if dark else "#5b4300",
        error="#4a2222" if dark else "#fbe3e1",
        error_text="#ffcdc7" if dark else "#7a1a1a",
        arrow=_ARROW.as_posix(),
        danger="#ff9d94" if dark else "#a02020",
    )
