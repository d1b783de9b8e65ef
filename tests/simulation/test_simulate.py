"""simulate: the same results however they are worked out, and honest statistics of them."""

import json
import statistics
from typing import Any

import pytest

from okawari.errors import BadMenu, BadOption, BadSeats, OkawariError, UnknownBot, UnknownGame
from okawari.simulation import simulate
from okawari.simulation.kernel import NUMBERS, SHARES
from okawari.simulation.simulate import _table
from okawari.simulation.statistics import Sums
from okawari.simulation.work import work
from okawari.table.chance import key_words

pytestmark = pytest.mark.compiled

PAIR = ("greedy", "random")


def test_games_are_whole_deals_and_every_bot_sits_everywhere() -> None:
    found = simulate("classic", 3, 10, ["greedy", "random", "random"], fast=False)
    assert (found.deals, found.games) == (4, 12)
    assert [(row.name, row.seats) for row in found.by_bot] == [("greedy", 1), ("random", 2)]
    assert [row.name for row in found.by_seat] == ["0", "1", "2"]
    wins = sum(row.seats * row.wins.mean for row in found.by_bot)
    assert wins == pytest.approx(1)
    assert sum(row.wins.mean for row in found.by_seat) == pytest.approx(1)
    points = sum(row.seats * row.points.mean for row in found.by_bot)
    assert points == pytest.approx(sum(row.points.mean for row in found.by_seat))


def test_a_deal_is_the_same_for_every_rotation_and_whoever_plays_it_with_others() -> None:
    seed = key_words("deals", "simulation")
    job = work(_table("draft", 2, None, {}, "x"), ["random", "greedy"], seed, fast=False)
    size = 2 * 2 * NUMBERS
    together = job.play(0, 6).results
    assert [job.play(deal, 1).results for deal in range(6)] == [
        together[size * deal : size * (deal + 1)] for deal in range(6)
    ]


@pytest.mark.parametrize("bots", [["greedy"], ["random"]])
def test_a_bot_alone_wins_its_share_exactly(bots: list[str]) -> None:
    found = simulate("draft", 4, 12, bots, fast=False)
    (row,) = found.by_bot
    assert (row.wins.mean, row.wins.low, row.wins.high) == (0.25, 0.25, 0.25)
    assert found.bots == tuple(bots * 4)


def test_fewer_bots_than_seats_take_them_in_turn() -> None:
    found = simulate("draft", 5, 5, PAIR, fast=False)
    assert found.bots == ("greedy", "random", "greedy", "random", "greedy")


def test_intervals_hold_the_mean_and_shrink() -> None:
    few, many = (simulate("draft", 2, games, PAIR, seed=3, fast=False).by_bot[0] for games in (10, 120))
    for row in (few, many):
        for one in (row.points, row.wins):
            assert one.low is not None
            assert one.high is not None
            assert one.low <= one.mean <= one.high
            assert row.wins.high is not None
            assert row.wins.high <= 1
    assert _width(many.points) < _width(few.points) / 2


def _width(estimate: Any) -> float:
    return float(estimate.high - estimate.low)


def test_one_deal_has_no_interval() -> None:
    row = simulate("draft", 2, 1, PAIR, fast=False).by_bot[0]
    assert row.points.low is row.points.high is row.wins.low is None


def test_sums_agree_with_the_standard_library() -> None:
    values, sums = [3, 1, 4, 1, 5, 9, 2, 6], Sums()
    for value in values:
        sums.add(value)
    half = 1.96 * statistics.stdev(values) / len(values) ** 0.5
    found = sums.estimate(2)
    assert found.mean == pytest.approx(statistics.mean(values) / 2)
    assert found.high == pytest.approx((statistics.mean(values) + half) / 2)
    assert found.low == pytest.approx((statistics.mean(values) - half) / 2)


def test_nothing_but_wins_is_not_certainty() -> None:
    sums = Sums()
    for _ in range(100):
        sums.add(SHARES)
    share = sums.share(SHARES)
    assert share.mean == share.high == 1
    assert share.low == pytest.approx(0.963, abs=0.001)


def test_seeds_make_the_results() -> None:
    digests = [simulate("classic", 2, 4, PAIR, seed=seed, fast=False).digest for seed in (1, "1", 2)]
    assert digests[0] == digests[1] != digests[2]


