"""The table in words, as all can see it: what environments show for a picture."""

from collections.abc import Sequence

from okawari.draft.faces import PILES
from okawari.views.seat_view import View


def table_text(view: View, names: Sequence[str], waiting: Sequence[str]) -> str:
    """A spectator's view, line by line; who is waited for, nobody at the end."""
    asked = f"waiting for {', '.join(waiting)}" if waiting else "the game is over"
    lines = [f"{view.game}, round {view.round}, turn {view.turn}, {view.hand_size} cards in each hand, {asked}"]
    if view.game == "draft":
        left = [f"{pile} {number}" for pile, number in zip(PILES, view.raw.pile_n, strict=True)]
        lines.append(f"chips left: {', '.join(left)}")
    elif view.menu:
        lines.append(f"menu: {' '.join(view.menu)}; {view.deck_size} cards in the deck")
    for seat in range(view.raw.places):
        name = names[seat] if seat < len(names) else "dummy"
        parts = [f"{view.scores[seat]} points", " ".join(view.table(seat)) or "-"]
        if kept := view.desserts(seat):
            parts.append(f"desserts {' '.join(kept)}")
        if view.game == "draft" and (won := chips(view, seat)):
            parts.append(f"chips {' '.join(won)}")
        lines.append(f"{name}: {'; '.join(parts)}")
    return "\n".join(lines)


def chips(view: View, seat: int) -> list[str]:
    """The chips that a seat has won, with their values where everybody may know them."""
    won = [entry for entry, taker in enumerate(view.raw.takers) if taker == seat]
    shown = [f"={value}" if value else "" for value in view.raw.values]
    return [PILES[entry % len(PILES)] + shown[entry] for entry in won]
