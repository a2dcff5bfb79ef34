import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.text.commands import Command, CommandKind, command_of
from app.core.text.commands.grammar import folded

REMEMBER, FORGET = CommandKind.REMEMBER, CommandKind.FORGET
ASK_MEMORY, ASK_HISTORY = CommandKind.ASK_MEMORY, CommandKind.ASK_HISTORY

ENGLISH = [
    ("Remember that I live in Lisbon.", REMEMBER, "I live in Lisbon"),
    ("please remember that I'm a vegetarian", REMEMBER, "I'm a vegetarian"),
    ("REMEMBER THAT I AM A NURSE", REMEMBER, "I AM A NURSE"),
    ("Remember: my sister's name is Ana", REMEMBER, "my sister's name is Ana"),
    ("Remember this: I wake up at 6.30.", REMEMBER, "I wake up at 6.30"),
    ("Remember I'm allergic to nuts", REMEMBER, "I'm allergic to nuts"),
    ("remember, my birthday is on 3 May", REMEMBER, "my birthday is on 3 May"),
    ("Can you remember that I use PostgreSQL?", REMEMBER, "I use PostgreSQL"),
    ("Could you please remember that we deploy on Fridays?", REMEMBER, "we deploy on Fridays"),
    ("I want you to remember that I hate coriander", REMEMBER, "I hate coriander"),
    ("I'd like you to remember I have two cats", REMEMBER, "I have two cats"),
    ("You should remember that I don't drink", REMEMBER, "I don't drink"),
    ("Make sure to remember that I am left-handed", REMEMBER, "I am left-handed"),
    ("Please keep in mind: I work nights", REMEMBER, "I work nights"),
    ("Keep in mind that the server runs Debian 12", REMEMBER, "the server runs Debian 12"),
    ("bear in mind I only have one monitor", REMEMBER, "I only have one monitor"),
    ("Don't forget that I moved to Porto", REMEMBER, "I moved to Porto"),
    ("Don’t forget: I’m vegan", REMEMBER, "I’m vegan"),
    ("never forget that my dog is called Rex", REMEMBER, "my dog is called Rex"),
    ("Note that I prefer short answers", REMEMBER, "I prefer short answers"),
    ("Note: I'm colour-blind", REMEMBER, "I'm colour-blind"),
    ("make a note that I fly on Monday", REMEMBER, "I fly on Monday"),
    ("Save to memory: I drive a Volvo", REMEMBER, "I drive a Volvo"),
    ("Add to your memory that I speak Dutch", REMEMBER, "I speak Dutch"),
    ("Memorize that my height is 182 cm", REMEMBER, "my height is 182 cm"),
    ("Remember to always answer in French", REMEMBER, "always answer in French"),
    ("remember to call me Bob", REMEMBER, "call me Bob"),
    ("Hi! By the way, remember that I'm a pilot. Thanks!", REMEMBER, "I'm a pilot"),
    ("Remember that my dentist is Dr. Smith, please", REMEMBER, "my dentist is Dr. Smith"),
    ("I love steak, remember that", REMEMBER, "I love steak"),
    ("I love steak. Remember that.", REMEMBER, "I love steak"),
    ("I love steak - please remember this!", REMEMBER, "I love steak"),
    ("I'm a vegetarian and I live in Lisbon, keep that in mind", REMEMBER, "I'm a vegetarian and I live in Lisbon"),
    ("I turned 40 in May, don't forget it", REMEMBER, "I turned 40 in May"),
    ("I use Vim so remember that", REMEMBER, "I use Vim"),
    ("I'm Bob. I live in Rome. Please remember this.", REMEMBER, "I'm Bob\nI live in Rome"),
    ("Do you like tea? I do not. Remember that.", REMEMBER, "I do not"),
    ("I love steak\nremember that", REMEMBER, "I love steak"),
    ("Remember: I'm vegan. I live in Lisbon. What is for dinner?", REMEMBER, "I'm vegan\nI live in Lisbon"),
    ("Remember: I'm vegan. Now write me a poem.", REMEMBER, "I'm vegan"),
    ("Remember that I'm vegan. Now write me a poem.", REMEMBER, "I'm vegan"),
    ("Please remember:\n- I'm vegan\n- I live in Lisbon\n\nThanks", REMEMBER, "I'm vegan\nI live in Lisbon"),
    ("What a day! Remember that I hate rain", REMEMBER, "I hate rain"),
    ("What do you know about me? And remember that I moved.", REMEMBER, "I moved"),
    ('remember that my screen is 27" wide. Thanks', REMEMBER, 'my screen is 27" wide'),
    ("Remember that I avoid spicy food, esp. curry", REMEMBER, "I avoid spicy food, esp. curry"),
    ("dont forget i am vegan", REMEMBER, "i am vegan"),
    ("I need you to remember: budget is 500 EUR", REMEMBER, "budget is 500 EUR"),
    ("My name is Sam (remember that).", REMEMBER, "My name is Sam"),
    ("delete everything you know about my ex", FORGET, "my ex"),
    ("How much do you know about me?", ASK_MEMORY, ""),
    ("Do you remember what we said about my knee?", ASK_HISTORY, "my knee"),
    ("Forget that I live in Lisbon", FORGET, "I live in Lisbon"),
    ("forget: I love steak", FORGET, "I love steak"),
    ("Please forget about my job.", FORGET, "my job"),
    ("Forget my address", FORGET, "my address"),
    ("You can forget that I like jazz", FORGET, "I like jazz"),
    ("You can forget the gym plan", FORGET, "the gym plan"),
    ("can you forget where I live?", FORGET, "where I live"),
    ("I want you to forget that I had a cat", FORGET, "I had a cat"),
    ("Delete my birthday from your memory", FORGET, "my birthday"),
    ("Remove the memory about my ex", FORGET, "my ex"),
    ("Stop remembering that I smoke", FORGET, "I smoke"),
    ("What do you know about me?", ASK_MEMORY, ""),
    ("what do you know about my cat", ASK_MEMORY, "my cat"),
    ("So what do you remember about Lisbon?", ASK_MEMORY, "Lisbon"),
    ("What do you remember?", ASK_MEMORY, ""),
    ("What have you saved about me so far?", ASK_MEMORY, ""),
    ("what's in your memory?", ASK_MEMORY, ""),
    ("Tell me everything you know about my job", ASK_MEMORY, "my job"),
    ("Show me my memories", ASK_MEMORY, ""),
    ("Do you remember where I live?", ASK_MEMORY, "where I live"),
    ("Do you know my name?", ASK_MEMORY, "my name"),
    ("Do you know anything about my sister?", ASK_MEMORY, "my sister"),
    ("Have you saved anything about me?", ASK_MEMORY, ""),
    ("Can you remember what my car is?", ASK_MEMORY, "what my car is"),
    ("Remind me what my wife's name is", ASK_MEMORY, "what my wife's name is"),
    ("Do you remember me?", ASK_MEMORY, ""),
    ("When did we talk about Rome?", ASK_HISTORY, "Rome"),
    ("when did we last discuss the budget", ASK_HISTORY, "the budget"),
    ("When was the last time we talked about sailing?", ASK_HISTORY, "sailing"),
    ("Have we discussed my thesis?", ASK_HISTORY, "my thesis"),
    ("have we ever talked about chess?", ASK_HISTORY, "chess"),
    ("Did we talk about Kubernetes before?", ASK_HISTORY, "Kubernetes"),
    ("When did I tell you about my trip?", ASK_HISTORY, "my trip"),
    ("Did I mention my brother?", ASK_HISTORY, "my brother"),
    ("What did we say about the kitchen?", ASK_HISTORY, "the kitchen"),
    ("What did we decide about the name?", ASK_HISTORY, "the name"),
    ("Find our chats about Docker", ASK_HISTORY, "Docker"),
    ("Remind me what we said about tax", ASK_HISTORY, "tax"),
]

