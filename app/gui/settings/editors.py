"""What a setting is changed with, by its shape: a choice, a switch, a number, a text, or a window of its own."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLineEdit, QPushButton, QSpinBox, QVBoxLayout, QWidget

from app.core.settings import Shape, shape_of
from app.gui.widgets.choice_box import ChoiceBox
from app.i18n import tr
from app.words.settings import SettingWords, value_words, words_of


class Editor(QWidget):
    """Shows a value, and tells when the person has chosen another. `wide` ones stand below their words."""

    changed = Signal(object)
    wide = False

    def show_value(self, value: object) -> None:
        """Show this value without telling of a change."""
        raise NotImplementedError

    def _hold(self, field: QWidget, name: str) -> None:
        """Be nothing but this field."""
        words = words_of(name)
        field.setAccessibleName(words.name)
        field.setAccessibleDescription(words.what)
        self.setFocusProxy(field)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(field)


class CalmComboBox(ChoiceBox):
    """Not changed by the wheel: whoever scrolls the page must not change a setting."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(16)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class _CalmSpinBox(QSpinBox):
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class ChoiceEditor(Editor):
    """One of a few."""

    def __init__(self, name: str, shape: Shape, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = CalmComboBox(self)
        for choice in shape.choices:
            self.box.addItem(value_words(name, choice), choice)
        self.box.activated.connect(lambda index: self.changed.emit(self.box.itemData(index)))
        self._hold(self.box, name)

    def show_value(self, value: object) -> None:
        self.box.setCurrentIndex(self.box.findData(value))


class SwitchEditor(Editor):
    """Yes or no."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self.box = QCheckBox(self)
        self.box.clicked.connect(self._clicked)
        self._hold(self.box, name)

    def show_value(self, value: object) -> None:
        self.box.setChecked(value is True)
        self.box.setText(value_words(self._name, value))

    def _clicked(self, checked: bool) -> None:
        self.box.setText(value_words(self._name, checked))
        self.changed.emit(checked)


class NumberEditor(Editor):
    """A whole number; where the least one means something of its own, it is called so."""

    def __init__(self, name: str, shape: Shape, words: SettingWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = _CalmSpinBox(self)
        self.box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.box.setKeyboardTracking(False)  # a number is told when it is finished
        self.box.setRange(shape.least, shape.most)
        self.box.setSpecialValueText(words.values.get(str(shape.least), ""))
        self.box.setMinimumWidth(150)
        self.box.valueChanged.connect(self.changed.emit)
        self._hold(self.box, name)

    def show_value(self, value: object) -> None:
        self.box.blockSignals(True)
        self.box.setValue(int(str(value)))
        self.box.blockSignals(False)


class TextEditor(Editor):
    """A line of text, told when it is finished: with Enter, or by going elsewhere."""

    wide = True

    def __init__(self, name: str, shape: Shape, words: SettingWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value = ""
        self.box = QLineEdit(self)
        self.box.setMaxLength(shape.most)
        self.box.setPlaceholderText(words.values.get("", ""))
        self.box.editingFinished.connect(self._finished)
        self._hold(self.box, name)

    def show_value(self, value: object) -> None:
        self._value = str(value)
        if self.box.text() != self._value:
            self.box.setText(self._value)
            self.box.setCursorPosition(0)

    def _finished(self) -> None:
        text = self.box.text().strip()
        if text != self._value:
            self._value = text
            self.changed.emit(text)


class WindowEditor(Editor):
    """A table of values that has a window, or a page, of its own."""

    def __init__(self, name: str, open_: Callable[[], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self.button = QPushButton(tr("Open…"), self)
        self.button.clicked.connect(open_)
        self._hold(self.button, name)

    def show_value(self, value: object) -> None:
        self.button.setToolTip(tr("Differs from the default") if value else value_words(self._name, value))


def editor_for(name: str, parent: QWidget, open_: Callable[[], None]) -> Editor:
    """The editor that a setting's shape asks for; `open_` opens the window of a table."""
    shape, words = shape_of(name), words_of(name)
    if shape.kind == "choice":
        return ChoiceEditor(name, shape, parent)
    if shape.kind == "switch":
        return SwitchEditor(name, parent)
    if shape.kind == "number":
        return NumberEditor(name, shape, words, parent)
    if shape.kind == "text":
        return TextEditor(name, shape, words, parent)
    return WindowEditor(name, open_, parent)


def row_of(*widgets: QWidget) -> QHBoxLayout:
    """Widgets beside each other, at the left."""
    row = QHBoxLayout()
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return row
