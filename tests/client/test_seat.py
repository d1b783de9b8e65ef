"""What a client knows follows from the messages, and scripts can wait for it."""

import asyncio
from typing import Any

import pytest

from okawari.client import PointsChooser, RandomChooser
from okawari.client.outbox import TOO_FAST
from okawari.client.state import TableState
from okawari.protocol import messages as m
from tests.client.peer import info, meeting, run


def board(game: int = 1) -> m.Board:
    return m.Board(
        game=game, round=1, rounds=3, turn=1, turns=10, stage="choose", direction="left", hand_size=10, deck=50,
        menu=[], places=[m.Place(dishes=[], desserts=[], score=4, cards=10)] * 2, discards={},
    )  # fmt: skip


def mine(number: int | None, seat: int = 0, options: Any = ()) -> m.Mine:
    question = None if number is None else m.Question(number=number, what="pick", options=list(options))
    return m.Mine(seat=seat, hand={}, question=question, chosen=[], can_take_back=False, passes_to=1)


def line(points: int) -> m.Line:
    return m.Line(round=1, seat=0, kind="maki", points=points, why="why-maki", numbers={})


def update(version: int, **parts: Any) -> m.Update:
    return m.Update(version=version, events=parts.pop("events", []), waiting=parts.pop("waiting", []), **parts)


# ---------------------------------------------------------------------------------------------- state


def seated() -> TableState:
    state = TableState()
    state.apply(
        m.Welcome(
            version=0, you=m.You(person=0, seats=[0, 1], host=True), table=info(), waiting=[], board=None, mine=None,
            missed=None, lines=[], invite=m.Invite(code="BCD-FGH", secret="s" * 22),
        )
    )  # fmt: skip
    return state


def test_what_an_update_leaves_out_stays() -> None:
    state = seated()
    state.apply(update(1, table=info("playing"), board=board(), mine=mine(1), waiting=[0, 1]))
    state.apply(update(2, waiting=[0]))
    assert state.phase == "playing"
    assert state.question is not None
    assert state.scores == [4, 4]
    assert state.waiting == [0]


def test_a_question_is_open_only_while_the_table_waits_for_the_seat() -> None:
    state = seated()
    state.apply(update(1, table=info("playing"), board=board(), mine=mine(1), waiting=[1]))
    assert state.question is None
    state.apply(update(2, waiting=[0, 1]))
    assert state.deciding == [0, 1]
    assert state.mine == mine(1)
    state.apply(update(3, table=info("scoring"), waiting=[]))
    assert state.mine is None


def test_the_score_sheet_grows_and_begins_anew_with_a_game() -> None:
    state = seated()
    state.apply(update(1, board=board(1), lines=[line(1)]))
    state.apply(update(2, lines=[line(2)]))
    assert [one.points for one in state.lines] == [1, 2]
    state.apply(update(3, board=board(2)))
    assert state.lines == []


def test_questions_are_counted_once() -> None:
    state = seated()
    state.apply(update(1, table=info("playing"), mine=mine(4)))
    state.apply(m.Private(version=1, mine=mine(4)))
    assert state.asked == 1
    state.apply(m.Private(version=1, mine=mine(5)))
    state.apply(m.Private(version=1, mine=mine(4)))
    assert state.mine == mine(5), "the older question came late"
    assert state.asked == 2
    state.apply(m.Private(version=1, mine=None))
    state.apply(m.Private(version=1, mine=mine(5, seat=1)))
    assert state.asked == 3


def test_news_about_people_and_clocks() -> None:
    state = seated()
    for message in (
        m.Presence(present=[0], away={"1": 30}, watching=2),
        m.Clock(left={"0": 500}),
        m.Emoted(seat=1, emote="wow"),
        m.Notice(what="not_saving"),
        m.Refused(id=None, error="error-emote-too-soon"),
    ):
        state.apply(message)
    assert (state.presence.watching, state.clock.left, state.clock_at > 0) == (2, {"0": 500}, True)
    assert state.last_emote == m.Emoted(seat=1, emote="wow")
    assert state.last_notice == m.Notice(what="not_saving")
    assert state.last_refusal is not None


