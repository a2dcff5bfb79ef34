"""A message's text: as tall as its content, and deaf to what the content asks for."""

from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRegularExpression, QUrl, Signal
from PySide6.QtGui import QColor, QDesktopServices, QGuiApplication, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QMessageBox, QSizePolicy, QTextEdit, QVBoxLayout, QWidget

from app.gui.panes.chat.code_block import CodeBlock
from app.gui.panes.chat.text_parts import WIDEST, Prose, Wide
from app.gui.text.formulas import Source, Typesetter
from app.gui.text.markdown import Kind, Part, code_colours, parts
from app.gui.theme import tokens
from app.gui.theme.palette import colours_in_use
from app.gui.theme.tokens import Colours
from app.i18n import tr

_SAFE_SCHEMES = {"http", "https", "mailto"}
_FROZEN_FROM = 800  # characters of a growing text that are drawn again at most, beside the block that is growing
_GAP = 10  # px between two parts

Match = tuple[Prose, QTextCursor]


class MessageText(QWidget):
    """Shows Markdown, part by part. Loads nothing, opens a link only after showing where it leads.

    A text that grows is drawn again from its last block only: what stands before that is finished.
    """

    copied = Signal()
    selection_began = Signal()

    def __init__(self, typesetter: Typesetter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._typesetter = typesetter
        self._text = ""
        self._growing = False
        self._frozen = 0  # characters that are finished
        self._frozen_widgets = 0
        self._widgets: list[Prose | CodeBlock] = []
        self._waiting: set[Source] = set()
        self._colours: Colours | None = None  # those it is drawn in
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(_GAP)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        typesetter.ready.connect(self._formulas_ready)

    # -- content

    def set_markdown(self, text: str, *, growing: bool = False) -> None:
        """Show `text`; while it is `growing`, code keeps one colour."""
        if (text, growing) == (self._text, self._growing):
            return
        goes_on = growing and self._growing and text.startswith(self._text)
        self._text, self._growing = text, growing
        if not goes_on:
            self._frozen = self._frozen_widgets = 0
        self._draw()

    @property
    def text(self) -> str:
        """The Markdown that is shown."""
        return self._text

    def toPlainText(self) -> str:
        """What stands on the screen."""
        return "\n".join(part.toPlainText() for part in self.texts())

    def texts(self) -> list[Prose]:
        """The text of every part, in order."""
        return [widget.text if isinstance(widget, CodeBlock) else widget for widget in self._widgets]

    def natural_width(self) -> int:
        """The width at which no line has to wrap, up to a limit; in pixels."""
        if any(not isinstance(widget, Prose) or isinstance(widget, Wide) for widget in self._widgets):
            return WIDEST
        return min(max((text.natural_width() for text in self.texts()), default=0) + 4, WIDEST)

    def _draw(self) -> None:
        self._colours = colours_in_use()
        found, wanted = parts(self._text[self._frozen :], code_colours(self._colours), self._drawn)
        self._waiting = {source for source in wanted if not self._typesetter.knows(source)}
        if self._waiting:
            self._typesetter.prepare(self._waiting)
        kept = self._widgets[self._frozen_widgets :]
        del self._widgets[self._frozen_widgets :]
        for place, part in enumerate(found):
            widget = kept.pop(0) if kept and _fits(kept[0], part) else self._new(part)
            growing = self._growing and place == len(found) - 1
            if isinstance(widget, CodeBlock):
                widget.show_part(part, growing=growing)
            else:
                widget.show_part(part)
            self._widgets.append(widget)
        for widget in kept:
            self._column.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        if self._growing and found:
            last = found[-1]
            finished = last.start if last.start - last.begin > _FROZEN_FROM else last.begin
            if finished:
                self._freeze(finished)

    def _freeze(self, upto: int) -> None:
        """What stands before this place of the text that is drawn is finished."""
        finished, _wanted = parts(
            self._text[self._frozen : self._frozen + upto], code_colours(colours_in_use()), self._drawn
        )
        keep = self._frozen_widgets + len(finished)
        shown = self._widgets[self._frozen_widgets : keep]
        if len(shown) == len(finished) and all(map(_fits, shown, finished)):
            for widget, part in zip(shown, finished, strict=True):
                widget.show_part(part)
        else:
            return  # drawn otherwise when what follows is not there: leave it as it is
        if keep == len(self._widgets):  # the last one showed the growing block as well: that gets its own
            self._frozen, self._frozen_widgets = self._frozen + upto, keep
            self._draw()
        else:
            self._frozen, self._frozen_widgets = self._frozen + upto, keep

    def _new(self, part: Part) -> Prose | CodeBlock:
        made: Prose | CodeBlock
        if part.kind is Kind.CODE:
            made = CodeBlock(self._typesetter, self)
            made.copied.connect(self.copied)
        else:
            made = (Wide if part.kind is Kind.WIDE else Prose)(self._typesetter, self)
            made.anchorClicked.connect(self._open)
        text = made.text if isinstance(made, CodeBlock) else made
        text.pressed.connect(partial(self._select_only, text))
        text.dragged.connect(partial(self._drag, text))
        self._column.insertWidget(len(self._widgets), made)
        if self.isVisible():
            made.show()  # now, and not with the next turn of events: its height counts already
        return made

    def _drawn(self, source: Source) -> bool:
        return self._typesetter.formula(source) is not None

    def _formulas_ready(self) -> None:
        if self._waiting and all(map(self._typesetter.knows, self._waiting)):
            self._frozen = self._frozen_widgets = 0
            self._draw()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # A widget's palette changes also when it is first shown: what counts is whether the theme is another.
        if event.type() is QEvent.Type.PaletteChange and self._colours not in (None, colours_in_use()):
            self._frozen = self._frozen_widgets = 0
            for text in self.texts():
                text.redraw()
            self._draw()

    # -- selecting over several parts

    def selected(self) -> str:
        """What is selected, over all parts."""
        return "\n".join(filter(None, (text.selected() for text in self.texts())))

    def copy(self) -> None:
        """The selection to the clipboard."""
        QGuiApplication.clipboard().setText(self.selected())

    def _select_only(self, text: Prose) -> None:
        self.selection_began.emit()
        for other in self.texts():
            if other is not text and other.textCursor().hasSelection():
                other.select(0, 0)

    def _drag(self, origin: Prose, at: QPoint) -> None:
        """From the part where the mouse was pressed to the one it is over now."""
        all_texts = self.texts()
        if len(all_texts) == 1:
            return
        begun = all_texts.index(origin)
        under = next(
            (i for i, text in enumerate(all_texts) if text.mapFromGlobal(at).y() < text.height()), len(all_texts) - 1
        )
        for place, text in enumerate(all_texts):
            if place == begun:
                if under != begun:
                    text.select(text.textCursor().anchor(), text.end() if under > begun else 0)
            elif min(begun, under) < place < max(begun, under):
                text.select(0, text.end())
            elif place == under:
                here = text.cursorForPosition(text.viewport().mapFromGlobal(at)).position()
                text.select(*((0, here) if under > begun else (text.end(), here)))
            elif text.textCursor().hasSelection():
                text.select(0, 0)

    # -- finding

    def matches(self, pattern: QRegularExpression) -> list[Match]:
        """Where an expression stands in what is shown, in order."""
        found: list[Match] = []
        for text in self.texts():
            cursor = text.document().find(pattern, 0)
            while not cursor.isNull():
                if not cursor.hasSelection():
                    break
                found.append((text, cursor))
                cursor = text.document().find(pattern, cursor)
        return found

    def mark(self, matches: list[Match], here: int | None) -> None:
        """Mark matches, the one numbered `here` more strongly."""
        for text in self.texts():
            marks = []
            for number, (owner, cursor) in enumerate(matches):
                if owner is not text:
                    continue
                one = QTextEdit.ExtraSelection()
                look = QTextCharFormat()
                look.setForeground(QColor(tokens.FOUND_INK))
                look.setBackground(QColor(tokens.FOUND_HERE if number == here else tokens.FOUND))
                if number == here:
                    look.setFontUnderline(True)
                one.cursor, one.format = cursor, look
                marks.append(one)
            text.setExtraSelections(marks)

    # -- links

    def _open(self, url: QUrl) -> None:
        if url.scheme() not in _SAFE_SCHEMES:
            return
        # As it is sent: look-alike letters of a host, and signs that turn the direction of writing, would hide it.
        address = url.toString(QUrl.ComponentFormattingOption.FullyEncoded)
        question = tr("Open this address in your browser?") + f"\n\n{address}"
        buttons = QMessageBox.StandardButton.Open | QMessageBox.StandardButton.Cancel
        if QMessageBox.question(self, tr("Open a link"), question, buttons) == QMessageBox.StandardButton.Open:
            QDesktopServices.openUrl(url)


def _fits(widget: Prose | CodeBlock, part: Part) -> bool:
    """Whether this widget can show that part."""
    kind = {CodeBlock: Kind.CODE, Wide: Kind.WIDE, Prose: Kind.PROSE}[type(widget)]
    return kind is part.kind
