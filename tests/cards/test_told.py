"""What a table is told about tools and the uramaki race must be what the rules then allow."""

import random

import pytest

from okawari.cards.uramaki import PLACES
from okawari.game import Game
from okawari.views.facts import open_facts, own_facts

TOOLS = ["maki", "tempura", "sashimi", "gyoza", "special_order", "chopsticks", "pudding"]
RACE = ["uramaki", "onigiri", "tofu", "miso", "menu", "special_order", "fruit"]


@pytest.mark.parametrize(("game", "menu"), [("party", TOOLS), ("classic", None)])
def test_tools_can_be_used_as_is_said(game: str, menu: list[str] | None) -> None:
    used = idle = 0
    for seed in range(6):
        dice = random.Random(seed)
        table = Game(game, seats=3, menu=menu, seed=f"tools {seed}")
        while not table.over:
            seat = table.waiting[0]
            tools = own_facts(table.view(seat))["tools"]
            options = [one.code for one in table.legal(seat)]
            if table.question(seat) == "announce":
                used += 1
                assert {code for code in options if code != "pass"} <= {
                    code for code, why in tools.items() if why is None
                }
            if table.question(seat) == "second" and game == "classic":
                used += 1
                assert tools == {"chopsticks": None}
            idle += "last_card" in tools.values()
            assert table.question(seat) not in ("announce", "second") or "last_card" not in tools.values()
            eager = [code for code in options if code.startswith(("spoon", "chopsticks"))]
            table.answer(seat, dice.choice(eager or options))
    assert used
    assert bool(idle) == (game == "party"), "where no card raises a question, the last one is played by itself"


def test_the_places_of_the_race_that_are_left() -> None:
    taken = 0
    for seed in range(8):
        dice = random.Random(seed)
        table = Game("party", seats=5, menu=RACE, seed=f"race {seed}")
        while not table.over:
            facts = open_facts(table.view())
            assert facts["uramaki_left"] == list(PLACES[facts["uramaki_places"] :])
            taken += facts["uramaki_left"] == [5, 2]
            seat = table.waiting[0]
            options = [one.code for one in table.legal(seat)]
            table.answer(seat, dice.choice([code for code in options if code.startswith("uramaki")] or options))
    assert taken
    other = Game("classic", seats=2, seed="no race")
    assert open_facts(other.view())["uramaki_left"] == []
