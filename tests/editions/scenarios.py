"""One small scenario for every option: what can be seen at the table under given options."""

from collections.abc import Callable, Mapping
from itertools import pairwise

from okawari.draft.layout import Table
from okawari.editions.menus import kinds_of
from okawari.editions.options import settled_options
from okawari.errors import BadMenu
from okawari.game import Game
from tests.draft.tables import lay_out, started, taken
from tests.kit import Scene, kind_points, menu_with
from tests.rules.flow import any_game

Options = Mapping[str, str]
Sight = Callable[[Options], object]

# ---------------------------------------------------------------------------------------- comparing


def maki_ties(options: Options) -> object:
    return kind_points("maki", ("maki3",), ("maki3",), ("maki2",), options=options)


def maki_three_places(options: Options) -> object:
    fronts = [("maki3", "maki3"), ("maki3", "maki2"), ("maki3",), ("maki1",), (), ()]
    return kind_points("maki", *fronts, options=options)


def temaki_ties(options: Options) -> object:
    return kind_points("temaki", ("temaki",) * 2, ("temaki",) * 2, ("temaki",), ("temaki",), options=options)


def temaki_none(options: Options) -> object:
    return kind_points("temaki", ("temaki",) * 2, ("temaki",), (), options=options)


def pudding_ties(options: Options) -> object:
    own = [("pudding",) * 3, ("pudding",) * 3, ("pudding",), ("pudding",)]
    return kind_points("pudding", (), (), (), (), desserts=own, options=options)


def pudding_none(options: Options) -> object:
    return kind_points("pudding", (), (), (), desserts=[("pudding",) * 2, ("pudding",), ()], options=options)


def two_player_loss(options: Options) -> object:
    temaki = kind_points("temaki", ("temaki",) * 2, ("temaki",), options=options)
    pudding = kind_points("pudding", (), (), desserts=[("pudding",), ()], options=options)
    return temaki, pudding


def uramaki_tiebreak(options: Options) -> object:
    """Both come to ten: one by a five, the other by a three."""
    scene = Scene(
        ("uramaki5", "egg", "egg"),
        ("uramaki3", "egg", "egg"),
        fronts=[["uramaki5"], ["uramaki4", "uramaki3"]],
        menu=menu_with("uramaki"),
        options=options,
    )
    return scene.all_pick("uramaki5", "uramaki3").scores


def edamame_self(options: Options) -> object:
    return kind_points("edamame", ("edamame",) * 2, ("edamame",), (), options=options)


# ---------------------------------------------------------------------------------------- tools and orders


def miso_spoiled(options: Options) -> object:
    menu = menu_with("miso")
    scene = Scene(("miso", "egg", "egg"), ("miso", "egg", "egg"), menu=menu, options=options).all_pick("miso", "miso")
    return scene.front(0), scene.discards


def announce(options: Options) -> object:
    """Whether a player with chopsticks is asked before or after the reveal."""
    menu = menu_with("chopsticks")
    scene = Scene(("egg",) * 3, ("maki1",) * 3, fronts=[["chopsticks1"], []], menu=menu, options=options)
    scene.answer(0, "egg")
    return scene.asked(0)


def extra_actions(options: Options) -> object:
    """What can be announced after one tool."""
    menu = menu_with("chopsticks", "spoon")
    hands = ("egg",) * 4, ("egg",) * 4, ("egg",) * 4
    scene = Scene(*hands, fronts=[["chopsticks1", "spoon4"], [], []], menu=menu, options=options)
    scene.answer(0, "egg")
    if scene.asked(0) == "none":
        scene.answer(1, "egg").answer(2, "egg")
    scene.answer(0, "chopsticks1")
    return [code for code in scene.legal(0) if scene.asked(0) == "announce"]


def flipped_colour(options: Options) -> object:
    menu = menu_with("takeout", "tea")
    return kind_points("tea", ("tea", "flipped", "flipped", "flipped"), (), menu=menu, options=options)


