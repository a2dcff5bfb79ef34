"""Drop-down lists side by side, equally wide, as many in a row as there is room for."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QSizePolicy, QWidget

_WIDTH, _SPACING = 150, 6  # px: of a box at least, and between two
_SIGNS = 8  # that are seen of a choice in any case


class BoxGrid(QWidget):
    """Long choices are cut in the box and whole in its list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widgets: list[QWidget] = []
        self._left_out: set[QWidget] = set()
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_SPACING)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def add(self, widget: QWidget) -> None:
        """One more at the end."""
        if isinstance(widget, QComboBox):
            widget.setMinimumContentsLength(_SIGNS)
            widget.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            widget.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._widgets.append(widget)
        self._columns = 0
        self._arrange()

    def offer(self, widget: QWidget, shown: bool) -> None:
        """Show one of them, or leave it out."""
        (self._left_out.discard if shown else self._left_out.add)(widget)
        widget.setVisible(shown)
        self._columns = 0
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        columns = max(1, (self.width() + _SPACING) // (_WIDTH + _SPACING))
        if columns == self._columns:
            return
        self._columns = columns
        shown = [widget for widget in self._widgets if widget not in self._left_out]
        for widget in self._widgets:
            self._grid.removeWidget(widget)
        for place, widget in enumerate(shown):
            self._grid.addWidget(widget, place // columns, place % columns)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)


def widen_list(box: QComboBox) -> None:
    """Let the list of choices be as wide as its longest one."""
    box.view().setMinimumWidth(box.view().sizeHintForColumn(0) + 32)
