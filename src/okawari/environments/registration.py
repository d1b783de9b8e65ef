"""The names by which Gymnasium and PettingZoo make our environments."""

import gymnasium

from okawari.environments.settings import VERSION

MODES = {"Classic": "classic", "Party": "party", "Draft": "draft"}
MAKERS = {"aec": "env", "parallel": "parallel_env"}  # of okawari_v0, by what PettingZoo calls them


def register() -> None:
    """Tell both about okawari/Classic-v0, okawari/Party-v0 and okawari/Draft-v0, unless they know already."""
    for name, game in MODES.items():
        full = f"okawari/{name}-{VERSION}"
        if full not in gymnasium.registry:
            gymnasium.register(
                full,
                entry_point="okawari.environments.single:SingleTable",
                vector_entry_point="okawari.environments.vector:VectorTables",
                kwargs={"game": game},
            )
        register_for_many(full, game)


def register_for_many(full: str, game: str) -> None:
    """The same for PettingZoo, if it is there; before 1.27 it kept no names."""
    try:
        import pettingzoo
    except ImportError:
        return
    for kind, maker in MAKERS.items():
        if full not in getattr(pettingzoo, f"{kind}_registry", [full]):
            entry = f"okawari.environments.okawari_{VERSION}:{maker}"
            pettingzoo.register(kind, full, entry_point=entry, kwargs={"game": game})
