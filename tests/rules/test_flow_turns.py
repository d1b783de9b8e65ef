"""Party: the order in which a turn is settled, tools and when they are announced, and what answers itself."""

import pytest

from tests.kit import Scene, menu_with
from tests.rules.flow import moments, played

TOOLS = menu_with("miso", "chopsticks", "spoon")
LATE = {"announce": "after_reveal"}


def scene_with(*hands: tuple[str, ...], fronts: list[list[str]], menu: list[str] = TOOLS, **options: str) -> Scene:
    """A turn with tools of earlier turns."""
    return Scene(*hands, fronts=fronts, menu=menu, options=options)


# ---------------------------------------------------------------------------------------- the course of a turn


@pytest.mark.rule("P-TURN-1")
def test_pick_reveal_pass_left() -> None:
    scene = Scene(("egg",) * 3, ("maki1",) * 3, ("gyoza",) * 3)
    scene.answer(1, "maki1").answer(0, "egg")
    assert [scene.front(seat) for seat in range(3)] == [[], [], []]
    scene.answer(2, "gyoza")
    assert [scene.front(seat) for seat in range(3)] == [["egg"], ["maki1"], ["gyoza"]]
    assert [scene.hand(seat)[0] for seat in range(3)] == ["gyoza", "egg", "maki1"]


@pytest.mark.rule("P-TURN-1")
def test_a_wasabi_of_this_turn_does_not_help_anybodys_nigiri_of_this_turn() -> None:
    scene = Scene(("wasabi",) * 3, ("squid",) * 3)
    scene.all_pick("wasabi", "squid")
    assert [scene.front(0), scene.front(1)] == [["wasabi"], ["squid"]]


@pytest.mark.rule("P-TURN-2")
def test_misos_of_the_reveal_are_settled_before_any_tool_acts() -> None:
    scene = scene_with(
        ("miso", "egg", "egg"), ("miso", "egg", "egg"), ("egg", "egg", "egg"), fronts=[["chopsticks1"], [], []]
    )
    scene.answer(0, "miso").answer(0, "chopsticks1").answer(1, "miso").answer(2, "egg")
    assert scene.asked(0) == "second"
    assert scene.discards == ["miso", "miso"]
    assert [scene.front(0), scene.front(1)] == [["chopsticks1"], []]


@pytest.mark.rule("P-TURN-2")
def test_the_uramaki_race_is_settled_before_any_tool_acts() -> None:
    menu = menu_with("uramaki", "chopsticks")
    scene = scene_with(
        ("uramaki5", "uramaki5", "egg"),
        ("uramaki5", "egg", "egg"),
        fronts=[["uramaki3", "chopsticks1"], ["uramaki5"]],
        menu=menu,
    )
    scene.answer(0, "egg").answer(0, "chopsticks1").answer(1, "uramaki5")
    assert scene.scores == [0, 8], "ten icons in the reveal; three and a second five to come"
    scene.answer(0, "uramaki5")
    assert scene.scores == [0, 8]
    assert scene.front(0) == ["egg", "uramaki3", "uramaki5"]


@pytest.mark.rule("P-TURN-2")
def test_all_picks_are_laid_out_before_misos_meet() -> None:
    scene = Scene(("miso", "egg", "egg"), ("egg", "egg", "egg"), ("miso", "egg", "egg"), menu=TOOLS)
    scene.all_pick("miso", "egg", "miso")
    names = [name for name, *_ in scene.events() if name in ("played", "miso_spilled")]
    assert names == ["played"] * 3 + ["miso_spilled"] * 2


@pytest.mark.rule("P-TURN-2")
def test_tools_boxes_and_menus_act_by_their_numbers_not_by_seat() -> None:
    menu = menu_with("menu", "takeout", "tempura")
    scene = Scene(
        ("takeout11", "egg", "egg"),
        ("menu9", "egg", "egg"),
        ("takeout10", "egg", "egg"),
        ("menu7", "egg", "egg"),
        fronts=[["tempura"], [], ["tempura"], []],
        menu=menu,
        deck=("tempura",) * 12,
    )
    scene.all_pick("takeout11", "menu9", "takeout10", "menu7")
    order = []
    while any(scene.asked(seat) in ("tray", "flip") for seat in range(4)):
        (seat,) = [seat for seat in range(4) if scene.asked(seat) != "none"]
        order.append(seat)
        scene.answer(seat, "tempura" if scene.asked(seat) == "tray" else "pass")
    assert order == [3, 1, 2, 0]


