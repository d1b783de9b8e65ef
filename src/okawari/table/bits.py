"""Sets of small numbers as the bits of one integer: at least 0 and below 2**63.

Compiled rules put machine instructions in the place of popcount, low_bit and nth_bit.
"""


def has_bit(mask: int, i: int) -> bool:
    """Whether number i is in the set."""
    return (mask >> i) & 1 == 1


def popcount(mask: int) -> int:
    """How many numbers are in the set."""
    return mask.bit_count()


def low_bit(mask: int) -> int:
    """The smallest number in the set; -1 if the set is empty."""
    return (mask & -mask).bit_length() - 1


def nth_bit(mask: int, n: int) -> int:
    """The number that has n smaller ones in the set; -1 if there is none."""
    for _ in range(n):
        mask &= mask - 1
    return low_bit(mask)
