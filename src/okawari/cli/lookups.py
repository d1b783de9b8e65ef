"""What a player can look up during a turn: all tables, scores, the rules of the cards, help."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from okawari.cards.uramaki import PLACES
from okawari.cli.draft_board import draft_board
from okawari.cli.paint import Flow, dot, plain_table, points_text, title
from okawari.cli.palette import QUIET, STRONG
from okawari.cli.screen import Screen
from okawari.draft.faces import FACES as DRAFT_FACES
from okawari.draft.faces import PILES, WILD
from okawari.views.seat_view import View
from okawari.views.standings import standings

Blocks = list[RenderableType]
HELP = ("turn", "win", "draft-win", "now", "arrows", "sets", "later", "tools", "enter")
KEYS = ("number", "code", "take-back", "tables", "scores", "rules", "hint", "why", "help", "quit")
ONLY_DRAFT, NOT_DRAFT = ("draft-win",), ("win", "now", "arrows", "sets", "later", "tools")


def tables(screen: Screen, view: View, news: Sequence[str]) -> Blocks:
    """What happened, then every table in full, by card."""
    voice = screen.voice
    blocks: Blocks = [title(voice.say("cli-log")), *screen.told(news), Text("")] if news else []
    for seat in screen.clockwise(view):
        mine = seat == view.seat
        name = voice.say("cli-your-table") if mine else voice.say("cli-table-of", seat=voice.name(seat))
        cards = [voice.language.face(code) for code in (*view.table(seat), *view.desserts(seat))]
        listed = Flow([Text(card) for card in cards or [voice.say("cli-table-empty")]], ", ")
        blocks.append(Group(title(name), listed))
    blocks.append(Text(""))
    if "uramaki" in view.menu:
        left = ", ".join(str(points) for points in PLACES[view.raw.places_taken :]) or "0"
        blocks.append(Text(voice.say("cli-uramaki-left", places=left)))
    if view.game != "draft":
        blocks.append(Text(voice.say("cli-deck-size", count=view.deck_size), style=QUIET))
    return blocks


def scores(screen: Screen, view: View) -> Blocks:
    """Points on the board, and what the dishes are worth now."""
    voice = screen.voice
    heading = title(voice.say("cli-scores"))
    if view.game == "draft":
        return [heading, draft_board(voice, view, screen.width)]
    columns = ["cli-sheet-points", "cli-sheet-now", "cli-desserts"]
    table = plain_table([voice.say("cli-sheet-player"), *map(voice.say, columns)], numbers=[1, 2, 3])
    for seat, standing in enumerate(standings(view)):
        numbers = (points_text(standing.now), points_text(standing.later))
        table.add_row(voice.name(seat), str(view.scores[seat]), *numbers)
    return [heading, table, Text(voice.say("cli-help-now"), style=QUIET)]


def rules(screen: Screen, view: View) -> Blocks:
    """What the cards of this game do."""
    voice = screen.voice
    kinds = (*PILES, DRAFT_FACES[WILD]) if view.game == "draft" else view.menu
    room = max(len(voice.language.card(kind, short=True)) for kind in kinds) + 2 * bool(screen.console.color_system)
    blocks: Blocks = [title(voice.say("cli-rules").capitalize())]
    for kind in kinds:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, min_width=room)
        table.add_column(overflow="fold")
        name = Text.assemble(dot(kind, screen.console), (voice.language.card(kind, short=True), STRONG))
        table.add_row(name, voice.language.rule(kind, screen.variant))
        blocks.append(table)
    return blocks


def help_page(screen: Screen, view: View) -> Blocks:
    """How to play in a few lines, then the keys."""
    voice = screen.voice
    left_out = NOT_DRAFT if view.game == "draft" else ONLY_DRAFT
    how = [Text(voice.say(f"help-{part}")) for part in HELP if part not in left_out]
    keys = [Text(voice.say(f"cli-help-{key}")) for key in KEYS]
    return [title(voice.say("cli-help").capitalize()), *how, Text(""), *keys]
