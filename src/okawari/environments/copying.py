"""Environments are copied as a whole: a table that two of them share would be played by both."""

from copy import deepcopy
from typing import Self


class CopiedWhole:
    """Something whose copy, by copy.copy as well, goes on on its own."""

    def __copy__(self) -> Self:
        return deepcopy(self)