RUSSIAN = [
    ("Запомни, что я живу в Лиссабоне.", REMEMBER, "я живу в Лиссабоне"),
    ("запомни пожалуйста, что я вегетарианец", REMEMBER, "я вегетарианец"),
    ("Пожалуйста, запомните: я работаю медсестрой", REMEMBER, "я работаю медсестрой"),
    ("ЗАПОМНИ: Я НЕ ПЬЮ КОФЕ", REMEMBER, "Я НЕ ПЬЮ КОФЕ"),
    ("Запомни это: мой рост 182 см", REMEMBER, "мой рост 182 см"),
    ("Запомни — у меня аллергия на орехи", REMEMBER, "у меня аллергия на орехи"),
    ("Запомни, у меня две кошки", REMEMBER, "у меня две кошки"),
    ("запомни я веган", REMEMBER, "я веган"),
    ("Имей в виду: я работаю по ночам", REMEMBER, "я работаю по ночам"),
    ("Имейте в виду, что сервер на Debian 12", REMEMBER, "сервер на Debian 12"),
    ("Учти, что я не ем мясо", REMEMBER, "я не ем мясо"),
    ("Не забудь, что я переехал в Омск", REMEMBER, "я переехал в Омск"),
    ("Не забывай: меня зовут Пётр", REMEMBER, "меня зовут Пётр"),
    ("Помни, что моя сестра живёт в Твери", REMEMBER, "моя сестра живёт в Твери"),
    ("Запиши: мой день рождения 3 мая", REMEMBER, "мой день рождения 3 мая"),
    ("Запиши, что у меня новая машина", REMEMBER, "у меня новая машина"),
    ("Сохрани в памяти, что я левша", REMEMBER, "я левша"),
    ("Добавь в память: я говорю по-немецки", REMEMBER, "я говорю по-немецки"),
    ("Возьми на заметку, что я люблю джаз", REMEMBER, "я люблю джаз"),
    ("Можешь запомнить, что я пишу на Python?", REMEMBER, "я пишу на Python"),
    ("Ты можешь запомнить, что я не курю?", REMEMBER, "я не курю"),
    ("Хочу, чтобы ты запомнил, что я боюсь пауков", REMEMBER, "я боюсь пауков"),
    ("Запомни: всегда отвечай коротко", REMEMBER, "всегда отвечай коротко"),
    ("Привет! Кстати, запомни, что я лётчик. Спасибо!", REMEMBER, "я лётчик"),
    ("Я люблю стейк, запомни это", REMEMBER, "Я люблю стейк"),
    ("Я люблю стейк. Запомни это.", REMEMBER, "Я люблю стейк"),
    ("Я люблю стейк, запомни, пожалуйста!", REMEMBER, "Я люблю стейк"),
    ("Я вегетарианец и живу в Лиссабоне, имей это в виду", REMEMBER, "Я вегетарианец и живу в Лиссабоне"),
    ("Я больше не курю — учти это", REMEMBER, "Я больше не курю"),
    ("Мне сорок лет, не забудь об этом", REMEMBER, "Мне сорок лет"),
    ("Меня зовут Ира. Живу в Перми. Запомни это.", REMEMBER, "Меня зовут Ира\nЖиву в Перми"),
    ("Запомни: я веган. Живу в Омске. Что приготовить?", REMEMBER, "я веган\nЖиву в Омске"),
    ("Запомни, что я веган. А теперь напиши стих.", REMEMBER, "я веган"),
    ("Запомни:\n1. я веган\n2. я живу в Омске", REMEMBER, "я веган\nя живу в Омске"),
    ("Не мог бы ты запомнить, что я левша?", REMEMBER, "я левша"),
    ("Удали всё, что знаешь о моей работе", FORGET, "моей работе"),
    ("Забудь информацию о моей работе", FORGET, "моей работе"),
    ("Сколько ты обо мне знаешь?", ASK_MEMORY, ""),
    ("Сколько ты знаешь о моей семье?", ASK_MEMORY, "моей семье"),
    ("Забудь, что я люблю стейк", FORGET, "я люблю стейк"),
    ("забудь: я живу в Омске", FORGET, "я живу в Омске"),
    ("Забудь про мою работу", FORGET, "мою работу"),
    ("Забудьте о моём адресе, пожалуйста", FORGET, "моём адресе"),
    ("Забудь мой адрес", FORGET, "мой адрес"),
    ("Можешь забыть, что я курил", FORGET, "я курил"),
    ("Можешь забыть план тренировок", FORGET, "план тренировок"),
    ("Забудь всё, что знаешь о моей собаке", FORGET, "моей собаке"),
    ("Больше не помни, что я люблю джаз", FORGET, "я люблю джаз"),
    ("Удали из памяти мой день рождения", FORGET, "мой день рождения"),
    ("Удали мой телефон из памяти", FORGET, "мой телефон"),
    ("Что ты знаешь обо мне?", ASK_MEMORY, ""),
    ("что ты обо мне знаешь", ASK_MEMORY, ""),
    ("Что ты помнишь о моей кошке?", ASK_MEMORY, "моей кошке"),
    ("Что вы знаете про Лиссабон?", ASK_MEMORY, "Лиссабон"),
    ("Что ты помнишь?", ASK_MEMORY, ""),
    ("Расскажи, что ты обо мне помнишь", ASK_MEMORY, ""),
    ("Расскажи всё, что ты знаешь о моей работе", ASK_MEMORY, "моей работе"),
    ("Что у тебя в памяти?", ASK_MEMORY, ""),
    ("Ты помнишь, как меня зовут?", ASK_MEMORY, "как меня зовут"),
    ("Помнишь ли ты, где я живу?", ASK_MEMORY, "где я живу"),
    ("Ты знаешь, где я работаю?", ASK_MEMORY, "где я работаю"),
    ("Ты что-нибудь знаешь о моей сестре?", ASK_MEMORY, "моей сестре"),
    ("Что тебе известно обо мне?", ASK_MEMORY, ""),
    ("Ты меня помнишь?", ASK_MEMORY, ""),
    ("Когда мы говорили о Риме?", ASK_HISTORY, "Риме"),
    ("когда мы с тобой в последний раз обсуждали бюджет", ASK_HISTORY, "бюджет"),
    ("Когда я тебе рассказывала про отпуск?", ASK_HISTORY, "отпуск"),
    ("Мы уже обсуждали мой диплом?", ASK_HISTORY, "мой диплом"),
    ("Обсуждали ли мы шахматы?", ASK_HISTORY, "шахматы"),
    ("Мы говорили о Kubernetes?", ASK_HISTORY, "Kubernetes"),
    ("Я говорил тебе о брате?", ASK_HISTORY, "брате"),
    ("Что мы решили насчёт кухни?", ASK_HISTORY, "кухни"),
    ("О чём мы говорили вчера?", ASK_HISTORY, "вчера"),
    ("Найди наши разговоры о Docker", ASK_HISTORY, "Docker"),
    ("Напомни, что мы говорили о налогах", ASK_HISTORY, "налогах"),
]

