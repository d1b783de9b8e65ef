"""Who still has to choose learns nothing of what others have chosen and not shown yet, not even by what is missing."""

import random
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from okawari.draft import questions as draft
from okawari.environments.pieces import WAIT
from okawari.table.questions import CHOOSE, LATE_ANNOUNCE
from tests.environments.spiel import ASKING, DIPPING, PACKING, PICKING, READING, TOOLS, known, load, walk

HIDING = {"table": (CHOOSE, LATE_ANNOUNCE), "draft": (draft.CHOOSE, draft.KEEP_ONE)}
LATE_SEEDS = (46, 142, 172, 332)  # few games have two who announce tools at the same time
PARTY = (f"game=party,players=3,menu={ASKING}", range(4), 60, 10)
LATE = (f"game=party,players=3,menu={TOOLS},options=extra_actions:any;announce:after_reveal", LATE_SEEDS, 8, 4)
DRAFT = ("game=draft,players=5", range(6), 50, 6)
# Games, deals of them, how many pairs of positions they have at least, and in how many of these not the same seats are
# asked: those could be told apart by who has chosen already.
SECRETIVE = [
    PARTY,
    (f"game=party,players=4,menu={ASKING},options=edition:ru", range(4), 60, 15),
    (f"game=party,players=3,menu={PICKING}", range(4), 80, 10),
    (f"game=party,players=3,menu={READING}", range(4), 40, 8),
    (f"game=party,players=3,menu={PACKING}", range(8), 80, 8),
    (f"game=party,players=3,menu={DIPPING},options=wasabi:may;extra_actions:any", range(6), 60, 4),
    (f"game=party,players=3,menu={TOOLS},options=extra_actions:any", range(4), 60, 0),
    LATE,
    ("game=classic,players=3", range(4), 20, 0),
    ("game=classic,players=2,options=dummy:yes", range(4), 50, 0),
    ("game=draft,players=3", range(6), 20, 3),
    DRAFT,
]
Fork = tuple[int, Any, Any]  # a player, and two positions


def moment(state: Any) -> tuple[int, int, int]:
    """The same until cards or tools are shown."""
    table = state.desk.table()
    return table.round, table.turn, table.stage


def hides(state: Any) -> bool:
    """Whether answers are noted and not shown."""
    return state.desk.table().stage in HIDING["table" if hasattr(state.desk.table(), "menu") else "draft"]


def is_asked(state: Any, player: int) -> bool:
    return bool(state.is_simultaneous_node()) and state.legal_actions(player) != [WAIT]


def after(state: Any, actions: list[int], player: int, action: int) -> Any:
    """The position after these actions, but for that of one player."""
    then = state.clone()
    then.apply_actions(replaced(actions, player, action))
    return then


def replaced(actions: list[int], player: int, action: int) -> list[int]:
    return [*actions[:player], action, *actions[player + 1 :]]


def asking_on(state: Any, actions: list[int], player: int) -> list[int]:
    """The actions of a player that bring up another question before anything is shown."""
    found = []
    for action in state.legal_actions(player):
        then = after(state, actions, player, action)
        if moment(then) == moment(state) and is_asked(then, player):
            found.append(action)
    return found


def forks(state: Any, dice: random.Random) -> Iterator[Fork]:
    """Players who go on choosing, with two positions that differ in the last action of one other seat."""
    players = range(state.num_players())
    actions = [dice.choice(state.legal_actions(player)) for player in players]
    going_on = [asking_on(state, actions, player) for player in players]
    for player in players:
        for other in players:
            open_to = state.legal_actions(other)
            if player == other or not going_on[player] or len(open_to) < 2:
                continue
            mine = replaced(actions, player, dice.choice(going_on[player]))
            one = dice.choice(going_on[other] or open_to)
            rest = [action for action in open_to if action != one]
            two = dice.choice([action for action in rest if action not in going_on[other]] or rest)
            yield player, after(state, mine, other, one), after(state, mine, other, two)


def pairs(state: Any, dice: random.Random) -> Iterator[Fork]:
    """Positions after such forks, as long as nothing is shown and the player has something to choose."""
    now = moment(state)
    for player, *worlds in forks(state, dice):
        while all(moment(world) == now and is_asked(world, player) for world in worlds):
            yield player, *worlds
            action = dice.choice(worlds[0].legal_actions(player))
            for world in worlds:
                actions = [dice.choice(world.legal_actions(seat)) for seat in range(world.num_players())]
                world.apply_actions(replaced(actions, player, action))


def all_pairs(parameters: str, seeds: Iterable[int]) -> Iterator[Fork]:
    """Those of whole games."""
    for seed in seeds:
        dice = random.Random(seed)
        for state in walk(load(parameters).new_initial_state(), random.Random(seed)):
            if state.is_simultaneous_node() and hides(state):
                yield from pairs(state, dice)


