"""Chinese documents: resident identity card, passport and travel permits, social credit code, plates."""

# ruff: noqa: E501 (a pattern is read best in one piece)

from stdnum.cn import ric, uscc

from app.core.privacy.recognizers.rules import Near, Rule


def is_cn_id(value: str) -> bool:
    """Chinese resident identity card number (GB 11643)."""
    return bool(ric.is_valid("".join(character for character in value if character.isalnum())))


def is_credit_code(value: str) -> bool:
    """Unified social credit code (GB 32100), told from an identity number by its letters."""
    return any(character.isalpha() for character in value[2:17]) and bool(uscc.is_valid(value.upper()))


_D = r"[ \-\n.*_]{0,2}"
_PROVINCES = "京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使领"

RULES = (
    Rule("CN_ID", rf"(?<!\d)[1-9]\d{{5}}{_D}(?:\d{_D}){{11}}[\dX](?![\dA-Z])", is_cn_id, 0.95),
    Rule("CN_ID", rf"(?<!\d)(?:\d{_D}){{17}}[\dX](?![\dA-Z])", is_cn_id, 0.95),
    Rule("CN_ID", rf"(?<!\d)[1-9](?:{_D}\d){{16}}{_D}[\dX](?![\dA-Z])", near=Near(r"身份证|证件号|ID card|удостоверени\w{1,12} личности", 16)),
    Rule("CN_ID", r"(?<!\d)\d{15}(?!\d)", near=Near(r"身份证", 16)),
    Rule("PASSPORT", r"(?<![A-Z0-9])(?-i:[EGDSPH][A-Z]?)\d{7,8}(?!\d)", near=Near(r"护照|通行证|港澳|台胞证|回乡证", 24)),
    Rule("PASSPORT", r"(?<![A-Z0-9])(?-i:[CHMWL])\d{8,10}(?!\d)", near=Near(r"通行证|回乡证|台胞证", 24)),
    Rule("CN_CREDIT_CODE", r"(?<![A-Z0-9])[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}(?![A-Z0-9])", is_credit_code),
    Rule("DRIVER_LICENSE", r"(?<!\d)\d{12}(?!\d)", near=Near(r"驾驶证|驾照|档案编号", 24)),
    Rule("CAR_PLATE", rf"(?-i:[{_PROVINCES}][A-Z])[·•\-. ]?(?-i:[A-HJ-NP-Z0-9]{{4,5}}[A-HJ-NP-Z0-9挂学警港澳])(?![A-Z0-9])", lambda v: any(c.isdigit() for c in v)),
)  # fmt: skip
