"""The OpenSpiel face: OpenSpiel's own checks, and that players are told what they may know and nothing else."""

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from okawari.editions.undealt import undealt
from okawari.engines import ENGINES
from okawari.environments.deals import NODES, OUTCOMES, Line, deal_number, tell
from okawari.environments.naming import PIECES
from okawari.environments.open_spiel import LEAST_POINTS, MOST_POINTS, NAME, options_of
from okawari.environments.open_spiel_observer import LINES, line_text
from okawari.environments.pieces import WAIT
from okawari.errors import OkawariError
from okawari.game import Game
from okawari.structs import bytes_of, plain_rows
from okawari.table.chance import WORD, Dice, next_word, start
from okawari.table.layout import LOG, ROUNDS
from okawari.views.story import Event
from tests.environments.spiel import ASKING, DIPPING, DRAWING, PACKING, PICKING, TOOLS, known, load, walk
from tests.laws.worlds import other_world, worlds_differ
from tools import golden, spiel_playthroughs

RULES = ("interpreted", "compiled")
WHOSE = pyspiel.PrivateInfoType
SIZES = [
    *(f"game=classic,players={players}" for players in range(2, 6)),
    "game=classic,players=2,options=dummy:yes",
    *(f"game=draft,players={players}" for players in range(2, 6)),
    *(f"game=party,players={players},menu=sushi-go" for players in range(3, 9)),
    "game=party,players=2,menu=dinner-for-two,reward=place",
    f"game=party,players=3,menu={ASKING}",
    f"game=party,players=4,menu={DRAWING},options=takeout_when:round_end",
    f"game=party,players=3,menu={PICKING},options=edition:ru",
    f"game=party,players=3,menu={PACKING},options=order_when:round_end",
    f"game=party,players=3,menu={DIPPING},options=wasabi:may;expansions:both",
    f"game=party,players=4,menu={TOOLS},options=extra_actions:any;announce:after_reveal,reward=win",
]
SOME = [
    "game=classic,players=2,options=dummy:yes",
    "game=draft,players=3",
    "game=draft,players=4,options=leftovers:per_game",
    f"game=party,players=3,menu={ASKING}",
    f"game=party,players=4,menu={DRAWING}",
]


def position(game: Any, seed: int) -> Any:
    """Any position in which somebody is asked."""
    dice = random.Random(seed)
    asked = [state.clone() for state in walk(game.new_initial_state(), dice) if state.is_simultaneous_node()]
    return dice.choice(asked)


@pytest.mark.slow
@pytest.mark.parametrize("parameters", SIZES)
def test_random_simulation(parameters: str) -> None:
    pyspiel.random_sim_test(load(parameters), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    "parameters", ["game=classic,players=2", "game=draft,players=3", f"game=party,players=3,menu={ASKING}"]
)
def test_the_playthrough_of_open_spiel_itself_is_the_same_every_time(parameters: str) -> None:
    """It calls everything that a state and its observers offer, in every position of a game."""
    name = f"{NAME}({parameters},rules=interpreted)"
    texts = [generate_playthrough.playthrough(name, None, seed=3) for _ in range(2)]
    assert texts[0] == texts[1]
    assert "IsTerminal() = True" in texts[0]
    assert "Returns()" in texts[0]


@pytest.mark.parametrize("parameters", SOME)
def test_players_may_move_in_turn(parameters: str) -> None:
    game = pyspiel.convert_to_turn_based(load(parameters))
    state, dice = game.new_initial_state(), random.Random(3)
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    assert sum(state.returns()) != 0


def test_learning_environment() -> None:
    environment = rl_environment.Environment(load("game=draft,players=3,reward=win"))
    environment.seed(5)
    dice, step, won = random.Random(5), environment.reset(), [0.0] * 3
    assert step.is_simultaneous_move()
    assert environment.observation_spec()["info_state"] == (environment.game.information_state_tensor_size(),)
    while not step.last():
        step = environment.step([dice.choice(legal) for legal in step.observations["legal_actions"]])
        won = [before + now for before, now in zip(won, step.rewards, strict=True)]
    assert sum(won) == pytest.approx(1)


