"""The language of a page, made-up ones included: the same twists as in web/src/lib/pseudo.ts."""

import math
from typing import Any

from okawari.language import Language

PSEUDO = ("long", "mirror")
LONGER = 0.4
FILLING = " one two three four five six seven eight" * 8
ACCENTS = str.maketrans("aeiouAEOcn", "áëïôüÅÉØçñ")


class Spoken(Language):
    """A language as a page with `?pseudo=` speaks it."""

    def __init__(self, code: str, pseudo: str = "") -> None:
        super().__init__(code)
        self.pseudo = pseudo

    def say(self, message_id: str, /, **args: Any) -> str:
        """The message as the page shows it."""
        text = super().say(message_id, **args)
        if self.pseudo == "long":
            return f"[{text.translate(ACCENTS)}{FILLING[: math.ceil(len(text) * LONGER)]}]"
        return f"\u202e{text}\u202c" if self.pseudo == "mirror" else text
