"""Kinds of settings: how each is read, what makes sense, and the message that says what is allowed."""

import math
import re
from collections.abc import Callable, Mapping
from ipaddress import ip_address, ip_network
from types import MappingProxyType
from typing import Any, NamedTuple

PATH = re.compile(r"(/[A-Za-z0-9._~-]+)+")
NAME = re.compile(r"[A-Za-z0-9._-]+")
WEB_ADDRESS = re.compile(r"https?://[A-Za-z0-9._:\[\]-]+(/[^\s?#]*)?", re.IGNORECASE)
LEVELS = ("debug", "info", "warning", "error")
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
NOTHING: Mapping[str, str] = MappingProxyType({})


class Kind(NamedTuple):
    """What a setting may be. Reading raises TypeError or ValueError; `message` tells people what is allowed."""

    read: Callable[[Any], Any]
    sound: Callable[[Any], bool]
    message: str
    limits: Mapping[str, str] = NOTHING


# ------------------------------------------------------------------------------------------- reading


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value.strip()


def _whole(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise TypeError
    return int(value)


def _number(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise TypeError
    return float(value)


def _truth(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    word = _text(value).lower()
    if word not in (*YES, *NO):
        raise ValueError
    return word in YES


def _texts(value: Any) -> tuple[str, ...]:
    parts = value.split(",") if isinstance(value, str) else value
    return tuple(text for text in map(_text, parts) if text)


def _span(value: Any) -> tuple[float, float]:
    low, high = map(_number, value.split(",") if isinstance(value, str) else value)
    return low, high


# ------------------------------------------------------------------------------------------- what makes sense


def _networks(text: str) -> bool:
    try:
        for part in filter(None, map(str.strip, text.split(","))):
            if part != "*":
                ip_network(part, strict=False)
    except ValueError:
        return False
    return True


def _address(text: str) -> bool:
    return WEB_ADDRESS.fullmatch(text) is not None


def _host(text: str) -> bool:
    try:
        return NAME.fullmatch(text) is not None or bool(ip_address(text.strip("[]")))
    except ValueError:
        return False


def count(least: int) -> Kind:
    """A whole number that is at least so much."""
    return Kind(_whole, lambda number: number >= least, "error-config-count", {"least": str(least)})


def whole(least: int, most: int) -> Kind:
    """A whole number between two others."""
    limits = {"least": str(least), "most": str(most)}
    return Kind(_whole, lambda number: least <= number <= most, "error-config-whole", limits)


NUMBER = Kind(_number, lambda number: math.isfinite(number) and number >= 0, "error-config-number")
POSITIVE = Kind(_number, lambda number: math.isfinite(number) and number > 0, "error-config-positive")
TRUTH = Kind(_truth, lambda _: True, "error-config-truth")
SPAN = Kind(_span, lambda span: len(span) == 2 and 0 <= span[0] <= span[1] <= 60, "error-config-span")
DATABASE = Kind(_text, lambda text: not text or "://" in text, "error-config-database")
HOST = Kind(_text, bool, "error-config-host")
HOSTS = Kind(_texts, lambda texts: all(map(_host, texts)), "error-config-hosts")
PREFIX = Kind(_text, lambda text: not text or PATH.fullmatch(text) is not None, "error-config-prefix")
ADDRESS = Kind(_text, lambda text: not text or _address(text), "error-config-address")
ADDRESSES = Kind(_texts, lambda texts: all(map(_address, texts)), "error-config-addresses")
NETWORKS = Kind(_text, _networks, "error-config-networks")
LEVEL = Kind(_text, LEVELS.__contains__, "error-config-choice", {"known": ", ".join(LEVELS)})
