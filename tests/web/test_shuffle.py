"""The shuffle as people see it: a start, one called off, a server that breaks its word, and the proof afterwards."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.web import screens, speech
from tests.web.conftest import OpenTab
from tests.web.ghost import Ghost
from tests.web.house import Entry, joined, opened, remember, seated, sit
from tests.web.players import Player
from tests.web.stage import DESK, PHONE, Tab
from tests.web.wire import Message

SETUP = {"game": "party", "seats": 3, "menu": "my-first-meal", "absence": 0}
HELD = "c" * 64  # a promise that nobody can open
OPENS_WITHIN = 5.0


def host(tab: Tab) -> Entry:
    entry = opened(tab, SETUP)
    sit(tab, entry)
    return entry


def readied(tab: Tab) -> list[Message]:
    return [one for one in tab.told.sent if one["type"] == "ready"]


def ready_seats(tab: Tab) -> list[bool]:
    return [one["ready"] for one in tab.told.table["chairs"]] if tab.told.table else []


def test_a_person_who_opens_nothing_is_named_and_the_others_go_on(tabs: OpenTab) -> None:
    tab, third = tabs(PHONE), tabs(DESK, "de")
    entry = host(tab)
    sit(third, joined(tab, entry, "Ada"))
    screens.get_ready(third)
    with Ghost(tab.url, joined(tab, entry, "Leo")) as leo:
        leo.command("ready", ready=True, commitment=HELD)
        tab.until(lambda: all(ready_seats(tab)[1:]), "both guests are ready")
        screens.start(tab)
        tab.sees(tab.say("web-shuffle-under-way"))
        third.sees(third.say("web-shuffle-under-way"))
        tab.sees(tab.say("web-shuffle-off", names="Leo", count=1), within=2 * OPENS_WITHIN)
        third.sees(third.say("web-shuffle-off", names="Leo", count=1))
        off = tab.say("web-shuffle-off", names="Leo", count=1)
        tab.until(lambda: speech.says(off, speech.heard(tab.page)), "it is spoken")
        tab.until(lambda: ready_seats(tab) == [True, True, False], "all but Leo are ready again by themselves")
        promised = [one["commitment"] for one in readied(tab)]
        assert len(set(promised)) == len(promised) == 2
        leo.command("ready", ready=True)
        tab.until(lambda: all(ready_seats(tab)), "Leo is ready again")
        screens.start(tab)
        tab.in_phase("playing")
    third.in_phase("playing")


def test_three_times_without_an_answer_count_as_zeros(tabs: OpenTab) -> None:
    tab = tabs(PHONE)
    entry = host(tab)
    with Ghost(tab.url, joined(tab, entry, "Leo")) as leo:
        for _ in range(3):
            leo.command("ready", ready=True, commitment=HELD)
            tab.until(lambda: ready_seats(tab)[1], "Leo says ready")
            screens.start(tab)
            tab.until(lambda: tab.told.table and tab.told.table["opening"], "the start is under way")
            tab.until(lambda: tab.told.table and not tab.told.table["opening"], "it is over", within=2 * OPENS_WITHIN)
        tab.sees(tab.say("web-shuffle-zeros", names="Leo", count=1))
        leo.command("ready", ready=True, commitment=HELD)
        screens.start(tab)
        tab.in_phase("playing")


def test_a_start_that_loses_somebody_is_called_off_and_can_be_made_again(tabs: OpenTab) -> None:
    tab = tabs(PHONE)
    entry = host(tab)
    with Ghost(tab.url, joined(tab, entry, "Leo")) as leo:
        leo.command("ready", ready=True, commitment=HELD)
        tab.until(lambda: ready_seats(tab)[1], "Leo is ready")
        screens.start(tab)
        tab.sees(tab.say("web-shuffle-under-way"))
        leo.command("leave")
        tab.sees(tab.say("web-shuffle-off", names="Leo", count=1))
    tab.until(lambda: ready_seats(tab)[0], "ready again by itself")
    screens.start(tab)
    tab.in_phase("playing")


def test_a_page_that_is_loaded_again_still_opens_its_number(tabs: OpenTab) -> None:
    tab, guest = tabs(PHONE), tabs(DESK)
    sit(guest, joined(tab, host(tab), "Leo"))
    screens.get_ready(guest)
    tab.until(lambda: ready_seats(tab)[1], "Leo is ready")
    guest.page.reload()
    guest.until(lambda: guest.told.sockets == 2 and guest.told.table, "back")
    screens.start(tab)
    tab.in_phase("playing", within=OPENS_WITHIN)
    assert not tab.told.happened("not_opened")


def changed_by(tab: Tab, change: Callable[[Message], None]) -> None:
    """A server that tells the page something else than what is so. What the page sends is heard too."""

    def line(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def said(text: str | bytes) -> None:
            tab.told.say(text)
            server.send(text)

        route.on_message(said)

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            change(message)
            tab.told.hear(text)
            route.send(json.dumps(message))

        server.on_message(told)

    tab.page.route_web_socket("**/ws", line)


def another_promise(message: Message) -> None:
    if (message.get("table") or {}).get("opening"):
        message["table"]["commitment"] = "d" * 64


def another_list(message: Message) -> None:
    opening = (message.get("table") or {}).get("opening")
    if opening:
        opening["commitments"][0] = "d" * 64


def starts_by_itself(tab: Tab, entry: Entry) -> None:
    remember(tab, entry, start=True)
    tab.open(f"table/{entry['table']}")


def is_started(tab: Tab, entry: Entry) -> None:
    sit(tab, entry)
    screens.start(tab)


@pytest.mark.parametrize(
    ("lie", "warning", "begin"),
    [(another_promise, "promise", is_started), (another_list, "list", starts_by_itself)],
)
def test_a_server_that_changes_a_promise_learns_no_number(
    tabs: OpenTab, lie: Callable[[Message], None], warning: str, begin: Callable[[Tab, Entry], None]
) -> None:
    tab = tabs(PHONE)
    entry = opened(tab, SETUP)
    changed_by(tab, lie)
    begin(tab, entry)
    tab.sees(tab.say(f"web-shuffle-warning-{warning}"))
    tab.until(lambda: speech.says(tab.say(f"web-shuffle-warning-{warning}"), speech.heard(tab.page)), "it is spoken")
    tab.sees(tab.say("web-shuffle-off-you"), within=2 * OPENS_WITHIN)
    types = {one["type"] for one in tab.told.sent}
    assert "start" in types
    assert "open" not in types
    assert tab.told.phase == "lobby"


# ---------------------------------------------------------------------------------------- the proof


def finished(tab: Tab) -> Entry:
    """A game that the page has started, and that somebody else has played to its end for it."""
    entry = seated(tab, SETUP, start=True)
    tab.until(lambda: tab.told.question, "a hand")
    ended(tab, entry)
    return entry


def ended(tab: Tab, entry: Entry) -> None:
    tab.page.goto("about:blank")
    with Ghost(tab.url, entry, 1) as ghost:
        ghost.play(until=lambda: ghost.told.phase == "over")
    tab.open(f"table/{entry['table']}")
    show = screens.button(tab, "web-final-show")
    show.or_(screens.button(tab, "web-final-check")).first.wait_for()
    if show.count():
        show.click()


def proof(tab: Tab) -> Locator:
    screens.press(tab, "web-final-check")
    sheet = screens.dialog(tab)
    sheet.get_by_text(tab.say("web-proof-here")).or_(sheet.get_by_text(tab.say("web-proof-none"))).wait_for()
    return sheet


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_proof_says_what_holds(tabs: OpenTab, language: str) -> None:
    tab = tabs(PHONE, language)
    finished(tab)
    sheet = proof(tab)
    for line in (
        "good",
        "see",
        "promise-yes",
        "seen-yes",
        "mine-yes",
        "frozen-yes",
        "named-yes",
        "seats-yes",
        "names-yes",
    ):
        expect(sheet.get_by_text(tab.say(f"web-proof-{line}"), exact=True)).to_be_visible()
    for line in ("seed-yes", "hands-yes", "cards-yes"):
        expect(sheet.get_by_text(tab.say(f"web-proof-{line}"), exact=True)).to_be_visible()
    row = sheet.get_by_role("listitem")
    for bot in tab.told.result["names"][1:]:
        row = row.filter(has_text=bot)
    expect(row).to_have_count(1)  # whose zeros count
    # Somebody who has only the link relies on the others.
    other = tabs(DESK, language)
    other.open(f"replay/{tab.told.result['replay']}")
    expect(proof(other).get_by_text(other.say("web-proof-others"))).to_be_visible()


def test_cards_that_a_host_deals_once_more_are_told_to_all_and_never_called_fair(tabs: OpenTab) -> None:
    tab, other = tabs(PHONE), tabs(DESK, "de")
    entry = finished(tab)
    sit(other, joined(tab, entry, None, watch=True))
    screens.press(tab, "web-final-same-deal")
    for one in (tab, other):
        one.sees(one.say("web-table-same-deal", number=1))
    said = other.say("web-table-same-deal", number=1)
    other.until(lambda: speech.says(said, speech.heard(other.page)), "it is spoken")
    ended(tab, entry)
    sheet = proof(tab)
    expect(sheet.get_by_text(tab.say("web-proof-same"))).to_be_visible()
    expect(sheet.get_by_text(tab.say("web-proof-named-yes"))).to_be_visible()


def test_a_changed_game_and_one_without_a_proof_are_not_taken_for_proved(tabs: OpenTab) -> None:
    tab = tabs(PHONE)
    finished(tab)
    place = f"**/api/replays/{tab.told.result['replay']}"
    saved = tab.page.request.get(f"{tab.url}/api/replays/{tab.told.result['replay']}").json()

    def shows(changed: Message, verdict: str) -> None:
        tab.page.unroute(place)
        tab.page.route(place, lambda route: route.fulfill(json=changed))
        tab.page.reload()
        screens.button(tab, "web-final-check").wait_for()
        expect(proof(tab).get_by_text(tab.say(verdict))).to_be_visible()

    shows({**saved, "shuffle": None}, "web-proof-none")
    renamed = [{**saved["seats"][0], "name": "Max"}, *saved["seats"][1:]]
    shows({**saved, "seats": renamed}, "web-proof-names-no")
    shows({**saved, "shuffle": {**saved["shuffle"], "commitment": "0" * 64}}, "web-proof-seen-no")


def test_an_older_client_is_told_first_and_loses_nothing(tabs: OpenTab) -> None:
    """A page of the last version comes back in mid-game with a card on its way."""
    tab = tabs(PHONE)
    tab.forgive_the_network()
    entry = opened(tab, SETUP)
    joined(tab, entry, "Leo")  # who never comes, so that the game waits
    with Ghost(tab.url, entry) as ghost:
        ghost.start()
        ghost.hear(lambda: ghost.told.question)
    lines: list[WebSocketRoute] = []
    old: list[bool] = []

    def line(route: WebSocketRoute) -> None:
        lines.append(route)
        server = route.connect_to_server()

        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            if old and message["type"] == "hello":
                message["protocol"] = 1
            if not (message["type"] == "answer" and not old):  # the first line loses the answer
                server.send(json.dumps(message))

        route.on_message(heard)
        server.on_message(route.send)

    tab.page.route_web_socket("**/ws", line)
    remember(tab, entry)
    tab.open(f"table/{entry['table']}")
    screens.hand(tab)
    assert tab.told.mine
    code = str(next(iter(tab.told.mine["hand"])))
    player = Player(tab)
    player.lift(code)
    player.act_button("pick").click()
    tab.sees(tab.say("web-hand-saving"))
    old.append(True)
    lines[0].close(code=1012)
    tab.sees(tab.say("web-ended-outdated"), within=20)
    old.clear()
    screens.press(tab, "web-ended-reload")
    tab.sees(tab.say("web-hand-kept", cards=tab.words.face(code)), within=20)
