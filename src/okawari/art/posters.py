"""Pictures that stand alone: the page's icon, the app's icon, and the picture shown where a link is shared."""

from okawari.art import mascot, patterns
from okawari.art.cards import LICENCE, face, ground_of, life, needed
from okawari.art.frame import OUTLINE, parts
from okawari.art.palette import CREAM, GOLD, INK
from okawari.art.shapes import ellipse
from okawari.art.sprite import shorter

SUNRISE = "#FFE3A6"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}" width="{0}" height="{1}">' + LICENCE


def _tile(light: bool) -> str:
    return f"<defs>{patterns.definition('waves', light)}</defs>"


def _logo(x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})" {mascot.LOGO_STROKES}>{mascot.LOGO}</g>'


def favicon() -> str:
    """The mark of the house for a browser's tab."""
    return shorter(HEAD.format(48, 48) + _logo(0, 0, 1) + "</svg>\n")


def app_icon() -> str:
    """The mark on a ground that may be cut to any shape: everything that matters is in the middle."""
    ground = f'<rect width="512" height="512" fill="{GOLD.colour}"/>'
    waves = '<g transform="scale(3)"><rect width="171" height="171" fill="url(#tile-waves)"/></g>'
    plate = ellipse(256, 256, 190, 190, CREAM)
    return shorter(HEAD.format(512, 512) + _tile(False) + ground + waves + plate + _logo(112, 106, 6) + "</svg>\n")


def _card(code: str, x: float, y: float, turn: float) -> str:
    place = f"translate({x:g} {y:g}) rotate({turn:g}) scale(2.1) translate(-60 -84)"
    return f'<g transform="{place}" fill="{ground_of(code).colour}" {OUTLINE}>{face(code, life(code))}</g>'


def share_image() -> str:
    """Some cards in a fan, the cook and the name."""
    codes = ("miso", "maki3", "egg", "tempura", "onigiri_triangle", "uramaki4")
    cards = "".join(
        _card(code, 150 + 180 * at, 545 + 14 * abs(2 * at - 5), 7 * (at - 2.5)) for at, code in enumerate(codes)
    )
    shared = {name: f'<g id="{name}">{drawing}</g>' for name, drawing in mascot.PARTS.items()}
    defs = "".join(
        (*(parts()[name].replace(' opacity="var(--life,0)"', "") for name in needed(cards)), *shared.values())
    )
    defs += "" if 'id="tile-waves"' in defs else patterns.definition("waves", light=False)
    ground = f'<rect width="1200" height="630" fill="{SUNRISE}"/>'
    waves = '<g transform="scale(2.5)"><rect width="480" height="252" fill="url(#tile-waves)"/></g>'
    cook = f'<g transform="translate(780 36) scale(2.25)" {mascot.STROKES}>{mascot.MOODS["cheer"]}</g>'
    word = f'<g transform="translate(80 110) scale(1.8)" stroke="{INK}" {mascot.WORD_PEN}><path d="{mascot.WORD}"/></g>'
    return shorter(f"{HEAD.format(1200, 630)}<defs>{defs}</defs>{ground}{waves}{cook}{word}{cards}</svg>\n")
