"""A picture or a document that was given with a message, to be looked at."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QKeySequence, QPixmap, QResizeEvent, QShortcut, QWheelEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.core.models import AttachmentKind, Given
from app.gui.look import plain_label, style, tool_button
from app.i18n import tr

_STEP = 1.25
_SMALLEST, _LARGEST = 0.1, 8.0  # of the picture's own size


def open_attachment(given: Given, parent: QWidget) -> None:
    """Show what was given."""
    dialog = PictureDialog(given, parent) if given.kind is AttachmentKind.IMAGE else DocumentDialog(given, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


class _Stage(QScrollArea):
    """Shows a picture; the wheel with Ctrl zooms."""

    def __init__(self, zoom: "PictureDialog") -> None:
        super().__init__(zoom)
        self._zoom = zoom

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._zoom.zoom_by(_STEP if event.angleDelta().y() > 0 else 1 / _STEP)
            return
        super().wheelEvent(event)


class PictureDialog(QDialog):
    """A picture: fitted to the window at first, zoomed, copied, saved."""

    def __init__(self, given: Given, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._given = given
        self._image = QImage.fromData(QByteArray(given.data))
        self.scale = 0.0  # 0: as the window is
        self.setWindowTitle(given.name)
        self.resize(900, 680)
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._picture.setAccessibleName(tr("Picture “{name}”", name=given.name))
        self._stage = _Stage(self)
        self._stage.setWidget(self._picture)
        self._stage.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stage.setAccessibleName(given.name)
        self._told = plain_label()
        self._told.setWordWrap(False)
        style(self._told, "small")
        fit = QPushButton(tr("Fit to window"), self)
        full = QPushButton(tr("Full size"), self)
        for button, act in ((fit, lambda: self.zoom_to(0.0)), (full, lambda: self.zoom_to(1.0))):
            style(button, "flat")
            button.clicked.connect(act)
        smaller, larger = tool_button("minus", tr("Smaller")), tool_button("plus", tr("Larger"))
        smaller.clicked.connect(lambda: self.zoom_by(1 / _STEP))
        larger.clicked.connect(lambda: self.zoom_by(_STEP))
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
        column = QVBoxLayout(self)
        column.addWidget(self._stage, 1)
        column.addLayout(row)
        for keys, factor in ((QKeySequence.StandardKey.ZoomIn, _STEP), (QKeySequence.StandardKey.ZoomOut, 1 / _STEP)):
            QShortcut(keys, self, lambda factor=factor: self.zoom_by(factor))
        QShortcut("Ctrl+0", self, lambda: self.zoom_to(1.0))
        QShortcut(QKeySequence.StandardKey.Copy, self, copy.click)
        QShortcut(QKeySequence.StandardKey.Save, self, self._save)
        self.zoom_to(0.0)

    def zoom_by(self, factor: float) -> None:
        """So many times larger than now."""
        self.zoom_to(min(max(self._shown_scale() * factor, _SMALLEST), _LARGEST))

    def zoom_to(self, scale: float) -> None:
        """So many times the picture's own size; 0: as large as the window has room for, and no larger than it is."""
        self.scale = scale
        size = self._image.size() * self._shown_scale()
        size = size.expandedTo(QSize(1, 1))
        shown = QPixmap.fromImage(
            self._image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
        )
        self._picture.setPixmap(shown)
        self._picture.resize(shown.size())
        percent = round(100 * self._shown_scale())
        self._told.setText(f"{self._image.width()} × {self._image.height()} · {percent} %")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self.scale:
            self.zoom_to(0.0)

    def _shown_scale(self) -> float:
        if self.scale:
            return self.scale
        room, size = self._stage.maximumViewportSize(), self._image.size()
        return min(room.width() / max(size.width(), 1), room.height() / max(size.height(), 1), 1.0)

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
        column = QVBoxLayout(self)
        column.addWidget(text, 1)
        column.addLayout(row)

    def _save(self) -> None:
        proposal = Path(self._given.name).stem + ".txt"
        name, _kind = QFileDialog.getSaveFileName(self, tr("Save as…"), proposal, "*.txt")
        if name:
            _write(self, Path(name), self._given.text.encode())


def _write(parent: QWidget, path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError:
        QMessageBox.warning(
            parent, tr("Not saved"), tr("The file could not be written there. Choose another place and try again.")
        )
