"""A picture or a document that was given with a message, to be looked at."""

from pathlib import Path

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QImage,
    QKeySequence,
    QPixmap,
    QResizeEvent,
    QShortcut,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QGraphicsScene,
    QGraphicsView,
    QHBoxLayout,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from app.core.errors import AppError
from app.core.models import AttachmentKind, Given
from app.gui.look import dialog_column, plain_label, style, tool_button
from app.i18n import tr
from app.words.errors import words_for
from app.writing import write_file

_STEP = 1.25
_SMALLEST, _LARGEST = 0.1, 8.0  # of the picture's own size


def open_attachment(given: Given, parent: QWidget) -> None:
    """Show what was given."""
    dialog = PictureDialog(given, parent) if given.kind is AttachmentKind.IMAGE else DocumentDialog(given, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


class _Stage(QGraphicsView):
    """Shows a picture, dragged and zoomed: the wheel with Ctrl zooms."""

    zoomed = Signal()

    def __init__(self, image: QImage, parent: QWidget) -> None:
        super().__init__(parent)
        scene = QGraphicsScene(self)
        self._item = scene.addPixmap(QPixmap.fromImage(image))
        self._item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setScene(scene)
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self._fitted = True

    @property
    def scale_now(self) -> float:
        """How large the picture is shown, 1 for its own size."""
        return self.transform().m11()

    def fit(self) -> None:
        """As large as there is room for, and no larger than it is; so it stays when the room changes."""
        self._fitted = True
        room, size = self.maximumViewportSize(), self._item.boundingRect().size()
        self._show(min(room.width() / max(size.width(), 1), room.height() / max(size.height(), 1), 1.0))

    def zoom_to(self, scale: float) -> None:
        """So many times the picture's own size."""
        self._fitted = False
        self._show(min(max(scale, _SMALLEST), _LARGEST))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_to(self.scale_now * (_STEP if event.angleDelta().y() > 0 else 1 / _STEP))
            return
        super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def _show(self, scale: float) -> None:
        self.setTransform(QTransform.fromScale(scale, scale))
        self.zoomed.emit()


class PictureDialog(QDialog):
    """A picture: fitted to the window at first, zoomed, copied, saved."""

    def __init__(self, given: Given, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._given = given
        self._image = QImage.fromData(QByteArray(given.data))
        self.setWindowTitle(given.name)
        self.resize(900, 680)
        self.stage = _Stage(self._image, self)
        self.stage.setAccessibleName(tr("Picture “{name}”", name=given.name))
        self.stage.zoomed.connect(self._tell)
        self._told = plain_label()
        self._told.setWordWrap(False)
        style(self._told, "small")
        fit, full = QPushButton(tr("Fit to window"), self), QPushButton(tr("Full size"), self)
        for button, act in ((fit, self.stage.fit), (full, lambda: self.stage.zoom_to(1.0))):
            style(button, "flat")
            button.clicked.connect(act)
        smaller, larger = tool_button("minus", tr("Smaller")), tool_button("plus", tr("Larger"))
        smaller.clicked.connect(lambda: self._zoom_by(1 / _STEP))
        larger.clicked.connect(lambda: self._zoom_by(_STEP))
        copy, save = QPushButton(tr("Copy"), self), QPushButton(tr("Save as…"), self)
        close = QPushButton(tr("Close"), self)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setImage(self._image))
        save.clicked.connect(self._save)
        close.clicked.connect(self.reject)
        close.setDefault(True)
        row = QHBoxLayout()
        for widget in (smaller, larger, fit, full):
            row.addWidget(widget)
        row.addWidget(self._told, 1)
        for button in (copy, save, close):
            row.addWidget(button)
        column = dialog_column(self)
        column.addWidget(self.stage, 1)
        column.addLayout(row)
        for keys, factor in ((QKeySequence.StandardKey.ZoomIn, _STEP), (QKeySequence.StandardKey.ZoomOut, 1 / _STEP)):
            QShortcut(keys, self, lambda factor=factor: self._zoom_by(factor))
        QShortcut("Ctrl+0", self, full.click)
        QShortcut(QKeySequence.StandardKey.Copy, self, copy.click)
        QShortcut(QKeySequence.StandardKey.Save, self, self._save)
        self._tell()

    def _zoom_by(self, factor: float) -> None:
        self.stage.zoom_to(self.stage.scale_now * factor)

    def _tell(self) -> None:
        percent = round(100 * self.stage.scale_now)
        self._told.setText(f"{self._image.width()} × {self._image.height()} · {percent} %")

    def _save(self) -> None:
        ending = "png" if self._given.media_type == "image/png" else "jpg"
        proposal = Path(self._given.name).stem + f".{ending}"
        name, _kind = QFileDialog.getSaveFileName(self, tr("Save as…"), proposal, f"*.{ending}")
        if name:
            _write(self, Path(name), self._given.data)


class DocumentDialog(QDialog):
    """The text of a document, as it was taken in."""

    def __init__(self, given: Given, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._given = given
        self.setWindowTitle(given.name)
        self.resize(760, 620)
        text = QPlainTextEdit(given.text, self)
        text.setReadOnly(True)
        text.setAccessibleName(given.name)
        told = plain_label(tr("The text as it was taken in: this is what the model reads."))
        style(told, "small")
        copy, save = QPushButton(tr("Copy"), self), QPushButton(tr("Save as…"), self)
        close = QPushButton(tr("Close"), self)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(given.text))
        save.clicked.connect(self._save)
        close.clicked.connect(self.reject)
        close.setDefault(True)
        row = QHBoxLayout()
        row.addWidget(told, 1)
        for button in (copy, save, close):
            row.addWidget(button)
        column = dialog_column(self)
        column.addWidget(text, 1)
        column.addLayout(row)

    def _save(self) -> None:
        proposal = Path(self._given.name).stem + ".txt"
        name, _kind = QFileDialog.getSaveFileName(self, tr("Save as…"), proposal, "*.txt")
        if name:
            _write(self, Path(name), self._given.text.encode())


def _write(parent: QWidget, path: Path, data: bytes) -> None:
    try:
        write_file(path, data)
    except AppError as error:
        words = words_for(error)
        QMessageBox.warning(parent, words.title, f"{words.what_happened} {words.what_to_do}")
