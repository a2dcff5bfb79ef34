"""Everyday words that mean the same in three languages, so that values can be compared across them.

A value none of whose words are here is still compared within its own language.
"""

from app.core.text.analyzer import terms

# One line is one meaning; the first name is its identity. Grouped by kind, because things of one kind exclude another:
# a colour that is not the same is a different colour.
_GROUPS = {
    "colour": """
red|красный|红|红色
blue|синий|蓝|蓝色
lightblue|голубой|天蓝色
green|зеленый|绿|绿色
yellow|желтый|黄|黄色
black|черный|黑|黑色
white|белый|白|白色
purple|violet|фиолетовый|紫|紫色
orange|оранжевый|橙|橙色
pink|розовый|粉|粉色|粉红色
brown|коричневый|棕色|褐色
grey|gray|серый|灰|灰色
teal|бирюзовый|青色
burgundy|бордовый|酒红色
""",
    "season": """
spring|весна|春天
summer|лето|夏天
autumn|fall|осень|秋天
winter|зима|冬天
""",
    "language": """
english|английский|英语|英文
russian|русский|俄语|俄文
chinese|mandarin|китайский|中文|汉语|普通话
cantonese|кантонский|粤语|广东话
french|французский|法语|法文
german|немецкий|德语|德文
spanish|испанский|西班牙语
italian|итальянский|意大利语
portuguese|португальский|葡萄牙语
japanese|японский|日语|日文
korean|корейский|韩语|韩文
dutch|нидерландский|голландский|荷兰语
hungarian|венгерский|匈牙利语
polish|польский|波兰语
ukrainian|украинский|乌克兰语
turkish|турецкий|土耳其语
arabic|арабский|阿拉伯语
hindi|хинди|印地语
swedish|шведский|瑞典语
norwegian|норвежский|挪威语
danish|датский|丹麦语
finnish|финский|芬兰语
greek|греческий|希腊语
czech|чешский|捷克语
hebrew|иврит|希伯来语
kazakh|казахский|哈萨克语
tatar|татарский|鞑靼语
vietnamese|вьетнамский|越南语
thai|тайский|泰语
latin|латынь|拉丁语
""",
    "animal": """
dog|puppy|hound|собака|пес|щенок|狗|小狗
cat|kitten|kitty|кошка|кот|котенок|котик|猫|猫咪|小猫
fish|goldfish|рыбка|鱼|金鱼
bird|птица|鸟
parrot|попугай|鹦鹉
hamster|хомяк|仓鼠
rabbit|bunny|кролик|兔子
turtle|tortoise|черепаха|乌龟
snake|змея|蛇
horse|лошадь|马
hedgehog|еж|刺猬
rat|крыса|大鼠
guinea|свинка|豚鼠
lizard|ящерица|蜥蜴
cow|корова|牛
goat|коза|山羊
chicken|курица|鸡
ferret|хорек|雪貂
""",
    "meat": """
meat|мясо|肉
steak|стейк|牛排
beef|говядина|牛肉
pork|свинина|猪肉
lamb|mutton|баранина|羊肉
bacon|бекон|培根
ham|ветчина|火腿
sausage|колбаса|香肠
turkey|индейка|火鸡
shashlik|шашлык|烤肉
""",
    "food": """
nut|орех|坚果
peanut|арахис|花生
milk|молоко|牛奶
egg|яйцо|鸡蛋
seafood|shellfish|морепродукт|海鲜
gluten|глютен|麸质
lactose|лактоза|乳糖
pollen|пыльца|花粉
dust|пыль|灰尘
citrus|цитрусовые|柑橘
tea|чай|茶
coffee|кофе|咖啡
pizza|пицца|披萨
sushi|суши|寿司
chocolate|шоколад|巧克力
""",
    "alcohol": """
alcohol|спиртное|алкоголь|酒
wine|вино|红酒|葡萄酒
beer|пиво|啤酒
whisky|whiskey|виски|威士忌
vodka|водка|伏特加
champagne|шампанское|香槟
rum|ром|朗姆酒
gin|джин|杜松子酒
tequila|текила|龙舌兰
cocktail|коктейль|鸡尾酒
""",
    "medicine": """
medicine|medication|drug|лекарство|药|药物
penicillin|пенициллин|青霉素
aspirin|аспирин|阿司匹林
amoxicillin|амоксициллин|阿莫西林
ibuprofen|ибупрофен|布洛芬
antibiotic|антибиотик|抗生素
""",
    "faith": """
christian|христианин|христианка|基督徒|基督教
catholic|католик|католичка|天主教徒|天主教
orthodox|православный|православная|东正教
muslim|islam|мусульманин|мусульманка|ислам|穆斯林|伊斯兰教
buddhist|buddhism|буддист|буддистка|佛教徒|佛教|佛
jewish|judaism|иудей|иудейка|иудаизм|犹太教
hindu|hinduism|индуист|индуистка|印度教
atheist|agnostic|unbeliever|атеист|атеистка|агностик|неверующий|неверующая|无神论者
""",
    "kin": """
mother|mom|mum|мать|мама|妈妈|母亲
father|dad|отец|папа|爸爸|父亲
wife|жена|супруга|老婆|妻子|太太
husband|муж|супруг|老公|丈夫
brother|брат|哥哥|弟弟
sister|сестра|姐姐|妹妹
son|сын|儿子
daughter|дочь|дочка|女儿
child|kid|children|baby|ребенок|дети|детей|孩子|小孩|宝宝
""",
    "tool": """
postgresql|postgres|psql
mongodb|mongo
neovim|nvim
go|golang
javascript|js
typescript|ts
""",
    "topic": """
color|colour|цвет|颜色
food|dish|meal|еда|блюдо|食物|菜
film|movie|фильм|кино|电影
book|книга|书
writer|author|писатель|автор|作家
band|group|группа|乐队
singer|певец|певица|歌手
song|песня|歌|歌曲
music|музыка|音乐
drink|напиток|饮料
season|сезон|季节
animal|животное|动物
sport|спорт|运动
team|команда|球队|队
game|игра|游戏
subject|предмет|科目
number|число|数字
fruit|фрукт|水果
flower|цветок|花
city|город|城市
country|страна|国家
show|series|сериал|电视剧
""",
}


def _lines() -> dict[str, tuple[str, str]]:
    found: dict[str, tuple[str, str]] = {}
    for kind, lines in _GROUPS.items():
        for line in lines.split():
            names = line.split("|")
            for name in names:
                key = name if "㐀" <= name[0] <= "鿿" else " ".join(terms(name))
                found[key] = (kind, names[0])
    return found


_MEANING = _lines()


def meaning_of(term: str) -> str | None:
    """The identity of what `term` (a stem, or a whole Chinese word) means; None when it is not a word of the list."""
    found = _MEANING.get(term)
    return found[1] if found else None


def kind_of(term: str) -> str | None:
    """What kind of thing `term` names: "colour", "meat", "language" ..."""
    found = _MEANING.get(term)
    return found[0] if found else None


def kinds_of_meaning(meaning: str) -> str | None:
    """The kind of a meaning as `meaning_of` gives it."""
    return _KIND.get(meaning)


_KIND = {meaning: kind for kind, meaning in _MEANING.values()}
