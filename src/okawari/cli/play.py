"""`okawari play`: a game in the terminal against bots."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from okawari.cli.files import check_save, free_name, write
from okawari.cli.kit import FEWEST, MOST_PLAYERS, Command, Seconds, Whole, flag
from okawari.cli.minds import Mind, Minds
from okawari.cli.palette import QUIET, STRONG
from okawari.cli.screen import Screen
from okawari.cli.session import Leave, Session
from okawari.cli.start import order
from okawari.cli.terminal import EndOfInput, Terminal, console
from okawari.cli.voice import Voice
from okawari.editions.boxes import SEATS
from okawari.editions.menus import MENUS
from okawari.errors import BadMenu, OkawariError
from okawari.game import Game
from okawari.language import LANGUAGES, Language
from okawari.replays import save
from okawari.replays import write as save_text

LEVEL = "casual"
PLAYERS = 4
MADE_UP = 12  # names
LONGEST_OWN = 10
PAUSE = 0.6  # seconds for a turn of a bot that somebody watches


def command(language: Language) -> Command:
    """The command and its flags."""
    return Command(
        "play",
        language,
        lambda **chosen: play(language, **chosen),
        [
            *table_flags(language),
            flag(language, "--bots", "level", metavar="LEVEL", default=LEVEL),
            flag(language, "--seed", "seed", metavar="SEED"),
            flag(language, "--name", "name", metavar="NAME", default=""),
            flag(language, "--save", "save", metavar="FILE"),
            flag(language, "--auto", "auto", is_flag=True),
            flag(language, "--pause", "pause", metavar="SECONDS", type=Seconds(), default=PAUSE),
            flag(language, "--no-color", "no-color", is_flag=True),
        ],
    )


def table_flags(language: Language) -> list[click.Parameter]:
    """The flags that say what is played."""
    return [
        flag(language, "--game", "game", metavar="GAME", default="party"),
        flag(
            language, "--players", "players", metavar="N", type=Whole(FEWEST, MOST_PLAYERS, usual=True), default=PLAYERS
        ),
        flag(language, "--menu", "menu", metavar="MENU"),
        flag(language, "--option", "option", metavar="NAME=VALUE", multiple=True),
    ]


def menu_of(language: Language, text: str | None) -> str | list[str] | None:
    """A menu by its code or one of its names, or the kinds of one's own menu, separated by commas."""
    if text is None:
        return None
    if "," not in text:
        wanted = text.strip().casefold()
        for tongue in (language, *map(Language, LANGUAGES)):
            for code in MENUS:
                if wanted in (code, tongue.say(f"menu-{code}").casefold()):
                    return code
        known = ", ".join(f"{code} ({language.say(f'menu-{code}')})" for code in MENUS)
        raise BadMenu("error-bad-menu-unknown", menu=text, known=known)
    return [kind.strip() for kind in text.split(",") if kind.strip()]


def options_of(texts: Sequence[str]) -> dict[str, str]:
    """Options from texts like `edition=de`."""
    found = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OkawariError("error-option-form", value=text)
        found[name.strip()] = value.strip()
    return found


def opponents(text: str, seats: int) -> dict[int, str]:
    """The level of each bot by seat: one for all, or one each."""
    levels = [level.strip() for level in text.split(",")]
    if len(levels) not in (1, seats - 1):
        raise OkawariError("error-bot-count", count=len(levels), wanted=seats - 1)
    return {seat: levels[(seat - 1) % len(levels)] for seat in range(1, seats)}


def play(
    language: Language,
    game: str,
    players: int,
    menu: str | None,
    option: Sequence[str],
    bots: str,
    seed: str | None,
    name: str,
    save: str | None,
    auto: bool,
    pause: float,
    no_color: bool,
) -> None:
    """Play, and once more as long as that is wanted."""
    from okawari.bots import named  # here, because no other command needs them

    terminal = Terminal(console(colour=not no_color))
    if terminal.paged and click.get_current_context().find_root().obj:
        try:
            language, game, players, menu, bots = order(terminal, language, (game, players, menu, bots))
        except EndOfInput:
            return
    table = {"menu": menu_of(language, menu), "options": options_of(option), "seats": players}
    names = seat_names(language, name, players if game in SEATS else 0)
    first = Game(game, seed=seed, names=names, **table)  # type: ignore[arg-type]
    levels = opponents(bots, players)
    chosen = {seat: named(level) for seat, level in levels.items()}
    path = check_save(save) if save else None
    with Minds() as minds:
        thinking = {seat: minds.of(bot, levels[seat]) for seat, bot in chosen.items()}
        evening = Evening(language, terminal, levels, thinking, path, named(LEVEL) if auto else None, pause)
        evening.welcome(first)
        evening.spend(first, table, seed)


