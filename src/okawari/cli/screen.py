"""The table of a terminal game as its player sees it: made of a view and of nothing else."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from okawari.cards.uramaki import PLACES
from okawari.cli.dishes import Dish, dishes, kind_of, standings
from okawari.cli.draft_board import draft_board
from okawari.cli.paint import BETWEEN, Flow, dot, plain_table, points_text, title, two_ends
from okawari.cli.palette import QUIET, STRONG, TITLE
from okawari.cli.voice import Voice
from okawari.draft.faces import FACES as DRAFT_FACES
from okawari.draft.faces import HAND, PILES, WILD
from okawari.views.seat_view import Answer, View

FROM_HAND = ("pick", "second", "for_dummy", "keep")
ROUNDS = 3


def _in_columns(cells: Sequence[tuple[Text, Text, Text]], columns: int) -> Table:
    """Numbered answers, read downwards."""
    rows = -(-len(cells) // columns)
    table = Table.grid(padding=(0, 2, 0, 0))
    for column in range(columns):
        table.add_column(justify="right", min_width=5 if column else 3)
        table.add_column()
        table.add_column(justify="right")
    for row in range(rows):
        table.add_row(*(part for cell in cells[row::rows] for part in cell))
    return table


class Screen:
    """Draws what a player may see."""

    def __init__(self, console: Console, voice: Voice, heading: str, variant: str) -> None:
        self.console = console
        self.voice = voice
        self.heading = heading
        self.variant = variant  # which wording of a rule applies

    def print(self, *things: object) -> None:
        """Put things on the screen."""
        for thing in things:
            self.console.print(thing)

    # ------------------------------------------------------------------------------------ a turn

    def turn(self, view: View, news: Sequence[str], chosen: str = "") -> None:
        """All that is needed to answer a question, and what was chosen already this turn."""
        self.header(view)
        self.tell(news)
        if view.game == "draft":
            self.print(draft_board(self.voice, view, self.console.width))
        else:
            self.print(self.tables_in_brief(view))
        self.print("")
        if view.question in FROM_HAND:
            self.print(self._hand_title(view))
        else:
            self.hand_in_brief(view)
        if chosen:
            self.print(Text(self.voice.say("cli-your-choice", answer=chosen)))
        if view.question not in FROM_HAND:
            self.print(Text(self.voice.say(f"question-{view.question}"), style=STRONG))
        self.print(self.choices(view))
        if view.question in FROM_HAND:
            self.print(Text(self.voice.say(f"question-{view.question}"), style=STRONG))

    def tell(self, news: Sequence[str]) -> None:
        """What happened, one line after the other."""
        for line in news:
            self.print(Flow(Text(part, style=QUIET) for part in line.split(BETWEEN)))

    def header(self, view: View) -> None:
        """Which game, which round, which turn."""
        turns = HAND - 1 if view.game == "draft" else view.raw.rules.hand_size
        at = self.voice.say("cli-round-turn", round=view.round, rounds=ROUNDS, turn=view.turn, turns=turns)
        self.print(two_ends(Text(self.heading, style=TITLE), Text(at), self.console.width))

    def tables_in_brief(self, view: View) -> Table:
        """A line for every player: name, dishes, points."""
        table = plain_table(
            ["", "", self.voice.say("cli-sheet-points"), self.voice.say("cli-sheet-now")], numbers=[2, 3]
        )
        table.expand = True
        table.columns[1].ratio = 1
        now = standings(view)
        for seat in self._clockwise(view):
            mine = seat == view.seat
            found = dishes(view, seat, self.voice.language, now[seat], all_points=mine)
            table.add_row(
                Text(self._marked(view, seat), style=STRONG if mine else ""),
                self._row(found, mine),
                str(view.scores[seat]),
                points_text(now[seat].now),
            )
        return table

    def _row(self, found: Sequence[Dish], with_points: bool) -> Flow:
        if not found:
            return Flow([Text(self.voice.say("cli-table-empty"), style=QUIET)])
        parts = []
        for dish in found:
            part = Text.assemble(dot(dish.kind, self.console), dish.text)
            if with_points and dish.points:
                part = Text.assemble(part, " ", self._amount(dish.points, dish.later))
            parts.append(part)
        return Flow(parts, "  " if self.console.color_system else BETWEEN)

    def _clockwise(self, view: View) -> list[int]:
        """Everybody from the player on the left round to the viewer."""
        me = view.seat or 0
        return [*(seat % view.raw.places for seat in range(me + 1, me + 1 + view.raw.places))]

    def _marked(self, view: View, seat: int) -> str:
        """A name, with an arrow where hands go to or come from."""
        if seat == view.seat or seat >= view.seats:
            return f"  {self.voice.name(seat)}"
        to, back = self.neighbours(view)
        if to == back == seat:
            return f"  {self.voice.name(seat)}"
        return f"{'→' if seat == to else '←' if seat == back else ' '} {self.voice.name(seat)}"

    def neighbours(self, view: View) -> tuple[int, int]:
        """Who gets the viewer's hand, and whose hand comes next."""
        to = view.passes_to or 0
        me = view.seat or 0
        return to, (2 * me - to) % view.seats

    # ------------------------------------------------------------------------------------ the hand

    def _hand_title(self, view: View) -> Text:
        return two_ends(
            Text(self.voice.say("cli-your-hand"), style=TITLE),
            Text(self.passing(view), style=QUIET),
            self.console.width,
        )

    def passing(self, view: View) -> str:
        """Where the hand goes and where the next one comes from."""
        if view.hand_size <= (2 if view.game == "draft" else 1):
            return self.voice.say("cli-last-turn")
        to, back = self.neighbours(view)
        if to == back:
            return self.voice.say("cli-hands-swap", seat=self.voice.name(to))
        return self.voice.say("cli-hand-goes-and-comes", next=self.voice.name(to), previous=self.voice.name(back))

    def hand_in_brief(self, view: View) -> None:
        """The hand in a line, while the question is about something else."""
        hand = view.hand
        if hand is None:
            self.print(Text(self.voice.say("cli-hand-hidden"), style=QUIET))
        elif hand:
            names = [Text(self._counted(self.voice.language.face(code, short=True), n)) for code, n in hand.items()]
            self.print(Text(self.voice.say("cli-your-hand"), style=TITLE), Flow(names))

    def choices(self, view: View) -> Table:
        """The answers with their numbers and what each would score now, in two columns if they fit."""
        ways = [(2, False), (2, True), (1, False), (1, True)] if len(view.legal) > 4 else [(1, False), (1, True)]
        wide = self.console.options.update(max_width=4 * self.console.width)
        for columns, short in ways:
            cells = [self._choice(view, at, answer, short) for at, answer in enumerate(view.legal, 1)]
            table = _in_columns(cells, columns)
            if self.console.measure(table, options=wide).maximum <= self.console.width:
                break
        return table

    def _choice(self, view: View, number: int, answer: Answer, short: bool) -> tuple[Text, Text, Text]:
        question = view.question or ""
        many = (view.hand or {}).get(answer.code, 0) if question in FROM_HAND else 0
        if short and answer.code != "pass" and question != "dip":
            name = self.voice.language.face(answer.code, short=not answer.code.startswith("any-"))
        else:
            name = self.voice.language.answer(question, answer.code)
        told = answer.points is not None and answer.code != "pass"
        spot = dot(self._kind(view, answer.code), self.console)
        text = Text.assemble(spot, self._counted(name, many))
        return Text(str(number), style=STRONG), text, self._worth(answer) if told else Text("")

    def _worth(self, answer: Answer) -> Text:
        if not answer.later:
            return self._amount(answer.points or 0, later=False)
        later = self._amount(answer.later, later=True)
        return Text.assemble(points_text(answer.points), " ", later) if answer.points else later

    def _amount(self, points: int, later: bool) -> Text:
        """Points, those of desserts with a word that says when they count."""
        text = points_text(points)
        return Text.assemble(text, " ", (self.voice.say("cli-later"), QUIET)) if later else text

    def _kind(self, view: View, code: str) -> str:
        if view.game == "draft":
            return code.rstrip("*")
        return code.removeprefix("any-") if code.startswith("any-") else "" if code == "pass" else kind_of(code)

    def _counted(self, name: str, number: int) -> str:
        return f"{name} (×{number})" if number > 1 else name

    # ------------------------------------------------------------------------------------ on request

    def tables(self, view: View) -> None:
        """Every table in full, by card."""
        for seat in self._clockwise(view):
            mine = seat == view.seat
            name = (
                self.voice.say("cli-your-table") if mine else self.voice.say("cli-table-of", seat=self.voice.name(seat))
            )
            self.print(title(name))
            cards = [self.voice.language.face(code) for code in (*view.table(seat), *view.desserts(seat))]
            self.print(Flow([Text(card) for card in cards or [self.voice.say("cli-table-empty")]], ", "))
        self.print("")
        if "uramaki" in view.menu:
            left = ", ".join(str(points) for points in PLACES[view.raw.places_taken :]) or "0"
            self.print(Text(self.voice.say("cli-uramaki-left", places=left)))
        if view.game != "draft":
            self.print(Text(self.voice.say("cli-deck-size", count=view.deck_size), style=QUIET))

    def scores(self, view: View) -> None:
        """Points on the board, and what the dishes are worth now."""
        self.print(title(self.voice.say("cli-scores")))
        if view.game == "draft":
            self.print(draft_board(self.voice, view, self.console.width))
            return
        columns = ["cli-sheet-points", "cli-sheet-now", "cli-desserts"]
        table = plain_table([self.voice.say("cli-sheet-player"), *map(self.voice.say, columns)], numbers=[1, 2, 3])
        for seat, standing in enumerate(standings(view)):
            numbers = (points_text(standing.now), points_text(standing.later))
            table.add_row(self.voice.name(seat), str(view.scores[seat]), *numbers)
        self.print(table, Text(self.voice.say("cli-help-now"), style=QUIET))

    def rules(self, view: View) -> None:
        """What the cards of this game do."""
        self.print(title(self.voice.say("cli-rules").capitalize()))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        for kind in (*PILES, DRAFT_FACES[WILD]) if view.game == "draft" else view.menu:
            name = Text.assemble(dot(kind, self.console), (self.voice.language.card(kind, short=True), STRONG))
            table.add_row(name, self.voice.language.rule(kind, self.variant))
        self.print(table)

    def help(self) -> None:
        """The keys."""
        self.print(title(self.voice.say("cli-help").capitalize()))
        for key in ("number", "code", "take-back", "tables", "scores", "rules", "help", "quit", "points"):
            self.print(Text(self.voice.say(f"cli-help-{key}")))
