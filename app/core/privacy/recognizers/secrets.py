"""Secrets: keys and tokens by the form their issuers gave them, assignments, private keys, passwords in prose."""

# ruff: noqa: E501 (a pattern is read best in one piece)

import math
import re
from collections import Counter

from app.core.privacy.recognizers.rules import Rule

# Prefixes as the issuers document them (see each service's "token format" page).
_TOKENS = (
    r"gh[pousr]_[A-Za-z0-9]{30,}",  # GitHub
    r"github_pat_[A-Za-z0-9_]{50,}",
    r"gl(?:pat|dt|ptt|rt|soat|ft|agent|cbt|imt|oas)-[A-Za-z0-9_\-]{18,}",  # GitLab
    r"sk-(?:proj|svcacct|admin|ant|or|lf)-[A-Za-z0-9_\-]{20,}",  # OpenAI, Anthropic, OpenRouter
    r"sk-[A-Za-z0-9]{32,}",
    r"(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{16,}",  # Stripe
    r"whsec_[A-Za-z0-9+/=]{24,}",
    r"(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}",  # AWS
    r"AIza[A-Za-z0-9_\-]{35}",  # Google
    r"ya29\.[A-Za-z0-9_\-]{20,}",
    r"GOCSPX-[A-Za-z0-9_\-]{20,}",
    r"xox[abeoprs]-[A-Za-z0-9\-]{10,}",  # Slack
    r"xapp-\d-[A-Z0-9]+-\d+-[a-z0-9]+",
    r"SG\.[A-Za-z0-9_\-]{16,}\.[A-Za-z0-9_\-]{16,}",  # SendGrid
    r"\d{8,10}:AA[A-Za-z0-9_\-]{32,}",  # Telegram
    r"npm_[A-Za-z0-9]{36}",
    r"pypi-[A-Za-z0-9_\-]{50,}",
    r"hf_[A-Za-z0-9]{30,}",
    r"dop_v1_[a-f0-9]{64}",  # DigitalOcean
    r"shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}",  # Shopify
    r"sq0(?:atp|csp)-[A-Za-z0-9_\-]{22,}",  # Square
    r"glsa_[A-Za-z0-9]{32}_[a-f0-9]{8}",  # Grafana
    r"lin_api_[A-Za-z0-9]{40}",
    r"PMAK-[a-f0-9]{24}-[a-f0-9]{34}",
    r"dckr_pat_[A-Za-z0-9_\-]{20,}",
    r"hvs\.[A-Za-z0-9_\-]{24,}",  # Vault
    r"key-[a-f0-9]{32}",  # Mailgun
    r"SK[a-f0-9]{32}",  # Twilio
    r"AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}",
    r"ops_eyJ[A-Za-z0-9+/=]{200,}",  # 1Password
    r"eyJ[A-Za-z0-9_\-]{8,}\.eyJ[A-Za-z0-9_\-]{8,}\.[A-Za-z0-9_\-]{8,}",  # JWT
    r"sntry[su]_[A-Za-z0-9+/=_\-]{40,}",  # Sentry
    r"rubygems_[a-f0-9]{40,}",
    r"pscale_(?:tkn|pw|oauth)_[A-Za-z0-9_=.\-]{30,}",
    r"duffel_(?:test|live)_[A-Za-z0-9_\-=]{40,}",
    r"EZ[AT]K[A-Za-z0-9]{50,}",
    r"glc_[A-Za-z0-9+/=]{30,}",
    r"hv[bs]\.[A-Za-z0-9_\-]{60,}",
    r"sgp_(?:[A-Fa-f0-9]{16}|local)?_?[A-Fa-f0-9]{40}",
    r"dnkey-[A-Za-z0-9=_\-]{40,}",
    r"fo1_[A-Za-z0-9_\-]{40,}",
    r"fm[12][ar]?_[A-Za-z0-9+/=]{60,}",
    r"y[0-3]_[A-Za-z0-9_\-]{40,}",  # Yandex
    r"t1\.[A-Za-z0-9_\-]+=?\.[A-Za-z0-9_\-]{60,}",
    r"AQVN[A-Za-z0-9_\-]{35,}",
    r"YC[A-Za-z0-9_\-]{23,38}",
    r"vk1\.a\.[A-Za-z0-9_\-]{60,}",
    r"t\.[A-Za-z0-9_\-]{80,}",
    r"AC[a-f0-9]{32}",  # Twilio
    r"[A-Za-z0-9_~.]{3}\dQ~[A-Za-z0-9_~.\-]{31,34}",  # Azure
    r"LTAI[A-Za-z0-9]{12,24}",  # Alibaba Cloud
    r"AKID[A-Za-z0-9]{13,40}",  # Tencent Cloud
    r"sha256~[A-Za-z0-9_\-@=.+/]{20,}",  # OpenShift
    r"FlyV1 [A-Za-z0-9_+/=,\-]{40,}",
    r"https://hooks\.slack\.com/(?:services|workflows)/[A-Za-z0-9+/]{20,}",
    r"https://discord(?:app)?\.com/api/webhooks/\d+/[A-Za-z0-9_\-]{40,}",
)

