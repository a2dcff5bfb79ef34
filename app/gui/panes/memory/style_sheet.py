"""The panel's style sheet, made from the window's palette so that it follows light and dark by itself."""

from string import Template

from PySide6.QtGui import QColor, QPalette

_SHEET = Template("""
QFrame[role="card"] { background: $base; border: 1px solid $line; border-radius: 10px; }
QFrame[role="inset"] { background: $inset; border: none; border-radius: 8px; }
QFrame[role="notice"] { background: $raised; border: none; border-radius: 8px; }
QFrame[role="warning"] { background: $warning; border: none; border-radius: 8px; }
QFrame[role="warning"] QLabel { color: $warning_ink; }
QLabel[role="quiet"], QLabel[role="section"] { color: $quiet; }
QLabel[role="section"], QLabel[role="strong"] { font-weight: 600; }
QLabel[role="heading"] { font-size: 17px; font-weight: 600; }
QLabel[role="statement"] { font-size: 15px; }
QLabel[role="quote"] { font-size: 15px; background: $inset; border-radius: 8px; padding: 8px 12px; }
QLabel[role="attention"] { color: $attention; }
QTableView[role="list"] {
    background: $base; border: 1px solid $line; border-radius: 10px; outline: none;
    selection-background-color: $chosen; selection-color: $text;
}
QTableView[role="list"]::item { border-bottom: 1px solid $hair; padding: 0 8px; }
QTableView[role="list"]::item:hover:!selected { background: $hover; }
QTableView[role="list"]::item:selected { background: $chosen; color: $text; }
QTableView[role="list"] QHeaderView { background: transparent; }
QTableView[role="list"] QHeaderView::section {
    background: $base; color: $quiet; border: none; border-bottom: 1px solid $line; padding: 7px 8px;
}
QTableView[role="list"] QHeaderView::section:first { padding-left: 12px; border-top-left-radius: 10px; }
QTableView[role="list"] QHeaderView::section:last { border-top-right-radius: 10px; }
QTabBar[role="segments"] { background: transparent; }
QTabBar[role="segments"]::tab {
    background: transparent; color: $quiet; border: none; border-radius: 8px; padding: 7px 10px; margin: 0 1px;
}
QTabBar[role="segments"]::tab:hover { background: $hover; color: $text; }
QTabBar[role="segments"]::tab:selected { background: $chosen; color: $text; }
QTabBar[role="segments"]::tab:focus { border: 1px solid $accent; }
QScrollArea, QWidget[role="clear"] { background: transparent; }
QPushButton[role="danger"] { color: $danger; }
QPushButton[role="danger"]:disabled { color: $quiet; }
QPushButton[role="fold"] { border: none; background: transparent; color: $quiet; padding: 4px; text-align: left; }
QPushButton[role="fold"]:hover { color: $text; }
QPushButton[role="fold"]:focus { border: 1px solid $accent; border-radius: 6px; }
""")


def sheet(palette: QPalette) -> str:
    """The style sheet for a palette."""
    role = QPalette.ColorRole
    window, base, text = (palette.color(name) for name in (role.Window, role.Base, role.WindowText))
    accent = palette.color(role.Highlight)
    dark = window.lightness() < 128
    return _SHEET.substitute(
        base=base.name(),
        text=text.name(),
        accent=accent.name(),
        line=mixed(window, text, 0.14),
        hair=mixed(base, text, 0.07),
        inset=mixed(base, text, 0.045),
        raised=mixed(window, text, 0.09),
        hover=mixed(base, text, 0.05),
        chosen=mixed(base, accent, 0.32 if dark else 0.16),
        quiet=quiet(palette).name(),
        warning="#4a2f14" if dark else "#fdf0dc",
        warning_ink="#ffd9a8" if dark else "#6b3d05",
        attention="#ffc078" if dark else "#8a4b00",
        danger="#ff9a92" if dark else "#b3261e",
    )


def quiet(palette: QPalette) -> QColor:
    """The ink of lesser things: at least 4.5:1 on the window's and the lists' grounds."""
    return QColor(mixed(palette.color(QPalette.ColorRole.Window), palette.color(QPalette.ColorRole.WindowText), 0.68))


def mixed(ground: QColor, ink: QColor, share: float) -> str:
    """The colour between `ground` (share 0) and `ink` (share 1), as CSS."""
    parts = zip(ground.getRgb()[:3], ink.getRgb()[:3], strict=True)  # type: ignore[index]
    return QColor(*(round(low + (high - low) * share) for low, high in parts)).name()
