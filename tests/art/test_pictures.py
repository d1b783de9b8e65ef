"""The pictures: every card has one, whole and lawful under a strict page, and small."""

import gzip
import re
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest

from okawari.art import posters
from okawari.art.cards import draw, ground_of
from okawari.art.faces import CODES, art_id, badge_of, kind_of
from okawari.art.mascot import MOODS
from okawari.art.palette import GROUNDS
from okawari.art.signs import SIGNS
from okawari.art.sprite import sprite
from okawari.draft import faces as draft
from okawari.language import face_message
from okawari.protocol.messages import EmoteName
from okawari.table import faces as party

ROOT = Path(__file__).resolve().parent.parent.parent
SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {"svg", "defs", "symbol", "g", "use", "path", "circle", "ellipse", "rect", "pattern"}
CARDS = (*party.SPOT_NAMES, *draft.FACES, *draft.SPOT_NAMES, "back", "hidden", "spoon", "menu", "takeout", "dessert")


def tags(text: str) -> set[str]:
    return {node.tag.removeprefix(SVG) for node in ElementTree.fromstring(text).iter()}


def ids(text: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', text)


def wanted(text: str) -> set[str]:
    """The ids that a picture refers to."""
    return set(re.findall(r'(?:href="#|url\(#)([\w-]+)', text))


@pytest.fixture(scope="module")
def whole() -> str:
    return sprite()


@pytest.mark.parametrize("code", CARDS)
def test_every_card_has_a_picture(code: str, whole: str) -> None:
    assert f'<symbol id="card-{art_id(code)}" viewBox="0 0 120 168"' in whole
    assert 'viewBox="0 0 120 168"' in draw(code)


def test_ids_are_those_of_the_names() -> None:
    assert [f"face-{art_id(code)}" for code in CODES if "=" not in code] == [
        face_message(code) for code in CODES if "=" not in code
    ]


def test_copies_are_drawn_like_the_card_with_a_mark() -> None:
    assert GROUNDS["tofu"].colour in draw("special_order=tofu")
    assert 'href="#mark-copy"' in draw("special_order=tofu")
    assert 'href="#mark-copy"' not in draw("tofu")
    assert 'href="#mark-wild"' in draw("wild=tuna")


@pytest.mark.parametrize("code", [code for code in CODES if code not in ("back", "hidden", "flipped")])
def test_a_card_wakes(code: str) -> None:
    assert 'class="life"' not in draw(code)
    assert draw(code, "awake").count('class="life"') == 1
    assert 'opacity="var' not in draw(code, "awake")


@pytest.mark.parametrize("code", CODES)
def test_a_picture_is_whole_by_itself(code: str) -> None:
    for state in ("still", "awake"):
        text = draw(code, state)
        assert tags(text) <= ALLOWED
        assert wanted(text) <= set(ids(text))
        assert len(ids(text)) == len(set(ids(text)))
        assert 'class="ground"' in text


@pytest.mark.parametrize("code", CODES)
def test_the_ground_takes_the_colour_of_the_card(code: str) -> None:
    """It is coloured from outside, so nothing around it may say otherwise."""

    def walk(node: ElementTree.Element, fill: str) -> None:
        if node.get("class") == "ground":
            fills.append(node.get("fill", fill))
        for child in node:
            walk(child, node.get("fill", fill))

    fills: list[str] = []
    walk(ElementTree.fromstring(draw(code)), "")
    assert set(fills) == {ground_of(code).colour}


def test_the_sprite_is_whole(whole: str) -> None:
    assert tags(whole) <= ALLOWED
    assert len(ids(whole)) == len(set(ids(whole)))
    assert wanted(whole) <= set(ids(whole))
    assert not re.search(
        r"style=|<script|gradient|<text|<image|https?://(?!www\.w3\.org/2000/svg)", whole, re.IGNORECASE
    )
    assert "CC BY 4.0" in whole


def test_the_sprite_has_everything(whole: str) -> None:
    expected = chain(
        (f"icon-{kind}" for kind in (*GROUNDS, "back", "hidden", "flipped")),
        (f"swatch-{ground.name}" for ground in GROUNDS.values()),
        (f"seat-{seat}" for seat in range(party.SEATS)),
        (f"emote-{name}" for name in get_args(EmoteName)),
        (f"ui-{name}" for name in SIGNS),
        (f"mascot-{mood}" for mood in MOODS),
        ("logo", "logo-word", "swatch-night"),
    )
    assert {f'<symbol id="{name}" viewBox=' for name in expected} <= set(
        re.findall(r'<symbol id="[^"]+" viewBox=', whole)
    )


def test_the_sprite_is_small(whole: str) -> None:
    assert len(whole.encode()) <= 110 * 1024
    assert len(gzip.compress(whole.encode(), 9)) <= 20 * 1024


@pytest.mark.parametrize("make", [posters.favicon, posters.app_icon, posters.share_image])
def test_pictures_that_stand_alone(make: Callable[[], str]) -> None:
    text = make()
    assert tags(text) <= ALLOWED
    assert wanted(text) <= set(ids(text))
    assert "CC BY 4.0" in text
    assert "var(" not in text


def test_badges_say_what_counts() -> None:
    said = {code: badge.text for code in CODES if (badge := badge_of(code)) and badge.shape != "wasabi"}
    assert {code: said[code] for code in ("egg", "squid", "squid+wasabi", "maki3", "uramaki5", "takeout12")} == {
        "egg": "1",
        "squid": "3",
        "squid+wasabi": "9",
        "maki3": "3",
        "uramaki5": "5",
        "takeout12": "12",
    }
    assert "tempura" not in said


def test_kinds_of_all_ways_of_lying() -> None:
    assert kind_of("egg+wasabi") == "nigiri"
    assert kind_of("wasabi-under-egg") == "wasabi"
    assert kind_of("miso_spoiled") == "miso"
    assert kind_of("special_order=menu7") == "menu"
    assert kind_of("wild=tuna") == kind_of("tuna*") == "tuna"
