"""The table of a terminal game as its player sees it: made of a view and of nothing else."""

from collections.abc import Callable, Sequence

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from okawari.cli.dishes import Dish, dishes, kind_of, order_is_lost
from okawari.cli.draft_board import draft_board
from okawari.cli.paint import BETWEEN, Flow, cut_off, dot, plain_table, points_text, two_ends
from okawari.cli.palette import LOSS, QUIET, STRONG, TITLE, signed
from okawari.cli.voice import Voice
from okawari.draft.faces import HAND
from okawari.views.seat_view import Answer, View
from okawari.views.standings import standings

FROM_HAND = ("pick", "second", "for_dummy", "keep")
ROUNDS = 3
NEWS_LINES = (None, 4, 3, 2)  # how many lines of news, from the roomiest way of showing a turn to the tightest
MANY = 12  # answers: in three columns, and at last without their points
TIGHTEST = len(NEWS_LINES) - 1

Parts = list[RenderableType]
Cells = list[tuple[Text, Text, Text]]
Marks = Sequence[tuple[str, bool]]  # cards by code, and whether they are chosen


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

    def turn(self, view: View, news: Sequence[str], chosen: str = "", keys: str = "", room: int | None = None) -> None:
        """All that is needed to answer a question, and what was chosen already, in so many lines where possible."""

        def parts(level: int) -> Parts:
            return [*self._top(view, news, level), *self._question(view, chosen, level), *self._keys(keys)]

        self._print_fitting(parts, room)

    def boxes(
        self, view: View, news: Sequence[str], marks: Marks, gain: tuple[int, int], keys: str, room: int | None
    ) -> None:
        """The cards that a takeout box can turn over, those chosen with a mark, and what that would change."""
        now, later = gain
        sums = self.voice.say("cli-boxes-gain", count=sum(chosen for _, chosen in marks), points=signed(now))
        if later:
            sums = f"{sums} · {self._amount(later, later=True)}"

        def parts(level: int) -> Parts:
            question = Text(self.voice.say("question-boxes"), style=STRONG)
            cards: Parts = [question, self._marked_cards(marks, level), Text(sums)]
            return [*self._top(view, news, level), *cards, *self._keys(keys)]

        self._print_fitting(parts, room)

    def _print_fitting(self, parts: Callable[[int], Parts], room: int | None) -> None:
        """The roomiest way that fits, or the tightest there is."""
        level, found = 0, parts(0)
        while room is not None and level < TIGHTEST and self._height(found) > room:
            level += 1
            found = parts(level)
        self.print(*found)

    def _height(self, parts: Parts) -> int:
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def _top(self, view: View, news: Sequence[str], level: int) -> Parts:
        draft = view.game == "draft"
        board = (
            draft_board(self.voice, view, self.width, tight=level > 0) if draft else self.tables_in_brief(view, level)
        )
        return [self.header(view), *self.told(news, NEWS_LINES[level]), board, *([Text("")] if level < 2 else [])]

    def _question(self, view: View, chosen: str, level: int) -> Parts:
        """The hand, and what is asked about it."""
        mine = [Text(self.voice.say("cli-your-choice", answer=chosen))] if chosen else []
        if view.question is None:
            return [*self.hand_in_brief(view), *mine]
        asked = [Text(line, style=STRONG) for line in self.asked(view)]
        if view.question in FROM_HAND:
            return [self._hand_title(view), *mine, self.choices(view, level), *asked]
        return [*self.hand_in_brief(view), *mine, *asked, self.choices(view, level)]

    def asked(self, view: View) -> list[str]:
        """The question, and what the tools it is about do."""
        lines = [self.voice.say(f"question-{view.question}")]
        if view.question == "announce":
            tools = {kind_of(answer.code) for answer in view.legal if answer.code != "pass"}
            lines += [self.voice.say(f"cli-tool-{tool}") for tool in sorted(tools)]
        return lines

    def _keys(self, keys: str) -> Parts:
        return self.told([keys]) if keys else []

    def told(self, news: Sequence[str], most: int | None = None) -> Parts:
        """What happened, one line after the other; with `most` no more than so many."""
        lines: Parts = []
        for line in news:
            flow = Flow(Text(part, style=QUIET) for part in line.split(BETWEEN))
            lines += [part for whole in flow.lines(self.console.width) for part in whole.wrap(self.console, self.width)]
        if most is None or len(lines) <= most:
            return lines
        return [*lines[: most - 1], Text(self.voice.say("cli-news-more"), style=QUIET)]

    @property
    def width(self) -> int:
        """The width of the page."""
        return self.console.width

    def header(self, view: View) -> Text:
        """Which game, which round, which turn."""
        turns = HAND - 1 if view.game == "draft" else view.raw.rules.hand_size
        at = self.voice.say("cli-round-turn", round=view.round, rounds=ROUNDS, turn=view.turn, turns=turns)
        return two_ends(Text(self.heading, style=TITLE), Text(at), self.console.width)

    def tables_in_brief(self, view: View, level: int = 0) -> Table:
        """A line for every player: name, dishes, points."""
        headings = ["", "", self.voice.say("cli-sheet-points"), self.voice.say("cli-sheet-now")]
        table = plain_table(headings, numbers=[2, 3])
        table.expand = True
        table.columns[1].ratio = 1
        if level:
            table.box = None
            table.padding = (0, 1)
        now = standings(view)
        for seat in self.clockwise(view):
            mine = seat == view.seat
            found = dishes(view, seat, self.voice.language, now[seat], all_points=mine)
            table.add_row(
                Text(self._marked(view, seat), style=STRONG if mine else ""),
                self._row(found, mine, cut=level > (2 if mine else 1)),
                str(view.scores[seat]),
                points_text(now[seat].now),
            )
        return table

    def last_tables(self, view: View) -> Table:
        """What lay in front of everybody when a round ended: its points are on the score sheet."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        now = standings(view)
        for seat in self.clockwise(view):
            found = dishes(view, seat, self.voice.language, now[seat])
            table.add_row(Text(self.voice.name(seat), style=STRONG), self._row(found, with_points=False))
        return table

    def _row(self, found: Sequence[Dish], with_points: bool, cut: bool = False) -> RenderableType:
        if not found:
            return Flow([Text(self.voice.say("cli-table-empty"), style=QUIET)])
        parts = []
        for dish in found:
            part = Text.assemble(dot(dish.kind, self.console), dish.text)
            if with_points and dish.points:
                part = Text.assemble(part, " ", self._amount(dish.points, dish.later))
            parts.append(part)
        flow = Flow(parts, "  " if self.console.color_system else BETWEEN)
        return cut_off(flow) if cut else flow

    def clockwise(self, view: View) -> list[int]:
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

    def hand_in_brief(self, view: View) -> Parts:
        """The hand in a line, while the question is about something else."""
        hand = view.hand
        if hand is None:
            return [Text(self.voice.say("cli-hand-hidden"), style=QUIET)]
        names = [Text(self._counted(self.voice.language.face(code, short=True), n)) for code, n in hand.items()]
        first = Text(f"{self.voice.say('cli-your-hand')}: ", style=TITLE)
        return [Flow([Text.assemble(first, names[0]), *names[1:]])] if names else []

    def choices(self, view: View, level: int = 0) -> Table:
        """The answers with their numbers and what each would score now, in as many columns as are good and fit."""

        bare = level == TIGHTEST and len(view.legal) > MANY

        def cells(short: bool) -> Cells:
            found = [self._choice(view, at, answer, short) for at, answer in enumerate(view.legal, 1)]
            return [(number, name, Text("")) for number, name, _ in found] if bare else found

        return self._numbered(cells, len(view.legal), level)

    def _marked_cards(self, marks: Marks, level: int) -> Table:
        """Cards with their numbers and a mark at those chosen."""

        def cells(short: bool) -> Cells:
            found = []
            for number, (code, chosen) in enumerate(marks, 1):
                name = self.voice.language.face(code, short)
                box = Text("[✓] " if chosen else "[ ] ", style=STRONG if chosen else QUIET)
                found.append((Text(str(number), style=STRONG), Text.assemble(box, name), Text("")))
            return found

        return self._numbered(cells, len(marks), level)

    def _numbered(self, cells: Callable[[bool], Cells], count: int, level: int) -> Table:
        many = 3 if count > MANY else 2 if count > (2 if level else 4) else 1
        ways = [(columns, short) for columns in range(many, 0, -1) for short in (False, True)]
        if level > 1 and count > 8:
            ways = [(columns, True) for columns in (4, 3)] + ways
        wide = self.console.options.update(max_width=4 * self.console.width)
        for columns, short in ways:
            table = _in_columns(cells(short), columns)
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
        worth = self._worth(answer) if told else Text("")
        if question in FROM_HAND and answer.code == "special_order" and order_is_lost(view):
            worth = Text(self.voice.say("cli-order-lost"), style=LOSS)
        return Text(str(number), style=STRONG), text, worth

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
