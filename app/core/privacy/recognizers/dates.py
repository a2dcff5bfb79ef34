"""Dates of birth: a whole date, with its year, next to words of birth or in a form next to a document."""

from app.core.privacy.recognizers.rules import Near, Rule

_YEAR = r"(?:19\d\d|20[0-2]\d)"
_MONTH = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?"
    r"|январ[ья]|феврал[ья]|марта?|апрел[ья]|ма[йя]|июн[ья]|июл[ья]|августа?|сентябр[ья]|октябр[ья]|ноябр[ья]|декабр[ья])"
)
_DATE = (
    rf"(?<![\d.])(?=[\djfmasondяфаимсонд])"
    rf"(?:\d{{1,2}}(?: ?[./\-] ?\d{{1,2}} ?[./\-] ?(?:{_YEAR}|\d\d)|(?:st|nd|rd|th)?(?: of)? {_MONTH}\.?,? {_YEAR})"
    rf"|{_YEAR} ?(?:[./\-] ?\d{{1,2}} ?[./\-] ?\d{{1,2}}|年 ?\d{{1,2}} ?月 ?\d{{1,2}} ?[日号]?)"
    rf"|{_MONTH}\.? \d{{1,2}}(?:st|nd|rd|th)?,? {_YEAR})(?!\d)(?: ?г(?:\.|ода?|\.р\.)?(?!\w))?"
)
_BIRTH = r"\b(?:born|birth(?:day|date)?|d\.?o\.?b)\b|родил\w{1,12}|рожд\w{1,12}|д\.р\.|出生(?:日期|于|年月)?|生日|生于"
_FORM = r"паспорт\w{0,12}|снилс\w{0,12}|полис\w{0,12}|(?<!\w)инн(?!\w)|анкет\w{1,12}|身份证|passport|\bssn\b"

RULES = (
    Rule("DATE_OF_BIRTH", _DATE, near=Near(_BIRTH, 24, 16)),
    Rule("DATE_OF_BIRTH", _DATE, score=0.6, near=Near(_FORM, 40, 10)),
)  # fmt: skip
