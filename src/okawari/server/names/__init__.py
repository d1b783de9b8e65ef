"""Names of people at a table: cleaned, told apart, or made up."""

from okawari.server.names.cleaning import LONGEST, BadName, clean_name
from okawari.server.names.lookalikes import alike, distinct, prepare, skeleton
from okawari.server.names.made_up import made_up

__all__ = ["LONGEST", "BadName", "alike", "clean_name", "distinct", "made_up", "prepare", "skeleton"]
