"""Ways in: one tap to a game with bots, one tap from a link to a chair, a code, and a table of one's own."""

import re

import pytest
from playwright.sync_api import expect

from okawari.language import LANGUAGES, Language
from tests.web import screens, speech
from tests.web.conftest import OpenTab
from tests.web.ghost import Ghost, together
from tests.web.house import joined, opened, seated, sit
from tests.web.stage import DESK, PHONE, Tab

SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])


@SIZES
def test_one_tap_to_a_game_with_bots(tabs: OpenTab, size: tuple[int, int]) -> None:
    tab = tabs(size)
    tab.open()
    screens.link(tab, "web-home-bots").click()
    tab.until(lambda: tab.told.question, "a hand to choose from")
    assert tab.told.phase == "playing"
    assert tab.told.table
    assert [chair["who"] for chair in tab.told.table["chairs"]].count("person") == 1
    face = next(iter(tab.told.mine["hand"]))  # type: ignore[index]
    tab.page.get_by_role("button", name=screens.starts_with(tab.words.face(face))).first.wait_for()


@SIZES
def test_one_tap_from_the_link_to_a_chair(tabs: OpenTab, size: tuple[int, int]) -> None:
    host, guest = tabs(size), tabs(size)
    entry = seated(host, {"game": "classic", "seats": 3})
    guest.open(f"join/{entry['table']}/{entry['secret']}")
    screens.press(guest, "web-join-sit")
    guest.until(lambda: guest.told.you.get("seats") == [1], "a chair")
    host.until(lambda: host.told.names[1] == guest.told.names[1] != "", "the host sees the guest")
    assert entry["secret"] not in guest.page.url  # the link is used up


def test_a_code_typed_as_people_type_it(tabs: OpenTab) -> None:
    host, guest = tabs(), tabs(settings={"name": "Leo"})
    entry = seated(host, {"game": "classic", "seats": 2})
    guest.open()
    code = str(entry["code"]).lower().replace("-", " ")
    screens.field(guest, "web-front-code").fill(code)
    screens.button(guest, "web-front-code-go").click()
    guest.until(lambda: guest.told.names[:2] == ["Mia", "Leo"], "seated by the code")


def test_a_wrong_code_is_said_in_words(tab: Tab) -> None:
    tab.forgive("refused: 404", "Failed to load resource")
    tab.open("join/BCD-FGH")
    tab.sees(tab.say("error-no-such-code"))
    expect(screens.field(tab, "web-join-name")).to_have_count(0)
    tab.open()
    asked = []
    tab.page.on("request", lambda request: asked.append(request.url) if "api/find" in request.url else None)
    screens.field(tab, "web-front-code").press_sequentially("jkl-mnp")
    tab.sees(tab.say("error-no-such-code"))
    assert len(asked) == 1


@pytest.mark.parametrize("name", ["", "Leo"], ids=["nobody", "somebody"])
@pytest.mark.parametrize("hurried", [True, False], ids=["hurried", "slowly"])
def test_a_wrong_code_is_heard_once(tabs: OpenTab, name: str, hurried: bool) -> None:
    tab = tabs(settings={"name": name})
    tab.forgive("refused: 404", "Failed to load resource")
    tab.open()
    words = tab.say("error-no-such-code")
    screens.field(tab, "web-front-code").fill(f"jkl-mn{'p' if hurried else 'q'}")
    if not hurried:
        tab.sees(words)
    screens.field(tab, "web-front-code").press("Enter")
    tab.sees(words)
    tab.page.wait_for_timeout(500)
    assert speech.heard(tab.page).count(words) == 1


def test_a_full_table_can_be_watched(tabs: OpenTab) -> None:
    host, guest, third = tabs(), tabs(), tabs()
    third.forgive("refused: 409", "refused: 403", "Failed to load resource")
    entry = seated(host, {"game": "classic", "seats": 2})
    guest.open(f"join/{entry['table']}/{entry['secret']}")
    screens.press(guest, "web-join-sit")
    guest.until(lambda: guest.told.you.get("seats"), "a chair")
    third.open(f"join/{entry['table']}/{entry['secret']}")
    screens.press(third, "web-join-watch-instead")  # it is noticed before anybody tries to sit down
    expect(screens.button(third, "web-join-sit")).to_have_count(0)
    third.until(lambda: third.told.you.get("seats") == [], "watching")


def test_a_table_of_ones_own_with_its_menu(tabs: OpenTab) -> None:
    tab = tabs(DESK)
    tab.open("new")
    screens.choose(tab, re.compile("^" + tab.say("game-party")))
    slot = tab.page.get_by_role("button", name=re.compile(re.escape(tab.words.card("tempura", short=True))))
    slot.first.click()
    choice = screens.dialog(tab).get_by_role("button", name=re.compile(rf"^{re.escape(tab.words.card('tofu'))}"))
    choice.first.click()
    screens.press(tab, "web-create-open")
    tab.until(lambda: tab.told.table, "the lobby")
    assert tab.told.table
    setup = tab.told.table["setup"]
    assert setup["game"] == "party"
    assert "tofu" in setup["menu"]
    assert "tempura" not in setup["menu"]


