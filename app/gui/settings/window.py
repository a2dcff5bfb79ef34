"""The settings window: every setting, its words and its default, searchable; a change takes effect at once."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.core.errors import AppError
from app.core.events import Event, SettingsChanged
from app.core.settings import Settings
from app.gui.bridge import Bridge
from app.gui.dialogs.meaning_box import MeaningBox
from app.gui.dialogs.privacy import PrivacyDialog
from app.gui.look import announce, plain_label, search_field, style
from app.gui.operations import Command
from app.gui.settings.about_page import AboutPage
from app.gui.settings.data_page import DataPage
from app.gui.settings.editors import Editor, editor_for
from app.gui.settings.models_page import ModelsPage
from app.gui.settings.row import SettingRow
from app.gui.settings.section import Section
from app.i18n import tr
from app.words.settings import Page, names_on, page_words, value_words, words_of

_BESIDE = 32  # px beside the words in the list of pages
SHORTCUTS, ABOUT = "shortcuts", "about"  # the pages without settings of their own


class SettingsDialog(QDialog):
    """Pages at the left, what they hold at the right. There is nothing to accept: each change can be undone.

    `shortcuts` makes the page of the keys, which belongs to whoever owns the actions.
    """

    import_wanted = Signal()
    export_wanted = Signal()

    def __init__(
        self,
        bridge: Bridge,
        parent: QWidget | None = None,
        *,
        shortcuts: Callable[[QWidget], QWidget] | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._shortcuts = shortcuts
        self._done: list[tuple[str, object]] = []  # settings that were changed here, with the value before
        self._sections: dict[str, Section] = {}
        self._page: str = Page.GENERAL
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Settings"))
        self.resize(860, 640)
        self.setMinimumSize(560, 400)
        self.search = search_field(tr("Search the settings"))
        self.search.textChanged.connect(self._search)
        self.pages = QListWidget(self)
        self.pages.setAccessibleName(tr("Parts of the settings"))
        for key, words in self._page_titles().items():
            item = QListWidgetItem(words)
            item.setData(Qt.ItemDataRole.UserRole, key)
            self.pages.addItem(item)
        self.pages.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pages.setFixedWidth(self.pages.sizeHintForColumn(0) + _BESIDE)
        self.pages.currentItemChanged.connect(lambda item, _before: self._page_chosen(item))
        self._nothing = plain_label(tr("No setting speaks of that."))
        style(self._nothing, "quiet")
        self._nothing.hide()
        content = QWidget(self)
        style(content, "clear")
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(4, 0, 12, 0)
        self._column.addWidget(self._nothing)
        self._column.addStretch(1)
        self._scroll = QScrollArea(self)
        self._scroll.setAccessibleName(tr("Settings"))
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(content)
        left = QVBoxLayout()
        left.addWidget(self.pages, 1)
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addLayout(left)
        body.addWidget(self._scroll, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(16, 16, 16, 12)
        page.setSpacing(12)
        page.addWidget(self.search)
        page.addLayout(body, 1)
        page.addLayout(self._foot())
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self._undo)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        bridge.core_event.connect(self._on_event)
        self._show_page()
        self.search.setFocus()

    # -- what there is

    def open_page(self, key: str) -> None:
        """Show a page: a `Page`'s value, SHORTCUTS or ABOUT."""
        self._page = key
        self.search.clear()
        self._show_page()

    def open_setting(self, name: str) -> None:
        """Show a setting on its page, with the focus on it."""
        self.open_page(words_of(name).page)
        row = self.row(name)
        row.editor.setFocus(Qt.FocusReason.ShortcutFocusReason)
        # Once the page has found its height.
        QTimer.singleShot(0, self, lambda: self._scroll.ensureWidgetVisible(row))

    def row(self, name: str) -> SettingRow:
        """The row of a setting. Its page is made if need be."""
        rows = self._section(words_of(name).page).rows
        return next(row for row in rows if row.name == name)

    @staticmethod
    def _page_titles() -> dict[str, str]:
        titles: dict[str, str] = {page: page_words(page) for page in Page if names_on(page)}
        return titles | {SHORTCUTS: tr("Shortcuts"), ABOUT: tr("About and licences")}

    def _section(self, key: str) -> Section:
        """A page, made when it is first wanted."""
        if key not in self._sections:
            section = Section(self._page_titles()[key], self)
            self._sections[key] = section
            self._fill(key, section)
            self._column.insertWidget(self._column.count() - 1, section)
        return self._sections[key]

    def _fill(self, key: str, section: Section) -> None:
        if key == Page.MODELS:
            section.add_part(ModelsPage(self._bridge, section), tr("Download") + " " + tr("Delete") + " Ollama")
        if key in set(Page):
            section.add_rows([self._row(name) for name in names_on(Page(key))])
        if key == Page.DATA:
            data = DataPage(self._bridge, section)
            data.import_wanted.connect(self.import_wanted)
            data.export_wanted.connect(self.export_wanted)
            words = (tr("Backups"), tr("Export and import"), tr("Erase everything"))
            section.add_part(data, " ".join(words))
        elif key == ABOUT:
            section.add_part(AboutPage(self._bridge, section), tr("Licences") + " Qt LGPL")
        elif key == SHORTCUTS and self._shortcuts is not None:
            section.add_part(self._shortcuts(section), tr("Keyboard shortcuts"))

    def _row(self, name: str) -> SettingRow:
        row = SettingRow(name, self._editor(name), self)
        row.changed.connect(self._change)
        row.show_value(getattr(self._bridge.engine.settings(), name))
        return row

    def _editor(self, name: str) -> Editor:
        if name == "embedding_model":
            return MeaningBox(self._bridge, self)
        return editor_for(name, self, lambda: self._open_table(name))

    def _open_table(self, name: str) -> None:
        if name == "privacy":
            dialog = PrivacyDialog(self._bridge, self)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()
        else:
            self.open_page(SHORTCUTS)

    # -- what is shown

    def _page_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._page = str(item.data(Qt.ItemDataRole.UserRole))
            self.search.blockSignals(True)
            self.search.clear()
            self.search.blockSignals(False)
            self._show_page()

    def _show_page(self) -> None:
        self._mark(self._page)
        shown = self._section(self._page)
        shown.search("")
        self._nothing.hide()
        for section in self._sections.values():
            section.setVisible(section is shown)
        self._scroll.verticalScrollBar().setValue(0)

    def _search(self, query: str) -> None:
        if not query.strip():
            self._show_page()
            return
        found = 0
        for key in self._page_titles():
            section = self._section(key)
            hits = section.search(query)
            section.setVisible(bool(hits))
            found += hits
        self._nothing.setVisible(not found)
        self._mark("")

    def _mark(self, key: str) -> None:
        """Mark a page in the list, or none, as what is found may stand on several."""
        keys = list(self._page_titles())
        self.pages.blockSignals(True)
        self.pages.setCurrentRow(keys.index(key) if key else -1)
        self.pages.blockSignals(False)

    def _foot(self) -> QHBoxLayout:
        self._said = plain_label(tr("Changes take effect at once."))
        style(self._said, "quiet")
        self.undo = QPushButton(tr("Undo"), self)
        self.undo.clicked.connect(self._undo)
        self.undo.hide()
        close = QPushButton(tr("Close"), self)
        close.setAutoDefault(False)
        self.undo.setAutoDefault(False)
        close.clicked.connect(self.close)
        row = QHBoxLayout()
        row.addWidget(self._said, 1)
        row.addWidget(self.undo)
        row.addWidget(close)
        return row

    # -- changing

    def _change(self, name: str, value: object) -> None:
        before = getattr(self._bridge.engine.settings(), name)
        if value == before:
            self.row(name).show_value(before)
            return
        self._apply(name, value, lambda: self._changed(name, before, value))

    def _changed(self, name: str, before: object, value: object) -> None:
        self._done.append((name, before))
        self._say(tr("{setting}: {value}", setting=words_of(name).name, value=value_words(name, value)))

    def _undo(self) -> None:
        if self._done:
            name, before = self._done.pop()
            what = tr("{setting}: {value}", setting=words_of(name).name, value=value_words(name, before))
            self._apply(name, before, lambda: self._say(tr("Undone: {what}", what=what)))

    def _apply(self, name: str, value: object, then: Callable[[], None]) -> None:
        def applied(_settings: Settings) -> None:
            then()

        def refused(error: AppError) -> None:
            self.row(name).show_fault(error)

        Command(self, lambda engine: engine.change_settings(**{name: value})).success(applied).failure(refused).run(
            self._bridge
        )

    def _say(self, words: str) -> None:
        self._said.setText(words)
        announce(self, words)
        self.undo.setVisible(bool(self._done))

    def _on_event(self, event: Event) -> None:
        if not isinstance(event, SettingsChanged):
            return
        for section in self._sections.values():
            for row in section.rows:
                row.show_value(getattr(event.settings, row.name))
