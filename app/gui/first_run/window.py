"""The window of the first start. It blocks nothing and can be closed at any time: everything has a default."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.gui.bridge import Bridge
from app.gui.first_run.memory_step import MemoryStep
from app.gui.first_run.model_step import ModelStep
from app.gui.first_run.server_step import ServerStep
from app.gui.first_run.step import Step
from app.gui.look import announce, plain_label, style
from app.i18n import tr


class FirstRun(QDialog):
    """Three steps, each of which can be skipped; back works."""

    sample_wanted = Signal()

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Welcome to Keepsake"))
        self.resize(720, 620)
        self.setMinimumSize(480, 360)
        self.steps: list[Step] = [ServerStep(bridge, self), ModelStep(bridge, self), MemoryStep(bridge, self)]
        self._stack = QStackedWidget(self)
        for step in self.steps:
            area = QScrollArea(self)
            area.setWidgetResizable(True)
            area.setFrameShape(QFrame.Shape.NoFrame)
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            style(step, "clear")
            area.setWidget(step)
            self._stack.addWidget(area)
        self.place = plain_label()
        style(self.place, "small")
        self.sample = QPushButton(tr("Try with a sample"), self)
        self.sample.setToolTip(tr("An invented person's memories and chats, to play with; removed with one click."))
        self.sample.clicked.connect(self._try_sample)
        self.back = QPushButton(tr("Back"), self)
        self.back.clicked.connect(lambda: self._go(self._stack.currentIndex() - 1))
        self.next = QPushButton(self)
        self.next.clicked.connect(self._next)
        style(self.next, "primary")
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)  # Enter in a field must not leave the step
        row = QHBoxLayout()
        row.addWidget(self.sample)
        row.addStretch(1)
        row.addWidget(self.place)
        row.addStretch(1)
        row.addWidget(self.back)
        row.addWidget(self.next)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 12, 14)
        column.setSpacing(12)
        column.addWidget(self._stack, 1)
        column.addLayout(row)
        self._go(0)

    def done(self, result: int) -> None:
        """Closed, at whichever step."""
        for step in self.steps:
            step.leave()
        super().done(result)

    def _go(self, number: int) -> None:
        self.steps[self._stack.currentIndex()].leave()
        self._stack.setCurrentIndex(number)
        last = number == len(self.steps) - 1
        self.place.setText(tr("Step {n} of {all}", n=number + 1, all=len(self.steps)))
        self.back.setVisible(number > 0)
        self.next.setText(tr("Start") if last else tr("Next"))
        self.next.setFocus()
        announce(self, f"{self.place.text()}: {self.steps[number].title}")

    def _next(self) -> None:
        if self._stack.currentIndex() == len(self.steps) - 1:
            self.close()
        else:
            self._go(self._stack.currentIndex() + 1)

    def _try_sample(self) -> None:
        self.sample_wanted.emit()
        self.close()
