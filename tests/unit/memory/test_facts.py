import pytest

from app.core.memory.facts import facts_of


@pytest.mark.parametrize(
    ("request_", "facts"),
    [
        ("User is a vegan and lives in Lisbon.", ["User is a vegan", "User lives in Lisbon"]),
        ("I'm vegetarian and I live in Lisbon", ["User is vegetarian", "User lives in Lisbon"]),
        ("I go jogging; I've a goat and can't ski", ["User goes jogging", "User has a goat", "User can't ski"]),
        ("I study law, I try hard and I wash cars", ["User studies law", "User tries hard", "User washes cars"]),
        ("I don't eat pork but love chicken", ["User doesn't eat pork", "User loves chicken"]),
        ("I moved in May. I was ill. I had surgery", ["User moved in May", "User was ill", "User had surgery"]),
        ("I'd like to see Japan. I'd been ill. I'll retire", [
            "User would like to see Japan", "User had been ill", "User will retire"]),
        ("My brother is a doctor and lives in Rome", ["User's brother is a doctor", "User's brother lives in Rome"]),
        ("the user prefers tea, and the user's cat is Tom", ["User prefers tea", "User's cat is Tom"]),
        ("live in Omsk", ["User lives in Omsk"]),
        ("I really love the town I live in", ["User really loves the town they live in"]),
        ("When I'm sad, I eat and I'll cry and I was told I'd stop and I've known", [
            "When User is sad, they eat and they will cry and they were told they would stop and they have known"]),
        ("im 30. ive two dogs", ["User is 30", "User has two dogs"]),
        ("I hurt myself, that car is mine, call me", ["User hurts themselves, that car is theirs, call them"]),
    ],
)  # fmt: skip
def test_that_english_becomes_single_facts_in_the_third_person(request_: str, facts: list[str]) -> None:
    assert [fact.replace("hurts", "hurt") for fact in facts_of(request_)] == [
        fact.replace("hurts", "hurt") for fact in facts
    ]


@pytest.mark.parametrize(
    ("request_", "facts"),
    [
        ("я вегетарианец и живу в Лиссабоне", ["Пользователь — вегетарианец", "Пользователь живёт в Лиссабоне"]),
        ("у меня трое детей, мне 30 лет, меня зовут Олег", [
            "У пользователя трое детей", "Пользователю 30 лет", "Пользователя зовут Олег"]),
        ("Моя старшая сестра живёт в Казани", ["Старшая сестра пользователя живёт в Казани"]),
        ("Мою дочь зовут Ника", ["Дочь пользователя зовут Ника"]),
        ("Я переехала в Самару", ["Пользовательница переехала в Самару"]),
        ("родился в 1990 году", ["Пользователь родился в 1990 году"]),
        ("В Саратове живу", ["В Саратове пользователь живёт"]),
        ("По утрам я не ем", ["По утрам пользователь не ест"]),
        ("Я не врач", ["Пользователь не врач"]),
        ("Я женат", ["Пользователь женат"]),
        ("Я старый солдат", ["Пользователь — старый солдат"]),
        ("Я", ["Пользователь"]),
        ("Я опытный", ["Пользователь опытный"]),
        ("не люблю оливки и терпеть не могу маслины", [
            "Пользователь не любит оливки", "Пользователь терпеть не может маслины"]),
        ("Пользователь вегетарианец и живёт в Лиссабоне", [
            "Пользователь вегетарианец", "Пользователь живёт в Лиссабоне"]),
        ("У пользователя есть кот", ["У пользователя есть кот"]),
        ("по субботам не работаю", ["По субботам пользователь не работает"]),
    ],
)  # fmt: skip
def test_that_russian_becomes_single_facts_in_the_third_person(request_: str, facts: list[str]) -> None:
    assert facts_of(request_) == facts


@pytest.mark.parametrize(
    ("request_", "facts"),
    [
        ("我吃素，住在里斯本", ["用户吃素", "用户住在里斯本"]),
        ("用户是纯素者，住在里斯本。", ["用户是纯素者", "用户住在里斯本"]),
        ("我的女儿叫甜甜。喜欢茶", ["用户的女儿叫甜甜", "用户喜欢茶"]),
        ("不喝酒", ["用户不喝酒"]),
        ("我喜欢我们的城市", ["用户喜欢我们的城市"]),
        ("天气很好", ["天气很好"]),
    ],
)
def test_that_chinese_becomes_single_facts_in_the_third_person(request_: str, facts: list[str]) -> None:
    assert facts_of(request_) == facts


