"""Chinese documents."""

import pytest

from tests.helpers.privacy import found, hidden

TAKEN = [
    ("CN_ID", "我的身份证号是{}", "11010519491231002X"),
    ("CN_ID", "my Chinese ID is {}", "360426199101010071"),
    ("CN_CREDIT_CODE", "统一社会信用代码：{}", "91350100M000100Y43"),
    ("PASSPORT", "护照号码{}", "E12345678"),
    ("CAR_PLATE", "车牌号是{}", "京A12345"),
    ("CAR_PLATE", "我的车{}停在楼下", "粤B12345D"),
    ("CREDIT_CARD", "工资卡 {}", "6222 0212 3456 7890 128"),
    ("HEALTH_ID", "社保卡号 {}", "310112345678901"),
    ("DRIVER_LICENSE", "驾驶证档案编号 {}", "310001234567"),
]
LEFT = [
    "身份证丢了怎么办",
    "我在北京住了三年",
    "护照要提前半年换",
    "订单号 202405018877 已发货",
    "这辆车开了十二万公里",
]


@pytest.mark.parametrize(("kind", "sentence", "value"), TAKEN)
def test_that_it_is_taken_out(kind: str, sentence: str, value: str) -> None:
    assert hidden(sentence.format(value), value, kind), found(sentence.format(value))


@pytest.mark.parametrize("text", LEFT)
def test_that_talk_about_documents_is_left_alone(text: str) -> None:
    assert found(text) == []
