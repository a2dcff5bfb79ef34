"""Keys and tokens: by their form, by the name before them, in headers and addresses, in blocks."""

import random
import string

import pytest

from app.core.privacy.recognizers.secrets import entropy, is_template, looks_random
from tests.helpers.privacy import found, hidden

_RANDOM = random.Random(20261121)


def made(length: int, alphabet: str = string.ascii_letters + string.digits) -> str:
    """A value of the right form that opens nothing."""
    return "".join(_RANDOM.choice(alphabet) for _ in range(length))


_HEX = "0123456789abcdef"
_UPPER = string.ascii_uppercase + "234567"
TOKENS = {
    "GitHub": f"ghp_{made(36)}",
    "GitHub, fine-grained": f"github_pat_{made(22)}_{made(59)}",
    "GitLab": f"glpat-{made(20)}",
    "npm": f"npm_{made(36)}",
    "PyPI": f"pypi-AgEIcHlwaS5vcmc{made(70)}",
    "OpenAI": f"sk-proj-{made(48)}",
    "Anthropic": f"sk-ant-api03-{made(93)}AA",
    "Hugging Face": f"hf_{made(34, string.ascii_letters)}",
    "AWS": f"AKIA{made(16, _UPPER)}",
    "Google": f"AIza{made(35)}",
    "Google OAuth": f"GOCSPX-{made(28)}",
    "DigitalOcean": f"dop_v1_{made(64, _HEX)}",
    "Databricks": f"dapi{made(32, _HEX)}",
    "Vault": f"hvs.{made(90)}",
    "Slack": f"xoxb-{made(12, string.digits)}-{made(12, string.digits)}-{made(24)}",
    "Telegram": f"{made(10, '123456789')}:AA{made(33)}",
    "SendGrid": f"SG.{made(22)}.{made(43)}",
    "Stripe": f"sk_live_{made(24)}",
    "Shopify": f"shpat_{made(32, _HEX)}",
    "Notion": f"ntn_{made(11, string.digits)}{made(35)}",
    "Linear": f"lin_api_{made(40)}",
    "Airtable": f"pat{made(14)}.{made(64, _HEX)}",
    "Grafana": f"glsa_{made(32)}_{made(8, _HEX)}",
    "New Relic": f"NRAK-{made(27, string.ascii_uppercase + string.digits)}",
    "Yandex": f"y0_{made(58)}",
    "VK": f"vk1.a.{made(90)}",
    "Alibaba": f"LTAI{made(20)}",
    "Tencent": f"AKID{made(32)}",
    "JWT": f"eyJ{made(30)}.eyJ{made(60)}.{made(43)}",
}
IN_PLACE = [
    ("API_KEY", "STRIPE_SECRET = '{}'", made(40)),
    ("API_KEY", 'const apiKey = "{}"', made(32)),
    ("API_KEY", "Authorization: Bearer {}", made(48)),
    ("API_KEY", "Cookie: session={}", made(40)),
    ("API_KEY", "curl 'https://api.example.org/v1?api_key={}'", made(32)),
    ("API_KEY", "мой токен: {}", made(40)),
    ("API_KEY", "密钥是 {}", made(40)),
    ("CONNECTION_STRING", "postgres://app:{}@db.internal:5432/shop", "s3cr3tpw"),
    ("CONNECTION_STRING", "https://anna:{}@example.org/repo.git", "Zx9!tiger"),
    ("CONNECTION_STRING", "Server=db;User Id=sa;Password={};", "Zx9!tiger"),
]
KEY_BLOCK = f"-----BEGIN RSA PRIVATE KEY-----\n{made(64)}\n{made(64)}\n{made(20)}==\n-----END RSA PRIVATE KEY-----"
LEFT = [
    "API_KEY=your_api_key_here",
    "token = os.environ['TOKEN']",
    "export TOKEN=${TOKEN}",
    "the secret of good bread is time",
    "ключ к успеху в терпении",
    "Authorization: Bearer <token>",
    "AKIAIOSFODNN7EXAMPLE",
    "commit 9fceb02d0ae598e95dc970b74767f19372d61af8",
    "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "uuid 123e4567-e89b-12d3-a456-426614174000",
    "primary_key = True, foreign_key='users.id'",
    "https://example.org/docs/getting-started/installation-on-linux",
    "https://user@example.org/",
    "-----BEGIN CERTIFICATE-----",
    "-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----",
    "token count: 4096 of 8192",
]


@pytest.mark.parametrize("service", TOKENS)
@pytest.mark.parametrize("sentence", ["{}", "here it is: {} thanks", "`{}`", "ключ {}.", "用{}就行"])
def test_that_a_token_is_known_by_its_form(service: str, sentence: str) -> None:
    assert hidden(sentence.format(TOKENS[service]), TOKENS[service], "API_KEY")


@pytest.mark.parametrize(("kind", "sentence", "value"), IN_PLACE)
def test_that_a_secret_is_known_by_its_place(kind: str, sentence: str, value: str) -> None:
    assert hidden(sentence.format(value), value, kind), found(sentence.format(value))


@pytest.mark.parametrize("around", ["{}", "key:\n{}\nend", "```\n{}\n```", "> {}"])
def test_that_a_private_key_goes_whole(around: str) -> None:
    text = around.format(KEY_BLOCK)
    assert hidden(text, KEY_BLOCK, "PRIVATE_KEY")


def test_that_a_private_key_cut_short_goes_as_well() -> None:
    text = f"look\n{KEY_BLOCK[:150]}"
    assert [kind for kind, _words in found(text)] == ["PRIVATE_KEY"]


@pytest.mark.parametrize("text", LEFT)
def test_that_names_examples_and_hashes_are_left_alone(text: str) -> None:
    assert found(text) == []


def test_that_what_looks_random_is_told_from_names() -> None:
    assert entropy("") == 0
    assert entropy("aaaa") == 0
    assert entropy("abcd") == 2
    assert looks_random("k9Zq2LmX7vTa4RbW")
    assert not looks_random("database_connection_pool")
    assert not looks_random("short1")
    assert is_template("${TOKEN}")
    assert is_template("<your-token>")
    assert not is_template("k9Zq2LmX7vTa4RbW")
