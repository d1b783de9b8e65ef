"""The handbook: complete, in both languages, and true to the sources it is made from."""

import json
from typing import Any, get_args

import pytest
from rich.cells import cell_len

from okawari.bots import LEVELS
from okawari.editions.boxes import CLASSIC, PARTY
from okawari.editions.catalogue import menus, options
from okawari.editions.options import GAMES
from okawari.language import LANGUAGES
from okawari.protocol.messages import Pace
from okawari.table.faces import KINDS
from tests.cli.runs import okawari
from tools.generate import ROOT
from tools.rulebook import read_clauses


@pytest.fixture(scope="module", params=["en", "es"])
def book(request: pytest.FixtureRequest) -> Any:
    done = okawari("rules", "--json", "--lang", request.param)
    assert (done.code, done.err) == (0, "")
    return json.loads(done.out)


def test_every_card_is_in_it(book: Any) -> None:
    assert [card["kind"] for card in book["cards"]][: len(KINDS)] == list(KINDS)
    party = {face: n for card in book["cards"] for face, n in card["copies"].get("party", {}).items()}
    classic = {face: n for card in book["cards"] for face, n in card["copies"].get("classic", {}).items()}
    draft = [n for card in book["cards"] if card["kind"] != "dessert" for n in card["copies"].get("draft", {}).values()]
    assert party == PARTY
    assert classic == {**CLASSIC, "soy_sauce": 4}
    assert sum(draft) == 32
    for card in book["cards"]:
        assert card["name"]
        assert card["group_name"]
        assert card["rules"].keys() >= card["copies"].keys()


def test_every_menu_is_in_it(book: Any) -> None:
    assert {menu["code"]: tuple(menu["kinds"]) for menu in book["menus"]} == menus()
    assert next(menu for menu in book["menus"] if menu["code"] == "master-menu")["players"] == [3, 4, 5, 6, 7, 8]


def test_a_menu_of_the_right_courses_can_be_put_together(book: Any) -> None:
    groups = {card["kind"]: card["group"] for card in book["cards"]}
    for menu in book["menus"]:
        served = [groups[kind] for kind in menu["kinds"] if kind != "nigiri"]
        assert {group: served.count(group) for group in served} == book["courses"]


def test_dishes_are_judged_between_nothing_and_three(book: Any) -> None:
    judged = {card["kind"]: card["temper"] for card in book["cards"] if "temper" in card}
    assert list(judged) == list(KINDS)
    for temper in judged.values():
        assert temper.keys() == {"mean", "simple", "lucky"}
        assert set(temper.values()) <= {0, 1, 2, 3}
    assert {name for temper in judged.values() for name, value in temper.items() if value == 3} == set(temper)


def test_bots_paces_and_languages_are_in_it(book: Any) -> None:
    assert [bot["code"] for bot in book["bots"]] == list(LEVELS)
    assert all(bot["name"] and bot["note"] for bot in book["bots"])
    assert [pace["code"] for pace in book["paces"]] == list(get_args(Pace))
    assert book["paces"][0] == {"code": "none"}
    assert book["paces"][1] == {"code": "friendly", "pick": 20, "card": 6, "other": 30}
    assert [language["code"] for language in book["languages"]] == list(LANGUAGES)
    assert {"code": "es", "name": "Español"} in book["languages"]


def test_every_option_is_in_it_with_its_source(book: Any) -> None:
    there = [(option["game"], option["name"]) for option in book["options"]]
    assert there == [(game, option.name) for game in GAMES for option in options(game)]
    for option in book["options"]:
        assert option["default"] == option["values"][0]["value"]
        assert option["help"]
        assert option["source"]


def test_every_clause_is_in_it(book: Any) -> None:
    clauses = read_clauses((ROOT / "docs" / "rules.md").read_text(encoding="utf-8"))
    assert {clause["id"]: clause["text"] for clause in book["clauses"]} == clauses


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", ["60", "80"])
def test_for_people_it_fits_the_page(lang: str, width: str) -> None:
    done = okawari("rules", "--lang", lang, env={"COLUMNS": width})
    assert (done.code, done.err) == (0, "")
    assert max(cell_len(line) for line in done.out.splitlines()) <= int(width)
    assert "P-MISO-1" in done.out
    assert "\x1b" not in done.out


def test_the_language_comes_from_the_environment() -> None:
    assert "Cartas" in okawari("rules", env={"LC_ALL": "es_MX.UTF-8"}).out
    assert "Cartas" in okawari("--lang", "es", "rules").out
    assert "Cards" in okawari("rules", "--lang=en", env={"LC_ALL": "es_MX.UTF-8"}).out
