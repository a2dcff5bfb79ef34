"""Well-known places in three languages, so that "lives in Lisbon" and "живёт в Португалии" can be told apart or joined.

Not a full gazetteer: a place that is not here is still compared by its name, only less surely.
"""

# ruff: noqa: E501  # patterns and word lists read better unbroken

from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache

from app.core.text.analyzer import terms, words


class Level(IntEnum):
    """How large a place is."""

    UNKNOWN = 0
    CITY = 1
    REGION = 2
    COUNTRY = 3


@dataclass(frozen=True, slots=True)
class Known:
    """A place of the list: its name in English is its identity, `country` is the one it lies in."""

    name: str
    level: Level
    country: str


# name|other names; every line of cities and regions begins with its country.
_COUNTRIES = """
united states|usa|us|america|the states|сша|америка|соединенные штаты|美国
united kingdom|uk|great britain|britain|великобритания|соединенное королевство|英国
england|англия|英格兰
scotland|шотландия|苏格兰
wales|уэльс|威尔士
ireland|ирландия|爱尔兰
canada|канада|加拿大
australia|австралия|澳大利亚|澳洲
new zealand|новая зеландия|新西兰
germany|германия|德国
france|франция|法国
spain|испания|西班牙
portugal|португалия|葡萄牙
italy|италия|意大利
netherlands|holland|the netherlands|нидерланды|голландия|荷兰
belgium|бельгия|比利时
switzerland|швейцария|瑞士
austria|австрия|奥地利
sweden|швеция|瑞典
norway|норвегия|挪威
denmark|дания|丹麦
finland|финляндия|芬兰
iceland|исландия|冰岛
poland|польша|波兰
czech republic|czechia|чехия|捷克
slovakia|словакия|斯洛伐克
hungary|венгрия|匈牙利
romania|румыния|罗马尼亚
bulgaria|болгария|保加利亚
greece|греция|希腊
serbia|сербия|塞尔维亚
croatia|хорватия|克罗地亚
slovenia|словения|斯洛文尼亚
estonia|эстония|爱沙尼亚
latvia|латвия|拉脱维亚
lithuania|литва|立陶宛
ukraine|украина|乌克兰
belarus|белоруссия|беларусь|白俄罗斯
russia|россия|рф|俄罗斯
kazakhstan|казахстан|哈萨克斯坦
armenia|армения|亚美尼亚
uzbekistan|узбекистан|乌兹别克斯坦
turkey|турция|土耳其
israel|израиль|以色列
egypt|египет|египте|埃及
morocco|марокко|摩洛哥
nigeria|нигерия|尼日利亚
kenya|кения|肯尼亚
south africa|юар|南非
uae|united arab emirates|оаэ|эмираты|阿联酋
india|индия|印度
pakistan|пакистан|巴基斯坦
china|китай|кнр|中国
taiwan|тайвань|台湾
japan|япония|日本
south korea|korea|южная корея|корея|韩国
north korea|северная корея|朝鲜
thailand|таиланд|泰国
vietnam|вьетнам|越南
indonesia|индонезия|印度尼西亚|印尼
malaysia|малайзия|马来西亚
singapore|сингапур|新加坡
philippines|the philippines|филиппины|菲律宾
mexico|мексика|墨西哥
brazil|бразилия|巴西
argentina|аргентина|阿根廷
chile|чили|智利
colombia|колумбия|哥伦比亚
peru|перу|秘鲁
somalia|сомали|索马里
"""

_REGIONS = """
united states: alabama; alaska; arizona; arkansas; california|калифорния|加利福尼亚|加州; colorado; connecticut; delaware
united states: florida|флорида|佛罗里达; hawaii; idaho; illinois; indiana; iowa; kansas; kentucky; louisiana; maine
united states: maryland; massachusetts; michigan; minnesota; mississippi; missouri; montana; nebraska; nevada
united states: new hampshire; new jersey; new mexico; north carolina; north dakota; ohio; oklahoma; oregon; pennsylvania
united states: rhode island; south carolina; south dakota; tennessee; texas|техас|得克萨斯|德州; utah; vermont; virginia
united states: west virginia; wisconsin; wyoming; new england
canada: ontario; quebec; british columbia; alberta; nova scotia; manitoba
germany: bavaria|бавария|巴伐利亚
spain: catalonia|каталония; andalusia|андалусия
italy: tuscany|тоскана; sicily|сицилия
australia: queensland; new south wales
russia: siberia|сибирь|西伯利亚; урал; татарстан; башкирия; карелия; крым; кубань; подмосковье; приморье; алтай
china: 四川|sichuan|сычуань; 广东|guangdong; 浙江|zhejiang; 江苏|jiangsu; 湖南|hunan; 湖北|hubei; 河南|henan; 河北|hebei
china: 山东|shandong; 山西|shanxi; 陕西|shaanxi; 福建|fujian; 江西|jiangxi; 安徽|anhui; 云南|yunnan; 贵州|guizhou
china: 辽宁|liaoning; 吉林|jilin; 黑龙江|heilongjiang; 广西|guangxi; 海南|hainan; 新疆|xinjiang; 内蒙古; 甘肃; 宁夏; 青海; 西藏
"""

