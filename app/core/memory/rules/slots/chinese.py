"""Chinese: slots, time, negation, subject. No spaces between words: patterns are anchored by particles and verbs."""

# patterns and word lists read better unbroken

import re

from app.core.memory.rules.numbers import NUMBER
from app.core.memory.rules.slots.english_words import CAR, DATABASE, EDITOR, OS, PHONE, PROGRAMMING
from app.core.memory.rules.slots.grammar import Grammar, SlotPattern, compiled, named

_REWRITES = tuple(
    (compiled(pattern), replacement)
    for pattern, replacement in (
        (r"(?:用户|本人|咱们|我们|咱)", "我"),
        (r"[:\uff1a]\s*", "是"),
        (r"^我是在(?=.+的$)", "我在"),
        (r"\s+(?=[㐀-鿿])|(?<=[㐀-鿿])\s+", ""),
    )
)


def _canonical(text: str) -> str:
    for pattern, replacement in _REWRITES:
        text = pattern.sub(replacement, text)
    return text


_N = NUMBER["zh"]
_V = r"(?P<v>.+)"
_JOB = (
    r"(?:[\w]{0,4}(?:老师|教师|医生|护士|律师|会计|工程师|程序员|设计师|司机|厨师|记者|编辑|作家|画家|音乐家|歌手|演员|导演|"
    r"经理|销售|秘书|警察|军人|消防员|农民|工人|电工|木工|理发师|摄影师|翻译|教授|研究员|科学家|分析师|产品经理|顾问|教练|保姆|"
    r"店员|服务员|收银员|保安|快递员|药剂师|牙医|兽医|飞行员|空姐|建筑师|公务员|创业者|自由职业者|博主))"
)
_PET = r"(?:小?狗|小?猫咪?|金鱼|鱼|鹦鹉|鸟|仓鼠|兔子|乌龟|蛇|马|刺猬|蜥蜴|龙猫|柯基)"
_LANG = (
    r"(?:英语|英文|俄语|俄文|汉语|中文|普通话|粤语|法语|法文|德语|德文|西班牙语|意大利语|葡萄牙语|日语|日文|韩语|韩文|荷兰语|"
    r"匈牙利语|波兰语|乌克兰语|土耳其语|阿拉伯语|印地语|瑞典语|芬兰语|希腊语|泰语|越南语)"
)


def _p(slot: str, regex: str, choice: str = "", **more: object) -> SlotPattern:
    return SlotPattern(slot, compiled(regex), choice, **more)  # type: ignore[arg-type]


