"""The figures of a league against numbers worked out by hand, and against chances that are known."""

import statistics
from collections import Counter
from math import log10, sqrt
from random import Random

import pytest

from okawari.editions.menus import kinds_of
from okawari.errors import OkawariError
from okawari.simulation.kernel import SHARES
from okawari.simulation.league.bootstrap import Bootstrap
from okawari.simulation.league.menus import drawn_menus
from okawari.simulation.league.outcomes import Outcome, fared, outcomes
from okawari.simulation.league.pairings import Pairing, pairings
from okawari.simulation.league.ratings import ratings
from okawari.simulation.league.sprt import BOUND, LEAST, RISK, Test, expected
from okawari.simulation.statistics import Estimate
from okawari.simulation.times import Times, quantile, step_of

WIN, HALF = SHARES, SHARES // 2


# ---------------------------------------------------------------------------------------------- one game


def test_places_and_margins_by_hand() -> None:
    game = Outcome(("a", "b", "c", "d"), (30, 41, 41, 30), (0, WIN, 0, 0))
    assert game.groups == [[1], [2], [0, 3]]
    assert game.places == [3.5, 1, 2, 3.5]
    assert game.margins == [-11, 0, 0, -11]


def test_a_shared_win_shares_the_first_places() -> None:
    game = Outcome(("a", "b", "c"), (20, 25, 25), (0, HALF, HALF))
    assert game.places == [3, 1.5, 1.5]


def test_a_deal_is_the_mean_of_its_games_and_seats() -> None:
    games = outcomes(("a", "b"), [30, WIN, 20, 0, 25, HALF, 25, HALF])
    assert games == [Outcome(("a", "b"), (30, 20), (WIN, 0)), Outcome(("a", "b"), (25, 25), (HALF, HALF))]
    found = fared("a", games)
    assert found is not None
    assert (found.wins, found.place, found.margin, found.points) == (0.75, 1.25, 5, 27.5)
    twice = fared("a", [Outcome(("a", "b", "a"), (9, 5, 1), (WIN, 0, 0))])
    assert twice is not None
    assert (twice.wins, twice.place, twice.margin) == (0.5, 2, -2)
    assert fared("c", games) is None


# ---------------------------------------------------------------------------------------------- who meets whom


def test_pairs_once_at_two_seats_and_both_ways_at_more() -> None:
    assert [one.bots for one in pairings("abc", 2, False)] == [("a", "b"), ("a", "c"), ("b", "c")]
    assert [one.bots for one in pairings("ab", 3, False)] == [("a", "b"), ("b", "a")]
    assert [one.mixed for one in pairings("abc", 3, True)] == [False] * 6 + [True]


@pytest.mark.parametrize(("bots", "seats"), [("abc", 3), ("abc", 8), ("abcdef", 4)])
def test_mixed_tables_are_fair(bots: str, seats: int) -> None:
    mixed = Pairing(tuple(bots), True)
    drawn = [mixed.seated(seats, deal, "x") for deal in range(600)]
    assert drawn == [mixed.seated(seats, deal, "x") for deal in range(600)]
    for table in drawn:
        times = Counter(table)
        assert len(table) == seats
        assert max(times.values()) - min(times[bot] for bot in bots) <= 1
    sat = Counter(bot for table in drawn for bot in table)
    assert all(abs(sat[bot] * len(bots) / (600 * seats) - 1) < 0.1 for bot in bots)
    assert len({tuple(table) for table in drawn}) > 5


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("expansions", ["none", "both"])
def test_drawn_menus_are_allowed_and_all_different(seats: int, expansions: str) -> None:
    drawn = drawn_menus(60, seats, expansions, "league")
    assert len({frozenset(kinds_of(menu, seats, expansions)) for menu in drawn}) == 60
    assert drawn_menus(7, seats, expansions, "league") == drawn[:7]
    assert drawn_menus(7, seats, expansions, "other") != drawn[:7]
    extra = {"rice_wine", "sukeroku"} & {kind for menu in drawn for kind in menu}
    assert bool(extra) == (expansions == "both")


