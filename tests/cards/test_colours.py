"""Background colours: what tea and soy sauce count."""

import pytest

from okawari.cards.colours import colours, largest
from okawari.table.faces import FACES, FIRST, KINDS, SPOT_NAMES
from okawari.table.layout import View as RawView
from okawari.views.facts import open_facts
from okawari.views.look import look
from okawari.views.seat_view import View
from tests.cards.ways import menu_of, pick_all, plain_hands
from tests.kit import Cards, Scene

NONE = {"flipped_colour": "none"}
ONE_COLOUR = [kind for kind in KINDS if kind not in ("nigiri", "wasabi", "special_order", "menu")]


def shown(*front: str, kinds: Cards = (), options: dict[str, str] | None = None) -> tuple[int, int]:
    """How many colours these cards have, and how many cards the largest group."""
    hands = [["egg"] * 3] * 3
    scene = Scene(*hands, fronts=[front], menu=menu_of(*kinds), options=options)
    return colours(scene.t, 0), largest(scene.t, 0)


@pytest.mark.rule("P-COLOUR-1")
def test_nothing_has_no_colour() -> None:
    assert shown() == (0, 0)


@pytest.mark.rule("P-COLOUR-1", "P-SOY-1", "P-TEA-1")
@pytest.mark.parametrize("kind", ONE_COLOUR)
def test_all_faces_of_a_kind_share_a_colour_of_their_own(kind: str) -> None:
    """Boxes lie there only where they stay; menus never do."""
    number = KINDS.index(kind)
    faces = [face for face in FACES[FIRST[number] : FIRST[number + 1]] if face != "chopsticks"]
    front = [face for face in faces for _ in range(2)]
    assert shown(*front, kinds=(kind,)) == (1, 2 * len(faces))
    assert shown(*front, "egg", kinds=(kind,)) == (2, 2 * len(faces))


@pytest.mark.rule("P-COLOUR-1", "P-TEA-1")
def test_nigiri_and_wasabi_share_theirs_however_they_lie() -> None:
    front = ["egg", "salmon", "squid", "wasabi", "egg+wasabi", "squid+wasabi"]
    assert shown(*front, kinds=("wasabi",)) == (1, 8)


@pytest.mark.rule("P-COLOUR-1")
def test_a_special_order_has_the_colour_of_what_it_copies() -> None:
    order = ("special_order",)
    assert shown("tempura", "special_order=tempura", kinds=order) == (1, 2)
    assert shown("tempura", "egg", "special_order=egg", kinds=order) == (2, 2)
    assert shown("special_order=tempura", "special_order=egg", kinds=order) == (2, 1)
    assert shown("egg", "special_order=wasabi", "special_order=egg+wasabi", kinds=("special_order", "wasabi"))[0] == 1


@pytest.mark.rule("P-COLOUR-1")
def test_turned_cards_are_one_more_colour_and_one_group() -> None:
    box = ("takeout",)
    assert shown("flipped", kinds=box) == (1, 1)
    assert shown("flipped", "flipped", "flipped", "egg", "tempura", kinds=box) == (3, 3)
    assert shown("flipped", "egg", "egg", kinds=box) == (2, 2)
    assert shown("flipped", "special_order=flipped", kinds=("takeout", "special_order")) == (1, 2)


@pytest.mark.rule("P-COLOUR-1")
@pytest.mark.parametrize("options", [NONE, {"edition": "ru"}])
def test_option_none_turned_cards_have_no_colour(options: dict[str, str]) -> None:
    box = ("takeout",)
    assert shown("flipped", "flipped", kinds=box, options=options) == (0, 0)
    assert shown("flipped", "flipped", "flipped", "egg", kinds=box, options=options) == (1, 1)