_PATTERNS = (
    _p("name", rf"我的?(?:名字|全名|姓名)(?P<neg>不)?(?:是|叫){_V}"),
    _p("name", rf"^我(?P<neg>不)?叫(?!做){_V}"),
    _p("nickname", r"(?P<neg>不要|别)?叫我(?P<v>[^就吧]+)"),
    _p("nickname", r"(?:被称作|被称为|被叫作|被叫做|称呼我为?|称我为)(?P<v>[^就吧]+)"),
    _p("nickname", r"(?P<neg>不要|别)叫(?!我)(?P<v>.+)"),
    _p("age", rf"(?:^|我)(?:今年|才|快|刚)?(?P<neg>不是|没有)?(?P<v>{_N})(?:岁|了$)"),
    _p("age", rf"年龄是?(?P<v>{_N})"),
    _p("birthday", rf"生日(?P<neg>不)?(?:是|在)?{_V}"),
    _p("birthday", r"(?P<v>.+月.*)(?:出生|生的|生日)"),
    _p("birthday", rf"出生(?:于|日期是|在){_V}"),
    _p("birthplace", r"(?:出生(?:在|于)|生于|我是)(?!\d)(?P<v>[㐀-鿿]{2,8}?)(?:出生的|$)(?<!的)"),
    _p("home_city", rf"(?:^|我|家)(?P<neg>不)?(?:住|定居|居住)(?:在|于){_V}"),
    _p("home_city", r"(?:^|我)(?P<neg>不)?在(?P<v>[㐀-鿿]{2,8}?)(?:居住|定居|住)(?:的)?$"),
    _p("home_city", r"(?:搬|移居|迁)(?:家)?(?:到|去|至)了?(?P<v>.+?)(?:了|住|生活|$)"),
    _p("home_city", r"我家(?:安)?在(?P<v>.+)"),
    _p("home_town", r"(?:老家|家乡)(?:在|是){0,1}(?P<v>.+)"),
    _p("home_town", r"我(?:来自)(?P<v>.+)|我是(?P<v2>[㐀-鿿]{2,4})人$"),
    _p("employer", r"(?:^|我)(?P<neg>不)?(?P<past>以前|曾经|曾)?在(?!家)(?P<v>.+?)(?:工作|上班|任职|就职)"),
    _p("employer", r"我是(?P<v>.+?)的?员工"),
    _p("employer", r"(?:加入|入职)了?(?P<v>[^了]+)"),
    _p("job_title", rf"(?:职业|工作)(?P<neg>不)?是(?P<v>{_JOB})"),
    _p("job_title", rf"^我?(?P<neg>不)?是(?:一?[名个位])?(?P<v>{_JOB})(?:$|的$)"),
    _p("job_title", rf"(?:当|做)(?:一?[名个])?(?P<v>{_JOB})"),
    _p("job_status", r"(?:失业|待业|没有工作|没工作|找工作)", "unemployed"),
    _p("job_status", r"(?<!快)(?<!没)退休了?", "retired"),
    _p("job_status", r"(?:^|我)在.{2,10}(?:工作|上班)|找到(?:新)?工作", "employed", implied=True),
    _p(
        "school",
        r"(?:^|我)(?P<neg>不)?(?P<past>以前)?(?:就读于|在(?=.+(?:大学|学院|中学|高中|学校)))(?P<v>.+?(?:大学|学院|中学|高中|学校))",
    ),
    _p("marital_status", r"(?P<neg>没有?|还没|未)?(?:已婚|结婚(?!以?后)(?:了)?|成家|领证)", "married"),
    _p("marital_status", r"(?:我有|有)(?:老公|老婆|妻子|丈夫)", "married"),
    _p("marital_status", r"我没有?(?:老公|老婆|妻子|丈夫)", "married", negated=True),
    _p("marital_status", r"(?P<neg>不是)?(?:单身|未婚)", "single"),
    _p("marital_status", r"(?P<neg>没有?)?(?:离婚|离异)", "divorced"),
    _p("marital_status", r"(?:丧偶|寡妇|鳏夫)", "widowed"),
    _p("marital_status", r"(?:订婚)", "engaged"),
    _p("marital_status", r"(?:我有|有)(?:女朋友|男朋友|对象)", "relationship"),
    _p("partner", r"(?:老婆|老公|妻子|丈夫|太太|先生|女朋友|男朋友)的?(?:名字)?(?P<neg>不)?(?:叫|名字是)(?P<v>.+)"),
    _p("partner", r"^(?P<v>[㐀-鿿]{2,4})(?P<neg>不)?是我的?(?:老婆|老公|妻子|丈夫|太太|女朋友|男朋友)$"),
    _p("children_count", rf"有(?P<v>{_N})个?(?:孩子|小孩|娃|宝宝)"),
    _p("children_count", rf"我就?(?:只)?有?(?P<v>{_N})个(?:女儿|儿子)$"),
    _p("children_count", r"(?:没有?|没)(?:孩子|小孩|娃)(?!了)", bounds=(0, 0)),
    _p(
        "children_count",
        rf"^我?的?家?[大小]?(?:女儿|儿子)|(?:女儿|儿子|孩子)(?:的名字)?(?:叫|名叫)|有(?:{_N}|几)?个?(?:女儿|儿子|孩子)",
        bounds=(1, 99),
    ),
    _p("siblings_count:brother", rf"有(?P<v>{_N})个?(?:哥哥|弟弟|兄弟)"),
    _p("siblings_count:sister", rf"有(?P<v>{_N})个?(?:姐姐|妹妹|姐妹)"),
    _p("siblings_count", r"独生(?:子|女)", bounds=(0, 0)),
    _p("siblings_count", rf"我有(?:{_N}个)?(?:哥哥|弟弟|姐姐|妹妹)", bounds=(1, 99)),
    _p("pets", rf"(?:养|有)了?(?P<v>(?!一){_N})(?:只|条|匹|个)(?P<of>{_PET})"),
    _p("pets", rf"(?<!没)(?<!没有)(?<!不)(?:养|有)了?(?:一(?:只|条|匹|个|缸))?(?P<of>{_PET})", bounds=(1, 99)),
    _p("pets", rf"(?:没有?养?|不养)(?P<of>{_PET})", bounds=(0, 0)),
    _p("pets:any", r"(?:没有?养?|不养)宠物", bounds=(0, 0)),
    _p("pets:any", rf"(?<!没)(?<!没有)(?<!不)(?:养|有)了?(?:{_N}(?:只|条|匹|个|缸))(?:{_PET}|宠物)", bounds=(1, 99)),
    _p("pet_name", rf"我?的?(?P<of>{_PET})的?(?:名字)?(?P<neg>不)?(?:叫|名叫|名字是)(?P<v>.+)"),
    _p("diet", r"(?P<neg>不是|不)?(?:纯素|严格素食|维根)", "vegan"),
    _p("diet", r"(?P<neg>不是|不)?(?:吃素|素食)", "vegetarian"),
    _p("diet", r"(?:不吃|不碰|戒)(?:任何)?(?:肉$|肉类|荤)", "no_meat"),
    _p(
        "diet",
        r"(?:无肉不欢|(?<!不)(?<!没)(?:爱吃|喜欢吃|常吃|天天吃|吃)(?:红烧|烤)?(?:肉|牛排|牛肉|猪肉|培根|烤肉)|是肉食)",
        "meat",
        implied=True,
    ),
    _p("diet", r"生酮", "keto"),
    _p("allergies", r"(?:没有?|没)(?:任何|什么)?过敏(?!反应)|不过敏$", negated=True),
    _p("allergies", r"对(?P<v>.+?)(?P<neg>不|没有?)?(?:严重|轻微)?过敏"),
    _p("allergies", r"(?P<v>[㐀-鿿]{1,4})过敏$"),
    _p("allergies", r"^(?P<v>[㐀-鿿]{1,4})我?吃了没事", negated=True),
    _p("alcohol", r"(?:不|从不|滴酒不)(?:喝酒|沾|饮酒)", "sober"),
    _p("alcohol", r"(?<!不)(?:爱喝|喜欢喝|常喝|每天喝|喝)(?:点|一点)?(?:红|白|啤|葡萄)?酒", "drinks", implied=True),
    _p("smoking", r"(?P<neg>不再|不|从不)?(?:抽烟|吸烟)", "smoker"),
    _p("smoking", r"戒(?:了)?烟", "non_smoker"),
    _p(
        "religion",
        r"(?P<neg>不)?(?:信|信仰|是)(?P<v>佛教徒|佛教|佛|基督徒|基督教|基督|天主教|伊斯兰教|穆斯林|道教|东正教)",
    ),
    _p("religion", r"(?:没有?任?何?|无)(?:宗教)?信仰|无神论", "atheist"),
    _p("favourite", rf"我?最(?P<neg>不)?(?:喜欢|爱)的(?P<of>[㐀-鿿]{{1,3}}?)(?:就)?是{_V}"),
    _p("favourite", r"^(?P<v>.+?)是我?最(?P<neg>不)?(?:喜欢|爱)的(?P<of>[㐀-鿿]{1,3})$"),
    _p("native_language", rf"母语(?P<neg>不)?是(?P<v>{_LANG})"),
    _p("languages", rf"(?P<neg>不)?(?:会|会说|能说|讲|说)(?:一点|流利的?)?(?P<v>{_LANG})"),
    _p("answer_language", rf"(?P<neg>不要|别)?用(?P<v>{_LANG})(?:来)?(?:回答|回复|交流|跟我说|答复)"),
    _p(
        "answer_style",
        r"(?:简短|简洁|简明|精简)(?:的|地)?(?:回答|回复|答案)|(?:回答|回复)(?:要|得|请|尽量)*(?:简短|简洁|短)",
        "short",
    ),
    _p(
        "answer_style",
        r"(?:详细|详尽|长)(?:的|地)?(?:回答|回复|答案)|(?:回答|回复)(?:要|得|请|尽量|写)*(?:详细|详尽|长)",
        "long",
    ),
    _p("time_zone", r"(?P<v>\b(?:utc|gmt) ?[+-−]? ?\d{0,2}(?::\d\d)?)"),
    _p("time_zone", r"时区是(?P<v>.+)"),
    _p("os", rf"(?P<v>{OS})"),
    _p("editor", rf"(?:编辑器|ide)(?P<neg>不)?是(?P<v>{EDITOR})"),
    _p("editor", rf"写代码(?:主要)?用(?P<v>{EDITOR})"),
    _p("database", rf"(?P<v>{DATABASE})"),
    _p("phone_model", rf"手机(?:是|用的?是?)(?P<v>.*(?:{PHONE}|华为|小米|苹果|荣耀|三星).*)"),
    _p(
        "car",
        rf"(?:车是|开(?:的是)?)(?:一?辆)?(?P<v>{CAR}.*|比亚迪.*|特斯拉.*|丰田.*|本田.*|大众.*|奔驰.*|宝马.*|奥迪.*|吉利.*|日产.*|福特.*|"
        r"蔚来.*|小鹏.*|理想.*|马自达.*)",
    ),
    _p("car", r"(?:没有?|没)(?:买)?车$|不(?:会)?开车", negated=True),
    _p("height", rf"身高(?:是|有)?{_V}"),
    _p("weight", rf"体重(?:是|有)?(?P<v>{_N})"),
    _p("gender", r"^我是(?:一?个)?(?:男人|男生|男的|男性)$", "male", implied=True),
    _p("gender", r"^我是(?:一?个)?(?:女人|女生|女的|女性)$", "female", implied=True),
    _p("handedness", r"(?P<neg>不是)?左撇子|惯用左手", "left"),
    _p("handedness", r"惯用右手|右撇子", "right"),
    _p("chronotype", r"(?P<neg>不是)?(?:早起的人|早鸟|晨型人)", "morning"),
    _p("chronotype", r"(?P<neg>不是)?(?:夜猫子)", "evening"),
    _p("temperament", r"(?P<neg>不)?内向", "introvert"),
    _p("temperament", r"(?P<neg>不)?外向", "extrovert"),
    _p("blood_type", r"血型是(?P<v>.+)"),
    _p("wake_time", rf"(?P<v>{_N}(?:点半?|:\d\d)).{{0,2}}(?:起床|起|醒)"),
    _p("wake_time", rf"睡到(?P<v>{_N}点半?)"),
    _p("bedtime", rf"(?P<v>(?:晚上|夜里)?{_N}(?:点半?|:\d\d)).{{0,2}}(?:睡觉|睡|上床)(?!到)"),
    _p("budget", r"预算(?:是|为)?(?P<v>.+)"),
    _p("budget", rf"(?:只?打算花|最多花|只想花)(?P<v>{_N}.*)"),
    _p("children", r"(?P<of>儿子|女儿)的?(?:名字)?(?P<neg>不)?(?:叫|名叫|名字是|起名叫)(?P<v>.+)"),
    _p(
        "instruments",
        r"(?P<neg>不)?(?:会)?(?:弹|拉|吹|打)(?P<v>吉他|钢琴|古筝|古琴|小提琴|大提琴|笛子|二胡|鼓|萨克斯|琵琶|尤克里里)",
    ),
    _p("housing", r"(?P<neg>没有?|不)?租(?:了)?(?:房|一?[间套])", "rents"),
    _p("household", r"(?:一个人|独自|独)住", "alone"),
    _p("household", r"(?:和|跟|与).{1,6}(?:一起|同)住", "with others", implied=True),
    _p("programming_languages", rf"(?P<neg>不)?(?:用|写)(?P<v>{PROGRAMMING})(?!\w)(?:写代码|编程|开发|$)"),
    _p("likes", r"^我?(?:喜欢|爱|热爱|钟爱|酷爱)(?:吃|喝)?(?P<v>.+)"),
    _p("likes", r"^我?(?:不喜欢|不爱|讨厌|最讨厌|最烦|受不了|厌恶)(?:吃|喝)?(?P<v>.+)", negated=True),
    _p("likes", r"^(?P<v>.+?)我?(?P<neg>不)?喜欢$"),
    _p("likes", r"^(?P<v>.+?)是我最(?:讨厌|不喜欢)的", negated=True),
)

