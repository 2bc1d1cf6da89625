"""What makes a position one that can be played on, and the plays open in it."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.suits import Suits

TILES = 28

Option = tuple[int, int]
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
