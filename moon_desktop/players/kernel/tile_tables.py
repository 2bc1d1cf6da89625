"""What the kernel knows of the tiles of a contract, as tables in the order of their strength, and
what makes a position one that can be played on."""

from __future__ import annotations

from collections.abc import Sequence
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from moon_desktop.engine.suits import Suits

TILES: Final = 28

Option: TypeAlias = tuple[int, int]
"""A tile's index and the suit in force when it is played: of a lead, the suit it leads."""


def players(seats: int, out: int | None) -> tuple[int, ...]:
    """The seats that play; ValueError where there are no such ``seats``."""
    if seats not in (3, 4):
        raise ValueError(f"{seats} seats: there are three or four")
    if out is not None and not 0 <= out < seats:
        raise ValueError(f"seat {out} sits out of a table of {seats}")
    return tuple(seat for seat in range(seats) if seat != out)


def options(
    suits: Suits, hand: int, plays: Sequence[int], suit: int | None, allowed: int
) -> tuple[Option, ...]:
    """The plays open to ``hand`` (bits) that do not renege, lowest index first.

    ``plays``: the tiles (indices) on the table; ``suit``: the one in force there, None before a
    lead; ``allowed``: tiles (bits) that the play is confined to, 0 for none.
    Raises ValueError where there are none, or the suit is not one that was led.
    """
    if plays and (suit is None or suit not in suits.leads[plays[0]]):
        raise ValueError(f"tile {plays[0]} does not lead suit {suit}")
    if not plays and suit is not None:
        raise ValueError(f"suit {suit} is in force, and nothing is led")
    if allowed & ~hand:
        raise ValueError(f"tiles {allowed & ~hand:#x} are allowed and not in the hand")
    open_tiles = hand if suit is None else suits.follow(hand, suit)
    if allowed:
        open_tiles &= allowed
    if not open_tiles:
        raise ValueError("none of the tiles that are allowed follows")
    found = []
    for index in range(TILES):
        if open_tiles >> index & 1:
            found += [(index, led) for led in (suits.leads[index] if suit is None else (suit,))]
    return tuple(found)


def tile_order(suits: Suits) -> tuple[int, ...]:
    """The indices of all tiles, weakest first, so that they agree with ``suits.strength``.

    In every suit, of two tiles that can take a trick the one that comes later takes it.
    Raises ValueError where two suits contradict each other, or a rank is given twice.
    """
    sorter = TopologicalSorter[int](dict.fromkeys(range(len(suits.leads)), ()))
    for suit, ranks in enumerate(suits.strength):
        ranked = sorted((rank, index) for index, rank in enumerate(ranks) if rank > 0)
        for (low, weaker), (high, stronger) in pairwise(ranked):
            if low == high:
                raise ValueError(f"tiles {weaker} and {stronger} rank alike in suit {suit}")
            sorter.add(stronger, weaker)
    try:
        sorter.prepare()
    except CycleError:
        raise ValueError("two suits rank the same tiles in contrary orders") from None
    order: list[int] = []
    ready: set[int] = set()
    while sorter.is_active():
        ready |= {*sorter.get_ready()}
        # The lowest index first, so that the order is the same on every day.
        index = min(ready, key=lambda one: (bool(suits.trumps >> one & 1), one))
        ready.remove(index)
        order.append(index)
        sorter.done(index)
    return tuple(order)


EVERY = 0xFFFFFFFF
"""All bits there may be: what no hand is without."""

_PART = 7


