"""A person before the screen: sees what is painted, clicks where it stands, types; knows nothing of the code behind.

The person acts in a thread of their own, so that a dialog which waits for its answer does not stop them. Whatever
touches a widget runs on the window's thread.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TypeVar

from PySide6.QtCore import QEvent, QKeyCombination, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QImage, QInputMethodEvent, QKeySequence, QPainter, QTextDocumentFragment, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QMainWindow,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QRadioButton,
    QScrollArea,
    QTabBar,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from app.gui.look import LinkLabel

T = TypeVar("T")
PATIENCE = 15.0  # seconds that a person waits for what they expect
_REST = 0.35  # seconds
_GLANCE = 0.03  # seconds between two looks


class NotThereError(AssertionError):
    """What the person expected is not on the screen."""


@dataclass(frozen=True)
class _Place:
    """Where something stands: a point of a widget."""

    widget: QWidget
    point: QPoint

    @property
    def order(self) -> tuple[int, int]:
        at = self.widget.mapToGlobal(self.point)
        return at.y(), at.x()


class _WindowManager(QObject):
    """What a bare virtual screen lacks: the window that came last hears the keys, and after it the one behind."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Of the whole program."""
        if event.type() in {QEvent.Type.Show, QEvent.Type.Hide} and isinstance(watched, QWidget) and watched.isWindow():
            QTimer.singleShot(0, _activate_front)
        return False


def _activate_front() -> None:
    front = [one for one in _windows() if one.windowType() is not Qt.WindowType.Popup]
    if front and QApplication.activeWindow() is not front[-1]:
        front[-1].activateWindow()


class Person(QObject):
    """Every method waits until it can be done, and raises `NotThereError` when it cannot."""

    _wished = Signal(object)

    def __init__(self, folder: Path | None = None) -> None:
        """Pictures go into `folder`; without one none are taken."""
        super().__init__()
        self._folder = folder
        self.pictures: list[str] = []
        self._wished.connect(lambda deed: deed(), Qt.ConnectionType.QueuedConnection)

    # -- acting

    def click(self, words: str, *, part: bool = False, right: bool = False, first: bool = False) -> None:
        """Click what bears these words, or has them as a `part` of its own; the lowest of several, or the `first`."""

        def act() -> None:
            places = sorted(_places(words, part=part), key=lambda place: place.order)
            _click(places[0 if first else -1], right=right)

        self.until(lambda: bool(_places(words, part=part)), f"something to click that says “{words}”")
        self._do(act)

    def choose(self, *path: str) -> None:
        """Choose from the menu bar."""
        for words in path:
            self.until(partial(_in_menus, words), f"“{words}” in a menu")
            self._do(partial(_click_in_menus, words))

    def key(self, *keys: str) -> None:
        """Press keys, one after the other, as "Ctrl+K"."""
        for one in keys:
            self._do(partial(_press, QKeySequence.fromString(one)))

    def write(self, text: str) -> None:
        """Type; what no plain keyboard has comes as from an input method."""
        self.until(lambda: QApplication.focusWidget() is not None, "a place to write")

        def act() -> None:
            target = QApplication.focusWidget()
            if target is None:
                raise NotThereError("a place to write")
            if text.isascii():
                QTest.keyClicks(target, text)
            else:
                event = QInputMethodEvent()
                event.setCommitString(text)
                QApplication.sendEvent(target, event)

        self._do(act)

    def faces_dialog(self) -> None:
        """Wait for a dialog that the program waits for, with a place to write."""
        self.until(_in_dialog, "a dialog to write in")

    def erase_field(self) -> None:
        """Take everything out of the field that has the focus."""
        self.key("Ctrl+A", "Del")

    def resize(self, width: int, height: int) -> None:
        """Drag the window to another size."""
        self.until(lambda: bool(_windows()), "a window")
        self._look(self._come)
        self._look(lambda: _windows()[0].resize(width, height))

    def leave(self) -> None:
        """End the program, whatever is open."""
        self._do(QApplication.quit)

    # -- seeing

    def sees(self, *words: str) -> None:
        """Wait until all of these stand on the screen."""
        for one in words:
            self.until(partial(_reads, one), f"“{one}”")

    def sees_no_more(self, *words: str) -> None:
        """Wait until none of these stand on the screen."""
        for one in words:
            self.until(partial(_does_not_read, one), f"no “{one}”")

    def until(self, condition: Callable[[], object], what: str) -> None:
        """Wait until `condition`, looked at on the window's thread, holds."""
        end = time.monotonic() + PATIENCE
        while not self._holds(condition):
            if time.monotonic() > end:
                self.picture("not-there")
                said = self._look(screen_text)
                raise NotThereError(f"expected {what}; the screen (see not-there.png) says:\n{said}")
            time.sleep(_GLANCE)

    def picture(self, name: str, *, front: bool = False, rest: float = _REST) -> None:
        """Keep what is on the screen: everything, or only the window in `front`; after a `rest` for what moves."""
        self.rest(rest)
        self.pictures.append(name)
        if self._folder is not None:
            self._look(lambda: _painted(front=front)).save(str(self._folder / f"{name}.png"))

    def rest(self, seconds: float = _REST) -> None:
        """Let what moves come to rest."""
        time.sleep(seconds)

    # -- inside

    def _come(self) -> None:
        program = QApplication.instance()
        if program is not None:
            self._manager = _WindowManager(program)
            program.installEventFilter(self._manager)
            _activate_front()

    def _holds(self, condition: Callable[[], object]) -> bool:
        def look() -> bool:
            try:
                return bool(condition())
            except RuntimeError:  # a widget went while it was looked at
                return False

        return self._look(look)

    def _do(self, act: Callable[[], None]) -> None:
        """Act on the window's thread, and see that it did not fail at once; it may well open what waits."""
        faults: SimpleQueue[Exception | None] = SimpleQueue()

        def deed() -> None:
            try:
                act()
            except Exception as error:  # noqa: BLE001 (raised in the person's thread)
                faults.put(error)
            else:
                faults.put(None)

        self._wished.emit(deed)
        try:
            fault = faults.get(timeout=0.3)
        except Empty:
            return  # a dialog waits within
        if fault is not None:
            raise fault

    def _look(self, what: Callable[[], T]) -> T:
        answers: SimpleQueue[T | Exception] = SimpleQueue()

        def deed() -> None:
            try:
                answers.put(what())
            except Exception as error:  # noqa: BLE001 (raised in the person's thread)
                answers.put(error)

        self._wished.emit(deed)
        answer = answers.get(timeout=PATIENCE)
        if isinstance(answer, Exception):
            raise answer
        return answer


