"""Codes that people type, and ids and tokens that they do not."""

import base64
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Iterable

from okawari.errors import OkawariError

# Without vowels there are no words, rude or not. Y would be one now and then.
CONSONANTS = "BCDFGHJKLMNPQRSTVWXZ"
LENGTH = 6
_HALF = LENGTH // 2
_NONCE = 8  # bytes of a spectator's token; as many again prove where it comes from
_LONGEST_TYPED = 60  # with spaces and all
_BETWEEN = frozenset("-_.,·/\\")
# What a hurried reader sees instead of a letter: none of these is in a code, so nothing else can be meant.
_MISREAD = {"1": "L", "I": "L", "|": "L", "2": "Z", "5": "S", "6": "G", "8": "B"}


class BadCode(OkawariError):  # noqa: N818
    """The text is not the code of a table."""


def new_code() -> str:
    """Six consonants by chance, one of 64 million."""
    return "".join(secrets.choice(CONSONANTS) for _ in range(LENGTH))


def shown(code: str) -> str:
    """A code as people read it: `BCD-FGH`."""
    return f"{code[:_HALF]}-{code[_HALF:]}"


def typed(text: str) -> str:
    """The code that was typed: in small letters, with spaces or hyphens, or with 1 for an L."""
    if len(text) > _LONGEST_TYPED:
        raise BadCode("error-bad-code")
    plain = unicodedata.normalize("NFKC", text).upper()
    code = "".join(_MISREAD.get(sign, sign) for sign in plain if not _is_between(sign))
    if len(code) != LENGTH or not set(CONSONANTS).issuperset(code):
        raise BadCode("error-bad-code")
    return code


def new_table_id() -> str:
    """The public name of a table: 16 characters, fit for addresses."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """A secret of 128 bits: 22 characters, fit for addresses."""
    return secrets.token_urlsafe(16)


def watch_token(secret: str) -> str:
    """Return a new spectator's token: a nonce and a code for it that the table's link secret makes and checks."""
    return _signed(secret, secrets.token_bytes(_NONCE))


def lets_watch(secret: str, token: str) -> bool:
    """Return whether a token was made with a table's link secret."""
    try:
        raw = base64.urlsafe_b64decode(f"{token}==")
    except ValueError:
        return False
    return same(token, _signed(secret, raw[:_NONCE]))


def _signed(secret: str, nonce: bytes) -> str:
    mark = hmac.digest(_bytes(secret), b"watch" + nonce, "sha256")[:_NONCE]
    return base64.urlsafe_b64encode(nonce + mark).rstrip(b"=").decode()


def token_hash(token: str) -> str:
    """What is kept of a token: its SHA-256, in hex."""
    return hashlib.sha256(_bytes(token)).hexdigest()


def own_id(person: int | None, command: str) -> str:
    """Return a command's id in the log. Clients cannot send the colon, so they cannot use another person's ids."""
    return f"{person}:{command}"


def client_id(own: str) -> str:
    """Return the id that the client gave to a command in the log. Older logs hold just that id."""
    return own.rpartition(":")[2]


def person_of(own: str) -> str:
    """The person whom the log's id of a command names; nobody in older logs."""
    return own.rpartition(":")[0]


def has_bare_ids(commands: Iterable[str]) -> bool:
    """Return whether some commands have ids that do not name the person."""
    return any(client_id(one) == one for one in commands)


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that does not tell where they differ."""
    return hmac.compare_digest(_bytes(one), _bytes(other))


def _bytes(text: str) -> bytes:
    # A client may send anything; half a character is wrong, and no reason to stop.
    return text.encode("utf-8", "surrogatepass")


def _is_between(sign: str) -> bool:
    """Whether a sign only sets letters apart: spaces, dashes, what cannot be seen."""
    return sign in _BETWEEN or unicodedata.category(sign) in {"Zs", "Cc", "Cf", "Pd"}
