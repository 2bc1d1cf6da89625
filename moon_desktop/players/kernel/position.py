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


def check_hands(
    active: Sequence[int], seats: int, hands: Sequence[int], turn: int, plays: Sequence[int]
) -> None:
    """Raises ValueError unless the ``active`` seats hold as many tiles as are due, each once."""
    if len(hands) != seats:
        raise ValueError(f"{len(hands)} hands for {seats} seats")
    seen = 0
    for index in plays:
        if not 0 <= index < TILES:
            raise ValueError(f"there is no tile {index}")
        if seen >> index & 1:
            raise ValueError(f"tile {index} is there twice")
        seen |= 1 << index
    for seat, hand in enumerate(hands):
        if hand < 0 or hand >> TILES:
            raise ValueError(f"seat {seat} holds what is no tile: {hand:#x}")
        if hand & seen:
            raise ValueError(f"seat {seat} holds tiles that are there twice: {hand & seen:#x}")
        seen |= hand
    size = hands[turn].bit_count()
    if not size:
        raise ValueError(f"seat {turn} is to play and has no tile")
    first = active.index(turn)
    for step in range(len(active)):
        seat = active[(first + step) % len(active)]
        due = size - (step >= len(active) - len(plays))
        if hands[seat].bit_count() != due:
            raise ValueError(
                f"seat {seat} has {hands[seat].bit_count()} tiles and should have {due}"
            )


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
