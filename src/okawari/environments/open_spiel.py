"""All three games as an OpenSpiel game: `pyspiel.load_game("python_okawari_v0(game=party,players=3)")`.

Importing this module registers the game. Its parameters are all text but `players`:

- game: classic, party or draft
- players: as many as the game allows; if nobody says, two at Classic and Party and three at Draft, as everywhere here
- menu: of a Party game, a menu's name or its kinds with semicolons between; my-first-meal if nobody says
- options: name:value pairs with semicolons between
- reward: points (every round's, and the desserts'), place (1 for the first, 0 for the last) or win, both at the end
- rules: compiled, interpreted, or auto for compiled where there is a compiler

All players move at the same time; who is not asked has WAIT for its only action. Every round is dealt by eight chance
nodes, which decide all chance of the round. There is no seed: chance comes from whoever samples these nodes. They have
2**48 deals a round, each as likely as the others, which are a fixed sample of all that could be dealt. So a position of
`resample_from_infostate` need not be one that they lead to.
"""

import threading
from collections.abc import Callable, Sequence
from typing import Any

from okawari import compiled
from okawari.editions.undealt import undealt
from okawari.environments.deals import DEALING, ENDED, NODES, OUTCOMES, PLAYING
from okawari.environments.desk import Desk, doors
from okawari.environments.numbers import counted
from okawari.environments.pieces import ACTIONS, WAIT
from okawari.environments.posts import PLACE, POINTS, REWARDS, WIN
from okawari.environments.settings import VERSION, default_seats
from okawari.game import Game
from okawari.structs import bytes_of
from okawari.table.layout import ROUNDS

try:
    import pyspiel
except ImportError as problem:
    raise ImportError("The OpenSpiel game needs OpenSpiel: pip install 'okawari[rl]'") from problem

from okawari.environments.open_spiel_observer import Observer

NAME = f"python_okawari_{VERSION}"
KEPT = threading.local()  # an observer for each thread: it is filled anew every time
USUAL = 0  # players: as many as `default_seats` says
DEFAULTS = {"game": "classic", "players": USUAL, "menu": "", "options": "", "reward": "points", "rules": "auto"}
MOST_STEPS = {"classic": 8, "party": 30, "draft": 4}  # of a turn
LEAST_POINTS, MOST_POINTS = -200, 500
CHANCE = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
WORD = 1 << 32
NEXT = {
    PLAYING: int(pyspiel.PlayerId.SIMULTANEOUS),
    DEALING: int(pyspiel.PlayerId.CHANCE),
    ENDED: int(pyspiel.PlayerId.TERMINAL),
}


def game_type(how: int = POINTS) -> Any:
    """What OpenSpiel's algorithms want to know: points come as they are scored, a place and a win at the end.

    There is one win to share, and the places always sum to half of the players.
    """
    kinds = pyspiel.GameType
    points = how == POINTS
    return kinds(
        short_name=NAME,
        long_name="Okawari: pick-and-pass sushi games",
        dynamics=kinds.Dynamics.SIMULTANEOUS,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if points else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.REWARDS if points else kinds.RewardModel.TERMINAL,
        max_num_players=8,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=DEFAULTS,
    )


class OkawariGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its menu and options, from which states and observers are made."""

    def __init__(self, params: Any = None) -> None:
        asked = {**DEFAULTS, **(params or {})}
        menu = asked["menu"].split(";") if ";" in asked["menu"] else asked["menu"] or None
        game = asked["game"]
        seats = default_seats(game) if asked["players"] == USUAL else asked["players"]
        checked = Game(game, seats=seats, menu=menu, options=options_of(asked["options"]), seed=0)
        if asked["reward"] not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {asked['reward']!r}")
        self.how = REWARDS.index(asked["reward"])
        self.doors = doors(game, wants_compiled(asked["rules"]))
        self._start = bytes_of(undealt(game, seats, checked.menu, checked.options, ""))
        points = self.how == POINTS
        turns = checked.view().hand_size
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=LEAST_POINTS if points else 0.0,
            max_utility=MOST_POINTS if points else 1.0,
            utility_sum={POINTS: None, PLACE: seats / 2, WIN: 1.0}[self.how],
            max_game_length=ROUNDS * turns * MOST_STEPS[game] * (seats if game == "party" else 1),
        )
        super().__init__(game_type(self.how), info, {**asked, "players": seats})

    def new_initial_state(self) -> "OkawariState":
        """A game whose first round is not dealt yet."""
        return OkawariState(self)

    def new_desk(self) -> Desk:
        """A table that is not dealt yet."""
        return Desk(self.doors, self.how, self._start, self.num_players())

    def max_chance_nodes_in_history(self) -> int:
        """So many numbers decide all deals."""
        return NODES * ROUNDS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What fills tensors and writes text."""
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class OkawariState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position, with everything that is hidden in it."""

    def __init__(self, game: OkawariGame) -> None:
        super().__init__(game)
        self.desk = game.new_desk()

    def current_player(self) -> int:
        """All of them, chance, or nobody any more."""
        return NEXT[self.desk.phase]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.desk.phase == ENDED

    def legal_actions(self, *player: int) -> list[int]:
        """What a player may do. The same as OpenSpiel's own, without a way through C++ and back."""
        if self.desk.phase == PLAYING:
            return self._legal_actions(*player)
        return super().legal_actions(*player)  # type: ignore[no-any-return]

    def _legal_actions(self, player: int = -1) -> list[int]:
        if not 0 <= player < self.desk.seats:
            raise ValueError(
                "all players move at the same time: ask for the legal actions of one, "
                f"legal_actions(player), from 0 to {self.desk.seats - 1}"
            )
        return self.desk.legal(player)

    def observation_tensor(self, *player: int) -> list[float]:
        """What a player sees, as numbers. Again the same as OpenSpiel's own, which takes three times as long."""
        if len(player) != 1 or not 0 <= player[0] < self.desk.seats:
            return super().observation_tensor(*player)  # type: ignore[no-any-return]
        if not hasattr(KEPT, "observer"):
            KEPT.observer = Observer(pyspiel.IIGObservationType(perfect_recall=False), None)
        KEPT.observer.set_from(self, player[0])
        return KEPT.observer.tensor.tolist()  # type: ignore[no-any-return]

    def string_to_action(self, *given: Any) -> int:
        """The action of a player that is written like this, or of chance."""
        if self.desk.phase != PLAYING or len(given) != 2:
            return super().string_to_action(*given)  # type: ignore[no-any-return]
        player, code = given
        codes = {self._action_to_string(player, action): action for action in self.legal_actions(player)}
        if code not in codes:
            raise ValueError(f"player {player}: {code!r} is not open, only {', '.join(codes)}")
        return codes[code]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The values of one part of the number of a deal."""
        return CHANCE

    def _apply_action(self, action: int) -> None:
        if self.desk.phase == ENDED:
            raise ValueError("the game is over")
        if self.desk.phase != DEALING:
            raise ValueError("all players move at the same time: apply_actions, with one action for each")
        self.desk.chance(counted("outcome", action, 0, OUTCOMES - 1))

    def _apply_actions(self, actions: Sequence[int]) -> None:
        if self.desk.phase == ENDED:
            raise ValueError("the game is over")
        if self.desk.phase == DEALING:
            raise ValueError("this is a chance node: apply_action, with one outcome")
        self.desk.step(actions)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        if action == WAIT:
            return "wait"
        if self.desk.phase != PLAYING or not self.desk.marks.item(player) >> action & 1:
            return f"answer {action}"
        return self.desk.doors.engine.answer_code(self.desk.table().mine[player].ask, action)

    def rewards(self) -> list[float]:
        """What the players gained by their last actions."""
        return self.desk.rewards()

    def returns(self) -> list[float]:
        """What the players have gained so far."""
        return self.desk.returns()

    def __str__(self) -> str:
        seen = Observer(pyspiel.IIGObservationType(perfect_recall=False), None)
        told = [seen.string_from(self, player) for player in range(self.num_players())]
        return "\n\n".join([*told, f"dealing: {' '.join(map(str, self.desk.dealt))}"])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "OkawariState":
        """Another position that a player could not tell from this one.

        Its history begins there; until then the other players know only the story that everybody knows.
        """
        player = counted("player", player, 0, self.desk.seats - 1)
        other: OkawariState = self.get_game().new_initial_state()
        if not self.desk.begun():
            return other
        other.desk = self.desk.copy()
        own, common = (self.desk.story(seat, self.history()).tobytes() for seat in (player, -1))
        other.desk.imagine(player, [int(sampler() * WORD) for _ in range(4)], (player, own, common))
        return other


def options_of(text: str) -> dict[str, str]:
    """Options as they are written in a parameter."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    for name, colon, value in pairs:
        if not (name and colon and value):
            raise ValueError(f"options are name:value pairs with semicolons between, and {text!r} is not")
    given = {name: value for name, _, value in pairs}
    if len(given) < len(pairs):
        raise ValueError(f"every option is given once, and in {text!r} one is given twice")
    return given


def wants_compiled(rules: str) -> bool:
    """Whether to compile the rules."""
    if rules not in ("auto", "compiled", "interpreted"):
        raise ValueError(f"rules is auto, compiled or interpreted, not {rules!r}")
    return rules == "compiled" or (rules == "auto" and compiled.available())


pyspiel.register_game(game_type(), OkawariGame)
