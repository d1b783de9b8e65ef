"""The terminal: a console that prints in any encoding and width, and where answers come from."""

import codecs
import os
import sys
import unicodedata
from typing import Any, NoReturn, TextIO

from rich.console import Console
from rich.text import Text

NARROWEST, WIDEST = 40, 100

# What stands in for signs that an encoding does not have: one sign for one, so that columns stay in line.
STAND_INS = {
    "×": "x", "·": "-", "…": ".", "“": '"', "”": '"', "«": '"', "»": '"', "’": "'", "−": "-", "–": "-", "±": "~",
    "●": "*", "→": ">", "←": "<", "¡": "!", "¿": "?", "≥": ">", "≤": "<", "µ": "u",
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
    found = Paper(file=file, highlight=False, markup=False, emoji=False, **plain)
    found.width = max(NARROWEST, min(found.width, WIDEST))
    return found


def prepare(stream: Any) -> None:
    """Let a stream take signs that its encoding does not have."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="okawari" if stream is not sys.stdin else "replace")


class Terminal:
    """Shows things and asks for answers, one line each. Also reads scripts: then the answers are shown as well."""

    def __init__(self, console: Paper, source: TextIO | None = None) -> None:
        self.console = console
        self.source = source or sys.stdin
        prepare(self.source)
        self.typed = self.source.isatty()
        self._kept: list[str] = []

    @property
    def fresh_screens(self) -> bool:
        """Whether every turn gets an empty screen."""
        out = self.console
        return self.typed and out.is_terminal and not out.is_dumb_terminal and out.color_system is not None

    def clear(self) -> None:
        """An empty screen, or at least an empty line."""
        if self.fresh_screens:
            self.console.clear()
        else:
            self.console.print()

    def ask(self, prompt: str) -> str:
        """The next line; raises EndOfInput when there is none."""
        self._prompt(prompt)
        line = self._next()
        if not self.typed:
            self.console.print(line[:60])
        return line

    def ask_to_go_on(self, prompt: str, keys: str = "") -> str:
        """An empty line, usually, which a script may leave out: what is no key is kept for the next question."""
        if self.typed:
            return self.ask(prompt)
        self._prompt(prompt)
        line = self._next()
        if line and line.lower() not in keys:
            self.keep(line)
            line = ""
        self.console.print(line)
        return line

    def keep(self, line: str) -> None:
        """Have this line answered to the next question."""
        self._kept.append(line)

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