@pytest.mark.parametrize("name", spiel_playthroughs.PLAYTHROUGHS)
def test_playthroughs_are_the_same(name: str) -> None:
    """`make golden` writes them anew."""
    written = (golden.SPIEL / f"{name}.txt").read_text()
    assert spiel_playthroughs.text_of(spiel_playthroughs.PLAYTHROUGHS[name]) == written


def test_pieces_have_names_and_fill_the_tensor() -> None:
    game = load("game=classic,players=3")
    state = position(game, 1)
    for kind in (None, INFO_STATE_OBS_TYPE):
        seen = make_observation(game, kind)
        seen.set_from(state, 2)
        assert seen.tensor.size == sum(piece.size for piece in seen.dict.values())
        assert numpy.array_equal(numpy.concatenate([piece.ravel() for piece in seen.dict.values()]), seen.tensor)
        asked = state.observation_tensor if kind is None else state.information_state_tensor
        assert numpy.array_equal(asked(2), seen.tensor)
    assert seen.dict["places.known"][0] == 1
    assert seen.dict["places.hand"][0].sum() == seen.dict["shared.cards"][0]
    assert seen.dict["shared.seats"][0] == 3
    assert seen.dict["story"].shape == (LINES, 4)


def test_every_part_of_a_deal_counts_and_there_are_more_deals_than_hands() -> None:
    game = load("game=classic,players=2")
    hands = []
    for at in (None, *range(NODES)):
        state = game.new_initial_state()
        for node in range(NODES):
            state.apply_action(node + (node == at))
        hands.append((state.observation_string(0), state.observation_string(1)))
    assert len({*hands}) == NODES + 1
    assert OUTCOMES**NODES >= 1 << 48


def test_moves_of_all_players_are_given_together_and_are_complete() -> None:
    state = position(load("game=classic,players=3"), 2)
    with pytest.raises(ValueError, match="one action for each"):
        state.apply_actions([state.legal_actions(0)[0]])
    with pytest.raises(ValueError, match="at the same time"):
        state.apply_action(state.legal_actions(0)[0])


@pytest.mark.parametrize("parameters", ["game=classic,players=3", "game=draft,players=3"])
def test_every_node_takes_only_its_own_kind_of_action(parameters: str) -> None:
    game = load(parameters)
    between, dice = game.new_initial_state(), random.Random(1)
    for state in walk(game.new_initial_state(), dice):
        if state.is_chance_node():
            between = state.clone()
    for state in (game.new_initial_state(), between):
        before = str(state), state.history()
        with pytest.raises(ValueError, match="chance node"):
            state.apply_actions([WAIT] * 3)
        with pytest.raises(ValueError, match=r"^outcome is a whole number from 0 to 63, and not 64$"):
            state.apply_action(OUTCOMES)
        assert (str(state), state.history()) == before
        state.apply_action(OUTCOMES - 1)
    *_, end = walk(game.new_initial_state(), dice)
    with pytest.raises(ValueError, match="the game is over"):
        end.apply_actions([WAIT] * 3)
    with pytest.raises(ValueError, match="the game is over"):
        end.apply_action(0)
    with pytest.raises(ValueError, match=r"legal_actions\(player\), from 0 to 2"):
        position(game, 1).legal_actions(9)


@pytest.mark.parametrize("parameters", SOME)
@pytest.mark.parametrize(("reward", "whole"), [("win", 2), ("place", None)])
def test_wins_and_places_are_paid_at_the_end_and_sum_to_the_same(
    parameters: str, reward: str, whole: int | None
) -> None:
    game = load(f"{parameters},reward={reward}")
    kind = game.get_type()
    assert kind.reward_model == pyspiel.GameType.RewardModel.TERMINAL
    assert kind.utility == pyspiel.GameType.Utility.CONSTANT_SUM
    assert game.utility_sum() * 2 == (whole or game.num_players())
    for seed in range(5):
        for state in walk(game.new_initial_state(), random.Random(seed)):
            paid = sum(state.returns())
            assert paid == pytest.approx(game.utility_sum() if state.is_terminal() else 0)