def test_there_are_only_so_many_menus() -> None:
    with pytest.raises(OkawariError):
        drawn_menus(0, 2, "none", "x")


# ---------------------------------------------------------------------------------------------- intervals


def test_the_bootstrap_agrees_with_the_standard_error() -> None:
    rng = Random(1)
    for count in (40, 1700):  # the second in groups of three and four deals
        values = [rng.gauss(5, 2) for _ in range(count)]
        found = Bootstrap(count, "x").mean(values)
        error = statistics.stdev(values) / sqrt(count)
        assert found.mean == pytest.approx(statistics.mean(values))
        assert found.low == pytest.approx(found.mean - 1.96 * error, abs=0.2 * error)
        assert found.high == pytest.approx(found.mean + 1.96 * error, abs=0.2 * error)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    rng, held = Random(2), 0
    for number in range(200):
        values = [rng.choice((0, 0.25, 0.5, 0.75, 1)) for _ in range(50)]
        found = Bootstrap(50, str(number), draws=200).share(values)
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0.5 <= found.high
    assert 0.89 <= held / 200 <= 0.99


def test_the_same_seed_draws_the_same() -> None:
    values = [float(x % 7) for x in range(30)]
    one, again, other = (Bootstrap(30, seed).mean(values) for seed in ("a", "a", "b"))
    assert one == again != other


def test_deals_without_a_number_do_not_count() -> None:
    found = Bootstrap(4, "x").mean([2.0, None, 4.0, None])
    assert found.mean == 3
    assert found.low == 2
    assert found.high == 4


def test_one_deal_has_no_interval_and_nothing_but_wins_is_not_certainty() -> None:
    assert Bootstrap(1, "x").share([1.0]) == Estimate(1, None, None)
    sure = Bootstrap(100, "x").share([1.0] * 100)
    assert sure.low == pytest.approx(0.963, abs=0.001)
    assert Bootstrap(100, "x").share([0.0] * 100).high == pytest.approx(0.037, abs=0.001)


# ---------------------------------------------------------------------------------------------- ratings


def two(winner: str | None, bots: tuple[str, str] = ("a", "b")) -> Outcome:
    """A game of two."""
    shares = (HALF, HALF) if winner is None else (WIN, 0) if winner == bots[0] else (0, WIN)
    return Outcome(bots, (1, 1) if winner is None else (shares[0], shares[1]), shares)


def test_elo_of_two_by_hand() -> None:
    deals = [[two("a" if number % 4 else "b")] for number in range(4000)]
    high, low = ratings("ab", deals, Bootstrap(4000, "x"))
    assert high.mean - low.mean == pytest.approx(400 * log10(3), abs=0.5)
    assert high.mean == pytest.approx(-low.mean)
    error = 400 * log10(2.718281828) / sqrt(4000 * 0.75 * 0.25) / 2  # each has half of the difference
    assert high.low == pytest.approx(high.mean - 1.96 * error, abs=0.2 * error)
    assert high.high == pytest.approx(high.mean + 1.96 * error, abs=0.2 * error)


def test_draws_are_half_wins() -> None:
    drawn = ratings("ab", [[two(None)] for _ in range(50)], Bootstrap(50, "x"))
    assert [one.mean for one in drawn] == pytest.approx([0, 0], abs=1e-6)
    mixed = ratings("ab", [[two("a"), two(None)] for _ in range(500)], Bootstrap(500, "x"))
    wins = ratings("ab", [[two("a"), two("a"), two("a"), two("b")] for _ in range(250)], Bootstrap(250, "x"))
    assert mixed[0].mean == pytest.approx(wins[0].mean, rel=1e-6)


