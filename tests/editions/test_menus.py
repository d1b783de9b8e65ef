"""Menus: the eight printed ones, what any menu must be, and each refusal with its reason in every language."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from okawari.editions.catalogue import MEANT_FOR, menus
from okawari.editions.menus import kinds_of
from okawari.errors import BadMenu
from okawari.game import Game
from okawari.language import LANGUAGES, Language
from tests.rules.flow import any_game, box_of

ROLLS = ("maki", "temaki", "uramaki")
APPETIZERS = ("tempura", "sashimi", "gyoza", "eel", "tofu", "edamame", "miso", "onigiri", "sukeroku")
SPECIALS = ("chopsticks", "spoon", "menu", "takeout", "soy_sauce", "tea", "special_order", "wasabi", "rice_wine")
DESSERTS = ("pudding", "ice_cream", "fruit")
COPIES = {
    "nigiri": 12, **dict.fromkeys(ROLLS, 12), **dict.fromkeys(APPETIZERS, 8), **dict.fromkeys(SPECIALS, 3),
    **dict.fromkeys(DESSERTS, 15),
}  # fmt: skip
PRINTED = {
    "my-first-meal": "maki tempura sashimi miso wasabi tea ice_cream",
    "sushi-go": "maki tempura sashimi gyoza chopsticks wasabi pudding",
    "party-sampler": "temaki tempura gyoza tofu wasabi menu ice_cream",
    "master-menu": "temaki onigiri tofu sashimi spoon takeout fruit",
    "points-platter": "uramaki onigiri gyoza edamame special_order tea ice_cream",
    "cutthroat-combo": "temaki eel tofu miso spoon soy_sauce pudding",
    "big-banquet": "maki tempura gyoza eel spoon chopsticks ice_cream",
    "dinner-for-two": "uramaki onigiri tofu miso menu special_order fruit",
}
SEATS = {
    "my-first-meal": (2, 8),
    "sushi-go": (2, 8),
    "party-sampler": (2, 6),
    "master-menu": (3, 8),
    "points-platter": (3, 6),
    "cutthroat-combo": (3, 8),
    "big-banquet": (3, 8),
    "dinner-for-two": (2, 6),
}
NOT_FOR = {"menu": (7, 8), "special_order": (7, 8), "spoon": (2,), "edamame": (2,)}
PLAIN = ["maki", "tempura", "sashimi", "gyoza", "tea", "wasabi", "pudding"]


def swapped(out: str, into: str) -> list[str]:
    """A plain menu with one dish for another."""
    return [into if kind == out else kind for kind in PLAIN]


def told(problem: BadMenu) -> dict[str, str]:
    """The refusal in every language."""
    return {code: Language(code, strict=True).say(problem.message_id, **problem.args_for_message) for code in LANGUAGES}


# ---------------------------------------------------------------------------------------- printed menus


@pytest.mark.rule("P-MENU-4")
def test_the_eight_printed_menus_devir_2016_zoch_2017() -> None:
    assert {code: set(kinds) for code, kinds in menus().items()} == {
        code: {"nigiri", *kinds.split()} for code, kinds in PRINTED.items()
    }
    assert MEANT_FOR == {"big-banquet": (6, 8), "dinner-for-two": (2, 2)}


@pytest.mark.rule("P-MENU-4", "P-MENU-2")
@pytest.mark.parametrize("seats", range(2, 9))
def test_each_is_offered_to_those_whom_all_its_dishes_are_for(seats: int) -> None:
    fitting = {code for code, (least, most) in SEATS.items() if least <= seats <= most}
    assert set(menus(seats=seats)) == fitting
    for code in PRINTED:
        if code in fitting:
            assert Game("party", seats=seats, menu=code, seed=1).waiting
        else:
            with pytest.raises(BadMenu) as refusal:
                Game("party", seats=seats, menu=code)
            assert refusal.value.message_id == "error-bad-menu-seats"


@pytest.mark.rule("P-MENU-4")
@pytest.mark.parametrize("menu", PRINTED)
def test_every_printed_menu_plays_to_the_end(menu: str) -> None:
    for seats in range(SEATS[menu][0], SEATS[menu][1] + 1):
        game = any_game(seats, game="party", seats=seats, menu=menu)
        assert game.winners


@pytest.mark.rule("P-MENU-1")
@pytest.mark.parametrize("menu", PRINTED)
def test_all_cards_of_each_dish_are_in_the_game(menu: str) -> None:
    box = box_of(Game("party", seats=4, menu=menu)._table)
    assert box.total() == sum(COPIES[kind] for kind in ("nigiri", *PRINTED[menu].split()))
    assert (box["egg"], box["salmon"], box["squid"]) == (4, 5, 3)


@pytest.mark.rule("P-MENU-1")
def test_all_kinds_together_are_181_cards_and_192_with_the_expansions() -> None:
    assert sum(COPIES.values()) == 192
    assert sum(number for kind, number in COPIES.items() if kind not in ("sukeroku", "rice_wine")) == 181


# ---------------------------------------------------------------------------------------- à la carte


@pytest.mark.rule("P-MENU-1")
def test_the_order_of_a_list_does_not_matter_and_nigiri_is_always_served() -> None:
    assert set(kinds_of(PLAIN, 4)) == {"nigiri", *PLAIN}
    assert kinds_of(PLAIN, 4) == kinds_of(PLAIN[::-1], 4)
    assert kinds_of(["nigiri", *PLAIN], 4) == kinds_of(PLAIN, 4)


@pytest.mark.rule("P-MENU-1")
@pytest.mark.parametrize(
    ("menu", "group", "wanted", "got"),
    [
        (PLAIN[1:], "roll", 1, 0),
        ([*PLAIN, "temaki"], "roll", 1, 2),
        ([kind for kind in PLAIN if kind != "gyoza"], "appetizer", 3, 2),
        ([*PLAIN, "tofu"], "appetizer", 3, 4),
        ([kind for kind in PLAIN if kind != "tea"], "special", 2, 1),
        ([*PLAIN, "soy_sauce"], "special", 2, 3),
        (PLAIN[:-1], "dessert", 1, 0),
        ([*PLAIN, "fruit"], "dessert", 1, 2),
        ([], "roll", 1, 0),
    ],
)
def test_a_wrong_number_of_dishes(menu: list[str], group: str, wanted: int, got: int) -> None:
    with pytest.raises(BadMenu) as refusal:
        Game("party", seats=4, menu=menu)
    assert refusal.value.message_id == "error-bad-menu-count"
    assert refusal.value.args_for_message == {"group": group, "wanted": wanted, "got": got}
    texts = told(refusal.value)
    assert all(str(wanted) in text and str(got) in text for text in texts.values())
    assert len(set(texts.values())) == len(LANGUAGES)


@pytest.mark.rule("P-MENU-2")
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("kind", [*ROLLS, *APPETIZERS, *SPECIALS, *DESSERTS])
def test_which_dishes_are_for_how_many(kind: str, seats: int) -> None:
    group = next(group for group in (ROLLS, APPETIZERS, SPECIALS, DESSERTS) if kind in group)
    out = next(plain for plain in PLAIN if plain in group)
    menu = PLAIN if kind in PLAIN else swapped(out, kind)
    if seats not in NOT_FOR.get(kind, ()):
        assert kind in kinds_of(menu, seats, "both")
        return
    with pytest.raises(BadMenu) as refusal:
        Game("party", seats=seats, menu=menu, options={"expansions": "both"})
    assert refusal.value.message_id == "error-bad-menu-seats"
    assert refusal.value.args_for_message["kind"] == kind
    for text in told(refusal.value).values():
        assert kind in text
        assert str(seats) in text


@pytest.mark.rule("P-MENU-3")
@pytest.mark.parametrize(("kind", "out"), [("sukeroku", "gyoza"), ("rice_wine", "tea")])
def test_expansions_have_to_be_turned_on(kind: str, out: str) -> None:
    menu = swapped(out, kind)
    for value in ("none", "rice_wine", "sukeroku", "both"):
        if value in (kind, "both"):
            for seats in range(2, 9):
                assert kind in Game("party", seats=seats, menu=menu, options={"expansions": value}).kinds
        else:
            with pytest.raises(BadMenu) as refusal:
                Game("party", seats=4, menu=menu, options={"expansions": value})
            assert refusal.value.message_id == "error-bad-menu-expansion"
            assert all(kind in text for text in told(refusal.value).values())


@pytest.mark.rule("P-MENU-3")
def test_sukeroku_is_an_appetizer_and_rice_wine_a_special() -> None:
    with pytest.raises(BadMenu) as refusal:
        Game("party", seats=4, menu=[*PLAIN, "sukeroku"], options={"expansions": "both"})
    assert refusal.value.args_for_message["group"] == "appetizer"
    with pytest.raises(BadMenu) as refusal:
        Game("party", seats=4, menu=[*PLAIN, "rice_wine"], options={"expansions": "both"})
    assert refusal.value.args_for_message["group"] == "special"


@pytest.mark.rule("P-MENU-1")
@pytest.mark.parametrize(
    ("menu", "message", "word"),
    [
        ("lunch", "error-bad-menu-unknown", "lunch"),
        ("", "error-bad-menu-unknown", "my-first-meal"),
        (swapped("gyoza", "pizza"), "error-bad-menu-unknown-kind", "pizza"),
        (swapped("gyoza", "Gyoza"), "error-bad-menu-unknown-kind", "Gyoza"),
        (swapped("gyoza", "tempura"), "error-bad-menu-duplicate", "tempura"),
        ([*PLAIN, "maki"], "error-bad-menu-duplicate", "maki"),
        (["nigiri", "nigiri", *PLAIN], "error-bad-menu-duplicate", "nigiri"),
    ],
)
def test_unknown_dishes_and_menus_and_dishes_named_twice(menu: str | list[str], message: str, word: str) -> None:
    with pytest.raises(BadMenu) as refusal:
        Game("party", seats=4, menu=menu)
    assert refusal.value.message_id == message
    texts = told(refusal.value)
    assert all(word in text for text in texts.values())
    assert str(refusal.value) == texts["en"]


@pytest.mark.rule("P-MENU-1")
@pytest.mark.parametrize("game", ["classic", "draft"])
def test_the_other_games_have_no_menu(game: str) -> None:
    with pytest.raises(BadMenu) as refusal:
        Game(game, seats=3, menu="sushi-go")
    assert refusal.value.message_id == "error-bad-menu-not-in-game"
    assert all(game in text for text in told(refusal.value).values())


@st.composite
def legal_menus(draw: st.DrawFn) -> tuple[int, list[str]]:
    """A number of players and any menu for them."""
    seats = draw(st.integers(2, 8))

    def some(kinds: tuple[str, ...], number: int) -> list[str]:
        fitting = [kind for kind in kinds if seats not in NOT_FOR.get(kind, ())]
        return list(draw(st.sampled_from(list(combinations(fitting, number)))))

    return seats, [*some(ROLLS, 1), *some(APPETIZERS, 3), *some(SPECIALS, 2), *some(DESSERTS, 1)]


@pytest.mark.rule("P-MENU-1", "P-MENU-2", "P-MENU-3")
@given(legal_menus(), st.integers(0, 10**6))
def test_any_legal_menu_plays_to_the_end(ordered: tuple[int, list[str]], seed: int) -> None:
    seats, menu = ordered
    game = any_game(seed, game="party", seats=seats, menu=menu, options={"expansions": "both"})
    assert game.over
    assert set(game.kinds) == {"nigiri", *menu}
    assert {event.values["card"] for event in game.events if event.what == "played"} <= set(box_of(game._table))


@pytest.mark.rule("P-MENU-1", "P-MENU-2")
@given(st.lists(st.sampled_from([*COPIES, "pizza"]), max_size=10), st.integers(2, 8))
def test_any_list_of_dishes_is_served_or_refused_with_a_reason(menu: list[str], seats: int) -> None:
    groups = (("roll", ROLLS, 1), ("appetizer", APPETIZERS, 3), ("special", SPECIALS, 2), ("dessert", DESSERTS, 1))
    dishes = [kind for kind in menu if kind != "nigiri"]
    fine = (
        len(set(menu)) == len(menu)
        and all(sum(kind in kinds for kind in dishes) == number for _, kinds, number in groups)
        and len(dishes) == 7
        and not any(seats in NOT_FOR.get(kind, ()) for kind in dishes)
    )
    if fine:
        assert set(kinds_of(menu, seats, "both")) == {"nigiri", *menu}
    else:
        with pytest.raises(BadMenu) as refusal:
            kinds_of(menu, seats, "both")
        assert all(told(refusal.value).values())