def test_progress_is_told_and_an_interruption_ends_it() -> None:
    told: list[tuple[int, int]] = []
    simulate("draft", 2, 24, ["random"], progress=lambda done, of: told.append((done, of)), fast=False)
    assert told == [(0, 24), (10, 24), (20, 24), (24, 24)]

    def interrupt(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("draft", 2, 24, ["random"], progress=interrupt, fast=False)


def test_the_json_form_is_plain() -> None:
    found = simulate("party", 2, 2, PAIR, menu="sushi-go", options={"edition": "de"}, fast=False).as_json()
    assert json.loads(json.dumps(found)) == found
    assert found["options"]["order_nigiri"] == "de"
    assert set(found["by_bot"][0]) == {"name", "seats", "points", "wins"}
    assert set(found["by_bot"][0]["wins"]) == {"mean", "low", "high"}
    assert found["games_per_second"] > 0
    assert found["cpu_seconds"] > 0


@pytest.mark.parametrize(
    ("problem", "arguments"),
    [
        (UnknownBot, {"bots": ["oracle"]}),
        (UnknownGame, {"game": "chess"}),
        (BadSeats, {"players": 9}),
        (BadSeats, {"bots": []}),
        (BadSeats, {"bots": ["random"] * 3}),
        (BadMenu, {"menu": "sushi-go"}),
        (BadMenu, {"game": "party", "menu": "nothing"}),
        (BadOption, {"options": {"colour": "red"}}),
        (OkawariError, {"games": 0}),
        (OkawariError, {"threads": 0, "fast": True}),
    ],
)
def test_what_cannot_be_played_is_refused(problem: type[Exception], arguments: dict[str, Any]) -> None:
    with pytest.raises(problem):
        simulate(**{"game": "classic", "players": 2, "games": 2, "bots": PAIR, **arguments})


SETUPS: list[dict[str, Any]] = [
    {"game": "classic", "players": 2, "games": 12, "options": {"dummy": "yes", "promo": "yes"}},
    {"game": "classic", "players": 5, "games": 10, "options": {"pass_direction": "alternate"}},
    {"game": "party", "players": 3, "games": 12, "menu": "cutthroat-combo", "options": {"edition": "ru"}},
    {"game": "party", "players": 4, "games": 12, "menu": "big-banquet", "options": {"edition": "es"}},
    {"game": "party", "players": 3, "games": 12, "menu": "master-menu", "options": {"takeout_when": "round_end"}},
    {"game": "party", "players": 2, "games": 12, "menu": "dinner-for-two", "options": {"order_when": "round_end"}},
    {"game": "party", "players": 8, "games": 8, "menu": "my-first-meal"},
    {"game": "party", "players": 6, "games": 6, "menu": "points-platter"},
    {
        "game": "party",
        "players": 2,
        "games": 12,
        "menu": ["temaki", "sukeroku", "eel", "gyoza", "rice_wine", "soy_sauce", "fruit"],
        "options": {"expansions": "both", "wasabi": "may"},
    },
    {"game": "draft", "players": 2, "games": 20},
    {"game": "draft", "players": 5, "games": 20, "options": {"advanced": "yes", "ties": "last_place"}},
]


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS)
def test_compiled_and_interpreted_bots_choose_alike(setup: dict[str, Any]) -> None:
    pytest.importorskip("numba")
    plain, quick = (simulate(bots=["greedy", "random"], seed="alike", fast=fast, **setup) for fast in (False, True))
    assert (plain.digest, plain.answers) == (quick.digest, quick.answers)
    assert (plain.by_bot, plain.by_seat) == (quick.by_bot, quick.by_seat)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["party", "draft"])
def test_the_number_of_threads_does_not_matter(game: str) -> None:
    pytest.importorskip("numba")
    one, two = (simulate(game, 2, 3000, PAIR, seed=7, threads=threads) for threads in (1, 2))
    assert one.compiled
    assert two.threads == 2
    assert one.digest == two.digest
    assert one.by_bot == two.by_bot


def test_few_games_of_bots_that_do_not_search_need_no_compiler() -> None:
    assert not simulate("draft", 2, 2, ["casual", "novice"], seed=1).compiled
