"""Short ways to describe a table and to ask for one figure of its score."""

import random
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from okawari.draft.faces import SPOT_NAMES as DRAFT_CODES
from okawari.editions import boxes
from okawari.editions.menus import MENUS
from okawari.editions.options import GAMES, options_of
from okawari.scorepad import score
from okawari.table.faces import KINDS

Request = dict[str, Any]
PARTY_CODES = (*boxes.PARTY, "chopsticks", "spoon", "menu", "takeout", "miso_spoiled", "flipped")
NIGIRI = ("egg", "salmon", "squid")
DESSERTS = tuple(face for face in boxes.PARTY if face.startswith(("pudding", "ice_cream", "fruit")))
MOST_SEATS = {"classic": 5, "party": 8, "draft": 5}


def table(game: str, *seats: str, **more: Any) -> dict[str, Any]:
    """Score tables written as words; `more` are further fields of the request."""
    return score({"game": game, "seats": [{"table": cards.split()} for cards in seats], **more})


def line(answer: dict[str, Any], kind: str) -> list[int]:
    """What each seat gets for one kind."""
    return [sum(row["points"] for row in seat["lines"] if row["kind"] == kind) for seat in answer["seats"]]


def why(answer: dict[str, Any], seat: int, kind: str) -> str:
    """The reason given for one line."""
    return next(str(row["why"]) for row in answer["seats"][seat]["lines"] if row["kind"] == kind)


def party(kind: str, *seats: str, **more: Any) -> list[int]:
    return line(table("party", *seats, **more), kind)


def classic(kind: str, *seats: str, **more: Any) -> list[int]:
    return line(table("classic", *seats, **more), kind)


def draft(*seats: str, **options: str) -> dict[str, int | None]:
    chips: dict[str, int | None] = table("draft", *seats, options=options)["chips"]
    return chips


# ------------------------------------------------------------------------------------------ any request


def codes_of(game: str, options: dict[str, str]) -> tuple[str, ...]:
    """The cards that a table of this game can show, in their simplest form."""
    if game == "draft":
        return DRAFT_CODES
    if game == "party":
        return PARTY_CODES
    return (*boxes.CLASSIC, *(["soy_sauce"] if options.get("promo") == "yes" else []))


@st.composite
def requests(draw: DrawFn) -> Request:
    """Any proper request: all games, options, scopes and numbers of seats."""
    game = draw(st.sampled_from(GAMES))
    names = draw(st.sets(st.sampled_from([option.name for option in options_of(game)])))
    options = {o.name: draw(st.sampled_from(o.values)) for o in options_of(game) if o.name in names}
    scopes = ("round", "game") if game == "draft" else ("round", "desserts", "game")
    request: Request = {"game": game, "options": options, "scope": draw(st.sampled_from(scopes))}
    if game == "party":
        request["uramaki_places_taken"] = draw(st.integers(0, 3))
        request["menu"] = draw(st.none() | st.sampled_from(tuple(MENUS)) | st.lists(st.sampled_from(KINDS), max_size=4))
    numbers = st.sampled_from((1, 3)) if options.get("dummy") == "yes" else st.integers(1, MOST_SEATS[game])
    number = draw(numbers)
    request["seats"] = draw(st.lists(seats(game, options), min_size=number, max_size=number))
    return request


@st.composite
def seats(draw: DrawFn, game: str, options: dict[str, str]) -> Request:
    """One seat with cards, few kinds of them more often than all."""
    cards = draw(st.lists(codes(game, options), max_size=14))
    seat: Request = {"table": cards, "points": draw(st.integers(-9, 60))}
    if game == "draft":
        seat["chips"] = draw(st.lists(st.integers(1, 5), max_size=6))
    else:
        sweets = DESSERTS if game == "party" else ("pudding",)
        seat["desserts"] = draw(st.lists(st.sampled_from(sweets), max_size=6))
    return seat


@st.composite
def codes(draw: DrawFn, game: str, options: dict[str, str]) -> str:
    """A card, a copy of one, or a nigiri that is said to lie on wasabi."""
    code = draw(st.sampled_from(codes_of(game, options)))
    return dressed(code, game, draw(st.integers(0, 9)), draw(st.integers(0, 9)))


def dressed(code: str, game: str, copy: int, dip: int) -> str:
    """Now and then a copy, now and then on wasabi."""
    on_wasabi = "+wasabi" if code in NIGIRI and dip < 2 else ""
    copied = "special_order=" if game == "party" and code != "special_order" and copy < 2 else ""
    return copied + code + on_wasabi


def any_request(dice: random.Random) -> Request:
    """The same by plain chance, with small sets of kinds, so that ties and sets are frequent."""
    game = dice.choice(GAMES)
    options = {option.name: dice.choice(option.values) for option in options_of(game) if dice.random() < 0.3}
    scopes = ("round", "game") if game == "draft" else ("round", "desserts", "game")
    request: Request = {"game": game, "options": options, "scope": dice.choice(scopes)}
    if game == "party" and dice.random() < 0.5:
        request["menu"] = dice.choice((*MENUS, dice.sample(KINDS, 3)))
        request["uramaki_places_taken"] = dice.randint(0, 3)
    known = codes_of(game, options)
    few = dice.sample(known, min(len(known), dice.randint(3, 12)))
    number = dice.choice((1, 3)) if options.get("dummy") == "yes" else dice.randint(1, MOST_SEATS[game])
    request["seats"] = [any_seat(dice, game, few) for _ in range(number)]
    return request


def any_seat(dice: random.Random, game: str, few: list[str]) -> Request:
    cards = [
        dressed(dice.choice(few), game, dice.randint(0, 9), dice.randint(0, 9)) for _ in range(dice.randint(0, 14))
    ]
    seat: Request = {"table": cards}
    if dice.random() < 0.5:
        seat["points"] = dice.randint(-5, 10)
    sweets = [code for code in few if code in DESSERTS]
    if game == "draft":
        seat["chips"] = [dice.randint(1, 5) for _ in range(dice.randint(0, 5))]
    elif sweets:
        kept = [dice.choice(sweets) for _ in range(dice.randint(0, 6))]
        seat["desserts"] = [dressed(code, game, dice.randint(0, 9), 9) for code in kept]
    return seat
