"""From commitments to a deal: what is frozen, who is waited for, and how a start that fails is told."""

import json
from typing import Any

import pytest

from okawari.protocol import messages as m
from okawari.replays import read
from okawari.replays.shuffle import ZEROS, check, commitment, old_promise, old_seed, promise
from okawari.server import codes
from okawari.server import entries as e
from okawari.server.keeping import summary
from okawari.server.rows import write
from okawari.server.state import State
from okawari.server.tables import Entry
from tests.server.heart.kit import ENTROPY, House, Place, Player, in_loop
from tests.server.heart.playing import play_on

LATE = m.OPEN_WITHIN + 0.1


def waits(player: Player) -> bool:
    """Whether a start is under way."""
    return player.info.opening is not None


async def called_off(host: Player, *late: Player) -> None:
    """A start for which these players do not open their bytes."""
    for one in late:
        one.opens = False
    await host.ok(m.Start)
    assert waits(host)
    await host.house.later(LATE)
    assert (host.phase(), waits(host)) == ("lobby", False)
    for one in late:
        one.opens = True


async def everyone_ready(house: House, players: list[Player]) -> None:
    for one in players:
        await one.ready()
    await house.quiet()


# ------------------------------------------------------------------------------------ what is frozen


@in_loop
async def test_everyone_sees_all_commitments_and_nobody_any_bytes(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.party("Mia", "Leo")
        watcher = await house.watch(mia)
        bound = {str(one): commitment(bytes.fromhex(ENTROPY), mia.id, 1, one) for one in (0, 1)}
        for one in (mia, leo, watcher):
            assert one.info.commitments == bound
        mia.opens = leo.opens = False
        await mia.ok(m.Start)
        for one in (mia, leo, watcher):
            assert one.info.opening == m.Opening(
                commitments=[bound["0"], bound["1"]], names=["Mia", "Leo"], missing=[0, 1]
            )
            assert one.events("starting")
            assert all(ENTROPY.encode() not in frame for frame in one.frames)
        await leo.ok(m.Open, entropy=ENTROPY)
        assert mia.info.opening == m.Opening(commitments=[bound["0"], bound["1"]], names=["Mia", "Leo"], missing=[0])
        assert all(ENTROPY.encode() not in frame for frame in mia.frames)
        await mia.ok(m.Open, entropy=ENTROPY)
        assert (mia.phase(), waits(mia), mia.info.commitments) == ("playing", False, {})


@in_loop
async def test_a_commitment_goes_with_its_person_to_another_chair(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.party("Mia", "Leo", seats=3)
        await mia.ok(m.Arrange, order=[2, 1, 0])
        mia.opens = leo.opens = False
        await mia.ok(m.Start, fill=True)
        bound = [commitment(bytes.fromhex(ENTROPY), mia.id, 1, one) for one in (0, 1)]
        assert mia.info.opening
        assert mia.info.opening.commitments == [None, bound[1], bound[0]]


@in_loop
async def test_several_seats_of_a_device_have_one_part_at_the_lowest(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia", "Ben", seats=3)
        leo = await house.join(mia, "Leo")
        await everyone_ready(house, [mia, leo])
        await mia.ok(m.Start)
        dealt = mia.table.state.dealt
        assert dealt
        assert [part.entropy for part in dealt.parts] == [ENTROPY, ZEROS, ENTROPY]
        assert [part.person for part in dealt.parts] == [0, 0, 1]
        assert [part.name for part in dealt.parts] == ["Mia", "Ben", "Leo"]


@in_loop
async def test_while_a_start_waits_nothing_frozen_can_change(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.party("Mia", "Leo", seats=3)
        mia.opens = leo.opens = False
        await mia.ok(m.Start, fill=True)
        await leo.no("error-starting", m.Rename, seat=1, name="Eve")
        await leo.no("error-starting", m.Ready, commitment=None)
        await leo.no("error-starting", m.Ready, ready=False)
        await mia.no("error-starting", m.Start)
        await mia.no("error-starting", m.Arrange, order=[2, 1, 0])
        await mia.no("error-starting", m.SetBot, seat=2, bot=None)
        await mia.no("error-starting", m.ChangeSetup, setup=m.Setup(seats=4))
        await mia.ok(m.Lock, locked=True)


@in_loop
async def test_without_commitments_a_game_begins_at_once(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia", seats=2)
        await mia.ok(m.Start, fill=True)
        assert mia.phase() == "playing"
        assert not mia.events("starting")
        await mia.no("error-not-starting", m.Open, entropy=ENTROPY)


# ------------------------------------------------------------------------------------ who does not open


@in_loop
async def test_a_device_that_is_asleep_is_named_and_the_others_commit_afresh(place: Place) -> None:
    async with place.house() as house:
        mia, leo, ana = await house.party("Mia", "Leo", "Ana")
        watcher = await house.watch(mia)
        before = mia.info.commitment
        await called_off(mia, leo)
        for one in (mia, leo, ana, watcher):
            assert [event.seat for event in one.events("not_opened")] == [leo.seat]
            assert one.events("not_opened")[0].values == {"name": "Leo"}
            assert not one.events("zeros_from_now")
        assert mia.info.commitment != before, "the server commits afresh, too"
        assert [chair.ready for chair in mia.info.chairs] == [False] * 3
        assert mia.info.commitments == {}
        await everyone_ready(house, [mia, leo, ana])
        await mia.ok(m.Start)
        assert mia.phase() == "playing"


@in_loop
async def test_after_three_failed_starts_a_person_counts_as_zeros_from_the_next_commitment_on(place: Place) -> None:
    async with place.house() as house:
        players = await house.party("Mia", "Leo")
        mia, leo = players
        for number in range(3):
            assert mia.info.zeros == []
            await called_off(mia, leo)
            assert len(mia.events("not_opened")) == number + 1
            await everyone_ready(house, players)
        assert [event.seat for event in mia.events("zeros_from_now")] == [leo.seat]
        assert mia.info.zeros == [1]
        assert list(mia.info.commitments) == ["0"], "what Leo commits to no longer counts"
        leo.opens = False
        await mia.ok(m.Start)
        dealt = mia.table.state.dealt
        assert dealt
        assert [part.entropy for part in dealt.parts] == [ENTROPY, ZEROS]
        assert mia.info.zeros == [], "a game that began makes it good"
        assert (await house.folded(mia.id)).shuffle == mia.table.state.shuffle


@in_loop
async def test_only_failures_in_a_row_count(place: Place) -> None:
    async with place.house() as house:
        players = await house.party("Mia", "Leo")
        mia, leo = players
        for late in (leo, leo, mia, leo):
            await called_off(mia, late)
            await everyone_ready(house, players)
        assert mia.info.zeros == []


@in_loop
async def test_opening_late_or_wrongly_is_refused(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.party("Mia", "Leo")
        mia.opens = leo.opens = False
        await mia.ok(m.Start)
        await leo.no("error-bad-opening", m.Open, entropy="cd" * 32)
        await leo.ok(m.Open, entropy=ENTROPY)
        await leo.ok(m.Open, entropy=ENTROPY)
        watcher = await house.watch(mia)
        await watcher.no("error-spectator", m.Open, entropy=ENTROPY)
        await house.later(LATE)
        await leo.no("error-not-starting", m.Open, entropy=ENTROPY)
        assert [event.seat for event in mia.events("not_opened")] == [mia.seat]


@pytest.mark.parametrize("way", ["leave", "kick", "drop"])
@in_loop
async def test_somebody_who_leaves_calls_the_start_off(place: Place, way: str) -> None:
    async with place.house(lobby_hold=2.0) as house:
        mia, leo, ana = await house.party("Mia", "Leo", "Ana")
        leo.opens = False
        if way == "drop":
            await leo.drop()
            await house.later(1.5)
        await mia.ok(m.Start)
        if way == "leave":
            await leo.ok(m.Leave)
        elif way == "kick":
            await mia.ok(m.Kick, seat=leo.seat)
        else:
            await house.later(1.0)
        assert ana.info.opening is None
        assert [event.values["name"] for event in ana.events("not_opened")] == (["Leo"] if way != "kick" else [])
        assert len(ana.events("start_called_off")) == (way == "kick")
        assert [chair.ready for chair in ana.info.chairs] == [False] * 3


@in_loop
async def test_somebody_who_has_opened_and_leaves_withheld_nothing(place: Place) -> None:
    async with place.house() as house:
        mia, leo, ana = await house.party("Mia", "Leo", "Ana")
        ana.opens = False
        await mia.ok(m.Start)
        await leo.ok(m.Leave)
        assert mia.events("start_called_off")
        assert not mia.events("not_opened")


@in_loop
async def test_an_operator_who_leaves_instead_of_opening_counts_as_zeros_after_three_times(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.party("Mia", "Leo")
        leo.opens = False
        for _ in range(3):
            await mia.ok(m.Start)
            await leo.ok(m.Leave)
            await leo.ok(m.Sit)
            await everyone_ready(house, [mia, leo])
        assert mia.info.zeros == [1]


@in_loop
async def test_a_start_goes_on_after_a_reconnect_and_after_a_restart(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.party("Mia", "Leo")
        leo.opens = False
        await mia.ok(m.Start)
        entries = mia.entry, leo.entry
        bound = leo.shuffle
    async with place.house() as house:
        mia, leo = [await house.enter(entry) for entry in entries]
        assert mia.info.opening
        assert mia.info.opening.missing == [1], "what was opened before is kept"
        leo.shuffle = bound
        await leo.connect()
        assert leo.phase() == "playing"


@in_loop
async def test_after_a_restart_a_device_has_all_its_time_again(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.party("Mia", "Leo")
        leo.opens = False
        await mia.ok(m.Start)
        entry = mia.entry
        await house.later(LATE - 1)
    async with place.house() as house:
        mia = await house.enter(entry)
        await house.later(2)
        assert waits(mia)
        await house.later(LATE)
        assert not waits(mia)
        assert mia.events("not_opened")


# ------------------------------------------------------------------------------------ what is saved


@in_loop
async def test_the_same_deal_carries_the_earlier_proof_and_says_so(place: Place) -> None:
    async with place.house() as house:
        players = await house.game("Mia", "Leo")
        mia, leo = players
        await play_on(players)
        await mia.ok(m.Rename, seat=1, name="Zoe")
        await leo.ready()
        await mia.ok(m.Start, same_deal=True)
        for one in players:
            assert (one.info.same_deal, one.events("same_deal")[0].values) == (1, {"number": 1})
        await play_on(players)
        assert mia.info.result
        stored = await house.store.replay(mia.info.result.replay)
        assert stored
        saved = read(stored.document.decode())
        check(saved)
        assert saved.shuffle
        assert (saved.shuffle["game"], saved.shuffle["same_deal"]) == (1, True)
        assert [one["name"] for one in saved.shuffle["seats"]] == ["Mia", "Leo"]
        assert [one["name"] for one in saved.seats] == ["Mia", "Zoe"]


# ------------------------------------------------------------------------------------ tables of protocol 1

TABLE, TOKEN, SECRET, OLD = "table-of-a-winte", "mN7yQ0cJ5sV2bX8fKd3RtA", "8f" * 32, "5a" * 16


async def left_behind(house: House, *more: dict[str, Any]) -> Player:
    """A table whose log was begun by a server of protocol 1, and its host, who comes back."""
    rows = [
        {
            "what": "created",
            "table": TABLE,
            "setup": {"seats": 2},
            "secret": "s" * 22,
            "code": "BCDFGH",
            "shuffle": SECRET,
        },
        {"what": "joined", "person": 0, "token": codes.token_hash(TOKEN)},
        {"what": "seated", "person": 0, "seat": 0, "name": "Mia"},
        {"what": "bot_set", "seat": 1, "bot": "casual", "name": "Leo"},
        {"what": "readied", "person": 0, "ready": True, "entropy": OLD},
        *more,
    ]
    state, kept = State(), []
    for row in rows:
        entry = e.decode(json.dumps(row).encode())
        kept.append(write(state, entry, state.apply(entry), None))
    await house.store.append(TABLE, 0, kept, summary(state))
    return await house.enter(Entry(TABLE, TOKEN, [0], "s" * 22, None))


@in_loop
async def test_a_lobby_of_protocol_1_commits_afresh(place: Place) -> None:
    async with place.house() as house:
        mia = await left_behind(house)
        assert mia.chair(0).ready is False
        assert mia.table.state.shuffle.secret != SECRET
        assert mia.info.commitment == promise(bytes.fromhex(mia.table.state.shuffle.secret), TABLE, 1)
        await mia.ready()
        await mia.ok(m.Start)
        assert mia.phase() == "playing"


@in_loop
async def test_a_game_begun_under_protocol_1_keeps_its_proof(place: Place) -> None:
    async with place.house() as house:
        entropy = sorted([OLD, "00" * 16])
        seed = old_seed(bytes.fromhex(SECRET), [bytes.fromhex(one) for one in entropy], TABLE)
        mia = await left_behind(house, {"what": "started", "shuffle": SECRET, "entropy": entropy, "seed": seed})
        assert mia.info.commitment == old_promise(bytes.fromhex(SECRET), TABLE)
        await play_on([mia])
        assert mia.info.result
        stored = await house.store.replay(mia.info.result.replay)
        assert stored
        saved = read(stored.document.decode())
        check(saved)
        assert (saved.format, saved.shuffle and saved.shuffle["entropy"]) == (1, entropy)
        assert mia.info.commitment == promise(bytes.fromhex(mia.table.state.shuffle.secret), TABLE, 2)
