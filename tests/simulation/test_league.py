"""Leagues: the same results whoever plays them and however often they are interrupted."""

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from okawari.errors import BadMenu, BadSeats, OkawariError, UnknownBot, UnknownGame
from okawari.simulation.backends import Backend, Processes, Threads
from okawari.simulation.league import League, league
from okawari.simulation.league import fixture as fixtures
from okawari.simulation.league.fixture import fixture, meetings_of
from okawari.simulation.league.record import Record
from okawari.simulation.league.results import Results

PAIR = ("greedy", "random")
THREE = ("greedy", "casual", "random")


def drafts(bots: Any = PAIR, games: int = 12, **rest: Any) -> League:
    """A small league that is soon played."""
    return league(bots, "draft", games=games, **{"seed": "league", "fast": False, **rest})


def figures(found: League) -> dict[str, Any]:
    """All but the times."""
    timed = {"seconds", "cpu_seconds", "games_per_second", "resumed", "backend", "workers", "speeds"}
    kept = {name: value for name, value in found.as_json().items() if name not in timed}
    return {**kept, "answers": [speed.answers for speed in found.speeds]}


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fixtures, "CHUNK", 1)


# ---------------------------------------------------------------------------------------------- what is played


def test_two_bots_at_two_seats() -> None:
    found = drafts(games=11)
    assert (found.deals, found.games, found.method, found.menus) == (6, 12, "elo", ())
    mine, theirs = found.meetings
    assert (mine.bot, mine.against, mine.games) == ("greedy", "random", 12)
    assert mine.wins.mean + theirs.wins.mean == pytest.approx(1)
    assert mine.place.mean + theirs.place.mean == pytest.approx(3)
    assert mine.margin.mean == pytest.approx(-theirs.margin.mean)
    assert mine.margin.mean == pytest.approx(mine.points.mean - theirs.points.mean)
    assert found.ratings[0].rating.mean > 0 > found.ratings[1].rating.mean
    assert all(speed.answers and speed.median_ms and speed.p99_ms for speed in found.speeds)
    assert found.speeds[0].median_ms > found.speeds[1].median_ms  # type: ignore[operator]


def test_one_among_copies_and_mixed_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    found = drafts(THREE, players=3, games=6, mixed=True)
    monkeypatch.setattr(fixtures, "CHUNK", 1)
    assert drafts(THREE, players=3, games=6, mixed=True).digest == found.digest
    assert (found.deals, found.games, found.method, found.mixed) == (2, 42, "plackett-luce", True)
    met = [(one.bot, one.against) for one in found.meetings]
    assert met == [*[(a, b) for a in THREE for b in THREE if a != b], *[(bot, None) for bot in THREE]]
    assert sum(found.meeting(bot, None).wins.mean for bot in THREE) == pytest.approx(1)
    assert sum(found.meeting(bot, None).place.mean for bot in THREE) == pytest.approx(6)
    assert found.ratings[2].rating.mean == min(row.rating.mean for row in found.ratings)


def test_all_pairings_have_the_same_deals() -> None:
    alone, among = drafts(), drafts(THREE)
    assert alone.meetings[0] == among.meeting("greedy", "random")


def test_deals_take_the_menus_in_turn() -> None:
    found = league(PAIR, "party", games=4, menus=2, seed="league", fast=False)
    assert len(set(found.menus)) == 2
    one, other = (league(PAIR, "party", games=4, menu=menu, seed="league", fast=False) for menu in found.menus)
    assert found.digest not in (one.digest, other.digest)
    first = league(PAIR, "party", games=2, menus=2, seed="league", fast=False)
    assert first.digest == league(PAIR, "party", games=2, menu=first.menus[0], seed="league", fast=False).digest


def test_seeds_make_the_results() -> None:
    assert drafts(seed=1).digest == drafts(seed="1").digest != drafts(seed=2).digest


