"""B8: answers that no rule allows, in whole games with all the cards that ask further questions."""

import itertools
import json
import os
import random
from collections import defaultdict
from functools import cache
from typing import Any

import pytest

from okawari import Game
from okawari.protocol import messages as m
from okawari.table.faces import FACES
from tests.server.bad_input.lines import Line, at_home, no_errors, seated, unharmed
from tests.server.bad_input.scenes import Scene, new_id, scene
from tests.server.running import in_loop

SOAK = os.environ.get("OKAWARI_PROFILE") == "soak"
TRIES = 200 if SOAK else 12  # wrong answers to each question
GAMES = 20 if SOAK else 1
MENUS: dict[str, tuple[str, list[str] | str | None]] = {
    "classic": ("classic", None),
    "spoon": ("party", ["maki", "miso", "sashimi", "tofu", "spoon", "special_order", "fruit"]),
    "takeout": ("party", ["uramaki", "miso", "gyoza", "eel", "takeout", "menu", "ice_cream"]),
    "chopsticks": ("party", ["temaki", "onigiri", "edamame", "tempura", "chopsticks", "special_order", "pudding"]),
    "draft": ("draft", None),
}
ODD = [
    "",
    " ",
    "-1",
    "0",
    "1",
    "1.0",
    "true",
    "null",
    "tofu ",
    "TOFU",
    "tofu,tofu",
    "pass",
    "nothing",
    "\x00",
    "\u202e",
]
# Anything but a small whole number where a number belongs, anything but a text where a text belongs.
NUMBERS = ("-1", "1.0", '"1"', "true", "null", "[1]", "{}", "1e2", "8", "99999999999999999999", "0x1", "01", "", "NaN")
TEXTS = ("-1", "1", "1.0", "true", '["tofu"]', '{"answer":"tofu"}', '"' + "x" * 41 + '"', "tofu", '"\\ud800"')


@cache
def spoken() -> dict[str, tuple[str, ...]]:
    """Answers that were legal somewhere, in any game, by the kind of question."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for name, (kind, menu) in MENUS.items():
        for seats, seed in itertools.product((3, 4), range(3)):
            dice = random.Random(f"{name}{seats}{seed}")
            game = Game(kind, seats=seats, menu=menu, seed=str(seed))
            while not game.over:
                seat = dice.choice(game.waiting)
                answers = game.legal(seat)
                found[game.question(seat) or ""].update(one.code for one in answers)
                game.answer(seat, dice.choice(answers))
    return {what: tuple(sorted(codes)) for what, codes in found.items()}


def test_the_games_ask_everything_worth_asking() -> None:
    assert len(spoken()) >= 8, spoken().keys()


def wrong_answers(game: Game, seat: int, rng: random.Random) -> list[str]:
    """Answers to a question that are not among its legal ones: cards that are elsewhere, or were, or never are."""
    legal = {one.code for one in game.legal(seat)}
    same = [code for code in spoken()[game.question(seat) or ""] if code not in legal]
    others = [one.code for other in game.waiting if other != seat for one in game.legal(other)]
    pool = {*itertools.chain(*spoken().values()), *FACES, *ODD, *others} - legal
    return [*rng.sample(same, min(len(same), TRIES)), *rng.sample(sorted(pool), min(len(pool), TRIES))]


class Cheat:
    """The guest plays a whole game and tries everything else first."""

    def __init__(self, place: Scene, seed: int) -> None:
        self.place = place
        self.rng = random.Random(seed)
        self.tried = 0

    async def cheat(self, seat: int) -> None:
        """Wrong answers, wrong questions; nothing comes of them."""
        place, game = self.place, self.place.state.game
        assert game is not None
        before, number = await place.look(), place.state.numbers[seat]
        for code in wrong_answers(game, seat, self.rng):
            refused = await self.say(seat, number, code)
            assert refused.error == "error-illegal-choice", code
            assert set(refused.args) <= {"answer", "legal"}
            self.tried += 1
        for wrong in {number + 1, max(0, number - 1), 2**31, 0} - {number}:
            refused = await self.say(seat, wrong, game.legal(seat)[0].code)
            assert refused.error == "error-too-late", wrong
        assert await place.look() == before

    async def say(self, seat: int, number: int, code: str) -> Any:
        answer = m.Answer(id=new_id(), seat=seat, question=number, answer=code)
        heard = await self.place.lines["guest"].answer_to(answer)
        assert isinstance(heard, m.Refused), (code, heard)
        return heard

    async def play(self) -> None:
        """Until the game is over."""
        place = self.place
        while place.state.phase != "over":
            await place.table.settled()
            if place.state.phase == "scoring":
                await place.do("host", m.Continue(id=new_id(), anyway=True))
            elif 1 in place.state.waiting:
                await self.cheat(1)
                await place.do("guest", self._legal(1))
            else:
                await self._others()

    async def _others(self) -> None:
        place = self.place
        for seat, who in ((0, "host"), (3, "outdated")):
            while seat in place.state.waiting and place.state.phase == "playing":
                await place.do(who, self._legal(seat))
        while place.table.bots.busy:
            await place.table.settled()
            await place.lines["host"].all_of(m.Ping(), place.table)

    def _legal(self, seat: int) -> m.Answer:
        game = self.place.state.game
        assert game is not None
        code = self.rng.choice(game.legal(seat)).code
        return m.Answer(id=new_id(), seat=seat, question=self.place.state.numbers[seat], answer=code)


@pytest.mark.slow
@pytest.mark.parametrize("name", MENUS)
@in_loop
async def test_only_what_is_offered_can_be_chosen(name: str) -> None:
    game, menu = MENUS[name]
    tried = 0
    with no_errors():
        async with at_home() as app:
            for seed in range(GAMES):
                async with scene(app, "playing", game=game, menu=menu) as place:
                    cheat = Cheat(place, seed)
                    await cheat.play()
                    tried += cheat.tried
            unharmed(app)
    assert tried > 100


@in_loop
async def test_numbers_are_numbers_and_texts_are_texts() -> None:
    with no_errors():
        async with at_home() as app, scene(app, "playing") as place:
            before = await place.look()
            good = m.encode(place.answer(1)).decode()
            for text in _mistyped(good):
                line = place.lines["guest"]
                *_, complaint, code = await line.all_of(text, place.table)
                assert (complaint.error, code) == ("error-bad-message", 4400), text
                await line.end()
                place.lines["guest"] = await _again(place)
                assert await place.look() == before, text
            assert isinstance(await place.lines["guest"].answer_to(json.loads(good)), m.Ack)
            unharmed(app)


def _mistyped(good: str) -> list[str]:
    """A message with one field of another type, for each field and each wrong type."""
    fields = json.loads(good)
    found = []
    for name, wrong in itertools.chain(
        itertools.product(("seat", "question"), NUMBERS), itertools.product(("answer", "id", "type"), TEXTS)
    ):
        if (name, wrong) == ("question", "8"):
            continue  # a number that a question may have
        rest = [f"{json.dumps(key)}:{json.dumps(value)}" for key, value in fields.items() if key != name]
        found.append("{" + ",".join([*rest, f'"{name}":{wrong}']) + "}")
    return found


async def _again(place: Scene) -> Line:
    line = await seated(place.app, place.entries["guest"])
    await place.table.settled()
    return line
