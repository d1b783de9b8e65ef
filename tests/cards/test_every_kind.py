"""What holds for every kind: a second one counts, copied, as an extra card, last; turned over it is worth 2."""

from dataclasses import dataclass, replace

import pytest

from okawari.cards import CATALOGUE
from okawari.table.faces import KINDS
from tests.cards.ways import WAYS, by, lines_of, menu_of, no_tool, pick_all, plain_hands, run, score_all, written
from tests.kit import Scene


@dataclass(frozen=True)
class Dish:
    """A face, and what one more of it does to its kind's points at a table of three."""

    kind: str
    face: str
    before: int  # with `have` in front
    after: int  # with one more
    have: tuple[str, ...] = ()  # one such card unless said
    others: tuple[str, ...] = ()  # what each opponent has
    none: int = 0  # without any

    @property
    def mine(self) -> tuple[str, ...]:
        """What lies there before the card comes."""
        return self.have or (self.face,)

    def __str__(self) -> str:
        return self.face


DISHES = (
    Dish("nigiri", "egg", 1, 2),
    Dish("nigiri", "salmon", 2, 4),
    Dish("nigiri", "squid", 3, 6),
    Dish("wasabi", "wasabi", 0, 0),
    Dish("maki", "maki1", 3, 6, others=("maki2",)),
    Dish("maki", "maki2", 3, 6, others=("maki3",)),
    Dish("maki", "maki3", 3, 6, others=("maki2", "maki2")),
    Dish("temaki", "temaki", 0, 4, others=("temaki",), none=-4),
    Dish("uramaki", "uramaki3", 0, 8, have=("uramaki3", "uramaki4"), others=("uramaki5", "uramaki4")),
    Dish("uramaki", "uramaki4", 0, 8, have=("uramaki4", "uramaki3"), others=("uramaki5", "uramaki4")),
    Dish("uramaki", "uramaki5", 0, 8, others=("uramaki5", "uramaki4")),
    Dish("tempura", "tempura", 0, 5),
    Dish("sashimi", "sashimi", 0, 10, have=("sashimi", "sashimi")),
    Dish("gyoza", "gyoza", 1, 3),
    Dish("eel", "eel", -3, 7),
    Dish("tofu", "tofu", 2, 6),
    Dish("edamame", "edamame", 2, 4, others=("edamame",)),
    Dish("miso", "miso", 3, 6),
    Dish("onigiri", "onigiri_circle", 4, 5, have=("onigiri_circle", "onigiri_square")),
    Dish("onigiri", "onigiri_triangle", 1, 2),
    Dish("onigiri", "onigiri_square", 1, 2),
    Dish("onigiri", "onigiri_rectangle", 1, 2),
    Dish("sukeroku", "inari", 8, 12, have=("inari", "futomaki", "futomaki")),
    Dish("sukeroku", "futomaki", 2, 4),
    Dish("chopsticks", "chopsticks1", 0, 0),
    Dish("spoon", "spoon4", 0, 0),
    Dish("soy_sauce", "soy_sauce", 4, 8),
    Dish("tea", "tea", 1, 4),
    Dish("rice_wine", "rice_wine", 3, 6),
    Dish("pudding", "pudding", 0, 6, others=("pudding",), none=-6),
    Dish("ice_cream", "ice_cream", 0, 12, have=("ice_cream",) * 3),
    Dish("fruit", "fruit_ww", -3, 2, none=-6),
    Dish("fruit", "fruit_pp", -3, 2, none=-6),
    Dish("fruit", "fruit_oo", -3, 2, none=-6),
    Dish("fruit", "fruit_wp", -2, 0, none=-6),
    Dish("fruit", "fruit_wo", -2, 0, none=-6),
    Dish("fruit", "fruit_po", -2, 0, none=-6),
)
AT_THE_END = tuple(dish for dish in DISHES if dish.kind != "uramaki")  # that race is run when a card is played
dishes = pytest.mark.parametrize("dish", DISHES, ids=str)
scored_at_the_end = pytest.mark.parametrize("dish", AT_THE_END, ids=str)


def table(dish: Dish, *first: str, kinds: tuple[str, ...] = (), more: tuple[str, ...] = (), round: int = 1) -> Scene:
    """The dish in front of seat 0, with opponents to compare with."""
    fronts = [(*dish.mine, *more), dish.others, dish.others]
    return Scene(*plain_hands(*first), fronts=fronts, menu=menu_of(dish.kind, *kinds), round=round)


