"""The style sheet: widgets name their *role* (`look.style`), this says how a role looks in the colours in use."""

# ruff: noqa: E501 (one rule of the style sheet a line)

from dataclasses import asdict
from pathlib import Path
from string import Template

from app.gui.theme import fonts, tokens
from app.gui.theme.tokens import Colours

# A style sheet takes pictures from files only. The arrow is grey enough for every ground (3:1 and more); the tick stands
# on the accent.
_PICTURES = Path(__file__).parents[3] / "resources" / "icons" / "sheet"

_SHEET = Template("""
* { outline: none; }
QToolTip { background: $text; color: $window; border: none; padding: 4px 6px; }
QMainWindow, QDialog { background: $window; }
QLabel { background: transparent; }
QWidget[role="clear"] { background: transparent; }
QScrollArea, QScrollArea > QWidget > QWidget[role="clear"] { background: transparent; border: none; }
QSplitter::handle { background: transparent; }

QMenuBar { background: $window; padding: 2px 6px; }
QMenuBar::item { padding: 4px 8px; border-radius: ${round_small}px; background: transparent; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $base; border: 1px solid $line; border-radius: ${round}px; padding: 6px; }
QMenu::item { padding: 6px 24px 6px 12px; border-radius: ${round_small}px; }
QMenu::item:selected { background: $hover; color: $text; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $line; margin: 6px 8px; }
QMenu::icon { padding-left: 8px; }

QPushButton { background: $base; color: $text; border: 1px solid $line; border-radius: ${round}px; padding: 6px 14px; min-height: 18px; }
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $chosen; }
QPushButton:checked { background: $chosen; border-color: $accent; }
QPushButton:disabled { color: $faint; background: $window; border-style: dashed; }
QPushButton[role="primary"] { background: $accent; color: $accent_text; border: 1px solid $accent; font-weight: 600; }
QPushButton[role="primary"]:hover { background: $accent_strong; border-color: $accent_strong; }
QPushButton[role="primary"]:disabled { background: $raised; color: $faint; border: 1px dashed $line; }
QPushButton[role="danger"] { color: $danger; }
QPushButton[role="bar"], QPushButton[role="bar-danger"] { padding: 3px 9px; }
QPushButton[role="bar-danger"] { color: $danger; }
QPushButton[role="danger"]:disabled { color: $faint; }
QPushButton[role="flat"] { background: transparent; border: 1px solid transparent; padding: 4px 8px; }
QPushButton[role="flat"]:hover { background: $hover; }
QPushButton[role="row"] { background: transparent; border: 1px solid transparent; text-align: left; padding: 8px 10px; }
QPushButton[role="row"]:hover { background: $hover; }
QPushButton[role="row"]:checked { background: $chosen; font-weight: 600; }
QPushButton[role="example"] { background: $base; text-align: left; padding: 10px 14px; border-radius: ${round_card}px; }
QPushButton[role="example"]:hover { background: $hover; border-color: $accent; }
QPushButton[role="chip"] { padding: 3px 10px; border-radius: 11px; min-height: 14px; font-size: ${size_small}px; }
QPushButton[role="section"] { background: transparent; color: $faint; border: 1px solid transparent; padding: 6px 8px; }
QPushButton[role="section"]:hover { background: $hover; color: $text; }
QPushButton[role="section"]:checked { background: $chosen; color: $text; border-bottom: 1px solid $accent; }
QPushButton[role="nav"] { background: transparent; border: 1px solid transparent; padding: 5px 10px; text-align: left; }
QPushButton[role="nav"]:hover { background: $hover; }
QPushButton[role="nav"]:checked { background: $chosen; font-weight: 600; }
QPushButton[role="page"] { background: transparent; border: 1px solid transparent; padding: 5px 8px; text-align: left; font-weight: 600; font-size: ${size_statement}px; }
QPushButton[role="page"]:hover { background: $hover; }
QPushButton[role="fold"] { background: transparent; color: $faint; border: 1px solid transparent; padding: 4px 6px; text-align: left; }
QPushButton[role="fold"]:hover { color: $text; }
QPushButton:focus { border: ${ring}px solid $focus; padding: ${focus_y}px ${focus_x}px; }
QPushButton[role="flat"]:focus { border: ${ring}px solid $focus; padding: ${flat_focus_y}px ${flat_focus_x}px; }
QPushButton[role="row"]:focus { border: ${ring}px solid $focus; padding: ${row_focus_y}px ${row_focus_x}px; }
QPushButton[role="example"]:focus { border: ${ring}px solid $focus; padding: ${example_focus_y}px ${example_focus_x}px; }
QPushButton[role="chip"]:focus { border: ${ring}px solid $focus; padding: ${chip_focus_y}px ${chip_focus_x}px; }
QPushButton[role="bar"]:focus, QPushButton[role="bar-danger"]:focus { border: ${ring}px solid $focus; padding: ${bar_focus_y}px ${bar_focus_x}px; }
QPushButton[role="section"]:focus { border: ${ring}px solid $focus; padding: ${section_focus_y}px ${section_focus_x}px; }
QPushButton[role="nav"]:focus { border: ${ring}px solid $focus; padding: ${nav_focus_y}px ${nav_focus_x}px; }
QPushButton[role="page"]:focus { border: ${ring}px solid $focus; padding: ${page_focus_y}px ${page_focus_x}px; }
QPushButton[role="fold"]:focus { border: ${ring}px solid $focus; padding: ${fold_focus_y}px ${fold_focus_x}px; }

QToolButton { background: transparent; color: $text; border: ${ring}px solid transparent; border-radius: ${round_small}px; padding: 4px; }
QToolButton:hover { background: $hover; }
QToolButton:checked { background: $chosen; border-color: $accent; }
QToolButton:focus { border-color: $focus; }
QToolButton:disabled { color: $faint; }
QToolButton[popupMode="2"] { background: $base; border: 1px solid $line; border-radius: ${round}px; padding: 6px 26px 6px 10px; min-height: 18px; }
QToolButton[popupMode="2"]:hover { background: $hover; }
QToolButton[popupMode="2"]:focus { border: ${ring}px solid $focus; padding: ${focus_y}px ${menu_focus_right}px ${focus_y}px ${menu_focus_left}px; }
QToolButton::menu-indicator { image: url("$arrow"); width: 12px; height: 12px; subcontrol-origin: padding; subcontrol-position: center right; right: 8px; }

QLineEdit, QPlainTextEdit, QTextEdit, QTextBrowser { background: $base; color: $text; border: 1px solid $line; border-radius: ${round}px; padding: 6px 8px; selection-background-color: $accent; selection-color: $accent_text; }
QComboBox, QAbstractSpinBox { background: $base; color: $text; border: 1px solid $line; border-radius: ${round}px; padding: 6px 10px; selection-background-color: $accent; selection-color: $accent_text; }
QLineEdit, QPlainTextEdit, QTextEdit { placeholder-text-color: $faint; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit { background: transparent; border: none; padding: 0; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QTextBrowser:focus { border: ${ring}px solid $focus; padding: ${field_focus_y}px ${field_focus_x}px; }
QComboBox:focus, QAbstractSpinBox:focus { border: ${ring}px solid $focus; padding: ${box_focus_y}px ${box_focus_x}px; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { color: $faint; background: $window; border-style: dashed; }
QSpinBox::up-button, QSpinBox::down-button { subcontrol-origin: border; width: 20px; border: none; background: transparent; }
QSpinBox { qproperty-alignment: 'AlignHCenter | AlignVCenter'; }
QSpinBox::up-button { subcontrol-position: top right; }
QSpinBox::down-button { subcontrol-position: bottom right; }
QSpinBox::up-arrow { image: url("$arrow_up"); width: 10px; height: 10px; }
QSpinBox::down-arrow { image: url("$arrow"); width: 10px; height: 10px; }
QDateEdit::up-button, QDateEdit::down-button { width: 0; border: none; }
QComboBox::drop-down, QDateEdit::drop-down { border: none; width: 24px; }
QComboBox::down-arrow, QDateEdit::down-arrow { image: url("$arrow"); width: 14px; height: 14px; }
QComboBox[role="choice"]::down-arrow { image: none; }
QComboBox QAbstractItemView { background: $base; color: $text; border: 1px solid $line; padding: 4px; selection-background-color: $hover; selection-color: $text; }
QPlainTextEdit[role="bare"] { border: none; background: transparent; padding: 0; }
QTextBrowser[role="message"], QTextBrowser[role="message"]:focus { background: transparent; border: none; padding: 0; }
QFrame[role="turn"] { border: ${ring}px solid transparent; border-radius: ${round}px; }
QFrame[role="turn"]:focus { border-color: $focus; }
QFrame[role="code"] { background: $code_ground; border: 1px solid $line; border-radius: ${round}px; }
QFrame[role="code"] QLabel { color: $code_header; font-size: ${size_small}px; }
QFrame[role="code"] QPushButton { background: transparent; color: $code_header; border: ${ring}px solid transparent; border-radius: ${round_small}px; padding: 1px 7px; font-size: ${size_small}px; min-height: 16px; }
QFrame[role="code"] QPushButton:hover { background: $hover; color: $text; }
QFrame[role="code"] QPushButton:focus { border-color: $focus; }
QPushButton[role="newest"] { border-radius: 16px; }
QCalendarWidget QWidget#qt_calendar_navigationbar { background: $base; }
QCalendarWidget QToolButton { color: $text; font-weight: 600; }
QCalendarWidget QAbstractItemView { background: $base; border: none; }
QCalendarWidget QTableView::item { padding: 0; }
QFrame[role="finder"] { background: $window; border: none; border-bottom: 1px solid $line; }
QCheckBox, QRadioButton { spacing: 8px; padding: 3px; border: ${ring}px solid transparent; border-radius: ${round_small}px; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator, QMenu::indicator { width: 14px; height: 14px; border: 1px solid $mark; background: $base; }
QCheckBox::indicator, QAbstractItemView::indicator, QMenu::indicator { border-radius: 4px; }
QMenu::indicator { margin-left: 6px; }
QRadioButton::indicator, QMenu::indicator:exclusive { border-radius: 8px; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked, QMenu::indicator:checked { background: $accent; border-color: $accent; image: url("$tick"); }
QCheckBox::indicator:indeterminate { background: $chosen; border-color: $accent; }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 5px solid $accent; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { background: $window; border-style: dashed; }
QCheckBox:focus, QRadioButton:focus { border-color: $focus; }
QCheckBox:disabled, QRadioButton:disabled { color: $faint; }
QSlider::groove:horizontal { background: $line; height: 4px; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; height: 4px; border-radius: 2px; }
QSlider::handle:horizontal { background: $accent; border: 2px solid $base; width: 14px; height: 14px; margin: -7px 0; border-radius: 9px; }
QSlider::handle:horizontal:focus { border: 2px solid $text; }
QProgressBar { background: $raised; border: 1px solid $line; border-radius: 4px; height: 8px; text-align: center; color: transparent; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QGroupBox { border: none; margin-top: 24px; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; left: 0; padding: 0; }

QFrame[role="composer"] { background: $base; border: 1px solid $line; border-radius: ${round_bubble}px; }
QFrame[role="composer"][active="true"] { border: 1px solid $focus; }
QFrame[role="sidebar"] { background: $inset; border: none; border-right: 1px solid $line; }
QFrame[role="panel"] { background: $window; border: none; border-left: 1px solid $line; }
QFrame[role="header"] { background: $window; border: none; border-bottom: 1px solid $line; }
QFrame[role="question"] { background: $own; border: $bubble_edge; border-radius: ${round_bubble}px; }
QFrame[role="answer"] { background: transparent; border: none; }
QFrame[role="card"] { background: $base; border: 1px solid $line; border-radius: ${round_card}px; }
QFrame[role="inset"] { background: $inset; border: $bubble_edge; border-radius: ${round}px; }
QFrame[role="notice"] { background: $raised; border: $bubble_edge; border-radius: ${round}px; }
QFrame[role="warning"] { background: $warning; border: $bubble_edge; border-radius: ${round}px; }
QFrame[role="warning"] QLabel { color: $warning_text; }
QFrame[role="error"] { background: $error; border: $bubble_edge; border-radius: ${round}px; }
QFrame[role="error"] QLabel { color: $error_text; }
QFrame[role="chip"] { background: $inset; border: 1px solid $line; border-radius: ${round_card}px; }
QFrame[role="chip"][tone="warn"] { background: $warning; border: $warn_edge; }
QFrame[role="chip"][tone="warn"] QLabel { color: $warning_text; }

QLabel[role="title"] { font-size: ${size_title}px; font-weight: 600; }
QLabel[role="heading"] { font-size: ${size_heading}px; font-weight: 600; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="section"] { color: $faint; font-weight: 600; }
QLabel[role="statement"] { font-size: ${size_statement}px; }
QFrame[role="quote"] { background: $base; border: $bubble_edge; border-radius: ${round}px; }
QLabel[role="quiet"], QLabel[role="small"] { color: $faint; }
QLabel[role="small"] { font-size: ${size_small}px; }
QLabel[role="attention"] { color: $attention; font-weight: 600; }
QLabel[role="group"] { color: $faint; font-size: ${size_small}px; font-weight: 600; padding: 10px 10px 3px 10px; }
QLabel[role="badge"] { background: $raised; color: $faint; border-radius: 9px; padding: 1px 8px; font-size: ${size_small}px; }
QLabel[role="keys"] { background: $inset; color: $text; border: 1px solid $line; border-bottom: 2px solid $line; border-radius: ${round_small}px; padding: 1px 6px; font-size: ${size_small}px; }
QLabel[role="unseen"] { color: $faint; font-size: ${size_small}px; border-top: 1px dashed $line; padding-top: 4px; }

QTabWidget::pane { border: none; border-top: 1px solid $line; }
QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: $faint; padding: 8px 14px; border: none; border-bottom: 2px solid transparent; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $accent; }
QTabBar::tab:focus { border: ${ring}px solid $focus; border-radius: ${round_small}px; padding: 6px 12px; }

QListView { background: transparent; border: none; }
QListView[role="cards"] { background: transparent; border: ${ring}px solid transparent; border-radius: ${round}px; }
QListView[role="cards"]:focus { border-color: $focus; }
QListView[role="cards"]::item, QListView[role="cards"]::item:selected { background: transparent; }
QListWidget, QTreeView { background: $base; border: 1px solid $line; border-radius: ${round}px; padding: 4px; }
QListWidget::item { padding: 4px 6px; border-radius: ${round_small}px; }
QListWidget::item:hover, QTreeView::item:hover { background: $hover; color: $text; }
QListWidget::item:selected, QTreeView::item:selected { background: $chosen; color: $text; }
QTableView { background: $base; border: 1px solid $line; border-radius: ${round}px; selection-background-color: $chosen; selection-color: $text; }
QTableView::item { padding: 0 10px; border: none; }
QListWidget:focus, QTreeView:focus, QTableView:focus { border: ${ring}px solid $focus; }
QTableView[role="list"]::item { border-bottom: 1px solid $hair; padding: 0 8px; }
QTableView[role="list"]::item:selected { background: $chosen; color: $text; }
QTableView[role="list"] QLineEdit { border-radius: ${round_small}px; padding: 2px 7px; }
QTableView QComboBox { background: transparent; border: 1px solid transparent; border-radius: ${round_small}px; padding: 4px 8px; }
QTableView QComboBox:hover { background: $hover; }
QTableView QComboBox:focus { border: ${ring}px solid $focus; padding: ${flat_focus_y}px ${flat_focus_x}px; }
QHeaderView { background: transparent; }
QHeaderView::section { background: $base; color: $faint; border: none; border-bottom: 1px solid $line; padding: 7px 8px; text-align: left; }
QHeaderView::section:first { padding-left: 12px; border-top-left-radius: ${round}px; }
QHeaderView::section:last { border-top-right-radius: ${round}px; }

QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar::handle:vertical { background: $grip; border-radius: 4px; min-height: 32px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle:horizontal { background: $grip; border-radius: 4px; min-width: 32px; }
QScrollBar::handle:hover { background: $faint; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")

# On paper everything is light, and sizes are those of print.
_PAPER = Template("""
body { font-size: 10.5pt; color: $text; }
h1 { font-size: 17pt; }
p.who { color: $faint; font-size: 9pt; margin-top: 14pt; margin-bottom: 2pt; }
pre, code { font-family: monospace; font-size: 9pt; background-color: $code_ground; }
blockquote { color: $faint; }
""")

_PROSE = Template("""
p, ul, ol, blockquote, pre { margin-top: 0; margin-bottom: 10px; }
h1 { font-size: ${first}px; } h2 { font-size: ${second}px; } h3 { font-size: ${heading}px; } h4, h5, h6 { font-size: ${body}px; }
h1, h2, h3, h4, h5, h6 { font-weight: 600; margin-top: 4px; margin-bottom: 8px; }
li { margin-bottom: 2px; }
blockquote { margin-left: 16px; margin-right: 0; font-style: italic; }
""")

# Padding of what has a border of one pixel (above and below, left and right): the ring of the focus is wider, and
# takes its room from here, so that nothing moves when the focus comes.
_PADDINGS = {
    "focus": (6, 14),
    "flat_focus": (4, 8),
    "row_focus": (8, 10),
    "example_focus": (10, 14),
    "chip_focus": (3, 10),
    "bar_focus": (3, 9),
    "section_focus": (6, 8),
    "nav_focus": (5, 10),
    "page_focus": (5, 8),
    "fold_focus": (4, 6),
    "field_focus": (6, 8),
    "box_focus": (6, 10),
}


def style_sheet(colours: Colours) -> str:
    """The style sheet in these colours."""
    more = colours.ring - 1
    contrast = colours.ring > 2
    names = {name: value for name, value in asdict(colours).items() if isinstance(value, str)}
    for name, (above, beside) in _PADDINGS.items():
        names |= {f"{name}_y": str(max(above - more, 0)), f"{name}_x": str(max(beside - more, 0))}
    return _SHEET.substitute(
        names,
        ring=colours.ring,
        menu_focus_right=26 - more,
        menu_focus_left=10 - more,
        # Where contrast is high, a ground alone is too little to tell things apart.
        bubble_edge=f"1px solid {colours.line}" if contrast else "none",
        warn_edge=f"1px solid {colours.line if contrast else colours.warning}",
        round_small=tokens.ROUND_SMALL,
        round=tokens.ROUND,
        round_card=tokens.ROUND_CARD,
        round_bubble=tokens.ROUND_BUBBLE,
        size_small=fonts.size(tokens.SMALL),
        size_statement=fonts.size(tokens.STATEMENT),
        size_heading=fonts.size(tokens.HEADING),
        size_title=fonts.size(tokens.TITLE),
        mark=colours.faint,
        arrow=(_PICTURES / "arrow.svg").as_posix(),
        arrow_up=(_PICTURES / "arrow-up.svg").as_posix(),
        tick=(_PICTURES / ("tick-dark.svg" if colours.dark else "tick-light.svg")).as_posix(),
    )


def prose_sheet() -> str:
    """The style sheet of a message's text."""
    return _PROSE.substitute(
        first=fonts.size(tokens.FIRST_HEADING),
        second=fonts.size(tokens.SECOND_HEADING),
        heading=fonts.size(tokens.HEADING),
        body=fonts.size(tokens.BODY),
    )


def paper_sheet() -> str:
    """The style sheet of what is written as PDF."""
    return _PAPER.substitute(asdict(tokens.LIGHT))
