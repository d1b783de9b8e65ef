"""Cards as pictures of their own, and as symbols of the sprite."""

import re
from collections.abc import Iterable
from functools import cache

from okawari.art.dishes import DISHES
from okawari.art.dishes.dish import part
from okawari.art.faces import CLOSED, art_id, badge_of, copied, drawing_of, kind_of
from okawari.art.frame import OUTLINE, badge_id, base_id, parts
from okawari.art.palette import BACK, GROUNDS, Ground

LICENCE = "<!-- Okawari artwork, CC BY 4.0 -->"
VIEW = "0 0 120 168"


def ground_of(code: str) -> Ground:
    """The ground a card is printed on; covered cards show the back."""
    return GROUNDS.get(kind_of(code), BACK)


def life(code: str) -> str:
    """The face of a dish; covered cards have none."""
    if code in CLOSED:
        return ""
    dish = DISHES[drawing_of(code)]
    return part("face-light" if dish.light else "face", *dish.face, dish.size)


def _mark(code: str) -> str:
    """The corner mark of a special order or a wild card that stands for another card."""
    before, stands, _ = code.partition("=")
    return part("mark-wild" if before == "wild" else "mark-copy") if stands else ""


def face(code: str, alive: str) -> str:
    """What is drawn on a card, with this as its face."""
    if code in CLOSED:
        return part("back") + (part("mark-turned") if code == "flipped" else "")
    ground = ground_of(code)
    badge = badge_of(code)
    drawn = part(base_id(ground.pattern, ground.dark)) + part(f"dish-{art_id(drawing_of(code))}") + alive
    return drawn + (part(badge_id(badge)) if badge else "")


def needed(text: str) -> Iterable[str]:
    """The ids of the parts that a drawing refers to, also through others; those first on which others rest."""
    names = re.findall(r'(?:href="#|url\(#)([\w-]+)', text)
    return dict.fromkeys(inner for name in names for inner in (*_below(name), name))


@cache
def _below(name: str) -> tuple[str, ...]:
    return tuple(needed(parts()[name]))


def draw(code: str, state: str = "still") -> str:
    """A card as a picture of its own; in the state "awake" it has a face."""
    shown = copied(code)
    drawn = face(shown, life(shown) if state == "awake" else "") + _mark(code)
    defs = "".join(parts()[name] for name in needed(drawn)).replace(' opacity="var(--life,0)"', "")
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{VIEW}" fill="{ground_of(code).colour}" {OUTLINE}>'
    return f"{head}{LICENCE}<defs>{defs}</defs>{drawn}</svg>"


def symbol(code: str) -> str:
    """A card in the sprite: a page may set --ground to recolour it, and --life to 1 to wake it."""
    shown = copied(code)
    if shown != code:
        drawn = f'<use href="#card-{art_id(shown)}"/>{_mark(code)}'
        return f'<symbol id="card-{art_id(code)}" viewBox="{VIEW}">{drawn}</symbol>'
    fill = f'fill="var(--ground,{ground_of(code).colour})"'
    return f'<symbol id="card-{art_id(code)}" viewBox="{VIEW}" {fill} {OUTLINE}>{face(code, life(code))}</symbol>'
