"""Finished parts of a league in a file, a line of JSON each, so that an interrupted league can go on.

The first line says which league it is. Lines are only ever added; one that was torn off at the end is cut away.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from okawari.errors import OkawariError
from okawari.simulation.league.results import Results

MARK = "okawari-league"


def seed_in(path: Path) -> str | None:
    """The seed of the league that a file has the beginning of, if it has one."""
    try:
        with path.open("rb") as file:
            return str(json.loads(file.readline())["seed"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


class Record:
    """The file of a league."""

    def __init__(self, path: Path, header: Mapping[str, Any]) -> None:
        self.path = path
        self._header = header

    def read_into(self, results: Results) -> None:
        """Add what is in the file to the results; makes the file if there is none."""
        text = _line(self._header)
        content = self._content()
        if text.startswith(content):  # nothing yet, or torn off in the first line
            self._write("wb", text)
            return
        whole = content[: content.rfind(b"\n") + 1]
        self._check(whole.partition(b"\n")[0])
        for line in self._lines(whole, results):
            results.add(line)
        if len(whole) < len(content):
            self._write("r+b", b"", len(whole))

    def add(self, line: Mapping[str, Any]) -> None:
        """One more part."""
        self._write("ab", _line(line))

    def _content(self) -> bytes:
        try:
            return self.path.read_bytes()
        except FileNotFoundError:
            return b""
        except (OSError, ValueError):
            raise OkawariError("error-no-such-file", file=str(self.path)) from None

    def _check(self, first: bytes) -> None:
        try:
            found = json.loads(first)
        except ValueError:
            found = None
        if not isinstance(found, dict) or MARK not in found:
            raise OkawariError("error-league-file", file=str(self.path))
        other = sorted(name for name in {*found, *self._header} if found.get(name) != self._header.get(name))
        if other:
            raise OkawariError("error-league-other", file=str(self.path), names=", ".join(other))

    def _lines(self, content: bytes, results: Results) -> Iterator[dict[str, Any]]:
        for number, text in enumerate(content.splitlines()[1:], 2):
            try:
                line = json.loads(text)
                fits = 0 <= line["table"] < len(results.fixture.pairings) and line["first"] >= 0
                fits = fits and bool(line["results"]) and len(line["results"]) % results.size == 0
                fits = fits and all(type(value) is int for value in line["results"])
            except (ValueError, KeyError, TypeError):
                fits = False
            if not fits:
                raise OkawariError("error-league-line", file=str(self.path), number=number)
            yield line

    def _write(self, mode: str, data: bytes, cut: int | None = None) -> None:
        try:
            with self.path.open(mode) as file:
                if cut is not None:
                    file.truncate(cut)
                file.write(data)
        except (OSError, ValueError):
            raise OkawariError("error-cannot-write", file=str(self.path)) from None


def _line(value: Mapping[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"
