import time

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from app.gui.panes.chat.code_block import CodeBlock
from app.gui.panes.chat.message_text import MessageText
from app.gui.panes.chat.text_parts import Prose, Wide
from app.gui.text.formulas import Typesetter, typeset
from app.gui.text.markdown import DARK, LIGHT, Kind, Part, coloured, parts


def html(text: str) -> str:
    """The HTML of what is no code."""
    return "".join(part.html for part in parts(text, LIGHT)[0])


def plain(text: str) -> str:
    document = QTextDocument()
    document.setHtml(html(text))
    return document.toPlainText()


def formulas(text: str) -> list[str]:
    return [source for source, _display in parts(text, LIGHT)[1]]


@pytest.fixture
def view(qtbot: QtBot) -> MessageText:
    """A text of 400 pixels."""
    made = MessageText(Typesetter())
    made._typesetter.setParent(made)
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show()
    return made


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", '<img src="file:///etc/passwd">', "<b>bold</b>", "a <br> b", "&lt;i&gt;"]
)
def test_that_html_in_a_text_stays_text(text: str) -> None:
    assert plain(text).strip() == text.replace("&lt;", "<").replace("&gt;", ">")


def test_that_pictures_become_links() -> None:
    shown = html("![a cat](http://tracker.example/cat.png)")
    assert "<img" not in shown
    assert '<a href="http://tracker.example/cat.png">a cat</a>' in shown


@pytest.mark.parametrize("text", ["[x](javascript:alert(1))", "[x](file:///etc/passwd)", "[x](data:text/html,x)"])
def test_that_dangerous_links_are_no_links(text: str) -> None:
    assert "<a href" not in html(text)


def test_that_a_text_comes_in_parts_by_how_they_are_shown() -> None:
    text = "One:\n\n- a\n\n```python\nprint(1)\n```\n\n| a |\n|---|\n| 1 |\n\nTwo\n\n$$\nx\n$$\n\n    plain\n"
    found = parts(text, LIGHT)[0]
    assert [part.kind for part in found] == [Kind.PROSE, Kind.CODE, Kind.WIDE, Kind.PROSE, Kind.WIDE, Kind.CODE]
    assert (found[1].source, found[1].language) == ("print(1)", "python")
    assert [text[part.begin :].split(maxsplit=1)[0] for part in found[:4]] == ["One:", "```python", "|", "Two"]
    assert text[found[0].start :].startswith("- a")


def test_that_code_has_colours_where_its_language_is_known() -> None:
    assert "color:" in coloured('print("<b>")', "python", DARK)
    assert "&lt;b&gt;" in coloured('print("<b>")', "python", DARK)
    assert coloured("x", "nonsense-language", LIGHT) == "x"
    assert "span" not in coloured("x = 1\n" * 5000, "python", DARK)


@pytest.mark.parametrize(
    "text",
    [
        "жирный **текст**",
        "一段**加粗**文字",
        "- one\n- two",
        "| a | b |\n|---|---|\n| 1 | 2 |",
        "~~gone~~ **here**",
        "> a **quote**",
    ],
)
def test_that_markdown_is_shown_as_meant(text: str) -> None:
    shown = plain(text)
    assert not any(mark in shown for mark in ("**", "|", "~~", "- ", "> "))


def test_that_tasks_are_boxes() -> None:
    assert plain("- [ ] to do\n- [x] done").splitlines() == ["☐ to do", "☑ done"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (r"so \(a+b\) and \[c^2\] it is", ["a+b", "c^2"]),
        ("let $x$ be $n+1$.", ["x", "n+1"]),
        ("$$\n\\frac{a}{b}\n$$", [r"\frac{a}{b}"]),
        ("text\n\\[\nx^2\n\\]\nmore", ["x^2"]),
        ("- item\n\n  $$x^2$$", ["x^2"]),
        ("It costs $5 and $10, or $1,000 to $2,000.", []),
        ("US$5-$10, $HOME/$USER, $ 5 $", []),
        ("`$x$` and\n```\n$y$\n```", []),
        ("$$ never closed\n\n\\[ nor this", []),
        (r"a \$x$ b", []),
    ],
)
def test_that_formulas_are_found_and_prices_are_not(text: str, found: list[str]) -> None:
    assert formulas(text) == found


@pytest.mark.parametrize("source", [r"\frac{a", r"\nonsense x", "{" * 400, r"\text{&lt;mi&gt;}", "x" * 5000])
def test_that_what_is_no_formula_is_not_drawn(source: str) -> None:
    assert typeset(source, display=False) is None