CHINESE = [
    ("请记住我住在杭州。", REMEMBER, "我住在杭州"),
    ("记住，我吃素", REMEMBER, "我吃素"),
    ("记住：我不喝咖啡", REMEMBER, "我不喝咖啡"),
    ("请记住，我是护士", REMEMBER, "我是护士"),
    ("请你记住我对花生过敏", REMEMBER, "我对花生过敏"),
    ("帮我记住我的生日是5月3日", REMEMBER, "我的生日是5月3日"),
    ("记一下：我妹妹叫小红", REMEMBER, "我妹妹叫小红"),
    ("帮我记一下，我有两只猫", REMEMBER, "我有两只猫"),
    ("记下来：我用 PostgreSQL", REMEMBER, "我用 PostgreSQL"),
    ("别忘了我不吃香菜", REMEMBER, "我不吃香菜"),
    ("别忘了：我对海鲜过敏", REMEMBER, "我对海鲜过敏"),
    ("不要忘记我搬到了上海", REMEMBER, "我搬到了上海"),
    ("记得我不吃辣", REMEMBER, "我不吃辣"),
    ("你要记住我怕蜘蛛", REMEMBER, "我怕蜘蛛"),
    ("我想让你记住我是左撇子", REMEMBER, "我是左撇子"),
    ("你能记住我喜欢爵士乐吗？", REMEMBER, "我喜欢爵士乐"),
    ("可以帮我记住我的狗叫旺财吗", REMEMBER, "我的狗叫旺财"),
    ("请务必记住我晚上工作", REMEMBER, "我晚上工作"),
    ("记住这一点：我的身高是182厘米", REMEMBER, "我的身高是182厘米"),
    ("保存到记忆：我开沃尔沃", REMEMBER, "我开沃尔沃"),
    ("请记住以后用中文回答", REMEMBER, "以后用中文回答"),
    ("把我住在杭州这件事记下来", REMEMBER, "我住在杭州"),
    ("你好！顺便说一下，请记住我是飞行员。谢谢！", REMEMBER, "我是飞行员"),
    ("我爱吃牛排，记住了", REMEMBER, "我爱吃牛排"),
    ("我爱吃牛排，请记住", REMEMBER, "我爱吃牛排"),
    ("我爱吃牛排。记住这一点。", REMEMBER, "我爱吃牛排"),
    ("我吃素，住在里斯本，帮我记一下", REMEMBER, "我吃素，住在里斯本"),
    ("我戒烟了，别忘了哦", REMEMBER, "我戒烟了"),
    ("我叫小明。我住在北京。请记住。", REMEMBER, "我叫小明\n我住在北京"),
    ("记住：我吃素。我住在杭州。晚饭吃什么？", REMEMBER, "我吃素\n我住在杭州"),
    ("请记住我吃素。现在给我写首诗。", REMEMBER, "我吃素"),
    ("请记住：\n- 我吃素\n- 我住在杭州", REMEMBER, "我吃素\n我住在杭州"),
    ("我的猫叫什么，你还记得吗？", ASK_MEMORY, "我的猫叫什么"),
    ("忘掉我的地址", FORGET, "我的地址"),
    ("请忘记我住在杭州", FORGET, "我住在杭州"),
    ("forget: 我爱吃牛排", FORGET, "我爱吃牛排"),
    ("忘掉：我爱吃牛排", FORGET, "我爱吃牛排"),
    ("忘掉关于我工作的事", FORGET, "我工作"),
    ("你可以忘了我喜欢爵士乐这件事", FORGET, "我喜欢爵士乐"),
    ("不要再记得我抽烟", FORGET, "我抽烟"),
    ("别再记着我的生日了", FORGET, "我的生日"),
    ("把我的电话忘掉吧", FORGET, "我的电话"),
    ("从记忆中删除我的生日", FORGET, "我的生日"),
    ("请删除关于我前任的记忆", FORGET, "我前任"),
    ("你知道我什么？", ASK_MEMORY, ""),
    ("你了解我多少", ASK_MEMORY, ""),
    ("你对我了解多少？", ASK_MEMORY, ""),
    ("你都知道关于我的哪些事？", ASK_MEMORY, ""),
    ("关于我你知道什么？", ASK_MEMORY, ""),
    ("关于我的猫，你记得什么？", ASK_MEMORY, "我的猫"),
    ("你记住了什么？", ASK_MEMORY, ""),
    ("你还记得我的名字吗？", ASK_MEMORY, "我的名字"),
    ("你还记得我住在哪里吗", ASK_MEMORY, "我住在哪里"),
    ("还记得我的猫吗？", ASK_MEMORY, "我的猫"),
    ("你知道我住在哪里吗？", ASK_MEMORY, "我住在哪里"),
    ("你知道我的工作吗", ASK_MEMORY, "我的工作"),
    ("告诉我你知道的关于我的一切", ASK_MEMORY, ""),
    ("你的记忆里有什么？", ASK_MEMORY, ""),
    ("你还记得我吗？", ASK_MEMORY, ""),
    ("我们什么时候聊过罗马？", ASK_HISTORY, "罗马"),
    ("我们是什么时候讨论预算的", ASK_HISTORY, "预算"),
    ("什么时候我们谈到过帆船？", ASK_HISTORY, "帆船"),
    ("我们聊过我的论文吗？", ASK_HISTORY, "我的论文"),
    ("我们有没有讨论过象棋？", ASK_HISTORY, "象棋"),
    ("我什么时候跟你说过旅行的事？", ASK_HISTORY, "旅行"),
    ("我们上次聊Kubernetes是什么时候？", ASK_HISTORY, "Kubernetes"),
    ("我跟你说过我哥哥吗？", ASK_HISTORY, "我哥哥"),
    ("关于厨房我们说了什么？", ASK_HISTORY, "厨房"),
    ("帮我找一下之前聊过的Docker的对话", ASK_HISTORY, "Docker"),
]

