import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication, QTextDocument
from pytestqt.qtbot import QtBot

from app.gui.markdown import COPY, DARK, LIGHT, render
from app.gui.panes.chat.message_text import MessageText


def plain(text: str) -> str:
    document = QTextDocument()
    document.setHtml(render(text, LIGHT).html)
    return document.toPlainText()


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", '<img src="file:///etc/passwd">', "<b>bold</b>", "a <br> b", "&lt;i&gt;"]
)
def test_that_html_in_a_text_stays_text(text: str) -> None:
    assert plain(text).strip() == text.replace("&lt;", "<").replace("&gt;", ">")


def test_that_pictures_become_links() -> None:
    html = render("![a cat](http://tracker.example/cat.png)", LIGHT).html
    assert "<img" not in html
    assert '<a href="http://tracker.example/cat.png">a cat</a>' in html


@pytest.mark.parametrize("text", ["[x](javascript:alert(1))", "[x](file:///etc/passwd)", "[x](data:text/html,x)"])
def test_that_dangerous_links_are_no_links(text: str) -> None:
    assert "<a href" not in render(text, LIGHT).html


def test_that_code_keeps_its_source_for_copying_and_its_colours() -> None:
    text = 'One:\n\n```python\nprint("<b>")\n```\n\nTwo:\n\n    plain\n'
    rendered = render(text, DARK)
    assert rendered.blocks == ('print("<b>")\n', "plain\n")
    assert f'href="{COPY}1"' in rendered.html
    assert rendered.html.count(f'bgcolor="{DARK.ground}"') == 2
    assert "&lt;b&gt;" in rendered.html
    assert "color:" in rendered.html
    assert render("```nonsense-language\nx\n```", LIGHT).blocks == ("x\n",)
    assert "span" not in render(text, DARK, coloured=False).html
    assert "span" not in render("```python\n" + "x = 1\n" * 5000 + "```", DARK).html


@pytest.mark.parametrize(
    "text", ["жирный **текст**", "一段**加粗**文字", "- one\n- two", "| a | b |\n|---|---|\n| 1 | 2 |"]
)
def test_that_markdown_is_shown_as_meant(text: str) -> None:
    assert "**" not in plain(text)
    assert "|" not in plain(text)


def test_that_a_text_loads_nothing_and_opens_only_safe_links(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    view = MessageText()
    qtbot.addWidget(view)
    assert view.loadResource(2, QUrl("file:///etc/passwd")) is None
    view.set_markdown("```\nthe code\n```")
    with qtbot.waitSignal(view.copied):
        view._open(QUrl(COPY + "0"))
    assert QGuiApplication.clipboard().text() == "the code\n"
    asked: list[str] = []
    monkeypatch.setattr(
        "app.gui.panes.chat.message_text.QMessageBox.question",
        lambda _parent, _title, words, _buttons: asked.append(words),
    )
    view._open(QUrl("file:///etc/passwd"))
    assert asked == []
    view._open(QUrl("https://example.org/x"))
    assert "https://example.org/x" in asked[0]


def test_that_a_message_is_as_tall_as_its_text(qtbot: QtBot) -> None:
    view = MessageText()
    qtbot.addWidget(view)
    view.resize(400, 20)
    view.show()
    view.set_markdown("short")
    low = view.height()
    view.set_markdown("word " * 300)
    assert view.height() > 4 * low