@pytest.mark.rule("P-TURN-2")
def test_a_spoon_acts_after_chopsticks_whoever_has_them() -> None:
    scene = scene_with(
        ("egg", "salmon", "tempura"),
        ("egg", "salmon", "tempura"),
        ("egg", "salmon", "squid"),
        fronts=[["spoon4"], ["chopsticks3"], []],
    )
    scene.answer(0, "egg").answer(0, "spoon4").answer(1, "egg").answer(1, "chopsticks3").answer(2, "egg")
    assert [scene.asked(seat) for seat in range(3)] == ["none", "second", "none"]
    scene.answer(1, "salmon")
    assert [scene.asked(seat) for seat in range(3)] == ["request", "none", "none"]


@pytest.mark.rule("P-TURN-2")
def test_a_used_tool_in_a_hand_can_be_asked_for_by_a_later_spoon() -> None:
    scene = scene_with(
        ("egg", "salmon", "tempura"),
        ("egg", "salmon", "tempura"),
        ("egg", "salmon", "squid"),
        fronts=[["spoon4"], ["chopsticks3"], []],
    )
    scene.answer(0, "egg").answer(0, "spoon4").answer(1, "egg").answer(1, "chopsticks3").answer(2, "egg")
    scene.answer(1, "salmon").answer(0, "any-chopsticks")
    assert scene.asked(1) == "give"
    assert scene.legal(1) == ["chopsticks3"]
    scene.answer(1, "chopsticks3")
    assert scene.front(0) == ["chopsticks3", "egg"]
    assert scene.front(1) == ["egg", "salmon"]
    assert scene.hand(2) == ["spoon4", "tempura"], "the giver's hand, with the spoon, has moved on"


@pytest.mark.rule("P-TURN-2")
def test_a_used_spoon_in_a_hand_can_be_asked_for_by_a_later_spoon() -> None:
    scene = scene_with(
        ("egg", "salmon", "tempura"),
        ("egg", "squid", "tempura"),
        ("egg", "salmon", "maki1"),
        fronts=[["spoon4"], [], ["spoon6"]],
    )
    scene.answer(0, "egg").answer(0, "spoon4").answer(1, "egg").answer(2, "egg").answer(2, "spoon6")
    scene.answer(0, "squid").answer(2, "any-spoon")
    assert scene.asked(1) == "give", "seat 0 has none, seat 1 holds the spoon just used"
    scene.answer(1, "spoon4")
    assert scene.front(2) == ["egg", "spoon4"]
    assert moments(scene, "into_hand") == [("into_hand", 1, "spoon4"), ("into_hand", 1, "spoon6")]


@pytest.mark.rule("P-TURN-2")
def test_hands_pass_when_all_is_settled() -> None:
    scene = scene_with(
        ("egg", "salmon", "squid"), ("maki1",) * 3, fronts=[["chopsticks1"], []], menu=menu_with("chopsticks")
    )
    scene.answer(0, "egg").answer(0, "chopsticks1").answer(1, "maki1").answer(0, "squid")
    names = [name for name, *_ in scene.events() if name in ("played", "into_hand", "passed")]
    assert names == ["played", "played", "played", "into_hand", "passed"]


# ---------------------------------------------------------------------------------------- announcing


@pytest.mark.rule("P-TURN-3")
def test_tools_are_announced_with_the_pick_before_anything_is_known() -> None:
    scene = scene_with(("egg",) * 3, ("salmon",) * 3, ("squid",) * 3, fronts=[["chopsticks1"], [], []])
    scene.answer(0, "egg")
    assert scene.asked(0) == "announce"
    assert scene.legal(0) == ["chopsticks1", "pass"]
    scene.answer(0, "chopsticks1")
    assert scene.events("announced") == [], "nobody hears of it yet"
    scene.answer(1, "salmon").answer(2, "squid")
    assert moments(scene, "announced") == [("announced", 0, "chopsticks1")]
    names = [name for name, *_ in scene.events() if name in ("played", "announced")]
    assert names[0] == "announced"


