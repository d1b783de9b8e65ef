"""The OpenSpiel face: players are told what they may know, all of it, and nothing else."""

import pickle
import random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from okawari.environments.deals import NODES, Line, tell
from okawari.environments.naming import PIECES
from okawari.environments.open_spiel import LEAST_POINTS, MOST_POINTS
from okawari.environments.open_spiel_observer import LINES, line_text
from okawari.environments.pieces import WAIT
from okawari.structs import bytes_of, plain_rows
from okawari.table.layout import LOG
from okawari.views.story import Event
from tests.environments.spiel import (
    ASKING,
    DRAWING,
    SOME,
    known,
    load,
    position,
    replayed,
    walk,
)
from tests.laws.worlds import other_world, worlds_differ

WHOSE = pyspiel.PrivateInfoType


@pytest.mark.parametrize("player", [7, 2, -1, "0", 1.0], ids=repr)
def test_nobody_else_can_imagine_the_table(player: Any) -> None:
    game = load("game=classic,players=2")
    for state in (game.new_initial_state(), position(game, 2)):
        with pytest.raises(ValueError, match=r"^player is a whole number from 0 to 1, and not "):
            state.resample_from_infostate(player, random.random)


def seeing(game: Any, whose: Any, public: bool, recall: bool = False) -> Any:
    """An observer of this kind."""
    kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=whose)
    return make_observation(game, kind)


def test_what_all_see_and_what_one_sees() -> None:
    game = load("game=draft,players=3")
    state = position(game, 2)
    common, own = seeing(game, WHOSE.NONE, True), seeing(game, WHOSE.SINGLE_PLAYER, False)
    assert {*common.dict, *own.dict} == {piece.name for piece in PIECES}
    assert "draft_own.hand" not in common.dict
    assert "places.score" not in own.dict
    assert common.string_from(state, 0) == common.string_from(state, 1) != ""
    assert own.string_from(state, 0) != own.string_from(state, 1)
    with pytest.raises(ValueError, match="not that of all players"):
        seeing(game, WHOSE.ALL_PLAYERS, True)


def test_everybody_sees_whose_tool_is_acting_and_who_is_asked() -> None:
    game, met = load(f"game=party,players=4,menu={ASKING}"), 0
    common = seeing(game, WHOSE.NONE, True)
    for seed in range(4):
        for state in walk(game.new_initial_state(), random.Random(seed)):
            common.set_from(state, 0)
            if common.dict["shared.action"].any():
                table = state.desk.table()
                assert common.dict["places.acts"].argmax() == table.actor
                assert common.dict["places.gives"].tolist() == [float(seat == table.giver) for seat in range(8)]
                met += 1
    assert met > 10


@pytest.mark.parametrize("parameters", SOME)
@pytest.mark.parametrize("seed", [1, 2])
def test_resampling_keeps_what_the_player_knows(parameters: str, seed: int) -> None:
    dice, changed = random.Random(seed), 0
    game = load(parameters)
    for at, state in enumerate(walk(game.new_initial_state(), random.Random(seed))):
        if at % 4 and not state.is_chance_node():
            continue
        player = dice.randrange(game.num_players())
        others = [state.resample_from_infostate(player, dice.random) for _ in range(2)]
        for other in others:
            assert known(other, player)[:4] == known(state, player)[:4]
            assert other.current_player() == state.current_player()
            assert other.returns()[player] == state.returns()[player]
            if not state.is_chance_node():
                assert other.legal_actions(player) == state.legal_actions(player)
        rest = [seat for seat in range(game.num_players()) if seat != player]
        changed += any(others[0].observation_string(seat) != others[1].observation_string(seat) for seat in rest)
    assert changed > 1


@pytest.mark.parametrize("parameters", SOME)
def test_a_resampled_game_goes_on(parameters: str) -> None:
    game, dice = load(parameters), random.Random(8)
    state = position(game, 4).resample_from_infostate(1, dice.random)
    copy = pickle.loads(pickle.dumps(state))
    assert str(copy) == str(state)
    for one in (state, copy):
        *_, end = walk(one, random.Random(9))
        assert end.is_terminal()
    assert known(copy, 1) == known(state, 1)
    assert known(copy, 0) == known(state, 0)
    assert state.returns() == copy.returns()


@pytest.mark.parametrize("parameters", SOME)
def test_observations_tell_nothing_hidden(parameters: str) -> None:
    """In a world that differs in everything a player cannot know, the player sees the same; and so do all together."""
    game, dice, differing = load(parameters), random.Random(6), 0
    common = seeing(game, WHOSE.NONE, True)
    for state in walk(game.new_initial_state(), random.Random(6)):
        if not state.is_simultaneous_node():
            continue
        player = dice.randrange(game.num_players())
        other = state.clone()
        world = other_world(other.desk.table(), player, dice)
        differing += worlds_differ(other.desk.table(), world)
        other.desk.memory[: len(other.desk.start)] = bytes_of(world)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        other.desk.memory[: len(other.desk.start)] = bytes_of(other_world(state.desk.table(), -1, dice))
        assert common.string_from(other, 0) == common.string_from(state, 0)
    assert differing > 5