def test_only_menus_takeout_boxes_and_special_orders_are_missing_here() -> None:
    assert set(KINDS) - {dish.kind for dish in DISHES} == {"menu", "takeout", "special_order"}


@dishes
def test_one_fewer_scores_less(dish: Dish) -> None:
    rows = score_all(table(dish, "egg", "egg", "egg"))
    assert rows[0].get(dish.kind, 0) == dish.before


@scored_at_the_end
def test_one_more_counts(dish: Dish) -> None:
    rows = score_all(table(dish, "egg", "egg", "egg", more=(dish.face,)))
    assert rows[0].get(dish.kind, 0) == dish.after


@dishes
@pytest.mark.rule("P-ROUND-1")
def test_played_last(dish: Dish) -> None:
    hands = plain_hands(dish.face, "egg", "egg", size=1)
    fronts = [dish.mine, dish.others, dish.others]
    scene = run(Scene(*hands, fronts=fronts, menu=menu_of(dish.kind), round=3))
    assert scene.stage == "over"
    assert written(scene, 0).get(dish.kind, 0) == dish.after


@dishes
@pytest.mark.rule("P-ORDER-1")
def test_copied_it_counts_as_another_of_its_kind(dish: Dish) -> None:
    scene = table(dish, "special_order", "egg", "egg", kinds=("special_order",))
    scene.answer(0, "special_order")
    if scene.asked(0) == "target":
        scene.answer(0, dish.face)
    no_tool(scene, 0).answer(1, "egg").answer(2, "egg")
    if dish.kind == "uramaki":
        assert scene.front(0) == []
        assert scene.discards == sorted([*dish.mine, "special_order"])
    else:
        assert scene.front(0) == sorted([*dish.mine, f"special_order={dish.face}"])
    assert score_all(scene)[0].get(dish.kind, 0) == dish.after


@dishes
@pytest.mark.rule("P-TAKEOUT-1")
def test_turned_over_it_is_worth_2_and_nothing_else(dish: Dish) -> None:
    alone = replace(dish, have=(dish.face,))
    scene = table(alone, "takeout10", "egg", "egg", kinds=("takeout",))
    pick_all(scene, "takeout10", "egg", "egg")
    assert scene.asked(0) == "flip"
    assert scene.legal(0) == [dish.face, "pass"]
    scene.answer(0, dish.face)
    assert scene.front(0) == ["flipped"]
    assert scene.discards == ["takeout10"]
    lost = {dish.kind: dish.none} if dish.none else {}
    assert score_all(scene)[0] == {"flipped": 2, **lost}


@dishes
@pytest.mark.rule("P-TAKEOUT-1")
def test_not_turned_over_it_stays_what_it_was(dish: Dish) -> None:
    scene = table(dish, "takeout10", "egg", "egg", kinds=("takeout",))
    pick_all(scene, "takeout10", "egg", "egg")
    scene.answer(0, "pass")
    assert scene.front(0) == sorted(dish.mine)
    assert scene.discards == ["takeout10"]
    assert score_all(scene)[0].get(dish.kind, 0) == dish.before


@pytest.mark.parametrize("way", WAYS)
@dishes
@pytest.mark.rule("P-TURN-5", "P-CHOPSTICKS-1", "P-SPOON-1", "P-MENU-CARD-1")
def test_as_an_extra_card_it_counts_like_a_picked_one(dish: Dish, way: str) -> None:
    pick = "sashimi" if dish.kind == "tempura" else "tempura"
    opponents = [dish.others, dish.others]
    scene = by(way, dish.face, dish.kind, front=dish.mine, others=opponents, picks=(pick, "egg", "egg"))
    own = [] if way == "menu" else [pick]
    laid = [] if dish.kind == "uramaki" else [*dish.mine, dish.face]
    assert scene.front(0) == sorted(own + laid)
    assert lines_of(scene)[0] == ({"uramaki": 8} if dish.kind == "uramaki" else {})
    assert score_all(scene)[0].get(dish.kind, 0) == dish.after


@scored_at_the_end
@pytest.mark.rule("P-MENU-2")
def test_at_the_fewest_and_the_most_seats(dish: Dish) -> None:
    for seats in CATALOGUE[KINDS.index(dish.kind)].seats:
        fronts = [(*dish.mine, dish.face), *[dish.others] * (seats - 1)]
        scene = Scene(*plain_hands(*["egg"] * seats), fronts=fronts, menu=menu_of(dish.kind))
        worth = 8 if (dish.kind, seats) == ("edamame", 8) else dish.after
        assert score_all(scene)[0].get(dish.kind, 0) == worth
