"""Options: every difference between editions and every house variant, with its values and where it comes from."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from okawari.errors import BadOption, UnknownGame

GAMES = ("classic", "party", "draft")


@dataclass(frozen=True)
class Option:
    """A named choice; the first value is the default."""

    name: str
    values: tuple[str, ...]
    source: str  # as docs/rules.md has it; people read `option-<name>-source`

    @property
    def default(self) -> str:
        """What holds when nothing is said."""
        return self.values[0]


NO_YES = ("no", "yes")
PASSING = Option("pass_direction", ("left", "alternate"), "SG variant, offered in every game")

CLASSIC = (
    PASSING,
    Option("dummy", NO_YES, "SG variant for two players"),
    Option("promo", NO_YES, "promotional soy sauce"),
)
PARTY = (
    Option("edition", ("standard", "es", "de", "ru"), "presets of the options below"),
    Option("maki_ties", ("full", "split"), "RU variant"),
    Option("temaki_ties", ("full", "split"), "RU variant"),
    Option("pudding_ties", ("full", "split"), "RU variant"),
    Option("temaki_none", ("lose", "spared"), "RU variant"),
    Option("pudding_none", ("lose", "spared"), "RU variant"),
    Option("two_player_loss", NO_YES, "RU: the exemption is only a variant"),
    Option("maki_three_places", ("6-8", "never"), "RU: three places are only a variant"),
    Option("uramaki_tiebreak", ("total", "total_then_turn"), "RU"),
    Option("edamame_self", NO_YES, "RU variant"),
    Option("miso_spoiled", ("discarded", "kept"), "RU variant"),
    Option("announce", ("at_reveal", "after_reveal"), "RU"),
    Option("extra_actions", ("one", "any"), "DE one; ES and RU silent"),
    Option("flipped_colour", ("own", "none"), "DE own, RU none"),
    Option("order_nigiri", ("es", "de", "ru"), "ES, DE and RU differ"),
    Option("order_when", ("on_play", "round_end"), "RU variant"),
    Option("order_dessert", ("any_round", "last_round"), "RU variant"),
    Option("takeout_scope", ("earlier_turns", "already_played"), "ES; DE and RU"),
    Option("takeout_when", ("on_play", "round_end"), "RU variant"),
    Option("takeout_box", ("discarded", "kept"), "RU variant"),
    Option("wasabi", ("must", "may"), "RU variant"),
    Option("uramaki_scored", ("discarded", "set_aside"), "RU variant"),
    PASSING,
    Option("expansions", ("none", "rice_wine", "sukeroku", "both"), "DE, RU"),
)
DRAFT = (
    PASSING,
    Option("advanced", NO_YES, "rules for advanced players"),
    Option("ties", ("next", "second_only", "last_place"), "EN FR DE ES NL; IT; PT"),
    Option("leftovers", ("per_round", "per_game"), "PT"),
    Option("open_chips", NO_YES, "house variant"),
)
SAME = {"6-8 players": "6-8"}  # other ways to write a value
OPTIONS = {"classic": CLASSIC, "party": PARTY, "draft": DRAFT}

PRESETS: dict[str, dict[str, str]] = {
    "standard": {},
    "es": {"extra_actions": "any"},
    "de": {"order_nigiri": "de", "takeout_scope": "already_played"},
    "ru": {
        "announce": "after_reveal",
        "extra_actions": "any",
        "flipped_colour": "none",
        "order_nigiri": "ru",
        "takeout_scope": "already_played",
        "two_player_loss": "yes",
        "maki_three_places": "never",
        "uramaki_tiebreak": "total_then_turn",
    },
}


def options_of(game: object) -> tuple[Option, ...]:
    """The options a game offers."""
    if not isinstance(game, str) or game not in OPTIONS:
        raise UnknownGame("error-unknown-game", game=str(game), known=", ".join(GAMES))
    return OPTIONS[game]


def settled_options(game: str, asked: object = None) -> dict[str, str]:
    """All options of a game with their values: defaults, then the edition's preset, then what was asked for."""
    known = {option.name: option for option in options_of(game)}
    if not isinstance(asked, Mapping | None):
        raise BadOption("error-bad-option-unknown", option=str(asked)[:40], known=", ".join(known))
    given: Mapping[str, Any] = asked or {}
    wanted: dict[str, str] = {name: SAME.get(str(value), value) for name, value in given.items()}
    for name, value in wanted.items():
        check(known, name, value)
    values = {name: option.default for name, option in known.items()}
    values.update(PRESETS[wanted.get("edition", "standard")] if game == "party" else {})
    values.update(wanted)
    return values


def check(known: Mapping[str, Option], name: str, value: object) -> None:
    """Refuse an unknown option or value."""
    if name not in known:
        raise BadOption("error-bad-option-unknown", option=str(name), known=", ".join(known))
    if value not in known[name].values:
        values = ", ".join(known[name].values)
        raise BadOption("error-bad-option-value", option=name, value=str(value), values=values)
