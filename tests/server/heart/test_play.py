"""Playing: answers, changes of mind, private steps, what arrives late, and what arrives twice."""

import asyncio

import pytest

from okawari.protocol import messages as m
from tests.server.heart.kit import Place, Player, audiences, in_loop, welcomes
from tests.server.heart.playing import chance, play_on

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
TOOLS = ["maki", "tempura", "sashimi", "gyoza", "special_order", "chopsticks", "pudding"]
PRIVATE = [
    ("target", "tempura", {"menu": TOOLS}),
    ("dip", "wasabi", {"menu": "sushi-go", "options": {"wasabi": "may"}}),
    ("announce", "chopsticks", {"menu": TOOLS}),
]


def question(player: Player) -> m.Question:
    assert player.mine
    assert player.mine.question
    return player.mine.question


# ------------------------------------------------------------------------------------ choosing


@in_loop
async def test_everybody_sees_who_is_still_choosing_and_nobody_what(place: Place) -> None:
    async with place.house() as house:
        mia, leo, ana = await house.game("Mia", "Leo", "Ana")
        watcher = await house.watch(mia)
        everybody = (mia, leo, ana, watcher)
        assert all(one.waiting == [0, 1, 2] for one in everybody)
        for one in everybody:
            one.forget()
        card = question(leo).options[0].answer
        await leo.pick(card)
        assert all(one.waiting == [0, 2] for one in everybody)
        assert leo.mine
        assert leo.mine.chosen == [card]
        assert leo.mine.question is None
        frames = {frame for one in (mia, ana, watcher) for frame in one.frames}
        assert len(frames) == 1, "the same for all others"
        assert f'"{card}"'.encode() not in frames.pop()
        await ana.pick()
        await mia.pick()
        assert all(one.waiting == [0, 1, 2] for one in everybody)
        assert watcher.board
        assert all(len(at.dishes) == 1 for at in watcher.board.places)