def test_a_dish_that_cannot_be_served_says_why(tabs: OpenTab) -> None:
    tab = tabs(DESK)
    tab.open("new")
    screens.choose(tab, re.compile("^" + tab.say("game-party")))
    more = screens.button(tab, "web-less", what=tab.say("web-create-seats"))
    for _ in range(2):
        more.click()
    slot = tab.page.get_by_role("button", name=re.compile(re.escape(tab.words.card("tempura", short=True))))
    slot.first.click()
    edamame = screens.dialog(tab).get_by_role("button", name=re.compile(rf"^{re.escape(tab.words.card('edamame'))}"))
    expect(edamame).to_have_attribute("aria-disabled", "true")
    expect(edamame).to_have_accessible_description(re.compile("2"))
    edamame.click(force=True)
    expect(screens.dialog(tab)).to_be_visible()


def test_languages_change_without_loading_again(tab: Tab) -> None:
    tab.open()
    tab.page.evaluate("window.__same = true")
    for code in LANGUAGES:
        screens.languages(tab).select_option(code)
        tab.words = Language(code)
        expect(screens.link(tab, "web-home-friends")).to_be_visible()
        expect(tab.page.locator("html")).to_have_attribute("lang", code)
    assert tab.page.evaluate("window.__same")
    tab.page.reload()
    expect(screens.link(tab, "web-home-friends")).to_be_visible()


def test_settings_stay(tab: Tab) -> None:
    tab.open("settings")
    screens.choose(tab, tab.say("web-settings-theme-dark"))
    screens.choose(tab, re.compile("^150"))
    screens.field(tab, "web-settings-name").fill("Mia")
    handed = tab.page.get_by_role("switch", name=tab.say("web-settings-leftHanded"))
    handed.check()
    tab.page.reload()
    root = tab.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-text", "150")
    expect(screens.field(tab, "web-settings-name")).to_have_value("Mia")
    expect(handed).to_be_checked()


def test_everything_can_be_forgotten(tab: Tab) -> None:
    seated(tab, {"game": "classic", "seats": 2})
    tab.open("settings")
    screens.press(tab, "web-settings-clear")
    screens.press(tab, "web-settings-clear-yes")
    tab.until(lambda: "tables" not in tab.page.evaluate("Object.keys(localStorage).join()"), "nothing is kept")


def test_my_tables_say_when_it_is_my_turn(tab: Tab) -> None:
    sit(tab, opened(tab, {"game": "classic", "seats": 2}), start=True)
    tab.until(lambda: tab.told.question, "a question")
    tab.open()
    screens.link(tab, "web-home-your-turn").first.click()
    tab.until(lambda: tab.told.sockets == 2, "back at the table")


@pytest.mark.parametrize("size", [(320, 568), PHONE, DESK], ids=["tiny", "phone", "desk"])
def test_a_table_that_goes_on_is_in_sight_whoevers_turn_it_is(tabs: OpenTab, size: tuple[int, int]) -> None:
    tab = tabs(size)
    entry = opened(tab, {"game": "party", "seats": 3})
    joined(tab, entry, "Leo")
    sit(tab, entry)
    tab.until(lambda: "Leo" in tab.told.names, "both are there")
    tab.open()
    tab.page.reload()
    link = screens.link(tab, "web-home-back-to", game=tab.say("game-party"))
    expect(link).to_contain_text("Leo")
    box = link.bounding_box()
    assert box
    assert box["y"] + box["height"] <= size[1]
    link.click()
    tab.until(lambda: tab.told.sockets == 2, "back at the table")


def test_a_finished_game_is_shown_to_whoever_has_its_link(tabs: OpenTab) -> None:
    tab, friend = tabs(), tabs()
    with Ghost(tab.url, opened(tab, {"game": "classic", "seats": 2})) as ghost:
        ghost.start()
        together(ghost, until=lambda: ghost.told.phase == "over")
        assert ghost.told.table
        result = ghost.told.table["result"]
    friend.open(f"replay/{result['replay']}")
    friend.sees(friend.say("web-replay-title"))
    for score in result["scores"]:
        friend.sees(str(score))
    friend.page.get_by_text(friend.say("web-scoring-words")).click()
    friend.sees(friend.say("web-score-sum", seat="Mia", points=result["scores"][0]))
    assert friend.told.sockets == 0


@pytest.mark.parametrize("part", ["", "rules", "settings", "about"])
def test_pages_that_need_no_table_work_without_a_network(tabs: OpenTab, part: str) -> None:
    tab = tabs(service_workers="allow")
    tab.forgive_the_network()
    tab.open("rules")
    tab.page.evaluate("navigator.serviceWorker.ready")
    tab.becomes("navigator.serviceWorker.controller !== null || caches.keys().then((names) => names.length > 0)")
    tab.page.reload()
    tab.page.context.set_offline(True)
    tab.open(part)
    tab.page.reload()
    tab.page.get_by_role("heading", level=1).first.wait_for()
    tab.page.context.set_offline(False)
