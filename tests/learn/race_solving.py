"""How likely each side is to win from a score, worked out from how hands end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

Values = npt.NDArray[np.float64]

STEADY: Final = 1e-5
"""The change of a chance below which it is taken as settled."""


class Ending(NamedTuple):
    """How a hand ended, all told from the side of its dealer on, clockwise.

    ``first``: the side whose points are counted first (M5.6); ``points``: those of each side.
    """

    first: int
    points: tuple[int, ...]


Endings = dict[Ending, float]
"""How often hands end in each way, together 1."""

Lap = tuple[int, ...]
"""How near each side is to the target, 0 the nearest, from that of the dealer on: hands are
played otherwise near the end."""


def chances(needs: Sequence[int], laps: Sequence[int], endings: dict[Lap, Endings]) -> Values:
    """The chance of each side to win, an axis a side and one more for whose chance it is.

    ``needs``: those that are worked out, upwards from 1; ``laps``: the most that a side needs
    in each lap but the farthest. Axes and chances begin with the side that deals next.
    """
    sides = len(next(iter(endings)))
    cuts = [0, *(sum(need <= most for need in needs) for most in laps), len(needs)]
    parts = [slice(a, b) for a, b in pairwise(cuts)]
    table = np.full((len(needs),) * sides + (sides,), 1 / sides)
    at_once = {lap: _won_now(needs, parts, lap, found) for lap, found in endings.items()}
    # The deal passes left (M1.4): what was the second side is the first of the next hand.
    turned = [*((side - 1) % sides for side in range(sides)), sides]
    while True:
        left = np.roll(np.transpose(table, turned), 1, axis=-1)
        fresh = np.empty_like(table)
        for lap, found in endings.items():
            block = tuple(parts[near] for near in lap)
            fresh[block] = at_once[lap] + _later(tuple(needs), block, left, found)
        change = float(np.abs(fresh - table).max())
        table = fresh
        if change < STEADY:
            return table


def _won_now(needs: Sequence[int], parts: Sequence[slice], lap: Lap, endings: Endings) -> Values:
    """The chance that the next hand wins the game for each side."""
    sides = len(lap)
    mine = [np.array(needs)[parts[near]] for near in lap]
    won = np.zeros((*map(len, mine), sides))
    for ending, weight in endings.items():
        undecided = np.full(won.shape[:-1], weight)
        for place in range(sides):
            side = (ending.first + place) % sides
            shape = [1] * sides
            shape[side] = -1
            there = (mine[side] <= ending.points[side]).reshape(shape)
            won[..., side] += undecided * there
            undecided = undecided * ~there
    return won


def _later(
    needs: tuple[int, ...], block: tuple[slice, ...], left: Values, endings: Endings
) -> Values:
    """The chance to win after the next hand; ``left``: the chances that it leaves."""
    weights: dict[tuple[int, ...], float] = {}
    for ending, weight in endings.items():
        weights[ending.points] = weights.get(ending.points, 0.0) + weight
    return _moved(needs, block, left, 0, weights)


def _moved(
    needs: tuple[int, ...],
    block: tuple[slice, ...],
    left: Values,
    side: int,
    weights: dict[tuple[int, ...], float],
) -> Values:
    """``left`` seen from before the points of ``side`` and of the sides after it."""
    by_points: dict[int, dict[tuple[int, ...], float]] = {}
    for points, weight in weights.items():
        by_points.setdefault(points[side], {})[points] = weight
    if side == len(block) - 1:
        moves = (sum(same.values()) * _move(needs, p) for p, same in by_points.items())
        return _along(side, np.sum(list(moves), axis=0)[block[side]], left)
    total = np.zeros(())
    for points_here, same in by_points.items():
        moved = _along(side, _move(needs, points_here)[block[side]], left)
        total = total + _moved(needs, block, moved, side + 1, same)
    return total


def _along(side: int, move: Values, left: Values) -> Values:
    """``move`` done to the needs of one side."""
    # Few needs become few others: the rest of the table need not be gone through.
    used = np.flatnonzero(move.any(axis=0))
    if not used.size:
        shape = list(left.shape)
        shape[side] = len(move)
        return np.zeros(shape)
    some = slice(used[0], used[-1] + 1)
    part = left[(slice(None),) * side + (some,)]
    return np.moveaxis(np.tensordot(move[:, some], part, (1, side)), 0, side)


@cache
def _move(needs: tuple[int, ...], points: int) -> Values:
    """What each need becomes with ``points`` more: its weights on the needs, none once there."""
    move = np.zeros((len(needs), len(needs)))
    for row, need in enumerate(needs):
        rest = min(need - points, needs[-1])
        if rest > 0:
            above = next(place for place, value in enumerate(needs) if value >= rest)
            if needs[above] > rest:
                part = (needs[above] - rest) / (needs[above] - needs[above - 1])
                move[row, above - 1] = part
                move[row, above] = 1 - part
            else:
                move[row, above] = 1
    return move
