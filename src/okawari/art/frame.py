"""What cards have in common: ground, plate, label, colour key, badges, faces, marks and backs."""

from functools import cache

from okawari.art import glyphs, patterns
from okawari.art.dishes import DISHES, SHARED
from okawari.art.dishes.dish import part
from okawari.art.faces import PLAIN, Badge, art_id, badge_of
from okawari.art.palette import (
    BACK,
    BLUSHING,
    CREAM,
    GROUNDS,
    INK,
    LEAF_GREEN,
    NORI,
    PATTERNS,
    RAINBOW,
    RIM,
    WASABI,
    WHITE,
)
from okawari.art.shapes import blob, circle, dot, ellipse, line, path, rect

OUTLINE = f'stroke="{INK}" stroke-width="2.2"'
ROUND = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
CARD = 'x="1.5" y="1.5" width="117" height="165" rx="11"'
LIFE = f'class="life" opacity="var(--life,0)" {ROUND}'
SWATCH = "M17 0h11q6 0 6 6v8q0 6-6 6H17z"
COIN, TAG = "#FFE08A", "#D6ECFF"
NIGHT, MOONLIGHT = "#15294F", "#8FB8E8"


def base_id(pattern: str, light: bool) -> str:
    """The id of the empty card with a pattern."""
    return f"base-{pattern}{'-light' * light}"


def key_id(pattern: str, light: bool) -> str:
    """The id of a pattern's key."""
    return f"key-{pattern}{'-light' * light}"


def _base(pattern: str, light: bool) -> str:
    """An empty card; the ground takes its colour from outside."""
    drawn = f'<rect class="ground" {CARD}/>'
    if patterns.has_tile(pattern):
        drawn += rect(1.5, 1.5, 117, 165, 11, f"url(#{patterns.pattern_id(pattern, light)})", stroke="none")
    drawn += part("plate") + (_rainbow() if pattern == "rainbow" else "") + part("edge")
    return drawn + part(key_id(pattern, light), 79, 7)


def _plate() -> str:
    """The plate, and the label under it, on which the page writes."""
    plate = ellipse(60, 84, 53, 39, CREAM) + ellipse(60, 85, 45, 31.5, "none", stroke=RIM)
    return plate + rect(9, 127, 102, 33, 8, WHITE)


def _rainbow() -> str:
    """The rim of the special order: six colours, twice around the card."""
    length = 42.5
    pen = 'x="5" y="5" width="110" height="158" rx="8" fill="none" stroke-width="5" stroke-linecap="butt"'
    return "".join(
        f'<rect {pen} stroke="{colour}" stroke-dasharray="{length} {5 * length}" stroke-dashoffset="{-at * length}"/>'
        for at, colour in enumerate(RAINBOW)
    )


def _key(pattern: str, light: bool) -> str:
    """The pattern's letter beside a swatch of it, 34 by 20; the swatch takes its colour from outside."""
    drawn = '<rect class="ground" width="34" height="20" rx="6"/>'
    if patterns.has_tile(pattern):
        drawn += path(SWATCH, f"url(#{patterns.key_id(pattern, light)})", stroke="none")
    if pattern == "rainbow":
        bands = (blob(f"M17 {at * 3.4:.1f}h16v3.4H17z", colour) for at, colour in enumerate(RAINBOW))
        drawn += "".join(bands)
    drawn += path("M6 0h11v20H6q-6 0-6-6V6q0-6 6-6z", WHITE, stroke="none")
    drawn += glyphs.write(PATTERNS[pattern], 9, 10, 11.5, 2.6)
    return drawn + '<rect width="34" height="20" rx="6" fill="none"/>'


def _face(colour: str) -> str:
    """Two dots, a smile and a blush, around 0, 0."""
    blush = ellipse(-15.5, 3, 4, 2.6, BLUSHING, stroke="none") + ellipse(15.5, 3, 4, 2.6, BLUSHING, stroke="none")
    return dot(-9, -3, 2.9, colour) + dot(9, -3, 2.9, colour) + line("M-5 2q5 6 10 0", colour, 2.6) + blush


def badge_id(badge: Badge) -> str:
    """The id of a badge."""
    return f"badge-{badge.shape}{badge.text}"


