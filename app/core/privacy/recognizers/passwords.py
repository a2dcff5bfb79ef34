"""Passwords, PINs and one-time codes as people write them in three languages."""

# ruff: noqa: E501 (a pattern is read best in one piece)

import re

from app.core.privacy.recognizers.rules import Near, Rule
from app.core.privacy.recognizers.secrets import is_template, without_marks

_KINDS = (r"[a-zа-я]", r"[A-ZА-Я]", r"\d", r"[^\w\s]|_")


def _kinds(value: str) -> int:
    return sum(bool(re.search(kind, value)) for kind in _KINDS)


def _is_password(value: str) -> bool:
    """Whether what follows "password" is one, and not the rest of a sentence about passwords."""
    value = without_marks(value.strip("\"'`«»“”"))
    if (
        len(value) < 4
        or is_template(value)
        or re.search(r"^[-_]+$|\w\(\)?$|^\d{1,2}[-–]\d{1,2}$|^\w{1,12}'(?:t|s|re|ll)$", value)
    ):
        return False
    return bool(re.search(r"\d", value)) or _kinds(value) >= 3


def _is_strong_password(value: str) -> bool:
    """Whether a word that merely stands near "password" is one: long, with letters, digits and more."""
    value = without_marks(value)
    return len(value) >= 8 and _kinds(value) >= 3 and bool(re.search(r"\d", value)) and not is_template(value)


def _is_quoted_or_password(value: str) -> bool:
    return _is_password(value) or (value[:1] in "\"'`«“" and not is_template(value))


def _has_four_digits(value: str) -> bool:
    return sum(character.isdigit() for character in value) >= 4


_WORDS = r"(?:pass(?:word|code|phrase|wd)?s?|(?<![a-z])pwd?(?![a-z])|p@ssw[o0]rd|парол(?:ь|я|ем|ю|и)|(?<![а-я])пасс(?![а-я])|密码|口令|密碼)"
_BETWEEN = r"(?:\s+(?:for|to|of|on|4|от|для|к|на)\s+[^\n:=«\"]{1,40}?)?"
_IS = r"\s*(?:is|are|was|=>|=|:|->|это|такой|—|-|是|为|改成|：|設為|设为)\s*:?\s*"
_END = r"[^\s,，。;；、()（）]"
_VALUE = rf"(?P<v>\"[^\"\n]{{3,128}}\"|'[^'\n]{{3,128}}'|`[^`\n]{{3,128}}`|«[^»\n]{{3,128}}»|“[^”\n]{{3,128}}”|{_END}{{3,128}}+(?<!\.)(?!\()|{_END}{{3,128}}(?=\.(?:\s|$))|\S(?: \S){{5,40}})"

_CODE_WORDS = (
    r"\b(?:pin(?:[\s\-]?code)?|otp)\b|(?:one[- ]time|verification|confirmation|2fa|security|alarm|door|gate|access|safe|entry|lock(?:er)?|unlock|sms|login) code|keypad|passcode"
    r"|пин(?:-?код)?|(?:смс|sms)[^\d\n]{0,12}код|код (?:из смс|подтверждения|доступа|от \w{1,12}|подъезда|домофона|двери|сигнализации)|наберите|домофон"
    r"|一次性密码|验证码|取款密码|PIN码|门禁|大门的?密码|柜密码|门锁密码|支付密码|锁屏密码|保险箱"
)

RULES = (
    Rule(
        "PASSWORD",
        rf"{_WORDS}{_BETWEEN}{_IS}{_VALUE}",
        _is_quoted_or_password,
        hints=("pass", "pwd", "pw", "p@ss", "парол", "пасс", "密", "口令"),
    ),
    Rule(
        "PASSWORD",
        rf"{_WORDS}{_BETWEEN}\s+{_VALUE}",
        _is_password,
        hints=("pass", "pwd", "pw", "p@ss", "парол", "пасс", "密", "口令"),
    ),
    Rule(
        "PASSWORD",
        r"(?<![^\s\"'`«“(:,])(?!:)[^\s,。;()\"'`«»“”]{8,64}(?<![.:])",
        _is_strong_password,
        near=Near(_WORDS + r"(?!\w{0,12}\()|\blog ?in\b|логин\w{0,12}|учётк\w{0,12}|账号|登录", 60),
    ),
    Rule(
        "PASSWORD",
        r"pass\s?phrase\s*(?:is|=|:)\s*(?P<v>[a-z]{3,20}(?:[ \-][a-z]{3,20}){3,7})(?=[.,;\n]|$)",
        hints=("phrase",),
    ),
    Rule(
        "PASSWORD",
        r"(?:password|passwd|pwd|пароль)[\w.\-]{0,20}+[\"']?\s*[:=]\s*(?P<v>[^\s,;(]{4,128}+)(?!\()",
        _is_password,
        hints=("passw", "pwd", "пароль"),
    ),
    Rule(
        "PASSWORD",
        r"(?:wi-?fi|вай-?фай\w{0,12}|无线)[^\n]{0,30}?[/,:—-]\s*(?P<v>[^\s,;，。]{8,64})(?<!\.)",
        _is_strong_password,
        hints=("wifi", "wi-fi", "вай", "无线"),
    ),
    Rule(
        "PIN_OTP",
        rf"(?:{_CODE_WORDS})[^\d\n]{{0,24}}(?P<v>[A-ZА-Я]?\d(?:[ \-]?[\dA-ZА-Я]){{2,8}}#?)(?![\w])",
        _has_four_digits,
    ),
    Rule(
        "PIN_OTP",
        r"(?<![\w.,:/#\-$€£₽¥])\d{6}(?![\w%]|[.,:/\-]\d)",
        near=Near(
            r"(?:texted|sms'?d|messaged) me|code (?:i got|came)|пришл[аои] смс|смс от|пришёл код|пришел код|发来的?(?:验证码|短信)|短信",
            24,
        ),
    ),
    Rule(
        "PIN_OTP",
        r"(?<!\w)(?:G-\d{6}|\d{3}[ \-]\d{3})(?!\w)",
        near=Near(r"verification|one[- ]time|\botp\b|2fa|код\w{0,12}|验证码|authenticator", 40, 24),
    ),
    Rule(
        "RECOVERY_CODES",
        r"(?:(?:recovery|backup|scratch|emergency|резервн\w{1,12}|запасн\w{1,12}|восстановлени\w{1,12}|备用|恢复|救援)\s*(?:codes?|keys?|код\w{0,12}|ключ\w{0,12}|码|代码|密钥)|(?:код\w{0,12}|ключ\w{0,12}) (?:для )?восстановлени\w{1,12})[^\n\d]{0,40}?\n?"
        r"(?P<v>(?:[\s\-*•\d.,:;、，]{0,8}(?:and |и |和)?\s?[a-z0-9]{4,8}(?:[- ][a-z0-9]{4,8}){1,7}\b){1,16})",
        lambda value: any(character.isdigit() for character in value),
    ),
)
