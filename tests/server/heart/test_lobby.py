"""The lobby: coming in, chairs, the host's duties, and the start."""

import pytest

from okawari.errors import OkawariError
from okawari.protocol import messages as m
from okawari.server import codes
from okawari.server.refusals import NoEntry, NoSuchTable, Refusal
from tests.server.heart.kit import House, Place, Player, error_of, in_loop


def who(player: Player) -> list[str]:
    return [chair.who for chair in player.info.chairs]


def names(player: Player) -> list[str]:
    return [chair.name for chair in player.info.chairs]


async def shut_out(house: House, error: str, **way: str) -> None:
    with pytest.raises(OkawariError) as problem:
        await house.tables.join(**way)  # type: ignore[arg-type]
    assert error_of(problem) == error


# ------------------------------------------------------------------------------------ coming in


@in_loop
async def test_people_join_by_code_however_it_is_typed_and_by_link(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia")
        assert host.invite
        code = host.invite.code or ""
        by_code = await house.enter(await house.tables.join(code=f" {code.lower().replace('-', ' ')} ", name="Leo"))
        by_link = await house.join(host, "Ana")
        assert [by_code.you.seats, by_link.you.seats] == [[1], [2]]
        assert names(host) == ["Mia", "Leo", "Ana", ""]
        assert [chair.person for chair in host.info.chairs] == [0, 1, 2, None]
        assert not by_code.you.host
        assert by_code.entry.code == code
        assert by_code.entry.token != by_link.entry.token


@in_loop
async def test_what_opens_nothing(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia")
        await shut_out(house, "error-no-such-code", code="BCDFGH" if host.table.state.code != "BCDFGH" else "BCDFGJ")
        with pytest.raises(OkawariError):
            await house.tables.join(code="hello")
        await shut_out(house, "error-no-entry", table=host.id, secret="x" * 22)
        await shut_out(house, "error-no-entry", table=host.id, secret="")
        await shut_out(house, "error-no-entry", table=host.id, secret=host.entry.token)
        await shut_out(house, "error-no-such-table", table="x" * 16, secret=host.entry.secret)
        assert host.table.state.seq == 3


@in_loop
async def test_a_full_table_can_only_be_watched(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia", seats=2)
        await house.join(host, "Leo")
        await shut_out(house, "error-table-full", table=host.id, secret=host.entry.secret)
        await shut_out(house, "error-table-full", code=host.table.state.code)
        watcher = await house.watch(host)
        assert (watcher.you.person, watcher.you.seats) == (None, [])


@in_loop
async def test_a_locked_table_lets_nobody_sit_down_until_it_is_unlocked(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia")
        code = host.table.state.code
        await host.ok(m.Lock, locked=True)
        assert host.info.locked
        assert host.invite
        assert host.invite.code is None
        await shut_out(house, "error-table-locked", table=host.id, secret=host.entry.secret)
        await shut_out(house, "error-no-such-code", code=code)
        await host.ok(m.Lock, locked=False)
        await house.tables.join(code=code)


@in_loop
async def test_a_code_is_worth_nothing_once_the_game_runs_and_the_link_only_for_a_chair_left(place: Place) -> None:
    async with place.house() as house:
        host, guest = await house.game("Mia", "Leo")
        state = host.table.state
        await shut_out(house, "error-no-such-code", code=state.code)
        await shut_out(house, "error-game-running", table=host.id, secret=state.secret)
        house.brains.awake.clear()
        await guest.ok(m.Leave)
        ana = await house.join(host, "Ana")
        assert ana.you.promised == 1
        assert ana.mine is None
        assert names(host) == ["Mia", "Leo"]
        await shut_out(house, "error-game-running", table=host.id, secret=state.secret)


@in_loop
async def test_wrong_tokens_are_turned_away_and_told_nothing(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia", spectators=False)
        token = host.entry.token
        for wrong in (token[:-1] + ("A" if token[-1] != "A" else "B"), token[::-1], host.entry.secret, "A" * 22):
            stranger = await house.enter(type(host.entry)(table=host.id, token=wrong, seats=[], secret="", code=None))
            assert stranger.connection.closed_with == m.Closing.NO_ENTRY
            assert [one.error for one in stranger.heard(m.Refused)] == ["error-no-entry"]
            assert not stranger.heard(m.Welcome)


@in_loop
async def test_without_spectators_nobody_watches(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia", spectators=False)
        with pytest.raises(Refusal):
            await house.watch(host)


@in_loop
async def test_spectators_are_shown_out_when_the_host_wants_none(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia")
        watcher = await house.watch(host)
        await host.ok(m.ChangeSetup, setup=m.Setup(spectators=False))
        assert watcher.connection.closed_with == m.Closing.NO_ENTRY
        assert host.last(m.Presence).watching == 0


# ------------------------------------------------------------------------------------ chairs


@in_loop
async def test_people_stand_up_and_sit_down_under_their_own_name(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia")
        guest = await house.join(host, "Leo")
        await guest.no("error-already-seated", m.Sit)
        await guest.ok(m.Leave)
        assert who(host) == ["person", "free", "free", "free"]
        assert guest.you.seats == []
        assert guest.invite is None
        await guest.no("error-not-seated", m.Leave)
        await guest.no("error-chair-taken", m.Sit, seat=0)
        await guest.no("error-chair-taken", m.Sit, seat=6)
        await guest.ok(m.Sit, seat=3)
        assert names(host) == ["Mia", "", "", "Leo"]
        assert guest.seat == 3
        assert host.last(m.Presence).present == [0, 3]
        ana = await house.join(host, "Leo")
        assert names(ana)[1] not in ("", "Leo")


@in_loop
async def test_names_can_be_changed_but_not_to_look_like_anothers(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia")
        guest = await house.join(host, "Leo")
        await guest.ok(m.Rename, seat=1, name="Leonor")
        await host.ok(m.Rename, seat=1, name=" mia ")
        assert names(host)[1].casefold() not in ("mia", "leonor")
        await guest.no("error-host-only", m.Rename, seat=0, name="Ana")
        await host.no("error-chair-free", m.Rename, seat=2, name="Ana")
        await host.no("error-no-such-seat", m.Rename, seat=7, name="Ana")
        answer = await guest.do(m.Rename, seat=1, name="\u202e")
        assert isinstance(answer, m.Refused)
        await guest.ok(m.Rename, seat=1, name="Leo")
        await guest.ok(m.Leave)
        await guest.ok(m.Sit)
        assert names(host)[1] == "Leo"


@in_loop
async def test_chairs_are_arranged_and_everybody_moves_with_theirs(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia")
        guest = await house.join(host, "Leo")
        await guest.ok(m.Ready)
        await host.ok(m.Arrange, order=[3, 1, 2, 0])
        assert names(host) == ["", "Leo", "", "Mia"]
        assert (host.you.seats, guest.you.seats) == ([3], [1])
        assert host.last(m.Presence).present == [1, 3]
        assert host.chair(1).ready
        for wrong in ([0, 1, 2], [0, 0, 1, 2], [0, 1, 2, 3, 4], [4, 1, 2, 3], []):
            await host.no("error-bad-order", m.Arrange, order=wrong)
        await guest.no("error-host-only", m.Arrange)


@in_loop
async def test_shuffled_chairs_hold_the_same_people(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia", "Leo", "Ana", seats=8)
        orders = set()
        for _ in range(12):
            await host.ok(m.Arrange)
            assert sorted(names(host)) == [""] * 5 + ["Ana", "Leo", "Mia"]
            assert [names(host)[seat] for seat in host.you.seats] == [one for one in names(host) if one]
            orders.add(tuple(names(host)))
        assert len(orders) > 3


@in_loop
async def test_bots_come_change_and_go(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia", seats=3)
        guest = await house.join(host, "Leo")
        await guest.no("error-host-only", m.SetBot, seat=2, bot="greedy")
        await host.no("error-chair-taken", m.SetBot, seat=1, bot="greedy")
        await host.no("error-unknown-bot", m.SetBot, seat=2, bot="genius")
        await host.no("error-no-such-seat", m.SetBot, seat=3, bot="greedy")
        await host.ok(m.SetBot, seat=2, bot="greedy")
        first = host.chair(2)
        assert (first.who, first.bot, first.ready) == ("bot", "greedy", True)
        assert first.name
        await host.ok(m.SetBot, seat=2, bot="random")
        assert (host.chair(2).bot, host.chair(2).name) == ("random", first.name)
        await shut_out(house, "error-table-full", table=host.id, secret=host.entry.secret)
        await host.ok(m.SetBot, seat=2)
        assert who(host) == ["person", "person", "free"]


@in_loop
async def test_another_setup_asks_everybody_anew_and_moves_chairs(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia", "Leo", seats=4)
        guest = await house.join(host, "Ana")
        await host.ok(m.SetBot, seat=3, bot="greedy")
        await guest.ok(m.Ready)
        await guest.no("error-host-only", m.ChangeSetup, setup=m.Setup(seats=5))
        await host.no("error-too-many-seated", m.ChangeSetup, setup=m.Setup(seats=2))
        await host.no("error-bad-menu-unknown", m.ChangeSetup, setup=m.Setup(menu="lunch"))
        await host.no("error-bad-seats", m.ChangeSetup, setup=m.Setup(game="draft", seats=8))
        await host.no("error-unknown-bot", m.ChangeSetup, setup=m.Setup(bots="genius"))
        await host.ok(m.ChangeSetup, setup=m.Setup(game="classic", seats=3))
        assert who(host) == ["person"] * 3
        assert not guest.chair(2).ready
        await host.ok(m.ChangeSetup, setup=m.Setup(seats=8))
        assert names(host) == ["Mia", "Leo", "Ana"] + [""] * 5
        assert guest.info.setup == m.Setup(seats=8)


# ------------------------------------------------------------------------------------ kicking


@in_loop
async def test_a_kicked_person_is_out_for_good_with_code_link_and_token(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia")
        guest = await house.join(host, "Leo")
        code, secret = host.table.state.code, host.table.state.secret
        guest.forget()
        await host.ok(m.Kick, seat=1)
        assert who(host)[1] == "free"
        assert guest.connection.closed_with == m.Closing.KICKED
        assert guest.notices() == ["kicked"]
        fresh = host.table.state
        assert host.invite == m.Invite(code=codes.shown(fresh.code), secret=fresh.secret)
        assert (fresh.code, fresh.secret) != (code, secret)
        assert all(fresh.secret.encode() not in frame for frame in guest.frames)
        await shut_out(house, "error-no-such-code", code=code)
        await shut_out(house, "error-no-entry", table=host.id, secret=secret)
        guest.forget()
        await guest.connect()
        assert guest.connection.closed_with == m.Closing.KICKED
        assert not guest.heard(m.Welcome)
        with pytest.raises(NoEntry):
            await house.tables.status(host.id, guest.entry.token)
        again = await house.join(host, "Leo")
        assert again.you.person not in (0, 1)


@in_loop
async def test_only_the_host_kicks_and_only_others(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia")
        guest = await house.join(host, "Leo")
        await host.ok(m.SetBot, seat=2, bot="greedy")
        await guest.no("error-host-only", m.Kick, seat=0)
        await host.no("error-kick-self", m.Kick, seat=0)
        await host.no("error-chair-free", m.Kick, seat=3)
        await host.no("error-no-such-seat", m.Kick, seat=7)


@in_loop
async def test_a_person_kicked_in_a_game_is_followed_by_a_bot(place: Place) -> None:
    async with place.house() as house:
        host, guest = await house.game("Mia", "Leo")
        await host.ok(m.Kick, seat=1)
        chair = host.chair(1)
        assert (chair.who, chair.stand_in, chair.gone) == ("bot", True, True)
        assert host.waiting == [0]
        assert guest.connection.closed_with == m.Closing.KICKED


# ------------------------------------------------------------------------------------ the start


@in_loop
async def test_a_game_starts_when_all_chairs_are_taken_and_all_are_ready(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia", seats=3)
        guest = await house.join(host, "Leo")
        await host.no("error-chairs-free", m.Start)
        await host.ok(m.SetBot, seat=2, bot="greedy")
        await host.no("error-not-all-ready", m.Start)
        await guest.ready()
        assert [chair.ready for chair in host.info.chairs] == [False, True, True]
        await guest.ok(m.Ready, ready=False)
        assert [chair.ready for chair in host.info.chairs] == [False, False, True]
        await host.no("error-not-all-ready", m.Start)
        await guest.no("error-host-only", m.Start)
        await guest.ok(m.Ready)
        await host.ok(m.Start)
        assert (host.phase(), host.info.games) == ("playing", 1)
        assert not any(chair.ready for chair in host.info.chairs[:2])
        await host.no("error-game-running", m.Start)


@in_loop
async def test_the_host_may_start_anyway_with_bots(place: Place) -> None:
    async with place.house() as house:
        house.brains.awake.clear()
        host = await house.create("Mia", seats=5, bots="random")
        await house.join(host, "Leo")
        await host.ok(m.Start, fill=True)
        assert who(host) == ["person", "person", "bot", "bot", "bot"]
        assert {chair.bot for chair in host.info.chairs[2:]} == {"random"}
        assert len(set(names(host))) == 5


@in_loop
async def test_lobby_commands_are_refused_in_a_game(place: Place) -> None:
    async with place.house() as house:
        host, guest = await house.game("Mia", "Leo")
        for command in (m.Ready, m.Arrange, m.Start):
            await host.no("error-game-running", command)
        await host.no("error-game-running", m.SetBot, seat=1)
        await host.no("error-game-running", m.ChangeSetup, setup=m.Setup(seats=3))
        await guest.no("error-already-seated", m.Sit)
        await host.no("error-not-scoring", m.Continue)
        await host.no("error-no-clock", m.MoreTime)


@in_loop
async def test_game_commands_are_refused_in_the_lobby(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia")
        await host.no("error-no-game", m.Answer, seat=0, question=1, answer="egg")
        await host.no("error-no-game", m.TakeBack, seat=0)
        await host.no("error-not-scoring", m.Continue)
        await host.no("error-no-game", m.MoreTime)
        await host.no("error-no-same-deal", m.Start, fill=True, same_deal=True)


@in_loop
async def test_a_closed_table_is_no_more(place: Place) -> None:
    async with place.house() as house:
        host, guest = await house.game("Mia", "Leo")
        watcher = await house.watch(host)
        await guest.no("error-host-only", m.Close)
        await host.ok(m.Close)
        for one in (host, guest, watcher):
            assert one.connection.closed_with == m.Closing.TABLE_CLOSED
            assert one.notices() == ["closed"]
        opened = host.events("secret_opened")[0].values["secret"]
        assert opened == host.table.state.shuffle.secret
        with pytest.raises(NoSuchTable):
            await house.tables.find(host.id)
        await shut_out(house, "error-no-such-table", table=host.id, secret=host.entry.secret)
        assert not house.tables.live


@in_loop
async def test_whoever_has_seen_cards_of_a_game_gets_no_other_chair_in_it(place: Place) -> None:
    async with place.house() as house:
        mia, leo, ana = await house.game("Mia", "Leo", "Ana")
        await ana.ok(m.Leave)
        await leo.ok(m.Leave)
        await leo.no("error-chair-taken", m.Sit, seat=2)
        await leo.ok(m.Sit)
        assert leo.seat == 1
        zoe = await house.join(mia, "Zoe")
        assert zoe.you.promised == 2
        await ana.ok(m.Sit)
        assert ana.seat == 2
        assert zoe.you.promised is None
