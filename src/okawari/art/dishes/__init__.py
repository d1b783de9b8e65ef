"""Every dish that is drawn on a card, one file a family."""

from okawari.art.dishes import bowls, nigiri, plates, rice, rolls, sweets, tools
from okawari.art.dishes.dish import Dish

FAMILIES = (nigiri, rolls, plates, rice, bowls, tools, sweets)
DISHES: dict[str, Dish] = {name: dish for family in FAMILIES for name, dish in family.DISHES.items()}

# Drawings that several dishes share.
SHARED: dict[str, str] = {**nigiri.PARTS, **rolls.PARTS, **plates.PARTS, **sweets.PARTS}

__all__ = ["DISHES", "SHARED", "Dish"]