# ---------------------------------------------------------------- what is on the screen


def screen_text() -> str:
    """Every word that is painted, in all windows."""
    return "\n".join(words for widget in _widgets() if not widget.visibleRegion().isEmpty() for words in _said(widget))


def _windows() -> list[QWidget]:
    """The windows that are shown, those in front last."""
    shown = [one for one in QApplication.topLevelWidgets() if one.isVisible() and not one.size().isEmpty()]
    shown = [one for one in shown if one.windowType() is not Qt.WindowType.ToolTip]
    kinds = (Qt.WindowType.Window, Qt.WindowType.Dialog, Qt.WindowType.Tool, Qt.WindowType.Popup)
    return sorted(
        shown,
        key=lambda one: (
            kinds.index(one.windowType()) if one.windowType() in kinds else 0,
            not isinstance(one, QMainWindow),
        ),
    )


def _within_reach() -> list[QWidget]:
    """The windows that can be clicked: a menu or a dialog that waits for its answer comes first."""
    shown = _windows()
    if popups := [one for one in shown if one.windowType() is Qt.WindowType.Popup]:
        return popups
    modal = QApplication.activeModalWidget()
    return [modal] if modal is not None else shown


def _widgets(windows: list[QWidget] | None = None) -> Iterator[QWidget]:
    for window in _windows() if windows is None else windows:
        yield window
        yield from (one for one in window.findChildren(QWidget) if isValid(one) and one.isVisible())


def _said(widget: QWidget) -> Iterator[str]:
    """What a widget shows in words."""
    if widget.isWindow():
        yield widget.windowTitle()
    if isinstance(widget, QLabel):
        said = widget.text()
        plain = widget.textFormat() is Qt.TextFormat.PlainText or "<" not in said
        yield said if plain else QTextDocumentFragment.fromHtml(said).toPlainText()
    elif isinstance(widget, QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QLineEdit):
        yield widget.text() or widget.placeholderText()
    elif isinstance(widget, QPlainTextEdit | QTextEdit):
        yield widget.toPlainText() or widget.placeholderText()
    elif isinstance(widget, QComboBox):
        yield widget.currentText()
    elif isinstance(widget, QTabBar):
        yield from (widget.tabText(place) for place in range(widget.count()))
    elif isinstance(widget, QMenu | QMenuBar):
        yield from (_words_of(action) for action in widget.actions())
    elif isinstance(widget, QAbstractItemView):
        for _point, told in _rows(widget):
            yield from told
    elif words := widget.accessibleName():  # it paints by itself
        yield words


def _rows(view: QAbstractItemView) -> Iterator[tuple[QPoint, tuple[str, ...]]]:
    """The cells of a list or table that are in view, each with what it shows and what is read out."""
    model, area = view.model(), _surface(view).rect()
    columns = [view.modelColumn()] if isinstance(view, QListView) else range(model.columnCount(view.rootIndex()))
    for row in range(model.rowCount(view.rootIndex())):
        for column in columns:
            index = model.index(row, column, view.rootIndex())
            place = view.visualRect(index) & area
            if not place.isEmpty():
                roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
                yield place.center(), tuple(str(index.data(role) or "") for role in roles)


def _surface(view: QAbstractItemView) -> QWidget:
    """What a list is painted on. Where a list went, Python may take another at its address for it: then the list."""
    surface = view.viewport()
    return surface if isValid(surface) else view


