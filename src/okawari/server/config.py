"""What can be set about a server, and where from: flags, the environment, a file, or nothing said at all."""

# ruff: noqa: N818 - callers read `except BadConfig`: the name says what is wrong

import os
import re
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from okawari.errors import OkawariError
from okawari.server import values as v

DAY = 86400.0
VARIABLE = "OKAWARI_"
# What else the program and its tests read from the environment: no settings of a server.
OTHERS = frozenset({"CACHE", "CHROMIUM", "FAILPOINT", "KILLS", "LEDGER", "NO_WEB", "PROFILE", "SERVER", "STRICT"})
FLAGS = {"origins": "--origin"}  # the others are called as their setting


class BadConfig(OkawariError):
    """A setting that cannot be used: where it comes from, its value, and what is allowed."""


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
    hosts: tuple[str, ...] = ()  # other names that it answers to
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
        for key, kind in KINDS.items():
            if not kind.sound(getattr(self, key)):
                raise _bad(kind, key, getattr(self, key))


KINDS: dict[str, v.Kind] = {
    "database": v.DATABASE,
    "host": v.HOST,
    "port": v.whole(0, 65535),
    "workers": v.count(1),
    "prefix": v.PREFIX,
    "url": v.ADDRESS,
    "hosts": v.HOSTS,
    "origins": v.ADDRESSES,
    "trusted_proxies": v.NETWORKS,
    "log_level": v.LEVEL,
    "bot_delay": v.SPAN,
    "bot_processes": v.whole(1, 64),
    **dict.fromkeys(("allow_no_origin", "public_list", "compiled_bots"), v.TRUTH),
    **dict.fromkeys(("bot_budget", "scoring_limit", "table_life", "pinned_life", "replay_life"), v.POSITIVE),
    **dict.fromkeys(("lobby_hold", "host_hold", "unload_after", "rate_per_second"), v.NUMBER),
    **dict.fromkeys(("max_tables", "sockets_per_address", "tables_per_hour", "tries_per_minute"), v.count(0)),
    "rate_size": v.count(0),
}


def load(
    flags: Mapping[str, Any] | None = None, environment: Mapping[str, str] | None = None, file: str | None = None
) -> Config:
    """The settings: flags count before the environment, that before the file, and that before the defaults."""
    environment = os.environ if environment is None else environment
    found: dict[str, Any] = {}
    if file:
        found |= {key: _value(key, value, f"{key} ({file})") for key, value in _read(file).items()}
    for key in KINDS:
        name = VARIABLE + key.upper()
        if name in environment:
            found[key] = _value(key, environment[name], name)
    for key, value in (flags or {}).items():
        if value is not None:
            found[key] = _value(key, value, FLAGS.get(key, f"--{key.replace('_', '-')}"))
    return Config(**found)


def strangers(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings and are none: misspelt, probably."""
    known = OTHERS.union(map(str.upper, KINDS))
    return sorted(name for name in environment if name.startswith(VARIABLE) and name[len(VARIABLE) :] not in known)


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


def _value(key: str, value: Any, name: str) -> Any:
    """A value of its kind; `name` is what people call the place that it comes from."""
    kind = KINDS[key]
    try:
        found = kind.read(value)
    except (TypeError, ValueError):
        raise _bad(kind, name, value) from None
    if not kind.sound(found):
        raise _bad(kind, name, value)
    return found


def _bad(kind: v.Kind, name: str, value: Any) -> BadConfig:
    return BadConfig(kind.message, name=name, value=_shown(value), **kind.limits)


def _shown(value: Any) -> str:
    """A value as it would be typed, without overlong or secret parts."""
    text = ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
    return re.sub(r"//[^/@\s]*@", "//…@", text)[:80]
