"""Opening a table: every game, menu, option and number of seats; names; and what cannot be played."""

import re
from itertools import product
from typing import Any

import msgspec
import pytest

from okawari.bots import BOTS
from okawari.editions.menus import MENUS
from okawari.editions.options import OPTIONS
from okawari.errors import OkawariError
from okawari.protocol import messages as m
from okawari.protocol.figures import PACES
from okawari.server import codes
from okawari.server.refusals import NotSaved, ServerFull
from tests.server.heart.kit import Place, error_of, in_loop

A_LA_CARTE = ["temaki", "edamame", "tofu", "gyoza", "soy_sauce", "spoon", "fruit"]
EVERY_OPTION = [
    {"game": game, "seats": 2 if option.name == "dummy" else 3, "options": {option.name: value}}
    for game, options in OPTIONS.items()
    for option in options
    for value in option.values
]
EVERY_MENU = [{"menu": menu, "seats": 2 if menu == "dinner-for-two" else 6} for menu in MENUS]
EVERY_GAME = [
    {"game": game, "seats": seats}
    for game, seats in product(("classic", "party", "draft"), range(2, 9))
    if game == "party" or seats <= 5
]
EVERY_WISH: list[dict[str, Any]] = [
    {"menu": A_LA_CARTE, "seats": 5},
    {"menu": ["nigiri", *A_LA_CARTE], "seats": 5},
    *({"pace": pace} for pace in ("none", *PACES)),
    *({"absence": absence} for absence in (0, 30, 60, 120)),
    *({wish: value} for wish, value in product(("spectators", "typed_names", "memory", "pinned"), (True, False))),
    *({"bots": level} for level in BOTS),
]


@in_loop
async def test_every_table_opens_and_starts(place: Place) -> None:
    async with place.house() as house:
        for setup in EVERY_GAME + EVERY_MENU + EVERY_OPTION + EVERY_WISH:
            host = await house.create("Mia", **setup)
            assert host.info.setup == m.Setup(**setup)
            assert (host.phase(), host.you.seats, host.you.host) == ("lobby", [0], True)
            assert [chair.who for chair in host.info.chairs] == ["person"] + ["free"] * (host.info.setup.seats - 1)
            house.brains.awake.clear()  # this is about the start
            await host.ok(m.Start, fill=True)
            assert host.board
            assert host.mine
            assert host.phase() == "playing"
            assert len(host.board.places) == host.info.setup.seats + (setup.get("options") == {"dummy": "yes"})
            await host.ok(m.Close)
            house.brains.awake.set()


WRONG: list[tuple[dict[str, Any], str]] = [
    *(({"game": game, "seats": seats}, "error-bad-seats") for game in ("classic", "draft") for seats in (6, 7, 8)),
    ({"menu": "lunch"}, "error-bad-menu-unknown"),
    ({"menu": ["maki"]}, "error-bad-menu-count"),
    ({"menu": [*A_LA_CARTE[:-1], "ice"]}, "error-bad-menu-unknown-kind"),
    ({"menu": [*A_LA_CARTE, "temaki"]}, "error-bad-menu-duplicate"),
    ({"menu": "dinner-for-two", "seats": 8}, "error-bad-menu-seats"),
    ({"menu": A_LA_CARTE, "seats": 2}, "error-bad-menu-seats"),
    ({"menu": [*A_LA_CARTE[:4], "rice_wine", "spoon", "fruit"], "seats": 4}, "error-bad-menu-expansion"),
    ({"game": "classic", "menu": "sushi-go"}, "error-bad-menu-not-in-game"),
    ({"options": {"wasabi": "never"}}, "error-bad-option-value"),
    ({"options": {"sake": "yes"}}, "error-bad-option-unknown"),
    ({"game": "classic", "seats": 3, "options": {"dummy": "yes"}}, "error-bad-option-seats"),
    ({"bots": "genius"}, "error-unknown-bot"),
]


@pytest.mark.parametrize(("setup", "error"), WRONG, ids=str)
def test_what_cannot_be_played_opens_no_table(place: Place, setup: dict[str, Any], error: str) -> None:
    @in_loop
    async def test() -> None:
        async with place.house() as house:
            with pytest.raises(OkawariError) as problem:
                await house.tables.create(m.Setup(**setup), ["Mia"], "en")
            assert error_of(problem) == error
            assert not house.tables.live
            assert not await house.store.live()

    test()


