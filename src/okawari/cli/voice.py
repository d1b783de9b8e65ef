"""What happened, in sentences: events in the language of the listener, who may be one of the players."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from okawari.cli.paint import BETWEEN
from okawari.cli.terminal import printable
from okawari.language import Language
from okawari.views.story import Event

# Told by other means: marks, arrows and score sheets.
QUIET_EVENTS = ("dealt", "chosen", "took_back", "picked", "passed", "scored", "dessert_kept", "kept")
LONGEST_NAME = 16
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")  # a minus sign as the catalogue writes it
NAMED_BY_KIND = ("scored", "chip_taken", "chip_value", "chip_shown", "pile_stays")


def _goes_without_saying(event: Event) -> bool:
    """Cards seen through a menu are asked about; those that leave are told by what made them leave."""
    if event.what == "discarded":
        return bool(event.values["card"] != "special_order")  # an order with nothing to copy just goes
    return event.what == "menu_shows"


class Voice:
    """Tells events with the names of the players; one of them can be spoken to as you."""

    def __init__(self, language: Language, names: Sequence[str], me: int | None = None) -> None:
        self.language = language
        self.names = [printable(name)[:LONGEST_NAME] for name in names]
        self.me = me

    def say(self, message_id: str, /, **args: Any) -> str:
        """A message of the catalogue."""
        return self.language.say(message_id, **args)

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def tell(self, event: Event) -> str:
        """An event as a sentence."""
        args = {**event.values, "seat": self.name(event.seat)}
        if "card" in args:
            args["card"] = self._card(event.what, str(args["card"]))
        if event.what == "picked":
            args["card"] = self.language.answer(args["question"], args["answer"])
        if "other" in args:
            args["other"] = self.name(args["other"])
        return HYPHEN.sub("−", self.say(self._message(event), **args))

    def _card(self, what: str, code: str) -> str:
        if what in NAMED_BY_KIND and code not in ("flipped", "chips"):
            return self.language.card(code)
        if code == "chips":
            return self.say("cli-chips")
        if what == "played":
            code = code.removeprefix("wild=")
        return self.language.face(code)

    def _message(self, event: Event) -> str:
        name = f"event-{event.what}"
        if event.what == "played" and str(event.values["card"]).startswith("wild="):
            name += "-wild"
        if self.me is None:
            return name
        if event.values.get("other") == self.me:
            return f"{name}-to_you"
        mine = f"{name}-you"
        return mine if event.seat == self.me and self.language.knows(mine) else name

    def story(self, events: Iterable[Event], quiet: Sequence[str] = QUIET_EVENTS) -> list[str]:
        """Sentences for events, those left out that are told otherwise."""
        return [self.tell(event) for event in events if event.what not in quiet]

    def news(self, events: Iterable[Event]) -> list[str]:
        """The same in brief: cards shown at once share a line."""
        lines: list[str] = []
        shown: dict[int, str] = {}
        for event in events:
            if event.what == "passed":
                self._put_down(shown, lines)
            elif not self._shows(event, shown):
                if event.what in QUIET_EVENTS or _goes_without_saying(event):
                    continue
                if event.what != "announced":
                    self._put_down(shown, lines)
                lines.append(self.tell(event))
        self._put_down(shown, lines)
        return lines

    def _shows(self, event: Event, shown: dict[int, str]) -> bool:
        """Whether an event only says what a seat lays in the reveal."""
        card = str(event.values.get("card", ""))
        if event.what == "played" and event.values["how"] == "pick" and event.seat not in shown:
            shown[event.seat] = self.language.face(card)
        elif event.what == "dipped" and event.seat in shown:
            shown[event.seat] = self.language.say("answer-on-wasabi", card=self.language.face(card))
        elif event.what == "copied" and event.seat in shown:
            shown[event.seat] = self.language.face(f"special_order={card}")
        else:
            return False
        return True

    def _put_down(self, shown: dict[int, str], lines: list[str]) -> None:
        if shown:
            lines.append(BETWEEN.join(f"{self.name(seat)}: {card}" for seat, card in shown.items()))
            shown.clear()
