"""A few questions before a game that was asked for without any flags; Enter takes what is usual."""

from collections.abc import Sequence

from rich.text import Text

from okawari.cli.palette import STRONG
from okawari.cli.terminal import EndOfInput, Terminal
from okawari.editions.boxes import SEATS
from okawari.editions.catalogue import menus
from okawari.editions.options import GAMES
from okawari.game import DEFAULT_MENU
from okawari.language import LANGUAGES, Language

QUIT = "q"
Order = tuple[str, int, str | None, str]  # game, players, menu, level of the bots


def order(terminal: Terminal, language: Language, usual: Order) -> tuple[Language, str, int, str | None, str]:
    """Language, game, players, menu and level of the bots as the person wants them."""
    from okawari.bots import LEVELS  # here, because no other command needs them

    terminal.console.print(Text(language.say("cli-start"), style=STRONG))
    tongues = [Language(code).say("cli-language-name") for code in LANGUAGES]
    place = LANGUAGES.index(language.code)
    language = Language(LANGUAGES[pick(terminal, language, "cli-start-language", tongues, place)])
    names = [f"{language.say(f'game-{game}')}: {language.say(f'game-{game}-note')}" for game in GAMES]
    game = GAMES[pick(terminal, language, "cli-start-game", names, GAMES.index(usual[0]))]
    least, most = SEATS[game]
    numbers = [*range(least, most + 1)]
    players = number(
        terminal, language.say("cli-start-players", least=least, most=most, usual=usual[1]), numbers, usual[1]
    )
    menu = None
    if game == "party":
        codes = [*menus(players)]
        names = [f"{language.say(f'menu-{code}')}: {language.say(f'menu-{code}-note')}" for code in codes]
        menu = codes[pick(terminal, language, "cli-start-menu", names, codes.index(DEFAULT_MENU))]
    names = [f"{language.say(f'cli-bot-{level}')}: {language.say(f'cli-bot-{level}-note')}" for level in LEVELS]
    level = LEVELS[pick(terminal, language, "cli-start-level", names, LEVELS.index(usual[3]))]
    return language, game, players, menu, level


def pick(terminal: Terminal, language: Language, message: str, names: Sequence[str], usual: int) -> int:
    """The place of what is chosen from a numbered list."""
    for place, name in enumerate(names, 1):
        terminal.console.print(Text.assemble((f"{place:>3}", STRONG), f"  {name}"))
    prompt = f"{language.say(message)} ({language.say('cli-start-enter', number=usual + 1)})"
    return number(terminal, prompt, [*range(1, len(names) + 1)], usual + 1) - 1


def number(terminal: Terminal, prompt: str, allowed: Sequence[int], usual: int) -> int:
    """One of the numbers allowed; anything else is asked again."""
    while text := terminal.ask(prompt):
        if text.lower() == QUIT:
            raise EndOfInput
        if text.isascii() and text.isdecimal() and int(text[:4]) in allowed:
            return int(text[:4])
    return usual
