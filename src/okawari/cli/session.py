"""One game in the terminal: a person in seat 0, bots in the others. The person's pick stays open until it is shown."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from okawari.cli.screen import Screen
from okawari.cli.sheets import chip_sheet, final_sheet, round_sheet
from okawari.cli.terminal import EndOfInput, Terminal
from okawari.cli.voice import Voice
from okawari.game import Game
from okawari.views.seat_view import Answer, View
from okawari.views.story import Event

ME = 0
TAKE_BACK, TABLES, SCORES, RULES, HELP, QUIT = KEYS = "utsr?q"


class Leave(Exception):  # noqa: N818
    """The player gets up."""


class Session:
    """Asks the person, lets the bots answer, tells what happened."""

    def __init__(
        self, game: Game, bots: Mapping[int, Any], terminal: Terminal, screen: Screen, watcher: Any = None
    ) -> None:
        self.game = game
        self.bots = bots
        self.terminal = terminal
        self.screen = screen
        self.voice: Voice = screen.voice
        self.watcher = watcher  # a bot that plays for the person
        self.dice = {seat: random.Random(f"{game.seed}/{seat}") for seat in range(game.seats)}
        self.told = 0
        self.news: list[str] = []
        self.chosen: list[str] = []  # what the person has chosen and may still change

    def play(self) -> None:
        """From the first question to the last score sheet."""
        while not self.game.over:
            if ME in self.game.waiting:
                self.catch_up()
                self.ask_me()
            elif self.is_shown():
                self.let_bots_answer()
        self.catch_up()
        final_sheet(self.terminal.console, self.voice, self.game)

    def let_bots_answer(self) -> None:
        """The bots decide until the person is asked or the game is over."""
        self.chosen.clear()
        while self.game.waiting and ME not in self.game.waiting:
            seat = self.game.waiting[0]
            view = self.game.view(seat)
            self.game.answer(seat, self.bots[seat].choose(view, view.legal, self.dice[seat]))

    # ------------------------------------------------------------------------------------ the person

    def view(self) -> View:
        """What the person may see."""
        return self.game.view(ME, previews=True)

    def ask_me(self) -> None:
        """Put the open question and give the answer to the game."""
        if not self.game.can_take_back(ME):
            self.chosen.clear()
        view = self.view()
        self.terminal.clear()
        self.screen.turn(view, self.news, self.voice.language.join(self.chosen))
        answer = self.auto(view) if self.watcher else self.read_answer(view)
        if answer is None:
            return
        self.chosen.append(self.voice.language.answer(view.question or "", answer.code))
        self.game.answer(ME, answer)
        if not self.game.can_take_back(ME):
            self.news = []

    def auto(self, view: View) -> Answer:
        """The bot that plays for the person answers."""
        answer: Answer = self.watcher.choose(self.game.view(ME), view.legal, self.dice[ME])
        name = self.voice.language.answer(view.question or "", answer.code)
        self.screen.print(Text(self.voice.say("cli-your-choice", answer=name)))
        return answer

    def read_answer(self, view: View) -> Answer | None:
        """An answer of the person; None when a choice was taken back."""
        self.screen.tell([self.voice.say("cli-commands")])
        while True:
            text = self.terminal.ask(self.voice.say("cli-prompt"))
            if text.lower() == TAKE_BACK:
                if self.take_back():
                    return None
            elif not self.obeyed(text, view):
                answer = self.meant(text, view)
                if answer is not None:
                    return answer
                self.screen.print(Text(self.voice.say("cli-prompt-again", text=text[:30], most=len(view.legal))))

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

    def obeyed(self, text: str, view: View) -> bool:
        """Whether the text was one of the keys, which is done now."""
        key = text.lower()
        if key == TABLES:
            self.screen.tables(view)
        elif key == SCORES:
            self.screen.scores(view)
        elif key == RULES:
            self.screen.rules(view)
        elif key == HELP:
            self.screen.help()
        elif key == QUIT:
            self.leave()
        else:
            return False
        return True

    def take_back(self) -> bool:
        """Choose again, if that is still possible."""
        if not self.game.can_take_back(ME):
            self.screen.print(Text(self.voice.say("error-nothing-to-take-back")))
            return False
        self.game.take_back(ME)
        self.told = len(self.game.events_for(ME))
        self.chosen.clear()
        taken_back = self.voice.say("cli-taken-back")
        self.news = [*(line for line in self.news if line != taken_back), taken_back]
        return True

    def is_shown(self) -> bool:
        """Whether the person's choice stands: until then it can be taken back."""
        if self.watcher or not self.chosen or not self.game.can_take_back(ME):
            return True
        answer = self.voice.language.join(self.chosen)
        while True:
            self.screen.print(Text(self.voice.say("cli-your-choice", answer=answer)))
            text = self.terminal.ask_to_go_on(self.voice.say("cli-show-or-back"), KEYS)
            if text.lower() == TAKE_BACK or self.another(text):
                return not self.take_back()
            if not text:
                return True
            if not self.obeyed(text, self.view()):
                self.screen.print(Text(self.voice.say("cli-show-or-back-again", text=text[:30])))

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

    def pause(self) -> None:
        """Wait until the person has read."""
        if self.watcher:
            return
        while text := self.terminal.ask_to_go_on(self.voice.say("cli-press-enter"), QUIT):
            if text.lower() == QUIT:
                self.leave()

    def yes(self, question: str) -> bool:
        """A question to answer with yes or no."""
        words = (self.voice.say("cli-yes"), self.voice.say("cli-no"))
        text = self.terminal.ask(f"{question} ({'/'.join(words)})").casefold()
        return bool(text) and words[0].casefold().startswith(text[0])

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
        self.news = self.voice.news(event for event in fresh if event.what != "chip_shown") or self.news

    def end_round(self, events: Sequence[Event]) -> None:
        """The last cards, the sheet, a pause."""
        self.terminal.clear()
        chips = ("chip_taken", "chip_value", "chip_shown", "pile_stays", "round_ended")
        self.screen.tell(self.voice.news(event for event in events if event.what not in chips))
        number = events[-1].values["round"]
        if self.game.game == "draft":
            chip_sheet(self.terminal.console, self.voice, number, events)
        else:
            round_sheet(self.terminal.console, self.voice, self.game, number)
        self.screen.print("")
        self.pause()
