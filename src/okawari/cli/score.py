"""`okawari score`: the score pad for programs."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

from okawari.cli.files import STANDARD, read
from okawari.cli.kit import Command, file_argument, flag
from okawari.cli.output import print_json
from okawari.errors import BadTable, OkawariError
from okawari.language import Language


def command(language: Language) -> Command:
    """The command and its flags."""
    return Command(
        "score",
        language,
        lambda **chosen: score(language, **chosen),
        [file_argument(), flag(language, "--jsonl", "jsonl", is_flag=True)],
    )


def score(language: Language, file: str, jsonl: bool) -> None:
    """Score one table, or one a line."""
    if not jsonl:
        print_json(answer(read(file), language))
        return
    for line in lines(file):
        try:
            result = answer(line.decode("utf-8-sig"), language)
        except UnicodeDecodeError:
            result = {"error": language.say("error-bad-table-json")}
        except OkawariError as problem:
            result = {"error": language.say(problem.message_id, **problem.args_for_message)}
        print_json(result, indent=None)


def answer(text: str, language: Language) -> dict[str, Any]:
    """The score of a table described in a text."""
    from okawari.scorepad import score as score_table

    try:
        request = json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise BadTable("error-bad-table-json") from None
    return score_table(request, language.code)


def _no_constant(name: str) -> NoReturn:
    """NaN and its like are not JSON."""
    raise ValueError(name)


def lines(name: str) -> Iterator[bytes]:
    """The lines of a file, one after the other as they come."""
    try:
        if name == STANDARD:
            yield from sys.stdin.buffer
        else:
            with Path(name).open("rb") as file:
                yield from file
    except (OSError, ValueError):
        raise OkawariError("error-no-such-file", file=name) from None
