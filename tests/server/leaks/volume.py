"""How much is tried: a little on every change, all of it in long runs."""

import os

SOAK = os.environ.get("OKAWARI_PROFILE") == "soak"
EDITIONS = ("classic", "party", "draft")


def volume(usual: int, soak: int) -> int:
    """So many, or so many in a long run."""
    return soak if SOAK else usual
