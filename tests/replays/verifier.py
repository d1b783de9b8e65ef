"""A verifier of deals, written from the documents alone: the standard library, and nothing of the package.

The tables of cards are read out of docs/shuffle.md, whose sections the numbers name; the seed is in docs/protocol.md.
"""

import hashlib
import hmac
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

PAGE = (Path(__file__).parents[2] / "docs" / "shuffle.md").read_text(encoding="utf-8")
WORD = 2**32
Event = Mapping[str, Any]


class DealError(Exception):
    """Something in the game does not follow from the seed."""


# ---------------------------------------------------------------------------------------- the promise


def commitment(secret: str, table: str, game: int) -> str:
    """What the server promises."""
    return hashlib.sha256(bytes.fromhex(secret) + table.encode() + game.to_bytes(4, "big")).hexdigest()


def own_commitment(entropy: str, table: str, game: int, person: int) -> str:
    """What a player commits to."""
    told = bytes.fromhex(entropy) + table.encode() + game.to_bytes(4, "big") + person.to_bytes(4, "big")
    return hashlib.sha256(told).hexdigest()


def seed_of(secret: str, entropies: Iterable[str], table: str, game: int, names: Iterable[str]) -> str:
    """The seed of a game."""
    named = hashlib.sha256("\n".join(names).encode()).digest()
    told = b"".join(map(bytes.fromhex, entropies)) + table.encode() + game.to_bytes(4, "big") + named
    return hmac.new(bytes.fromhex(secret), told, "sha256").hexdigest()


def old_commitment(secret: str, table: str) -> str:
    """The same in files of format 1."""
    return hashlib.sha256(bytes.fromhex(secret) + table.encode()).hexdigest()


def old_seed(secret: str, entropies: Iterable[str], table: str) -> str:
    """The same in files of format 1."""
    told = b"".join(sorted(map(bytes.fromhex, entropies))) + table.encode()
    return hmac.new(bytes.fromhex(secret), told, "sha256").hexdigest()


def check_proof(saved: Mapping[str, Any]) -> None:
    """Stop at a commitment, a name or a seed that does not fit."""
    proof = saved["shuffle"]
    if "version" not in proof:
        fits = old_commitment(proof["secret"], proof["table"]) == proof["commitment"]
        seed = old_seed(proof["secret"], proof["entropy"], proof["table"])
    else:
        table, game, seats = proof["table"], proof["game"], proof["seats"]
        names = [one["name"] for one in seats]
        fits = commitment(proof["secret"], table, game) == proof["commitment"]
        fits &= proof["same_deal"] or names == [one["name"] for one in saved["seats"]]
        fits &= all(seat_fits(one, table, game) for one in seats)
        seed = seed_of(proof["secret"], [one["entropy"] for one in seats], table, game, names)
    if not fits or seed != saved["seed"]:
        raise DealError("the shuffle")


def seat_fits(one: Mapping[str, Any], table: str, game: int) -> bool:
    """Whether a player's bytes are those that the commitment is for."""
    if one["commitment"] is None:
        return bytes.fromhex(one["entropy"]) == bytes(32)
    if one["person"] is None:
        return False
    return own_commitment(one["entropy"], table, game, one["person"]) == str(one["commitment"])


def verify(saved: Mapping[str, Any], story: Mapping[str, Any]) -> None:
    """Check a saved game that has a proof, with its story."""
    check_proof(saved)
    Deal(saved, story).verify()


# ---------------------------------------------------------------------------------------- 1. random numbers


def key_words(seed: str, purpose: str) -> list[int]:
    """The words of a purpose."""
    key = hashlib.sha256(seed.encode()).digest()
    words = hmac.new(key, purpose.encode(), "sha256").digest()
    return [int.from_bytes(words[at : at + 4], "big") for at in (0, 4, 8, 12)]


