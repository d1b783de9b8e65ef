"""A small kit for tests of rules: tables with chosen hands and dishes, played by codes."""

from collections.abc import Mapping, Sequence

from okawari.editions.setup import classic_table, party_table
from okawari.rules.engine import answer, legal, new_game, take_back
from okawari.rules.scoring import score_desserts, score_round
from okawari.rules.turn import start_turn
from okawari.table.events import NAMES
from okawari.table.faces import FACES, KINDS, LINES, PUDDING, SPECIAL_ORDER, SPOT_NAMES
from okawari.table.layout import Table
from okawari.table.questions import ANSWERS, QUESTIONS, STAGES, answer_code
from okawari.table.zones import hold
from okawari.views.reasons import line_name
from okawari.views.seat_view import tableau

Cards = Sequence[str]
LAST_SPECIALS = ("special_order", "rice_wine")
PLAIN = ("maki", "tempura", "sashimi", "gyoza", "wasabi", "tea", "pudding")


class Scene:
    """A table in the middle of a round: hands, dishes and deck as the test wants them.

    Cards are codes: "squid", "squid+wasabi" (the nigiri and the wasabi under it), "special_order=tempura",
    "flipped". Everything not said is empty. The scene stands at the start of a turn, everybody asked.
    """

    def __init__(
        self,
        *hands: Cards,
        fronts: Sequence[Cards] = (),
        menu: Sequence[str] = PLAIN,
        options: Mapping[str, str] | None = None,
        game: str = "party",
        deck: Cards = ("egg",) * 8,
        round: int = 1,
        desserts: Sequence[Cards] = (),
    ) -> None:
        seats = len(hands)
        asked = dict(options or {})
        if game == "party":
            asked.setdefault("expansions", "both")
        classic = game == "classic"
        self.t: Table = classic_table(seats, asked, "kit") if classic else party_table(seats, menu, asked, "kit")
        t = self.t
        new_game(t)
        t.round = round - 1
        t.waiting = 0
        t.turn = 1
        for seat in range(t.seats_n):
            self._empty_hand(seat)
            for card in hands[seat]:
                hold(t, t.seats[seat].hand, FACES.index(card))
        t.hand_n = len(hands[0])
        assert all(len(hand) == t.hand_n for hand in hands), "hands of one size"
        for seat, cards in enumerate(fronts):
            for card in cards:
                lay_out(t, seat, card)
        for seat, cards in enumerate(desserts):
            for card in cards:
                t.seats[seat].desserts[FACES.index(card) - PUDDING] += 1
        t.deck_n = 0
        for card in deck:
            t.deck[t.deck_n] = FACES.index(card)
            t.deck_n += 1
        t.log_on = 1
        t.log_n = 0
        start_turn(t)

    def _empty_hand(self, seat: int) -> None:
        hand = self.t.hands[seat]
        hand.mask = 0
        self.t.held[seat] = 0
        for face in range(len(FACES)):
            hand.cards[face] = 0

    def asked(self, seat: int) -> str:
        """The question a seat is facing ("none")."""
        return QUESTIONS[self.t.mine[seat].ask]

    def legal(self, seat: int) -> list[str]:
        """The codes of a seat's legal answers."""
        mask = legal(self.t, seat)
        return [answer_code(self.t.mine[seat].ask, number) for number in range(ANSWERS) if mask >> number & 1]

    def answer(self, seat: int, code: str) -> "Scene":
        """Answer by code."""
        for number in range(ANSWERS):
            if legal(self.t, seat) >> number & 1 and answer_code(self.t.mine[seat].ask, number) == code:
                answer(self.t, seat, number)
                return self
        raise AssertionError(f"seat {seat}, asked {self.asked(seat)}, cannot answer {code}: {self.legal(seat)}")

    def all_pick(self, *codes: str) -> "Scene":
        """Every seat picks, in seat order."""
        for seat, code in enumerate(codes):
            self.answer(seat, code)
        return self

    def take_back(self, seat: int) -> "Scene":
        """Choose again."""
        take_back(self.t, seat)
        return self

    @property
    def stage(self) -> str:
        """Where the turn stands."""
        return STAGES[self.t.stage]

    def front(self, seat: int) -> list[str]:
        """What lies in front of a seat, sorted."""
        return sorted(tableau(self.t.seats[seat]))

    def hand(self, seat: int) -> list[str]:
        """The hand a seat holds now, sorted."""
        cards = self.t.hands[self.t.seats[seat].hand].cards
        return sorted(face for number, face in enumerate(FACES) for _ in range(cards[number]))

    @property
    def discards(self) -> list[str]:
        """Cards out for the round, sorted."""
        return sorted(face for number, face in enumerate(FACES) for _ in range(self.t.discard[number]))

    def events(self, what: str | None = None) -> list[tuple[str, int, int, int]]:
        """The log so far: (name, seat, a, b)."""
        t = self.t
        rows = [(NAMES[t.log_what[i]], t.log_seat[i], t.log_a[i], t.log_b[i]) for i in range(t.log_n)]
        return [row for row in rows if what in (None, row[0])]

    @property
    def scores(self) -> list[int]:
        """Points on the board."""
        return [self.t.seats[seat].score for seat in range(self.t.places)]