# Digits in words, as people spell out what a filter should not see.
DIGIT_WORDS = (
    "zero|oh|one|two|three|four|five|six|seven|eight|nine|ноль|один|два|три|четыре|пять|шесть|семь|восемь|девять"
    "|[零〇一二三四五六七八九幺]"
)
_ENTROPY_LEAST = 3.0  # bits per character; keys lie above, words and repeated marks below


def _looks_random(value: str) -> bool:
    """Whether a value of an assignment is a key rather than a name, a variable or an example."""
    value = value.strip("\"'`")
    if len(value) < 10 or re.search(
        r"\$\{|\{\{|<[a-z]|\*\*\*|xxxx|example|your[_-]|changeme|placeholder", value, re.IGNORECASE
    ):
        return False
    counts = Counter(value)
    entropy = -sum(n / len(value) * math.log2(n / len(value)) for n in counts.values())
    has_digit = any(character.isdigit() for character in value)
    return entropy >= _ENTROPY_LEAST and has_digit


def _is_no_example(value: str) -> bool:
    """Whether a token is not one of documentation, made of one or two signs over and over."""
    body = value[-24:]
    return len(set(body.lower())) >= 6 and not re.search(r"\.\.\.$|x{8,}|random|example", value, re.IGNORECASE)


def _is_password(value: str) -> bool:
    """Whether what follows "password" is one, and not the rest of a sentence about passwords."""
    value = value.strip("\"'`«»“”")
    if re.search(r"\$\{|\{\{|^<|\*\*\*|^\.{3}|^[-_]+$|[a-z]\w*\.\w+\(|\w\(\)?$", value) or len(value) < 4:
        return False
    kinds = sum(bool(re.search(kind, value)) for kind in (r"[a-zа-я]", r"[A-ZА-Я]", r"\d", r"[^\w\s]|_"))
    return bool(re.search(r"\d", value)) or kinds >= 3


def _is_strong_password(value: str) -> bool:
    """Whether a word that merely stands near "password" is one: long, with letters, digits and more."""
    kinds = sum(bool(re.search(kind, value)) for kind in (r"[a-zа-я]", r"[A-ZА-Я]", r"\d", r"[^\w\s]|_"))
    return len(value) >= 8 and kinds >= 3 and bool(re.search(r"\d", value))


def _is_no_variable(value: str) -> bool:
    """Whether this is a value, and not the name of one or a mark for one."""
    return not re.search(r"^\$|\{\{|^<|^\*+$|^(?:pass\w*|pwd|secret|пароль|密码)$", value, re.IGNORECASE)


def _is_quoted_or_password(value: str) -> bool:
    return _is_password(value) or value[:1] in "\"'`«“"


_PASSWORD_WORDS = r"(?:pass(?:word|code|phrase|wd)?|pwd|pw|p@ssw[o0]rd|парол(?:ь|я|ем|ю)|密码|口令|密碼)"
_BETWEEN = r"(?:\s+(?:for|to|of|on|4|от|для|к|на)\s+[^\n:=«\"]{1,40}?)?"
_IS = r"\s*(?:is|are|was|=>|=|:|->|это|такой|—|-|是|为|改成|：)\s*:?\s*"
_VALUE = r"(?P<v>\"[^\"\n]{3,}\"|'[^'\n]{3,}'|`[^`\n]{3,}`|«[^»\n]{3,}»|“[^”\n]{3,}”|[^\s,，。;；、()（）]{3,}[^\s,，。;；、()（）.]|\S(?: \S){5,})"

_KEY_NAMES = (
    r"[\w.\-]*(?:api[_\-. ]?key|apikey|secret|token|access[_\-]?key|auth[_\-]?key|client[_\-]?secret|private[_\-]?token"
    r"|credential|signing[_\-]?key|encryption[_\-]?key|license[_\-]?key|webhook|bearer)[\w.\-]*"
)