@pytest.mark.parametrize("reward", ["win", "place"])
def test_the_tree_search_of_open_spiel_plays_it_in_turn(reward: str) -> None:
    game = pyspiel.convert_to_turn_based(load(f"game=draft,players=3,reward={reward}"))
    state, dice = game.new_initial_state(), numpy.random.RandomState(3)
    bot = mcts.MCTSBot(game, 1, 4, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    for _ in range(12):
        legal = state.legal_actions()
        if state.is_chance_node():
            state.apply_action(legal[0])
            continue
        chosen = bot.step(state)
        assert chosen in legal
        state.apply_action(chosen)


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


def replayed(state: Any, **settings: Any) -> Game:
    """The same deals and answers in a game of our own, one answer after the other."""
    game = Game(seats=state.num_players(), seed=1, **settings)
    moves = state.full_history()
    parts = [move.action for move in moves if move.player == pyspiel.PlayerId.CHANCE]
    game._table = undealt(game.game, game.seats, game.menu, game.options, "")
    for begun in range(ROUNDS):
        dice = Dice()
        number = deal_number(parts, NODES * begun)
        start(dice, number & WORD, number >> 32, begun, NODES)
        for word in range(4):
            game._table.keys[4 * begun + word] = next_word(dice)
    game._table.log_on, game.events = 1, []
    ENGINES[game.game].new_game(game._table)
    game._collect()
    answers = [move.action for move in moves if move.player != pyspiel.PlayerId.CHANCE]
    for first in range(0, len(answers), game.seats):
        for seat in game.waiting:
            game.answer(seat, answers[first + seat])
    return game


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


@pytest.mark.parametrize("reward", ["place", "win"])
def test_rewards_at_the_end(reward: str) -> None:
    game, gained = load(f"game=draft,players=3,reward={reward}"), [0.0] * 3
    for state in walk(game.new_initial_state(), random.Random(4)):
        if not state.is_chance_node():
            gained = [before + now for before, now in zip(gained, state.rewards(), strict=True)]
    assert gained == state.returns()
    assert sum(gained) == pytest.approx(1.0 if reward == "win" else 1.5)
    best = max(gained)
    assert tuple(seat for seat in range(3) if gained[seat] == best) == replayed(state, game="draft").winners


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


def test_actions_have_the_codes_of_the_engine() -> None:
    game = load("game=classic,players=2")
    state = game.new_initial_state()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 9) == "deal 9"
    assert state.action_to_string(0, WAIT) == "wait"
    assert state.action_to_string(0, 7) == "answer 7", "nothing is asked yet"
    state = position(game, 1)
    codes = [state.action_to_string(0, action) for action in state.legal_actions(0)]
    assert [state.string_to_action(0, code) for code in codes] == state.legal_actions(0)
    with pytest.raises(ValueError, match="'soup' is not open, only"):
        state.string_to_action(0, "soup")
    with pytest.raises(ValueError, match=r"legal_actions\(player\)"):
        state.legal_actions()


@pytest.mark.compiled
@pytest.mark.parametrize("parameters", SOME)
def test_compiled_rules_play_the_same(parameters: str) -> None:
    states = [pyspiel.load_game(f"{NAME}({parameters},rules={rules})").new_initial_state() for rules in RULES]
    for plain, fast in zip(*(walk(state, random.Random(2)) for state in states), strict=True):
        assert str(fast) == str(plain)
        assert fast.rewards() == plain.rewards()
        assert known_if_asked(fast) == known_if_asked(plain)


def known_if_asked(state: Any) -> list[Any]:
    return [known(state, player) for player in range(state.num_players())] if state.is_simultaneous_node() else []


def test_bad_answers_change_nothing() -> None:
    state = position(load("game=classic,players=2"), 3)
    before = str(state)
    with pytest.raises(ValueError, match="player 0: 77 is not open, only"):
        state.apply_actions([77, state.legal_actions(1)[0]])
    assert str(state) == before


def test_parameters_that_cannot_be_played() -> None:
    assert options_of("dummy:yes;promo:no") == {"dummy": "yes", "promo": "no"}
    for wrong in ("options=dummy", "reward=money", "rules=none"):
        with pytest.raises(ValueError):
            load(f"game=classic,{wrong}") if "rules" not in wrong else pyspiel.load_game(f"{NAME}({wrong})")
    with pytest.raises(OkawariError):
        load("game=classic,players=6")


def test_it_says_what_to_install() -> None:
    lines = [
        "import sys",
        "sys.modules['pyspiel'] = None",
        "import okawari.environments",
        "import okawari.environments.open_spiel",
    ]
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "ImportError: The OpenSpiel game needs OpenSpiel: pip install 'okawari[rl]'"
    )
