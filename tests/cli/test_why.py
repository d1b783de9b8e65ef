"""What `w` tells the person: the same in every world that looks the same to that person."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from okawari.bots import BOTS
from okawari.cli.hints import Hints
from okawari.cli.voice import Voice
from okawari.game import Game
from okawari.language import Language
from okawari.structs import bytes_of
from tests.bots.test_search import any_game

ME = 0
TURNS = 3  # of a game that are played in two worlds at once
LEVELS = ("greedy", "novice", "casual", "strong", "random")
VOICE = Voice(Language("en"), [f"Player {seat}" for seat in range(8)])


def turns(game: Game, rng: Random) -> Iterator[Game]:
    """Copies of a game, played by chance, from the beginning of turns."""
    while not game.over:
        if len(game.waiting) == game.seats and not any(game.chosen(seat) for seat in range(game.seats)):
            yield game.copy()
        seat = rng.choice(game.waiting)
        game.answer(seat, rng.choice(game.legal(seat)))


def look(game: Game) -> tuple[bytes, list[Any]]:
    """What the person sees, and has been told."""
    return bytes_of(game.view(ME).raw), game.events_for(ME)


def told(hints: Hints) -> list[str]:
    """The lines of the answer to `w`."""
    return [str(block) for block in hints.reasons()]


def common(here: Game, there: Game, rng: Random) -> tuple[int, str] | None:
    """A seat and an answer that are possible in both worlds."""
    seats = [seat for seat in here.waiting if seat in there.waiting and here.question(seat) == there.question(seat)]
    found = []
    for seat in seats:
        codes = {answer.code for answer in there.legal(seat)}
        found += [(seat, answer.code) for answer in here.legal(seat) if answer.code in codes]
    return rng.choice(found) if found else None


def both(here: Game, there: Game, rng: Random) -> Iterator[tuple[list[str], list[str]]]:
    """The same answers in two worlds for as long as they look the same, and what is told in each after every one."""
    here.events = []  # an imagined world has no past
    worlds = [(game, Hints(game, VOICE)) for game in (here, there)]
    until = here.view().turn + TURNS
    while not here.over and here.view().turn < until:
        step = common(here, there, rng)
        if step is None:
            return
        seat, code = step
        for game, hints in worlds:
            view = game.view(seat)
            answer = next(answer for answer in view.legal if answer.code == code)
            if seat != ME:
                hints.remember(BOTS[LEVELS[seat % len(LEVELS)]], view, answer)
            game.answer(seat, answer)
        if look(here) != look(there):
            return
        yield told(worlds[0][1]), told(worlds[1][1])


@pytest.mark.parametrize("number", range(24))
def test_worlds_that_look_the_same_to_the_person_are_explained_the_same(number: int) -> None:
    rng, explained = Random(number), 0
    for game in turns(any_game(number), rng):
        if rng.random() < 0.5:
            world = Game.imagine(game.view(ME), rng)
            world.events = []
            for mine, other in both(game, world, rng):
                assert mine == other
                explained += len(mine) > 1
    assert explained


def test_the_worlds_are_different_and_the_games_of_every_sort() -> None:
    games = [any_game(number) for number in range(24)]
    assert {game.game for game in games} == {"classic", "party", "draft"}
    assert len({game.kinds for game in games}) > 10
    worlds = [Game.imagine(game.view(ME), Random(1)) for game in games]
    assert all(game.view(1).hand != world.view(1).hand for game, world in zip(games, worlds, strict=True))