def test_beside_a_board_nothing_of_one_s_own_means_nothing_to_see() -> None:
    state = seated()
    state.apply(update(1, table=info("playing"), board=board(), mine=mine(1), waiting=[0]))
    state.apply(update(2, board=board()))
    assert state.mine is None


def test_whoever_gives_the_chair_up_keeps_neither_cards_nor_the_way_in() -> None:
    state = seated()
    state.apply(update(1, table=info("playing"), board=board(), mine=mine(1), waiting=[0]))
    assert seated().invite is not None
    state.apply(update(2, table=info("playing"), you=m.You(person=0, seats=[], host=False)))
    assert (state.mine, state.invite, state.my_chairs) == (None, None, [])


# ---------------------------------------------------------------------------------------------- waiting


def test_waiting_ends_with_the_message_that_makes_it_true() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            waiting = asyncio.ensure_future(client.wait_for(lambda client: client.version == 2))
            peer.step()
            peer.step()
            peer.step()
            await waiting
            with pytest.raises(TimeoutError):
                await client.wait_for(lambda client: False, timeout=0.01)
            with pytest.raises(ZeroDivisionError):
                await client.wait_for(lambda client: 1 // 0)
            late = asyncio.ensure_future(client.wait_for(lambda client: client.version > 3 and 1 // 0))
            peer.step()
            with pytest.raises(ZeroDivisionError):
                await late

    run(scene())


def test_questions_come_one_by_one_until_the_game_is_over() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            numbers: list[int] = []

            async def listen() -> None:
                async for asked in client.questions():
                    assert asked.question is not None
                    numbers.append(asked.question.number)

            listening = asyncio.ensure_future(listen())
            peer.step(table=info("playing"), board=board(), mine=mine(1), waiting=[0])
            await client.wait_for(lambda client: numbers == [1] or client.version == 1)
            peer.tell(m.Private(version=1, mine=mine(2)))
            await client.wait_for(lambda client: client.asked == 2)
            await asyncio.sleep(0)
            peer.step(waiting=[])
            peer.step(mine=mine(3), waiting=[0])
            await client.wait_for(lambda client: client.version == 3)
            await asyncio.sleep(0)
            peer.step(table=info("over"))
            await listening
            assert numbers == [1, 2, 3]

    run(scene())


def test_after_a_break_the_curtain_is_opened_for_the_same_seat() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            assert client.look(0)
            client.resync()
            await client.wait_for(lambda client: client.connection.connections == 2)
            await client.lock()
            assert [message.seat for message in peer.heard if isinstance(message, m.Look)] == [0, 0]

    run(scene())


def test_small_talk_is_lost_while_the_line_is_down() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            assert client.emote("yum")
            assert client.wish()
            await peer.stop()
            await client.wait_for(lambda client: not client.connected)
            assert not client.emote("bye")
            assert not client.wish(more_time=False)
            assert not client.consider("tofu")
            await peer.start()

    run(scene())


def test_commands_called_too_fast_go_out_again_and_slower() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            peer.unheard.add(m.Lock)
            first = asyncio.ensure_future(client.lock())
            while not peer.commands(m.Lock):
                await asyncio.sleep(0.01)
            peer.tell(m.Refused(id=peer.commands(m.Lock)[0].id, error=TOO_FAST))
            peer.unheard.clear()
            await first
            assert await client.rename("Ada") == 2
            assert [type(command) for command in peer.log] == [m.Lock, m.Rename]

    run(scene())


# ---------------------------------------------------------------------------------------------- choosers


def test_choosers() -> None:
    options = [
        m.Option(answer="egg", points=1),
        m.Option(answer="squid", points=3),
        m.Option(answer="pudding", points=0, later=3),
        m.Option(answer="pass"),
    ]
    asked = mine(1, options=options)
    assert PointsChooser()(asked, board()).answer == "squid"
    assert {PointsChooser(seed)(asked, board()).answer for seed in range(20)} == {"squid", "pudding"}
    assert {RandomChooser(seed)(asked, board()).answer for seed in range(60)} == {"egg", "squid", "pudding", "pass"}
    assert RandomChooser(1)(asked, board()) == RandomChooser(1)(asked, board())
