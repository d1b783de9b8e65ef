"""What a request should have looked like, told from its description: nothing of what was sent is repeated."""

import re
from functools import cache
from typing import Any

from msgspec import json

PLACE = re.compile(r" - at (?:`key` in )?`\$([.\w\[\]]*)`$")
STEPS = re.compile(r"\w+|\[[^]]*\]")
WHOLE = "body"
ANYTHING = "JSON"
NO_NEWLINE = r"(?!\n)"

Schema = dict[str, Any]


def expected(kind: type, complaint: str) -> dict[str, Any]:
    """The field that a complaint about a request of this kind is about, and what may stand there, in JSON's words."""
    found = PLACE.search(complaint)
    schemas = _schemas(kind)
    schema = schemas[kind.__name__]
    field = ""
    for step in STEPS.findall(found[1] if found else ""):
        inner = _inside(schema, step, schemas)
        if inner is None:
            break
        field += "[]" if step.startswith("[") else f".{step}"
        schema = inner
    return {"field": field.removeprefix(".") or WHOLE, "known": _told(schema, schemas)}


@cache
def _schemas(kind: type) -> dict[str, Schema]:
    return json.schema_components((kind,))[1]


def _choices(schema: Schema, schemas: dict[str, Schema]) -> list[Schema]:
    """What a schema allows, one or the other, by itself and not by name."""
    if "$ref" in schema:
        schema = schemas[schema["$ref"].rpartition("/")[2]]
    return list(schema.get("anyOf", [schema]))


def _inside(schema: Schema, step: str, schemas: dict[str, Schema]) -> Schema | None:
    """The part of a schema for a field, or for what a list or an object holds."""
    for choice in _choices(schema, schemas):
        if step.startswith("["):
            inner = choice.get("items") or choice.get("additionalProperties")
        else:
            inner = choice.get("properties", {}).get(step)
        if isinstance(inner, dict):
            return inner
    return None


def _told(schema: Schema, schemas: dict[str, Schema]) -> str:
    return " | ".join(_one(choice, schemas) for choice in _choices(schema, schemas))


def _one(schema: Schema, schemas: dict[str, Schema]) -> str:
    if "enum" in schema:
        return ", ".join(map(str, schema["enum"]))
    kind = schema.get("type", ANYTHING)
    if "minimum" in schema:
        return f"{kind} {schema['minimum']}–{schema['maximum']}"
    if "pattern" in schema:
        return f"{kind} {schema['pattern'].replace(NO_NEWLINE, '')}"
    if "properties" in schema:
        return f"{kind} ({', '.join(schema['properties'])})"
    most = next((schema[limit] for limit in ("maxLength", "maxItems", "maxProperties") if limit in schema), None)
    inner = schema.get("items") or schema.get("additionalProperties")
    told = kind if most is None else f"{kind} ≤ {most}"
    return f"{told} ({_told(inner, schemas)})" if inner else str(told)