@pytest.mark.rule("P-COLOUR-1", "P-TAKEOUT-1")
@pytest.mark.parametrize(("options", "expected"), [({}, (2, 2)), (NONE, (1, 1))])
def test_a_card_loses_its_own_colour_when_it_is_turned(options: dict[str, str], expected: tuple[int, int]) -> None:
    fronts: list[Cards] = [["tempura", "sashimi", "gyoza"], []]
    scene = Scene(*plain_hands("takeout10", "egg"), fronts=fronts, menu=menu_of("takeout"), options=options)
    pick_all(scene, "takeout10", "egg").answer(0, "tempura").answer(0, "sashimi").answer(0, "pass")
    assert (colours(scene.t, 0), largest(scene.t, 0)) == expected


@pytest.mark.rule("P-COLOUR-1", "P-TAKEOUT-3")
def test_a_wasabi_and_its_nigiri_turned_apart() -> None:
    menu = menu_of("takeout", "wasabi")
    scene = Scene(*plain_hands("takeout10", "egg"), fronts=[["squid+wasabi", "egg"], []], menu=menu)
    scene.all_pick("takeout10", "egg").answer(0, "wasabi-under-squid")
    assert (colours(scene.t, 0), largest(scene.t, 0)) == (2, 2)


@pytest.mark.rule("P-MISO-1", "P-COLOUR-1")
def test_option_kept_spoiled_misos_have_the_colour_of_miso() -> None:
    options = {"miso_spoiled": "kept"}
    assert shown("miso", "miso_spoiled", "miso_spoiled", "egg", kinds=("miso",), options=options) == (2, 3)


@pytest.mark.rule("OK-BOX-1", "P-COLOUR-1")
def test_option_kept_boxes_are_a_colour() -> None:
    options = {"takeout_box": "kept"}
    assert shown("takeout10", "takeout12", "egg", kinds=("takeout",), options=options) == (2, 2)


@pytest.mark.rule("P-COLOUR-1", "P-ROUND-1")
def test_desserts_laid_apart_have_no_part_in_it() -> None:
    kept = [["pudding"] * 4]
    scene = Scene(["egg"] * 3, ["egg"] * 3, fronts=[["pudding", "egg"]], desserts=kept, menu=menu_of("pudding"))
    assert (colours(scene.t, 0), largest(scene.t, 0)) == (2, 1)


# ------------------------------------------------------------------------------------------- what is shown of them


def strip(*front: str, kinds: Cards = (), options: dict[str, str] | None = None, game: str = "party") -> dict[str, int]:
    """A seat's cards by colour as everybody is shown them."""
    hands = [["egg"] * 3] * 3
    scene = Scene(*hands, fronts=[front], menu=menu_of(*kinds), options=options, game=game)
    raw = RawView()
    look(scene.t, -1, raw)
    shown: dict[str, int] = open_facts(View(game, raw, None, (), SPOT_NAMES, FACES))["places"][0]["colours"]
    if shown:
        assert (len(shown), max(shown.values())) == (colours(scene.t, 0), largest(scene.t, 0))
    return shown


def test_the_table_shows_cards_by_colour_where_that_counts() -> None:
    front = ["egg", "squid+wasabi", "wasabi", "tea", "special_order=tea", "flipped", "flipped"]
    kinds = ("wasabi", "tea")
    assert strip(*front, kinds=kinds) == {"nigiri": 4, "tea": 2, "flipped": 2}
    assert strip(*front, kinds=kinds, options=NONE) == {"nigiri": 4, "tea": 2}
    assert strip("egg", "egg", "soy_sauce", kinds=("soy_sauce",)) == {"nigiri": 2, "soy_sauce": 1}
    assert strip("egg", "maki1", game="classic", options={"promo": "yes"}) == {"nigiri": 1, "maki": 1}
    assert strip(kinds=kinds) == {}


def test_it_shows_none_where_nothing_counts_them() -> None:
    assert strip("egg", "egg", kinds=("chopsticks", "spoon")) == {}
    assert strip("egg", "maki1", game="classic") == {}
