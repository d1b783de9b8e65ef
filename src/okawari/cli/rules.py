"""`okawari rules`: cards, menus, options with their source, and the clauses of the rules."""

from collections.abc import Sequence
from typing import Any

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from okawari.cli.kit import Command, flag
from okawari.cli.output import print_json
from okawari.cli.paint import dot, title
from okawari.cli.palette import QUIET, STRONG
from okawari.cli.search import found
from okawari.cli.terminal import console
from okawari.handbook import facts
from okawari.language import Language


def command(language: Language) -> Command:
    """The command and its flags."""
    return Command(
        "rules",
        language,
        lambda **chosen: rules(language, **chosen),
        [
            click.Argument(["words"], nargs=-1, metavar=f"[{language.say('cli-word-word')} …]"),
            flag(language, "--json", "json", is_flag=True),
            flag(language, "--no-color", "no-color", is_flag=True),
        ],
    )


def rules(language: Language, words: Sequence[str], json: bool, no_color: bool) -> None:
    """Print all of it, or what some words are about, for programs or for people."""
    whole = facts(language)
    book = found(whole, words) if words else whole
    if json:
        print_json(book)
        return
    page = Page(language, console(colour=not no_color))
    page.games(book["games"])
    page.cards(book["cards"])
    page.menus(book["menus"], {card["kind"]: card["name"] for card in whole["cards"]})
    page.options(book["options"])
    page.clauses(book["clauses"])


class Page:
    """The handbook for people."""

    def __init__(self, language: Language, console: Console) -> None:
        self.language = language
        self.console = console
        self.begun = False

    def heading(self, message_id: str) -> None:
        """A new part."""
        if self.begun:
            self.console.print()
        self.begun = True
        self.console.print(title(self.language.say(message_id)))

    def entry(self, name: Text, *texts: str | Text) -> None:
        """A name and what there is to say about it."""
        self.console.print(name)
        for text in texts:
            self.console.print(Padding(text if isinstance(text, Text) else Text(text), (0, 0, 0, 4)))

    def games(self, games: list[dict[str, Any]]) -> None:
        """The three games."""
        if games:
            self.heading("cli-rules-games")
        for game in games:
            name = Text.assemble((game["name"], STRONG), (f"  {game['code']}", QUIET))
            self.entry(name, game["note"], Text(game["follows"], style=QUIET))

    def cards(self, cards: list[dict[str, Any]]) -> None:
        """Every kind with its rule, and with both rules where Classic differs."""
        if cards:
            self.heading("cli-rules-cards")
        for card in cards:
            name = Text.assemble(dot(card["kind"], self.console), (card["name"], STRONG))
            name.append(f"  {card['kind']} · {card['group_name']} · {self._copies(card)}", style=QUIET)
            told = dict.fromkeys(card["rules"].values())
            if len(told) == 1:
                self.entry(name, *told)
            else:
                self.entry(name, *(f"{self._game(game)}: {rule}" for game, rule in card["rules"].items()))

    def _game(self, code: str) -> str:
        game, _, advanced = code.partition("_")
        name = self.language.say(f"game-{game}")
        return f"{name} ({self.language.say('option-advanced')})" if advanced else name

    def _copies(self, card: dict[str, Any]) -> str:
        return ", ".join(
            f"{self.language.say(f'game-{game}')} {sum(faces.values())}" for game, faces in card["copies"].items()
        )

    def menus(self, menus: list[dict[str, Any]], names: dict[str, str]) -> None:
        """The printed menus."""
        if menus:
            self.heading("cli-rules-menus")
        for menu in menus:
            least, most = min(menu["players"]), max(menu["players"])
            seats = self.language.say("cli-rules-seats", least=least, most=most)
            name = Text.assemble((menu["name"], STRONG), (f"  {menu['code']} · {seats}", QUIET))
            self.entry(name, menu["note"], Text(", ".join(names[kind] for kind in menu["kinds"]), style=QUIET))

    def options(self, options: list[dict[str, Any]]) -> None:
        """The options of every game."""
        if options:
            self.heading("cli-rules-options")
        for option in options:
            game = self.language.say(f"game-{option['game']}")
            name = Text.assemble((option["title"], STRONG), (f"  {option['name']} · {game}", QUIET))
            values = ", ".join(f"{one['value']} ({one['title']})" for one in option["values"])
            source = f"{self.language.say('cli-rules-source')}: {option['source']}"
            listed = f"{self.language.say('cli-rules-values')}: {values}"
            self.entry(name, option["help"], listed, Text(source, style=QUIET))

    def clauses(self, clauses: list[dict[str, Any]]) -> None:
        """The clauses by name."""
        if clauses:
            self.heading("cli-rules-clauses")
        if clauses and self.language.code != "en":
            self.console.print(Text(self.language.say("cli-rules-clauses-english"), style=QUIET))
        for clause in clauses:
            self.entry(Text(clause["id"], style=STRONG), clause["text"].replace("`", ""))