def order_nigiri(options: Options) -> object:
    """An open wasabi, and a nigiri that is copied: plain in the first scene, on a wasabi in the second."""
    found = []
    for original in ("squid", "squid+wasabi"):
        scene = Scene(
            ("special_order", "egg", "egg"),
            ("maki1",) * 3,
            fronts=[["wasabi", original], []],
            menu=menu_with("special_order", "wasabi"),
            options=options,
        )
        scene.answer(0, "special_order").answer(0, original)
        where = scene.legal(0)
        if not where:
            scene.answer(1, "maki1")
        found.append(where or [card for card in scene.front(0) if card.startswith("special")])
    return found


def order_when(options: Options) -> object:
    menu = menu_with("special_order")
    fronts = [["tempura", "gyoza"], []]
    scene = Scene(("special_order", "egg", "egg"), ("maki1",) * 3, fronts=fronts, menu=menu, options=options)
    scene.answer(0, "special_order")
    asked = scene.asked(0)
    if asked == "target":
        scene.answer(0, "tempura")
    scene.answer(1, "maki1")
    return asked, scene.front(0)


def order_dessert(options: Options) -> object:
    """What can be copied in each round."""
    menu = menu_with("special_order", "pudding")
    fronts = [["tempura", "gyoza", "pudding"], []]
    found = []
    for number in (1, 2, 3):
        hands = ("special_order", "egg", "egg"), ("maki1",) * 3
        scene = Scene(*hands, fronts=fronts, menu=menu, options=options, round=number).answer(0, "special_order")
        found.append("pudding" in scene.legal(0))
    return found


def takeout_scope(options: Options) -> object:
    menu = menu_with("takeout", "menu")
    hands = ("menu7", "egg", "egg"), ("egg",) * 3
    scene = Scene(*hands, fronts=[["tempura"], []], menu=menu, options=options, deck=("takeout10",) * 4)
    scene.all_pick("menu7", "egg").answer(0, "takeout10")
    first = scene.legal(0)
    menu = menu_with("takeout", "chopsticks")
    hands = ("egg", "takeout10", "egg"), ("egg",) * 3
    scene = Scene(*hands, fronts=[["chopsticks1", "tempura"], []], menu=menu, options=options)
    scene.answer(0, "egg")
    if scene.asked(0) == "none":
        scene.answer(1, "egg").answer(0, "chopsticks1")
    else:
        scene.answer(0, "chopsticks1").answer(1, "egg")
    scene.answer(0, "takeout10")
    return first, "egg" in scene.legal(0)


def takeout_when(options: Options) -> object:
    menu = menu_with("takeout")
    scene = Scene(("takeout10", "egg", "egg"), ("egg",) * 3, fronts=[["tempura"], []], menu=menu, options=options)
    scene.all_pick("takeout10", "egg")
    return scene.asked(0), scene.front(0)


def takeout_box(options: Options) -> object:
    menu = menu_with("takeout")
    scene = Scene(("takeout10", "egg", "egg"), ("egg",) * 3, fronts=[["tempura"], []], menu=menu, options=options)
    scene.all_pick("takeout10", "egg").answer(0, "pass")
    return scene.front(0), scene.discards


def wasabi(options: Options) -> object:
    scene = Scene(("squid",) * 3, ("egg",) * 3, fronts=[["wasabi"], []], options=options)
    return scene.answer(0, "squid").legal(0)


def uramaki_scored(options: Options) -> object:
    menu = menu_with("uramaki")
    scene = Scene(("uramaki5", "egg", "egg"), ("egg",) * 3, fronts=[["uramaki5"], []], menu=menu, options=options)
    scene.all_pick("uramaki5", "egg")
    return scene.discards, list(scene.t.seats[0].beside), scene.front(0)


def pass_direction(options: Options) -> object:
    scene = Scene(("egg",) * 3, ("maki1",) * 3, ("gyoza",) * 3, options=options, round=2)
    return scene.all_pick("egg", "maki1", "gyoza").hand(0)[0]


def expansions(options: Options) -> object:
    """The mini-expansions that can be ordered."""
    found = []
    for kind in ("rice_wine", "sukeroku"):
        try:
            kinds_of(menu_with(kind), 4, settled_options("party", options)["expansions"])
            found.append(kind)
        except BadMenu:
            pass
    return found


