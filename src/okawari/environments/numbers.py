"""Numbers as people and sweeps give them: whole ones of Python and numpy are taken, others refused in clear words."""

from operator import index
from typing import Any

import numpy

TRUTHS = bool, numpy.bool_  # which Python takes for numbers


def whole(number: Any) -> int | None:
    """A whole number of Python or numpy, arrays of no dimensions included; None for anything else."""
    if isinstance(number, TRUTHS):
        return None
    try:
        return index(number)
    except TypeError:
        return None


def told(given: Any) -> str:
    """What was given and of which type it is, for messages: a number and its text look alike."""
    text = ascii(given)
    return f"{text if len(text) <= 60 else text[:60] + '...'} ({type(given).__name__})"


def counted(what: str, given: Any, least: int, most: int | None = None, otherwise: str = "") -> int:
    """A whole number within bounds; anything else is refused.

    >>> counted("seat", 1, 0, 1)
    1
    >>> counted("seat", "1", 0, 1)
    Traceback (most recent call last):
    ValueError: seat is a whole number from 0 to 1, and not '1' (str)
    """
    number = whole(given)
    if number is not None and least <= number and (most is None or number <= most):
        return number
    span = f"of at least {least}" if most is None else f"from {least} to {most}"
    instead = told(given) if number is None else number
    raise ValueError(f"{what} is a whole number {span}{otherwise}, and not {instead}")


def truth(what: str, given: Any) -> bool:
    """True or false, and no text that Python would take for true whatever it says."""
    if isinstance(given, TRUTHS):
        return bool(given)
    raise ValueError(f"{what} is True or False, and not {told(given)}")


def as_number(seed: Any) -> int:
    """A seed for those who take nothing but numbers from 0 on."""
    number = whole(seed)
    return number if number is not None and number >= 0 else int.from_bytes(seed_text(seed).encode())


def seed_text(seed: Any) -> str:
    """A seed as text, so that 7 and "7" are the same."""
    if isinstance(seed, str) and seed:
        return seed
    number = whole(seed)
    if number is None:
        raise ValueError(f"seed is a whole number or a text that is not empty, and not {told(seed)}")
    return str(number)
