"""Secrets by their place: private keys, assignments, headers, addresses with a password, random strings next to words."""

# ruff: noqa: E501 (a pattern is read best in one piece)

import math
import re
from collections import Counter

from app.core.privacy.recognizers.rules import Near, Rule
from app.core.privacy.recognizers.tokens import PREFIXES
from app.core.privacy.recognizers.tokens import RULES as TOKENS

_ENTROPY_LEAST = 3.0  # bits per character; keys lie above, words and repeated marks below
_HEX_ENTROPY_LEAST = 2.6  # sixteen signs to choose from make less
_UUID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
_TEMPLATE = re.compile(
    r"^\$|\$[{(]|\{\{|\}\}|%\(|<[a-z/]|\*{3}|x{4}|\.\.+$|\.\.\.|#{4}|example|sample|your[_\-]|change_?me|placeholder|redacted|dummy|here$"
    r"|^[\[{(].*[\]})]$|process\.env|os\.environ|getenv|\w\(|^https?://[^@]*$|^/[\w/.\-]+$",
    re.IGNORECASE,
)
_MARK = re.compile(r"<[A-Z][A-Z_]*\d*>")  # such as our own placeholders
_SHORTEST_KEY = 20  # signs of base64
_ALPHABET = re.compile(r"0123456|1234567|abcdef[g-]|qwerty", re.IGNORECASE)
_STAND_IN = frozenset(
    "test user username password passwd pass token secret key apikey admin root foo bar value string none null true "
    "false undefined example login name yourpassword yourtoken pw pwd пароль логин токен ключ секрет пользователь имя "
    "密码 用户名 密钥 令牌 口令".split()
)


def entropy(value: str) -> float:
    """Shannon entropy of the characters of `value`, in bits per character."""
    return -sum(n / len(value) * math.log2(n / len(value)) for n in Counter(value).values()) if value else 0.0


def without_marks(value: str) -> str:
    """What a value says beside marks such as our own placeholders: they hide nothing that stands next to them."""
    return _MARK.sub("", value)


def is_template(value: str) -> bool:
    """Whether a value stands for another: a variable, a mark, an example, a call."""
    value = without_marks(value.strip("\"'`"))
    return bool(_TEMPLATE.search(value)) or value.casefold() in _STAND_IN or not value.strip("*.-_x ")


def looks_random(value: str) -> bool:
    """Whether the value of an assignment is a key rather than a name, a variable or an example."""
    value = value.strip("\"'`")
    if _UUID.fullmatch(value):
        return len(set(value)) > 4
    if len(value) < 8 or is_template(value) or _ALPHABET.search(value) or PREFIXES.match(value):
        return False
    digits = sum(character.isdigit() for character in value)
    words = re.fullmatch(r"[A-Za-z]+\d{0,2}|[a-z]+(?:[_.\-][a-z]+)+\d{0,2}", value)
    least = _HEX_ENTROPY_LEAST if re.fullmatch(r"[a-f0-9]{16,}", value) else _ENTROPY_LEAST
    return digits > 0 and not words and entropy(value) >= min(least, 0.85 * math.log2(len(value)))


def _is_long_random(value: str) -> bool:
    """Letters of both cases and digits, mixed all through: no word, no path, no hash."""
    kinds = (r"[a-z]", r"[A-Z]", r"\d")
    turns = len(re.findall(r"[a-z](?=[A-Z0-9])|[A-Z](?=[a-z0-9])|\d(?=[A-Za-z])", value))
    return all(re.search(kind, value) for kind in kinds) and turns >= len(value) // 4 and looks_random(value)


def _is_password_of_url(value: str) -> bool:
    return not is_template(value) and not re.search(r"^\$|^<|^%", value)


def _is_login(value: str) -> bool:
    """Whether `name:password` ends in a password rather than a word for one."""
    value = value.partition(":")[2].strip("{}<>\"'")
    return len(set(value)) >= 3 and not is_template(value)