@pytest.mark.parametrize("parameters", SOME)
def test_stories_of_worlds_that_differ_are_the_same_until_the_player_sees_it(parameters: str) -> None:
    """Everything that a player cannot know is reshuffled, the game goes on, and it is told the same of both worlds."""
    game, compared = load(parameters), 0
    for seed in range(8):
        dice = random.Random(seed)
        for state in walk(game.new_initial_state(), random.Random(seed)):
            if not state.is_simultaneous_node():
                continue
            player = dice.randrange(game.num_players())
            one = state.resample_from_infostate(player, dice.random)
            world = other_world(one.desk.table(), player, dice)
            if not worlds_differ(one.desk.table(), world):
                continue
            two = in_world(one, world)
            for _ in range(3):
                assert known(one, player) == known(two, player)
                compared += 1
                actions = [
                    sorted(set(one.legal_actions(seat)) & set(two.legal_actions(seat)))
                    for seat in range(game.num_players())
                ]
                if not all(actions):
                    break
                chosen = [dice.choice(open_to) for open_to in actions]
                one.apply_actions(chosen)
                two.apply_actions(chosen)
                if one.observation_string(player) != two.observation_string(player):
                    break  # the player has got another hand
                if not (one.is_simultaneous_node() and two.is_simultaneous_node()):
                    break
    assert compared > 40


def in_world(state: Any, world: Any) -> Any:
    """The same position of a game that begins with another table, which looks the same to a player."""
    other = state.clone()
    desk = other.desk
    desk.start = bytes_of(world)
    desk.memory[: len(desk.start)] = desk.start
    desk.told = {}
    for seat in range(desk.seats):
        desk.marks[seat] = desk.doors.engine.legal(world, seat) or 1 << WAIT
    return other


def test_what_a_seat_keeps_is_felt_by_the_next_alone() -> None:
    """Which card a seat of Draft keeps is known to itself, and felt by the next seat alone."""
    state = load("game=draft,players=4").new_initial_state()
    for _ in range(NODES):
        state.apply_action(5)
    while state.information_state_string(0).count("question=pick") == 0 or "keep" not in state.observation_string(0):
        state.apply_actions([state.legal_actions(player)[0] for player in range(4)])
    kept = [state.legal_actions(player)[0] for player in range(4)]
    other = state.clone()
    state.apply_actions(kept)
    other.apply_actions([another_action(other, 0, kept[0]), *kept[1:]])
    for player in (2, 3):
        assert known(other, player) == known(state, player)
    for player in (0, 1):
        assert known(other, player) != known(state, player)


def test_a_story_that_lost_events_is_never_told() -> None:
    """More happened at once than a table can write down: that would be noticed."""
    state = load("game=classic,players=2").new_initial_state()
    for _ in range(NODES):
        state.apply_action(5)
    table, lines = state.desk.table(), plain_rows(Line, 10)
    table.log_n = LOG
    assert tell(table, lines, 0, 0) <= LOG
    table.log_n = LOG + 1
    assert tell(table, lines, 0, 0) > 10**6


def another_action(state: Any, player: int, but: int) -> Any:
    """Another legal action."""
    return next(action for action in state.legal_actions(player) if action != but)


@pytest.mark.parametrize(
    ("parameters", "settings"),
    [
        (SOME[0], {"game": "classic", "options": {"dummy": "yes"}}),
        (SOME[1], {"game": "draft"}),
        (SOME[3], {"game": "party", "menu": ASKING.split(";")}),
        (SOME[4], {"game": "party", "menu": DRAWING.split(";")}),
        ("game=party,players=8,menu=big-banquet", {"game": "party", "menu": "big-banquet"}),
    ],
)
def test_the_same_choices_in_a_game_of_ours(parameters: str, settings: dict[str, Any]) -> None:
    """The points are the same, and so is the story that every seat may know, but for who has chosen when."""
    *_, state = walk(load(parameters).new_initial_state(), random.Random(11))
    game = replayed(state, **settings)
    assert game.over
    assert state.returns() == list(game.scores[: game.seats])
    assert LEAST_POINTS <= min(state.returns()) <= max(state.returns()) <= MOST_POINTS
    for seat in range(game.seats):
        lines = state.desk.story(seat, state.history())
        assert len(lines) <= LINES
        told = [line_text(line, state.desk) for line in lines.tolist()]
        events = [line for line in told if line.split()[0] not in ("hand", "waited")]
        assert events == [event_text(event) for event in game.events_for(seat) if event.what != "chosen"]
        assert told == [line for line in state.information_state_string(seat).splitlines()[-len(told) :]]


def event_text(event: Event) -> str:
    who = f" {event.seat}" if event.seat >= 0 else ""
    return event.what + who + "".join(f" {name}={value}" for name, value in event.values.items())


def test_nothing_told_is_forgotten() -> None:
    """Every story is the beginning of the next, also in a copy and in a position that was made up."""
    before, dice = "", random.Random(12)
    for state in walk(load(SOME[3]).new_initial_state(), random.Random(12)):
        for one in (state, state.clone(), state.resample_from_infostate(2, dice.random)):
            lines = one.desk.story(2, one.history())
            told = "\n".join(line_text(line, one.desk) for line in lines.tolist())
            assert told.startswith(before)
        before = told
    assert "hand 2" in before
    assert "waited 2" in before
