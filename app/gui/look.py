"""The looks that all panes share: roles of the style sheet, signs, and a few widgets made the same way everywhere."""

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QLabel,
    QLayout,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.gui.panes.memory.differences import MarkColours
from app.gui.text.breakable import breakable
from app.gui.theme import icons, tokens
from app.gui.theme.palette import colours_in_use
from app.i18n import tr


def style(widget: QWidget, role: str) -> None:
    """Give a widget a role of the theme's style sheet."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):  # else it is dressed when it is first shown
            widget.style().unpolish(widget)
            widget.style().polish(widget)


def sign(owner: QAbstractButton | QAction, name: str, ink: str = "text") -> None:
    """Give a button or an action the sign with Lucide's `name`; it follows the appearance by itself.

    `ink` is one of `tokens.Colours`: "accent_text" on a primary button, "danger", ...
    """
    owner.setIcon(icons.icon(name, ink))


def mark_colours() -> MarkColours:
    """Colours for what was removed and what was added."""
    worn = colours_in_use()
    return MarkColours(worn.removed, worn.removed_ground, worn.added, worn.added_ground)


class PlainLabel(QLabel):
    """A wrapping label that shows its text as it is: a memory may hold anything, also tags, also words without end."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self._said = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setText(text)

    def setText(self, text: str) -> None:
        self._said = text
        super().setText(breakable(text) if self.textFormat() is Qt.TextFormat.PlainText else text)

    def text(self) -> str:
        return self._said


def plain_label(text: str = "") -> QLabel:
    """A wrapping label that shows its text as it is."""
    return PlainLabel(text)


def tool_button(name: str, words: str) -> QToolButton:
    """A button with a sign, its words as tooltip and for screen readers."""
    button = QToolButton()
    sign(button, name)
    button.setAutoRaise(True)
    describe(button, words)
    return button


def describe(widget: QWidget, words: str) -> None:
    """Say what a widget without text does, to the eye and to screen readers."""
    widget.setToolTip(words)
    widget.setAccessibleName(words)


def dialog_column(dialog: QDialog) -> QVBoxLayout:
    """The column that a dialog's parts stand in, with the distances of a dialog."""
    column = QVBoxLayout(dialog)
    column.setContentsMargins(tokens.FAR, tokens.WIDE, tokens.FAR, tokens.WIDE)
    column.setSpacing(tokens.GAP)
    return column


def fit_height(dialog: QDialog) -> None:
    """Make a dialog as high as its wrapped texts need it in its width and the fonts of the moment: Qt does not."""
    layout = dialog.layout()
    if layout is not None and layout.hasHeightForWidth():
        layout.activate()
        dialog.setMinimumHeight(layout.totalHeightForWidth(dialog.width()))


def clear(layout: QLayout) -> None:
    """Remove everything from a layout."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            clear(inner)


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Have a screen reader say `text`; what is not on the screen, as behind the lock, is not said either."""
    if not widget.isVisible():
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


class LinkLabel(QLabel):
    """A line that acts like a link; the keyboard reaches it, and it wraps in narrow windows."""

    activated = Signal()

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(f'<a href="#">{escape(breakable(text))}</a>', parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(text)
        self.linkActivated.connect(lambda _address: self.activated.emit())


def search_field(words: str) -> QLineEdit:
    """A field to search with, cleared by its own button."""
    field = QLineEdit()
    field.setPlaceholderText(words)
    field.setAccessibleName(words)
    field.setClearButtonEnabled(True)
    magnifier = QAction(field)
    sign(magnifier, "search")
    field.addAction(magnifier, QLineEdit.ActionPosition.LeadingPosition)
    for button, does in zip(field.findChildren(QToolButton), (tr("Clear"), words), strict=True):
        button.setAccessibleName(does)
    return field
