"""Which space the chat that is shown belongs to. Hidden while there are no spaces."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from app.core.events import Committed, Event
from app.core.models import Space
from app.gui.bridge import Bridge
from app.gui.operations import Query
from app.i18n import tr

_WIDEST = 160  # px: the name of a space is cut before the chat's title is
_NARROWEST = 90  # px


class SpacePicker(QComboBox):
    """Follows the store by itself."""

    chosen = Signal(object)  # space id or None

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._space_id: int | None = None
        self.setAccessibleName(tr("Space"))
        self.setToolTip(tr("The space this chat belongs to: what it remembers and what it is told"))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMinimumWidth(_NARROWEST)
        self.setMaximumWidth(_WIDEST)
        self.activated.connect(lambda _index: self.chosen.emit(self.currentData()))
        bridge.core_event.connect(self._on_event)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A name that is too long ends in dots; the style would cut it off."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        control, field = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(control, option, field, self).width()
        option.currentText = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, room)
        painter.drawComplexControl(control, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def show_space(self, space_id: int | None) -> None:
        """The shown chat belongs to this one."""
        self._space_id = space_id
        self.setCurrentIndex(max(self.findData(space_id), 0))

    def refresh(self) -> None:
        """Read the spaces."""
        Query(self, lambda engine: engine.spaces()).success(self._show).run(self._bridge)

    def _on_event(self, event: Event) -> None:
        if isinstance(event, Committed) and event.changes.spaces:
            self.refresh()

    def _show(self, spaces: list[Space]) -> None:
        self.clear()
        self.addItem(tr("No space"), None)
        for space in spaces:
            self.addItem(space.name, space.id)
        self.show_space(self._space_id)
        self.setVisible(bool(spaces))
