"""Chinese: “我住在里斯本” becomes “用户住在里斯本”. Verbs do not change; only the pronoun does."""

# patterns and word lists read better unbroken

import re

_USER = "用户"
_ABOUT_USER = re.compile(r"^(?:该|这位)?用户")
_NAMED = re.compile(r"^(?:请|以后|今后|你可以|就)*叫我(?P<name>.+?)(?:就行|就好|吧|即可)?$")
_ASKED = re.compile(
    r"^(?:请|以后|今后|麻烦)*(?P<what>(?:始终|总是|一律|尽量|不要|别|都)?(?:用.+?(?:回答|回复|交流|答复|说话)我?|(?:回答|回复)(?!我的).*|使用.+|保持.+|避免.+|不要.+|别.+))$"
)
# What begins a statement with its subject left out.
_BARE = re.compile(
    r"^(?:不|没有?|很|也|都|还|现在|目前|今年|每天|平时)*(?:住|在|有|喜欢|爱|会|是|做|养|叫|吃|喝|讨厌|从|对|想|要|来自|出生|毕业|学|开|用|玩|打|希望|今年|生日|老家|结婚|单身|离婚|"
    r"怕|抽烟|工作|身高|体重)"
)
_WE = re.compile("我们|咱们?")
_KEPT = "\ue0f0"  # stands for "we" while "I" is replaced


def third_person(clause: str, subject: str) -> tuple[str, str]:
    """`clause` about 用户, and its subject for a next clause without one."""
    if _ABOUT_USER.match(clause):
        return clause, _USER
    if found := _NAMED.match(clause):
        return f"用户希望被称作{found['name']}", _USER
    if found := _ASKED.match(clause):
        return f"用户希望{found['what'].removesuffix('我')}", _USER
    if "我" in clause:
        plural = _WE.findall(clause)
        fact = _WE.sub(_KEPT, clause).replace("我", _USER)
        for words in plural:
            fact = fact.replace(_KEPT, words, 1)
        return fact, _USER
    if subject or _BARE.match(clause):
        return f"{_USER}{clause}", _USER
    return clause, ""