def lay_out(t: Table, seat: int, card: str) -> None:
    """Put a card in front of a seat as if it had come in an earlier turn."""
    me = t.seats[seat]
    order = card.startswith("special_order=")
    code = card.removeprefix("special_order=")
    row = me.orders if order else me.front
    if code.endswith("+wasabi"):
        me.front[SPOT_NAMES.index("wasabi-under-" + code.removesuffix("+wasabi"))] += 1
    if code == "flipped":
        me.front[SPOT_NAMES.index("flipped")] += 1
        me.flipped[SPECIAL_ORDER if order else 0] += 1
        return
    row[SPOT_NAMES.index(code)] += 1


def points(
    *fronts: Cards,
    menu: Sequence[str] | None = None,
    options: Mapping[str, str] | None = None,
    game: str = "party",
    places_taken: int = 0,
    desserts: Sequence[Cards] | None = None,
) -> list[dict[str, int]]:
    """What each seat scores by kind for these dishes at the end of a round (or for these desserts, if given)."""
    hands = [("egg",)] * len(fronts)
    scene = Scene(*hands, fronts=fronts, menu=menu or PLAIN, options=options, game=game, desserts=desserts or ())
    t = scene.t
    t.places_taken = places_taken
    (score_round if desserts is None else score_desserts)(t)
    lines = [[(line_name(line), t.seats[seat].lines[line]) for line in range(LINES)] for seat in range(t.places)]
    return [{name: value for name, value in row if value} for row in lines]


def kind_points(kind: str, *fronts: Cards, **how: object) -> list[int]:
    """The points of one kind for each seat; the menu is made to serve it."""
    rows = points(*fronts, **{"menu": menu_with(kind), **how})  # type: ignore[arg-type]
    return [row.get(kind, 0) for row in rows]


def menu_with(*kinds: str) -> list[str]:
    """A legal menu that serves these kinds."""
    courses = {
        "roll": ["maki", "temaki", "uramaki"],
        "appetizer": ["tempura", "sashimi", "gyoza", "eel", "tofu", "edamame", "miso", "onigiri", "sukeroku"],
        "special": ["wasabi", "tea", "soy_sauce", "chopsticks", "spoon", "menu", "takeout", *LAST_SPECIALS],
        "dessert": ["pudding", "ice_cream", "fruit"],
    }
    wanted = {"roll": 1, "appetizer": 3, "special": 2, "dessert": 1}
    menu: list[str] = []
    for course, number in wanted.items():
        asked = [kind for kind in kinds if kind in courses[course]]
        filler = [kind for kind in courses[course] if kind not in asked and kind not in ("edamame",)]
        menu += (asked + filler)[:number]
    assert set(kinds) - {"nigiri"} <= set(menu) <= set(KINDS), kinds
    return menu