def _is_key_block(value: str) -> bool:
    """Whether there is a key between the lines that say so."""
    body = re.sub(r"-----[^-]*-----|\s|\\n", "", value)
    return len(body) >= _SHORTEST_KEY


_SERVICES = (
    "adafruit|adobe|airtable|algolia|alibaba|amplitude|anthropic|apify|artifactory|asana|atlassian|auth0|authress|aws|azure|beamer|bitbucket|bittrex"
    "|brevo|buildkite|bugsnag|circleci|clearbit|clickhouse|clojars|cloudflare|cloudinary|codecov|cohere|coinbase|confluent|contentful|databricks|datadog|deepl|deepseek"
    "|digitalocean|discord|docker|doppler|drone|dropbox|dynatrace|easypost|elastic|etsy|facebook|fastly|figma|finicity|finnhub|firebase|flickr|flutterwave"
    "|fly|frame|freemius|freshbooks|freshdesk|gcp|gemini|github|gitlab|gitter|gocardless|google|grafana|harness|heroku|hubspot|huggingface|infracost|instagram|intercom"
    "|intra42|ipinfo|jenkins|jfrog|jira|jumpcloud|kraken|kucoin|launchdarkly|linear|linkedin|lob|looker|mailchimp|mailgun|mailjet|mapbox|mattermost|maxmind|meraki"
    "|message[_-]?bird|mistral|mixpanel|mongodb|netlify|new[_-]?relic|notion|npm|nuget|nvidia|nytimes|octopus|okta|openai|openrouter|openshift|opsgenie|pagerduty|paypal|perplexity"
    "|plaid|plan(?:et)?scale|postman|prefect|privateai|pulumi|pypi|pinecone|rapidapi|razorpay|readme|replicate|ringcentral|rollbar|rubygems|salesforce|scalingo|segment|sendbird|sendgrid|sendinblue"
    "|sentry|settlemint|shippo|shopify|sidekiq|slack|snyk|sonar|sonarqube|sourcegraph|splunk|spotify|square|squarespace|stripe|sumo(?:logic)?|supabase|tailscale|telegram|terraform|travis"
    "|trello|twilio|twitch|twitter|typeform|vault|vercel|vk|vkontakte|webflow|wakatime|weatherapi|yandex|youtube|zapier|zendesk|zoom"
)
_SECRET_WORDS = (
    "api[_\\-. ]?key|apikey|secret|token|access[_\\-. ]?(?:key|id)|auth[_\\-. ]?key|credentials?|signing[_\\-. ]?key|encryption[_\\-. ]?key|licen[sc]e[_\\-. ]?key"
    "|client[_\\-. ]?(?:id|secret)|webhook|bearer|private[_\\-. ]?key|account[_\\-. ]?key|shared[_\\-. ]?key|deploy[_\\-. ]?key|master[_\\-. ]?key|app[_\\-. ]?key|session[_\\-. ]?(?:id|key)|[_\\-]key|(?<=[a-z])(?-i:Key)"
    "|ключ\\w{0,12}+|токен\\w{0,12}+|секрет\\w{0,12}+|密钥|令牌|秘钥|金鑰"
)
# Not after a name that says that its value is none: nonMatchingToken, fakeKey, dummy_secret, public_key.
_NO_SECRET = (
    r"(?<!(?:non|not|fake|dummy|mock|invalid|sample|example|public|primary|foreign|csrf|xsrf|authenticity)[\w\-]{0,20})"
)
_ASSIGN = r"(?:[\w.]|-(?!>)){0,24}+[\"'`]?\]?(?:\s*(?::=|=>|->|\|\||:|=|：|>)\s*|\s+(?:is|это|是|为)\s*:?\s*|(?:是|为))[\"'`]?"
_QUOTED = r"(?P<v>(?<=[\"'`])[^\s\"'`]{8,512}(?=[\"'`])|(?<![\"'`])[A-Za-z0-9+/_\-.=~!@#$%^&*|:]{8,512}(?![(\w\[]))"