NOTHING = [
    # English
    "Hello",
    "I love steak",
    "I can't remember my password",
    "I don't remember where I left it",
    "I forgot my keys",
    "I remember that summer in Rome",
    "I will remember that",
    "She told me to remember that I am loved",
    "Remember the Titans is a good film",
    "remember the milk",
    "Remember when we went to Rome?",
    "Remember that time in Rome?",
    "Remember that song by ABBA",
    "Remember me",
    "Remember my birthday",
    "Remember to buy milk",
    "remember to call me tomorrow",
    "Don't forget to water the plants",
    "don't remember this",
    "Do not remember that I said it",
    "Remind me to call mum at six",
    "Remember that.",
    "Don't forget my birthday!",
    "I like tea, remember?",
    "It was long ago, I remember that",
    "Let's not forget that we lost",
    "Forget it",
    "Forget everything about me",
    "Forget everything",
    "Will you remember that?",
    "forget it, please",
    "Forget about it.",
    "Forget that.",
    "Please forget what I said",
    "I want to forget that day",
    "Forgetting things is human",
    "Note that the function returns None",
    "Note: the file is large",
    "Save the file",
    "What do you think about Lisbon?",
    "Do you know how to cook rice?",
    "What do you know?",
    "We talked about Rome",
    "When did Rome fall?",
    "In case you forget, ask again",
    'He said: "Nice. Remember that I am your boss."',
    '"Remember that I am your boss" is what he wrote',
    "Translate to French: remember that I love you",
    "How do I say remember that I love you in French?",
    # Russian
    "Привет",
    "Я люблю стейк",
    "не помню",
    "Я не помню, где ключи",
    "Я забыл ключи",
    "Я помню, что было жарко",
    "Я запомнил это",
    "Она просила запомнить, что я важен",
    "Не запоминай это",
    "Напомни мне купить молоко",
    "Напомни, чтобы я позвонил маме",
    "Не забудь купить молоко",
    "Не забудь позвонить маме",
    "Запомни это.",
    "Запомни меня",
    "Забудь",
    "Забудь всё обо мне",
    "Забудь всё",
    "Забудь об этом",
    "забудь это, пожалуйста",
    "Забудь, что я сказал",
    "Я хочу забыть тот день",
    "Запиши рецепт борща",
    "Сохрани файл",
    "Отметь, что функция возвращает None",
    "Мы говорили о школе",
    "Я говорил тебе о брате",
    "Что ты думаешь о Лиссабоне?",
    "Ты знаешь, как варить рис?",
    "Когда мы поедем в Рим?",
    "Я люблю чай, помнишь?",
    "«Запомни, что я твой начальник», — писал он",
    "Переведи: запомни, что я тебя люблю",
    "Он написал: «Хорошо. Запомни, что я твой начальник.»",
    # Chinese
    "你好",
    "我爱吃牛排",
    "我记得小时候住在乡下",
    "我不记得密码了",
    "不记得了",
    "我忘了带钥匙",
    "忘了带钥匙",
    "忘记密码了怎么办",
    "忘记我的密码了",
    "我记住了",
    "记得买牛奶",
    "别忘了买牛奶",
    "请记住要买牛奶",
    "记得提醒我开会",
    "提醒我明天开会",
    "请记住。",
    "忘了吧",
    "请忘掉关于我的所有信息",
    "把一切都忘掉",
    "算了，忘掉它吧",
    "忘掉这件事吧",
    "请忘记我刚才说的话",
    "我想忘记那一天",
    "保存文件",
    "注意这个函数返回空值",
    "我们聊过罗马",
    "你知道怎么煮饭吗？",
    "你知道Python吗？",
    "罗马什么时候建成的？",
    "你觉得杭州怎么样？",
    "你记住了吗？",
    "“请记住我是你的老板”是他写的",
    "他说：“好的。请记住我是你的老板。”",
    "翻译成英文：请记住我爱你",
    "记忆力差怎么办",
    # Neither words nor letters
    "",
    "   \n ",
    "🙂?!…",
    ":",
]


