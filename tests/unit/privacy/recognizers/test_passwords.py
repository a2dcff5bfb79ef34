"""Passwords, PINs and one-time codes as people tell them in prose."""

import pytest

from tests.helpers.privacy import found, hidden

TAKEN = [
    ("PASSWORD", "my password is {}", "Blue-Kettle7"),
    ("PASSWORD", "the wifi password: {}", "tigerhorse88"),
    ("PASSWORD", "pw = {}", "k3ttle!on9"),
    ("PASSWORD", "login anna, pass {}", "Winter2031!"),
    ("PASSWORD", "пароль от почты {}", "Sneg!2031"),
    ("PASSWORD", "пароль - {}", "котики77"),
    ("PASSWORD", "мой пасс: {}", "zima_2031"),
    ("PASSWORD", "密码：{}", "laohu#8812"),
    ("PASSWORD", "wifi密码是{}", "tiger88horse"),
    ("PIN_OTP", "my PIN is {}", "4921"),
    ("PIN_OTP", "the verification code is {}", "381924"),
    ("PIN_OTP", "код из смс {}", "381924"),
    ("PIN_OTP", "пин-код от карты {}", "4921"),
    ("PIN_OTP", "验证码是{}", "381924"),
]
LEFT = [
    "I forgot my password again",
    "how long should a password be?",
    "забыл пароль от почты",
    "пароль должен быть длинным",
    "密码太难记了",
    "change your password every year",
    "the pin fell out of the hinge",
    "код не компилируется",
    "验证码收不到",
    "password: ********",
    "password = os.environ['PW']",
]


@pytest.mark.parametrize(("kind", "sentence", "value"), TAKEN)
def test_that_it_is_taken_out(kind: str, sentence: str, value: str) -> None:
    assert hidden(sentence.format(value), value, kind), found(sentence.format(value))


@pytest.mark.parametrize("text", LEFT)
def test_that_talk_about_passwords_is_left_alone(text: str) -> None:
    assert found(text) == []
