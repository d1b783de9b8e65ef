"""Lines that break: nothing chosen is lost, and the screen always says how things stand."""

from playwright.sync_api import WebSocketRoute, expect

from okawari.protocol.messages import PROTOCOL
from tests.server.running import ServerProcess
from tests.web import screens, speech
from tests.web.conftest import OpenTab
from tests.web.ghost import Ghost
from tests.web.house import company, joined, opened, remember, seated, sit
from tests.web.players import Player, play, same_result
from tests.web.stage import DESK, PHONE, Tab

CLASSIC = {"game": "classic", "seats": 3}


def first_card(tab: Tab) -> str:
    assert tab.told.mine
    return str(next(iter(tab.told.mine["hand"])))


def keep(tab: Tab, code: str) -> None:
    player = Player(tab)
    player.lift(code)
    player.act_button("pick").click()


def test_a_pick_made_without_a_network_is_sent_once_it_is_back(tabs: OpenTab) -> None:
    tab, other = tabs(PHONE), tabs(DESK)
    company([tab, other], CLASSIC, ["Mia", "Leo"])
    screens.all_start([tab, other])
    screens.hand(tab)
    tab.forgive_the_network()
    code = first_card(tab)
    tab.page.context.set_offline(True)
    tab.page.evaluate("window.dispatchEvent(new Event('offline'))")
    tab.sees(tab.say("web-state-lost"), within=20)
    assert speech.says(tab.say("web-state-lost"), speech.alarms(tab.page))
    keep(tab, code)
    tab.sees(tab.say("web-state-unsaved"))
    tab.page.context.set_offline(False)
    tab.sees(tab.say("web-state-back"), within=20)
    tab.until(lambda: tab.told.mine and tab.told.mine["chosen"] == [code], "the card is kept", within=20)
    play([Player(other)], until=lambda: tab.told.happened("passed"))
    assert tab.told.board
    assert code in tab.told.board["places"][0]["dishes"] + tab.told.board["places"][0]["desserts"]


def test_an_unsaved_pick_survives_loading_again(tabs: OpenTab) -> None:
    tab = tabs(PHONE)
    deaf: list[bool] = []  # while there is something in it, nothing reaches the server

    def line(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda text: None if deaf else server.send(text))
        server.on_message(route.send)

    entry = opened(tab, {**CLASSIC, "absence": 0})
    joined(tab, entry, "Leo")  # who never comes, so that the game waits
    with Ghost(tab.url, entry) as ghost:
        ghost.start()
        ghost.hear(lambda: ghost.told.question)
        code = next(iter(ghost.told.mine["hand"]))  # type: ignore[index]
    tab.page.route_web_socket("**/ws", line)
    remember(tab, entry)
    tab.open(f"table/{entry['table']}")
    Player(tab).card(code, "pick").wait_for()
    deaf.append(True)
    keep(tab, code)
    tab.sees(tab.say("web-hand-saving"))
    deaf.clear()
    tab.page.reload()
    tab.sees(tab.say("web-hand-kept", cards=tab.words.face(code)))
    with Ghost(tab.url, entry) as ghost:
        assert ghost.told.mine
        assert ghost.told.mine["chosen"] == [code]


def test_a_killed_server_comes_back_and_the_game_goes_on(tabs: OpenTab, own_server: ServerProcess) -> None:
    people = [tabs(PHONE, at=own_server), tabs(DESK, at=own_server)]
    for tab in people:
        tab.forgive_the_network()
    company(people, {"game": "classic", "seats": 5}, ["Mia", "Leo"])
    screens.all_start(people)
    players = [Player(tab) for tab in people]
    play(players, until=lambda: people[0].told.board and people[0].told.board["turn"] == 3)
    own_server.kill()
    for tab in people:
        tab.sees(tab.say("web-state-lost"))
    own_server.start()
    for tab in people:
        expect(tab.page.locator("p").filter(has_text=tab.say("web-state-lost"))).to_have_count(0, timeout=20_000)
    play(players, until=lambda: people[0].told.phase == "scoring")


def test_a_server_that_restarts_says_so(tabs: OpenTab, own_server: ServerProcess) -> None:
    tab = tabs(PHONE, at=own_server)
    tab.forgive_the_network()
    seated(tab, CLASSIC, start=True)
    own_server.stop()
    tab.sees(tab.say("notice-restarting"))
    own_server.start()
    expect(tab.page.locator("p").filter(has_text=tab.say("notice-restarting"))).to_have_count(0, timeout=20_000)
    play([Player(tab)], until=lambda: tab.told.board and tab.told.board["turn"] == 3)


def test_a_second_tab_takes_over_and_gives_back(tabs: OpenTab) -> None:
    first = tabs(PHONE)
    entry = seated(first, CLASSIC, start=True)
    second = Tab(first.page.context.new_page(), first.url)
    second.open(f"table/{entry['table']}")
    second.until(lambda: second.told.question, "the second window plays")
    first.sees(first.say("web-ended-elsewhere"))
    screens.press(first, "web-ended-play-here")
    first.until(lambda: first.told.sockets == 2 and first.told.question, "the first window plays again")
    second.sees(second.say("web-ended-elsewhere"))
    play([Player(first)], until=lambda: first.told.board and first.told.board["turn"] == 2)
    assert second.complaints() == []


