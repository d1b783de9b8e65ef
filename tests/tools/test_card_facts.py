"""The facts about cards that the web client gets: they come from the rules, and it has none of its own."""

import json
import re
from pathlib import Path

from okawari.draft import faces as draft
from tools.card_facts import cards_text

CLIENT = Path(__file__).parents[2] / "web" / "src"


def test_what_draft_serves_comes_from_its_rules() -> None:
    found = re.search(r"export const DRAFT: readonly string\[\] = (\[.*?\n\]);", cards_text(), re.DOTALL)
    assert found
    assert json.loads(found[1].replace(",\n]", "\n]")) == [*draft.PILES, "wild"]


def test_the_client_names_no_sushi_of_draft_itself() -> None:
    spelt = re.compile(rf"""["'`](?:{"|".join(draft.TYPES)})["'`]""")
    sources = [
        path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte") and "generated" not in path.parts
    ]
    assert sources
    assert [path.name for path in sources if spelt.search(path.read_text(encoding="utf-8"))] == []
