"""`okawari replay`: tell a saved game again, or check it."""

import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from okawari.cli.explained import Remark, remarks
from okawari.cli.files import read
from okawari.cli.kit import MOST_PLAYERS, Command, Whole, file_argument, flag
from okawari.cli.output import print_json
from okawari.cli.paint import title
from okawari.cli.palette import QUIET, STRONG
from okawari.cli.progress import saying_what_compiles
from okawari.cli.sheets import Blocks, chip_sheet, final_sheet, round_sheet, why
from okawari.cli.terminal import console
from okawari.cli.voice import QUIET_EVENTS, Voice
from okawari.errors import OkawariError, bad_number
from okawari.game import Game
from okawari.language import Language
from okawari.replays import SavedGame, load, shuffle
from okawari.replays import read as read_saved
from okawari.replays.saved import PROVED
from okawari.views.story import Event

CHIPS = ("chip_taken", "chip_value", "chip_shown", "pile_stays")
UNPROVED = 1  # the exit status of --verify for a file that does not prove itself
UNTOLD = {*QUIET_EVENTS, *CHIPS, "round_started", "round_ended", "game_over"} - {"kept"}


def command(language: Language) -> Command:
    """The command and its flags."""
    return Command(
        "replay",
        language,
        lambda **chosen: replay(language, **chosen),
        [
            file_argument(),
            flag(language, "--verify", "verify", is_flag=True),
            flag(language, "--seat", "seat", metavar="N", type=Whole(0, MOST_PLAYERS - 1)),
            flag(language, "--explain", "explain", metavar="BOT"),
            flag(language, "--json", "json", is_flag=True),
            flag(language, "--no-color", "no-color", is_flag=True),
        ],
    )


def replay(
    language: Language, file: str, verify: bool, seat: int | None, explain: str | None, json: bool, no_color: bool
) -> None:
    """Read a saved game, play it again, and show it."""
    saved = read_saved(read(file))
    game = load(saved)
    if seat is not None and seat >= game.seats:
        raise bad_number("--seat", seat, 0, game.seats - 1)
    if verify:
        shuffle.check(saved)
    voice = Voice(language, names_of(saved, language))
    said = None
    if explain and not verify:
        with saying_what_compiles(language, console(sys.stderr, colour=not no_color)):
            said = explained(game, saved, seat, explain)
    if json:
        print_json(verdict(game, saved) if verify else document(game, saved, seat, voice, said))
    elif verify:
        for line in judgement(saved, language):
            console(colour=not no_color).print(Text(line))
    else:
        Story(game, voice, console(colour=not no_color), seat, said or ()).tell()
    if verify and not verdict(game, saved)["valid"]:
        raise click.exceptions.Exit(UNPROVED)


def explained(game: Game, saved: SavedGame, seat: int | None, bot: str) -> list[Remark]:
    """What a bot says to the choices that may be told: of a seat, or of all of them once the game is over."""
    if seat is None and not game.over:
        raise OkawariError("error-explain-seat")
    return list(remarks(saved, bot, range(game.seats) if seat is None else (seat,)))


def names_of(saved: SavedGame, language: Language) -> list[str]:
    """The players' names, made up where they have none, and the dummy's."""
    names = [
        one.get("name") or language.say("cli-name-seat", number=number) for number, one in enumerate(saved.seats, 1)
    ]
    return [*names, language.say("cli-dummy")]


def judgement(saved: SavedGame, language: Language) -> list[str]:
    """Print what a verified game proves, and the promise, to be compared with the one in the lobby."""
    proof = saved.shuffle
    if proof is None:
        return [language.say("cli-replay-unproved")]
    if saved.format < PROVED:
        said = [language.say("cli-replay-ok"), language.say("cli-replay-shuffle-old")]
    elif proof["same_deal"]:
        said = [language.say("cli-replay-shuffle-again", number=proof["game"])]
    else:
        said = [language.say("cli-replay-ok"), language.say("cli-replay-shuffle-ok")]
        zeros = [one["name"] for one in proof["seats"] if one["commitment"] is None]
        said += [language.say("cli-replay-shuffle-zeros", names=language.join(zeros))] if zeros else []
    return [*said, language.say("cli-replay-shuffle-promise", text=proof["commitment"])]