_USER = r"(?<!\S)(?:-u|--user|-U|--proxy-user)[ =]{0,4}"
_CURL = Near(r"\bcurl\b", 800)

RULES = (
    *TOKENS,
    Rule(
        "PRIVATE_KEY",
        r"-----BEGIN[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]{0,12000}?(?:-----END[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|\Z)",
        _is_key_block,
        hints=("private key",),
    ),
    # The last part of a pasted key, and one whose dashes were lost.
    Rule(
        "PRIVATE_KEY",
        r"(?:[A-Za-z0-9+/=]{60,76}\s{1,3}){3,200}[A-Za-z0-9+/=]{0,76}\s{0,3}-----END[A-Z0-9 ]{0,40}PRIVATE KEY",
        hints=("private key",),
    ),
    Rule("PRIVATE_KEY", r"PrivateKey\s*=\s*(?P<v>[A-Za-z0-9+/]{42,44}=?)", hints=("privatekey",)),
    Rule(
        "PRIVATE_KEY",
        r"(?<![A-Za-z0-9])(?:0x)?[a-f0-9]{64}(?![A-Za-z0-9])",
        near=Near(r"private key|seed|wallet key|приватн\w{1,12} ключ\w{0,12}|закрыт\w{1,12} ключ\w{0,12}|私钥|私鑰"),
    ),
    Rule(
        "PRIVATE_KEY",
        r"(?<![A-Za-z0-9])(?:(?-i:[5KL][1-9A-HJ-NP-Za-km-z]{50,51})|(?-i:[xyz]prv[1-9A-HJ-NP-Za-km-z]{100,112}))(?![A-Za-z0-9])",
    ),  # WIF, BIP-32
    Rule(
        "PRIVATE_KEY",
        r"PuTTY-User-Key-File-\d[\s\S]{0,6000}?Private-Lines: ?\d+\s+(?P<v>(?:[A-Za-z0-9+/=]{2,64}\s*)+)",
        hints=("putty-user-key",),
    ),
    # curl -u name:password, in whatever quotes: the pair is the credential
    Rule(
        "API_KEY",
        rf"{_USER}(?:[\"'](?P<v>[^\s:\"']{{0,64}}:[^\n\"']{{3,128}})[\"']|(?P<v>\"[^\s:\"']{{0,64}}\":\"[^\n\"']{{3,128}}\"|[^\s:\"']{{0,64}}:[\"']?[^\s\"']{{3,128}}))",
        _is_login,
        near=_CURL,
    ),
    Rule("API_KEY", rf"{_USER}[\"'](?P<v>[^\s:\"']{{6,128}}):[\"']", looks_random, near=_CURL),
    # headers
    Rule(
        "API_KEY",
        r"(?:proxy-)?authorization[\"']?\s*[:=]\s*[\"']?\s*(?:(?:api-?key|bearer|basic|token|digest|negotiate|oauth|[\w\-]+)\s+)?(?P<v>[^\s\"',;]{12,2048})",
        looks_random,
        hints=("authorization",),
    ),
    Rule(
        "API_KEY", r"\b(?:bearer|basic)\s+(?P<v>[A-Za-z0-9+/_\-.=~]{16,2048})", looks_random, hints=("bearer", "basic")
    ),
    Rule(
        "API_KEY",
        r"(?:^|[\s\"'])(?:x-[\w\-]{0,30}(?:key|token|secret|auth)|(?:api-?|access-?|auth-?|private-)?(?:token|key))\s*:\s*(?P<v>[^\s\"',;]{12,512})",
        looks_random,
        hints=("key", "token", "secret", "auth"),
    ),
    Rule("API_KEY", r"(?:set-)?cookie[\"']?\s*:\s*(?P<v>[^\n\"']{12,4096})", looks_random, hints=("cookie",)),
    Rule(
        "API_KEY",
        r"\b(?:session(?:_?id)?|sid|phpsessid|jsessionid|connect\.sid|auth_token|remember_token)=(?P<v>[^\s;&\"']{12,512})",
        looks_random,
        hints=("session", "sid=", "token="),
    ),
    # a name and its value
    Rule("API_KEY", rf"(?:{_SECRET_WORDS})(?={_ASSIGN}[^\s\"'`]{{8}}){_NO_SECRET}{_ASSIGN}{_QUOTED}", looks_random),
    # Long values first, of which there are few; then the name before them.
    Rule(
        "API_KEY",
        rf"(?<![A-Za-z0-9_\-=~])(?=[A-Za-z0-9_\-=~]{{24}})(?<=(?:{_SERVICES})(?![a-z]){_NO_SECRET}[\w.\- ]{{0,25}}{_ASSIGN})(?P<v>(?=[A-Za-z0-9_\-=~]*\d)[A-Za-z0-9_\-=~]{{24,200}})(?![(\w\[/.])",
        looks_random,
    ),
    Rule("API_KEY", rf"(?:{_SECRET_WORDS})[ :]{{1,3}}(?P<v>[A-Za-z0-9_\-]{{20,200}})(?![(\w\[/]|\.\w)", looks_random),
    Rule(
        "API_KEY",
        r"(?:token|secret|key|contribsys__com)\s*[:=]+\s*[\"']?(?P<v>[a-f0-9]{8}:[a-f0-9]{8})",
        hints=("token", "secret", "key", "contribsys"),
    ),
    Rule(
        "API_KEY", r"//(?P<v>[a-f0-9]{8}:[a-f0-9]{8})@(?:gems|enterprise)\.", hints=("@gems.", "@enterprise.")
    ),  # Sidekiq
    Rule(
        "API_KEY",
        r"(?<![A-Za-z0-9/_\-])[A-Za-z0-9_\-+]{24,200}={0,2}(?![A-Za-z0-9/])",
        _is_long_random,
        0.7,
        near=Near(
            r"(?<!public )\bkeys?\b(?! block)|\btokens?\b|\bsecrets?\b|\bhalf\b|password|credential|ключ\w{0,12}|токен\w{0,12}|секрет\w{0,12}|парол\w{0,12}|половин\w{0,12}|密钥|令牌|密码|后半|前半",
            120,
            40,
        ),
    ),
    Rule(
        "API_KEY",
        r"[?&](?:api_?key|key|token|access_token|auth|sig|signature|secret|code|client_secret|password|X-Amz-Signature|X-Amz-Credential|X-Amz-Security-Token)=(?P<v>[^&\s\"'#<>]{12,1024})",
        looks_random,
        hints=("?", "&"),
    ),
    Rule(
        "API_KEY",
        r"https?://[^\s/\"']{0,100}hooks?[^\s/\"']{0,60}/(?P<v>[^\s\"'<>]{24,400})",
        looks_random,
        hints=("hook",),
    ),
    # addresses with a password
    Rule(
        "CONNECTION_STRING",
        r"(?<![a-z0-9])[a-z][a-z0-9+.\-]{1,20}://[^\s:/@\"'<>]{0,64}:(?P<v>[^\s@/\"'<>]{3,128})@[^\s]",
        _is_password_of_url,
        hints=("://",),
    ),
    Rule(
        "CONNECTION_STRING",
        r"(?<![a-z0-9])[a-z][a-z0-9+.\-]{1,20}://(?P<v>[^\s:/@\"'<>]{12,128})(?::[xX]?|:x-oauth-basic)?@[^\s]",
        looks_random,
        hints=("://",),
    ),
    Rule(
        "CONNECTION_STRING",
        r"[;?&]\s?(?:password|pwd|accountkey|sharedaccesskey|sig)\s?=\s?(?P<v>[^;&\s\"']{3,256})",
        _is_password_of_url,
        hints=("pass", "pwd", "key", "sig"),
    ),
)
