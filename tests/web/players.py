"""People who play by what they see: each has a page and presses cards and buttons by their names."""

import re
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from playwright.sync_api import Locator

from tests.web import screens
from tests.web.stage import PATIENCE, Tab

PASS = "pass"
TOOLS = ("chopsticks", "spoon")
# A tap right after a card was kept does not count: it was meant for the card before.
REST = 0.32
PLACES = {
    "target": "dishes",
    "flip": "dishes",
    "flip_order": "dishes",
    "tray": "tray",
    "wild": "rows",
    "dip": "options",
}
WHOLE_GAME = 120.0
Message = dict[str, Any]


def kind_of(code: str) -> str:
    """`maki` for `maki2`, `any-maki` and `special_order=maki2`; good enough to know what one wants."""
    plain = code.partition("=")[2] or code
    return re.sub(r"[0-9*]+$", "", plain.removeprefix("any-").partition("+")[0]).rstrip("_")


class Player:
    """Somebody with a page. `wants` are kinds, or questions, that are chosen before all others."""

    def __init__(self, tab: Tab, wants: Sequence[str] = (), seed: int = 1) -> None:
        self.tab = tab
        self.wants = wants
        self.dice = Random(seed)
        self.asked: list[str] = []  # the questions that were answered on the screen
        self.used: set[str] = set()  # tools that were armed
        self._rested = 0.0

    # ------------------------------------------------------------------------------------ deciding

    def choose(self, question: Message) -> str:
        """An answer: something wanted, else anything."""
        answers: list[str] = [option["answer"] for option in question["options"]]
        real = [answer for answer in answers if answer != PASS]
        for want in self.wants:
            for answer in real:
                if kind_of(answer) == want or answer.startswith(want):
                    return answer
        if question["what"] in ("flip", "flip_order", "announce", "second") and PASS in answers:
            return self.dice.choice([*real, PASS])
        return self.dice.choice(real or answers)

    # ------------------------------------------------------------------------------------ what is on the screen

    def card(self, code: str, what: str) -> Locator:
        """A card that can be chosen, by its name."""
        cards = self.tab.page.get_by_role("list", name=self.tab.say(f"web-hand{self._place(what)}"), exact=True)
        named = cards.get_by_role("button", name=screens.starts_with(self.tab.words.face(code)))
        return named.and_(self.tab.page.locator("[aria-pressed]")).first

    def _place(self, what: str) -> str:
        return f"-{PLACES[what]}" if what in PLACES else ""

    def act_button(self, what: str) -> Locator:
        """The button that makes the lifted card the answer."""
        message = f"web-do-{what}" if self.tab.words.knows(f"web-do-{what}") else "web-do-other"
        return screens.button(self.tab, message)

    def pass_button(self, what: str) -> Locator:
        """The button that says no."""
        special = {
            "flip": "web-do-flip-none",
            "second": "web-do-second-none",
            "announce": "web-do-announce-none",
        }
        words = self.tab.say(special[what]) if what in special else self.tab.words.answer(what, PASS)
        return self.tab.page.get_by_role("button", name=words, exact=True)

    # ------------------------------------------------------------------------------------ acting

    def act(self) -> bool:
        """Answer what is asked, as a person would; false if nothing is asked."""
        question, board = self.tab.told.question, self.tab.told.board
        if not question or not board:
            return False
        what, number = question["what"], question["number"]
        if what in ("announce", "second") and board["stage"] == "choose" and not self._open(question):
            self._answered(number)  # decided before, with the card
            return True
        if not self._comes(question):
            return True
        self._rest()
        {
            "announce": self._announce, "flip": self._flip, "flip_order": self._flip, "request": self._request,
        }.get(what, self._pick)(question)  # fmt: skip
        self.asked.append(what)
        self._rested = time.monotonic() + REST
        self._answered(number)
        return True

    def _open(self, question: Message) -> bool:
        """Whether the page leaves the question to the player; most of the time it knows the answer already."""
        number, what = question["number"], question["what"]
        no = self.pass_button(what)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            now = self.tab.told.question
            if not now or now["number"] != number:
                return False
            if no.is_visible():
                return True
            self.tab.page.wait_for_timeout(15)
        raise AssertionError(f"nothing to answer {what} with\n{self.tab.shown()}")

    def _comes(self, question: Message) -> bool:
        """Wait until the question is on the screen, which is slower than the socket; false once it is over."""
        no, deadline = self.pass_button(question["what"]), time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if not self._same(question):
                return False
            if screens.live(self.tab).is_visible() or no.is_visible():
                return True
            self.tab.page.wait_for_timeout(15)
        raise AssertionError(f"{question['what']} is not on the screen\n{self.tab.shown()}")

    def _same(self, question: Message) -> bool:
        now = self.tab.told.question
        return bool(now) and now["number"] == question["number"]  # type: ignore[index]

    def _rest(self) -> None:
        wait = self._rested - time.monotonic()
        if wait > 0:
            self.tab.page.wait_for_timeout(wait * 1000)

    def _answered(self, number: int) -> None:
        def gone() -> bool:
            now = self.tab.told.question
            return not now or now["number"] != number

        self.tab.until(gone, f"question {number} is answered: {self.tab.told.question} {self.tab.told.refused[-3:]}")

    def _pick(self, question: Message) -> None:
        what = question["what"]
        if what == "pick":
            self._arm()
        answer = self.choose(question)
        if answer == PASS:
            self.pass_button(what).click()
            return
        if self.lift(answer, what, question):
            self.act_button(what).click()

    def lift(self, answer: str, what: str = "pick", question: Message | None = None) -> bool:
        """Tap a card so that it stands out; false if the page has answered by itself meanwhile."""
        card = self.card(answer, what)

        def over() -> bool:
            return question is not None and not self._same(question)

        self.tab.until(lambda: card.is_visible() or over(), f"{answer} among {what}")
        if over():
            return False
        pressed = card.and_(self.tab.page.locator("[aria-pressed=true]"))
        for _ in range(20):
            if not pressed.count():
                card.click()
            if pressed.count():
                return True
            if over():
                return False
            self.tab.page.wait_for_timeout(60)
        raise AssertionError(f"{answer} cannot be lifted\n{self.tab.shown()}")

    def _arm(self) -> None:
        """Take a tool into the hand, if one lies there and is wanted."""
        board = self.tab.told.board or {}
        dishes = board["places"][self.tab.told.seat]["dishes"]
        for tool in TOOLS:
            lying = [code for code in dishes if kind_of(code) == tool]
            if tool not in self.wants or not lying or board["hand_size"] < 2:
                continue
            use = screens.button(self.tab, "web-bar-use", card=self.tab.words.face(lying[0]))
            if use.count():
                use.first.click()
                self.used.add(tool)
                return

    def _announce(self, question: Message) -> None:
        answer = self.choose(question)
        if answer == PASS:
            self.pass_button("announce").click()
            return
        self.used.add(kind_of(answer))
        self.tab.page.get_by_role("button", name=self.tab.words.face(answer, short=True), exact=True).first.click()

    def _flip(self, question: Message) -> None:
        what, answer = question["what"], self.choose(question)
        if answer == PASS:
            self.pass_button(what).click()
            return
        if self.lift(answer, what, question):
            screens.press(self.tab, "web-do-flip", count=1)

    def _request(self, question: Message) -> None:
        answer = self.choose(question)
        tiles = self.tab.page.get_by_role("list", name=self.tab.say("web-hand-menu"), exact=True)
        name = re.compile(rf"^{re.escape(self.tab.words.card(kind_of(answer), short=True))}")
        tiles.get_by_role("button", name=name).first.click()
        self.act_button("request").click()

    # ------------------------------------------------------------------------------------ a whole game

    def step(self) -> bool:
        """Whatever the table wants from this player now; false if nothing."""
        told = self.tab.told
        if told.phase == "scoring" and told.table and told.seat not in told.table["continued"]:
            screens.go_on(self.tab)
            return True
        return told.phase == "playing" and self.act()