@pytest.mark.rule("P-TURN-3")
def test_announcing_late_knows_what_everybody_played() -> None:
    scene = scene_with(
        ("egg",) * 3, ("salmon",) * 3, ("squid",) * 3, fronts=[["chopsticks1"], ["spoon5"], []], announce="after_reveal"
    )
    scene.answer(0, "egg")
    assert scene.asked(0) == "none"
    scene.answer(1, "salmon").answer(2, "squid")
    assert [scene.asked(seat) for seat in range(3)] == ["announce", "announce", "none"]
    assert scene.front(2) == ["squid"]
    scene.answer(1, "spoon5")
    assert scene.events("announced") == [], "all announce at the same moment"
    scene.answer(0, "pass")
    assert moments(scene, "announced") == [("announced", 1, "spoon5")]
    assert scene.asked(1) == "request"


@pytest.mark.rule("P-TURN-3")
@pytest.mark.parametrize("options", [{}, LATE])
@pytest.mark.parametrize("tool", ["chopsticks2", "spoon5"])
def test_a_tool_of_this_very_turn_cannot_be_used(options: dict[str, str], tool: str) -> None:
    scene = Scene((tool, "egg", "egg"), ("egg",) * 3, ("egg",) * 3, menu=TOOLS, options=options)
    scene.all_pick(tool, "egg", "egg")
    assert scene.t.turn == 3, "the next turn has begun, nobody was asked"
    assert [scene.asked(seat) for seat in range(3)] == ["pick"] * 3
    scene.answer(0, "egg")
    scene.answer(1, "egg").answer(2, "egg")
    assert [scene.asked(seat) for seat in range(3)].count("announce") == 1


@pytest.mark.rule("P-TURN-3")
def test_a_tool_need_not_be_used() -> None:
    scene = scene_with(("egg",) * 3, ("salmon",) * 3, ("squid",) * 3, fronts=[["chopsticks1"], [], []])
    scene.answer(0, "egg").answer(0, "pass").answer(1, "salmon").answer(2, "squid")
    assert scene.front(0) == ["chopsticks1", "egg"]
    assert scene.events("announced") == []


@pytest.mark.rule("P-TURN-4")
@pytest.mark.parametrize("announce", ["at_reveal", "after_reveal"])
def test_one_extra_action_a_turn(announce: str) -> None:
    scene = scene_with(
        ("egg",) * 4, ("salmon",) * 4, ("squid",) * 4, fronts=[["chopsticks1", "spoon4"], [], []], announce=announce
    )
    scene.answer(0, "egg")
    if announce == "after_reveal":
        scene.answer(1, "salmon").answer(2, "squid")
    assert scene.legal(0) == ["chopsticks1", "spoon4", "pass"]
    scene.answer(0, "spoon4")
    if announce == "at_reveal":
        scene.answer(1, "salmon").answer(2, "squid")
    assert moments(scene, "announced") == [("announced", 0, "spoon4")]
    assert scene.asked(0) == "request"


@pytest.mark.rule("P-TURN-4")
def test_any_number_of_extra_actions_by_rising_number() -> None:
    scene = scene_with(
        ("egg", "egg", "tempura", "gyoza"),
        ("salmon",) * 4,
        ("squid",) * 4,
        fronts=[["chopsticks1", "chopsticks2", "spoon4"], [], []],
        extra_actions="any",
    )
    scene.answer(0, "egg").answer(0, "chopsticks1")
    assert scene.legal(0) == ["chopsticks2", "spoon4", "pass"]
    scene.answer(0, "spoon4")
    scene.answer(1, "salmon").answer(2, "squid")
    assert moments(scene, "announced") == [("announced", 0, "chopsticks1"), ("announced", 0, "spoon4")]
    scene.answer(0, "tempura").answer(0, "squid")
    assert scene.front(0) == ["chopsticks2", "egg", "squid", "tempura"]
    assert scene.hand(1) == ["chopsticks1", "egg", "gyoza"]
    assert scene.hand(0) == ["spoon4", "squid", "squid"]


@pytest.mark.rule("OK-TOOL-1")
@pytest.mark.parametrize("announce", ["at_reveal", "after_reveal"])
def test_tools_are_useless_in_the_last_turn(announce: str) -> None:
    scene = scene_with(
        ("egg",) * 2, ("salmon",) * 2, ("squid",) * 2, fronts=[["chopsticks1"], ["spoon4"], []], announce=announce
    )
    if announce == "at_reveal":
        scene.answer(0, "egg").answer(0, "pass").answer(1, "salmon").answer(1, "pass").answer(2, "squid")
    else:
        scene.all_pick("egg", "salmon", "squid").answer(0, "pass").answer(1, "pass")
    assert scene.t.round == 1
    assert len(scene.events("announced")) == 0
    assert played(scene)[3:] == [(0, "squid"), (1, "egg"), (2, "salmon")]