@pytest.mark.parametrize(
    "setup",
    [
        {"seats": 1}, {"seats": 9}, {"seats": "4"}, {"seats": True}, {"game": "go"}, {"pace": "quick"}, {"absence": 45},
        {"menu": ["maki"] * 13}, {"menu": "x" * 41}, {"options": {"wasabi": 1}}, {"spectators": "no"}, {"host": "Mia"},
        {"options": {f"o{at}": "x" for at in range(41)}},
    ],
    ids=str,
)  # fmt: skip
def test_what_is_not_a_setup_is_not_read_as_one(setup: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(setup), type=m.Setup)


@in_loop
async def test_names_are_typed_or_made_up_and_never_alike(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia", "mia", "Mía", None, seats=5)
        names = [chair.name for chair in host.info.chairs[:4]]
        assert names[0] == "Mia"
        assert len({name.casefold() for name in names}) == 4
        assert all(names)
        assert host.you.seats == [0, 1, 2, 3]
        made = await house.create(None, "  ", "", language="es")
        assert all(chair.name for chair in made.info.chairs[:3])


@in_loop
async def test_bots_have_names_in_the_language_of_the_table(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia", language="ru", seats=4)
        house.brains.awake.clear()
        await host.ok(m.SetBot, seat=1, bot="greedy")
        await host.ok(m.Start, fill=True)
        assert all(re.search("[а-яё]", chair.name) for chair in host.info.chairs[1:])
    async with place.house() as house:  # also after a restart
        assert (await house.tables.find(host.id)).desk.language == "ru"


@in_loop
async def test_where_names_are_not_typed_they_are_made_up(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia", typed_names=False)
        guest = await house.join(host, "Leo")
        assert {chair.name for chair in host.info.chairs}.isdisjoint({"Mia", "Leo"})
        assert host.chair(1).name
        await guest.no("error-host-only", m.Rename, seat=1, name="Leo")


@pytest.mark.parametrize("name", ["\u202e", "\u0000", "x" * 17, "\u200b\u200b"])
def test_a_bad_name_opens_no_table_and_takes_no_chair(place: Place, name: str) -> None:
    @in_loop
    async def test() -> None:
        async with place.house() as house:
            with pytest.raises(OkawariError):
                await house.tables.create(m.Setup(), [name], "en")
            assert not house.tables.live
            host = await house.create("Mia")
            with pytest.raises(OkawariError):
                await house.join(host, name)
            assert [chair.who for chair in host.info.chairs] == ["person", "free", "free", "free"]
            assert host.table.state.seq == 3

    test()


@in_loop
async def test_more_names_than_seats_are_refused(place: Place) -> None:
    async with place.house() as house:
        with pytest.raises(OkawariError) as problem:
            await house.create("Mia", "Leo", "Ana", seats=2)
        assert error_of(problem) == "error-too-many-names"
        assert not house.tables.live


@in_loop
async def test_a_full_server_opens_no_more_tables(place: Place) -> None:
    async with place.house(max_tables=2) as house:
        await house.create("Mia")
        second = await house.create("Leo")
        with pytest.raises(ServerFull):
            await house.create("Ana")
        await second.ok(m.Close)
        await house.create("Ana")


@in_loop
async def test_a_store_that_cannot_save_opens_no_table(place: Place) -> None:
    async with place.house() as house:
        house.store.fails = True
        with pytest.raises(NotSaved):
            await house.create("Mia")
        assert not house.tables.live
        house.store.fails = False
        await house.create("Mia")


@in_loop
async def test_the_server_keeps_only_hashes_of_tokens(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia")
        log = b"".join(row.payload for row in await house.store.read(host.id))
        assert host.entry.token.encode() not in log
        assert codes.token_hash(host.entry.token).encode() in log


@in_loop
async def test_the_way_in_is_for_people_with_a_chair(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia")
        watcher = await house.watch(host)
        state = host.table.state
        assert host.invite == m.Invite(code=codes.shown(state.code), secret=state.secret)
        assert watcher.invite is None
        assert all(state.code.encode() not in frame for frame in watcher.frames)