def _places(words: str, *, part: bool) -> list[_Place]:
    """Where one can click for these words; what is scrolled away is brought into view when nothing else is there."""
    found = [
        place for widget in _widgets(_within_reach()) if widget.isEnabled() for place in _in(widget, words, part=part)
    ]
    seen = [place for place in found if place.widget.visibleRegion().contains(place.point)]
    if found and not seen:
        _bring_into_view(found[-1].widget)
    return seen


def _in(widget: QWidget, words: str, *, part: bool) -> Iterator[_Place]:
    """The places of one widget that bear these words."""
    named = _named(widget, words, part=part)
    if isinstance(widget, QMenu | QMenuBar):
        for action in widget.actions():
            said = _words_of(action)
            if action.isEnabled() and (said == words or (part and words in said)):
                yield _Place(widget, widget.actionGeometry(action).center())
    elif isinstance(widget, QTabBar):
        for number in range(widget.count()):
            if words in widget.tabText(number):
                yield _Place(widget, widget.tabRect(number).center())
    elif isinstance(widget, QAbstractItemView):
        for point, told in _rows(widget):
            if any(words in one for one in told):
                yield _Place(_surface(widget), point)
    elif named and isinstance(widget, QCheckBox | QRadioButton | LinkLabel):
        yield _Place(widget, QPoint(14, widget.height() // 2))
    elif named and isinstance(widget, QAbstractButton | QLineEdit | QPlainTextEdit | QComboBox | QAbstractSlider):
        yield _Place(widget, widget.rect().center())


def _named(widget: QWidget, words: str, *, part: bool) -> bool:
    names = [widget.accessibleName(), widget.toolTip()]
    if isinstance(widget, QAbstractButton):
        names.append(widget.text().replace("&", ""))
    if isinstance(widget, QLineEdit):
        names.append(widget.placeholderText())
    return words in names or (part and any(words in name for name in names))


def _words_of(action: QAction) -> str:
    return action.text().split("\t")[0].replace("&", "")


def _bring_into_view(widget: QWidget) -> None:
    """Scroll as the wheel does."""
    inner: QWidget | None = widget
    while inner is not None:
        parent = inner.parentWidget()
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget)
        inner = parent


def _under(place: _Place) -> tuple[QWindow, QPoint]:
    """The window and its point for a place; what lies over it would get the click instead."""
    top = place.widget.window()
    at = place.widget.mapTo(top, place.point)
    hit = top.childAt(at) or top
    if hit is not place.widget and not place.widget.isAncestorOf(hit):
        raise NotThereError(f"{hit!r} covers {place.widget!r}")
    handle = top.windowHandle()
    if handle is None:
        raise NotThereError(f"{top!r} has no window")
    return handle, at


def _in_dialog() -> bool:
    dialog, focus = QApplication.activeModalWidget(), QApplication.focusWidget()
    return dialog is not None and focus is not None and dialog.isAncestorOf(focus)


def _reads(words: str) -> bool:
    return words in screen_text()


def _does_not_read(words: str) -> bool:
    return words not in screen_text()


def _in_menus(words: str) -> list[_Place]:
    return [place for place in _places(words, part=False) if isinstance(place.widget, QMenu | QMenuBar)]


def _click_in_menus(words: str) -> None:
    _click(_in_menus(words)[0])


def _press(keys: QKeySequence) -> None:
    hearer, pressed = _keyboard(), QKeyCombination.fromCombined(keys[0].toCombined())  # type: ignore[index]
    try:
        QTest.keyClick(hearer, pressed.key(), pressed.keyboardModifiers())
    except RuntimeError:
        if isValid(hearer):  # else the key has closed it
            raise


def _click(place: _Place, *, right: bool = False) -> None:
    window, at = _under(place)
    if place.widget.window().windowType() is not Qt.WindowType.Popup:
        place.widget.window().activateWindow()
    button = Qt.MouseButton.RightButton if right else Qt.MouseButton.LeftButton
    QTest.mouseClick(window, button, Qt.KeyboardModifier.NoModifier, at)


def _keyboard() -> QWindow | QWidget:
    """What hears the keys: a window, or the field that a list of proposals hangs from."""
    popup, focus = QApplication.activePopupWidget(), QApplication.focusWidget()
    if isinstance(popup, QAbstractItemView) and focus is not None:
        return focus
    top = popup or (focus.window() if focus is not None else None) or QApplication.activeWindow() or _windows()[0]
    handle = top.windowHandle()
    if handle is None:
        raise NotThereError(f"{top!r} has no window")
    return handle


def _painted(*, front: bool) -> QImage:
    """The windows as they lie on one another, or the front one alone."""
    shown = _windows()
    if front:
        return shown[-1].grab().toImage()
    whole = QRect()
    for one in shown:
        whole |= one.frameGeometry()
    image = QImage(whole.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.gray)
    painter = QPainter(image)
    for one in shown:
        place = QRect(one.mapToGlobal(QPoint()) - whole.topLeft(), one.size())
        painter.drawPixmap(place.topLeft(), one.grab())
        if one is not shown[0]:
            painter.drawRect(place.adjusted(0, 0, -1, -1))
    painter.end()
    return image