def events_of(game: Game, seat: int | None) -> list[Event]:
    """What a seat knew; without a seat everything, once the game is over."""
    return list(game.events) if seat is None and game.over else game.events_for(seat)


# ------------------------------------------------------------------------------------------- for programs


def verdict(game: Game, saved: SavedGame) -> dict[str, Any]:
    """Return the result of --verify: whether and how the file proves its own shuffle."""
    proof = saved.shuffle
    way = "none" if proof is None else "old" if saved.format < PROVED else "same-deal" if proof["same_deal"] else "full"
    return {
        "valid": way in ("full", "old"),
        "proof": way,
        "over": game.over,
        "choices": len(saved.choices),
        "scores": list(game.scores),
    }


def document(
    game: Game, saved: SavedGame, seat: int | None, voice: Voice, said: Sequence[Remark] | None = None
) -> dict[str, Any]:
    """The game with its events and points; the seed only where everything is told."""
    found = {
        "game": game.game,
        "menu": saved.menu,
        "options": game.options,
        "rules": saved.rules,
        "seats": saved.seats,
        "seat": seat,
        "over": game.over,
        "choices": len(saved.choices),
        "events": [asdict(event) for event in events_of(game, seat)],
        "lines": [{**asdict(line), "why": why(voice, line)} for line in game.score_lines],
        "scores": list(game.scores),
        "winners": list(game.winners),
    }
    if said is not None:
        found["explained"] = [remark.document(voice) for remark in said]
    return {**found, "seed": game.seed} if seat is None and game.over else found


# ------------------------------------------------------------------------------------------- for people


class Story:
    """A game told from its events."""

    def __init__(self, game: Game, voice: Voice, console: Console, seat: int | None, said: Sequence[Remark]) -> None:
        self.game = game
        self.voice = voice
        self.console = console
        self.seat = seat
        self.said = said
        self.round = 0

    def tell(self) -> None:
        """From the first deal to the last choice."""
        self._head()
        events = events_of(self.game, self.seat)
        turn: list[Event] = []
        number = 0
        for event in events:
            if event.what == "round_started":
                self.console.print()
                self.console.print(title(self.voice.tell(event)))
                number, turn, self.round = 0, [], event.values["round"]
            elif event.what in ("passed", "round_ended"):
                number += 1
                self._turn(number, turn)
                if event.what == "round_ended":
                    self._round(event.values["round"], turn)
                turn = []
            else:
                turn.append(event)
        if self.game.over:
            self._show(final_sheet(self.console.width, self.voice, self.game))
        elif turn:
            self._turn(number + 1, turn)

    def _head(self) -> None:
        names = self.voice.language.join(self.voice.names[: self.game.seats])
        game = self.voice.say(f"game-{self.game.game}")
        self.console.print(Text(self.voice.say("cli-replay-title", game=game, names=names), style=STRONG))
        if self.seat is not None:
            self.console.print(Text(self.voice.say("cli-replay-seat", seat=self.voice.name(self.seat)), style=QUIET))

    def _turn(self, number: int, events: Sequence[Event]) -> None:
        lines = self.voice.story(events, tuple(UNTOLD))
        if lines:
            self.console.print(Text(self.voice.say("cli-replay-turn", turn=number), style=STRONG))
        for line in lines:
            self.console.print(Text(f"  {line}"))
        for remark in self.said:
            if (remark.round, remark.turn) == (self.round, number):
                self.console.print(Text(f"  {remark.say(self.voice)}", style=QUIET))

    def _round(self, number: int, events: Sequence[Event]) -> None:
        if self.game.game == "draft":
            self._show(chip_sheet(self.voice, number, events))
        else:
            self._show(round_sheet(self.console.width, self.voice, self.game, number))

    def _show(self, blocks: Blocks) -> None:
        self.console.print()
        for block in blocks:
            self.console.print(block)
