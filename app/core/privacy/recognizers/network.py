"""Addresses of machines (IP, MAC) and places as coordinates."""

# ruff: noqa: E501 (a pattern is read best in one piece)

import ipaddress
import re

from app.core.privacy.recognizers.rules import Near, Rule


def is_public_address(value: str) -> bool:
    """Whether this is an IP address that leads to a person or a machine of theirs, and not "this machine"."""
    try:
        address = ipaddress.ip_address(value)
    except ValueError:
        return False
    if address.is_loopback or address.is_unspecified:
        return False
    # Four small numbers are a version: 1.2.3.4, 2.0.14.3.
    return address.version == 6 or any(int(part) > 20 for part in value.split("."))


def _is_place(value: str) -> bool:
    """Whether two numbers can be a latitude and a longitude."""
    latitude, longitude = (abs(float(number)) for number in re.findall(r"\d+\.\d+", value)[:2])
    return min(latitude, longitude) <= 90 and max(latitude, longitude) <= 180


_DEGREES = r"\d{1,3} ?[°º] ?\d{1,2} ?['′’] ?\d{1,2}(?:\.\d+)? ?[\"″”]?"

RULES = (
    Rule("IP_ADDRESS", r"(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]\d|\d)", is_public_address),
    Rule("IP_ADDRESS", r"(?<![\w:])(?:(?:[a-f0-9]{1,4}:){2,7}(?::?[a-f0-9]{1,4}){1,6}|(?:[a-f0-9]{1,4}:){1,6}:(?:[a-f0-9]{1,4})?)(?![\w:])", is_public_address, hints=(":",)),
    Rule("MAC_ADDRESS", r"(?<![A-Za-z0-9:\-])(?:[a-f0-9]{2}[:\-]){5}[a-f0-9]{2}(?![A-Za-z0-9:\-])"),
    Rule("MAC_ADDRESS", r"(?<![a-f0-9.])(?:[a-f0-9]{4}\.){2}[a-f0-9]{4}(?![a-f0-9.])"),
    Rule("MAC_ADDRESS", r"(?<![A-Za-z0-9])[a-f0-9]{12}(?![A-Za-z0-9])", near=Near(r"\bmac\b|мак-?адрес\w{0,12}|物理地址", 24)),
    Rule("GPS", r"(?<![\d.])-?\d{1,3}\.\d{4,}°?(?: ?[NSсю](?!\w))?[ ,，;/]{1,3}(?:lon\w{0,12}[:=]? ?)?-?\d{1,3}\.\d{4,}°?(?: ?[EWвз](?!\w))?(?![\d.])", _is_place),
    Rule("GPS", r"(?:[NS] ?)?" + _DEGREES + r" ?[NSсю]?[ ,;]{1,3}(?:[EW] ?)?" + _DEGREES + r"(?: ?[EWвз](?!\w))?", hints=("°", "º")),
    Rule("GPS", r"lat(?:itude)?\W{0,4}(?P<v>-?\d{1,2}\.\d{3,}\W{1,6}(?:lon|lng)(?:gitude)?\W{0,4}-?\d{1,3}\.\d{3,})", hints=("lat",)),
    Rule("GPS", r"(?<![A-Z0-9])(?-i:[23456789CFGHJMPQRVWX]{8}\+[23456789CFGHJMPQRVWX]{2,3})(?![A-Z0-9])", hints=("+",)),  # plus codes
)  # fmt: skip