@in_loop
async def test_minds_change_until_the_reveal(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        first = question(mia)
        await mia.no("error-nothing-to-take-back", m.TakeBack, seat=0)
        await mia.pick(first.options[0].answer)
        await mia.no("error-too-late", m.Answer, seat=0, question=first.number, answer=first.options[1].answer)
        assert mia.mine
        assert mia.mine.can_take_back
        await mia.ok(m.TakeBack, seat=0)
        assert leo.waiting == [0, 1]
        again = question(mia)
        assert again.options == first.options
        assert again.number > first.number
        await mia.no("error-too-late", m.Answer, seat=0, question=first.number, answer=first.options[1].answer)
        await mia.pick(first.options[1].answer)
        await leo.pick()
        assert mia.board
        assert mia.board.places[0].dishes == [first.options[1].answer]
        await leo.no("error-nothing-to-take-back", m.TakeBack, seat=1)


@in_loop
async def test_nobody_answers_for_another_seat_or_with_a_card_they_do_not_have(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        watcher = await house.watch(mia)
        theirs = question(leo)
        await mia.no("error-not-your-seat", m.Answer, seat=1, question=theirs.number, answer=theirs.options[0].answer)
        await mia.no("error-not-your-seat", m.Answer, seat=5, question=theirs.number, answer=theirs.options[0].answer)
        await mia.no("error-not-your-seat", m.TakeBack, seat=1)
        for card in ("temaki", "pass", "", "-1", "0", question(mia).options[0].answer.upper()):
            await mia.no("error-illegal-choice", m.Answer, seat=0, question=question(mia).number, answer=card)
        number = question(mia).number
        for wrong in (0, number - 1, number + 1, 2**31):
            await mia.no("error-too-late", m.Answer, seat=0, question=wrong, answer=question(mia).options[0].answer)
        for command in (m.Sit, m.Leave, m.Ready, m.Start, m.Close, m.Continue, m.MoreTime):
            await watcher.no("error-spectator", command)
        await watcher.no("error-spectator", m.Answer, seat=0, question=1, answer="egg")
        await watcher.no("error-spectator", m.Kick, seat=0)


@pytest.mark.parametrize(("what", "wanted", "setup"), PRIVATE, ids=[one[0] for one in PRIVATE])
def test_a_further_question_is_a_private_matter(place: Place, what: str, wanted: str, setup: dict[str, object]) -> None:
    @in_loop
    async def test() -> None:
        async with place.house() as house:
            players = await house.game("Mia", "Leo", **setup)
            watcher = await house.watch(players[0])
            one, card = await chance(players, what, wanted)
            other = next(player for player in players if player is not one)
            for player in (*players, watcher):
                player.forget()
            state, version = one.table.state, one.version
            before = [
                frame for who, frame in zip(audiences(state), welcomes(state)[::3], strict=True) if not who.person
            ]
            ack = await one.pick(card)
            assert ack.version == version
            assert question(one).what == what
            assert one.table.state.seq == state.seq + 1
            assert not other.frames
            assert not watcher.frames
            assert not one.heard(m.Update)
            if one.you.person:
                after = welcomes(one.table.state)[::3]
                shown = [frame for who, frame in zip(audiences(state), after, strict=True) if not who.person]
                assert shown == before, "nor does anybody learn of it by coming back"
            await one.ok(m.TakeBack, seat=one.seat)
            assert question(one).what == "pick"
            assert not other.frames
            assert one.version == version
            await one.pick(card)
            await one.pick()
            while one.mine and one.mine.question:
                await one.pick()
            assert one.version == version + 1
            assert [event.what for event in other.last(m.Update).events] == ["chosen"]
            assert other.waiting == [other.seat]
            await one.ok(m.TakeBack, seat=one.seat)
            assert question(one).what == "pick"
            assert other.waiting == [0, 1]

    test()


# ------------------------------------------------------------------------------------ twice, late, elsewhere


@in_loop
async def test_a_command_repeated_is_acked_as_before_and_has_no_effect(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        asked = question(mia)
        fields = {"seat": 0, "question": asked.number, "answer": asked.options[0].answer}
        first = await mia.ok(m.Answer, "the-same-id", **fields)
        await leo.pick()
        seq = mia.table.state.seq
        again = await mia.ok(m.Answer, "the-same-id", **fields)
        assert again == first
        other = await mia.ok(m.TakeBack, "the-same-id", seat=0)
        assert other == first
        assert mia.table.state.seq == seq
        await mia.connect()
        assert await mia.ok(m.Answer, "the-same-id", **fields) == first


@in_loop
async def test_a_command_of_several_entries_is_acked_the_same_after_a_restart(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia", seats=4)
        leo = await house.join(mia, "Leo")
        kicked = await mia.ok(m.Kick, "kick-kick", seat=1)
        house.brains.awake.clear()
        started = await mia.ok(m.Start, "start-start", fill=True)
        nothing = await mia.ok(m.Lock, "nothing-nothing", locked=False)
        assert leo.connection.closed_with
    async with place.house() as house:
        house.brains.awake.clear()
        back = await house.enter(mia.entry)
        assert await back.ok(m.Kick, "kick-kick", seat=1) == kicked
        assert await back.ok(m.Start, "start-start", fill=True) == started
        assert await back.ok(m.Lock, "nothing-nothing", locked=False) == nothing


@in_loop
async def test_acks_in_a_row_have_rising_versions(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.party("Mia", "Leo")
        names = [mia.say(m.Rename, seat=0, name=f"Mia {at}") for at in range(5)]
        others = [leo.say(m.Rename, seat=1, name=f"Leo {at}") for at in range(5)]
        await house.quiet()
        versions = [mia.answer_to(one) for one in names] + [leo.answer_to(one) for one in others]
        assert [one.version for one in versions if isinstance(one, m.Ack)] == list(
            range(mia.version - 9, mia.version + 1)
        )


@in_loop
async def test_of_two_tabs_only_the_newer_one_plays(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        old = mia.connection
        asked = question(mia)
        await mia.connect()
        assert old.closed_with == m.Closing.ELSEWHERE
        assert "elsewhere" in mia.notices()
        mia.table.receive(
            old, m.Answer(id="from-old-tab", seat=0, question=asked.number, answer=asked.options[0].answer)
        )
        await house.quiet()
        assert mia.waiting == [0, 1]
        await mia.pick(asked.options[-1].answer)
        mia.table.detach(old)
        await house.quiet()
        assert leo.last(m.Presence).present == [0, 1]


@in_loop
async def test_an_ack_says_that_it_is_saved(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        house.store.held = asyncio.Event()
        mia.forget()
        leo.forget()
        asked = question(mia)
        name = mia.say(m.Answer, seat=0, question=asked.number, answer=asked.options[0].answer)
        for _ in range(20):
            await asyncio.sleep(0)
        assert not mia.frames
        assert not leo.frames
        assert mia.table.state.waiting == (0, 1)
        house.store.held.set()
        await house.quiet()
        assert isinstance(mia.answer_to(name), m.Ack)
        assert leo.waiting == [1]
        assert (await house.store.read(mia.id))[-1].command == f"0:{name}"


@in_loop
async def test_whoever_comes_back_is_told_what_happened_meanwhile(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        known = leo.version
        await leo.drop()
        await mia.pick()
        await mia.ok(m.TakeBack, seat=0)
        await mia.pick()
        await leo.connect(known)
        welcome = leo.last(m.Welcome)
        assert welcome.missed
        assert [step.version for step in welcome.missed] == [known + 1, known + 2, known + 3]
        assert [event.what for step in welcome.missed for event in step.events] == ["chosen", "took_back", "chosen"]
        assert welcome.waiting == [1]
        for unknown in (0, 1, leo.version + 5):
            await leo.connect(unknown)
            assert leo.last(m.Welcome).missed is None
        await leo.connect(leo.version)
        assert leo.last(m.Welcome).missed == []
        assert leo.last(m.Welcome).past == []


@in_loop
async def test_an_old_client_gets_its_pick_in_and_nothing_else(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        asked = question(leo)
        await leo.drop()
        leo.forget()
        await leo.connect(protocol=m.PROTOCOL + 1)
        assert leo.notices() == ["outdated"]
        assert not leo.heard(m.Welcome)
        await leo.no("error-new-version", m.Ready)
        leo.tell(m.Emote(emote="yum"))
        await leo.ok(m.Answer, seat=1, question=asked.number, answer=asked.options[0].answer)
        assert mia.waiting == [0]
        assert not mia.heard(m.Emoted)
        assert {type(one) for one in leo.said} == {m.Notice, m.Ack, m.Refused}
        assert mia.last(m.Presence).present == [0, 1]
        await leo.connect()
        assert leo.mine
        assert leo.mine.chosen == [asked.options[0].answer]


@pytest.mark.parametrize(
    "game", ["party", pytest.param("classic", marks=pytest.mark.slow), pytest.param("draft", marks=pytest.mark.slow)]
)
def test_whole_games_keep_within_the_frame(place: Place, game: str) -> None:
    @in_loop
    async def test() -> None:
        async with place.house() as house:
            names = [f"{15 * FAMILY}{at}" for at in range(8 if game == "party" else 5)]
            players = await house.game(*names, game=game, menu="big-banquet" if game == "party" else None, memory=True)
            watcher = await house.watch(players[0])
            began = watcher.version
            await play_on(players)
            assert [one.phase() for one in (*players, watcher)] == ["over"] * (len(players) + 1)
            assert {tuple(one.info.result.scores) for one in players if one.info.result} == {
                tuple(players[0].table.state.game.scores)  # type: ignore[union-attr]
            }
            assert players[0].lines == watcher.lines
            for one in (*players, watcher):
                await one.connect(began)
                assert max(map(len, one.frames)) <= m.SERVER_FRAME

    test()