def seat_names(language: Language, name: str, players: int) -> list[str]:
    """The person's own name, if given, and made-up ones that are different."""
    own = name.strip()
    others = [language.say(f"cli-name-{number}") for number in range(1, MADE_UP + 1)]
    return [own, *[other for other in others if other.casefold() != own.casefold()][: max(0, players - 1)]]


class Evening:
    """Games one after the other at the same table."""

    def __init__(
        self,
        language: Language,
        terminal: Terminal,
        levels: Mapping[int, str],
        minds: Mapping[int, Mind],
        path: Path | None,
        watcher: Any,
        pause: float = 0,
    ) -> None:
        self.language = language
        self.terminal = terminal
        self.levels = levels
        self.minds = minds
        self.path = path
        self.watcher = watcher
        self.pause = pause

    def say(self, message_id: str, style: str = "", **args: Any) -> None:
        """A message on a line of its own."""
        self.terminal.console.print(Text(self.language.say(message_id, **args), style=style))

    def welcome(self, game: Game) -> None:
        """Who plays what."""
        self.say("cli-welcome", STRONG)
        self.say(f"game-{game.game}-follows", QUIET)
        level = self.language.join(dict.fromkeys(map(self.level, self.levels.values())))
        names = self.language.join(game.names[seat] for seat in self.levels)
        self.say("cli-opponents", names=names, bot=level)
        if self.path and self.path.exists():
            self.say("cli-save-replaces", file=str(self.path))

    def level(self, bot: str) -> str:
        """The name of a kind of bot."""
        known = f"cli-bot-{bot}"
        return self.language.say(known) if self.language.knows(known) else bot

    def spend(self, game: Game, table: Mapping[str, Any], seed: str | None) -> None:
        """Games until the person has had enough."""
        played = 1
        try:
            while self.one_game(game, played):
                played += 1
                again = None if seed is None else f"{seed}/{played}"
                game = Game(game.game, seed=again, names=game.names, **table)
        except (EndOfInput, Leave):
            pass
        self.say("cli-goodbye", STRONG)

    def one_game(self, game: Game, number: int) -> bool:
        """A game to its end; whether another one is wanted."""
        screen, intro = self.screen(game), self.intro() if number == 1 else []
        session = Session(game, self.minds, self.terminal, screen, self.watcher, self.pause, intro)
        try:
            session.play()
        finally:
            self.keep(game, number)
        return self.watcher is None and session.yes(self.language.say("cli-rematch"))

    def intro(self) -> list[str]:
        """What to do, in two lines for whoever plays for the first time, and what a fresh screen wiped away."""
        lines = [self.language.say("cli-intro-turn"), self.language.say("cli-intro-keys")]
        if self.path and self.path.exists() and self.terminal.fresh_screens:
            lines.append(self.language.say("cli-save-replaces", file=str(self.path)))
        return [] if self.watcher else lines

    def screen(self, game: Game) -> Screen:
        """The screen of a game."""
        own = game.names[0][:LONGEST_OWN]
        me = self.language.say("cli-you-named", name=own) if own else self.language.say("cli-you")
        names = [me, *game.names[1:], self.language.say("cli-dummy")]
        heading = self.language.say(f"game-{game.game}")
        if isinstance(game.menu, str):
            heading += f" · {self.language.say(f'menu-{game.menu}')}"
        elif game.menu:
            heading += f" · {self.language.say('menu-custom')}"
        variant = "classic" if game.game == "classic" else "advanced" if game.options.get("advanced") == "yes" else ""
        return Screen(self.terminal.console, Voice(self.language, names, me=0), heading, variant)

    def keep(self, game: Game, number: int) -> None:
        """Save the game, if that was asked for; later games of the evening under numbered names that are free."""
        if self.path is None:
            return
        path = self.path if number == 1 else free_name(self.path, number)
        write(path, save_text(save(game, self.levels)))
        self.say("cli-saved", QUIET, file=str(path))