@pytest.mark.rule("OK-TOOL-1")
def test_in_the_turn_before_the_last_they_work() -> None:
    scene = scene_with(("egg", "tempura"), ("salmon",) * 2, ("squid",) * 2, fronts=[["chopsticks1"], [], []])
    scene.answer(0, "egg").answer(0, "chopsticks1").answer(1, "salmon").answer(2, "squid")
    assert played(scene) == [
        (0, "egg"), (1, "salmon"), (2, "squid"), (0, "tempura"), (0, "squid"), (1, "chopsticks1"), (2, "salmon"),
    ]  # fmt: skip


ORDERS = menu_with("chopsticks", "special_order")


@pytest.mark.rule("OK-TOOL-2", "P-ORDER-8")
@pytest.mark.parametrize(
    ("used", "left"), [("chopsticks2", "special_order=chopsticks2"), ("special_order=chopsticks2", "chopsticks2")]
)
def test_a_tool_and_its_copy_are_told_apart(used: str, left: str) -> None:
    fronts = [["chopsticks2", "special_order=chopsticks2"], []]
    scene = scene_with(("egg", "salmon", "squid"), ("maki1",) * 3, fronts=fronts, menu=ORDERS)
    scene.answer(0, "egg")
    assert scene.legal(0) == ["chopsticks2", "special_order=chopsticks2", "pass"]
    scene.answer(0, used).answer(1, "maki1").answer(0, "squid")
    assert scene.front(0) == sorted([left, "egg", "squid"])
    assert scene.hand(1) == sorted(["salmon", used.partition("=")[0]])


# ---------------------------------------------------------------------------------------- extra cards


@pytest.mark.rule("P-TURN-5")
@pytest.mark.parametrize("tool", ["chopsticks3", "spoon5"])
def test_an_extra_tool_waits_for_a_later_turn(tool: str) -> None:
    hands = ("egg", tool, "egg"), ("salmon",) * 3, ("squid",) * 3
    scene = scene_with(*hands, fronts=[["chopsticks1"], [], []], extra_actions="any")
    scene.answer(0, "egg").answer(0, "chopsticks1").answer(1, "salmon").answer(2, "squid").answer(0, tool)
    assert scene.t.turn == 3
    assert scene.front(0) == sorted([tool, "egg"])
    scene.answer(0, "squid")
    assert scene.legal(0) == [tool, "pass"]


@pytest.mark.rule("P-TURN-5")
def test_an_extra_menu_acts_in_the_same_turn_at_its_number() -> None:
    menu = menu_with("menu", "chopsticks")
    scene = Scene(
        ("egg", "menu9", "egg"),
        ("menu8", "maki1", "maki1"),
        fronts=[["chopsticks1"], []],
        menu=menu,
        deck=("tempura",) * 8,
    )
    scene.answer(0, "egg").answer(0, "chopsticks1").answer(1, "menu8").answer(0, "menu9")
    assert [scene.asked(0), scene.asked(1)] == ["none", "tray"], "eight comes before nine"
    scene.answer(1, "tempura")
    assert [scene.asked(0), scene.asked(1)] == ["tray", "none"]
    scene.answer(0, "tempura")
    assert scene.front(0) == ["egg", "tempura"]
    assert scene.discards == ["menu8", "menu9"]


@pytest.mark.rule("P-TURN-5")
def test_an_extra_takeout_box_acts_in_the_same_turn_at_its_number() -> None:
    menu = menu_with("takeout", "menu")
    scene = Scene(
        ("menu7", "egg", "egg"),
        ("takeout10", "maki1", "maki1"),
        fronts=[["tempura"], ["tempura"]],
        menu=menu,
        deck=("takeout11",) * 4,
    )
    scene.all_pick("menu7", "takeout10").answer(0, "takeout11")
    assert [scene.asked(0), scene.asked(1)] == ["none", "flip"]
    scene.answer(1, "pass").answer(0, "tempura")
    assert scene.front(0) == ["flipped"]
    assert scene.t.turn == 3