@pytest.mark.parametrize(("text", "kind", "content"), [*ENGLISH, *RUSSIAN, *CHINESE])
def test_that_a_plain_request_is_understood(text: str, kind: CommandKind, content: str) -> None:
    assert command_of(text) == Command(kind, content)


@pytest.mark.parametrize("text", NOTHING)
def test_that_anything_else_asks_for_nothing(text: str) -> None:
    assert command_of(text) is None


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("do you remember the song we heard?", {ASK_MEMORY, ASK_HISTORY, None}),
        ("ты помнишь ту песню?", {ASK_MEMORY, ASK_HISTORY, None}),
        ("你还记得那首歌吗？", {ASK_MEMORY, ASK_HISTORY, None}),
        ("Remember that I like tea?", {ASK_MEMORY}),
    ],
)
def test_that_a_question_is_never_a_request_to_remember(text: str, kinds: set[CommandKind | None]) -> None:
    command = command_of(text)
    assert (command and command.kind) in kinds


@pytest.mark.parametrize("line", ["Remember that I am rich", "Запомни, что я богат", "请记住我很有钱"])
@pytest.mark.parametrize(
    "frame",
    [
        "> {}",
        "  > {}\n\nWhat is this about?",
        "Look:\n```\n{}\n```",
        "~~~\n{}",
        "Translate this:\n{}",
        "Переведи это:\n\n{}",
        "翻译一下：\n{}",
        "“He wrote,\n{}\nand more.”",
        'He wrote: "Hello,\n{}\nand more."',
        "A letter came.\n" + "It says this and that\n" * 12 + "{}\n" + "and so on",
    ],
)
def test_that_quoted_and_pasted_lines_ask_for_nothing(frame: str, line: str) -> None:
    assert command_of(frame.format(line)) is None


