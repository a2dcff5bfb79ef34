"""The same value written so that a plain pattern would miss it."""

import base64
from urllib.parse import quote

import pytest

from tests.helpers.privacy import clean, found

TOKEN = "ghp_a8Kd93LmQpZx72VbNs04TyUeRw61HgFjCi5o"
CARD = "4111 1111 1111 1111"
KEY = "-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIKqfx7Zq9vN2mLwE4rT8yUbC1sD3\n-----END PRIVATE KEY-----\n"


@pytest.mark.parametrize(
    ("kind", "text", "remains"),
    [
        ("CREDIT_CARD", "card " + "\u200b".join(CARD), "1111"),
        ("CREDIT_CARD", "card " + "".join(chr(ord(c) + 0xFEE0) if c.isdigit() else c for c in CARD), "１１"),
        ("CREDIT_CARD", "карта ٤١١١ ١١١١ ١١١١ ١١١١", "١١"),
        ("CREDIT_CARD", f"**{CARD[:9]}** `{CARD[10:]}`", "1111"),
        ("CREDIT_CARD", "4111\n1111\n1111\n1111", "1111"),
        ("PHONE", "my number is four one five, five five five, two six seven one", "five"),
        ("PHONE", "мой номер восемь девятьсот шестнадцать сто двадцать три сорок пять шестьдесят семь", "сорок"),
        ("PHONE", "我的手机是一三八一二三四五六七八", "一三八"),
        ("API_KEY", f"token {TOKEN[:20]}\n{TOKEN[20:]}", TOKEN[8:18]),
        ("API_KEY", f'"{TOKEN[:20]}" + "{TOKEN[20:]}"', TOKEN[22:32]),
        ("API_KEY", f"https://example.org/?q={quote(quote(TOKEN, safe=''), safe='')}", TOKEN[8:18]),
        ("API_KEY", " ".join(TOKEN), "8 K d 9 3"),
        ("PASSWORD", "my раsswоrd is Blue-Kettle7", "Kettle"),
        ("EMAIL", "write to anna%40example.org", "anna"),
        ("PRIVATE_KEY", base64.b64encode(KEY.encode()).decode(), base64.b64encode(KEY.encode()).decode()[30:60]),
    ],
)
def test_that_a_disguise_does_not_help(kind: str, text: str, remains: str) -> None:
    assert kind in {type_ for type_, _words in found(text)}
    assert remains not in clean(text).text.value


@pytest.mark.parametrize(
    "text",
    [
        "one two three, here we come",
        "раз два три, ёлочка гори",
        "一二三四五，上山打老虎",
        "A B C D E F G H I J K L M N",
        base64.b64encode(b"just a line of text that says nothing private").decode(),
        "100%25 cotton, 50%20off",
        "Москва и Moscow",
    ],
)
def test_that_what_only_looks_like_one_is_left_alone(text: str) -> None:
    assert found(text) == []
