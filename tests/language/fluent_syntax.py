"""Messages as Fluent's own parser reads them, in the form in which the program has them."""

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from okawari.language.messages import Argument, Choice, Pattern, Quote


class NotSupported(Exception):  # noqa: N818
    """Fluent can do this; the program's catalogues do without."""


def pattern_of(text: str) -> Pattern | None:
    """What an entry says, or None if it is not exactly one message."""
    entries = FluentParser().parse(text).body
    if len(entries) != 1 or not isinstance(entries[0], ftl.Message):
        return None
    return message_of(entries[0])


def message_of(message: ftl.Message) -> Pattern:
    """What a message of Fluent's parser says."""
    if message.attributes or message.value is None:
        raise NotSupported("attributes")
    return converted(message.value)


def converted(pattern: ftl.Pattern) -> Pattern:
    """A pattern of Fluent's parser as one of the program's."""
    return tuple(_part(element) for element in pattern.elements)


def _part(element: ftl.TextElement | ftl.Placeable) -> str | Argument | Quote | Choice:
    if isinstance(element, ftl.TextElement):
        if "\n" in element.value:
            raise NotSupported("text of several lines")
        return str(element.value)
    inside = element.expression
    if isinstance(inside, ftl.VariableReference):
        return Argument(inside.id.name)
    if isinstance(inside, ftl.MessageReference) and inside.attribute is None:
        return Quote(inside.id.name)
    if isinstance(inside, ftl.SelectExpression) and isinstance(inside.selector, ftl.VariableReference):
        variants = tuple((_key(one.key), converted(one.value)) for one in inside.variants)
        default = next(converted(one.value) for one in inside.variants if one.default)
        return Choice(inside.selector.id.name, variants, default)
    raise NotSupported(type(inside).__name__)


def _key(key: ftl.Identifier | ftl.NumberLiteral) -> int | str:
    if isinstance(key, ftl.Identifier):
        return str(key.name)
    if "." in key.value:
        raise NotSupported("decimal key")
    return int(key.value)
