"""Every value of every option changes something at the table, and exactly what its clause says."""

import pytest

from okawari.editions.options import OPTIONS
from tests.editions.scenarios import SIGHTS
from tests.kit import kind_points, menu_with

EXPECTED: dict[tuple[str, str], dict[str, object]] = {
    ("party", "maki_ties"): {"full": [6, 6, 3], "split": [3, 3, 3]},
    ("party", "maki_three_places"): {"6-8": [6, 4, 2, 0, 0, 0], "never": [6, 3, 0, 0, 0, 0]},
    ("party", "temaki_ties"): {"full": [4, 4, -4, -4], "split": [2, 2, -2, -2]},
    ("party", "temaki_none"): {"lose": [4, 0, -4], "spared": [4, 0, 0]},
    ("party", "pudding_ties"): {"full": [6, 6, -6, -6], "split": [3, 3, -3, -3]},
    ("party", "pudding_none"): {"lose": [6, 0, -6], "spared": [6, 0, 0]},
    ("party", "two_player_loss"): {"no": ([4, 0], [6, 0]), "yes": ([4, -4], [6, -6])},
    ("party", "uramaki_tiebreak"): {"total": [8, 8], "total_then_turn": [8, 5]},
    ("party", "edamame_self"): {"no": [2, 1, 0], "yes": [4, 2, 0]},
    ("party", "miso_spoiled"): {"discarded": ([], ["miso", "miso"]), "kept": (["miso_spoiled"], [])},
    ("party", "announce"): {"at_reveal": "announce", "after_reveal": "none"},
    ("party", "extra_actions"): {"one": [], "any": ["spoon4", "pass"]},
    ("party", "flipped_colour"): {"own": [3, 0], "none": [1, 0]},
    ("party", "order_nigiri"): {
        "es": [["squid", "squid+wasabi"], ["special_order=squid"]],
        "de": [["special_order=squid+wasabi"], ["special_order=squid+wasabi"]],
        "ru": [["squid", "squid+wasabi"], ["squid", "squid+wasabi"]],
    },
    ("party", "order_when"): {
        "on_play": ("target", ["gyoza", "special_order=tempura", "tempura"]),
        "round_end": ("none", ["gyoza", "special_order", "tempura"]),
    },
    ("party", "order_dessert"): {"any_round": [True, True, True], "last_round": [False, False, True]},
    ("party", "takeout_scope"): {
        "earlier_turns": (["tempura", "pass"], False),
        "already_played": (["tempura", "pass"], True),
    },
    ("party", "takeout_when"): {
        "on_play": ("flip", ["tempura"]),
        "round_end": ("pick", ["takeout10", "tempura"]),
    },
    ("party", "takeout_box"): {"discarded": (["tempura"], ["takeout10"]), "kept": (["takeout10", "tempura"], [])},
    ("party", "wasabi"): {"must": [], "may": ["squid", "squid+wasabi"]},
    ("party", "uramaki_scored"): {
        "discarded": (["uramaki5", "uramaki5"], [0, 0, 0, 0], []),
        "set_aside": ([], [0, 0, 2, 0], []),
    },
    ("party", "pass_direction"): {"left": "gyoza", "alternate": "maki1"},
    ("party", "expansions"): {
        "none": [],
        "rice_wine": ["rice_wine"],
        "sukeroku": ["sukeroku"],
        "both": ["rice_wine", "sukeroku"],
    },
    ("classic", "pass_direction"): {"left": "gyoza", "alternate": "maki1"},
    ("classic", "dummy"): {"no": (2, 10), "yes": (3, 9)},
    ("classic", "promo"): {"no": [0, 0], "yes": [4, 0]},
    ("draft", "pass_direction"): {"left": "left", "alternate": "right"},
    ("draft", "advanced"): {"no": (None, 1), "yes": (1, 0)},
    ("draft", "ties"): {"next": (2, None, 4), "second_only": (2, None, None), "last_place": (3, None, 4)},
    ("draft", "leftovers"): {"per_round": True, "per_game": False},
    ("draft", "open_chips"): {"no": {"chip_value"}, "yes": set()},
}


@pytest.mark.rule(
    "P-MAKI-1", "P-MAKI-2", "P-TEMAKI-1", "P-TEMAKI-2", "P-PUDDING-1", "P-URAMAKI-2", "P-EDAMAME-1", "P-MISO-1",
    "P-TURN-3", "P-TURN-4", "P-COLOUR-1", "P-ORDER-3", "P-TAKEOUT-1", "P-WASABI-1", "OK-WASABI-1", "OK-SPARE-1",
    "SD-OPT-1", "SG-VAR-1", "SG-VAR-2", "SG-PROMO-1",
)  # fmt: skip
@pytest.mark.parametrize(("game", "name", "value"), [(*key, value) for key, seen in EXPECTED.items() for value in seen])
def test_what_a_value_does(game: str, name: str, value: str) -> None:
    assert SIGHTS[game][name]({name: value}) == EXPECTED[game, name][value]


def test_every_value_has_its_scenario_and_no_two_look_alike() -> None:
    for game, known in OPTIONS.items():
        assert set(SIGHTS[game]) == {option.name for option in known}
        for option in known:
            if option.name == "edition":
                continue
            seen = EXPECTED[game, option.name]
            assert tuple(seen) == option.values
            assert len({repr(sight) for sight in seen.values()}) == len(seen)


@pytest.mark.parametrize("edition", ["standard", "es", "de", "ru"])
def test_an_edition_plays_like_its_options_one_by_one(edition: str) -> None:
    values = {
        "standard": ["one", "es", "earlier_turns", "at_reveal", "own", "no", "6-8", "total"],
        "es": ["any", "es", "earlier_turns", "at_reveal", "own", "no", "6-8", "total"],
        "de": ["one", "de", "already_played", "at_reveal", "own", "no", "6-8", "total"],
        "ru": ["any", "ru", "already_played", "after_reveal", "none", "yes", "never", "total_then_turn"],
    }[edition]
    names = [
        "extra_actions", "order_nigiri", "takeout_scope", "announce", "flipped_colour", "two_player_loss",
        "maki_three_places", "uramaki_tiebreak",
    ]  # fmt: skip
    expected = [EXPECTED["party", name][value] for name, value in zip(names, values, strict=True)]
    assert SIGHTS["party"]["edition"]({"edition": edition}) == expected


@pytest.mark.rule("OK-BOX-1", "P-SOY-1")
def test_a_box_kept_or_spoiled_miso_counts_as_a_colour() -> None:
    menu = menu_with("takeout", "soy_sauce", "miso")
    rows = ("soy_sauce", "takeout10"), ("egg", "tempura")
    assert kind_points("soy_sauce", *rows, menu=menu, options={"takeout_box": "kept"}) == [4, 0]
    rows = ("soy_sauce", "miso_spoiled"), ("egg", "tempura")
    assert kind_points("soy_sauce", *rows, menu=menu, options={"miso_spoiled": "kept"}) == [4, 0]
