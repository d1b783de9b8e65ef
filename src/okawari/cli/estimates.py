"""Means with their intervals, as people read them."""

from typing import TYPE_CHECKING

from okawari.language import Language

if TYPE_CHECKING:
    from okawari.simulation import Estimate


def estimate_texts(
    language: Language, estimate: "Estimate", scale: int, digits: int, unit: str = ""
) -> tuple[str, str]:
    """A mean and its interval."""
    mean = f"{language.number(scale * estimate.mean, digits)}{unit}"
    if estimate.low is None or estimate.high is None:
        return mean, "–"
    low, high = (language.number(scale * end, digits) for end in (estimate.low, estimate.high))
    return mean, f"{low} – {high}"
