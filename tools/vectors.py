"""Test vectors of docs/shuffle.md: promises, seeds, random numbers and whole deals, made by the program itself."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from okawari.game import Game
from okawari.replays.shuffle import BYTES, ZEROS, commitment, game_seed, old_promise, old_seed, promise
from okawari.server.finished import story_of
from okawari.table.chance import Dice, below, key_words, next_word, set_words
from okawari.views.story import Event

TABLE, SECRET = "x4Tq9vB0aLkPz-2w", "8f" * 32
NAMES = ("Ana", "Zoë", "Лев", "Mia", "田中", "Leo", "Ida", "Bo")
# Events that tell a draw, or in which hand a card is.
TOLD = {
    "round_started", "desserts_mixed", "dealt", "drew_for_dummy", "dummy_card", "menu_shows", "menu_returned", "played",
    "wine_taken", "spoon_gave", "into_hand", "passed", "chip_taken", "chip_value", "chip_shown",
}  # fmt: skip


@dataclass(frozen=True)
class Played:
    """A game for the vectors."""

    name: str
    game: str
    seats: int
    menu: str | list[str] | None = None
    options: dict[str, str] = field(default_factory=dict)
    proof: str = "new"
    answers: str = "players"  # the purpose of the words that choose the answers


WINE = ["temaki", "sukeroku", "miso", "tofu", "menu", "rice_wine", "pudding"]
SPOONS = ["maki", "tempura", "eel", "tofu", "spoon", "rice_wine", "fruit"]
TAKEOUT = ["temaki", "onigiri", "tofu", "gyoza", "takeout", "rice_wine", "ice_cream"]
ORDERS = ["temaki", "eel", "miso", "tofu", "menu", "special_order", "pudding"]
GAMES = (
    Played("classic-2", "classic", 2, proof="none"),
    Played("classic-2-dummy", "classic", 2, options={"dummy": "yes", "pass_direction": "alternate"}),
    Played("classic-5-promo", "classic", 5, options={"promo": "yes"}, proof="old"),
    Played("party-2-dinner", "party", 2, "dinner-for-two"),
    Played("party-4-wine", "party", 4, WINE, {"expansions": "both", "pass_direction": "alternate"}, "new", "players 3"),
    Played("party-4-takeout", "party", 4, TAKEOUT, {"expansions": "rice_wine", "takeout_box": "kept"}, proof="same"),
    Played("party-6-orders", "party", 6, ORDERS, {"order_when": "round_end"}),
    Played(
        "party-8-spoons", "party", 8, SPOONS, {"expansions": "rice_wine"}, "old", "players 167"
    ),  # spoons before wine
    Played("draft-3", "draft", 3),
    Played("draft-5-per-game", "draft", 5, options={"leftovers": "per_game", "open_chips": "yes"}),
)


def bytes_of(name: str, size: int) -> bytes:
    """Bytes that stand for random ones."""
    return hashlib.sha256(name.encode()).digest()[:size]


# ------------------------------------------------------------------------------------------- promises and seeds


def new_proof(number: int, names: list[str]) -> tuple[dict[str, Any], str]:
    """The proof of a game in a file of format 2, and its seed; a bot has the last chair, person 0 a second one."""
    seats: list[dict[str, Any]] = []
    for seat, name in enumerate(names):
        if seat in (3, len(names) - 1):
            person = 0 if seat < len(names) - 1 else None
            seats.append({"name": name, "person": person, "commitment": None, "entropy": ZEROS})
        else:
            own = bytes_of(f"{number} {seat}", BYTES)
            promised = commitment(own, TABLE, number, seat)
            seats.append({"name": name, "person": seat, "commitment": promised, "entropy": own.hex()})
    secret = bytes_of(f"secret {number}", BYTES)
    proof = {
        "version": 2,
        "secret": secret.hex(),
        "commitment": promise(secret, TABLE, number),
        "table": TABLE,
        "game": number,
        "same_deal": False,
        "seats": seats,
    }
    opened = [bytes.fromhex(one["entropy"]) for one in seats]
    return proof, game_seed(secret, opened, TABLE, number, names)


def old_proof(number: int, seats: int) -> tuple[dict[str, Any], str]:
    """The proof of a game in a file of format 1, and its seed."""
    secret = bytes_of(f"secret {number}", BYTES)
    own = [bytes_of(f"{number} {seat}", 16) for seat in range(seats - 1)] + [bytes(16)]
    proof = {
        "secret": secret.hex(),
        "commitment": old_promise(secret, TABLE),
        "table": TABLE,
        "entropy": [one.hex() for one in own],
    }
    return proof, old_seed(secret, own, TABLE)


# ------------------------------------------------------------------------------------------- random numbers


def words_of(seed: str, purpose: str) -> dict[str, Any]:
    """The words of a purpose and what the generator makes of them."""
    words, dice = key_words(seed, purpose), Dice()
    set_words(dice, *words)
    return {"seed": seed, "purpose": purpose, "words": words, "first": [next_word(dice) for _ in range(8)]}


def below_of(purpose: str, limits: list[int]) -> dict[str, Any]:
    """Numbers below limits, and how many words they took."""
    words, dice = key_words("limits", purpose), Dice()
    set_words(dice, *words)
    numbers = [below(dice, limit) for limit in limits]
    return {"words": words, "limits": limits, "numbers": numbers, "used": (dice.chance[3] - words[3]) % 2**32}


def lead_of(seed: str) -> dict[str, Any]:
    """Who leads the dummy in the first turn."""
    game = Game("classic", seats=2, options={"dummy": "yes"}, seed=seed)
    (event,) = [event for event in game.events if event.what == "drew_for_dummy"]
    return {"seed": seed, "seat": event.seat}


# ------------------------------------------------------------------------------------------- games


def play_out(game: Game, answers: str) -> None:
    """Answer by chance until the game is over: the same answers each time."""
    dice = Dice()
    set_words(dice, *key_words(game.seed, answers))
    while not game.over:
        seat = game.waiting[below(dice, len(game.waiting))]
        legal = game.legal(seat)
        game.answer(seat, legal[below(dice, len(legal))])


def line_of(event: Event) -> str:
    """An event as a line: its name, its seat, its values."""
    return " ".join([event.what, str(event.seat), *(f"{name}={value}" for name, value in event.values.items())])


def game_of(number: int, how: Played) -> dict[str, Any]:
    """A whole game as the vectors have it."""
    names = list(NAMES[: how.seats])
    proof, seed = new_proof(number, names)
    if how.proof == "old":
        proof, seed = old_proof(number, how.seats)
    game = Game(how.game, seats=how.seats, menu=how.menu, options=how.options, seed=seed, names=names)
    play_out(game, how.answers)
    story = story_of(game)
    saved: dict[str, Any] = {
        "format": 1 if how.proof == "old" else 2,
        "game": how.game,
        "seats": [{"name": name} for name in names],
        "menu": how.menu,
        "options": game.options,
        "seed": seed,
    }
    if how.proof == "same":
        proof["same_deal"], saved["seats"] = True, [{"name": name} for name in reversed(names)]
    if how.proof != "none":
        saved["shuffle"] = proof
    keys = ["".join(f"{word:08x}" for word in key_words(seed, f"round {number}")) for number in (1, 2, 3)]
    events = [line_of(event) for event in game.events if event.what in TOLD]
    return {"name": how.name, "saved": saved, "story": {"events": events, "desserts": story.desserts}, "keys": keys}


# ------------------------------------------------------------------------------------------- the file


def document() -> dict[str, Any]:
    """Everything."""
    seeds = ("tea", "Grüner Tee", SECRET)
    proofs = [new_proof(1, ["Ana", "Leo"]), new_proof(70_000, list(NAMES))]
    old = [old_proof(1, 2), old_proof(2, 5)]
    return {
        "new": [{**proof, "seed": seed} for proof, seed in proofs],
        "old": [{**proof, "seed": seed} for proof, seed in old],
        "words": [words_of(seed, f"round {number}") for seed in seeds for number in (1, 2, 3)],
        "below": [
            below_of("cards", [112, 111, 7, 3, 2, 1, 108, 60]),
            below_of("rejected", [2**31 + 1, 3 * 2**30 + 1, 2**31 + 1, 2**32 - 5, 2**31 + 1, 2**31 + 1, 3]),
            below_of("powers", [2**31, 2**16, 2, 1]),
        ],
        "leads": [lead_of(f"lead {number}") for number in range(16)],
        "games": [game_of(number, how) for number, how in enumerate(GAMES, 1)],
    }


def lines(value: Any, indent: str = "") -> Iterator[str]:
    """JSON in which a line holds as much as people can read."""
    short = json.dumps(value, ensure_ascii=False)
    if len(short) + len(indent) <= 160 or not isinstance(value, list | dict):
        yield short
        return
    pairs = [("", one) for one in value]
    if isinstance(value, dict):
        pairs = [(f"{json.dumps(name)}: ", one) for name, one in value.items()]
    opened, closed = "[]" if isinstance(value, list) else "{}"
    yield opened
    for at, (name, one) in enumerate(pairs, 1):
        first, *rest = lines(one, indent + " ")
        found = [f"{indent} {name}{first}", *rest]
        found[-1] += "," * (at < len(pairs))
        yield from found
    yield indent + closed


def text(_: Path | None = None) -> str:
    """The whole file."""
    return "\n".join(lines(document())) + "\n"