def edition(options: Options) -> object:
    """Everything that an edition can change."""
    sights = (
        extra_actions, order_nigiri, takeout_scope, announce, flipped_colour, two_player_loss, maki_three_places,
        uramaki_tiebreak,
    )  # fmt: skip
    return [sight(options) for sight in sights]


PARTY: dict[str, Sight] = {
    sight.__name__: sight
    for sight in (
        edition, maki_ties, temaki_ties, pudding_ties, temaki_none, pudding_none, two_player_loss, maki_three_places,
        uramaki_tiebreak, edamame_self, miso_spoiled, announce, extra_actions, flipped_colour, order_nigiri, order_when,
        order_dessert, takeout_scope, takeout_when, takeout_box, wasabi, uramaki_scored, pass_direction, expansions,
    )
}  # fmt: skip

# ---------------------------------------------------------------------------------------- Classic


def classic_pass_direction(options: Options) -> object:
    scene = Scene(("egg",) * 3, ("maki1",) * 3, ("gyoza",) * 3, game="classic", options=options, round=2)
    return scene.all_pick("egg", "maki1", "gyoza").hand(0)[0]


def dummy(options: Options) -> object:
    game = Game("classic", seats=2, options=options, seed=1)
    return len(game.scores), game.view(0).hand_size


def promo(options: Options) -> object:
    return kind_points("soy_sauce", ("soy_sauce", "egg"), (), game="classic", options=options)


CLASSIC: dict[str, Sight] = {"pass_direction": classic_pass_direction, "dummy": dummy, "promo": promo}

# ---------------------------------------------------------------------------------------- Draft


def draft_pass_direction(options: Options) -> object:
    game = any_game(1, game="draft", seats=3, options=options)
    return [event.values["direction"] for event in game.events if event.what == "passed"][4]


def _draft(options: Options) -> Table:
    values = settled_options("draft", options)
    return started(seats=4, advanced=values["advanced"] == "yes", ties=values["ties"])


def advanced(options: Options) -> object:
    """Two cards and a wild against three cards; two types against three with symbols."""
    wild = lay_out(_draft(options), "tuna wild=tuna tuna", "tuna tuna tuna*", "", "")
    symbols = lay_out(_draft(options), "tuna prawn", "salmon_roll* cucumber_maki* tuna*", "", "")
    return taken(wild)["tuna"], taken(symbols)["dessert"]


def ties(options: Options) -> object:
    t = lay_out(_draft(options), "tuna tuna tuna", "tuna tuna tuna", "tuna tuna prawn", "tuna")
    second = lay_out(_draft(options), "tuna tuna tuna", "tuna tuna tuna", "tuna", "tuna")
    alone = lay_out(started(seats=5, ties=settled_options("draft", options)["ties"]), *FIVE)
    return taken(t)["tuna"], taken(second)["tuna"], taken(alone)["tuna"]


FIVE = ("tuna tuna tuna", "tuna tuna tuna", "tuna tuna", "tuna tuna", "tuna")


def leftovers(options: Options) -> object:
    """Whether cards that nobody held in the first round are seen later."""
    late = 0
    for seed in range(5):
        game = Game("draft", seats=3, seed=seed, options=options)
        out = [list(game._table.out)]
        while not game.over:
            game.answer(game.waiting[0], game.legal(game.waiting[0])[0])
            out.append(list(game._table.out))
        late += any(a != b for a, b in pairwise(out))
    return late > 0


def open_chips(options: Options) -> object:
    game = any_game(1, game="draft", seats=3, options=options)
    return {event.what for event in game.events if event.only is not None and event.what.startswith("chip")}


DRAFT: dict[str, Sight] = {
    "pass_direction": draft_pass_direction,
    "advanced": advanced,
    "ties": ties,
    "leftovers": leftovers,
    "open_chips": open_chips,
}
SIGHTS = {"classic": CLASSIC, "party": PARTY, "draft": DRAFT}