def test_the_json_form_is_plain() -> None:
    found = league(PAIR, "party", games=2, menus=1, options={"edition": "de"}, fast=False).as_json()
    assert json.loads(json.dumps(found)) == found
    assert found["options"]["order_nigiri"] == "de"
    assert set(found["meetings"][0]) == {"bot", "against", "games", "wins", "place", "margin", "points"}
    assert set(found["ratings"][0]) == {"bot", "rating"}
    assert set(found["speeds"][0]) == {"bot", "answers", "median_ms", "p99_ms"}
    assert found["games_per_second"] > 0


@pytest.mark.parametrize(
    ("problem", "arguments"),
    [
        (UnknownBot, {"bots": ["oracle", "random"]}),
        (UnknownBot, {"bots": ["greedy@5", "random"]}),
        (BadSeats, {"bots": ["random"]}),
        (BadSeats, {"bots": ["random", "random"]}),
        (BadSeats, {"bots": THREE, "sprt": (0, 10)}),
        (BadSeats, {"bots": THREE, "mixed": True}),
        (BadSeats, {"bots": PAIR, "players": 3, "mixed": True}),
        (BadSeats, {"players": 9}),
        (UnknownGame, {"game": "chess"}),
        (BadMenu, {"menu": "sushi-go"}),
        (BadMenu, {"menus": 3}),
        (BadMenu, {"game": "party", "menu": "sushi-go", "menus": 3}),
        (OkawariError, {"game": "party", "menus": 0}),
        (OkawariError, {"games": 0}),
    ],
)
def test_what_cannot_be_played_is_refused(problem: type[Exception], arguments: dict[str, Any]) -> None:
    with pytest.raises(problem):
        league(**{"bots": PAIR, "game": "draft", "games": 2, **arguments})


# ---------------------------------------------------------------------------------------------- whoever plays


@pytest.fixture(scope="module")
def plain() -> League:
    return drafts(THREE, games=6)


@pytest.mark.parametrize("make", [lambda: Threads(3), lambda: Processes(1), lambda: Processes(3)])
def test_results_do_not_depend_on_who_plays(make: Callable[[], Backend], plain: League, small: None) -> None:
    found = drafts(THREE, games=6, backend=make())
    assert (plain.backend, plain.workers) == ("threads", 1)
    assert figures(found) == figures(plain)


@pytest.mark.slow
@pytest.mark.compiled
def test_compiled_bots_with_a_budget_of_tries_do_not_depend_on_it_either() -> None:
    pytest.importorskip("numba")
    bots = ("quick", "strong@300", "casual")
    found = [league(bots, games=6, seed=1, fast=True, backend=one) for one in (Threads(1), Threads(2), Processes(2))]
    assert found[0].compiled
    assert found[0].digest == found[1].digest == found[2].digest


# ---------------------------------------------------------------------------------------------- interruptions


def test_an_interrupted_league_goes_on(small: None, tmp_path: Path) -> None:
    file, told = tmp_path / "league.jsonl", list[tuple[int, int]]()

    def interrupt(done: int, total: int) -> None:
        told.append((done, total))
        if done == 8:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        drafts(resume=file, progress=interrupt)
    assert told == [(0, 12), (2, 12), (4, 12), (6, 12), (8, 12)]
    found = drafts(resume=file, progress=lambda done, total: told.append((done, total)))
    assert told[5:] == [(8, 12), (10, 12), (12, 12)]
    assert found.resumed == 8
    assert figures(found) == figures(drafts())
    again = drafts(resume=file)
    assert again.resumed == again.games
    assert again.games_per_second is None
    assert (figures(again), again.speeds) == (figures(found), found.speeds)