class Stream:
    """The generator."""

    def __init__(self, words: Iterable[int]) -> None:
        self.a, self.b, self.c, self.d = words

    def next_word(self) -> int:
        """Its next word."""
        a, b, c = self.a, self.b, self.c
        total = (a + b + self.d) % WORD
        turned = (c << 21 | c >> 11) % WORD
        self.a, self.b, self.c, self.d = b ^ b >> 9, (c + (c << 3)) % WORD, (turned + total) % WORD, (self.d + 1) % WORD
        return total

    def below(self, limit: int) -> int:
        """A number below a limit."""
        while True:
            product = self.next_word() * limit
            if product % WORD >= WORD % limit:
                return product >> 32

    def take(self, cards: list[str]) -> str:
        """Take one card out of a list."""
        if not cards:
            raise DealError("there is no card left to draw")
        at = self.below(len(cards))
        card, last = cards[at], cards.pop()
        if at < len(cards):
            cards[at] = last
        return card


# ---------------------------------------------------------------------------------------- 2. cards


def table_after(title: str) -> list[list[str]]:
    """The rows of the document's table with this first column."""
    (rows,) = re.findall(rf"^\| {title} \|.*\n\|[-|]+\|\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows.splitlines()]


def counted(cell: str) -> dict[str, int]:
    """A cell such as `maki1 6, maki2 12`."""
    return {card: int(copies) for card, copies in (part.split() for part in cell.split(", ") if part)}


CLASSIC = {kind: counted(cell) for kind, cell, _ in table_after("kind")}
PARTY = {kind: counted(cell) for kind, _, cell in table_after("kind")}
FACE_ORDER = [face for kind in CLASSIC for face in {**CLASSIC[kind], **PARTY[kind]}]
MENUS = {name: kinds.split(", ") for name, kinds in table_after("menu")}
HANDS = {game: {2 + at: int(n) for at, n in enumerate(row) if n} for game, *row in table_after("players")}
DRAFT = {card: int(copies) for card, copies in table_after("card")}
CHIPS = {pile: [int(chip) for chip in chips.split(", ")] for pile, chips in table_after("pile")}
DESSERTS = ("pudding", "ice_cream", "fruit")


def in_order(copies: Mapping[str, int]) -> list[str]:
    """A list in face order."""
    return [face for face, number in copies.items() for _ in range(number)]


# ---------------------------------------------------------------------------------------- 3. to 6. a game


def first_lead(seed: str) -> int:
    """5. Who leads the dummy."""
    a, b, c, d = key_words(seed, "round 1")
    stream = Stream([a, b, c, d ^ 3])
    for _ in range(12):
        stream.next_word()
    return stream.below(2)


class Deal:
    """Recomputes a game from its seed, event by event, and stops at the first thing that does not follow."""

    def __init__(self, saved: Mapping[str, Any], story: Mapping[str, Any]) -> None:
        self.saved, self.story = saved, story
        self.game, self.options, self.seats = saved["game"], saved["options"], len(saved["seats"])
        self.has_dummy = self.options.get("dummy") == "yes"
        self.copies = self.box()
        self.pile: list[str] = []  # desserts not mixed in
        if self.game == "party":
            self.pile = in_order({face: n for face, n in self.copies.items() if face in self.desserts})
        self.in_play: Counter[str] = Counter()  # desserts mixed in so far
        self.chips = {pile: [*chips] for pile, chips in CHIPS.items()}
        self.won: dict[tuple[int, str], list[int]] = {}
        self.deck: list[str] = []
        self.dummy: list[str] = []
        self.tray: list[str] = []
        self.first: Counter[str] = Counter()  # Draft: what was dealt in round 1
        self.round = -1
        self.dealt: list[list[dict[str, int]]] = []
        self.lead = first_lead(saved["seed"])

    def box(self) -> dict[str, int]:
        """All cards served, in face order."""
        if self.game == "draft":
            return DRAFT
        if self.game == "classic":
            promo = self.options["promo"] == "yes"
            found = {face: n for kind in CLASSIC if promo or kind != "soy_sauce" for face, n in CLASSIC[kind].items()}
        else:
            menu = self.saved["menu"]
            served = {"nigiri", *(MENUS[menu] if isinstance(menu, str) else menu)}
            self.desserts = {face for kind in DESSERTS if kind in served for face in PARTY[kind]}
            found = {face: n for kind in PARTY if kind in served for face, n in PARTY[kind].items()}
        return {face: found[face] for face in FACE_ORDER if face in found}

    def hand_size(self) -> int:
        """How many cards are dealt to each."""
        return 6 if self.game == "draft" else HANDS[self.game][self.seats + self.has_dummy]

    def kept(self) -> Counter[str]:
        """What players have kept before this round."""
        places = self.story["desserts"][self.round - 1] if self.round > 0 else []
        return Counter(card for place in places for card in place)

    def party_deck(self) -> list[str]:
        """4. A new deck."""
        kept = self.kept()
        copies = {
            face: self.in_play[face] - kept[face] if face in self.desserts else n for face, n in self.copies.items()
        }
        for card, number in kept.items():
            if card.startswith("special_order="):
                copies["special_order"] -= number
        return in_order(copies)

    def begin(self) -> None:
        """3. and 4. A round begins."""
        self.round += 1
        self.stream = Stream(key_words(self.saved["seed"], f"round {self.round + 1}"))
        self.mixed = 0
        if self.game == "party":
            few, many = (5, 3, 2), (7, 5, 3)
            self.mixed = (many if self.seats > 5 else few)[self.round]
            self.in_play.update([self.stream.take(self.pile) for _ in range(self.mixed)])
            self.deck = self.party_deck()
        elif self.game == "draft":
            if self.round == 0:
                self.shuffle_chips()
            per_game = self.options["leftovers"] == "per_game" and self.round > 0
            self.deck = in_order({face: self.first[face] for face in DRAFT} if per_game else self.copies)
        elif self.round == 0:
            self.deck = in_order(self.copies)
        self.hands = [Counter(self.cards(self.deck)) for _ in range(self.seats)]
        self.dealt.append([dict(hand) for hand in self.hands])
        if self.round == 0:
            self.first = sum(self.hands, Counter())
        self.dummy = self.cards(self.deck) if self.has_dummy else []
        self.drunk: set[int] = set()
        self.menus = 0

    def cards(self, deck: list[str]) -> list[str]:
        """A hand."""
        return [self.stream.take(deck) for _ in range(self.hand_size())]

    def shuffle_chips(self) -> None:
        """4. Draft's chips."""
        for chips in self.chips.values():
            for place in (2, 1):
                other = self.stream.below(place + 1)
                chips[place], chips[other] = chips[other], chips[place]

    def check(self, true: object, what: str) -> None:
        """Stop if something is wrong."""
        if not true:
            raise DealError(f"round {self.round + 1}: {what}")

    def verify(self) -> None:
        """7. Compare all of it."""
        rounds: list[list[Event]] = []
        for event in self.story["events"]:
            if event["what"] == "round_started":
                rounds.append([])
            self.check(rounds, "no round")
            rounds[-1].append(event)
        self.check(len(rounds) == 3, "three rounds")
        for events in rounds:
            self.begin()
            self.verify_deal(events)
            for at, event in enumerate(events):
                reader = self.READERS.get(event["what"])
                if reader:
                    reader(self, event, events[at + 1 :])
            self.check(not (self.tray or self.dummy or self.menus), "something is left over")

    def verify_deal(self, events: list[Event]) -> None:
        """Exactly these hands, and as many desserts."""
        values = events[0]["values"]
        self.check((values["round"], values["count"]) == (self.round + 1, self.hand_size()), "round_started")
        mixed = [event["values"]["count"] for event in events if event["what"] == "desserts_mixed"]
        self.check(mixed == [self.mixed] * (self.mixed > 0), "desserts_mixed")
        told = [(e["seat"], e["values"]["card"], e["values"]["count"]) for e in events if e["what"] == "dealt"]
        true = [(seat, card, n) for seat, hand in enumerate(self.hands) for card, n in hand.items()]
        self.check(sorted(told) == sorted(true), "dealt")

    # 6. Draws during play

    def on_lead(self, event: Event, _: list[Event]) -> None:
        """Who leads the dummy."""
        self.check(event["seat"] == self.lead, "drew_for_dummy")

    def on_dummy_card(self, event: Event, _: list[Event]) -> None:
        """A card of the dummy's pile."""
        self.check(event["seat"] == self.lead, "dummy_card")
        self.check(event["values"]["card"] == self.stream.take(self.dummy), "dummy_card")
        self.lead = 1 - self.lead

    def on_menu_shows(self, event: Event, _: list[Event]) -> None:
        """A card for the tray."""
        self.tray.append(self.stream.take(self.deck))
        self.check(self.tray[-1] == event["values"]["card"], "menu_shows")

    def on_menu_returned(self, event: Event, later: list[Event]) -> None:
        """The tray goes back."""
        self.check(len(self.tray) == 4 or not self.deck, "menu_shows")
        if event["values"]["count"] != len(self.tray):
            self.check(event["values"]["count"] == len(self.tray) - 1, "menu_returned")
            self.check(later and later[0]["what"] == "played" and later[0]["values"]["how"] == "menu", "menu_returned")
            card = later[0]["values"]["card"]
            self.check(card in self.tray, "played")
            last = self.tray[-1]
            self.tray[self.tray.index(card)] = last
            self.tray.pop()
        self.deck += self.tray
        self.tray = []
        self.menus -= 1

    def on_played(self, event: Event, _: list[Event]) -> None:
        """A card leaves a hand; with rice wine, any."""
        if self.game != "party":
            return
        seat, card, how = event["seat"], event["values"]["card"], event["values"]["how"]
        self.menus += card in PARTY["menu"]
        if how in ("pick", "chance"):
            self.check((how == "chance") == (seat in self.drunk), "played")
            self.drunk.discard(seat)
        if how == "chance":
            hand = [face for face in FACE_ORDER for _ in range(self.hands[seat][face])]
            self.check(hand and card == hand[self.stream.below(len(hand))], "played")
        if how in ("pick", "chance", "chopsticks"):
            self.hands[seat][card] -= 1

    def on_wine(self, event: Event, _: list[Event]) -> None:
        """The next pick is left to chance."""
        self.drunk.add(event["seat"])

    def on_gave(self, event: Event, _: list[Event]) -> None:
        """A card goes to the one who asked with a spoon."""
        self.hands[event["seat"]][event["values"]["card"]] -= 1

    def on_into_hand(self, event: Event, _: list[Event]) -> None:
        """A used tool."""
        self.hands[event["seat"]][event["values"]["card"]] += 1

    def on_passed(self, event: Event, _: list[Event]) -> None:
        """Hands go round."""
        if event["values"]["direction"] == "left":
            self.hands = [self.hands[-1], *self.hands[:-1]]
        else:
            self.hands = [*self.hands[1:], self.hands[0]]

    def on_chip(self, event: Event, _: list[Event]) -> None:
        """The top chip of a pile."""
        card = event["values"]["card"]
        self.check(self.chips[card], "chip_taken")
        self.won.setdefault((event["seat"], card), []).append(self.chips[card].pop())

    def on_chip_value(self, event: Event, _: list[Event]) -> None:
        """What its taker sees."""
        chips = self.won.get((event["seat"], event["values"]["card"]), [])
        self.check(chips[-1:] == [event["values"]["points"]], "chip_value")

    def on_chip_shown(self, event: Event, _: list[Event]) -> None:
        """What everybody sees."""
        chips = self.won.get((event["seat"], event["values"]["card"]), [])
        self.check(chips and chips.pop(0) == event["values"]["points"], "chip_shown")

    READERS: Mapping[str, Callable[["Deal", Event, list[Event]], None]] = {
        "drew_for_dummy": on_lead,
        "dummy_card": on_dummy_card,
        "menu_shows": on_menu_shows,
        "menu_returned": on_menu_returned,
        "played": on_played,
        "wine_taken": on_wine,
        "spoon_gave": on_gave,
        "into_hand": on_into_hand,
        "passed": on_passed,
        "chip_taken": on_chip,
        "chip_value": on_chip_value,
        "chip_shown": on_chip_shown,
    }