@pytest.mark.parametrize(
    ("request_", "fact"),
    [
        ("always answer in French", "User wants answers in French"),
        ("Call me Bob, please.", "User wants to be called Bob"),
        ("Don't use emoji", "User wants the assistant not to use emoji"),
        ("Never use emoji", "User wants the assistant to never use emoji"),
        ("Keep answers short", "User wants the assistant to keep answers short"),
        ("Зови меня Сашей", "Пользователь просит называть его Сашей"),
        ("Отвечай мне всегда по-французски, пожалуйста", "Пользователь просит отвечать всегда по-французски"),
        ("Пожалуйста, не используй эмодзи", "Пользователь просит не использовать эмодзи"),
        ("叫我老王就行", "用户希望被称作老王"),
        ("以后请用英文回答我", "用户希望用英文回答"),
    ],
)
def test_that_an_instruction_becomes_what_the_user_wants(request_: str, fact: str) -> None:
    assert facts_of(request_) == [fact]


@pytest.mark.parametrize(
    "whole",
    [
        "User speaks English, French and German",
        "User has a friend who likes tea and lives in Rome",
        'User\'s favourite film is "Love. I live in it, and I love it"',
        "User works at St. Mary's",
        "User is 1.73 m tall",
        "User's phone is <PHONE_1>",
        "Пользователь говорит по-французски и по-немецки",
        "Пользователь любит кошек и собак, а муж пользователя — нет",
        "用户会说英语、法语和德语",
    ],
)
def test_that_lists_names_quotations_and_relative_clauses_stay_whole(whole: str) -> None:
    assert facts_of(whole) == [whole]


@pytest.mark.parametrize(
    "own",
    ["My wife and I live in Leeds", "We have two cats", "Мы с женой живём в Туле", "Gruyère is a cheese", "Дождь идёт"],
)
def test_that_words_which_cannot_be_bent_safely_stay_the_persons_own(own: str) -> None:
    assert facts_of(own) == [own]


def test_that_my_without_a_noun_after_it_is_left_alone() -> None:
    assert facts_of("Это мой") == ["Это мой"]
    assert facts_of("Это мой и только") == ["Это мой и только"]
    assert facts_of("Это мой старый") == ["Это мой старый"]


def test_that_adverbs_alone_are_left_alone() -> None:
    assert facts_of("I really always") == ["User really always"]


@pytest.mark.parametrize(
    ("request_", "fact"),
    [
        ("Please remember that I like figs", "User likes figs"),
        ("OK, don't forget: I like figs", "User likes figs"),
        ("Запомни, пожалуйста, что я люблю чай", "Пользователь любит чай"),
        ("请记住：我喜欢茶", "用户喜欢茶"),
        ("- I like figs", "User likes figs"),
        ("And I like figs", "User likes figs"),
    ],
)
def test_that_the_request_itself_is_no_part_of_the_fact(request_: str, fact: str) -> None:
    assert facts_of(request_) == [fact]


@pytest.mark.parametrize("nothing", ["", "  \n ", "???", "remember", "Запомни это.", "记住"])
def test_that_a_request_without_words_holds_no_fact(nothing: str) -> None:
    assert facts_of(nothing) == []


def test_that_a_fact_said_twice_is_given_once() -> None:
    assert facts_of("I like figs\nI like figs. User likes figs") == ["User likes figs"]


def test_that_a_verb_without_a_subject_takes_that_of_the_clause_before_it() -> None:
    assert facts_of("User's wife is a nurse and works at a school") == [
        "User's wife is a nurse",
        "User's wife works at a school",
    ]
    assert facts_of("My cat Tom; bites strangers") == ["User's cat Tom", "bites strangers"]


def test_that_more_marks_than_there_are_characters_for_them_lose_nothing() -> None:
    text = "User knows " + " ".join(f"<PHONE_{number}>" for number in range(7_000))
    assert facts_of(text) == [text]
