"""Whole hands and what each opening lead is worth, for ever.

`python -m tests.players.kernel.golden` prints the lines that `tests/golden/solver.txt` keeps.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from moon_desktop.engine.pieces import BLANKLESS_SET, FULL_SET, TILES, mask, tiles
from tests.kit.endings import Kind, forty_two_kinds, moon_kinds

HANDS = 3
"""How many deals there are of each contract."""

CONTRACTS = {
    name: kind
    for name, kind in {**moon_kinds(), **forty_two_kinds()}.items()
    if name.endswith(("for 001", "for 0101", "by 0")) or name.startswith("42")
}


def deals(kind: Kind, chooser: random.Random) -> Iterator[tuple[int, ...]]:
    """Whole hands, without blanks at three seats (M1.1)."""
    pack = tiles(BLANKLESS_SET if kind.seats == 3 else FULL_SET)
    for _ in range(HANDS):
        drawn = chooser.sample(pack, 7 * kind.seats)
        yield tuple(mask(drawn[7 * seat : 7 * seat + 7]) for seat in range(kind.seats))


def lines(kernel: ModuleType) -> Iterator[str]:
    """Contract, the hands from seat 0 on, and the points of the side after each lead of seat 0."""
    for name, kind in CONTRACTS.items():
        solver = kind.solver(kernel)
        for hands in deals(kind, random.Random(f"golden {name}")):
            held = " / ".join(" ".join(tiles(hand)) for hand in hands)
            yield f"{name}: {held}: {told(solver, hands)}"


def told(solver: Any, hands: tuple[int, ...]) -> str:
    """The value of each lead of seat 0, with the suit where an end is named."""
    choices = solver.choices(hands, 0)
    twice = len({index for index, _ in choices}) < len(choices)
    return " ".join(
        f"{TILES[index]}{f' as {suit}' if twice else ''}={value}"
        for (index, suit), value in choices.items()
    )


def read(line: str) -> tuple[Kind, tuple[int, ...], str]:
    """A line's contract, its hands, and what it says of the leads."""
    name, held, said = line.split(": ")
    return CONTRACTS[name], tuple(mask(hand.split()) for hand in held.split(" / ")), said


if __name__ == "__main__":
    from moon_desktop.players.kernel import solver

    sys.stdout.writelines(f"{line}\n" for line in lines(solver))
