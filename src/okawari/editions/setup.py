"""From game, menu, options and seats to a table with its rules set and its box full."""

from collections.abc import Mapping, Sequence

from okawari.cards import CATALOGUE
from okawari.cards.special_order import MAY, MAY_IF_PLAIN, MUST
from okawari.editions import boxes
from okawari.editions.menus import kinds_of
from okawari.editions.options import settled_options
from okawari.errors import BadOption, BadSeats
from okawari.table.chance import key_words
from okawari.table.faces import FACES, FIRST, KINDS, PUDDING
from okawari.table.layout import ROUNDS, Table
from okawari.table.prizes import FULL, SHARE, SPLIT

CLASSIC_KINDS = ("nigiri", "wasabi", "maki", "tempura", "sashimi", "gyoza", "chopsticks", "pudding")


def check_seats(game: str, seats: object) -> None:
    """Refuse a number of players that a game is not made for."""
    least, most = boxes.SEATS[game]
    if not isinstance(seats, int) or not least <= seats <= most:
        raise BadSeats("error-bad-seats", game=game, seats=ascii(seats)[:40], least=least, most=most)


def round_keys(seed: str) -> list[int]:
    """Where the chance of each round starts."""
    return [word for number in range(ROUNDS) for word in key_words(seed, f"round {number + 1}")]


def classic_table(seats: int, options: Mapping[str, str], seed: str) -> Table:
    """A table of Classic, not dealt yet."""
    check_seats("classic", seats)
    values = settled_options("classic", options)
    dummy = values["dummy"] == "yes"
    if dummy and seats != 2:
        raise BadOption("error-bad-option-seats", option="dummy", seats=seats, least=2, most=2)
    promo = values["promo"] == "yes"
    t = _table(seats, seed, values, {**boxes.CLASSIC, **(boxes.CLASSIC_PROMO if promo else {})})
    _serve(t, sorted([*CLASSIC_KINDS, *(["soy_sauce"] if promo else [])], key=KINDS.index))
    t.places = seats + dummy
    rules = t.rules
    rules.hand_size = boxes.CLASSIC_HAND[t.places]
    rules.maki_prizes[0], rules.maki_prizes[1] = 6, 3
    rules.maki_tie = rules.pudding_tie = SHARE
    rules.equal_cancels = rules.soy_shared = 1
    rules.fewest_lose = t.places > 2
    for face in range(PUDDING, len(FACES)):
        t.circulating[face - PUDDING] = t.copies[face]
    return t


def party_table(seats: int, menu: str | Sequence[str], options: Mapping[str, str], seed: str) -> Table:
    """A table of Party, not dealt yet."""
    check_seats("party", seats)
    values = settled_options("party", options)
    kinds = kinds_of(menu, seats, values["expansions"])
    faces = {face for kind in kinds for face in faces_of(kind)}
    t = _table(seats, seed, values, {face: n for face, n in boxes.PARTY.items() if face in faces})
    _serve(t, kinds)
    _fill_pile(t)
    _party_rules(t, values, seats)
    t.rules.tools = "chopsticks" in kinds or "spoon" in kinds
    return t


def faces_of(kind: str) -> tuple[str, ...]:
    """The faces of a kind."""
    at = KINDS.index(kind)
    return FACES[FIRST[at] : FIRST[at + 1]]


def _table(seats: int, seed: str, values: Mapping[str, str], copies: Mapping[str, int]) -> Table:
    t = Table()
    t.places = t.seats_n = seats
    for face, number in copies.items():
        t.copies[FACES.index(face)] = number
    for at, word in enumerate(round_keys(seed)):
        t.keys[at] = word
    turns_back = values["pass_direction"] == "alternate"
    for number in range(ROUNDS):
        t.rules.passing[number] = -1 if turns_back and number == 1 else 1
    return t


def _serve(t: Table, kinds: Sequence[str]) -> None:
    t.menu_n = len(kinds)
    for at, kind in enumerate(kinds):
        t.menu[at] = KINDS.index(kind)
    cards = [CATALOGUE[KINDS.index(kind)] for kind in kinds]
    t.rules.settles = any(card.settle for card in cards)
    t.rules.lingers = any(card.turn_ended for card in cards)


def _fill_pile(t: Table) -> None:
    for face in range(PUDDING, len(FACES)):
        for _ in range(t.copies[face]):
            t.pile[t.pile_n] = face
            t.pile_n += 1


def _party_rules(t: Table, values: Mapping[str, str], seats: int) -> None:
    rules = t.rules
    rules.hand_size = boxes.PARTY_HAND[seats]
    rules.reshuffled = 1
    for number, mixed in enumerate(boxes.MANY_DESSERTS if seats > 5 else boxes.FEW_DESSERTS):
        rules.mixed[number] = mixed
    prizes = (6, 4, 2) if seats > 5 and values["maki_three_places"] == "6-8" else (6, 3, 0)
    for place, prize in enumerate(prizes):
        rules.maki_prizes[place] = prize
    ties = {"full": FULL, "split": SPLIT}
    rules.maki_tie = ties[values["maki_ties"]]
    rules.temaki_tie = ties[values["temaki_ties"]]
    rules.pudding_tie = ties[values["pudding_ties"]]
    rules.fewest_lose = seats > 2 or values["two_player_loss"] == "yes"
    rules.order_nigiri = {"es": MAY_IF_PLAIN, "de": MUST, "ru": MAY}[values["order_nigiri"]]
    for field, option, value in SWITCHES:
        setattr(rules, field, values[option] == value)


# Rules that are simply on when an option has a value.
SWITCHES = (
    ("temaki_spared", "temaki_none", "spared"),
    ("pudding_spared", "pudding_none", "spared"),
    ("uramaki_turn_breaks", "uramaki_tiebreak", "total_then_turn"),
    ("uramaki_aside", "uramaki_scored", "set_aside"),
    ("edamame_self", "edamame_self", "yes"),
    ("miso_kept", "miso_spoiled", "kept"),
    ("announce_late", "announce", "after_reveal"),
    ("extra_any", "extra_actions", "any"),
    ("flipped_colour", "flipped_colour", "own"),
    ("order_late", "order_when", "round_end"),
    ("order_dessert_late", "order_dessert", "last_round"),
    ("takeout_all", "takeout_scope", "already_played"),
    ("takeout_late", "takeout_when", "round_end"),
    ("takeout_kept", "takeout_box", "kept"),
    ("wasabi_may", "wasabi", "may"),
)
