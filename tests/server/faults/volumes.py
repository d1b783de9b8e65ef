"""How much of everything: little on every change, a lot when OKAWARI_PROFILE is soak."""

import os

SOAK = os.environ.get("OKAWARI_PROFILE") == "soak"


def many(usually: int, soak: int) -> int:
    """How many times, by the profile."""
    return soak if SOAK else usually