RULES = (
    Rule(
        "PRIVATE_KEY",
        r"-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----[\s\S]{0,12000}?(?:-----END [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----|\Z)",
    ),
    Rule("PRIVATE_KEY", r"PrivateKey\s*=\s*(?P<v>[A-Za-z0-9+/]{42,44}=?)"),
    Rule("PRIVATE_KEY", r"(?:private key|приватный ключ|закрытый ключ|私钥)\W{0,10}(?P<v>(?:0x)?[a-f0-9]{64})"),
    # The case of letters belongs to a token's form, hence (?-i:...).
    *(Rule("API_KEY", rf"(?<![A-Za-z0-9])(?-i:{token})", _is_no_example, 0.95) for token in _TOKENS),
    Rule(
        "API_KEY",
        r"\bcurl\b[^\n]{0,400}?\s(?:-u|--user)[ =]*[\"']?[^\s:\"']{1,64}:(?P<v>[^\s\"']{4,})",
        _is_no_variable,
    ),
    Rule("API_KEY", r"authorization\s*:\s*(?:api-?key\s+|\w+\s+)?(?P<v>[^\s\"']{14,})", _looks_random),
    Rule("API_KEY", r"[\w.]*(?:token|secret|contribsys__com)\s*[:=]+\s*[\"']?(?P<v>[a-f0-9]{8}:[a-f0-9]{8})"),
    Rule(
        "API_KEY",
        r"(?:authorization\s*[:=]\s*|\b)(?:bearer|basic|token)\s+(?P<v>[A-Za-z0-9+/_\-.=]{16,})",
        _looks_random,
    ),
    Rule("API_KEY", r"(?:set-cookie|cookie)\s*:\s*(?P<v>[^\n]{12,})", _looks_random),
    Rule(
        "API_KEY",
        rf"(?<![\w.]){_KEY_NAMES}[\"'`]?\s*(?::=|=>|:|=|\s+is\s+|：|是|—)\s*[\"'`]?(?P<v>[A-Za-z0-9+/_\-.=~!@#$%^&*]{{10,}})",
        _looks_random,
    ),
    Rule("CONNECTION_STRING", r"[a-z][a-z0-9+.\-]{1,20}://[^\s:/@]{0,64}:(?P<v>[^\s@/]{3,128})@[^\s]", _is_no_variable),
    Rule("CONNECTION_STRING", r"[;?&](?:password|pwd)=(?P<v>[^;&\s\"']{3,128})", _is_no_variable),
    Rule("PASSWORD", rf"{_PASSWORD_WORDS}{_BETWEEN}{_IS}{_VALUE}", _is_quoted_or_password),
    Rule("PASSWORD", rf"{_PASSWORD_WORDS}{_BETWEEN}\s+{_VALUE}", _is_password),
    Rule(
        "PASSWORD",
        rf"{_PASSWORD_WORDS}\s+(?:for|to|of|on|от|для|к|на)(?:\s+[^\s:=«\"]{{1,24}}){{1,3}}?\s+{_VALUE}",
        _is_strong_password,
    ),
    Rule(
        "PASSWORD",
        r"pass\s?phrase\s*(?:is|=|:)\s*(?P<v>[a-z]{3,}(?:[ \-][a-z]{3,}){3,7})(?=[.,;\n]|$)",
    ),
    Rule("PASSWORD", r"[\w.\-]*(?:password|passwd|pwd|пароль)[\w.\-]*[\"']?\s*[:=]\s*(?P<v>[^\s,;]{4,})", _is_password),
    Rule(
        "PIN_OTP",
        r"(?:\bpin(?:\s?code)?|\botp\b|(?:one[- ]time|verification|2fa|security|alarm|door|gate|access|safe) code|keypad|passcode"
        r"|пин(?:-?код)?|(?:смс|sms)[^\d\n]{0,12}код|код (?:из смс|подтверждения|доступа|от \w+|подъезда|домофона)|наберите"
        r"|一次性密码|验证码|取款密码|PIN码|门禁|大门的?密码|柜密码|门锁密码)[^\d\n]{0,24}(?P<v>[A-ZА-Я]?\d(?:[ \-]?[\dA-ZА-Я]){2,8})(?![\w])",
        lambda value: sum(character.isdigit() for character in value) >= 4,
    ),
    Rule("PIN_OTP", r"(?:\bpin\b|пин)[^\n]{0,30}?(?P<v>(?:(?:" + DIGIT_WORDS + r")[ ,]*){4,8})"),
    Rule(
        "RECOVERY_CODES",
        r"(?:recovery|backup|резервн\w+|备用|恢复)\s*(?:codes?|код\w*|码|代码)[^\n\d]{0,40}?\n?(?P<v>(?:[\s\-*•\d.,:]*[a-z0-9]{4,6}[- ][a-z0-9]{4,6}\b){1,12})",
        lambda value: any(character.isdigit() for character in value),
    ),
)