def play(
    players: Sequence[Player], until: Callable[[], Any] | None = None, within: float = WHOLE_GAME, step: Any = None
) -> None:
    """Play until the game is over, or until something has happened."""
    done = until or (lambda: players[0].tab.told.phase == "over")
    deadline = time.monotonic() + within
    while not done():
        acted = [(step or Player.step)(player) for player in players]
        if not any(acted):
            players[0].tab.page.wait_for_timeout(15)
        if time.monotonic() > deadline:
            raise AssertionError("the game does not end\n" + "\n".join(player.tab.shown() for player in players))


def shown_result(tab: Tab) -> dict[str, int]:
    """The names and points on the last screen."""
    show = screens.button(tab, "web-final-show")
    everybody = tab.page.get_by_role("list", name=tab.say("web-final-everybody"))
    show.or_(everybody).first.wait_for()
    if show.count():
        show.click()
    found: dict[str, int] = {}
    for row in everybody.get_by_role("listitem").all():
        name = row.locator("strong").inner_text()
        points = row.locator("b [aria-hidden]").inner_text()
        found[name] = int(points.replace("−", "-"))
    return found


def same_result(tab: Tab) -> None:
    """The screen shows the result that the server told."""
    result = tab.told.result
    assert shown_result(tab) == dict(zip(result["names"], result["scores"], strict=False)), tab.shown()
