"""What would not be stored of the words in the composer: marked while they are written, with what will happen to it."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QToolTip,
    QWidget,
)

from app.core.models import Finding, PrivacyAction, Target
from app.gui.bridge import Bridge
from app.gui.dialogs.privacy import spelled_out
from app.gui.look import plain_label, style
from app.gui.operations import Command, Query
from app.i18n import tr
from app.words.errors import type_words

_PAUSE = 250  # ms without a key before the text is looked at


class PrivacyMarks(QWidget):
    """Watches a text box and says below it what the gate would take out. Hidden while that is nothing."""

    looked = Signal()  # the marks are those of the words that stand there

    def __init__(self, bridge: Bridge, box: QPlainTextEdit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._box = box
        self._text = ""
        self.findings: tuple[Finding, ...] = ()
        self._words = plain_label()
        style(self._words, "quiet")
        self._button = QPushButton(tr("Change…"), self)
        style(self._button, "flat")
        self._button.clicked.connect(self._offer)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 0)
        row.addWidget(self._words, 1)
        row.addWidget(self._button)
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self._look)
        box.textChanged.connect(self._changed)
        box.viewport().installEventFilter(self)
        self.hide()

    @property
    def words(self) -> str:
        """What is said under the box."""
        return self._words.text()

    def _changed(self) -> None:
        if not self._box.toPlainText().strip():
            self._timer.stop()
            self._show("", ())
        else:
            self._timer.start()

    def _look(self) -> None:
        text = self._box.toPlainText()
        if not self._bridge.is_open:
            return
        # A look that fails is no news: sending checks again, and says so.
        Query(self, lambda engine: engine.look(text, Target.CHAT)).success(
            lambda findings: self._show(text, findings)
        ).failure(lambda _error: self._show(text, ())).run(self._bridge)

    def _show(self, text: str, findings: tuple[Finding, ...]) -> None:
        if text and text != self._box.toPlainText():
            return  # written on meanwhile; the timer runs
        self._text, self.findings = text, findings
        self._box.setExtraSelections([self._mark(finding) for finding in findings])
        self._words.setText(_summary(findings))
        self.setAccessibleName(self._words.text())
        self.setVisible(bool(findings))
        self.looked.emit()

    def _mark(self, finding: Finding) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        marked = QTextCharFormat()
        marked.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        marked.setUnderlineColor(self.palette().accent().color())
        cursor = self._box.textCursor()
        start, end = self._place(finding)
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        selection.cursor, selection.format = cursor, marked
        return selection

    def _place(self, finding: Finding) -> tuple[int, int]:
        """Qt counts UTF-16 units, the core counts characters."""
        start = _units(self._text[: finding.start])
        return start, start + _units(self._text[finding.start : finding.end])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say what will happen to what is under the mouse."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self._box.cursorForPosition(event.pos()).position()
            for finding in self.findings:
                start, end = self._place(finding)
                if start <= place <= end:
                    QToolTip.showText(event.globalPos(), _fate(finding), self._box)
                    return True
        return super().eventFilter(watched, event)

    # -- choosing otherwise

    def menu(self) -> QMenu:
        """What can be done about each finding."""
        menu = QMenu(self)
        for finding in self.findings:
            part = menu.addMenu(type_words(finding.type))
            part.addAction(tr("Leave it out of the message"), partial(self.drop, finding))
            part.addAction(tr("Allow this one: store it as it is"), partial(self.allow, finding))
        return menu

    def _offer(self) -> None:
        menu = self.menu()
        menu.popup(self._button.mapToGlobal(self._button.rect().bottomLeft()))

    def drop(self, finding: Finding) -> None:
        """Take the words out of the box."""
        cursor = self._box.textCursor()
        start, end = self._place(finding)
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()

    def allow(self, finding: Finding) -> None:
        """Let this value be stored from now on; a secret asks for its name to be spelled out."""
        confirmation = ""
        if finding.secret:
            confirmation = spelled_out(self, finding.type)
            if not confirmation:
                return
        value = self._text[finding.start : finding.end]
        Command(self, lambda engine: engine.allow(finding.type, value, confirmation)).success(
            lambda _nothing: self._look()
        ).run(self._bridge)


def _units(text: str) -> int:
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _summary(findings: tuple[Finding, ...]) -> str:
    """What will happen, kind by kind."""
    refused = ", ".join(_kinds(one for one in findings if one.action is PrivacyAction.REFUSE))
    replaced = ", ".join(_kinds(one for one in findings if one.action is PrivacyAction.REDACT))
    parts = []
    if refused:
        parts.append(tr("Will not be sent because of: {kinds}", kinds=refused))
    if replaced:
        parts.append(tr("Will not be stored: {kinds}", kinds=replaced))
    return " · ".join(parts)


def _kinds(findings: Iterable[Finding]) -> list[str]:
    return list(dict.fromkeys(type_words(finding.type) for finding in findings))


def _fate(finding: Finding) -> str:
    kind = type_words(finding.type)
    if finding.action is PrivacyAction.REFUSE:
        return tr("{kind}: the message will not be sent with it", kind=kind)
    return tr("{kind}: {placeholder} is stored in its place", kind=kind, placeholder=finding.placeholder)
