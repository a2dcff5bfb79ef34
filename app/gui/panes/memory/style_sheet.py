"""What the panel adds to the theme's style sheet, made from the same palette: tables, tabs, statements."""

from string import Template

from PySide6.QtGui import QPalette

from app.gui.colours import mixed

_SHEET = Template("""
QFrame[role="notice"] { background: $raised; }
QFrame[role="inset"] { background: $inset; border: none; border-radius: 8px; }
QLabel[role="section"] { color: $faint; font-weight: 600; }
QLabel[role="statement"] { font-size: 15px; }
QLabel[role="quote"] { font-size: 15px; background: $base; border-radius: 8px; padding: 8px 12px; }
QLabel[role="attention"] { color: $attention; }
QTableView[role="list"] {
    background: $base; border: 1px solid $line; border-radius: 10px;
    selection-background-color: $chosen; selection-color: $text;
}
QTableView[role="list"]:focus { border: 1px solid $accent; }
QTableView[role="list"]::item { border-bottom: 1px solid $hair; padding: 0 8px; }
QTableView[role="list"]::item:selected { background: $chosen; color: $text; }
QTableView[role="list"] QLineEdit { border-radius: 6px; padding: 2px 7px; }
QTableView[role="list"] QHeaderView { background: transparent; }
QTableView[role="list"] QHeaderView::section {
    background: $base; color: $faint; border: none; border-bottom: 1px solid $line; padding: 7px 8px;
}
QTableView[role="list"] QHeaderView::section:first { padding-left: 12px; border-top-left-radius: 10px; }
QTableView[role="list"] QHeaderView::section:last { border-top-right-radius: 10px; }
QPushButton[role="section"] {
    background: transparent; color: $faint; border: 1px solid transparent; border-radius: 8px; padding: 6px 7px;
}
QPushButton[role="section"]:hover { background: $hover; color: $text; }
QPushButton[role="section"]:checked { background: $chosen; color: $text; }
QPushButton[role="section"]:focus { border: 1px solid $accent; }
QWidget[role="clear"] { background: transparent; }
QPushButton[role="fold"] {
    border: 1px solid transparent; background: transparent; color: $faint; padding: 4px 6px; text-align: left;
}
QPushButton[role="fold"]:hover { color: $text; }
QPushButton[role="fold"]:focus { border: 1px solid $accent; }
""")


def sheet(palette: QPalette) -> str:
    """The style sheet for a palette."""
    return _SHEET.substitute(colours(palette))


def colours(palette: QPalette) -> dict[str, str]:
    """The sheet's colours by name, as "#rrggbb"."""
    role = QPalette.ColorRole
    window, base, text = (palette.color(name) for name in (role.Window, role.Base, role.WindowText))
    accent = palette.color(role.Highlight)
    dark = is_dark(palette)
    return {
        "base": base.name(),
        "text": text.name(),
        "accent": accent.name(),
        "faint": palette.color(role.PlaceholderText).name(),
        "line": mixed(window, text, 0.14),
        "hair": mixed(base, text, 0.07),
        "raised": mixed(window, text, 0.09),
        "inset": mixed(base, text, 0.045),
        "hover": mixed(base, text, 0.045),
        "chosen": mixed(base, accent, 0.14 if dark else 0.13),
        "attention": "#ffc078" if dark else "#8a4b00",
    }


def is_dark(palette: QPalette) -> bool:
    """Whether a palette is one of light ink on dark ground."""
    return palette.color(QPalette.ColorRole.Window).lightness() < 128
