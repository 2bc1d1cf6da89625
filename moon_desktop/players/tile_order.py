"""One order of the tiles in which, whatever suit is led, the higher of two takes the trick."""

from __future__ import annotations

from itertools import pairwise

from moon_desktop.engine.suits import Suits


def tile_order(suits: Suits) -> tuple[int, ...]:
    """The indices of all tiles, weakest first, so that they agree with ``suits.strength``.

    In every suit, of two tiles that can take a trick the one that comes later takes it.
    Raises ValueError where two suits contradict each other, or a rank is given twice.
    """
    count = len(suits.leads)
    above: list[set[int]] = [set() for _ in range(count)]
    for suit, ranks in enumerate(suits.strength):
        ranked = sorted((rank, index) for index, rank in enumerate(ranks) if rank > 0)
        for (low, weaker), (high, stronger) in pairwise(ranked):
            if low == high:
                raise ValueError(f"tiles {weaker} and {stronger} rank alike in suit {suit}")
            above[weaker].add(stronger)
    below = [0] * count
    for stronger_ones in above:
        for index in stronger_ones:
            below[index] += 1
    order: list[int] = []
    ready = [index for index in range(count) if not below[index]]
    while ready:
        # The lowest index first, so that the order is the same on every day.
        index = min(ready, key=lambda one: (bool(suits.trumps >> one & 1), one))
        ready.remove(index)
        order.append(index)
        for stronger in above[index]:
            below[stronger] -= 1
            if not below[stronger]:
                ready.append(stronger)
    if len(order) < count:
        raise ValueError("two suits rank the same tiles in contrary orders")
    return tuple(order)
