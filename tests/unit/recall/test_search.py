import pytest

from app.core.home import Home
from app.core.models import Actor, OperationKind, Role, Scope, SearchFilter
from app.core.recall.meaning import Question
from app.core.recall.search import Recall, excerpt, marks
from app.core.store.store import Store
from app.core.text.analyzer import query_terms, terms
from tests.helpers.store import add_memory, clean, open_store


@pytest.fixture
def store(home: Home):  # type: ignore[no-untyped-def]
    store = open_store(home)
    yield store
    store.close()


def say(store: Store, *texts: str) -> int:
    with store.change(Actor.PERSON, OperationKind.MESSAGE_SEND, Scope.MESSAGE) as work:
        chat = work.conversations.add()
        parent: int | None = None
        for text in texts:
            parent = work.messages.add(chat.id, parent, Role.USER, clean(text))
        work.conversations.show(chat.id, parent)
    return chat.id


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("running", "I went for a run along the river"),
        ("кошками", "У меня две кошки"),
        ("杭州", "我住在杭州，喜欢喝茶"),
    ],
)
def test_that_messages_are_found_in_three_languages(store: Store, query: str, expected: str) -> None:
    for text in ("I went for a run along the river", "У меня две кошки", "我住在杭州，喜欢喝茶", "nothing to see"):
        say(store, text)
    assert [hit.excerpt for hit in Recall(store).messages([Question(query)], 10)] == [expected]


def test_that_an_unfinished_word_is_found_only_while_typing(store: Store) -> None:
    say(store, "I bought a bicycle")
    add_memory(store, "User has a bicycle")
    recall = Recall(store)
    assert (
        len(recall.messages([Question("bicy")], 10, typing=True))
        == len(recall.memories([Question("bicy")], 10, typing=True))
        == 1
    )
    assert recall.messages([Question("bicy")], 10) == []
    assert recall.memories([Question("bicy")], 10) == []
    assert recall.messages([Question("bicy ")], 10, typing=True) == []


def test_that_a_conversation_can_be_left_out_and_the_trash_always_is(store: Store) -> None:
    first, second = say(store, "a red kettle"), say(store, "a blue kettle")
    recall = Recall(store)
    assert [hit.conversation_id for hit in recall.messages([Question("kettle")], 10, SearchFilter(outside=first))] == [
        second
    ]
    with store.change(Actor.PERSON, OperationKind.CONVERSATION_DELETE, Scope.CONVERSATION) as work:
        work.conversations.trash(second)
    assert [hit.conversation_id for hit in recall.messages([Question("kettle")], 10)] == [first]


@pytest.mark.parametrize("query", ['"', "NOT", "a* OR", "(((", "NEAR(x y)", "terms:x", "-", ""])
def test_that_signs_of_the_index_language_are_just_text(store: Store, query: str) -> None:
    say(store, "nothing of the kind")
    assert isinstance(Recall(store).messages([Question(query)], 10, typing=True), list)


@pytest.mark.parametrize(("filler", "word"), [("lorem ", "kettle"), ("слово ", "чайник"), ("字", "茶壶")])
def test_that_an_excerpt_shows_the_match_and_where_it_was_cut(filler: str, word: str) -> None:
    text = filler * 200 + word + " " + filler * 200
    for cut in (excerpt(text, set(terms(word))), excerpt(text, set(), prefix=word)):
        assert word in cut
        assert cut.startswith("…")
        assert cut.endswith("…")
        assert len(cut) < 250
    assert excerpt("short\ntext", set()) == "short text"


@pytest.mark.parametrize(
    ("text", "query", "prefix", "expected"),
    [
        ("I baked bread, and more breads.", "bread", "", ["bread", "breads"]),
        ("Мы ели ёлочные пряники", "пряник", "елоч", ["ёлоч", "пряники"]),
        ("我们去杭州旅行", "旅行", "", ["旅行"]),
        ("nothing here", "bread", "", []),
    ],
)
def test_that_what_matches_is_marked(text: str, query: str, prefix: str, expected: list[str]) -> None:
    assert [text[start:end] for start, end in marks(text, set(query_terms(query)), prefix)] == expected


def test_that_what_a_slip_of_the_finger_meant_is_marked(store: Store) -> None:
    say(store, "We fly to Lisbon in May")
    (hit,) = Recall(store).messages([Question("lisbin")], 5, typing=True)
    assert [hit.excerpt[start:end] for start, end in hit.marks] == ["Lisbon"]