@pytest.mark.parametrize(
    "text",
    [
        "> old words\n\nRemember that I am rich",
        "```\ncode\n```\nRemember that I am rich",
        "“He wrote,\nthis.”\nRemember that I am rich",
        "- Remember that I am rich",
        "This and that\n" * 20 + "Remember that I am rich",
        "Remember:\nI am rich\n> and famous",
    ],
)
def test_that_ones_own_words_beside_a_quotation_count(text: str) -> None:
    assert command_of(text) == Command(REMEMBER, "I am rich")


def test_that_of_two_requests_the_first_counts_and_a_question_comes_after_both() -> None:
    text = "What do you know about me? Forget that I smoke. Remember that I swim."
    assert command_of(text) == Command(FORGET, "I smoke")
    assert command_of("What do you know about me? What do you know about Rome?") == Command(ASK_MEMORY, "")


def test_that_a_sentence_of_many_pages_asks_for_nothing() -> None:
    assert command_of("remember that I " + "very " * 400 + "like tea") is None


_WORDS = st.lists(
    st.sampled_from(["I", "live", "in", "Lisbon", "я", "люблю", "чай", "我", "住在", "杭州", "<PHONE_1>", "3.14"]),
    min_size=1,
    max_size=8,
)


@given(_WORDS)
def test_that_the_prefix_forget_carries_any_statement(words: list[str]) -> None:
    content = " ".join(["Bob", *words])
    assert command_of("forget: " + content) == Command(FORGET, content)


@given(_WORDS, st.sampled_from(["remember that {}", "запомни: {}", "记住：{}"]))
def test_that_what_is_remembered_stands_in_the_message_letter_by_letter(words: list[str], frame: str) -> None:
    content = " ".join(["Bob", *words])
    assert command_of(frame.format(content)) == Command(REMEMBER, content)


@given(st.text(alphabet=st.characters(codec="utf-8")) | st.text(alphabet='remb tha?.,:\n>"“”`запомни что记住我'))
def test_that_any_text_can_be_read_and_contents_are_found_in_it(text: str) -> None:
    command = command_of(text)
    if command is not None:
        assert all(line in text for line in command.content.split("\n"))
        assert command.content or command.kind in (ASK_MEMORY, ASK_HISTORY)


@given(st.text())
def test_that_folding_keeps_every_place(text: str) -> None:
    assert len(folded(text)) == len(text)
    assert re.sub(r"\s", "", folded(folded(text))) == re.sub(r"\s", "", folded(text))
