"""Where every card of a table is, counted from scratch: nothing of the engine's own bookkeeping is used."""

from collections import Counter
from typing import Any

from okawari.draft import faces as draft
from okawari.table.faces import FACES, PUDDING, SPOT_NAMES

# The card that lies at each spot, except turned ones: "squid+wasabi" is a squid, "wasabi-under-squid" a wasabi.
CARD_AT = [name.split("+")[0].split("-")[0].replace("miso_spoiled", "miso") for name in SPOT_NAMES[:-1]]
ACTING = [None, *FACES[25:37]]  # by corner number: chopsticks 1-3, spoons 4-6, menus 7-9, boxes 10-12


def box(t: Any) -> Counter[str]:
    """The cards that the game was set up with."""
    return Counter({face: number for face, number in zip(FACES, t.copies, strict=True) if number})


def held(cards: Any) -> Counter[str]:
    """The cards of a row that counts by face."""
    return Counter({face: number for face, number in zip(FACES, cards, strict=True) if number})


def listed(row: Any, number: int) -> Counter[str]:
    """The cards of a row that lists them."""
    return Counter(FACES[row[at]] for at in range(number))


def in_front(me: Any) -> Counter[str]:
    """Everything that lies before a seat."""
    found = held(me.flipped)
    *front, turned = me.front
    for card, number in zip(CARD_AT, front, strict=True):
        if number:
            found[card] += number
    assert turned == sum(me.flipped)
    found["special_order"] += sum(me.orders) + sum(me.dessert_orders)
    for at, face in enumerate(FACES[PUDDING:]):
        found[face] += me.desserts[at]
    for at, face in enumerate(("uramaki3", "uramaki4", "uramaki5", "special_order")):
        found[face] += me.beside[at]
    if me.limbo >= 0:
        found[FACES[me.limbo]] += 1
    return found


def on_the_way(t: Any) -> Counter[str]:
    """Menus and boxes that were played and have not left yet; tools lie in front until they are used."""
    entries = [entry for seat in range(t.seats_n) for entry in _entries(t.seats[seat].queue)]
    entries += [t.action] if t.action >= 0 else []
    found: Counter[str] = Counter()
    for entry in entries:
        if entry >= 14:
            card = ACTING[entry // 2]
            assert card is not None
            found["special_order" if entry % 2 else card] += 1
    return found


def _entries(queue: int) -> list[int]:
    return [entry for entry in range(2, 26) for _ in range(queue >> 2 * entry & 3)]


def everywhere(t: Any) -> Counter[str]:
    """All cards, wherever they are."""
    found = listed(t.deck, t.deck_n) + listed(t.pile, t.pile_n) + listed(t.dummy, t.dummy_n) + held(t.discard)
    for hand in range(t.seats_n):
        found += held(t.hands[hand].cards)
    for seat in range(t.places):
        found += in_front(t.seats[seat])
    for seat in range(t.seats_n):
        mine = t.mine[seat]
        found += listed(mine.tray, mine.tray_n)
        if mine.drawn >= 0:
            found[FACES[mine.drawn]] += 1
    return found + on_the_way(t)


def check_table(t: Any) -> None:
    """No card is lost or made, none is counted below zero, and what is said of the counts is true."""
    assert everywhere(t) == box(t)
    for seat in range(t.places):
        assert min(t.seats[seat].front) >= 0
        assert min(t.seats[seat].orders) >= 0
    for hand in range(t.seats_n):
        cards = t.hands[hand].cards
        assert min(cards) >= 0
        assert t.hands[hand].mask == sum(1 << face for face, number in enumerate(cards) if number)
        assert t.held[hand] == sum(cards)
        assert all(sure <= number for sure, number in zip(t.rumours[hand].sure, cards, strict=True))
        assert t.rumours[hand].lacks & t.hands[hand].mask == 0
    kept = sum(sum(t.seats[seat].dessert_orders) for seat in range(t.places))
    assert held(t.kept_out) == Counter({"special_order": kept} if kept else {})
    in_deck = listed(t.deck, t.deck_n)
    for seat in range(t.seats_n):
        in_deck += listed(t.mine[seat].tray, t.mine[seat].tray_n)
    for seat in range(t.seats_n):
        assert held(t.mine[seat].peeked) <= in_deck


def check_draft(t: Any) -> None:
    """The same for Draft, and its chips."""
    found: Counter[str] = Counter()
    for seat in range(t.seats_n):
        for row, names in ((t.hands[seat].cards, draft.FACES), (t.seats[seat].front, draft.SPOT_NAMES)):
            assert min(row) >= 0
            for name, number in zip(names, row, strict=True):
                found[name.split("=")[0]] += number
    for row in (t.out, t.bag):
        for name, number in zip(draft.FACES, row, strict=True):
            found[name] += number
    assert found == Counter(dict(zip(draft.FACES, draft.COPIES, strict=True)))
    for pile in range(draft.PILE_COUNT):
        chips = [value for value in t.chips[3 * pile : 3 * pile + 3] if value]
        assert len(chips) == t.pile_n[pile]
        for seat in range(t.seats_n):
            chips += [value for value in t.mine[seat].chips[pile :: draft.PILE_COUNT] if value]
        assert sorted(chips) == sorted(draft.CHIPS[3 * pile : 3 * pile + 3])


def check(t: Any) -> None:
    """Whichever game it is."""
    if hasattr(t, "menu"):
        check_table(t)
    else:
        check_draft(t)
