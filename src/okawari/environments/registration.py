"""The names by which Gymnasium makes our environments."""

import gymnasium

MODES = {"Classic": "classic", "Party": "party", "Draft": "draft"}


def register() -> None:
    """Tell Gymnasium about okawari/Classic-v0, okawari/Party-v0 and okawari/Draft-v0, unless it knows already."""
    for name, game in MODES.items():
        if (full := f"okawari/{name}-v0") not in gymnasium.registry:
            gymnasium.register(full, entry_point="okawari.environments.single:SingleTable", kwargs={"game": game})
