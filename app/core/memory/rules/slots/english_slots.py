"""English: the patterns that fill the slots. They read canonical text: "I'm", "User is" and "we are" are all "i am"."""

# ruff: noqa: E501  # patterns and word lists read better unbroken

from app.core.memory.rules.numbers import NUMBER
from app.core.memory.rules.slots.english_words import CAR, DATABASE, EDITOR, JOB, LANGUAGE, OS, PET, PHONE, PROGRAMMING
from app.core.memory.rules.slots.grammar import SlotPattern, compiled

_N = NUMBER["en"]
_V = r"(?P<v>.+)"
_NOT = r"(?P<neg>not |never |no longer |not even )?"
_DONT = r"(?P<neg>(?:do|can|will|would|could) not (?:even )?|(?:have )?never |no longer )?"
_I = r"(?:^(?:and |but |so )?|\bi |\band )"
_PARTNER = r"(?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|spouse)"
_NAMED = r"(?:(?:'s)?(?: first)? name)? (?:is|am)(?P<neg> not)?(?: called| named)?"
_PROPER = r"(?P<v>(?-i:[A-Z])[\w'-]+(?: (?-i:[A-Z])[\w'-]+)*)"
_ADJ = r"(?:(?!and\b|or\b|name|called\b)[\w-]+ )"


def _p(slot: str, regex: str, choice: str = "", **more: object) -> SlotPattern:
    return SlotPattern(slot, compiled(regex), choice, **more)  # type: ignore[arg-type]


