"""One device, several seats: nobody's cards are shown before that seat is looked at, nor after the curtain is drawn."""

from typing import Any

from okawari.protocol import messages as m
from tests.server.heart.kit import House, Place, Player, in_loop


def shown(frames: list[bytes]) -> list[m.Mine]:
    """Everybody's own cards in some frames."""
    messages = [m.decode_server(frame) for frame in frames]
    return [one.mine for one in messages if isinstance(one, m.Welcome | m.Update | m.Private) and one.mine]


async def look(device: Player, seat: int | None) -> None:
    device.tell(m.Look(seat=seat))
    await device.house.quiet()


async def family(house: House, *names: str, **setup: Any) -> Player:
    device = await house.create(*names, **{"seats": len(names), **setup})
    await device.ok(m.Ready)
    await device.ok(m.Start)
    return device


@in_loop
async def test_the_game_begins_behind_the_curtain(place: Place) -> None:
    async with place.house() as house:
        device = await family(house, "Mia", "Leo", "Ana")
        assert device.you.seats == [0, 1, 2]
        assert not shown(device.frames)
        await device.connect(1)
        assert not shown(device.frames)
        assert device.waiting == [0, 1, 2]
        assert device.board


@in_loop
async def test_only_the_seat_looked_at_is_shown_until_the_next_look(place: Place) -> None:
    async with place.house() as house:
        device = await family(house, "Mia", "Leo", "Ana")
        await look(device, 1)
        assert [one.seat for one in shown(device.frames)] == [1]
        await device.pick()
        assert {one.seat for one in shown(device.frames)} == {1}
        device.forget()
        await look(device, None)
        assert device.last(m.Private).mine is None
        await look(device, 2)
        assert [one.seat for one in shown(device.frames)] == [2]
        await device.pick()
        device.forget()
        await look(device, 0)
        assert [one.seat for one in shown(device.frames)] == [0]
        await look(device, None)
        device.forget()
        await device.ok(m.TakeBack, seat=1)
        await device.ok(m.Rename, seat=1, name="Leonor")
        await device.connect(1)
        assert not shown(device.frames)


@in_loop
async def test_the_reveal_is_a_shared_screen(place: Place) -> None:
    async with place.house() as house:
        device = await family(house, "Mia", "Leo")
        questions = {}
        for seat in (0, 1):
            await look(device, seat)
            assert device.mine
            questions[seat] = device.mine.question
            await look(device, None)
        device.forget()
        for seat, asked in questions.items():
            assert asked
            await device.ok(m.Answer, seat=seat, question=asked.number, answer=asked.options[0].answer)
        assert not shown(device.frames)
        assert device.board
        assert [len(at.dishes) for at in device.board.places] == [1, 1]
        assert device.waiting == [0, 1]


@in_loop
async def test_every_reveal_draws_the_curtain_whoever_is_looked_at(place: Place) -> None:
    async with place.house() as house:
        device = await family(house, "Mia", "Leo", game="draft")
        reveals = 0
        while device.phase() != "over":
            if device.phase() == "scoring":
                device.forget()
                await device.ok(m.Continue)
                assert not shown(device.frames)
            for seat in list(device.waiting):
                device.forget()
                await look(device, seat)
                assert [one.seat for one in shown(device.frames)] == [seat]
                device.forget()
                await device.pick()
                if any(one.board for one in device.heard(m.Update)):
                    reveals += 1
                    assert not shown(device.frames)
                    assert device.connection.eyes is None
        assert reveals > 3


@in_loop
async def test_the_reveal_of_others_draws_the_curtain_too_but_not_for_who_has_one_seat(place: Place) -> None:
    async with place.house() as house:
        device = await house.create("Mia", "Leo", seats=3)
        ana = await house.join(device, "Ana")
        await ana.ok(m.Ready)
        await device.ok(m.Start)
        for seat in (0, 1):
            await look(device, seat)
            await device.pick()
            assert device.mine
            assert device.mine.seat == seat, "others still choose"
        device.forget()
        await ana.pick()
        assert device.mine is None
        assert not shown(device.frames)
        assert ana.mine
        assert ana.mine.question
        await look(device, 1)
        assert [one.seat for one in shown(device.frames)] == [1]


