"""What a person says on a visit in each language, and a model that answers in that language."""

import json
from dataclasses import dataclass

from tests.helpers.ollama_double import Answer, Call, ChatBody, everyday

MODEL = "llama3.2:3b"
SECRET, PHONE = "Blue-Kettle7", "+351 912 345 678"
CODE = '```python\ndef greet(name: str) -> str:\n    return f"Hello, {name}!"\n```'
_PACE = 0.02  # seconds between two words of an answer


@dataclass(frozen=True)
class Story:
    """`facts` are about the person; the two `claims` are what is said of it and cannot both hold."""

    about_me: str
    facts: tuple[str, str]
    noted: str
    code: str
    private: str
    secret: str
    refused: str
    claim: str
    fact_of_claim: str
    asked_back: str
    dinner: str
    meal: str
    other_meal: str
    dinner_changed: str
    edited: str
    read_this: str
    have_read: str
    document: str
    found: str  # a word of the answers
    imported: tuple[str, str]
    title_imported: str
    folder: str
    quick: str
    quick_answer: str
    title: str

    def respond(self, body: ChatBody) -> Answer:
        """The answer of a model that knows when to remember."""
        if isinstance(body.format, dict):
            return self._structured(body)
        if body.last["role"] == "tool":
            result = str(body.last["content"])
            if '"conflict"' in result:
                return self._says(self.asked_back)
            return self._says(self.refused if '"refused"' in result else self.noted)
        said = body.user
        calls = {
            self.about_me: ". ".join(self.facts) + ".",
            self.secret: self.secret,
            self.claim: self.fact_of_claim + ".",
        }
        if said in calls and "bio" in body.tool_names:
            return Answer(tool_calls=(Call("bio", {"message": calls[said]}),))
        answers = {
            self.code: CODE,
            self.dinner: self.meal if all(fact in body.system for fact in self.facts) else self.other_meal,
            self.dinner_changed: self.meal,
            self.read_this: self.have_read,
            self.quick: self.quick_answer,
        }
        # Documents stand in the message too, so it is looked for in it.
        return self._says(next((answer for words, answer in answers.items() if words in said), self.noted))

    def _says(self, text: str) -> Answer:
        return Answer(text, delay=_PACE)

    def _structured(self, body: ChatBody) -> Answer:
        """What the background asks for: a chat has a title; nothing was said in passing that is worth keeping."""
        answer = json.loads(everyday(body).text)
        if "facts" in answer:
            answer["facts"] = []
        if "title" in answer:
            answer["title"] = self.title
        return Answer(json.dumps(answer, ensure_ascii=False))


STORIES = {
    "en": Story(
        about_me="I'm a vegetarian and I live in Lisbon",
        facts=("User is a vegetarian", "User lives in Lisbon"),
        noted="Good to know. I will keep that in mind.",
        code="Show me a greeting in Python",
        private=f"Call me at {PHONE} tomorrow",
        secret=f"Remember that my password is {SECRET}",
        refused="I never keep passwords, so I did not save this.",
        claim="I love steak, remember that",
        fact_of_claim="User loves steak",
        asked_back="You told me before that you are a vegetarian. Which of the two holds?",
        dinner="What shall I cook tonight?",
        meal="A **mushroom risotto**: it is vegetarian, and good on a cool evening in Lisbon.",
        other_meal="A **steak** with pepper sauce is quick and good.",
        dinner_changed="What shall I cook for four?",
        edited="User lives in Porto",
        read_this="What do these two say?",
        have_read="The note is a **shopping list** for a picnic; the picture is a green square.",
        document="Picnic on Sunday.\nBread, olives, cheese, four apples.\n",
        found="risotto",
        imported=("Which plants like shade?", "Ferns, hostas and ivy do."),
        title_imported="Plants for the balcony",
        folder="Kitchen",
        quick="How long do eggs boil?",
        quick_answer="Seven minutes for a soft yolk, ten for a firm one.",
        title="Vegetarian in Lisbon",
    ),
    "ru": Story(
        about_me="Я вегетарианец и живу в Лиссабоне",
        facts=("Пользователь — вегетарианец", "Пользователь живёт в Лиссабоне"),
        noted="Буду знать и учту это.",
        code="Покажи приветствие на Python",
        private=f"Позвони мне завтра: {PHONE}",
        secret=f"Запомни: мой пароль {SECRET}",
        refused="Пароли я никогда не храню, поэтому этого не сохранил.",
        claim="Обожаю стейк, запомни это",
        fact_of_claim="Пользователь обожает стейк",
        asked_back="Раньше вы говорили, что вы вегетарианец. Что из двух верно?",
        dinner="Что приготовить сегодня вечером?",
        meal="**Ризотто с грибами**: без мяса и как раз для прохладного вечера в Лиссабоне.",
        other_meal="**Стейк** с перечным соусом: быстро и вкусно.",
        dinner_changed="Что приготовить на четверых?",
        edited="Пользователь живёт в Порту",
        read_this="Что здесь написано и нарисовано?",
        have_read="В записке — **список покупок** для пикника, на картинке — зелёный квадрат.",
        document="Пикник в воскресенье.\nХлеб, оливки, сыр, четыре яблока.\n",
        found="Ризотто",
        imported=("Какие растения любят тень?", "Папоротники, хосты и плющ."),
        title_imported="Растения для балкона",
        folder="Кухня",
        quick="Сколько варить яйца?",
        quick_answer="Семь минут всмятку, десять вкрутую.",
        title="Вегетарианец в Лиссабоне",
    ),
    "zh": Story(
        about_me="我是素食者，我住在里斯本",
        facts=("用户是素食者", "用户住在里斯本"),
        noted="好的，我会留意。",
        code="用 Python 写一句问候",
        private=f"明天给我打电话：{PHONE}",
        secret=f"请记住我的密码是 {SECRET}",
        refused="我从不保存密码，所以没有记下这一条。",
        claim="我最爱吃牛排，记住了",
        fact_of_claim="用户最爱吃牛排",
        asked_back="您之前说过您是素食者。哪一个是对的？",
        dinner="今晚做什么菜好？",
        meal="**蘑菇烩饭**：不含肉，正适合里斯本凉爽的夜晚。",
        other_meal="**牛排**配黑椒汁，又快又好吃。",
        dinner_changed="做什么菜给四个人吃？",
        edited="用户住在波尔图",
        read_this="这两份里写了什么？",
        have_read="便条是野餐的**购物清单**，图片是一个绿色方块。",
        document="周日野餐。\n面包、橄榄、奶酪、四个苹果。\n",
        found="烩饭",
        imported=("哪些植物喜阴？", "蕨类、玉簪和常春藤。"),
        title_imported="阳台上的植物",
        folder="厨房",
        quick="鸡蛋要煮多久？",
        quick_answer="溏心七分钟，全熟十分钟。",
        title="里斯本的素食者",
    ),
}
