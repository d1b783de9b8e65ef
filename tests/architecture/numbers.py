"""Everything that goes by a number: faces, questions, events, options. Run it to write the list."""

import json
from pathlib import Path

from okawari.draft import events as draft_events
from okawari.draft import faces as draft_faces
from okawari.draft import questions as draft_questions
from okawari.editions.menus import MENUS
from okawari.editions.options import OPTIONS
from okawari.table import events, faces, questions

FILE = Path(__file__).with_name("numbers.json")


def rows() -> dict[str, list[str]]:
    """Every row of names, in the order of their numbers."""
    found: dict[str, list[str]] = {
        "faces": [*faces.FACES],
        "kinds": [*faces.KINDS],
        "spots": [*faces.SPOT_NAMES],
        "questions": [*questions.QUESTIONS],
        "stages": [*questions.STAGES],
        "events": [*events.NAMES],
        "draft faces": [*draft_faces.FACES],
        "draft spots": [*draft_faces.SPOT_NAMES],
        "draft piles": [*draft_faces.PILES],
        "draft questions": [*draft_questions.QUESTIONS],
        "draft stages": [*draft_questions.STAGES],
        "draft events": [*draft_events.NAMES],
        "menus": [*MENUS],
    }
    for game, options in OPTIONS.items():
        found[f"{game} options"] = [f"{option.name}: {' '.join(option.values)}" for option in options]
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(rows(), indent=1) + "\n", encoding="utf-8")
