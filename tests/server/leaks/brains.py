"""H9: bots are handed a view, so the same view and the same seed give the same choice in every world."""

import random

from okawari.bots import BOTS
from okawari.bots.search.bot import Searcher
from okawari.bots.search.plan import Plan
from okawari.server.brains import Brains
from okawari.server.project import Audience
from okawari.server.thinking import conclude
from okawari.server.thoughts import packed, thought
from okawari.views.seat_view import View
from tests.server.leaks.channels import Findings
from tests.server.leaks.others import other_state
from tests.server.leaks.scenes import Scene

NO_HURRY = 1e18
UNTIMED = {name: bot for name, bot in BOTS.items() if not isinstance(bot, Searcher)}
# What a clock ends may end differently; so many tries are the same everywhere.
COUNTED = {name: UNTIMED.get(name) or Searcher(Plan(tries=20, nodes=1 << 8)) for name in BOTS}


def two_views(scene: Scene) -> tuple[View, View] | None:
    """A seat that is asked something, in this world and in another."""
    state, dice = scene.state, scene.dice
    if state.phase != "playing" or not state.waiting:
        return None
    seat = dice.choice(state.waiting)
    other = other_state(state, Audience(None, seat), dice)
    assert state.game is not None
    assert other.game is not None
    return state.game.view(seat), other.game.view(seat)


def bot_findings(scene: Scene) -> Findings:
    """What is sent to a thinking process, and what it concludes."""
    views = two_views(scene)
    if views is None:
        return []
    bot, seed = scene.dice.choice([*BOTS]), str(scene.dice.random())
    once, again = (thought(1, view, bot, seed, NO_HURRY) for view in views)
    findings = [] if packed(once) == packed(again) else ["a bot is told what its seat cannot know"]
    choices = conclude(COUNTED, once), conclude(COUNTED, again)
    return findings + ([] if choices[0] == choices[1] else [f"{bot} chooses {choices}"])


async def brain_findings(brains: Brains, scene: Scene, bot: str) -> Findings:
    """The same through processes of their own."""
    views = two_views(scene)
    if views is None:
        return []
    seed = str(random.Random(scene.dice.random()).random())
    choices = [await brains.choose(view, bot, seed) for view in views]
    return [] if choices[0] == choices[1] else [f"{bot} chooses {choices}"]