@pytest.mark.parametrize("source", ["x^2", r"\frac{a}{b}", "a<b", r"\href{file:///etc/passwd}{x}"])
def test_that_a_drawing_points_nowhere(source: str) -> None:
    drawn = typeset(source, display=True)
    assert drawn is not None
    assert "href" not in drawn.svg.replace("xmlns:xlink", "")
    assert "passwd" not in drawn.svg


def test_that_a_formula_is_drawn_copied_as_source_and_kept_as_written_where_it_is_none(
    qtbot: QtBot, view: MessageText
) -> None:
    view.set_markdown(r"so $x^2$ but $\frac{a$ no")
    assert "x^2" in view.toPlainText()  # until it is drawn
    qtbot.waitUntil(lambda: "\ufffc" in view.toPlainText())
    assert r"$\frac{a$" in view.toPlainText()
    view.texts()[0].selectAll()
    view.copy()
    assert QGuiApplication.clipboard().text() == r"so $x^2$ but $\frac{a$ no"


def test_that_a_text_loads_nothing_and_opens_only_safe_links(
    view: MessageText, monkeypatch: pytest.MonkeyPatch
) -> None:
    view.set_markdown("words")
    for address in ("file:///etc/passwd", "http://tracker.example/x.png", "keepsake-formula:0", "keepsake-formula:x"):
        assert view.texts()[0].loadResource(2, QUrl(address)) is None
    asked: list[str] = []
    monkeypatch.setattr(
        "app.gui.panes.chat.message_text.QMessageBox.question",
        lambda _parent, _title, words, _buttons: asked.append(words),
    )
    view._open(QUrl("file:///etc/passwd"))
    assert asked == []
    view._open(QUrl("https://example.org/x"))
    assert "https://example.org/x" in asked[0]


def test_that_code_is_copied_and_its_lines_wrap_when_told_to(qtbot: QtBot, view: MessageText) -> None:
    view.set_markdown("```python\n" + "long " * 200 + "\n```")
    block = view.findChild(CodeBlock)
    assert block is not None
    with qtbot.waitSignal(view.copied):
        block._copy.click()
    assert QGuiApplication.clipboard().text() == "long " * 200
    assert block._copy.text() == "Copied"
    low = block.text.heightForWidth(300)
    assert block.text.horizontalScrollBar().maximum() > 0
    block._wrap.click()
    assert block.text.heightForWidth(300) > 3 * low


def test_that_a_wide_table_is_scrolled_and_a_narrow_one_is_not(view: MessageText) -> None:
    for columns, scrolled in ((2, False), (12, True)):
        cells = "| " + " | ".join("a few words here" for _n in range(columns)) + " |\n"
        view.set_markdown(cells + "|---" * columns + "|\n" + cells)
        table = next(text for text in view.texts() if isinstance(text, Wide))
        table.resize(380, table.heightForWidth(380))
        assert (table.horizontalScrollBar().maximum() > 0) is scrolled


def test_that_a_message_is_as_tall_as_its_text(view: MessageText) -> None:
    view.set_markdown("short")
    low = view.heightForWidth(400)
    view.set_markdown("word " * 300)
    assert view.heightForWidth(400) > 4 * low


def test_that_finished_blocks_of_a_growing_text_are_not_drawn_again(
    view: MessageText, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Part] = []
    render = Prose._render

    def noted(self: Prose, part: Part) -> None:
        drawn.append(part)
        render(self, part)

    monkeypatch.setattr(Prose, "_render", noted)
    text = ""
    for number in range(60):
        text += f"Paragraph {number} of an answer that goes on and on.\n\n"
        view.set_markdown(text, growing=True)
    assert "Paragraph 0 " in view.toPlainText()
    assert "Paragraph 59 " in view.toPlainText()
    assert max(len(part.html) for part in drawn) < 2500
    text += "```python\nx = 1\n"
    view.set_markdown(text, growing=True)
    first = view.texts()[0]
    before = len(drawn)
    for number in range(50):
        text += f"x = {number}\n"
        view.set_markdown(text, growing=True)
    assert len(drawn) == before
    assert view.texts()[0] is first
    assert "x = 49" in view.toPlainText()


def test_that_a_text_that_grew_ends_like_one_that_was_whole(view: MessageText, qtbot: QtBot) -> None:
    text = (
        "# Title\n\n- a\n- b\n\n> quote\n\n```sh\nls\n```\n\n| a |\n|---|\n| 1 |\n\n"
        + "Some words. " * 200
        + "\n\nEnd."
    )
    for end in range(0, len(text), 7):
        view.set_markdown(text[:end], growing=True)
    view.set_markdown(text, growing=True)
    whole = MessageText(view._typesetter)
    qtbot.addWidget(whole)
    whole.set_markdown(text)
    assert view.toPlainText() == whole.toPlainText()


