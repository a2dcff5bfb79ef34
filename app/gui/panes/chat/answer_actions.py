"""What can be done with the last answer beside answering again: another model's answer, and going on with it."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from app.core.models import Message, MessageStatus, ModelsState
from app.gui.look import sign, style, tool_button
from app.gui.panes.model_picker import model_words
from app.i18n import tr


class AnswerActions(QWidget):
    """Offers another model, and to go on where there is a text to go on with and the model that began it."""

    go_on = Signal()
    by_model = Signal(str)

    def __init__(self, message: Message, models: Callable[[], ModelsState], parent: QWidget | None = None) -> None:
        """`models` tells the models that there are now."""
        super().__init__(parent)
        self._message = message
        self._models = models
        style(self, "clear")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        self.others = tool_button("chevron-down", tr("Answer again with another model"))
        self.others.clicked.connect(self._choose)
        self._menu = QMenu(self.others)
        row.addWidget(self.others)
        there = {model.name for model in models().models if not model.offline}
        if message.status is not MessageStatus.COMPLETE and message.text and message.model in there:
            button = QPushButton(tr("Continue"), self)
            style(button, "chip")
            sign(button, "play")
            button.setToolTip(tr("Let the model go on from here"))
            button.clicked.connect(self.go_on)
            row.addWidget(button)

    def _choose(self) -> None:
        self.fill().popup(self.others.mapToGlobal(self.others.rect().bottomLeft()))

    def fill(self) -> QMenu:
        """Put the models that there are into the menu."""
        self._menu.clear()
        for model in self._models().models:
            action = self._menu.addAction(model_words(model))
            action.setEnabled(model.name != self._message.model)
            action.triggered.connect(lambda _checked=False, name=model.name: self.by_model.emit(name))
        return self._menu