_CITIES = """
united states: new york|nyc|нью-йорк|纽约; los angeles|лос-анджелес|洛杉矶; chicago|чикаго|芝加哥; boston|бостон|波士顿
united states: san francisco|сан-франциско|旧金山; seattle|сиэтл|西雅图; miami|майами|迈阿密; austin; denver; houston; dallas
united kingdom: london|лондон|伦敦; manchester|манчестер|曼彻斯特; leeds|лидс|利兹; edinburgh|эдинбург|爱丁堡; oxford|оксфорд|牛津
united kingdom: bristol|бристоль; glasgow|глазго; liverpool|ливерпуль; birmingham; cambridge|кембридж|剑桥; york
ireland: dublin|дублин|都柏林; cork
canada: toronto|торонто|多伦多; vancouver|ванкувер|温哥华; montreal|монреаль|蒙特利尔; ottawa; calgary
australia: sydney|сидней|悉尼; melbourne|мельбурн|墨尔本; brisbane; perth
new zealand: auckland|окленд|奥克兰; wellington
germany: berlin|берлин|柏林; munich|мюнхен|慕尼黑; hamburg|гамбург|汉堡; cologne|кельн|科隆; frankfurt|франкфурт|法兰克福
germany: leipzig|лейпциг; dresden|дрезден; stuttgart; dusseldorf|дюссельдорф
france: paris|париж|巴黎; lyon|лион|里昂; marseille|марсель|马赛; nice|ницца|尼斯; toulouse|тулуза; bordeaux|бордо
spain: madrid|мадрид|马德里; barcelona|барселона|巴塞罗那; valencia|валенсия|瓦伦西亚; seville|севилья; bilbao|бильбао; malaga
portugal: lisbon|lisboa|лиссабон|里斯本; porto|порту|波尔图; braga|брага; coimbra; faro
italy: rome|рим|罗马; milan|милан|米兰; turin|турин|都灵; naples|неаполь|那不勒斯; florence|флоренция|佛罗伦萨; venice|венеция|威尼斯
netherlands: amsterdam|амстердам|阿姆斯特丹; rotterdam|роттердам|鹿特丹; utrecht|утрехт; the hague|гаага|海牙; eindhoven
belgium: brussels|брюссель|布鲁塞尔; ghent|гент; antwerp|антверпен
switzerland: zurich|цюрих|苏黎世; geneva|женева|日内瓦; basel|базель; bern|берн
austria: vienna|вена|维也纳; graz|грац; salzburg|зальцбург; linz
sweden: stockholm|стокгольм|斯德哥尔摩; gothenburg|гетеборг; malmo|мальме
norway: oslo|осло|奥斯陆; bergen|берген; trondheim
denmark: copenhagen|копенгаген|哥本哈根; aarhus|орхус
finland: helsinki|хельсинки|赫尔辛基; tampere|тампере; turku
poland: warsaw|варшава|华沙; krakow|cracow|краков|克拉科夫; gdansk|гданьск; wroclaw|вроцлав; poznan|познань
czech republic: prague|прага|布拉格; brno|брно
hungary: budapest|будапешт|布达佩斯
romania: bucharest|бухарест|布加勒斯特; cluj
bulgaria: sofia|софия|索非亚; varna|варна
greece: athens|афины|雅典; thessaloniki|салоники
serbia: belgrade|белград|贝尔格莱德; novi sad|нови-сад
croatia: zagreb|загреб|萨格勒布; split|сплит
estonia: tallinn|таллин|塔林; tartu|тарту
latvia: riga|рига|里加
lithuania: vilnius|вильнюс|维尔纽斯; kaunas|каунас
ukraine: kyiv|kiev|киев|基辅; odesa|odessa|одесса|敖德萨; lviv|львов; kharkiv|харьков
belarus: minsk|минск|明斯克; gomel|гомель; brest|брест
russia: moscow|москва|莫斯科; saint petersburg|st petersburg|st. petersburg|санкт-петербург|петербург|питер|спб|圣彼得堡
russia: novosibirsk|новосибирск|新西伯利亚; yekaterinburg|ekaterinburg|екатеринбург|叶卡捷琳堡; kazan|казань|喀山; omsk|омск
russia: nizhny novgorod|нижний новгород|下诺夫哥罗德; samara|самара|萨马拉; rostov|ростов|ростов-на-дону; ufa|уфа; perm|пермь
russia: krasnoyarsk|красноярск; voronezh|воронеж; volgograd|волгоград; krasnodar|краснодар; tver|тверь; tula|тула; sochi|сочи
russia: vladivostok|владивосток|海参崴; irkutsk|иркутск; tomsk|томск; tyumen|тюмень; kaliningrad|калининград; ryazan|рязань
russia: yaroslavl|ярославль; saratov|саратов; chelyabinsk|челябинск; barnaul|барнаул; khabarovsk|хабаровск; murmansk|мурманск
kazakhstan: almaty|алматы|алма-ата|阿拉木图; astana|астана|阿斯塔纳
armenia: yerevan|ереван|埃里温
uzbekistan: tashkent|ташкент|塔什干
turkey: istanbul|стамбул|伊斯坦布尔; ankara|анкара|安卡拉; antalya|анталья|安塔利亚
israel: tel aviv|тель-авив|特拉维夫; jerusalem|иерусалим|耶路撒冷; haifa|хайфа
egypt: cairo|каир|开罗
uae: dubai|дубай|迪拜; abu dhabi|абу-даби|阿布扎比
india: delhi|дели|德里|新德里; mumbai|мумбаи|孟买; bangalore|bengaluru|бангалор|班加罗尔; chennai; kolkata
japan: tokyo|токио|东京; osaka|осака|大阪; kyoto|киото|京都; sapporo|саппоро|札幌
south korea: seoul|сеул|首尔; busan|пусан|釜山
thailand: bangkok|бангкок|曼谷; phuket|пхукет|普吉
vietnam: hanoi|ханой|河内; ho chi minh city|saigon|хошимин|胡志明市
malaysia: kuala lumpur|куала-лумпур|吉隆坡
mexico: mexico city|мехико|墨西哥城
brazil: sao paulo|сан-паулу|圣保罗; rio de janeiro|рио-де-жанейро|里约热内卢
argentina: buenos aires|буэнос-айрес|布宜诺斯艾利斯
china: beijing|пекин|北京; shanghai|шанхай|上海; guangzhou|гуанчжоу|广州; shenzhen|шэньчжэнь|深圳; hangzhou|ханчжоу|杭州
china: chengdu|чэнду|成都; wuhan|ухань|武汉; nanjing|нанкин|南京; suzhou|сучжоу|苏州; chongqing|чунцин|重庆; tianjin|тяньцзинь|天津
china: xi'an|xian|сиань|西安; xiamen|сямэнь|厦门; qingdao|циндао|青岛; dalian|далянь|大连; changsha|чанша|长沙; hefei|хэфэй|合肥
china: zhengzhou|чжэнчжоу|郑州; jinan|цзинань|济南; kunming|куньмин|昆明; harbin|харбин|哈尔滨; shenyang|шэньян|沈阳; hong kong|гонконг|香港
china: ningbo|нинбо|宁波; wuxi|уси|无锡; foshan|фошань|佛山; dongguan|дунгуань|东莞; fuzhou|фучжоу|福州; macau|макао|澳门
"""

