"""A slow second opinion on scoring, written from the rulebooks alone.

It shares nothing with the engine: plain lists of cards, one short function for each paragraph of the rules.
"""

from .scorer import score

__all__ = ["score"]