def asked(state: Any) -> list[int]:
    return [player for player in range(state.num_players()) if is_asked(state, player)]


@pytest.mark.parametrize(("parameters", "seeds", "least", "least_telling"), SECRETIVE)
def test_nobody_is_told_what_is_not_shown_yet(
    parameters: str, seeds: Iterable[int], least: int, least_telling: int
) -> None:
    met, telling = 0, 0
    for player, one, two in all_pairs(parameters, seeds):
        assert known(one, player) == known(two, player)
        met += 1
        telling += asked(one) != asked(two)
    assert met >= least
    assert telling >= least_telling


def waiting_pairs(parameters: str, seeds: Iterable[int]) -> Iterator[Fork]:
    """Players who wait, with two positions in which another seat goes on choosing."""
    for seed in seeds:
        dice = random.Random(seed)
        for state in walk(load(parameters).new_initial_state(), random.Random(seed)):
            if not (state.is_simultaneous_node() and hides(state)):
                continue
            actions = [dice.choice(state.legal_actions(player)) for player in range(state.num_players())]
            going_on = [asking_on(state, actions, player) for player in range(state.num_players())]
            for player, more in enumerate(going_on):  # all but one or the other are content
                rest = [action for action in state.legal_actions(player) if action not in more]
                actions = replaced(actions, player, dice.choice(rest or more))
            others = [
                player for player, more in enumerate(going_on) if more and not is_going_on(actions, going_on, player)
            ]
            for player in range(state.num_players()):
                if len(others) > 1 and player not in others and not is_going_on(actions, going_on, player):
                    one, two = dice.sample(others, 2)
                    worlds = [after(state, actions, other, dice.choice(going_on[other])) for other in (one, two)]
                    if not any(is_asked(world, player) for world in worlds):
                        yield player, *worlds


def is_going_on(actions: list[int], going_on: list[list[int]], player: int) -> bool:
    return actions[player] in going_on[player]


@pytest.mark.parametrize(
    ("parameters", "seeds", "least"),
    [
        (PARTY[0], range(20), 12),
        (SECRETIVE[1][0], range(9), 12),
        (SECRETIVE[2][0], range(20), 12),
        (DRAFT[0], range(9), 12),
    ],
)
def test_positions_made_up_for_those_who_wait_tell_nothing_either(
    parameters: str, seeds: Iterable[int], least: int
) -> None:
    """Somebody is still asked in them, and who that is does not follow from who it is at the table."""
    met = 0
    for player, *worlds in waiting_pairs(parameters, seeds):
        assert known(worlds[0], player) == known(worlds[1], player)
        assert asked(worlds[0]) != asked(worlds[1])
        one, two = (world.resample_from_infostate(player, random.Random(met).random) for world in worlds)
        assert str(one) == str(two)
        assert one.desk.start == two.desk.start
        assert known(one, player) == known(worlds[0], player)
        assert asked(one) not in ([], [player])
        assert not is_asked(one, player)
        assert all("question: pick" not in one.observation_string(seat) for seat in asked(one))
        met += 1
    assert met >= least


@pytest.mark.parametrize("parameters", [PARTY[0], SECRETIVE[5][0]])
def test_others_have_answered_as_often_as_a_player_has_answered_or_waited(parameters: str) -> None:
    """Who waits for the second time made up nobody who is still at the first question."""
    met = 0
    for seed in range(40):
        dice = random.Random(seed)
        for state in walk(load(parameters).new_initial_state(), random.Random(seed)):
            for player in range(state.num_players()) if state.is_simultaneous_node() and hides(state) else ():
                told = state.information_state_string(player).splitlines()
                if not is_asked(state, player) and told[-1].startswith("waited"):
                    world = state.resample_from_infostate(player, dice.random)
                    assert known(world, player) == known(state, player)
                    assert asked(world)
                    assert all("question: pick" not in world.observation_string(seat) for seat in asked(world))
                    met += 1
    assert met > 10


@pytest.mark.parametrize(("parameters", "seeds", "least", "least_telling"), [PARTY, LATE, DRAFT])
def test_positions_made_up_tell_nothing_either(
    parameters: str, seeds: Iterable[int], least: int, least_telling: int
) -> None:
    """What is made up follows from what the player knows, and the others are as far as the player is."""
    met, telling, asking = 0, 0, 0
    for player, *worlds in all_pairs(parameters, seeds):
        one, two = (world.resample_from_infostate(player, random.Random(met).random) for world in worlds)
        assert one.desk.start == two.desk.start
        assert str(one) == str(two)
        assert known(one, player) == known(worlds[0], player)
        met += 1
        telling += asked(worlds[0]) != asked(worlds[1])
        asking += asked(one) != [player]
        assert all("question: pick" not in one.observation_string(seat) for seat in asked(one))
    assert met >= least
    assert telling >= least_telling
    assert 0 < asking < met