@in_loop
async def test_nothing_of_a_seat_is_said_behind_the_curtain_not_even_when_refused(place: Place) -> None:
    async with place.house() as house:
        device = await family(house, "Mia", "Leo")
        game = device.table.state.game
        assert game
        cards = set(game.view(0).hand or ()) | set(game.view(1).hand or ())
        device.forget()
        number = device.table.state.numbers[0]
        await device.no("error-illegal-choice", m.Answer, seat=0, question=number, answer="what")
        await device.no("error-too-late", m.Answer, seat=0, question=number + 1, answer="what")
        assert all(f'"{card}'.encode() not in frame for card in cards for frame in device.frames)
        assert all(card.encode() not in frame for card in cards for frame in device.frames)


@in_loop
async def test_a_private_step_is_shown_only_where_that_seat_is_looked_at(place: Place) -> None:
    async with place.house() as house:
        device = await family(house, "Mia", "Leo", menu="sushi-go", options={"wasabi": "may"})
        for _ in range(60):
            if device.phase() == "scoring":
                await device.ok(m.Continue)
            for seat in (0, 1):
                await look(device, seat)
                while device.mine and device.mine.question and device.waiting != [1 - seat]:
                    codes = [one.answer for one in device.mine.question.options]
                    nigiri = [one for one in codes if one in ("egg", "salmon", "squid")]
                    dish = device.board.places[seat].dishes if device.board else []
                    await look(device, None)
                    device.forget()
                    wish = nigiri if nigiri and "wasabi" in dish else ["wasabi"] if "wasabi" in codes else codes
                    version = device.version
                    number = device.table.state.numbers[seat]
                    await device.ok(m.Answer, seat=seat, question=number, answer=wish[0])
                    assert not shown(device.frames)
                    if device.version == version:
                        assert not device.heard(m.Private)
                        return
                    await look(device, seat)
        raise AssertionError("no nigiri met wasabi")


@in_loop
async def test_nobody_looks_at_the_cards_of_others(place: Place) -> None:
    async with place.house() as house:
        device = await house.create("Mia", "Leo", seats=3)
        ana = await house.join(device, "Ana")
        watcher = await house.watch(device)
        await ana.ok(m.Ready)
        await device.ok(m.Start)
        for one, seat in ((device, 2), (device, 7), (ana, 0), (watcher, 0), (watcher, 2)):
            one.forget()
            await look(one, seat)
            assert [refused.error for refused in one.heard(m.Refused)] == ["error-not-your-seat"]
            assert not shown(one.frames)
        await look(ana, None)
        assert {one.seat for one in shown(ana.frames)} == {2}, "whoever has one seat needs no curtain"


@in_loop
async def test_the_curtain_falls_when_chairs_moved_or_another_game_begins(place: Place) -> None:
    async with place.house() as house:
        device = await family(house, "Mia", "Leo", game="draft")
        while device.phase() != "over":
            if device.phase() == "scoring":
                await device.ok(m.Continue)
            for seat in list(device.waiting):
                await look(device, seat)
                await device.pick()
        await look(device, 0)
        await device.ok(m.Arrange, order=[1, 0])
        device.forget()
        await device.ok(m.Start, fill=True)
        assert device.phase() == "playing"
        assert not shown(device.frames), "seat 0 is somebody else's now"


@in_loop
async def test_a_device_comes_back_behind_the_curtain(place: Place) -> None:
    async with place.house() as house:
        device = await family(house, "Mia", "Leo")
        await look(device, 1)
        device.forget()
        await device.connect(device.version - 1)
        assert not shown(device.frames)
        await device.drop()
    async with place.house() as house:
        back = await house.enter(device.entry)
        assert not shown(back.frames)
