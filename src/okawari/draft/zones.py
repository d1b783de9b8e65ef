"""Moves of Draft cards between bag, hands and tableaus: nothing else touches these counts."""

from okawari.draft.events import PASSED, PLAYED, log
from okawari.draft.faces import COPIES, FACE_COUNT, HAND, NOBODY, SPOTS, STARRED, TYPE_COUNT, WILD
from okawari.draft.layout import Hand, Public, Seat, Table
from okawari.table.chance import HasChance, below


def draw(t: Table, dice: HasChance) -> int:
    """Take any card out of the bag."""
    at = below(dice, t.bag_n)
    face = 0
    while at >= t.bag[face]:
        at -= t.bag[face]
        face += 1
    t.bag[face] -= 1
    t.bag_n -= 1
    return face


def hold(held: Hand, face: int) -> None:
    """Add a card to a hand."""
    held.cards[face] += 1
    held.mask |= 1 << face


def take(held: Hand, face: int) -> None:
    """Remove a card from a hand."""
    held.cards[face] -= 1
    if held.cards[face] == 0:
        held.mask &= ~(1 << face)


def empty(held: Hand) -> None:
    """Remove all cards from a hand."""
    held.mask = 0
    for face in range(FACE_COUNT):
        held.cards[face] = 0


def cards_in(held: Hand) -> int:
    """How many cards a hand has."""
    found = 0
    for face in range(FACE_COUNT):
        found += held.cards[face]
    return found


def deal(t: Table) -> None:
    """Shuffle the cards of the round and deal; the rest is out, for the round or for the game."""
    left = _gather(t)
    for seat in range(t.seats_n):
        me = t.seats[seat]
        me.hand = seat
        for spot in range(SPOTS):
            me.front[spot] = 0
        empty(t.hands[seat])
        for _ in range(HAND):
            at = below(t, left)
            hold(t.hands[seat], t.deck[at])
            left -= 1
            t.deck[at] = t.deck[left]
    t.hand_n = HAND
    for at in range(left):
        t.out[t.deck[at]] += 1


def _gather(t: Table) -> int:
    """Fill the deck with every card but those that are out for the game; how many there are."""
    size = 0
    for face in range(FACE_COUNT):
        if t.round == 0 or not stay_out(t):
            t.out[face] = 0
        for _ in range(COPIES[face] - t.out[face]):
            t.deck[size] = face
            size += 1
    return size


def stay_out(t: Public) -> bool:
    """Whether the cards not dealt in the first round are out for the game."""
    return t.rules.out_for_game == 1


def leave_out(t: Table) -> None:
    """What is still in the bag is out of the round."""
    for face in range(FACE_COUNT):
        t.out[face] += t.bag[face]
        t.bag[face] = 0
    t.bag_n = 0


def lay(t: Table, seat: int, face: int, joins: int) -> None:
    """Lay a card of the hand in front of its player, a wild on the type it joins."""
    take(t.hands[t.seats[seat].hand], face)
    kind = face % TYPE_COUNT
    spot = face
    if face == WILD:
        kind = joins
        spot = WILD + joins
    t.seats[seat].front[spot] += 1
    log(t, PLAYED, seat, face, kind)


def types_of(me: Seat) -> int:
    """The types that a player has begun, a bit each; wilds add none."""
    types = 0
    for kind in range(TYPE_COUNT):
        if me.front[kind] + me.front[STARRED + kind] > 0:
            types |= 1 << kind
    return types


def on_table(t: Public, face: int) -> int:
    """How many cards of a face lie in front of all players."""
    found = 0
    for seat in range(t.seats_n):
        if face < WILD:
            found += t.seats[seat].front[face]
        else:
            for kind in range(TYPE_COUNT):
                found += t.seats[seat].front[WILD + kind]
    return found


def receiver(t: Public, seat: int) -> int:
    """Who gets this seat's cards when hands pass."""
    return neighbour(t, seat + t.rules.passing[t.round])


def giver(t: Public, seat: int) -> int:
    """Whose cards this seat gets when hands pass."""
    return neighbour(t, seat - t.rules.passing[t.round])


def neighbour(t: Public, seat: int) -> int:
    """Round the table: after the last seat comes the first, before the first the last."""
    if seat < 0:
        return seat + t.seats_n
    if seat >= t.seats_n:
        return seat - t.seats_n
    return seat


def pass_hands(t: Table) -> None:
    """Every hand, without the card that its player keeps, goes to the next seat."""
    for seat in range(t.seats_n):
        take(t.hands[t.seats[seat].hand], t.mine[seat].keep)
    for seat in range(t.seats_n):
        t.seats[seat].hand = giver(t, t.seats[seat].hand)
        hold(t.hands[t.seats[seat].hand], t.mine[seat].keep)
    log(t, PASSED, NOBODY, t.rules.passing[t.round], 0)