def test_a_file_that_was_cut_anywhere_is_read_up_to_the_last_whole_line(small: None, tmp_path: Path) -> None:
    file, whole = tmp_path / "league.jsonl", drafts(resume=tmp_path / "whole.jsonl", games=4)
    content = (tmp_path / "whole.jsonl").read_bytes()
    plan = fixture(PAIR, "draft", 2, 4, None, None, {}, "league", meetings_of(PAIR, 2, False, False), False)
    first = content.index(b"\n") + 1
    for cut in range(len(content) + 1):
        file.write_bytes(content[:cut])
        results = Results(plan)
        Record(file, plan.header()).read_into(results)
        lines = content[:cut].count(b"\n")
        assert len(results.numbers) == max(0, lines - 1)
        assert file.read_bytes() == content[: max(first, content.rfind(b"\n", 0, cut) + 1)]
    for cut in (0, 9, first - 1, first, first + 1, len(content) - 40, len(content) - 1):
        file.write_bytes(content[:cut])
        assert figures(drafts(resume=file, games=4)) == figures(whole)
        assert file.read_bytes().count(b"\n") == content.count(b"\n")


def test_levels_that_are_set_otherwise_are_other_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drafts(resume=tmp_path / "league.jsonl", games=4)
    slips = {"novice": (400, 700), "casual": (180, 50)}
    monkeypatch.setattr(import_module("okawari.bots.levels"), "SLIPS", slips)
    with pytest.raises(OkawariError) as refused:
        drafts(resume=tmp_path / "league.jsonl", games=4)
    assert "(levels)" in str(refused.value)


def test_the_number_of_games_may_change(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    for games in (4, 36, 6):
        assert figures(drafts(resume=file, games=games)) | {"answers": 0} == figures(drafts(games=games)) | {
            "answers": 0
        }


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"seed": "other"}, "(seed)"),
        ({"bots": ("random", "greedy")}, "(tables)"),
        ({"options": {"ties": "last_place"}}, "(options)"),
        ({"players": 3}, "(players, tables)"),
    ],
)
def test_the_file_of_another_league_is_refused(changed: dict[str, Any], said: str, tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    drafts(resume=file, games=2)
    before = file.read_bytes()
    with pytest.raises(OkawariError) as refused:
        drafts(**{"resume": file, "games": 2, **changed})
    assert said in str(refused.value)
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", ["something else\n", "something else", "{}\n", "[1]\n", '{"a": 1}', "\n", "\0"])
def test_a_file_of_something_else_is_left_alone(content: str, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(content)
    with pytest.raises(OkawariError) as refused:
        drafts(resume=file, games=2)
    assert refused.value.message_id == "error-league-file"
    assert file.read_text() == content


@pytest.mark.parametrize(
    "line", ["", "{}", "[]", '{"table": 9, "first": 0, "results": []}', '{"table": 0, "first": 0, "results": [1]}', "{"]
)
def test_a_damaged_line_is_named(line: str, small: None, tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    drafts(resume=file, games=6)
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:2], line, *lines[3:], ""]))
    with pytest.raises(OkawariError) as refused:
        drafts(resume=file, games=6)
    assert (refused.value.message_id, refused.value.args_for_message["number"]) == ("error-league-line", 3)


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "nowhere" / "league.jsonl"):
        with pytest.raises(OkawariError):
            drafts(resume=place, games=2)


# ---------------------------------------------------------------------------------------------- the sequential test


def test_a_test_stops_as_soon_as_it_is_decided(small: None, tmp_path: Path) -> None:
    one = drafts(sprt=(0, 100), games=200)
    assert one.sprt is not None
    assert one.sprt.accepted == "elo1"
    assert one.deals == one.sprt.deals < 100
    assert figures(one) == figures(drafts(sprt=(0, 100), games=200, backend=Threads(3)))
    assert figures(one) == figures(drafts(sprt=(0, 100), games=one.games))
    file = tmp_path / "league.jsonl"
    assert figures(drafts(sprt=(0, 100), games=200, resume=file)) == figures(one)
    again = drafts(sprt=(0, 100), games=200, resume=file)
    assert (figures(again), again.resumed) == (figures(one), one.games)


def test_a_test_may_stay_undecided_and_may_say_no() -> None:
    few = drafts(sprt=(0, 100), games=4).sprt
    assert few is not None
    assert (few.deals, few.accepted) == (2, None)
    worse = drafts(("random", "greedy"), sprt=(0, 100), games=200).sprt
    assert worse is not None
    assert worse.accepted == "elo0"