def test_a_bot_stands_in_and_leaves_when_its_person_is_back(tabs: OpenTab) -> None:
    host, guest = tabs(PHONE), tabs(DESK)
    entry = company([host, guest], {**CLASSIC, "absence": 30}, ["Mia", "Leo"])
    screens.all_start([host, guest])
    guest.page.goto("about:blank")
    host.until(lambda: host.told.table and host.told.table["chairs"][1]["stand_in"], "a bot stands in", within=60)
    host.sees(host.say("web-table-stand-in"))
    play([Player(host)], until=lambda: host.told.board and host.told.board["turn"] >= 3)
    guest.open(f"table/{entry['table']}")
    guest.until(lambda: guest.told.mine, "back at the table")
    host.until(lambda: host.told.table and not host.told.table["chairs"][1]["stand_in"], "the bot has left")
    play([Player(host), Player(guest)], until=lambda: host.told.phase == "scoring")


def test_kicked_and_closed_are_said_with_a_way_home(tabs: OpenTab) -> None:
    host, guest, third = tabs(PHONE), tabs(PHONE), tabs(DESK)
    company([host, guest, third], CLASSIC, ["Mia", "Leo", "Ada"])
    host.page.get_by_role("button", name="Leo").first.click()
    screens.press(host, "web-lobby-kick")
    screens.press(host, "web-lobby-kick-yes")
    guest.sees(guest.say("web-ended-kicked"))
    screens.press(guest, "web-home")
    expect(screens.link(guest, "web-home-friends")).to_be_visible()
    screens.press(host, "web-lobby-close")
    screens.press(host, "web-lobby-close-yes")
    third.sees(third.say("web-ended-closed"))


def test_a_table_that_is_gone(tab: Tab) -> None:
    entry = opened(tab, CLASSIC)
    remember(tab, {**entry, "token": "A" * 22})
    tab.open(f"table/{entry['table']}")
    tab.sees(tab.say("web-ended-gone"))
    tab.open("table/" + "x" * 16)
    tab.page.reload()
    tab.sees(tab.say("web-ended-stranger"))


def test_another_version_of_the_protocol(tabs: OpenTab) -> None:
    tab = tabs(PHONE)

    def older(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda text: server.send(str(text).replace(f'"protocol":{PROTOCOL}', '"protocol":99')))
        server.on_message(route.send)

    tab.page.route_web_socket("**/ws", older)
    entry = opened(tab, CLASSIC)
    remember(tab, entry)
    tab.open(f"table/{entry['table']}")
    tab.sees(tab.say("web-ended-outdated"))
    expect(screens.button(tab, "web-ended-reload")).to_be_visible()


def test_changing_ones_mind_until_the_reveal(tabs: OpenTab) -> None:
    tab, other = tabs(PHONE), tabs(DESK)
    company([tab, other], {**CLASSIC, "seats": 2}, ["Mia", "Leo"])
    screens.all_start([tab, other])
    tab.until(lambda: tab.told.question, "a hand")
    codes = list(tab.told.mine["hand"])  # type: ignore[index]
    keep(tab, codes[0])
    tab.until(lambda: tab.told.mine and tab.told.mine["chosen"] == codes[:1], "kept")
    tab.page.wait_for_timeout(350)
    screens.press(tab, "web-bar-change")
    tab.until(lambda: tab.told.question, "the hand is live again")
    keep(tab, codes[-1])
    tab.until(lambda: tab.told.mine and tab.told.mine["chosen"] == codes[-1:], "kept")
    play([Player(other)], until=lambda: tab.told.happened("passed"))
    assert tab.told.board
    assert codes[-1] in tab.told.board["places"][0]["dishes"] + tab.told.board["places"][0]["desserts"]


def test_a_spectator_sees_what_lies_open_and_no_hand(tabs: OpenTab) -> None:
    watcher = tabs(DESK)
    entry = opened(watcher, {"game": "classic", "seats": 4})
    with Ghost(watcher.url, entry) as host:
        host.start()
        sit(watcher, joined(watcher, entry, None, watch=True))
        watcher.sees(watcher.say("web-table-watching"))
        host.play(until=lambda: host.told.phase == "scoring")
        watcher.in_phase("scoring")
        nothing_of_a_hand(watcher)
        host.play(until=lambda: host.told.phase == "over")
    watcher.in_phase("over")
    nothing_of_a_hand(watcher)
    same_result(watcher)


def nothing_of_a_hand(watcher: Tab) -> None:
    """Neither was any hand told, nor is there a place for one."""
    assert all('"hand":{' not in text.replace(" ", "") for text in watcher.told.texts)
    assert watcher.page.get_by_role("list", name=watcher.say("web-hand"), exact=True).count() == 0
