"""Ways a card comes to the table, and what a table scores: shared by the tests of all cards."""

from collections import Counter
from collections.abc import Mapping, Sequence

from okawari.cards.desserts import set_aside
from okawari.rules.engine import carry_on
from okawari.rules.scoring import score_desserts, score_round
from okawari.table.faces import FACES, LINES
from okawari.views.reasons import line_name
from tests.kit import Cards, Scene, menu_with

WAYS = ("chopsticks", "spoon", "menu")
TOOLS = {"chopsticks": "chopsticks3", "spoon": "spoon6", "menu": "menu9"}
NUMBERED = ("chopsticks", "spoon", "menu", "takeout")


def menu_of(*kinds: str) -> list[str]:
    """A menu with these kinds, each once, and ice cream unless another dessert is wanted."""
    desserts = [kind for kind in kinds if kind in ("pudding", "ice_cream", "fruit")] or ["ice_cream"]
    return menu_with(*dict.fromkeys([*kinds, *desserts]))


def kind_of(face: str) -> str:
    """The kind of a numbered face."""
    return face.rstrip("0123456789")


def by(
    way: str,
    card: str,
    *kinds: str,
    front: Cards = (),
    others: Sequence[Cards] = (),
    picks: Sequence[str] = ("egg", "egg", "egg"),
    options: Mapping[str, str] | None = None,
    round: int = 1,
) -> Scene:
    """Seat 0 gets a card as an extra card by chopsticks3, spoon6 (seat 1 gives it) or menu9; the turn goes on after it.

    `kinds` are on the menu besides the way itself. By menu seat 0's own pick is the menu.
    """
    tool = TOOLS[way]
    mine = tool if way == "menu" else picks[0]
    hands = [[mine, card if way == "chopsticks" else "egg", "egg"]]
    hands += [[pick, card if way == "spoon" and seat == 0 else "egg", "egg"] for seat, pick in enumerate(picks[1:])]
    fronts = [[*front, *([tool] if way != "menu" else [])], *others]
    deck = (card, "egg", "egg", "egg")
    scene = Scene(*hands, fronts=fronts, menu=menu_of(*kinds, way), options=options, deck=deck, round=round)
    scene.answer(0, mine)
    if way == "menu":
        no_tool(scene, 0)
    else:
        scene.answer(0, tool)
    for seat in range(1, len(picks)):
        scene.answer(seat, picks[seat])
    if way == "spoon":
        numbered = kind_of(card) in NUMBERED
        scene.answer(0, "any-" + kind_of(card) if numbered else card)
        return scene.answer(1, card) if numbered else scene
    return scene.answer(0, card)


def no_tool(scene: Scene, seat: int) -> Scene:
    """Use none of the tools lying there, if that is asked."""
    return scene.answer(seat, "pass") if scene.asked(seat) == "announce" else scene


def pick_all(scene: Scene, *codes: str) -> Scene:
    """Every seat picks in seat order, and uses no tool."""
    for seat, code in enumerate(codes):
        no_tool(scene.answer(seat, code), seat)
    return scene


def plain_hands(*first: str, size: int = 4) -> list[list[str]]:
    """A hand for each seat, beginning with one card, eggs for the rest."""
    return [[card] + ["egg"] * (size - 1) for card in first]


def lines_of(scene: Scene) -> list[dict[str, int]]:
    """Every seat's score sheet as it stands, empty lines left out."""
    t = scene.t
    rows = [[(line_name(line), t.seats[seat].lines[line]) for line in range(LINES)] for seat in range(t.places)]
    return [{name: value for name, value in row if value} for row in rows]


def score_now(scene: Scene) -> list[dict[str, int]]:
    """The sheets if the round ended here, desserts apart."""
    score_round(scene.t)
    return lines_of(scene)


def score_all(scene: Scene) -> list[dict[str, int]]:
    """The sheets if the game ended here."""
    score_round(scene.t)
    for seat in range(scene.t.places):
        set_aside(scene.t, seat)
    score_desserts(scene.t)
    return lines_of(scene)


def run(scene: Scene) -> Scene:
    """Go on from a scene in which nobody has a choice: hands of a single card."""
    carry_on(scene.t)
    return scene


def written(scene: Scene, seat: int) -> dict[str, int]:
    """All points a seat has been given since the scene began, by kind, whatever was cleared away since."""
    sums: Counter[str] = Counter()
    for _, who, line, points in scene.events("scored"):
        if who == seat:
            sums[line_name(line)] += points
    return {name: value for name, value in sums.items() if value}


def in_play(scene: Scene, face: str) -> int:
    """How many cards of a face are in the deck and in the hands."""
    t = scene.t
    number = FACES.index(face)
    deck = [t.deck[i] for i in range(t.deck_n)].count(number)
    return deck + sum(t.hands[hand].cards[number] for hand in range(t.seats_n))


def codes(scene: Scene, what: str) -> list[tuple[int, str]]:
    """Who and which face, of all events of a name that speak of a face."""
    return [(seat, FACES[face]) for _, seat, face, _ in scene.events(what)]
