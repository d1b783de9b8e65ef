"""The protocol as a JSON Schema document, and what the comments beside its fields say."""

import ast
import inspect
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from okawari.protocol import messages

ABOUT = "Made by `make generate` from src/okawari/protocol; docs/protocol.md explains it."
UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}


@cache
def comments() -> dict[str, str]:
    """What is said at the end of a line of the protocol's source, by the name in it: `RETRIES`, `Chair.person`."""
    found = {}
    for path in sorted(Path(inspect.getfile(messages)).parent.glob("*.py")):
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        for name, node in _assignments(ast.parse(source)):
            assert node.end_lineno is not None
            rest = lines[node.end_lineno - 1].encode()[node.end_col_offset :].decode().strip()
            if rest.startswith("# ") and not rest.startswith("# fmt:"):
                found[name] = re.sub(r"\bNone\b", "null", rest.removeprefix("# "))
    return found


def _assignments(tree: ast.Module) -> Iterator[tuple[str, ast.Assign | ast.AnnAssign]]:
    """What a module and its classes give a name to."""
    for outer in tree.body:
        inside, prefix = (outer.body, f"{outer.name}.") if isinstance(outer, ast.ClassDef) else ([outer], "")
        for node in inside:
            if isinstance(node, ast.Assign | ast.AnnAssign):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(target, ast.Name):
                    yield prefix + target.id, node


def field_comment(struct: type[msgspec.Struct], field: str) -> str:
    """What is said of a field, where it or a base declares it; or nothing."""
    names = (f"{kind.__name__}.{field}" for kind in struct.__mro__)
    return next((comments()[name] for name in names if name in comments()), "")


def document() -> dict[str, Any]:
    """The schema of every message and of its parts."""
    unions, parts = msgspec.json.schema_components(UNIONS.values(), ref_template="#/$defs/{name}")
    for name, part in parts.items():
        for field, schema in part["properties"].items():
            if said := field_comment(getattr(messages, name), field):
                schema["description"] = said
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$comment": ABOUT,
        "title": f"Okawari protocol {messages.PROTOCOL}",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in UNIONS],
        "$defs": {**dict(zip(UNIONS, unions, strict=True)), **parts},
    }


def text(_: Path | None = None) -> str:
    """The document as it is stored."""
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"
