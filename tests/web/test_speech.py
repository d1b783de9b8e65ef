"""By ear alone: what a screen reader is told is enough to know the hand, who is ready, the reveal and the scores."""

import re

from tests.web import screens, speech
from tests.web.conftest import OpenTab
from tests.web.house import company, seated
from tests.web.players import REST, Player, play, same_result
from tests.web.stage import PHONE, Tab


class Listener(Player):
    """Knows only what was said; the hand is what was read out last."""

    def hand(self) -> list[str]:
        """The names of the cards in hand, in the order in which they were read."""
        pattern = re.escape(self.tab.say("web-said-hand", cards="§")).replace("§", "(.+?)")
        for text in reversed(speech.heard(self.tab.page)):
            found = re.search(pattern, text)
            if found:
                names = re.split(r", and | and |, ", found[1])
                return [re.sub(r"^\d+ × ", "", name).strip() for name in names]
        return []

    def _pick(self, question: dict[str, object]) -> None:
        assert self.tab.told.mine
        wanted = {self.tab.words.face(code) for code in self.tab.told.mine["hand"]}
        self.tab.until(lambda: set(self.hand()) == wanted, f"the hand is read out: {wanted}")
        name = self.dice.choice(self.hand())
        cards = self.tab.page.get_by_role("list", name=self.tab.say("web-hand"), exact=True)
        cards.get_by_role("button", name=screens.starts_with(name)).first.focus()
        self.tab.page.keyboard.press("Enter")
        self.tab.page.wait_for_timeout(REST * 1000)
        self.tab.page.keyboard.press("Enter")


def test_a_whole_game_by_ear(tabs: OpenTab) -> None:
    tab = tabs(PHONE)
    seated(tab, {"game": "classic", "seats": 5}, start=True)
    play([Listener(tab)])
    tab.page.wait_for_timeout(600)
    said = " ".join(speech.heard(tab.page))
    for number in (1, 2):
        assert tab.say("web-said-round-over", round=number) in said
    names, scores = tab.told.result["names"], tab.told.result["scores"]
    for name, score in zip(names, scores, strict=True):
        assert f"{name}: {score}" in said
    shown = [event for event in tab.told.events if event["what"] == "played"]
    assert len(shown) > 50
    for event in shown:
        assert tab.words.face(event["values"]["card"]) in said
    same_result(tab)


def test_who_is_waited_for_is_said_and_not_too_often(tabs: OpenTab) -> None:
    people = [tabs(PHONE), tabs(PHONE), tabs(PHONE)]
    company(people, {"game": "classic", "seats": 3}, ["Mia", "Leo", "Ada"])
    screens.all_start(people)
    Player(people[0]).act()
    Player(people[1]).act()
    tab = people[0]
    waiting = tab.say("web-waiting-for", names="Ada")
    tab.until(lambda: speech.says(re.escape(waiting), speech.heard(tab.page)), "it is said who is missing")
    assert speech.alarms(tab.page) == []


def test_sentences_that_come_together_are_one_text(tab: Tab) -> None:
    seated(tab, {"game": "classic", "seats": 5}, start=True)
    play([Player(tab)], until=lambda: tab.told.board and tab.told.board["turn"] == 4)
    tab.page.wait_for_timeout(500)
    heard = speech.heard(tab.page)
    assert 3 <= len(heard) <= 16, heard
