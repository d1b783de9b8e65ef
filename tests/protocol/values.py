"""Messages for tests, made from the types themselves: every field, every limit, every word."""

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from hypothesis import strategies as st
from msgspec import Meta, Struct
from msgspec.structs import fields

from okawari.protocol import messages

CLIENT: list[type[Struct]] = list(get_args(messages.ClientMessage))
SERVER: list[type[Struct]] = list(get_args(messages.ServerMessage))
SCALARS = st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=12)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
NO_LIMITS = Meta()
PLAIN: dict[Any, st.SearchStrategy[Any]] = {bool: st.booleans(), NoneType: st.none(), Any: JSON}


def documents(struct: type[Struct]) -> st.SearchStrategy[dict[str, Any]]:
    """A message or part as a JSON object; what has a default may be missing."""
    tag = struct.__struct_config__.tag
    needed = {"type": st.just(tag)} if tag is not None else {}
    needed |= {field.encode_name: values(field.type) for field in fields(struct) if field.required}
    spare = {field.encode_name: values(field.type) for field in fields(struct) if not field.required}
    return st.fixed_dictionaries(needed, optional=spare)


def values(hint: Any, limits: Meta = NO_LIMITS) -> st.SearchStrategy[Any]:
    """Anything that fits a type."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return values(inner[0], inner[1])
    if hint is int:
        return st.integers(-(2**53) if limits.ge is None else int(limits.ge), int(limits.le or 2**53))
    if hint is str:
        return _words(limits)
    if origin is Literal:
        return st.sampled_from(inner)
    if origin in (Union, UnionType):
        return st.one_of([values(one) for one in inner])
    if origin is list:
        return st.lists(values(inner[0]), max_size=min(limits.max_length or 3, 3))
    if origin is dict:
        return st.dictionaries(values(inner[0]), values(inner[1]), max_size=3)
    return PLAIN[hint] if hint in PLAIN else documents(hint)


def _words(limits: Meta) -> st.SearchStrategy[str]:
    if limits.pattern is None:
        return st.text(max_size=limits.max_length or 20)
    return st.from_regex(limits.pattern, fullmatch=True).filter(lambda word: "\n" not in word)
