"""Walks the tree that screen readers see, and the chain that the Tab key follows."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QFrame,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QScrollArea,
    QTabBar,
    QWidget,
)

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
PARTS = {R.Cell, R.ListItem, R.TreeItem}


def faults(root: QWidget) -> list[str]:
    """What is wrong under `root` for those who do not see it, in words."""
    found = []
    for widget in [root, *root.findChildren(QWidget)]:
        if widget.isVisibleTo(root) and widget.window() is root.window() and not isinstance(widget, QTabBar):
            found += _wrong(widget)
    return found + _untold(root) + _unreached(root)


def _wrong(widget: QWidget) -> list[str]:
    face = QAccessible.queryAccessibleInterface(widget)
    role, name = face.role(), face.text(QAccessible.Text.Name).strip()
    focusable = bool(face.state().focusable) and widget.focusProxy() is None
    if focusable and role not in USED | READ and not (name and isinstance(widget, QScrollArea | QKeySequenceEdit)):
        return [f"{_name(widget)}: a {role.name}, which does not say what it is"]
    if (role in USED or focusable) and role is not R.StaticText and not name:
        return [f"{_name(widget)}: a {role.name} without a name"]
    if isinstance(widget, QAbstractItemView) and not isinstance(widget, QHeaderView):
        cells: list[QAccessibleInterface | None] = [face.child(place) for place in range(min(face.childCount(), 200))]
        told = [cell.text(QAccessible.Text.Name).strip() for cell in cells if cell and cell.role() in PARTS]
        silent = "" in told if face.role() is R.List else told and not any(told)  # a cell of a table may be empty
        return [f"{_name(widget)}: {told.count('')} of its {len(told)} parts say nothing"] if silent else []
    return []


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
        and not _reached_by_arrows(widget)
    }
    if not wanted:
        return []
    window.activateWindow()
    start = min(wanted, key=id)
    start.setFocus()
    reached: list[QWidget] = []
    here = _focused(window)
    while here is not None and here not in reached:
        reached.append(here)
        for _link_within in range(3):
            QTest.keyClick(here, Qt.Key.Key_Tab)
            if _focused(window) is not here:
                break
        here = _focused(window)
    stuck = [f"{_name(reached[-1])}: Tab does not leave it"] if here is reached[-1] and len(wanted) > 1 else []
    return stuck + [f"{_name(widget)}: Tab does not reach it" for widget in wanted.difference(reached) if not stuck]


def _focused(window: QWidget) -> QWidget | None:
    return QApplication.focusWidget() or window.focusWidget()


def _reached_by_arrows(widget: QWidget) -> bool:
    """Of buttons that exclude one another, Tab goes to the chosen one."""
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    return group is not None and group.exclusive() and isinstance(widget, QAbstractButton) and not widget.isChecked()


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} “{widget.accessibleName() or widget.property('text') or ''}”"
