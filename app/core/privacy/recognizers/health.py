"""Health: record, insurance and prescription numbers, next to the words for them in three languages."""

# ruff: noqa: E501 (a pattern is read best in one piece)

from app.core.privacy.recognizers.rules import Near, Rule


def _is_number(value: str) -> bool:
    return sum(character.isdigit() for character in value) >= 5


_INSURANCE = r"insurance(?: (?:id|number|no\.?|card|policy))?|member(?:ship)? (?:id|number|no\.?)|subscriber|policy (?:id|number|no\.?|#)|group (?:number|no\.?|#)|medicare|medicaid|\bHMO\b|\bPPO\b|\bMRN\b|medical record|patient (?:id|number|no\.?)|health (?:card|record|id|plan)|blue cross"
_RUSSIAN = r"полис\w{0,12}|(?<!\w)дмс(?!\w)|медкарт\w{0,12}|медицинск\w{1,12} карт\w{1,12}|истори\w{1,12} болезни|номер карты пациента"
_CHINESE = r"社保卡?号?|医保卡?号?|参保人?(?:证件|编)?号?码?|病历号|住院号|门诊号|就诊卡号?|诊疗卡|医疗保险|保单号"

RULES = (
    Rule("HEALTH_ID", r"(?<![A-Z0-9\-])(?:[A-Z]{1,4}[ \-]?)?\d(?:[ \-]?[A-Z0-9]){4,15}(?![A-Z0-9])", _is_number, near=Near(_INSURANCE, 30)),
    Rule("HEALTH_ID", r"(?<![A-Z0-9\-])(?:[A-Z]{1,4}[ \-]?)?\d(?:[ \-]?\d){4,15}(?![A-Z0-9])", _is_number, near=Near(f"{_RUSSIAN}|{_CHINESE}", 24)),
    # Medicare beneficiary identifier: a letter or a digit at each place, S, L, O, I, B and Z left out (CMS).
    Rule("HEALTH_ID", r"(?<![A-Z0-9])(?-i:[1-9][AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\d-?[AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\d-?[AC-HJKMNP-RT-Y]{2}\d\d)(?![A-Z0-9])"),
)  # fmt: skip
