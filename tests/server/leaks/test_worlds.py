"""Two worlds that differ in what is hidden look the same: views, resumes, refusals, picks, prompts, pages, bots."""

import random
from collections.abc import Iterator

import pytest

from okawari.cards import CATALOGUE, Group
from okawari.server.brains import Brains
from okawari.server.project import Audience
from okawari.table.faces import KINDS
from tests.server.leaks.brains import UNTIMED, bot_findings, brain_findings
from tests.server.leaks.channels import late_findings, order_findings, pick_findings, prompt_findings, view_findings
from tests.server.leaks.others import other_state
from tests.server.leaks.scenes import Scene, opened, scenes
from tests.server.leaks.volume import EDITIONS, volume
from tests.server.leaks.web import web, web_findings
from tests.server.running import in_loop

SPECIAL = [KINDS[card.kind] for card in CATALOGUE if card.group is Group.SPECIAL]
PARTS = range(2)


def moments(what: str, edition: str, number: int, special: str | None = None) -> Iterator[Scene]:
    """So many moments, always the same ones."""
    return scenes(edition, random.Random(f"{what} {edition} {special}"), number, special)


@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_that_a_table_says_depends_on_what_is_hidden(edition: str, part: int) -> None:
    for scene in moments(f"views {part}", edition, volume(500, 10_000) // len(PARTS)):
        assert view_findings(scene, 3) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_resuming_from_any_version_tells_no_more(edition: str) -> None:
    for scene in moments("resumes", edition, volume(4, 200)):
        assert view_findings(scene, None) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_other_worlds_are_others(edition: str) -> None:
    """Else the tests above would say nothing."""
    differ = number = 0
    for scene in moments("others", edition, 60):
        if scene.state.phase == "playing" and scene.state.waiting:
            game, other = scene.state.game, other_state(scene.state, Audience(None, None), scene.dice).game
            assert game is not None
            assert other is not None
            number += 1
            differ += any(game.view(seat).hand != other.view(seat).hand for seat in range(game.seats))
    assert differ > 0.9 * number > 20


@pytest.mark.parametrize("edition", EDITIONS)
def test_picks_that_lie_face_down_look_the_same(edition: str) -> None:
    for scene in moments("picks", edition, volume(170, 3400)):
        assert pick_findings(scene) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_can_tell_what_a_late_answer_is(edition: str) -> None:
    for scene in moments("late", edition, volume(100, 2000), "special_order" if edition == "party" else None):
        assert late_findings(scene) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_hands_are_sent_in_the_order_of_the_catalogue(edition: str) -> None:
    for scene in moments("order", edition, volume(80, 2000)):
        assert order_findings(scene) == []


@pytest.mark.parametrize("special", [*SPECIAL, None])
def test_who_is_deciding_never_depends_on_a_hand(special: str | None) -> None:
    compared = 0
    for scene in moments("prompts", "party", volume(30, 1000), special):
        findings, same = prompt_findings(scene)
        assert findings == []
        compared += same
    assert compared > 5


@pytest.mark.parametrize("edition", ["classic", "draft"])
def test_nor_in_the_other_editions(edition: str) -> None:
    for scene in moments("prompts", edition, volume(60, 1000)):
        assert prompt_findings(scene)[0] == []


@pytest.mark.parametrize("edition", EDITIONS)
@in_loop
async def test_pages_and_headers_do_not_depend_on_what_is_hidden(edition: str) -> None:
    async with web() as app:
        for scene in moments("pages", edition, volume(20, 400)):
            for audience in (Audience(None, None), scene.audience()):
                assert await web_findings(app, scene, audience) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_choose_the_same_in_worlds_that_look_the_same(edition: str) -> None:
    for scene in moments("bots", edition, volume(100, 3400)):
        assert bot_findings(scene) == []


@in_loop
async def test_so_do_the_processes_that_think_for_them() -> None:
    brains = Brains(processes=1, budget=30.0, compiled=False)
    await brains.start()
    try:
        for edition in EDITIONS:
            for scene in moments("brains", edition, volume(6, 100)):
                for bot in UNTIMED:
                    assert await brain_findings(brains, scene, bot) == []
    finally:
        await brains.stop()


def test_a_kicked_person_is_nobody_in_particular() -> None:
    """Scenes in which somebody was kicked are among those above."""
    kicked = [len(scene.kicked) for scene in moments("views 0", "party", 80)]
    assert any(kicked)
    assert opened("classic", random.Random(1)).kicked == []
