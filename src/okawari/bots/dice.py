"""A bot's own chance: nothing that a bot does changes what is dealt."""

from okawari.table.chance import Dice

__all__ = ["Dice"]