def test_that_a_selection_goes_over_parts(view: MessageText, qtbot: QtBot) -> None:
    view.set_markdown("First words\n\n```\ncode\n```\n\nLast words")
    view.resize(400, view.heightForWidth(400))
    qtbot.wait(1)
    first, _code, last = view.texts()
    first.select(6, 6)
    view._drag(first, last.viewport().mapToGlobal(last.cursorRect().bottomRight()))
    assert view.selected().startswith("words\ncode")
    view._select_only(last)
    assert view.selected() in ("", last.selected())


@pytest.mark.parametrize(
    "bomb",
    [
        "a^{" * 30 + "a" + "}" * 30,
        r"\sqrt{" * 30 + "a" + "}" * 30,
        r"\sqrt" * 60 + " a",
        r"\frac{1}{" * 30 + "a" + "}" * 30,
        r"\hat{" * 30 + "a" + "}" * 30,
        r"\left(" * 20 + "a" + r"\right)" * 20,
        r"\begin{matrix}" * 14 + "a" + r"\end{matrix}" * 14,
        "a^{" * 6 + "a+" * 200 + "}" * 6,
    ],
)
def test_that_a_formula_whose_setting_would_not_end_is_left_as_it_is_written(bomb: str) -> None:
    assert typeset(bomb, display=True) is None


@pytest.mark.parametrize(
    "source",
    [
        r"a_0+\frac{1}{a_1+\frac{1}{a_2+\frac{1}{a_3+\frac{1}{a_4}}}}",
        r"\int_{-\infty}^{\infty} e^{-\frac{(x-\mu)^2}{2\sigma^2}}\,dx=\sqrt{2\pi\sigma^2}",
        r"\begin{pmatrix}"
        + r"\\".join("&".join(f"a_{{{i}{j}}}" for j in range(5)) for i in range(5))
        + r"\end{pmatrix}",
    ],
)
def test_that_formulas_as_people_write_them_are_set(source: str) -> None:
    assert typeset(source, display=True) is not None


def test_that_a_long_text_is_read_in_pieces_and_none_of_it_is_lost() -> None:
    paragraph = "Some **bold** words.\n\n"
    code = "```py\n" + "x = 1\n\n" * 4_000 + "```\n\n"
    found, _formulas = parts(paragraph * 2_000 + code + paragraph * 1_000, LIGHT)
    assert sum(part.html.count("<strong>bold</strong>") for part in found) == 3_000
    (block,) = [part for part in found if part.kind is Kind.CODE]
    assert block.source == ("x = 1\n\n" * 4_000).rstrip("\n")
    assert [part.begin for part in found] == sorted({part.begin for part in found})


@pytest.mark.parametrize("unit", ["[", "![", "\\(", "`a", "> [a]("])
def test_that_a_text_without_an_end_of_a_paragraph_is_shown_as_it_is(unit: str) -> None:
    hostile = unit * (200_000 // len(unit))
    found, wanted = parts(hostile, LIGHT)
    assert wanted == []
    shown = QTextDocument()
    shown.setHtml(found[0].html)
    assert shown.toPlainText() == hostile[: len(shown.toPlainText())]
    assert all(part.kind is Kind.PROSE for part in found)


def test_that_of_a_text_longer_than_any_answer_the_rest_is_named() -> None:
    found, _formulas = parts("word " * 200_000, LIGHT)
    assert sum(len(part.html) for part in found) < 700_000
    assert "400000 more characters" in found[-1].html


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("http://аpple.com/", "http://xn--pple-43d.com/"),
        ("http://example.org/%E2%80%AEgpj.exe", "http://example.org/%E2%80%AEgpj.exe"),
    ],
)
def test_that_an_address_is_shown_as_it_is_sent(
    view: MessageText, monkeypatch: pytest.MonkeyPatch, address: str, shown: str
) -> None:
    asked: list[str] = []

    def question(_parent: object, _title: str, words: str, _buttons: object) -> QMessageBox.StandardButton:
        asked.append(words)
        return QMessageBox.StandardButton.Cancel

    monkeypatch.setattr(QMessageBox, "question", question)
    view._open(QUrl(address))
    assert asked[0].endswith(f"\n\n{shown}")


@pytest.mark.parametrize(
    ("language", "source"),
    [("c", "\n " * 5_000), ("make", "a" * 10_000), ("ng2", "(" * 10_000), ("c", "int a;\n \n" * 2_000)],
)
def test_that_code_whose_colours_would_take_too_long_has_none(language: str, source: str) -> None:
    began = time.monotonic()
    shown = coloured(source, language, LIGHT)
    assert time.monotonic() - began < 2
    plain_text = QTextDocument()
    plain_text.setHtml(f"<pre>{shown}</pre>")
    assert plain_text.toPlainText().split() == source.split()