@pytest.mark.rule("P-TURN-5", "P-ORDER-1")
def test_an_extra_special_order_chooses_on_the_spot_among_all_that_lies_there() -> None:
    fronts = [["chopsticks1", "tempura"], []]
    scene = scene_with(("egg", "special_order", "maki1"), ("maki1",) * 3, fronts=fronts, menu=ORDERS)
    scene.answer(0, "egg").answer(0, "chopsticks1").answer(1, "maki1").answer(0, "special_order")
    assert scene.asked(0) == "target"
    assert scene.legal(0) == ["egg", "tempura", "chopsticks1"], "the egg of this turn included"
    scene.answer(0, "egg")
    assert scene.front(0) == ["egg", "special_order=egg", "tempura"]


@pytest.mark.rule("P-TURN-5", "P-WASABI-1")
def test_an_extra_nigiri_goes_on_an_open_wasabi() -> None:
    menu = menu_with("chopsticks", "wasabi")
    scene = scene_with(("wasabi", "squid", "maki1"), ("maki1",) * 3, fronts=[["chopsticks1"], []], menu=menu)
    scene.answer(0, "wasabi").answer(0, "chopsticks1").answer(1, "maki1").answer(0, "squid")
    assert scene.front(0) == ["squid+wasabi"]


@pytest.mark.rule("P-TURN-5", "P-MISO-1")
def test_an_extra_miso_spoils_those_of_the_turn_at_once() -> None:
    scene = scene_with(
        ("egg", "miso", "egg"), ("miso", "egg", "egg"), ("egg",) * 3, fronts=[["chopsticks1"], ["miso"], ["spoon6"]]
    )
    scene.answer(0, "egg").answer(0, "chopsticks1").answer(1, "miso").answer(2, "egg").answer(2, "spoon6")
    assert scene.front(1) == ["miso", "miso"]
    scene.answer(0, "miso")
    assert scene.asked(2) == "request", "the turn is not over"
    assert scene.front(1) == ["miso"], "the one of an earlier turn stays"
    assert scene.discards == ["miso", "miso"]


@pytest.mark.rule("P-TURN-5", "P-URAMAKI-1")
def test_an_extra_uramaki_scores_at_once() -> None:
    menu = menu_with("uramaki", "chopsticks", "spoon")
    fronts = [["chopsticks1", "uramaki5"], [], ["spoon6"]]
    scene = scene_with(("egg", "uramaki5", "egg"), ("egg",) * 3, ("egg",) * 3, fronts=fronts, menu=menu)
    scene.answer(0, "egg").answer(0, "chopsticks1").answer(1, "egg").answer(2, "egg").answer(2, "spoon6")
    scene.answer(0, "uramaki5")
    assert scene.asked(2) == "request", "the turn is not over"
    assert scene.scores == [8, 0, 0]


@pytest.mark.rule("P-TURN-6")
@pytest.mark.parametrize("copier", [0, 1])
def test_a_copy_and_its_original_act_in_seat_order(copier: int) -> None:
    """The spoon that was copied has come to another player since."""
    menu = menu_with("spoon", "special_order")
    fronts = [["spoon5"], ["spoon5"], []]
    fronts[copier] = ["special_order=spoon5"]
    scene = scene_with(("egg",) * 3, ("salmon",) * 3, ("squid",) * 3, fronts=fronts, menu=menu)
    tools = ["special_order=spoon5" if seat == copier else "spoon5" for seat in range(2)]
    scene.answer(1, "salmon").answer(1, tools[1]).answer(0, "egg").answer(0, tools[0]).answer(2, "squid")
    assert [scene.asked(seat) for seat in range(3)] == ["request", "none", "none"]
    scene.answer(0, "squid")
    assert [scene.asked(seat) for seat in range(3)] == ["none", "request", "none"]


@pytest.mark.rule("P-TURN-6")
def test_a_lower_number_still_goes_before_seat_order() -> None:
    menu = menu_with("spoon", "special_order")
    scene = scene_with(
        ("egg",) * 3, ("salmon",) * 3, ("squid",) * 3, fronts=[["special_order=spoon5"], ["spoon4"], []], menu=menu
    )
    scene.answer(0, "egg").answer(0, "special_order=spoon5").answer(1, "salmon").answer(1, "spoon4").answer(2, "squid")
    assert scene.asked(1) == "request"