SLOTS = (
    _p("name", rf"\bmy (?:full |first |last |real )?name is {_NOT}{_V}"),
    _p("name", rf"\bi am {_NOT}(?:called|named) {_V}"),
    _p("nickname", rf"(?:(?P<neg>do not )|\b)call me {_V}"),
    _p("nickname", rf"\bi (?:wants?|prefers?|would like|likes?|asked|asks) to be (?:called|addressed as) {_V}"),
    _p(
        "age",
        rf"{_I}(?:am|turned|have turned)(?P<neg> not)? (?:only )?(?:an? )?(?P<v>{_N})[- ]?"
        r"(?:years?(?:[- ]olds?| of age)?|y/?o)(?: |$)",
    ),
    _p(
        "age",
        rf"{_I}(?:am|turned|have turned)(?P<neg> not)? (?:only )?(?P<v>(?!one$){_N})"
        r"(?:$| (?:yesterday|today|last|this|next|in|on|and|male|female|old)\b)",
    ),
    _p("age", rf"\bmy age is (?P<v>{_N})"),
    _p("birthday", rf"\bmy (?:birthday|date of birth|birth date) (?:is|falls)(?P<neg> not)?(?: on| in)? {_V}"),
    _p("birthday", rf"{_I}(?:was )?born (?:on|in) {_V}"),
    _p("birthday", r"(?P<v>.+) is my birthday"),
    _p(
        "birthplace", rf"{_I}(?:was )?(?P<neg>not )?born (?:and raised )?in (?!\d|the \d)(?:the (?:city|town) of )?{_V}"
    ),
    _p(
        "home_city",
        rf"{_I}{_DONT}(?:lives?|resides?|am (?:living|based|residing|located)|"
        rf"have (?:lived|been living)|(?P<past>lived|used to live)) (?:right |over |down |up |out )?(?:here )?in {_V}",
    ),
    _p("home_city", rf"{_I}(?:have )?(?:moved?|relocated|emigrated|immigrated) (?:back )?(?:from .+ )?to {_V}"),
    _p(
        "home_city",
        r"(?P<v>.+) is (?P<neg>not )?(?:where i lives?|(?:the|my) (?:country|city|town|place) (?:that |where )?i "
        r"lives? in)",
    ),
    _p("home_city", rf"\bmy home (?:city |town )?is (?P<neg>not )?(?:in )?{_V}"),
    _p("home_town", rf"\bmy (?:home ?town|native (?:city|town)) is (?P<neg>not )?{_V}"),
    _p("home_town", rf"{_I}(?:am (?:originally )?(?P<neg>not )?from|comes? from|grew up in|was raised in) {_V}"),
    _p(
        "employer",
        rf"{_I}{_DONT}(?:works?|am (?:working|employed)|have worked|have been working|(?P<past>worked)) "
        rf"(?:full.?time |part.?time )?(?:at|for|with|by) (?!home\b|myself|a living|money|children|kids|people|animals|\d)"
        rf"(?:the company )?{_V}",
    ),
    _p("employer", rf"\bmy employer is (?P<neg>not )?{_V}"),
    _p("employer", rf"{_I}(?:have (?:just )?)?(?:joined|started at|have a (?:new )?job at) {_PROPER}"),
    _p("employer", rf"^i am at {_PROPER}"),
    _p(
        "job_title",
        rf"{_I}{_DONT}(?:works?|am (?:working|employed)|have worked|(?P<past>worked)) "
        rf"(?:full.?time |part.?time )?as (?:an? |the )?{_V}",
    ),
    _p(
        "job_title",
        rf"{_I}(?:am |became )?{_NOT}(?:an? )(?P<v>(?:[\w-]+ ){{0,3}}?{JOB})s?(?= (?:by|at|in|for|and|with|from|"
        r"who|now|of|on)\b|$)",
    ),
    _p(
        "job_title",
        rf"\bmy (?:job|job title|profession|occupation|trade) is (?P<neg>not )?(?:an? |being an? )?"
        rf"(?P<v>(?:[\w-]+ ){{0,3}}?{JOB})",
    ),
    _p("job_title", rf"\bby (?:trade|profession) i am (?P<neg>not )?(?:an? )?{_V}"),
    _p("job_status", r"\bi am (?P<neg>not )?(?:unemployed|out of work|jobless|between jobs)", "unemployed"),
    _p("job_status", r"\bi (?:am (?P<neg>not )?|have )retired(?! (?:from|military|army))", "retired"),
    _p(
        "school",
        rf"{_I}{_DONT}(?:stud(?:y|ies)|am studying|am doing my (?:degree|phd|masters?)|attends?|goe?s? to school|"
        rf"(?P<past>studied|attended))(?: [\w ]+)?? (?:at )?{_PROPER}",
    ),
    _p(
        "job_status",
        rf"{_I}(?:works? (?:full.?time |part.?time )?(?:as|at|for) |(?:have )?(?:got|found|started) a (?:new )?job|am employed)",
        "employed",
        implied=True,
    ),
    _p("school", rf"{_I}{_DONT}(?:stud(?:y|ies)|am studying)(?: [\w ]+)?? at (?P<v>(?!home|night|school|the )[\w ]+)"),
    _p("school", rf"{_I}am (?P<neg>not )?an? (?:[\w-]+ )*student at {_V}"),
    _p(
        "marital_status",
        r"\b(?:i|and i) (?:am |got |have been |are |have |was )*(?P<neg>not |never (?:been |got )?)?"
        r"(?:happily |newly )?married(?! name)",
        "married",
    ),
    _p("marital_status", r"\bi have (?P<neg>not |no |never had )?(?:an? )?(?:wife|husband)\b", "married"),
    _p(
        "marital_status",
        r"^my (?:wife|husband)(?:'s)? (?!left|died|passed|cheated|and i (?:split|divorced))",
        "married",
        implied=True,
    ),
    _p(
        "marital_status",
        rf"{_I}am (?P<neg>not )?(?:an? )?(?:\d+ year old )?single(?: (?:man|woman|guy|girl|dad|mom|male|female)|$| and)",
        "single",
    ),
    _p("marital_status", rf"{_I}(?:am|got|have been|was)? ?(?P<neg>not |never )?(?:been )?divorced", "divorced"),
    _p("marital_status", rf"{_I}am (?P<neg>not )?(?:an? )?widow(?:ed|er)?\b", "widowed"),
    _p("marital_status", rf"{_I}(?:am|got) (?P<neg>not )?engaged (?:to|$)", "engaged"),
    _p("marital_status", rf"{_I}am (?P<neg>not )?(?:in a relationship|seeing someone|dating)", "relationship"),
    _p("marital_status", r"\bi have (?P<neg>not |no )?(?:an? )?(?:girlfriend|boyfriend)\b", "relationship"),
    _p("partner", rf"\bmy (?:{_PARTNER})(?:'s name is| is (?:called|named)| is) (?:{_PROPER})"),
    _p("partner", rf"\bmy (?:{_PARTNER})'s name is (?P<neg>not )?{_V}"),
    _p("partner", rf"^{_PROPER} is (?P<neg>not )?my {_PARTNER}$"),
    _p("partner", rf"\bi am (?P<neg>not )?(?:married|engaged) to {_PROPER}"),
    _p("children_count", rf"\bi have (?:only |just )?(?P<v>{_N}) (?:{_ADJ}){{0,3}}?(?:kids?|child(?:ren)?)\b"),
    _p(
        "children_count",
        r"\bi (?:do not have any|have no|do not have|have zero|never had(?: any)?) (?:kids|children)\b"
        r"|\bi am childless",
        bounds=(0, 0),
    ),
    _p(
        "children_count",
        rf"\bi have (?:{_N}|an?|some) (?:{_ADJ}){{0,3}}?(?:sons?|daughters?|kids|children|child)\b",
        bounds=(1, 99),
    ),
    _p(
        "children_count",
        rf"\bmy (?:{_ADJ}){{0,3}}?(?:(?:kids?|child(?:ren)?)(?:{_NAMED} {_PROPER}|'s name)|(?:sons?|daughters?)\b)",
        bounds=(1, 99),
    ),
    _p(
        "children_count",
        r"\bmy (?P<v>second|third|fourth|fifth) (?:baby|child|kid|son|daughter) (?:was|is|has been) born",
        at_least=True,
    ),
    _p(
        "children_count",
        rf"{_I}am (?P<neg>not )?an? (?:{_ADJ}){{0,4}}?(?:mom|mum|mother|dad|father|parent) of (?P<v>{_N})\b",
    ),
    _p(
        "children_count",
        rf"{_I}am an? (?:{_ADJ}){{0,4}}?(?:mom|mum|mother|dad|father|parent)(?:$| (?:of|who|and)\b)",
        bounds=(1, 99),
    ),
    _p("siblings_count:brother", rf"\bi have (?P<v>{_N}) brothers?(?: |$)"),
    _p("siblings_count:sister", rf"\bi have (?P<v>{_N}) sisters?(?: |$)"),
    _p(
        "siblings_count",
        r"\bi (?:am (?P<neg>not )?an only child|have no (?:siblings|brothers or sisters))",
        bounds=(0, 0),
    ),
    _p(
        "siblings_count", rf"\bi have (?:{_N}|an?) (?:{_ADJ}){{0,2}}?(?:brothers?|sisters?|siblings?)\b", bounds=(1, 99)
    ),
    _p("pets", rf"\bi (?:have|owns?|keeps?) (?:only |just )?(?P<v>{_N}) (?:{_ADJ}){{0,2}}?(?:pet )?(?P<of>{PET})s?\b"),
    _p(
        "pets",
        rf"\bi (?:have|owns?|keeps?) (?:an? )(?:{_ADJ}){{0,2}}?(?:pet )?(?P<of>{PET})\b(?! (?:allerg|person|lover|cafe))",
        bounds=(1, 99),
    ),
    _p("pets", rf"\bi (?:do not (?:have|own) (?:an? |any )?|have no )(?:pet )?(?P<of>{PET})s?\b", bounds=(0, 0)),
    _p(
        "pets:any",
        r"\bi (?:do not (?:have|own) (?:an? |any )?|have no |have never had (?:any |a )?)pets?\b",
        bounds=(0, 0),
    ),
    _p("pets:any", rf"\bi (?:have|owns?) (?:{_N}|an?) (?:{_ADJ}){{0,2}}?(?:pets?|{PET}s?)\b", bounds=(1, 99)),
    _p("pets:any", rf"\bmy (?:pet )?(?:{PET})(?:'s name)? is (?:called |named )?{_PROPER}", bounds=(1, 99)),
    _p("pet_name", rf"\bmy (?:pet )?(?P<of>{PET})(?:'s name)? is(?P<neg> not)? (?:called |named )?{_PROPER}"),
    _p("pet_name", rf"\bmy (?:pet )?(?P<of>{PET})'s name is {_V}"),
    _p("pet_name", rf"\ba (?:pet )?(?P<of>{PET}) (?:called|named) {_V}", doubtful=True),
    _p(
        "diet",
        r"\bi (?:am|eats?|became|have gone|went|turned) (?P<neg>not )?(?:an? )?(?:strict |lifelong |[\w-]+-)?"
        r"(?:[\w-]+ )?vegan\b",
        "vegan",
    ),
    _p(
        "diet",
        r"\bi (?:am|became|turned|have gone|went) (?P<neg>not )?(?:an? )?(?:strict |lifelong |lacto[\w-]* |ovo[\w-]* )?"
        r"vegetarian\b",
        "vegetarian",
    ),
    _p("diet", r"\bi (?:am|became) (?P<neg>not )?(?:an? )?(?:pescatarian|pescetarian)\b", "pescatarian"),
    _p(
        "diet",
        r"\bi (?:do not|never|no longer|stopped|quit|gave up) (?:eat(?:ing|s)?|touch(?:ing)?|consume) (?:any )?meat\b",
        "no_meat",
    ),
    _p(
        "diet",
        r"\bi (?:eats?|loves? eating|loves? to eat|cooks? and eats?|enjoys? eating) (?:a lot of |lots of |some |red )?"
        r"(?:meat|steaks?|beef|pork|lamb|bacon|chicken)\b",
        "meat",
        implied=True,
    ),
    _p("diet", r"\bi am (?P<neg>not )?an? (?:carnivore|meat[- ](?:eater|lover)|omnivore)\b", "meat", implied=True),
    _p(
        "diet",
        r"\bi (?:loves?|enjoys?|likes?|craves?) (?:a good |a juicy |eating |grilled |rare |fried |all )*"
        r"(?:steaks?|beef|pork|bacon|red meat|meat|barbecue ribs|ribs)\b(?! (?:substitutes?|alternatives?|free))",
        "meat",
        implied=True,
    ),
    _p(
        "diet",
        r"\bmy favou?rite (?:food|dish|meal) is (?:a )?(?:steak|beef|bacon|pork|ribs|meat)\b",
        "meat",
        implied=True,
    ),
    _p("diet", r"\bi (?:am|follow|eats?|do) (?P<neg>not )?(?:on )?(?:an? )?(?:the )?(?:keto|ketogenic)\b", "keto"),
    _p("diet", r"\bi (?:am|follow|eats?|do) (?P<neg>not )?(?:on )?(?:an? )?gluten[- ]free\b", "gluten_free"),
    _p("diet", r"\bi eats? (?P<neg>not )?(?:only )?halal\b", "halal"),
    _p("diet", r"\bi (?:eats?|keeps?) (?P<neg>not )?(?:only )?kosher\b", "kosher"),
    _p(
        "allergies",
        r"\bno (?:known |food |drug )*allerg(?:y|ies)(?! to)|\bi (?:do not have|have no|never had) (?:any )?(?:known )?"
        r"allerg(?:y|ies)(?! to)|\bi am not allergic to anything",
        negated=True,
    ),
    _p("allergies", rf"\bi am (?P<neg>not )?(?:severely |highly |deathly )?allergic to (?!anything){_V}"),
    _p("allergies", rf"\ballerg(?:y|ies) to {_V}"),
    _p("allergies", r"\b(?:my|an?|have) (?P<v>(?!food|drug|severe|bad)[\w]+) allergy\b"),
    _p("allergies", r"^(?P<v>[\w ]+?) gives? me an allergic reaction"),
    _p(
        "alcohol",
        r"\bi (?:do not|never) (?:drink|touch|consume)(?: (?:any )?(?:alcohol|booze))?(?: or .*)?$|\bi am "
        r"(?:sober|a teetotall?er|teetotal)",
        "sober",
    ),
    _p(
        "alcohol",
        r"\bi (?:drinks?|loves?|enjoys?|likes?) (?:to drink |drinking |a glass of |some |red |white |craft |good |a good )*"
        r"(?:wine|beer|whiske?y|vodka|alcohol|cocktails|gin|rum|tequila|champagne)\b(?! (?:bottle|label|making))",
        "drinks",
        implied=True,
    ),
    _p("smoking", rf"{_I}{_DONT}smoke[sd]?\b(?! (?:meat|fish|salmon|cheese|weed|out))", "smoker"),
    _p("smoking", rf"{_I}am (?P<neg>not )?a (?:heavy |chain )?smoker", "smoker"),
    _p("smoking", r"\bi (?:am a non-?smoker|quit smoking|stopped smoking|gave up smoking)", "non_smoker"),
    _p(
        "religion",
        rf"{_I}am (?P<neg>not )?(?:an? )?(?:devout |practicing )?(?P<v>christian|catholic|orthodox|muslim|buddhist|"
        r"jewish|hindu|atheist|agnostic)\b",
    ),
    _p("religion", r"\bi (?:do not believe in god|am not religious)", "atheist"),
    _p(
        "favourite",
        rf"\bmy (?:all.?time )?favou?rite (?:(?:kind|type|genre|sort|style) of )?(?P<of>(?!thing)[\w -]+?) (?:is|are|has always "
        rf"been)(?P<neg> not)? {_V}",
    ),
    _p(
        "favourite",
        r"(?P<v>.+?) (?:is|are)(?P<neg> not)? my (?:all.?time )?favou?rite (?:(?:kind|type|genre|sort) of )?"
        r"(?P<of>(?!thing)[\w -]+)$",
    ),
    _p(
        "native_language",
        r"\b(?:native (?:language|tongue)|mother tongue|first language|native language) is (?P<neg>not )?"
        r"(?P<v>\w+)",
    ),
    _p("native_language", rf"\ba native (?P<v>{LANGUAGE}) speaker|\bnative speaker of (?P<v2>{LANGUAGE})"),
    _p("languages", rf"{_I}{_DONT}(?:can )?speaks? (?:fluent |some |a bit of |a little |native )?(?P<v>{LANGUAGE})"),
    _p(
        "answer_language",
        rf"(?P<neg>do not )?\b(?:repl(?:y|ies)|answers?|respond|responses?|write|talk|speak)(?: back)?(?: to me)? in "
        rf"(?P<v>{LANGUAGE})",
    ),
    _p(
        "answer_style",
        r"\b(?:short|brief|concise|terse|succinct|one-line)(?:er)? (?:answers?|repl(?:y|ies)|responses?|explanations?)"
        r"|\bkeep (?:it|your (?:answers|replies)|answers|replies|them|things) (?:short|brief|concise)|\bone-liners\b"
        r"|\b(?:answer|reply|respond) (?:briefly|concisely)|\bskip the long\b",
        "short",
    ),
    _p(
        "answer_style",
        r"(?<!skip )(?<!skip the )\b(?:long|detailed|thorough|in-depth|extensive|lengthy)(?:er)?,?(?: (?:and )?[\w-]+)? "
        r"(?:answers?|repl(?:y|ies)|responses?|explanations?)|\b(?:answer|reply|respond|explain)(?: \w+)? in (?:great )?detail",
        "long",
    ),
    _p("time_zone", r"(?P<v>\b(?:utc|gmt) ?[+-−]? ?\d{0,2}(?::\d\d)?)"),
    _p(
        "time_zone",
        r"\b(?:time ?zone is|i am (?:on|in)) (?P<v>(?:the )?(?:us )?(?:cet|est|pst|msk|pacific|eastern|central|mountain|moscow|berlin|tokyo)) ?"
        r"(?:standard )?(?:time(?: ?zone)?|$)",
    ),
    _p("os", rf"\b(?:runs?|running|uses?|using|there is|on|i have|switched to|is|daily drive) (?P<v>{OS})"),
    _p(
        "editor",
        rf"\b(?:main|primary|default|favou?rite|preferred)? ?(?:code |text )?editor is (?P<neg>not )?(?P<v>{EDITOR})",
    ),
    _p(
        "editor",
        rf"\b(?:code|program|develop|write code|edit)s? (?:mostly |mainly |my code )?(?:in|with|using) (?P<v>{EDITOR})",
    ),
    _p("database", rf"(?P<v>{DATABASE})"),
    _p("phone_model", rf"\bmy phone is (?P<neg>not )?(?:an? |the )?(?P<v>(?:\w+ )?{PHONE}.*)"),
    _p(
        "phone_model",
        rf"\b(?:phone i have is|i (?:have|own|use|bought|switched to)|with) (?:an? |the |my )?(?:new )?(?P<v>(?:\w+ )?"
        rf"{PHONE}.*)",
    ),
    _p("car", rf"\bi (?:drives?|have a car which is) (?:an? |my )?(?:[\w-]+ ){{0,3}}?(?P<v>{CAR}\b.*)"),
    _p("car", rf"\bmy car is (?P<neg>not )?(?:an? )?(?:[\w-]+ ){{0,3}}?(?P<v>{CAR}\b.*)"),
    _p("car", rf"\bi (?:owns?|have|bought) (?:an? )(?:[\w-]+ ){{0,2}}?(?P<v>{CAR}\b.*)", doubtful=True),
    _p(
        "car",
        r"\bi (?:do not|can not|never) drive(?:$| (?:at all|a car|cars|and|because))|\bi (?:do not (?:have|own) a|have no) "
        r"(?:car|driving licence|driver's license)\b",
        negated=True,
    ),
    _p("height", rf"{_I}am (?P<v>[\d'].*?)(?: tall|$)"),
    _p("height", rf"\bmy height is {_V}"),
    _p("weight", rf"\b(?:i weighs?|my weight is) (?:about )?(?P<v>{_N})"),
    _p(
        "gender",
        rf"{_I}am (?P<neg>not )?(?:an? )(?:[\w-]+ ){{0,3}}?(?:man|male|boy|guy|dad|father|grandfather|husband)(?:$| of\b)",
        "male",
        implied=True,
    ),
    _p(
        "gender",
        rf"{_I}am (?P<neg>not )?(?:an? )(?:[\w-]+ ){{0,3}}?(?:woman|female|girl|lady|mom|mum|mother|grandmother|wife)(?:$| of\b)",
        "female",
        implied=True,
    ),
    _p(
        "hair_colour",
        r"\b(?:i have|my hair is) (?:[\w-]+,? ){0,3}?(?P<v>black|brown|blond|blonde|red|gr[ea]y|white|dark)(?: hair|$)",
    ),
    _p(
        "eye_colour",
        r"\b(?:i have|my eyes are) (?:[\w-]+ ){0,3}?(?P<v>blue|brown|green|gr[ea]y|hazel|black)(?: eyes|$)",
    ),
    _p("handedness", r"\bi am (?P<neg>not )?(?:a )?left[- ]hand", "left"),
    _p("handedness", r"\bi am (?P<neg>not )?(?:a )?right[- ]hand", "right"),
    _p("chronotype", r"\bi am (?P<neg>not |no )?(?:an? )?(?:morning person|early (?:bird|riser))", "morning"),
    _p("chronotype", r"\bi am (?P<neg>not |no )?(?:an? )?(?:night owl|evening person)", "evening"),
    _p("temperament", r"\bi am (?P<neg>not )?(?:an? )?(?:very )?introvert(?:ed)?\b", "introvert"),
    _p("temperament", r"\bi am (?P<neg>not )?(?:an? )?(?:very )?extrovert(?:ed)?\b", "extrovert"),
    _p("blood_type", r"\bmy blood type is (?P<v>.+)"),
    _p("wake_time", rf"{_I}(?:wakes?|gets?|am) up (?:at|around|by) {_V}"),
    _p("wake_time", rf"{_I}(?:rises?|wakes?) (?:at|around) {_V}"),
    _p("wake_time", r"\bi (?:never|do not) (?:gets?|wakes?) up before (?P<v>.+)", at_least=True),
    _p("wake_time", r"\bi (?:gets?|wakes?) up early", bounds=(180, 420)),
    _p("bedtime", rf"{_I}(?:goe?s?|heads?|gets?) to (?:bed|sleep) (?:at|around|by) {_V}"),
    _p("budget", rf"\bbudget(?: for [\w ]+?)?(?: is|,)? (?:about |up to |around )?{_V}"),
    _p("budget", rf"\bi can (?:only )?spend (?:up to |at most |about )?{_V}"),
    _p(
        "children",
        rf"\bmy (?:{_ADJ}){{0,2}}?(?P<of>sons?|daughters?|kids?|child)(?:'s name)? (?:is|are)(?P<neg> not)? (?:called |named )?{_PROPER}",
    ),
    _p("children", rf"\bi have an? (?:{_ADJ}){{0,2}}?(?P<of>son|daughter) (?:called|named) {_V}"),
    _p(
        "instruments",
        rf"{_I}{_DONT}plays? (?:the )?(?P<v>(?:[\w-]+ )?(?:guitar|piano|violin|drums|cello|flute|saxophone|trumpet|bass|"
        r"ukulele|harp|clarinet|accordion))",
    ),
    _p("instruments", r"\bi (?:do not|can not|never) play (?:any|an) (?:musical )?instruments?", negated=True),
    _p("housing", rf"{_I}{_DONT}rents? (?:an? |my )(?:[\w-]+ )?(?:apartment|flat|house|home|room)", "rents"),
    _p("housing", rf"{_I}{_DONT}owns? (?:an? |my (?:own )?)(?:[\w-]+ )?(?:apartment|flat|house|home)$", "owns"),
    _p("household", rf"{_I}{_DONT}lives? (?:all )?(?:alone|by myself|by himself|by herself|on my own)", "alone"),
    _p("household", rf"{_I}{_DONT}lives? with (?!no)", "with others", implied=True),
    _p(
        "programming_languages",
        rf"{_I}{_DONT}(?:codes?|programs?|writes?|develops?)(?: code)?(?: quite a bit of| a lot of| in)? "
        rf"(?P<v>{PROGRAMMING})(?!\w)",
    ),
    _p(
        "likes",
        rf"{_I}{_DONT}(?:likes?|loves?|enjoys?|adores?|am (?P<neg2>not )?(?:fond of|into|a (?:big |huge )?fan of)) (?!it\b|to be\b){_V}",
    ),
    _p("likes", rf"{_I}(?:hates?|dislikes?|detests?|loathes?|despises?|can not stand|can not bear) {_V}", negated=True),
)
