"""One game in the terminal: a person in seat 0, bots in the others. The person's pick stays open until it is shown."""

import random
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from rich.table import Table
from rich.text import Text

from okawari.cli import lookups, takeout
from okawari.cli.dishes import order_is_lost
from okawari.cli.draft_board import draft_tables
from okawari.cli.hints import Hints
from okawari.cli.last_tables import kinds_at_end, tables_at_end
from okawari.cli.later import Later
from okawari.cli.lookups import Blocks
from okawari.cli.minds import Mind
from okawari.cli.paint import BETWEEN
from okawari.cli.screen import FROM_HAND, Screen
from okawari.cli.sheets import chip_sheet, final_sheet, round_sheet
from okawari.cli.terminal import EndOfInput, Terminal
from okawari.cli.voice import Voice
from okawari.cli.wording import Step, choice_text
from okawari.game import Game
from okawari.views.seat_view import Answer, View
from okawari.views.story import Event

ME = 0
TAKE_BACK, TABLES, SCORES, RULES, HINT, WHY, HELP, QUIT = KEYS = "utsrhw?q"
CHIPS = ("chip_taken", "chip_value", "chip_shown", "pile_stays", "round_ended")
SOON = 0.2  # seconds for a bot before the screen says that it thinks
LONG_BREATH = 3  # for a score sheet
BELOW = 3  # lines for the prompt, the choice, and the prompt to show it


class Leave(Exception):  # noqa: N818
    """The player gets up."""


