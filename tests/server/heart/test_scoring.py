"""Between rounds and between games: scores to read, one more, the same deal again, another menu; and fair shuffles."""

import asyncio
from time import monotonic
from typing import Any

from okawari.protocol import messages as m
from okawari.replays.saved import read
from okawari.replays.shuffle import ZEROS, check, game_seed, promise
from okawari.server import codes
from tests.server.heart.kit import ENTROPY, House, Place, Player, in_loop
from tests.server.heart.playing import play_on
from tests.server.heart.test_play import question


async def scored(house: House, *names: str, **setup: Any) -> list[Player]:
    players = await house.game(*names, **setup)
    await play_on(players, "scoring")
    return players


# ------------------------------------------------------------------------------------ scores to read


@in_loop
async def test_after_a_round_everybody_reads_the_scores_and_no_new_card_is_seen(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await scored(house, "Mia", "Leo", game="classic")
        watcher = await house.watch(mia)
        for one in (mia, leo, watcher):
            assert (one.phase(), one.waiting, one.mine) == ("scoring", [], None)
            assert {line.round for line in one.lines} == {1}
            assert one.board
            assert (one.board.round, one.board.stage) == (1, "scored")
            for seat, at in enumerate(one.board.places):
                assert at.score == sum(line.points for line in one.lines if line.seat == seat)
        await mia.connect(mia.version - 1)
        assert mia.mine is None
        assert b"round_started" not in mia.frames[-1]
        await mia.no("error-scores-first", m.Answer, seat=0, question=11, answer="egg")
        await mia.no("error-scores-first", m.TakeBack, seat=0)
        await watcher.no("error-spectator", m.Continue)
        await leo.no("error-host-only", m.Continue, anyway=True)
        await leo.ok(m.Continue)
        assert mia.info.continued == [1]
        assert mia.phase() == "scoring"
        await leo.ok(m.Continue)
        assert mia.info.continued == [1]
        await mia.ok(m.Continue)
        for one in (mia, leo, watcher):
            assert (one.phase(), one.waiting, one.info.continued) == ("playing", [0, 1], [])
            assert one.board
            assert one.board.round == 2
        assert all(one.mine for one in (mia, leo))


@in_loop
async def test_the_host_may_go_on_without_waiting(place: Place) -> None:
    async with place.house() as house:
        mia, _ = await scored(house, "Mia", "Leo")
        await mia.ok(m.Continue, anyway=True)
        assert mia.phase() == "playing"


@in_loop
async def test_at_an_untimed_table_scores_are_shown_until_all_who_are_there_have_read_them(place: Place) -> None:
    async with place.house() as house:
        mia, leo, ana = await scored(house, "Mia", "Leo", "Ana", absence=60)
        await mia.ok(m.Continue)
        await ana.drop()
        await house.later(3600)
        assert mia.phase() == "scoring"
        await leo.ok(m.Continue)
        assert mia.phase() == "playing", "Ana has been away for too long"


@in_loop
async def test_somebody_just_gone_is_waited_for_and_then_not(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await scored(house, "Mia", "Leo", absence=60)
        await leo.drop()
        await mia.ok(m.Continue)
        await house.later(59)
        assert mia.phase() == "scoring"
        await house.later(1.5)
        assert mia.phase() == "playing"


@in_loop
async def test_whoever_leaves_is_not_waited_for(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await scored(house, "Mia", "Leo")
        await mia.ok(m.Continue)
        await leo.ok(m.Leave)
        assert mia.phase() == "playing"


@in_loop
async def test_with_a_clock_the_next_course_comes_after_a_minute_whoever_is_ready(place: Place) -> None:
    async with place.house() as house:
        mia, leo, _ = await scored(house, "Mia", "Leo", "Ana", pace="brisk")
        await house.later(30)
        await mia.ok(m.Continue)
        await house.later(20)
        await leo.ok(m.Continue)
        await house.later(9)
        assert mia.phase() == "scoring"
        await house.later(1.5)
        assert mia.phase() == "playing"


@in_loop
async def test_scores_wait_for_ever_while_nobody_is_there(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await scored(house, "Mia", "Leo", pace="brisk")
        await mia.ok(m.Continue)
        await mia.drop()
        await leo.drop()
        await house.later(86400)
        assert mia.table.state.phase == "scoring"


@in_loop
async def test_the_limit_comes_by_itself(place: Place) -> None:
    place.clock(monotonic)
    async with place.house(scoring_limit=0.05) as house:
        mia, _ = await house.game("Mia", "Leo", pace="friendly")
        while mia.board is None or mia.board.round == 1:
            for one in house.players:
                if one.mine and one.mine.question:
                    await one.pick()
            await asyncio.sleep(0.01)
        assert mia.phase() == "playing"


# ------------------------------------------------------------------------------------ game after game


@in_loop
async def test_one_more_with_the_same_people_and_menu(place: Place) -> None:
    async with place.house() as house:
        players = await house.game("Mia", "Leo", menu="sushi-go")
        mia, leo = players
        await play_on(players)
        first = mia.info.result
        assert first
        assert mia.lines
        assert first.scores == [at.score for at in mia.board.places] if mia.board else False
        assert {line.round for line in mia.lines} == {1, 2, 3, None}
        await mia.no("error-not-all-ready", m.Start)
        await leo.ready("cd" * 32)
        await mia.ok(m.Start)
        assert (mia.info.games, mia.phase(), mia.info.result, mia.lines) == (2, "playing", None, [])
        assert mia.table.state.dealt
        assert [part.entropy for part in mia.table.state.dealt.parts] == [ZEROS, "cd" * 32]
        assert mia.board
        assert (mia.board.game, mia.board.round) == (2, 1)
        await play_on(players)
        assert mia.info.result
        assert mia.info.result.seed != first.seed


@in_loop
async def test_the_same_deal_again_is_the_same_deal(place: Place) -> None:
    async with place.house() as house:
        players = await house.game("Mia", "Leo", "Ana", game="draft")
        mia, *others = players
        hands = [one.mine.hand for one in players if one.mine]
        began = mia.version
        await play_on(players)
        first = mia.info.result
        assert first
        for one in others:
            await one.ready("ef" * 32)
        await mia.ok(m.Start, same_deal=True)
        assert [one.mine.hand for one in players if one.mine] == hands
        await play_on(players)
        assert mia.info.result
        assert mia.info.result.scores == first.scores, "the same picks bring the same points"
        assert (mia.info.result.seed, mia.info.result.secret) == (first.seed, first.secret)
        assert mia.info.result.replay != first.replay
        stored = await house.store.replay(mia.info.result.replay)
        assert stored
        check(read(stored.document.decode()))
        assert mia.version > began


@in_loop
async def test_the_same_deal_needs_the_same_game(place: Place) -> None:
    async with place.house() as house:
        players = await house.game("Mia", "Leo")
        mia, _ = players
        await play_on(players)
        changes: list[dict[str, Any]] = [
            {"menu": "sushi-go"},
            {"seats": 3},
            {"game": "classic"},
            {"options": {"pass_direction": "alternate"}},
        ]
        for change in changes:
            await mia.ok(m.ChangeSetup, setup=m.Setup(**{"seats": 2, **change}))
            await mia.no("error-no-same-deal", m.Start, fill=True, same_deal=True)
        await mia.ok(m.ChangeSetup, setup=m.Setup(seats=2, pace="brisk"))
        await mia.ok(m.Start, fill=True, same_deal=True)


@in_loop
async def test_another_menu_more_chairs_and_other_people_between_games(place: Place) -> None:
    async with place.house() as house:
        players = await house.game("Mia", "Leo")
        mia, leo = players
        await play_on(players)
        setup = m.Setup(game="draft", seats=4)
        await leo.no("error-host-only", m.ChangeSetup, setup=setup)
        await mia.ok(m.ChangeSetup, setup=setup)
        assert [chair.who for chair in leo.info.chairs] == ["person", "person", "free", "free"]
        await mia.connect()
        assert mia.info.result
        ana = await house.join(mia, "Ana")
        await mia.ok(m.Arrange, order=[3, 2, 1, 0])
        for one in (leo, ana):
            await one.ok(m.Ready)
        await mia.ok(m.Start, fill=True)
        assert ana.board
        assert len(ana.board.places) == 4
        assert (mia.seat, leo.seat, ana.seat) == (3, 2, 1)
        assert ana.mine
        assert ana.mine.seat == 1
        await play_on([mia, leo, ana])


@in_loop
async def test_chairs_left_in_a_game_are_free_after_it(place: Place) -> None:
    async with place.house() as house:
        players = await house.game("Mia", "Leo", "Ana", game="draft")
        mia, leo, ana = players
        await leo.ok(m.Leave)
        await play_on([mia, ana])
        assert [chair.who for chair in mia.info.chairs] == ["person", "free", "person"]
        await leo.ok(m.Sit)
        assert mia.chair(1).name == "Leo"
        assert leo.mine is None or mia.phase() == "over"


@in_loop
async def test_the_code_opens_the_lobby_only_before_the_first_game(place: Place) -> None:
    async with place.house() as house:
        players = await house.game("Mia", "Leo")
        await play_on(players)
        assert players[0].invite
        assert players[0].invite.code is None
        assert players[0].invite.secret == players[0].table.state.secret


# ------------------------------------------------------------------------------------ the shuffle


@in_loop
async def test_the_secret_is_promised_before_and_opened_after(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia", seats=3)
        watcher = await house.watch(mia)
        promised = mia.info.commitment
        leo = await house.join(mia, "Leo")
        await mia.ready("01" * 32)
        await leo.ready("fe" * 32)
        secret = mia.table.state.shuffle.secret
        assert promised == promise(bytes.fromhex(secret), mia.id, 1)
        await mia.ok(m.Start, fill=True)
        assert mia.info.commitment == promised
        seed = mia.table.state.dealt.seed  # type: ignore[union-attr]
        await play_on([mia, leo], "scoring")
        for one in (mia, leo, watcher):
            await one.connect(1)
            for hidden in (secret, seed):
                assert all(hidden.encode() not in frame for frame in one.frames)
        await play_on([mia, leo])
        entropies = [bytes.fromhex(one) for one in ("01" * 32, "fe" * 32, ZEROS)]
        names = [chair.name for chair in mia.info.chairs]
        for one in (mia, leo, watcher):
            assert one.info.result
            assert one.info.result.secret == secret
            assert one.info.result.seed == game_seed(bytes.fromhex(secret), entropies, mia.id, 1, names) == seed
            assert one.events("secret_opened")[0].values == {"secret": secret}
            following = mia.table.state.shuffle.secret
            assert one.info.commitment == promise(bytes.fromhex(following), mia.id, 2) != promised
            assert all(following.encode() not in frame for frame in one.frames)


@in_loop
async def test_a_finished_game_is_kept_with_its_proof_for_those_who_played(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia", seats=3)
        leo = await house.join(mia, "Leo")
        await leo.ready()
        await mia.ok(m.Start, fill=True)
        await play_on([mia, leo])
        result = mia.info.result
        assert result
        stored = await house.store.replay(result.replay)
        assert stored
        saved = read(stored.document.decode())
        check(saved)
        assert (saved.scores, saved.winners, saved.seed) == (result.scores, result.winners, result.seed)
        assert [one.get("bot") for one in saved.seats] == [None, None, "casual"]
        assert [one["name"] for one in saved.seats] == [chair.name for chair in mia.info.chairs]
        assert stored.owners == [codes.token_hash(one.entry.token) for one in (mia, leo)]
        replayed = mia.table.state.game
        assert replayed
        assert len(saved.choices) == len(replayed.choices)


@in_loop
async def test_who_is_ready_late_brings_nothing_to_the_shuffle(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.party("Mia", "Leo")
        await leo.ok(m.Ready, ready=False)
        await mia.ok(m.Start, fill=True)
        assert mia.table.state.dealt
        assert [part.entropy for part in mia.table.state.dealt.parts] == [ENTROPY, ZEROS]


@in_loop
async def test_nobody_learns_anothers_bytes_before_the_end(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        watcher = await house.watch(mia)
        await mia.pick()
        for one in (mia, leo, watcher):
            assert all(ENTROPY.encode() not in frame for frame in one.frames)
        assert question(leo).options
