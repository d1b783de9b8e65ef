"""Hints during a game, reasons of the bots after it is shown what they chose, and remarks on saved games."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from okawari import compiled
from okawari.bots import BOTS, RIVALS, budgets, play
from okawari.cli.hints import Hints
from okawari.cli.voice import Voice
from okawari.game import Game
from okawari.language import LANGUAGES, Language
from okawari.replays import save, write
from tests.cli.runs import okawari, refused


def one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_names_an_answer_and_says_why(lang: str) -> None:
    done = okawari("play", "--game", "classic", "--seed", "tea", "--lang", lang, "--bots", "greedy", typed="h\n")
    start = Language(lang).say("cli-hint", text="|").partition("|")[0].strip()
    assert done.code == 0
    assert re.search(rf"{re.escape(start)} \S.* [–—] .*\d+ ?%.*\.", one_line(done.out))


def test_a_hint_changes_nothing() -> None:
    flags = ("play", "--game", "draft", "--players", "3", "--seed", "tea")
    asked = okawari(*flags, typed="h\nw\n1\nh\n1\n" + "1\n" * 100).out
    assert asked.splitlines()[-30:] == okawari(*flags, typed="1\n" * 100).out.splitlines()[-30:]


def test_with_nothing_to_decide_there_is_no_hint() -> None:
    done = okawari("play", "--seed", "tea", "--bots", "greedy", typed="1\nh\n\n")
    assert "Nothing to decide." in done.out


def test_the_bots_say_why_once_their_cards_are_shown() -> None:
    done = okawari("play", "--game", "classic", "--seed", "tea", "--bots", "greedy", typed="w\n1\nw\n\nw\n")
    assert done.out.count("Nobody else has shown a card yet.") == 2
    _, _, told = done.out.partition("Why they chose this")
    for name in ("Mia", "Leo", "Ada"):
        assert re.search(rf"^{name}: \S.* – \S.*", told, re.MULTILINE)


def answer(game: Game, hints: Hints, seat: int) -> None:
    """A bot answers, and is remembered."""
    view = game.view(seat)
    chosen = BOTS["greedy"].choose(view, view.legal, Random(1))
    hints.remember(BOTS["greedy"], view, chosen)
    game.answer(seat, chosen)


def test_what_is_not_shown_yet_is_not_explained() -> None:
    game = Game("classic", seats=3, seed="tea")
    hints = Hints(game, Voice(Language("en"), ["Ann", "Bob", "Cy"]))
    for seat in (1, 2):
        answer(game, hints, seat)
    assert hints.shown(1) == []
    card = game.choices[0].code
    game.answer(0, game.legal(0)[0])
    assert [one.answer.code for one in hints.shown(1)] == [card]


def test_a_card_held_back_is_never_explained() -> None:
    game = Game("draft", seats=3, seed="tea")
    hints = Hints(game, Voice(Language("en"), ["Ann", "Bob", "Cy"]))
    for _ in range(40):
        for seat in game.waiting[:1]:
            answer(game, hints, seat)
        assert all(one.question != "keep" for seat in hints._answers for one in hints.shown(seat))


# ------------------------------------------------------------------------------------------- saved games


def kept(folder: Path, game: Game) -> str:
    path = folder / "game.json"
    path.write_text(write(save(game)), encoding="utf-8")
    return str(path)


@pytest.fixture
def saved(tmp_path: Path) -> str:
    names = ["Ana", "Bo"]
    return kept(tmp_path, play(Game("classic", seats=2, seed="replay", names=names), ["random", "greedy"]))


def test_a_saved_game_is_told_with_remarks(saved: str) -> None:
    told = one_line(okawari("replay", saved, "--seat", "1", "--explain", "greedy").out)
    assert "Bo and Greedy choose the same: " in told
    assert "Ana and Greedy" not in told
    told = one_line(okawari("replay", saved, "--seat", "0", "--explain", "greedy").out)
    assert re.search(r"Ana chooses: [^.]+\. Greedy would choose: \S.* – \S", told)


def test_remarks_for_programs_have_their_numbers(saved: str) -> None:
    told = json.loads(okawari("replay", saved, "--explain", "greedy", "--json").out)
    remarks = told["explained"]
    assert {remark["seat"] for remark in remarks} == {0, 1}
    same = [remark["reason"]["answer"] == remark["answer"] for remark in remarks if remark["seat"] == 1]
    assert sum(same) > len(same) * 3 // 4  # equals are chosen between by chance
    assert all(remark["text"].endswith(".") and remark["reason"]["clauses"] for remark in remarks)
    assert "explained" not in json.loads(okawari("replay", saved, "--json").out)


def test_an_unfinished_game_is_explained_to_one_seat_only(tmp_path: Path) -> None:
    game = Game("party", seats=3, seed="replay")
    for _ in range(9):
        game.answer(game.waiting[0], game.legal(game.waiting[0])[0])
    path = kept(tmp_path, game)
    assert "--seat" in refused(okawari("replay", path, "--explain", "greedy"))
    assert okawari("replay", path, "--explain", "greedy", "--seat", "2").code == 0


def test_remarks_of_a_search_with_a_budget(saved: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "available", lambda: False)
    told = json.loads(okawari("replay", saved, "--seat", "1", "--explain", "quick@3", "--json").out)["explained"]
    assert {remark["level"] for remark in told} == {"quick@3"}
    numbers = [dict(clause["numbers"]) for remark in told for clause in remark["reason"]["clauses"]]
    assert {found["tries"] for found in numbers if "tries" in found} == {3}
    assert "strong@2000" in refused(okawari("replay", saved, "--explain", "quick@soon"))


def test_only_searches_are_compiled_for_remarks(saved: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real, asked = budgets.bots_for, []

    def plain(texts: list[str], game: str, fast: bool) -> Any:
        asked.append((texts, game, fast))
        return real(texts, game, False)

    monkeypatch.setattr(compiled, "available", lambda: True)
    monkeypatch.setattr(budgets, "bots_for", plain)
    for bot in ("greedy", "strong@2", "uct@2"):
        assert okawari("replay", saved, "--seat", "1", "--explain", bot).code == 0
    assert asked == [(["greedy"], "classic", False), (["strong@2"], "classic", True), (["uct@2"], "classic", True)]


def test_an_unknown_bot_is_refused_with_those_there_are(saved: str) -> None:
    said = refused(okawari("replay", saved, "--explain", "nobody"))
    assert ", ".join([*BOTS, *RIVALS]) in said
