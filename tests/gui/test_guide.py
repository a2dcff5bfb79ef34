"""The user's guide: in three languages alike, with pictures, and found from Help."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from pytestqt.qtbot import QtBot

from app.gui.dialogs.guide import GUIDE, GuideWindow
from app.i18n import LANGUAGES, set_language


@pytest.fixture(params=LANGUAGES)
def guide(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[GuideWindow]:
    set_language(request.param)
    window = GuideWindow()
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    yield window
    set_language("en")


def test_that_the_languages_have_the_same_chapters_and_pictures() -> None:
    def shape(language: str) -> list[str]:
        text = (GUIDE / f"{language}.md").read_text("utf-8")
        marks = re.findall(r"^(#+) |\(pictures/([a-z-]+)-[a-z]{2}\.png\)|^(- |\d\. )", text, re.MULTILINE)
        return ["".join(mark) for mark in marks]

    assert shape("en") == shape("ru") == shape("zh")


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_every_picture_is_there(language: str) -> None:
    names = re.findall(r"\((pictures/[^)]+)\)", (GUIDE / f"{language}.md").read_text("utf-8"))
    assert names
    for name in names:
        assert name.endswith(f"-{language}.png")
        assert not QImage(str(GUIDE / name)).isNull()


def test_that_a_chapter_is_brought_to_the_top(guide: GuideWindow) -> None:
    guide.chapters.setCurrentRow(5)
    cursor = guide.page.textCursor()
    assert cursor.block().text() == guide.chapters.item(5).text()
    assert abs(guide.page.cursorRect(cursor).top()) < 5


def test_that_pictures_are_never_wider_than_the_column(guide: GuideWindow) -> None:
    guide.resize(640, 480)
    document = guide.page.document()
    assert document.idealWidth() <= guide.page.viewport().width()


def test_that_words_are_found_again_from_the_top_and_told_when_missing(guide: GuideWindow, qtbot: QtBot) -> None:
    guide.search.setText("Ollama")
    first = guide.page.textCursor().position()
    assert guide.page.textCursor().selectedText() == "Ollama"
    places = {first}
    for _ in range(30):
        guide.search.returnPressed.emit()
        places.add(guide.page.textCursor().position())
    assert len(places) > 1
    assert guide.page.textCursor().selectedText() == "Ollama"
    guide.search.setText("xyzzy")
    assert guide._nothing.isVisible()


def test_that_pictures_outside_the_guide_are_not_read(guide: GuideWindow) -> None:
    kind = QTextDocument.ResourceType.ImageResource.value
    assert guide.page.loadResource(kind, QUrl("../icons/chevron-down.svg")) is None
    assert guide.page.loadResource(kind, QUrl("/etc/passwd")) is None
