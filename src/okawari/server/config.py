"""What can be set about a server, and where from: flags, the environment, a file, or nothing said at all."""

# ruff: noqa: N818 - callers read `except BadConfig`: the name says what is wrong

import math
import os
import re
import sys
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any

from okawari.errors import OkawariError

DAY = 86400.0
PREFIX = re.compile(r"(/[A-Za-z0-9._~-]+)+")
ADDRESS = re.compile(r"https?://[A-Za-z0-9._:\[\]-]+(/[^\s?#]*)?", re.IGNORECASE)
LEVELS = ("debug", "info", "warning", "error")
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


class BadConfig(OkawariError):
    """A setting that cannot be used, with its name and its value."""


def default_database() -> str:
    """The database in the data folder of whoever runs the server."""
    home = Path.home()
    if sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return f"sqlite:///{(folder / 'okawari' / 'tables.db').absolute()}"


@dataclass(frozen=True, kw_only=True)
class Config:
    """Everything that can be set; times are seconds, and a limit of 0 is no limit."""

    database: str = ""  # where the tables are kept; empty: default_database()
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    prefix: str = ""  # the path under which a proxy shows the server
    url: str = ""  # its public address, for links
    origins: tuple[str, ...] = ()  # other pages that may use it
    allow_no_origin: bool = False  # for test clients: those that do not say which page they belong to
    trusted_proxies: str = ""  # whose forwarding headers are believed: addresses and networks, separated by commas
    public_list: bool = False
    log_level: str = "info"
    bot_delay: tuple[float, float] = (0.8, 2.0)
    bot_processes: int = 1
    bot_budget: float = 2.0
    compiled_bots: bool = True
    lobby_hold: float = 30.0
    host_hold: float = 8.0
    scoring_limit: float = 60.0
    table_life: float = DAY
    pinned_life: float = 30 * DAY
    replay_life: float = 30 * DAY
    unload_after: float = 600.0
    max_tables: int = 5000
    sockets_per_address: int = 40
    tables_per_hour: int = 10
    tries_per_minute: int = 10
    rate_size: int = 20
    rate_per_second: float = 5.0

    def __post_init__(self) -> None:
        if not self.database:
            object.__setattr__(self, "database", default_database())
        for key, sound in SOUND.items():
            if not sound(getattr(self, key)):
                raise _bad(key, getattr(self, key))


def load(
    flags: Mapping[str, Any] | None = None, environment: Mapping[str, str] | None = None, file: str | None = None
) -> Config:
    """The settings: flags count before the environment, that before the file, and that before the defaults."""
    environment = os.environ if environment is None else environment
    found: dict[str, Any] = {}
    if file:
        found |= {key: _value(key, value) for key, value in _read(file).items()}
    for key in KINDS:
        text = environment.get(f"OKAWARI_{key.upper()}")
        if text is not None:
            found[key] = _value(key, text)
    found |= {key: _value(key, value) for key, value in (flags or {}).items() if value is not None}
    return Config(**found)


def _read(file: str) -> dict[str, Any]:
    try:
        with open(file, "rb") as opened:
            settings = tomllib.load(opened)
    except OSError as problem:
        raise BadConfig("error-config-file", file=file, reason=problem.strerror or "") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadConfig("error-config-toml", file=file, reason=str(problem)) from None
    for key in settings:
        if key not in KINDS:
            raise BadConfig("error-config-key", key=key, file=file, known=", ".join(KINDS))
    return settings


def _bad(key: str, value: Any) -> BadConfig:
    return BadConfig("error-config-value", key=key, value=_shown(value))


def _shown(value: Any) -> str:
    """A value as it would be typed, without overlong or secret parts."""
    text = ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
    return re.sub(r"//[^/@\s]*@", "//…@", text)[:80]


# ------------------------------------------------------------------------------------------- values of their kind


def _value(key: str, value: Any) -> Any:
    try:
        return READERS[KINDS[key]](value)
    except (TypeError, ValueError):
        raise _bad(key, value) from None


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


READERS: dict[Any, Callable[[Any], Any]] = {
    str: _text,
    int: _whole,
    float: _number,
    bool: _truth,
    tuple[str, ...]: _texts,
    tuple[float, float]: _span,
}
KINDS: dict[str, Any] = {field.name: field.type for field in fields(Config)}


# ------------------------------------------------------------------------------------------- what makes sense


def _not_negative(value: float) -> bool:
    return math.isfinite(value) and value >= 0


def _positive(value: float) -> bool:
    return math.isfinite(value) and value > 0


def _networks(text: str) -> bool:
    try:
        for part in filter(None, map(str.strip, text.split(","))):
            if part != "*":
                ip_network(part, strict=False)
    except ValueError:
        return False
    return True


def _address(text: str) -> bool:
    return ADDRESS.fullmatch(text) is not None


SOUND: dict[str, Callable[[Any], bool]] = {
    "database": lambda text: "://" in text,
    "host": bool,
    "port": lambda port: 0 <= port <= 65535,
    "workers": lambda count: count >= 1,
    "prefix": lambda text: not text or PREFIX.fullmatch(text) is not None,
    "url": lambda text: not text or _address(text),
    "origins": lambda texts: all(map(_address, texts)),
    "trusted_proxies": _networks,
    "log_level": LEVELS.__contains__,
    "bot_delay": lambda span: len(span) == 2 and 0 <= span[0] <= span[1] <= 60,
    "bot_processes": lambda count: 1 <= count <= 64,
    **dict.fromkeys(("bot_budget", "scoring_limit", "table_life", "pinned_life", "replay_life"), _positive),
    **dict.fromkeys(("lobby_hold", "host_hold", "unload_after", "rate_per_second"), _not_negative),
    **dict.fromkeys(("max_tables", "sockets_per_address", "tables_per_hour", "tries_per_minute"), _not_negative),
    "rate_size": _not_negative,
}
