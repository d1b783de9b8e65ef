"""The score pad: tables described as JSON, scored by the rules of the game, every point with its reason."""

from typing import Any

from okawari.language import Language
from okawari.scorepad.draft import score_draft
from okawari.scorepad.parse import parse
from okawari.scorepad.table import score_table

__all__ = ["score"]


def score(request: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    """Score one table; docs/scoring-format.md describes what goes in and what comes out.

    >>> answer = score({"game": "party", "seats": [{"table": ["wasabi", "squid"]}, {"table": ["maki1"]}]})
    >>> [seat["points"] for seat in answer["seats"]]
    [9, 6]
    >>> answer["seats"][0]["lines"][0]["why"]
    '1 nigiri card, 1 on wasabi for three times the points: 9 points.'

    Whatever is wrong with a table raises an OkawariError that says where.
    """
    language = Language(lang)
    read = parse(request)
    answer = (score_draft if read.game == "draft" else score_table)(read, language)
    answer["warnings"] += [language.say("warning-unknown-field", field=field) for field in read.unknown]
    return answer
