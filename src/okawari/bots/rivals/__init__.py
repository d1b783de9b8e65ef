"""Rivals: what others have published, played by our rules. The league plays against them; people are not offered them.

Each can be given another budget: `Rival(replace(RIVALS["tag"].plan, tries=2000, seconds=None))`.
"""

from collections.abc import Mapping
from types import MappingProxyType

from okawari.bots.rivals.bot import Rival
from okawari.bots.rivals.plan import RIVAL_PLANS, RivalPlan

__all__ = ["RIVALS", "Rival", "RivalPlan", "rivals"]


def rivals(fast: bool = False) -> Mapping[str, Rival]:
    """Every rival, with interpreted or compiled code; what is compiled is compiled when it is first needed."""
    return {name: Rival(plan, fast) for name, plan in RIVAL_PLANS.items()}


RIVALS: Mapping[str, Rival] = MappingProxyType(rivals())
