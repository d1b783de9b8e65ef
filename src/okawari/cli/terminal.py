"""The terminal: a console that prints in any encoding and width, and where answers come from."""

import codecs
import os
import re
import sys
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn, TextIO, cast

from rich.console import Console, RenderableType
from rich.text import Text

from okawari.cli.palette import QUIET

NARROWEST, WIDEST = 40, 100
LOCALES = ("LC_ALL", "LC_CTYPE", "LANG")
ERASE = "\r\x1b[2K"  # the line that the cursor is on
BLANKS = re.compile(r"(?: |\x1b\[[0-9;]*m)+(?=\n)")

# What stands in for signs that an encoding does not have: one sign for one, so that columns stay in line.
STAND_INS = {
    "×": "x", "·": "-", "…": ".", "“": '"', "”": '"', "«": '"', "»": '"', "’": "'", "−": "-", "–": "-", "±": "~",
    "●": "*", "→": ">", "←": "<", "¡": "!", "¿": "?", "≥": ">", "≤": "<", "µ": "u", "›": ">", "✓": "x", "─": "-",
    "━": "-", "—": "-", "„": '"', "œ": "o", "ß": "s",
}  # fmt: skip


def _stand_in(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    lost = problem.object[problem.start : problem.end]
    return "".join(STAND_INS.get(sign) or _bare(sign) for sign in lost), problem.end


def _bare(sign: str) -> str:
    """A letter without its accents, or a question mark."""
    first = unicodedata.normalize("NFKD", sign)[0]
    return first if first.isascii() else "?"


codecs.register_error("okawari", _stand_in)


def printable(text: str) -> str:
    """The text without anything that could steer a terminal."""
    return "".join(sign for sign in text if sign.isprintable())


class EndOfInput(Exception):  # noqa: N818
    """Nothing more comes from whoever answers."""


class Tidy:
    """A stream whose lines have no blanks at their ends."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)

    def write(self, text: str) -> int:
        """Write without the blanks before line ends."""
        return self.stream.write(BLANKS.sub(lambda found: found.group().replace(" ", ""), text))


class Paper(Console):
    """A console whose closed pipe is an error like any other."""

    def on_broken_pipe(self) -> NoReturn:
        """The reader has had enough."""
        raise BrokenPipeError


def console(file: TextIO | None = None, colour: bool = True) -> Paper:
    """A console for a stream (standard output), without any escape codes if colours are not wanted."""
    file = file or sys.stdout
    prepare(file)
    plain: dict[str, Any] = {} if colour and not os.environ.get("NO_COLOR") else {"color_system": None}
    found = Paper(file=cast("TextIO", Tidy(file)), highlight=False, markup=False, emoji=False, **plain)
    found.width = max(NARROWEST, min(found.width, WIDEST))
    return found


def prepare(stream: Any) -> None:
    """Let a stream take signs that its encoding does not have; the locale C knows plain ASCII only."""
    if not hasattr(stream, "reconfigure"):
        return
    reading = stream is sys.stdin
    plain = not reading and plain_locale() and stream.encoding.lower().startswith("utf")
    stream.reconfigure(errors="replace" if reading else "okawari", **({"encoding": "ascii"} if plain else {}))


def plain_locale() -> bool:
    """Whether the environment asks for ASCII; Python itself would write UTF-8 all the same."""
    wanted = next((os.environ[name] for name in LOCALES if os.environ.get(name)), "")
    return wanted in ("C", "POSIX") and not os.environ.get("PYTHONIOENCODING")


class Terminal:
    """Shows things and asks for answers, one line each. Also reads scripts: then the answers are shown as well."""

    def __init__(self, console: Paper, source: TextIO | None = None) -> None:
        self.console = console
        self.source = source or sys.stdin
        prepare(self.source)
        self.typed = self.source.isatty()
        self._kept: list[str] = []

    @property
    def paged(self) -> bool:
        """Whether somebody sits here who sees one screen at a time."""
        return self.typed and self.console.is_terminal

    @property
    def fresh_screens(self) -> bool:
        """Whether every turn gets an empty screen."""
        return self.paged and not self.console.is_dumb_terminal and self.console.color_system is not None

    def clear(self) -> None:
        """An empty screen, or at least an empty line."""
        if self.fresh_screens:
            self.console.clear()
        else:
            self.console.print()

    @contextmanager
    def meanwhile(self, text: str) -> Iterator[None]:
        """A note for whoever sits here and waits, which is gone afterwards where that is possible."""
        if not self.paged:
            yield
            return
        self.console.print(Text(text, style=QUIET), end="" if self.fresh_screens else "\n", no_wrap=True, crop=True)
        self.console.file.flush()
        try:
            yield
        finally:
            if self.fresh_screens:
                self.console.file.write(ERASE)

    def show(self, blocks: Iterable[RenderableType], wait: Callable[[], None] | None = None) -> None:
        """Put blocks on the screen, on as many pages as they need where somebody can ask for the next."""
        if wait is None or not self.paged:
            for block in blocks:
                self.console.print(block)
            return
        pages = self.pages(blocks)
        for number, page in enumerate(pages):
            if number:
                wait()
                self.clear()
            self.console.file.write("".join(f"{line}\n" for line in page))
        self.console.file.flush()

    def pages(self, blocks: Iterable[RenderableType]) -> list[list[str]]:
        """The lines of blocks, page by page; a block is broken only where it is longer than a page."""
        room = max(5, self.console.height - 2)
        pages: list[list[str]] = [[]]
        for block in blocks:
            with self.console.capture() as caught:
                self.console.print(block)
            lines = caught.get().splitlines()
            if pages[-1] and len(pages[-1]) + len(lines) > room:
                pages.append([])
            while lines:
                if len(pages[-1]) >= room:
                    pages.append([])
                free = room - len(pages[-1])
                blank = not pages[-1] and not lines[0].strip()
                pages[-1] += lines[blank:free]
                lines = lines[free:]
        return [page for page in pages if page]

    def ask(self, prompt: str) -> str:
        """The next line; raises EndOfInput when there is none."""
        line = self._answer(prompt)
        if not self.typed:
            self.console.print(line[:60])
        return line

    def ask_to_go_on(self, prompt: str, keys: str = "") -> str:
        """An empty line, usually, which a script may leave out: what is no key is kept for the next question."""
        if self.typed:
            return self.ask(prompt)
        line = self._answer(prompt)
        if line and line.lower() not in keys:
            self.keep(line)
            line = ""
        self.console.print(line)
        return line

    def keep(self, line: str) -> None:
        """Have this line answered to the next question."""
        self._kept.append(line)

    def _answer(self, prompt: str) -> str:
        try:
            self._prompt(prompt)
            return self._next()
        except KeyboardInterrupt:
            self.console.print()
            raise

    def _prompt(self, prompt: str) -> None:
        arrow = "›" if self.console.encoding.startswith("utf") else ">"
        self.console.print(Text.assemble((prompt, "bold"), f" {arrow} "), end="")
        self.console.file.flush()

    def _next(self) -> str:
        if self._kept:
            return self._kept.pop()
        line = self.source.readline()
        if not line:
            self.console.print()
            raise EndOfInput
        return printable(line.strip())
