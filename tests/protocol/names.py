"""The names and types of every message, as older clients know them. Run it to write the list of what was added."""

import json
import re
import sys
from pathlib import Path
from typing import Any

from msgspec.structs import fields

from okawari.protocol import messages
from tests.protocol.values import CLIENT, SERVER
from tools.typescript import structs, type_of

FILE = Path(__file__).with_name("messages.json")
Rows = dict[str, dict[str, dict[str, str]]]


def rows() -> Rows:
    """Every message by its tag and every part by its name, with its fields; a `?` before what may be missing."""
    found: Rows = {"client": {}, "server": {}, "parts": {}}
    for struct in structs():
        home = "client" if struct in CLIENT else "server" if struct in SERVER else "parts"
        name = str(struct.__struct_config__.tag or struct.__name__)
        found[home][name] = {
            field.encode_name: "?" * (not field.required) + type_of(field.type, {}) for field in fields(struct)
        }
    return found


def sent_parts(found: Rows) -> set[str]:
    """The parts that clients send."""
    mentioned = {word for row in found["client"].values() for kind in row.values() for word in re.findall(r"\w+", kind)}
    while True:
        inner = {
            word
            for name in mentioned & found["parts"].keys()
            for kind in found["parts"][name].values()
            for word in re.findall(r"\w+", kind)
        }
        if inner <= mentioned:
            return mentioned & found["parts"].keys()
        mentioned |= inner


def broken(old: Rows, new: Rows) -> list[str]:
    """What somebody who knows the old names could not follow."""
    sent = sent_parts(new)
    problems = []
    for home, name in [(where, what) for where, row in old.items() for what in row]:
        before, now = old[home][name], new.get(home, {}).get(name)
        if now is None:
            problems.append(f"{home} {name} is gone")
            continue
        problems += [f"{home} {name}.{field} is gone" for field in before.keys() - now.keys()]
        both = [field for field in before if field in now]
        problems += [f"{home} {name}.{field} is retyped" for field in both if not _fits(before[field], now[field])]
        if home == "client" or name in sent:
            added = [field for field in now if field not in before and not now[field].startswith("?")]
            problems += [f"{home} {name}.{field} is new and has no default" for field in added]
    return problems


def _fits(before: str, now: str) -> bool:
    """The same type; a list of words may have grown, and what may be missing must stay so."""
    if before.startswith("?") and not now.startswith("?"):
        return False
    old, new = (set(kind.removeprefix("?").split(" | ")) for kind in (before, now))
    return old <= new and all(word[0] in '"0123456789' for word in new - old)


def stored() -> dict[str, Any]:
    """The list as it was last written."""
    whole: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return whole


def main() -> int:
    """Write the list, unless that would hide a break."""
    if FILE.exists():
        old = stored()
        problems = broken(old["messages"], rows())
        if problems and old["protocol"] == messages.PROTOCOL:
            sys.stderr.write("".join(f"{problem}: raise PROTOCOL\n" for problem in problems))
            return 1
    whole = {"protocol": messages.PROTOCOL, "messages": rows()}
    FILE.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
