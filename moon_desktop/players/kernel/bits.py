"""What is asked of sets of bits all the time; of the compiled kernel see `bits.pxd`."""

from __future__ import annotations


def bit_count(bits: int) -> int:
    """How many bits there are."""
    return bits.bit_count()


def bit_place(bits: int) -> int:
    """The place of the lowest bit, and there must be one."""
    return (bits & -bits).bit_length() - 1


def highest_bit(bits: int) -> int:
    """The highest bit alone, and there must be one."""
    return 1 << bits.bit_length() - 1