_PARTS_OF = {"england": "united kingdom", "scotland": "united kingdom", "wales": "united kingdom"}


def _key(name: str) -> tuple[str, ...]:
    return tuple(words(name)) if not name.isascii() and _is_han(name) else tuple(terms(name))


# Endings of a name in the nominative, and what they become after "in" and "from": stemming alone does not join them.
_CASES = (
    ("ия", "ии"),
    ("ий", "ем"),
    ("ая", "ой"),
    ("а", "еы"),
    ("я", "еи"),
    ("ь", "ие"),
    ("й", "ея"),
    ("ы", "ах"),
    ("", "еа"),
)


def _keys(name: str) -> set[tuple[str, ...]]:
    """What a name is found under: itself and, where it is Russian, its commonest other cases."""
    if not "а" <= name[:1] <= "я":
        return {_key(name)}
    forms = [" ".join(_bent(word, index) for word in name.split()) for index in (0, 1)]
    return {_key(form) for form in (name, *forms)}


def _bent(word: str, index: int) -> str:
    ending, others = next(pair for pair in _CASES if word.endswith(pair[0]))
    stem = word.removesuffix(ending)
    return stem + (others if len(ending) == 2 or ending == "ы" else others[index])


def _is_han(text: str) -> bool:
    return "㐀" <= text[:1] <= "鿿"


def _entries() -> dict[tuple[str, ...], Known]:
    known: dict[tuple[str, ...], Known] = {}
    for line in _COUNTRIES.split("\n"):
        names = line.split("|")
        found = Known(names[0], Level.COUNTRY, _PARTS_OF.get(names[0], names[0]))
        known.update((key, found) for name in filter(None, names) for key in _keys(name))
    for level, lines in ((Level.REGION, _REGIONS), (Level.CITY, _CITIES)):
        for line in filter(None, lines.split("\n")):
            country, _colon, places = line.partition(": ")
            for place in places.split("; "):
                names = place.split("|")
                found = Known(names[0], level, country)
                known.update((key, found) for name in names for key in _keys(name))
    return known


_KNOWN = _entries()


@lru_cache(maxsize=5_000)
def known_place(name: str) -> Known | None:
    """The place that `name` (in any case form, nothing but the name) stands for."""
    return _KNOWN.get(_key(name))
