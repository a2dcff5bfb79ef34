import pytest

from app.core.memory.rules.compare import compare
from app.core.models import DecidedBy, Relation

CONTRADICTS = [
    ("User lives in Porto", "I live in Braga"),
    ("User lives in Porto", "Я живу в Ростове"),
    ("User's name is Clara", "My name is Petra"),
    ("User is 52 years old", "I'm 47"),
    ("User's birthday is 5 January", "My birthday is on July 7"),
    ("User works for Deloitte", "I'm employed by KPMG"),
    ("User is an electrician", "I'm a plumber by trade"),
    ("User is divorced", "I have a wife"),
    ("User has no children", "My son Leo started school"),
    ("User has three cats", "We have one cat"),
    ("User is a vegan", "I love steak"),
    ("User does not drink alcohol", "I love wine"),
    ("User has no allergies", "I'm allergic to wool"),
    ("User is allergic to cats", "I'm not allergic to cats"),
    ("User drives a Honda", "I don't own a car"),
    ("User is 191 cm tall", "I'm 5'2\""),
    ("User loves cilantro", "I hate cilantro"),
    ("User wakes up at 6", "I get up at 9:30"),
    ("User can ski", "I can't ski"),
    ("User never eats fish", "I eat fish on Mondays"),
    ("User drinks coffee every day", "I don't drink coffee"),
    ("User is a Muslim", "I am Buddhist"),
    ("用户信佛", "我是基督徒"),
    ("User is tall", "User is short"),
    ("User's wife works at Renault", "My wife works at Bosch"),
    ("User's camera budget is 1700 euros", "My budget for the camera is 650 euros"),
    ("The office has two floors", "The office has seven floors"),
    ("The office door is red", "The office door is green"),
    ("The office is in Lisbon", "The office is in Porto"),
    ("Пользователь замужем", "Я одинока"),
    ("Пользователю 45 лет", "Мне тридцать"),
    ("Пользователь не курит", "Я курю"),
    ("У пользователя трое детей", "У меня двое детей"),
    ("Любимое блюдо — пельмени", "Моё любимое блюдо — плов"),
    ("Пользователь высокий", "Пользователь низкий"),
    ("用户住在西安", "我住在兰州"),
    ("用户已婚", "我还单身"),
    ("用户没有孩子", "我儿子三岁了"),
    ("用户在百度上班", "我在美团工作"),
    ("用户对海鲜过敏", "我对海鲜不过敏"),
]
REPLACES = [
    ("User lives in Oslo", "I moved to Bergen last year"),
    ("User works at SAP", "Since March I work at Zalando"),
    ("User works at SAP", "I left SAP in May"),
    ("User has a Ford", "I sold my Ford"),
    ("User lives in Oslo", "I used to live in Oslo"),
    ("User is vegetarian", "I'm no longer vegetarian"),
    ("User bites nails", "User doesn't bite nails anymore"),
    ("User bites nails", "User doesn't bite nails anymore, a doctor helped"),
    ("User is 66", "I'm 67"),
    ("User's partner plays chess", "My partner no longer plays chess"),
    ("User's partner plays chess", "My partner no longer plays chess in the club"),
    ("Пользователь работает в Лукойле", "Я ушёл из Лукойла"),
    ("Пользователь вегетарианец", "Я больше не вегетарианец"),
    ("用户住在青岛", "我现在住在深圳"),
    ("用户吃素", "我现在不吃素了"),
]
DUPLICATE = [
    ("User likes figs", "user likes figs."),
    ("User lives in Berlin", "Berlin is where I live"),
    ("User is 73 years old", "I'm seventy-three"),
    ("User is allergic to wool", "I'm allergic to wool"),
    ("User has no allergies", "I don't have any allergies"),
    ("User doesn't like beer", "I don't like beer"),
    ("User lives in Foix, France", "I live in France"),
    ("User collects old stamps", "I collect old stamps"),
    ("User plans to visit Kyoto", "I plan to visit Kyoto"),
    ("User is a vegan", "我吃素"),
    ("Пользователь любит чай", "Я люблю чай"),
    ("用户住在无锡", "我在无锡住"),
]
REFINES = [
    ("User lives in Greece", "I live in Athens"),
    ("User's birthday is in October", "My birthday is October 9"),
    ("User collects old stamps", "I collect old stamps from Peru"),
    ("User is 30 years old", "I'm a 30 year old nurse"),
    ("User is a nurse", "I work as a nurse at Riverside Clinic"),
    ("User works at Renault", "I work at Renault, designing quiet trains since forever"),
    ("Пользователь живёт в Казахстане", "Живу в Астане"),
    ("用户住在浙江", "我住在浙江绵阳"),
]
NEW = [
    ("User speaks English", "I speak French"),
    ("User lives in Porto", "My brother lives in Braga"),
    ("User lives in Porto", "I lived in Braga as a child"),
    ("User lives in Porto", "I want to move to Braga"),
    ("User lived in Porto as a child", "I live in Braga"),
    ("User lives in Porto", "If I had money I would live in Braga"),
    ("User lives in Porto", "I don't live in Braga"),
    ("User doesn't live in Braga", "I don't live in Porto"),
    ("User doesn't live in Braga", "I live in Porto"),
    ("User works at Lufthansa", "I used to work at Opel"),
    ("User has a dog", "I have a cat"),
    ("User's cat is called Tom", "My dog is called Tom"),
    ("User's son is called Max", "My daughter is called Ann"),
    ("User wakes up at 7 on workdays", "I get up at 11 on Sundays"),
    ("User's camera budget is 1100 dollars", "My tablet budget is 300 dollars"),
    ("User likes green tea", "I like tea"),
    ("User is a vegan", "My husband loves steak"),
    ("User's favourite book is Emma", "My birthday is on 8 June"),
    ("User plays the piano", "Я люблю плавать"),
    ("User is quite tall", "User is quite friendly"),
    ("User paints", "User collects stamps, coins, maps and old postcards"),
    ("User paints portraits", "User wants to paint portraits"),
    ("User used to smoke cigars", "I used to smoke pipes"),
    ("Пользователь говорит по-французски", "Я говорю по-немецки"),
    ("Пользователь живёт в Орске", "Мама живёт в Сочи"),
    ("用户喜欢马", "我没有养马"),
    ("用户住在重庆", "我姐姐住在青岛"),
]
UNCERTAIN = [
    ("User lives in California", "I live in New York"),
    ("User works at a bank", "I work at Santander"),
    ("User is a doctor", "I'm a surgeon"),
    ("User likes beer", "I don't like warm beer"),
    ("User wakes up at 7 on workdays", "I get up at 8"),
    ("User's hometown is Porto", "My hometown is Braga"),
    ("User has a dog named Rex", "My dog is called Bella"),
    ("User's brother works at Renault", "My brother works at Bosch"),
    ("User lives in Oslo", "I lived in Oslo"),
    ("User waters the roses daily", "User waters the tulips daily"),
    ("User doesn't eat fish", "I eat smoked fish"),
    ("User drinks coffee", "I don't drink coffee every day"),
]


@pytest.mark.parametrize(
    ("relation", "existing", "new"),
    [
        (relation, existing, new)
        for relation, pairs in (
            (Relation.CONTRADICTS, CONTRADICTS),
            (Relation.REPLACES, REPLACES),
            (Relation.DUPLICATE, DUPLICATE),
            (Relation.REFINES, REFINES),
            (Relation.NEW, NEW),
            (Relation.UNCERTAIN, UNCERTAIN),
        )
        for existing, new in pairs
    ],
)
def test_that_two_statements_stand_to_each_other_as_they_should(relation: Relation, existing: str, new: str) -> None:
    decision = compare(existing, new)
    assert decision.relation is relation, decision.why
    assert decision.by is DecidedBy.RULES


@pytest.mark.parametrize(("existing", "new"), CONTRADICTS)
def test_that_a_contradiction_holds_both_ways(existing: str, new: str) -> None:
    assert compare(new, existing).relation is Relation.CONTRADICTS


def test_that_the_reason_names_the_slot_and_quotes_neither_text() -> None:
    why = compare("User lives in Zanzibarville", "I live in Wombatown").why
    assert "home_city" in why
    assert "anzibar" not in why
    assert "ombat" not in why
