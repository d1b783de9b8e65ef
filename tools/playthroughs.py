"""Whole games as text that people can read: tables, views, choices, events and scores."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from okawari.game import Game
from okawari.structs import Cells, cells, i64, struct
from okawari.table.chance import below, key_words, start
from okawari.views.story import Event

SEED = "okawari"


@struct
class Dice:
    """The players' chance, which is not the table's."""

    chance: Cells = cells(i64, 4)


@dataclass(frozen=True)
class Playthrough:
    """A game to be written down."""

    game: str
    seats: int
    menu: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)


PLAYTHROUGHS: dict[str, Playthrough] = {
    "classic": Playthrough("classic", 3),
    "classic-dummy": Playthrough("classic", 2, options={"dummy": "yes"}),
    "draft": Playthrough("draft", 3),
    "my-first-meal": Playthrough("party", 2, "my-first-meal"),
    "sushi-go": Playthrough("party", 3, "sushi-go"),
    "party-sampler": Playthrough("party", 3, "party-sampler"),
    "master-menu": Playthrough("party", 3, "master-menu", {"edition": "de"}),
    "points-platter": Playthrough("party", 3, "points-platter", {"edition": "ru"}),
    "cutthroat-combo": Playthrough("party", 4, "cutthroat-combo"),
    "big-banquet": Playthrough("party", 6, "big-banquet", {"edition": "es"}),
    "dinner-for-two": Playthrough("party", 2, "dinner-for-two"),
}


def text_of(one: Playthrough) -> str:
    """The game from its first deal to its last point, played by chance."""
    return "\n".join([*_lines(one), ""])


def _lines(one: Playthrough) -> Iterator[str]:
    game = Game(one.game, seats=one.seats, menu=one.menu, options=one.options, seed=SEED)
    dice = Dice()
    start(dice, *key_words(SEED, "players"))
    asked = "".join(f", {name} {value}" for name, value in one.options.items())
    yield f"# {one.game}{f', menu {one.menu}' if one.menu else ''}, {one.seats} seats{asked}, seed {SEED}"
    yield from _events(game.events)
    moment = (0, 0)
    while not game.over:
        seen = game.view()
        if moment != (seen.round, seen.turn):
            moment = seen.round, seen.turn
            yield from _turn(game)
        seat = game.waiting[below(dice, len(game.waiting))]
        legal = game.legal(seat)
        choice, question = legal[below(dice, len(legal))], game.question(seat)
        told = game.answer(seat, choice)
        yield f"{seat} {question} {choice.code}    of: {' '.join(answer.code for answer in legal)}"
        yield from _events(told)
    yield from _sheet(game)


def _turn(game: Game) -> Iterator[str]:
    """What lies open as a turn begins, then what each seat knows beside it."""
    seen = game.view()
    yield f"\n## round {seen.round}, turn {seen.turn}"
    yield f"deck {seen.deck_size}, hands of {seen.hand_size}, out: {_cards(seen.discards)}"
    for seat in range(len(seen.scores)):
        desserts = f"    desserts: {' '.join(seen.desserts(seat))}" if seen.desserts(seat) else ""
        yield f"table {seat}: {' '.join(seen.table(seat)) or '-'}    score: {seen.scores[seat]}{desserts}"
    for seat in range(game.seats):
        known = game.view(seat).known_hands
        yield f"view {seat}: " + "; ".join(f"hand of {holder}: {_cards(known[holder])}" for holder in sorted(known))


def _cards(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{card} {number}" if number > 1 else card for card, number in counts.items()) or "-"


def _events(events: Sequence[Event]) -> Iterator[str]:
    """What happened; the choice itself has a line of its own already."""
    for event in events:
        if event.what not in ("picked", "kept"):
            who = f" {event.seat}" if event.seat >= 0 else ""
            values = "".join(f" {name}={_value(value)}" for name, value in event.values.items())
            secret = f"    (only {event.only} knows)" if event.only is not None else ""
            yield f"    {event.what}{who}{values}{secret}"


def _value(value: Any) -> str:
    return str(value).replace(" ", "_")


def _sheet(game: Game) -> Iterator[str]:
    yield "\n## scores"
    for line in game.score_lines:
        when = f"round {line.round}" if line.round else "end"
        yield f"{when}, seat {line.seat}: {line.kind} {line.points:+d}    {_cards_of(line.numbers)}"
    yield f"scores {' '.join(map(str, game.scores))}"
    yield f"winners {' '.join(map(str, game.winners))}"


def _cards_of(numbers: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in numbers.items() if name != "points")