def _badge(badge: Badge) -> str:
    """Points on a coin, icons on a slice of a roll, a tool's number on a tag, wasabi by its swirl."""
    if badge.shape == "wasabi":
        swirl = path("M9 22q-2-5 3-7 0-5 4-6 1 3 4 4 5 2 4 6 5 2 3 6-9 5-18-3z", WASABI)
        return circle(18, 18, 13, WHITE) + swirl + line("M13 20q5 3 9-1", LEAF_GREEN, 2, fill="none")
    if badge.shape == "roll":
        slice_ = circle(18, 18, 13.5, NORI) + circle(18, 18, 10, WHITE, stroke="none")
        return slice_ + glyphs.write(badge.text, 18, 18, 12.5, 3)
    high = 14 if len(badge.text) == 1 else 11
    if badge.shape == "tag":
        return path("M5 8q0-3 3-3h20q3 0 3 3v17l-13 7-13-7z", TAG) + glyphs.write(badge.text, 18, 17, high, 2.8)
    return circle(18, 18, 13, COIN) + glyphs.write(badge.text, 18, 18, high, 2.8)


def _back() -> str:
    """The back of every card: waves in the night under a moon."""
    waves = "M33 90q4.5-8 9 0t9 0 9 0 9 0 9 0 9 0M36 101q4-8 8 0t8 0 8 0 8 0 8 0 8 0"
    return (
        f'<rect class="ground" {CARD}/>'
        + rect(1.5, 1.5, 117, 165, 11, "url(#tile-waves-light)", stroke="none")
        + rect(9, 9, 102, 150, 7, "none", stroke=MOONLIGHT)
        + circle(60, 84, 33, NIGHT, stroke=MOONLIGHT)
        + dot(68, 70, 9, CREAM)
        + line(waves, MOONLIGHT, 3.4, fill="none", stroke_linecap="round")
        + part("edge")
    )


def _marks() -> dict[str, str]:
    """What a copy and a turned card carry."""
    corner = circle(102, 111, 14, WHITE)
    moon = circle(60, 84, 33, NIGHT, stroke=MOONLIGHT)
    drawn = {
        "mark-copy": corner + part("dish-special_order", 89.4, 94.5, 0.21),
        "mark-wild": corner + part("dish-wild", 89.4, 94.2, 0.21),
        "mark-turned": moon + part("dish-takeout", 32.4, 47, 0.46),
    }
    return {name: f"<g {OUTLINE}>{drawing}</g>" for name, drawing in drawn.items()}


@cache
def parts() -> dict[str, str]:
    """Everything that pictures refer to, by its id."""
    found = dict(glyphs.PARTS)
    grounds = sorted({(ground.pattern, ground.dark) for ground in (*GROUNDS.values(), BACK)})
    for pattern, light in grounds:
        if patterns.has_tile(pattern):
            found[patterns.pattern_id(pattern, light)] = patterns.definition(pattern, light)
            found[patterns.key_id(pattern, light)] = patterns.key_definition(pattern, light)
    badges = {badge for badge in map(badge_of, PLAIN) if badge}
    drawings = {"plate": _plate(), "edge": f'<rect {CARD} fill="none" stroke-width="3"/>'}
    drawings |= {key_id(*ground): _key(*ground) for ground in grounds}
    drawings |= {base_id(*ground): _base(*ground) for ground in grounds}
    drawings |= {badge_id(badge): _badge(badge) for badge in sorted(badges, key=badge_id)}
    drawings |= {"face": _face(INK), "face-light": _face(CREAM), "back": _back()}
    drawings |= SHARED
    drawings |= {f"dish-{art_id(name)}": dish.drawing for name, dish in DISHES.items()}
    drawings |= _marks()
    return found | {name: _part(name, drawing) for name, drawing in drawings.items()}


def _part(name: str, drawing: str) -> str:
    """A part with its id; the lines of dishes are round, and faces sleep until a page sets --life to 1."""
    more = f" {ROUND}" if name.startswith("dish") else f" {LIFE}" if name.startswith("face") else ""
    more += f" {OUTLINE}" if name.startswith("key") else ""
    return f'<g id="{name}"{more}>{drawing}</g>'
