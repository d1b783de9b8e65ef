"""Events as people and programs read them: named, with card codes, and with the audience each may have."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from okawari.table import events as e
from okawari.table.faces import FACES, SPOT_NAMES
from okawari.table.questions import QUESTIONS, REQUEST, answer_code
from okawari.views.reasons import line_name


@dataclass(frozen=True)
class Event:
    """Something that happened. `seat` is whom it happened to; `only` names the one seat that may know, if not all."""

    what: str
    seat: int
    values: dict[str, Any] = field(default_factory=dict)
    only: int | None = None

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may know of it."""
        return self.only is None or self.only == seat


HOW = ("pick", "chopsticks", "spoon", "menu", "chance")
Values = dict[str, Any]

READERS: dict[int, Callable[[int, int], Values]] = {
    e.ROUND_STARTED: lambda a, b: {"round": a + 1, "count": b},
    e.DESSERTS_MIXED: lambda a, b: {"count": a},
    e.PICKED: lambda a, b: {"question": QUESTIONS[b], "answer": answer_code(b, a)},
    e.PLAYED: lambda a, b: {"card": FACES[a], "how": HOW[b]},
    e.DIPPED_NIGIRI: lambda a, b: {"card": FACES[a]},
    e.COPIED: lambda a, b: {"card": SPOT_NAMES[a]},
    e.ANNOUNCED: lambda a, b: {"card": f"special_order={FACES[a]}" if b else FACES[a]},
    e.SPOON_ASKED: lambda a, b: {"card": answer_code(REQUEST, a)},
    e.SPOON_NONE: lambda a, b: {"card": answer_code(REQUEST, a)},
    e.SPOON_GAVE: lambda a, b: {"card": FACES[a], "other": b},
    e.INTO_HAND: lambda a, b: {"card": FACES[a]},
    e.DISCARDED: lambda a, b: {"card": FACES[a]},
    e.MENU_SHOWS: lambda a, b: {"card": FACES[a]},
    e.MENU_RETURNED: lambda a, b: {"count": a},
    e.MISO_SPILLED: lambda a, b: {"count": a},
    e.URAMAKI_PLACE: lambda a, b: {"place": a + 1, "points": b},
    e.FLIPPED_CARD: lambda a, b: {"card": f"special_order={SPOT_NAMES[a]}" if b else SPOT_NAMES[a]},
    e.PASSED: lambda a, b: {"direction": "left" if a > 0 else "right"},
    e.DUMMY_CARD: lambda a, b: {"card": FACES[a]},
    e.SCORED: lambda a, b: {"card": line_name(a), "points": b},
    e.DESSERT_KEPT: lambda a, b: {"card": FACES[a], "count": b},
    e.ROUND_ENDED: lambda a, b: {"round": a + 1},
    e.DEALT: lambda a, b: {"card": FACES[a], "count": b},
    e.SET_BESIDE: lambda a, b: {"card": FACES[a]},
    e.BOX_KEPT: lambda a, b: {"card": FACES[a]},
    e.PARTED: lambda a, b: {"card": SPOT_NAMES[a], "now": SPOT_NAMES[b]},
}


def read_log(t: Any, names: tuple[str, ...], private: tuple[int, ...], readers: Any) -> list[Event]:
    """Take the events of any game out of a table's log."""
    assert t.log_n <= len(t.log_what), "events were lost"
    found = []
    entries = zip(t.log_what[: t.log_n], t.log_seat[: t.log_n], t.log_a[: t.log_n], t.log_b[: t.log_n], strict=True)
    for what, seat, a, b in entries:
        values = readers[what](a, b) if what in readers else {}
        found.append(Event(names[what], seat, values, seat if what in private else None))
    t.log_n = 0
    return found