class TileTables(NamedTuple):
    """Tables of a contract. A tile's place is where it stands in `tile_order`, and its bit there.

    ``parts[128 * n + tiles]``: the bits of seven tiles of the engine, from index 7n on.
    ``trumps``, ``followers[suit]``, and ``takers[suit]``, those that can take a trick of it.

    By place: ``suit_led``; ``other_led``, the suit that its other end leads, or -1; ``over``, the
    tiles that take the trick if it leads its suit; ``over_also``, those that are above it in the
    other suits it follows; ``also_led``, those that can lead one of these; ``below``, those that
    can lead a suit that it follows and are below it; ``worth``.

    ``apart[32 * one + other]``: the tiles of which none may be in other hands for the two at these
    places, in one hand, to be as good as each other.
    """

    parts: list[int]
    trumps: int
    followers: list[int]
    takers: list[int]
    suit_led: list[int]
    other_led: list[int]
    over: list[int]
    over_also: list[int]
    also_led: list[int]
    below: list[int]
    worth: list[int]
    apart: list[int]


def tile_tables(suits: Suits, worth: Sequence[int]) -> TileTables:
    """The tables of a contract in which tile i is worth ``worth[i]`` points.

    Raises ValueError where the suits rank the tiles in contrary ways.
    """
    order = tile_order(suits)
    parts = _parts(order)
    followers = [_inside(parts, tiles) for tiles in suits.followers]
    takers = [
        _inside(parts, sum([1 << i for i in range(TILES) if ranks[i]])) for ranks in suits.strength
    ]
    leaders = [0] * 8
    for place, index in enumerate(order):
        for suit in suits.leads[index]:
            leaders[suit] |= 1 << place
    found = TileTables(
        parts,
        _inside(parts, suits.trumps),
        followers,
        takers,
        [suits.leads[index][0] for index in order],
        [suits.leads[index][1] if len(suits.leads[index]) > 1 else -1 for index in order],
        [0] * TILES,
        [0] * TILES,
        [0] * TILES,
        [0] * TILES,
        [worth[index] for index in order],
        [EVERY] * (32 * 32),
    )
    for place in range(TILES):
        _compare(found, leaders, place)
    for high in range(TILES):
        for low in range(high):
            _part(found, low, high)
    return found


def _parts(order: Sequence[int]) -> list[int]:
    """The bits of all sets of seven tiles next to each other."""
    place = [0] * TILES
    for number, index in enumerate(order):
        place[index] = number
    parts = [0] * (128 * (TILES // _PART))
    for first in range(0, TILES, _PART):
        row = 128 * (first // _PART)
        for tiles in range(1, 128):
            lowest = tiles & -tiles
            bit = 1 << place[first + lowest.bit_length() - 1]
            parts[row + tiles] = parts[row + (tiles ^ lowest)] | bit
    return parts


def _inside(parts: Sequence[int], tiles: int) -> int:
    """A set of the engine's tiles as bits of the contract's order."""
    return (
        parts[tiles & 127]
        | parts[128 + (tiles >> 7 & 127)]
        | parts[256 + (tiles >> 14 & 127)]
        | parts[384 + (tiles >> 21)]
    )


def _compare(tables: TileTables, leaders: Sequence[int], place: int) -> None:
    """Fills in what beats the tile at a place, and what it beats."""
    above = EVERY & ~((2 << place) - 1)
    for suit in range(8):
        if not tables.followers[suit] >> place & 1:
            continue
        tables.below[place] |= leaders[suit] & ~above & ~(1 << place)
        if suit == tables.suit_led[place]:
            tables.over[place] = tables.takers[suit] & above
        else:
            tables.over_also[place] |= tables.takers[suit] & above
            tables.also_led[place] |= leaders[suit]


def _part(tables: TileTables, low: int, high: int) -> None:
    """Fills in what makes two tiles of one hand differ.

    They do not where they lead the same suit, follow no other that the other hands can still
    lead, and none of the others' tiles stands between them.
    """
    suit = tables.suit_led[low]
    named = tables.other_led[low] >= 0 or tables.other_led[high] >= 0
    if suit == tables.suit_led[high] and tables.worth[low] == tables.worth[high] and not named:
        between = (1 << high) - (2 << low)
        apart = tables.also_led[low] | tables.also_led[high] | tables.followers[suit] & between
        tables.apart[32 * low + high] = tables.apart[32 * high + low] = apart
