"""Walks the tree that screen readers see, and the chain that the Tab key follows."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QScrollArea, QTabBar, QWidget

R = QAccessible.Role
# What a person does something with: each says what it is and what it does.
USED = {
    R.Button,
    R.ButtonMenu,
    R.ButtonDropDown,
    R.CheckBox,
    R.RadioButton,
    R.ComboBox,
    R.EditableText,
    R.Link,
    R.MenuItem,
    R.PageTab,
    R.Slider,
    R.SpinBox,
    R.List,
    R.Table,
    R.Tree,
    R.ListItem,
}
# What has the focus may be one of these too: places to read and scroll in.
READ = {R.StaticText, R.Document, R.Dialog, R.AlertMessage, R.Cell, R.TreeItem, R.Window}


def faults(root: QWidget) -> list[str]:
    """What is wrong under `root` for those who do not see it, in words."""
    found = []
    for face in _faces(QAccessible.queryAccessibleInterface(root)):
        made = face.object()
        if isinstance(made, QTabBar) or (isinstance(made, QWidget) and made.focusProxy() is not None):
            continue  # its tabs, or what stands for it, speak for themselves
        role, state = face.role(), face.state()
        name = face.text(QAccessible.Text.Name).strip()
        if state.focusable and role not in USED | READ and not (name and isinstance(made, QScrollArea)):
            found.append(f"{_words(face)}: no role that says what it is")
        elif (role in USED or state.focusable) and role not in {R.StaticText, R.Cell, R.TreeItem} and not name:
            found.append(f"{_words(face)}: no name")
    return found + _untold(root) + _unreached(root)


def _faces(face: QAccessibleInterface | None, depth: int = 0) -> Iterator[QAccessibleInterface]:
    """`face` and all that is seen under it."""
    if face is None or not face.isValid() or depth > 40 or face.state().invisible:
        return
    yield face
    if face.role() is R.ComboBox:  # its list is Qt's own, and shut
        return
    for place in range(min(face.childCount(), 300)):
        yield from _faces(face.child(place), depth + 1)


def _words(face: QAccessibleInterface) -> str:
    made = face.object()
    what = f"{type(made).__name__} {made.objectName()}" if made is not None else "part"
    holder = face.parent()
    above = holder.object() if holder is not None and holder.isValid() else None
    return f"{what.strip()} ({face.role().name}) in {type(above).__name__}"


def _untold(root: QWidget) -> list[str]:
    """Coloured grounds that say nothing: a colour alone is no message."""
    toned = [frame for frame in root.findChildren(QFrame) if frame.isVisible() and _tone(frame)]
    return [
        f"{type(frame).__name__}: a colour without words"
        for frame in toned
        if not any(label.text().strip() for label in frame.findChildren(QLabel))
    ]


def _tone(frame: QFrame) -> bool:
    return frame.property("role") in {"warning", "error"} or bool(frame.property("tone"))


def _unreached(root: QWidget) -> list[str]:
    """What the Tab key does not reach, or does not leave."""
    window = root.window()
    wanted = {
        widget
        for widget in [window, *window.findChildren(QWidget)]
        if widget.isVisible()
        and widget.isEnabled()
        and widget.window() is window
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
    }
    if not wanted:
        return []
    window.activateWindow()
    start = min(wanted, key=id)
    start.setFocus()
    reached: list[QWidget] = []
    here = QApplication.focusWidget() or window.focusWidget()
    while here is not None and here not in reached:
        reached.append(here)
        for _link_within in range(3):
            QTest.keyClick(here, Qt.Key.Key_Tab)
            if (QApplication.focusWidget() or window.focusWidget()) is not here:
                break
        here = QApplication.focusWidget() or window.focusWidget()
    stuck = [f"{_name(reached[-1])}: Tab does not leave it"] if here is reached[-1] and len(wanted) > 1 else []
    return stuck + [f"{_name(widget)}: Tab does not reach it" for widget in wanted.difference(reached) if not stuck]


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} “{widget.accessibleName() or widget.property('text') or ''}”"
