"""All pictures in one file: a symbol for each, and the parts they share once."""

import re

from okawari.art import emotes, icons, mascot, signs
from okawari.art.cards import LICENCE, symbol
from okawari.art.faces import CODES
from okawari.art.frame import parts

FAMILIES = (icons, emotes, signs, mascot)


def sprite() -> str:
    """The sprite. It must not be hidden with display: none, which would take the patterns away."""
    symbols = [*(symbol(code) for code in CODES), *(one for family in FAMILIES for one in family.symbols())]
    more = [f'<g id="{name}">{drawing}</g>' for name, drawing in {**emotes.PARTS, **mascot.PARTS}.items()]
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
    return shorter("\n".join([head, LICENCE, "<defs>", *parts().values(), *more, "</defs>", *symbols, "</svg>"])) + "\n"


def shorter(text: str) -> str:
    """The same picture in fewer letters: #FFF for #FFFFFF, .5 for 0.5."""
    text = re.sub(r"#([0-9A-F])\1([0-9A-F])\2([0-9A-F])\3\b", r"#\1\2\3", text)
    return re.sub(r"(?<![\d.])0\.(?=\d)", ".", text)