_KIN = {
    "mother": "妈妈|我妈|母亲",
    "father": "爸爸|我爸|父亲",
    "wife": "老婆|妻子|太太",
    "husband": "老公|丈夫|先生",
    "partner": "女朋友|男朋友|前任|前妻|前夫",
    "brother": "哥哥|弟弟|兄弟",
    "sister": "姐姐|妹妹|姐妹",
    "son": "儿子",
    "daughter": "女儿",
    "child": "孩子|小孩",
    "parents": "父母|爸妈|家人",
    "grandparent": "爷爷|奶奶|外公|外婆|姥姥|姥爷",
    "relative": "叔叔|阿姨|舅舅|姑姑|表[哥弟姐妹]|堂[哥弟姐妹]",
    "friend": "朋友|室友|邻居|同学",
    "colleague": "老板|同事|领导|上司",
}

CHINESE = Grammar(
    canonical=_canonical,
    segments=re.compile(r"[。；;！!？?，,]+|\.(?:\s+|$)|但是?|不过(?!敏)|而且"),
    fillers=compiled(
        r"(?:现在|目前|其实|一直|真的|非常|特别|最近|(?<=我)(?:也|还(?!没)|都|就|倒|挺|很)|(?<![成首京])(?:也|还|都|就|倒|挺)(?=是|要|有|在|会|很|睡|住|叫|养|不|爱|喜欢)|已经|平时|每天|天天|主力|主要|从小|大概|大约|差不多|只是|比较|"
        r"上周末?|上个?月|去年|今年(?!\d|[零〇一二两三四五六七八九十])|昨天)"
    ),
    value_end=compiled(r"(?:了|呢|啊|吧|的|,|，|。|！|就行|就好)$|因为.*|所以.*|那边$"),
    patterns=_PATTERNS,
    subjects=tuple((name, compiled(rf"^(?:我|我的|我家)?(?:大|小|二)?(?:{words})")) for name, words in _KIN.items()),
    scopes=named(
        {
            "weekend": "周末|周六|周日|星期天|假期",
            "weekday": "工作日|周一",
            "season": "夏天|冬天|春天|秋天",
        }
    ),
    me="我",
    negation=re.compile("不(?!错|过(?!敏))|没(?!事)|无(?!论)|别(?!人)|未"),
    hypothetical=re.compile("如果|要是|假如|也许|可能|或许|万一"),
    planned=re.compile(
        "打算(?!花)|计划|准备|想(?:要|去|换|搬)|希望(?!被)|将来|以后|等.*后|下周|下个?月|明年|考虑|面试"
    ),
    past=re.compile("以前|曾经|小时候|过去|从前|曾在|年轻时|前年"),
    ended=re.compile("离职|辞职|离开了?|卖(?:了|掉)|戒了?|毕业|分手|离婚|去世|死了|卸载|剪了|换成|以前|搬离|搬走|扔了"),
    no_longer=re.compile("不再|再也不|不[㐀-鿿]了(?:$|[，,。])"),
    changed=re.compile(
        "搬(?:到|去|家)|现在|如今|改(?:成|为|用)|换(?:成|了)|从今年|从这个?月|从.{1,6}起|从.{1,6}开始|开始|刚(?:刚|搬|换|结|入|买|到|毕业)|最近|去年|上周|上个?月|"
        "昨天|今年[一二三四五六七八九十0-9]+月|已经|离职|跳槽|入职|自从"
    ),
)