def test_nobody_is_infinitely_strong_and_nobody_is_sure_of_it() -> None:
    high, low = ratings("ab", [[two("a")] for _ in range(100)], Bootstrap(100, "x"))
    assert 300 < high.mean < 1000
    assert high.low is not None
    assert high.mean - high.low > 100
    assert low.mean == pytest.approx(-high.mean)


def ranked(bots: tuple[str, ...], strengths: dict[str, float], rng: Random) -> Outcome:
    """A game whose order follows the model."""
    left, points = list(range(len(bots))), [0] * len(bots)
    for place in range(len(bots)):
        at = rng.choices(left, [strengths[bots[one]] for one in left])[0]
        left.remove(at)
        points[at] = 100 - place
    return Outcome(bots, tuple(points), tuple(WIN if score == 100 else 0 for score in points))


@pytest.mark.parametrize("tables", [["ab", "bc", "ca"], ["abbb", "baaa", "bccc", "cbbb"], ["abc", "abca", "cbcba"]])
def test_known_strengths_are_found_again(tables: list[str]) -> None:
    strengths, rng = {"a": 4.0, "b": 2.0, "c": 1.0}, Random(3)
    deals = [[ranked(tuple(table), strengths, rng) for table in tables] for _ in range(1500)]
    found = ratings("abc", deals, Bootstrap(1500, "x", draws=300))
    for one, truth in zip(found, (1, 0, -1), strict=True):
        assert one.low is not None
        assert one.high is not None
        assert one.mean == pytest.approx(400 * log10(2) * truth, abs=15)
        assert 8 < one.high - one.low < 40


def test_intervals_of_ratings_hold_the_truth_about_as_often_as_they_say() -> None:
    rng, held = Random(4), 0
    for number in range(100):
        deals = [[ranked(("a", "b"), {"a": 2, "b": 1}, rng)] for _ in range(60)]
        one = ratings("ab", deals, Bootstrap(60, str(number), draws=200))[0]
        assert one.low is not None
        assert one.high is not None
        held += one.low <= 200 * log10(2) <= one.high
    assert held >= 88


# ---------------------------------------------------------------------------------------------- the sequential test


def test_the_ratio_by_hand() -> None:
    test = Test(0, 100, 2)
    shares = [1, 0.5, 0.75, 0.5, 1, 0.25]
    for share in shares:
        test.add(share)
    mean = statistics.mean(shares)
    variance = (sum((share - mean) ** 2 for share in shares) + 0.25) / 7
    high = 1 / (1 + 10 ** (-100 / 400))
    wanted = 6 * (high - 0.5) * (2 * mean - 0.5 - high) / (2 * variance)
    assert test.verdict.ratio == pytest.approx(wanted)
    assert (test.verdict.deals, test.verdict.accepted) == (6, None)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("truth", "answer"), [(-30, "elo0"), (0, "elo0"), (60, "elo1"), (90, "elo1")])
def test_it_decides_for_the_truth(seats: int, truth: float, answer: str) -> None:
    rng, right, chance = Random(5), 0, expected(truth, seats)
    for _ in range(60):
        test = Test(0, 60, seats)
        while not test.add(statistics.fmean(rng.random() < chance for _ in range(seats))):
            assert test.verdict.deals < 5000
        right += test.verdict.accepted == answer
        assert abs(test.verdict.ratio) >= BOUND
    assert right >= 60 * (1 - 2 * RISK)


def test_a_few_deals_decide_nothing() -> None:
    test = Test(0, 400, 2)
    decided = [test.add(1.0) for _ in range(LEAST)]
    assert not any(decided[:-1])
    assert Test(0, 10, 2).verdict.accepted is None


# ---------------------------------------------------------------------------------------------- times


def test_quantiles_of_times() -> None:
    times = Times()
    for number in range(1, 1001):
        times[step_of(number / 1000)] += 1
    assert quantile(times, 0.5) == pytest.approx(0.5, rel=0.02)
    assert quantile(times, 0.99) == pytest.approx(0.99, rel=0.02)
    assert quantile(Times(), 0.5) is None
    assert step_of(0) == 0
