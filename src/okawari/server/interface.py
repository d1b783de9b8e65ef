"""The description of the HTTP interface in OpenAPI's form, with schemas that leave nothing open."""

from functools import cache
from typing import Any

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.plugins import OpenAPISchemaPlugin
from msgspec import Struct, json

from okawari import __version__
from okawari.language import ENGLISH, LANGUAGES
from okawari.protocol.messages import PROTOCOL
from okawari.server.packing import Document, tagged

REFERENCE = "#/components/schemas/{name}"
TEXT, NOTHING = {"type": "string"}, {"type": "null"}
EITHER = [
    {"required": ["code"], "properties": {"code": TEXT, "table": NOTHING, "secret": NOTHING}},
    {"required": ["table", "secret"], "properties": {"code": NOTHING, "table": TEXT, "secret": TEXT}},
]


class Names(OpenAPISchemaPlugin):
    """Makes Litestar name our types without describing them."""

    def is_plugin_supported_field(self, field_definition: Any) -> bool:
        """Whether a type is one of ours."""
        return bool(not field_definition.is_union and field_definition.is_subclass_of(Struct))

    def to_openapi_schema(self, field_definition: Any, schema_creator: Any) -> Any:
        """The name alone."""
        return schema_creator.create_component_schema(field_definition, required=[], property_fields={})


@cache
def interface(handlers: tuple[Any, ...], kinds: tuple[type, ...], prefix: str) -> Document:
    """The description; the schemas of these types are told by msgspec, which tells all that it checks."""
    config = OpenAPIConfig(
        title="Okawari",
        version=__version__,
        description=f"Tables of sushi card games. Play itself goes over the websocket /ws, protocol {PROTOCOL}.",
        use_handler_docstrings=True,
    )
    described = Litestar(list(handlers), openapi_config=config, logging_config=None, plugins=[Names()])
    whole = described.openapi_schema.to_schema()
    whole["servers"] = [{"url": prefix or "/"}]
    _, schemas = json.schema_components(kinds, ref_template=REFERENCE)
    for schema in schemas.values():
        if "properties" in schema:
            schema["additionalProperties"] = False
    schemas["JoinTable"]["oneOf"] = EITHER
    bearer = {"type": "http", "scheme": "bearer", "description": "A chair's token, or the secret of a link."}
    whole["components"] = {"schemas": schemas, "securitySchemes": {"bearer": bearer}}
    for operations in whole["paths"].values():
        for operation in operations.values():
            _tidy(operation)
    ill = whole["paths"]["/health"]["get"]["responses"]["503"]["content"]["application/json"]
    ill["schema"] = {"anyOf": [{"$ref": REFERENCE.format(name=name)} for name in ("Health", "Problem")]}
    return tagged(json.encode(whole))


def _tidy(operation: dict[str, Any]) -> None:
    """What Litestar does not tell: the languages there are, and the one form of all answers that say what is wrong."""
    for parameter in operation.get("parameters", ()):
        if parameter["name"] == "language":
            parameter["schema"] = {"type": "string", "enum": list(LANGUAGES), "default": ENGLISH}
    for status, answer in operation["responses"].items():
        if int(status) >= 400:
            answer["content"] = {"application/json": {"schema": {"$ref": REFERENCE.format(name="Problem")}}}
        if int(status) in (429, 503):
            answer["headers"] = {"Retry-After": {"schema": {"type": "integer"}, "description": "Seconds."}}
