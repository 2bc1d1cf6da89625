"""Learns what scores are worth from the program's own hands, and writes the players' tables.

`python -m tests.learn.learn_race [--hands N] [--seed S] [--workers W] [--into FOLDER] [FAMILY …]`.
Of each family of rules casual players play N hands at scores of every kind. How likely each side is
to win from a score is then worked out from how those hands ended, hand by hand, until nothing
changes any more. Hands are taken to end alike at all scores, and then who needs less wins no less
often.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from moon_desktop.games.moon.players.payoffs import SCALE, Family
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.resources import folder
from moon_desktop.seeds import match_seed
from tests.benchmarks.single_hands import dealt, each, finished, table_of

Values = npt.NDArray[np.float64]
LEVEL: Final = "casual"

RULES: Final = {
    Family.of(rules).file_name: rules
    for preset in ("follow-me-42", "fosdick", "fosdick-partners", "shoot-the-moon-4")
    for rules in (
        PRESETS[preset],
        replace(PRESETS[preset], scoring="marks", target=7, match="single", match_length=1),
    )
}
"""By the name of its table: the rules each family is played under."""

FAR: Final = {"points": 30, "marks": 9}
"""The most that sides need where hands are played."""


PART: Final = 100
"""Hands that are handed to a process at a time."""


class Grid(NamedTuple):
    """The needs that chances are worked out for, and those of them that go into the file."""

    needs: tuple[int, ...]
    kept: tuple[int, ...]


_TO_42, _TO_21 = tuple(range(1, 43)), tuple(range(1, 22))

GRIDS: Final = {
    (2, "points"): Grid(_TO_42, _TO_42),
    (3, "points"): Grid(_TO_42, (*range(1, 11), 12, 14, 16, 18, 21, 25, 30, 36, 42)),
    (4, "points"): Grid(
        (*range(1, 9), 10, 11, 13, 15, 18, 21, 25, 29, 34, 40),
        (1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40),
    ),
    (2, "marks"): Grid(_TO_21, _TO_21),
    (3, "marks"): Grid(_TO_21, (*range(1, 11), 12, 14, 17, 21)),
    (4, "marks"): Grid((*range(1, 13), 14, 17, 21), (*range(1, 8), 9, 12, 17, 21)),
}
"""By sides and scoring. Kept are as many as make a file of less than 100 KB."""


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


def hand_ending(rules: MoonRules, needs: Sequence[int], seed: int) -> Ending:
    """How a hand ends that seat 0 deals, ``needs`` what each side is short of the target."""
    result = finished(dealt(rules, seed, 0, needs), table_of([LEVEL] * rules.seats, seed))
    return Ending(rules.table.side(result.bidder or 0), result.points)


def stretch(rules: MoonRules, seed: int, numbers: range) -> Counter[Ending]:
    """The endings of the hands of these ``numbers``, at scores drawn at random."""
    endings: Counter[Ending] = Counter()
    for number in numbers:
        own = match_seed(seed, number)
        luck = random.Random(own)
        needs = [luck.randint(1, FAR[rules.scoring]) for _ in range(rules.table.sides)]
        endings[hand_ending(rules, needs, own)] += 1
    return endings


def played(name: str, seed: int, hands: int, workers: int) -> Endings:
    """How ``hands`` hands of that family ended."""
    parts = [range(first, min(first + PART, hands)) for first in range(0, hands, PART)]
    found = each(partial(stretch, RULES[name], seed), parts, name, workers)
    return {ending: times / hands for ending, times in sum(found, Counter[Ending]()).items()}


def chances(needs: tuple[int, ...], endings: Endings) -> Values:
    """The chance of each side to win, an axis a side and one more for whose chance it is.

    ``needs``: those that are worked out, upwards from 1. Axes and chances begin with the side that
    deals next.
    """
    sides = len(next(iter(endings)).points)
    table = np.full((len(needs),) * sides + (sides,), 1 / sides)
    at_once = _won_now(needs, endings)
    weights: dict[tuple[int, ...], float] = {}
    for ending, weight in endings.items():
        weights[ending.points] = weights.get(ending.points, 0.0) + weight
    # The deal passes left (M1.4): what was the second side is the first of the next hand.
    turned = [*((side - 1) % sides for side in range(sides)), sides]
    while True:
        left = np.roll(np.transpose(table, turned), 1, axis=-1)
        fresh = at_once + _moved(needs, left, 0, weights)
        change = float(np.abs(fresh - table).max())
        table = fresh
        if change < STEADY:
            return table


def _won_now(needs: tuple[int, ...], endings: Endings) -> Values:
    """The chance that the next hand wins the game for each side."""
    sides = len(next(iter(endings)).points)
    won = np.zeros((len(needs),) * sides + (sides,))
    for ending, weight in endings.items():
        undecided = np.full(won.shape[:-1], weight)
        for place in range(sides):
            side = (ending.first + place) % sides
            shape = [1] * sides
            shape[side] = -1
            there = (np.array(needs) <= ending.points[side]).reshape(shape)
            won[..., side] += undecided * there
            undecided = undecided * ~there
    return won


def _moved(
    needs: tuple[int, ...], left: Values, side: int, weights: dict[tuple[int, ...], float]
) -> Values:
    """``left`` seen from before the points of ``side`` and of the sides after it."""
    by_points: dict[int, dict[tuple[int, ...], float]] = {}
    for points, weight in weights.items():
        by_points.setdefault(points[side], {})[points] = weight
    if side == left.ndim - 2:
        moves = (sum(same.values()) * _move(needs, p) for p, same in by_points.items())
        return _along(side, np.sum(list(moves), axis=0), left)
    total = np.zeros(())
    for points_here, same in by_points.items():
        moved = _along(side, _move(needs, points_here), left)
        total = total + _moved(needs, moved, side + 1, same)
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


def file_of(table: Values, grid: Grid, told: dict[str, object]) -> bytes:
    """The table as its file has it; ``told``: what its first line says beside the nodes."""
    sides = table.shape[-1]
    rows = [grid.needs.index(need) for need in grid.kept]
    # Rounded together: what is left for the last side is never less than nothing.
    sums = np.rint(np.cumsum(table[np.ix_(*[rows] * sides)], axis=-1) * SCALE)
    kept = np.diff(sums, axis=-1, prepend=0)[..., :-1]
    first = json.dumps({**told, "nodes": list(grid.kept)}) + "\n"
    return first.encode("ascii") + kept.astype("<u2").tobytes()


def main(arguments: Sequence[str] | None = None) -> int:
    """Learns the tables that ``arguments`` name, or all; 0."""
    given = parser().parse_args(arguments)
    given.into.mkdir(parents=True, exist_ok=True)
    told = {"players": LEVEL, "hands": given.hands, "seed": given.seed}
    for name in given.families or RULES:
        rules = RULES[name]
        grid = GRIDS[rules.table.sides, rules.scoring]
        endings = played(name, given.seed, given.hands, given.workers)
        print(f"{name}: working out …", file=sys.stderr, flush=True)
        (given.into / name).write_bytes(file_of(chances(grid.needs, endings), grid, told))
    return 0


def parser() -> argparse.ArgumentParser:
    """What may be asked for."""
    made = argparse.ArgumentParser(prog="python -m tests.learn.learn_race")
    made.add_argument("families", nargs="*", choices=[*RULES, []], metavar="FAMILY")
    made.add_argument("--hands", type=int, default=8_000, metavar="N")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--workers", type=int, default=2)
    made.add_argument("--into", type=Path, default=folder() / "players", metavar="FOLDER")
    return made


if __name__ == "__main__":
    sys.exit(main())