class Session:
    """Asks the person, lets the bots answer, tells what happened."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Mind],
        terminal: Terminal,
        screen: Screen,
        watcher: Any = None,
        pause: float = 0,
        intro: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.bots = bots
        self.terminal = terminal
        self.screen = screen
        self.voice: Voice = screen.voice
        self.hints = Hints(game, self.voice)
        self.watcher = watcher  # a bot that plays for the person
        self.breath = pause  # seconds after each of its turns
        self.dice = {seat: random.Random(f"{game.seed}/{seat}") for seat in range(game.seats)}
        self.told = 0
        self.news: list[str] = []
        self.intro = list(intro)  # said before the first turn
        self.steps: list[Step] = []  # what the person has chosen and may still change

    def play(self) -> None:
        """From the first question to the last score sheet."""
        while not self.game.over:
            if ME in self.game.waiting:
                self.catch_up()
                self.ask_me()
            elif self.is_shown():
                self.let_bots_answer()
        self.catch_up()
        self.terminal.clear()
        self.show(final_sheet(self.screen.width, self.voice, self.game))

    def let_bots_answer(self) -> None:
        """The bots decide until the person is asked or the game is over."""
        self.steps.clear()
        while self.game.waiting and ME not in self.game.waiting:
            asked = [self.begin(seat) for seat in self.game.waiting]
            for seat, view, thought in asked:
                answer = self.outcome(seat, thought)
                self.hints.remember(self.bots[seat].bot, view, answer)
                self.game.answer(seat, answer)

    def begin(self, seat: int) -> tuple[int, View, Later[Answer]]:
        """A bot begins to think."""
        view = self.game.view(seat)
        return seat, view, self.bots[seat].begin(view, self.dice[seat])

    def outcome(self, seat: int, thought: Later[Answer]) -> Answer:
        """What a bot has chosen; if that takes a while, the screen says so."""
        with suppress(TimeoutError):
            return thought.result(SOON)
        with self.terminal.meanwhile(self.voice.say("cli-thinking", seat=self.voice.name(seat))):
            while True:
                with suppress(TimeoutError):
                    return thought.result(SOON)  # and not for ever: so Ctrl-C is heard everywhere

    # ------------------------------------------------------------------------------------ the person

    def view(self) -> View:
        """What the person may see."""
        return self.game.view(ME, previews=True)

    @property
    def room(self) -> int | None:
        """How many lines a turn may have; None where it does not matter."""
        return self.terminal.console.height - BELOW if self.terminal.paged else None

    def chosen(self) -> str:
        """What the person has chosen this turn, in words."""
        return choice_text(self.voice.language, self.steps)

    def keys(self) -> str:
        """The keys that can be pressed now."""
        if self.watcher:
            return ""
        keys = self.voice.say("cli-commands")
        if self.game.can_take_back(ME):
            keys = BETWEEN.join([f"{TAKE_BACK} {self.voice.say('cli-take-back')}", keys])
        return keys

    def draw(self, view: View) -> None:
        """The turn on a fresh screen."""
        self.terminal.clear()
        keys = self.keys() if view.question else ""
        self.screen.turn(view, self.news, self.chosen(), keys, self.room)

    def ask_me(self) -> None:
        """Put the open question and give the answer to the game."""
        if not self.game.can_take_back(ME):
            self.steps.clear()
        view = self.view()
        if view.question in takeout.QUESTIONS and self.terminal.typed and not self.watcher:
            self.turn_over(view)
            return
        self.draw(view)
        answer = self.auto(view) if self.watcher else self.read_answer(view)
        if answer is None:
            return
        self.steps.append((view.question or "", answer.code))
        self.game.answer(ME, answer)
        if not self.game.can_take_back(ME):
            self.news = []

    def auto(self, view: View) -> Answer:
        """The bot that plays for the person answers."""
        answer: Answer = self.watcher.choose(self.game.view(ME), view.legal, self.dice[ME])
        name = choice_text(self.voice.language, [*self.steps, (view.question or "", answer.code)])
        self.screen.print(Text(self.voice.say("cli-your-choice", answer=name)))
        self.breathe()
        return answer

    def breathe(self, times: int = 1) -> None:
        """Give whoever watches a bot on a terminal some time to read."""
        if self.terminal.console.is_terminal:
            time.sleep(times * self.breath)

    def read_answer(self, view: View) -> Answer | None:
        """An answer of the person; None when a choice was taken back."""
        while True:
            text = self.terminal.ask(self.voice.say("cli-prompt"))
            if not text:
                self.draw(view)
            elif text.lower() == TAKE_BACK:
                if self.take_back():
                    return None
            elif self.obeyed(text, view):
                if self.terminal.paged:
                    self.draw(view)
            else:
                answer = self.meant(text, view)
                if answer is None:
                    self.screen.print(Text(self.voice.say("cli-prompt-again", text=text[:30], most=len(view.legal))))
                elif self.is_meant(answer, view):
                    return answer

    def meant(self, text: str, view: View) -> Answer | None:
        """The answer of a number, a code, or a name."""
        if text.isascii() and text.isdecimal() and 1 <= int(text[:4]) <= len(view.legal):
            return view.legal[int(text[:4]) - 1]
        wanted = text.casefold()
        for answer in view.legal:
            name = self.voice.language.answer(view.question or "", answer.code)
            if wanted in (answer.code, name.casefold()):
                return answer
        return None

    def is_meant(self, answer: Answer, view: View) -> bool:
        """Whether a card that would be lost is to be played all the same."""
        lost = answer.code == "special_order" and view.question in FROM_HAND and order_is_lost(view)
        return not (lost and self.terminal.typed) or self.yes(self.voice.say("cli-order-lost-sure"))

    def obeyed(self, text: str, view: View) -> bool:
        """Whether the text was one of the keys, which is done now."""
        key = text.lower()
        if key == TABLES:
            self.look_up(lookups.tables(self.screen, view, self.news))
        elif key == SCORES:
            self.look_up(lookups.scores(self.screen, view))
        elif key == RULES:
            self.look_up(lookups.rules(self.screen, view))
        elif key == HINT:
            with self.terminal.meanwhile(self.voice.say("cli-thinking", seat=self.voice.say("cli-bot-strong"))):
                hint = self.hints.hint(self.game.view(ME))
            self.look_up(hint)
        elif key == WHY:
            self.look_up(self.hints.reasons())
        elif key == HELP:
            self.look_up(lookups.help_page(self.screen, view))
        elif key == QUIT:
            self.leave()
        else:
            return False
        return True

    def look_up(self, blocks: Blocks) -> None:
        """Show something and, where a fresh screen follows, wait until it is read."""
        if not self.terminal.paged:
            self.terminal.show(blocks)
            return
        self.terminal.clear()
        self.show(blocks)
        self.pause()

    def turn_over(self, view: View) -> None:
        """A takeout box: mark the cards to turn over, as often as wanted, then turn them all."""
        cards = takeout.turnables(self.game, ME)
        chosen: set[takeout.Turnable] = set()
        problem = ""
        while True:
            marks = [(f"special_order={card.code}" if card.order else card.code, card in chosen) for card in cards]
            self.terminal.clear()
            self.screen.boxes(view, self.news, marks, takeout.gain(view, chosen), self.keys(), self.room)
            text = self.terminal.ask(problem or self.voice.say("cli-boxes-prompt"))
            numbers = text.replace(",", " ").split()
            problem = ""
            if not text:
                break
            if self.obeyed(text, view):
                continue
            if all(one.isascii() and one.isdecimal() and 1 <= int(one[:4]) <= len(cards) for one in numbers):
                for one in numbers:
                    chosen ^= {cards[int(one[:4]) - 1]}
            else:
                problem = self.voice.say("cli-boxes-again", text=text[:30], most=len(cards))
        for answer in takeout.answers(cards, chosen):
            self.game.answer(ME, answer)
        self.news = []

    def take_back(self) -> bool:
        """Choose again, if that is still possible."""
        if not self.game.can_take_back(ME):
            self.screen.print(Text(self.voice.say("error-nothing-to-take-back")))
            return False
        self.game.take_back(ME)
        self.told = len(self.game.events_for(ME))
        self.steps.clear()
        taken_back = self.voice.say("cli-taken-back")
        self.news = [*(line for line in self.news if line != taken_back), taken_back]
        return True

    def is_shown(self) -> bool:
        """Whether the person's choice stands: until then it can be taken back."""
        if self.watcher or not self.steps or not self.game.can_take_back(ME):
            return True
        while True:
            self.screen.print(Text(self.voice.say("cli-your-choice", answer=self.chosen())))
            text = self.terminal.ask_to_go_on(self.voice.say("cli-show-or-back"), KEYS)
            if text.lower() == TAKE_BACK or self.another(text):
                return not self.take_back()
            if not text:
                return True
            if not self.obeyed(text, self.view()):
                self.screen.print(Text(self.voice.say("cli-show-or-back-again", text=text[:30])))
            elif self.terminal.paged:
                self.terminal.clear()
                self.screen.turn(self.view(), self.news, room=self.room)

    def another(self, text: str) -> bool:
        """Whether the text names another answer to the question just answered; it is then given again."""
        if not text:
            return False
        before = self.game.copy()
        before.take_back(ME)
        if self.meant(text, before.view(ME)) is None:
            return False
        self.terminal.keep(text)
        return True

    def show(self, blocks: Blocks) -> None:
        """Show blocks page by page; nobody turns pages for a bot."""
        self.terminal.show(blocks, None if self.watcher else lambda: self.pause("cli-more"))

    def pause(self, prompt: str = "cli-press-enter") -> None:
        """Wait until the person has read."""
        if self.watcher:
            self.breathe(LONG_BREATH)
            return
        while text := self.terminal.ask_to_go_on(self.voice.say(prompt), QUIT):
            if text.lower() == QUIT:
                self.leave()

    def yes(self, question: str) -> bool:
        """A question to answer with yes or no; anything else is asked again."""
        return yes(self.terminal, self.voice, question)

    def leave(self) -> None:
        """Get up, if that is meant."""
        try:
            sure = self.yes(self.voice.say("cli-quit-sure"))
        except EndOfInput:
            sure = True
        if sure:
            raise Leave

    # ------------------------------------------------------------------------------------ what happened

    def catch_up(self) -> None:
        """Tell what happened since the last time; a round that ended is shown with its score sheet."""
        events = self.game.events_for(ME)
        fresh, self.told = events[self.told :], len(events)
        while (ended := next((at for at, event in enumerate(fresh) if event.what == "round_ended"), -1)) >= 0:
            self.end_round(fresh[: ended + 1])
            fresh = fresh[ended + 1 :]
        news = self.voice.news(event for event in fresh if event.what != "chip_shown") or self.news
        self.news, self.intro = [*self.intro, *news], []

    def end_round(self, events: Sequence[Event]) -> None:
        """The last cards and what lies there in the end, then the sheet, with pauses."""
        self.terminal.clear()
        played = [event for event in events if event.what not in CHIPS]
        passed = max((at for at, event in enumerate(played) if event.what == "passed"), default=-1)
        self.screen.print(*self.screen.told(self.voice.news(played[: passed + 1])))
        if any(event.what == "played" for event in played[passed + 1 :]):
            self.screen.print(Text(self.voice.say("cli-last-cards")))
        self.screen.print(*self.screen.told(self.voice.news(played[passed + 1 :])))
        number = events[-1].values["round"]
        self.screen.print("", self.final_tables(number))
        if self.terminal.paged:
            self.pause()
        self.terminal.clear()
        if self.game.game == "draft":
            self.show(chip_sheet(self.voice, number, events))
        else:
            had = kinds_at_end(self.game, number)
            self.show(round_sheet(self.screen.width, self.voice, self.game, number, had))
        self.screen.print("")
        self.pause()

    def final_tables(self, number: int) -> Table:
        """What everybody has in the end."""
        view = tables_at_end(self.game, number)
        if view is not None:
            return self.screen.last_tables(view)
        return draft_tables(self.voice, self.game.events_for(ME), number, self.game.seats)


def yes(terminal: Terminal, voice: Voice, question: str) -> bool:
    """A question to answer with yes or no, in short or in words; anything else is asked again."""
    words = (voice.say("cli-yes"), voice.say("cli-no"))
    good, bad = ({*voice.say(f"cli-words-{word}").split()} for word in ("yes", "no"))
    while True:
        text = terminal.ask(f"{question} ({'/'.join(words)})").casefold()
        if text in good or text in bad:
            return text in good
