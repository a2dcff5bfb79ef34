"""One setting: its name, what it does, its editor, a way back to the default, and what is wrong with a value."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from app.core.errors import AppError
from app.core.settings import shape_of
from app.gui.look import announce, plain_label, style, tool_button
from app.gui.settings.editors import Editor
from app.i18n import tr
from app.words.errors import words_for
from app.words.settings import value_words, words_of


class SettingRow(QFrame):
    """Tells of the value that the person chose; shows the one in force."""

    changed = Signal(str, object)

    def __init__(self, name: str, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self.editor = editor
        self._default = shape_of(name).default
        style(self, "card")
        words = words_of(name)
        title = QLabel(words.name, self)
        title.setWordWrap(True)
        style(title, "strong")
        title.setBuddy(editor)
        what = plain_label(words.what)
        style(what, "quiet")
        self.reset = tool_button(
            "rotate-ccw", tr("Back to the default: {value}", value=value_words(name, self._default))
        )
        self.reset.setAccessibleName(tr("Back to the default") + ": " + words.name)
        keep = self.reset.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(keep)
        self.reset.clicked.connect(lambda: self.changed.emit(name, self._default))
        self._fault = plain_label()
        fault = QFrame(self)
        style(fault, "error")
        inner = QGridLayout(fault)
        inner.setContentsMargins(10, 6, 10, 6)
        inner.addWidget(self._fault)
        fault.hide()
        self._fault_frame = fault
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 12, 10, 12)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        grid.addWidget(title, 0, 0)
        grid.addWidget(what, 1, 0)
        if editor.wide:
            grid.addWidget(editor, 2, 0, 1, 2)
            grid.addWidget(self.reset, 0, 1, 2, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        else:
            grid.addWidget(editor, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(self.reset, 0, 2, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(fault, 3, 0, 1, 3)
        editor.changed.connect(lambda value: self.changed.emit(name, value))

    def show_value(self, value: object) -> None:
        """Show the value in force."""
        self._fault_frame.hide()
        self.editor.show_value(value)
        self.reset.setVisible(value != self._default)

    def show_fault(self, error: AppError) -> None:
        """Say at the field why a value was not taken; what was typed stays to be mended."""
        words = words_for(error)
        self._fault.setText(" ".join(part for part in (words.title + ".", words.what_to_do) if part))
        self._fault_frame.show()
        announce(self, self._fault.text(), urgent=True)

    @property
    def fault(self) -> str:
        """What is wrong with the value, as it is shown; empty when nothing is."""
        return "" if self._fault_frame.isHidden() else self._fault.text()
