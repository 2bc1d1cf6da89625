"""The kernel beside DDS in one run, beside itself uncompiled, and what its tables cost.

Microseconds of processor time a deal, one thread, over random deals of seven tiles a seat, the
bidder leading. The floor is DDS on four hands of seven cards with a trump, all leads valued.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from statistics import fmean
from typing import Final, NamedTuple

from moon_desktop.engine.pieces import BLANKLESS_SET, FULL_SET, bits
from moon_desktop.engine.suits import Suits, doubles_low, doubles_trump, follow_me, pip_trump
from moon_desktop.players.kernel.solver import COMPILED, Solver
from tests.benchmarks.bridge import Dds, deals_of_cards
from tests.benchmarks.clock import timed
from tests.benchmarks.measure import Measure, Row, Wanted, against
from tests.benchmarks.process import Failed, Programs
from tests.kit.kernels import uncompiled
from tests.kit.tables import HIGH, SEVENS, WORTH, suits_of

DEALS: Final = 1000
SEED: Final = 42
TILES_EACH: Final = 7
TOGETHER: Final = 50
"""Deals after which DDS and the kernel take turns, so that what slows the machine slows both."""

COMPILED_TIMES: Final = Wanted("figure", "least", 60.0)
TABLES_MOST: Final = Wanted("figure", "most", 1000.0)
UNCOMPILED_SHARE: Final = 0.1
"""Of the deals, those that the uncompiled kernel solves too."""

NEEDED: Final = 30
"""The lowest bid of Texas 42, in points."""

Hands = tuple[int, ...]


class Task(NamedTuple):
    """A question about each deal. ``most``: how many times DDS's time it may take, and ``aim``
    what would be better still."""

    what: str
    seats: int
    asked: Sequence[Callable[[Hands], object]]
    most: float
    aim: float | None = None


MOON_TRUMPS: Final[Mapping[str, Callable[[], Suits]]] = {
    **{f"trump {pip}": partial(pip_trump, pip) for pip in range(1, 7)},
    "doubles": doubles_trump,
}
"""The contracts with a trump at three seats, where there are no blanks (M3.4, M3.5)."""

FORTY_TWO: Final[Sequence[Callable[[], Suits]]] = (
    *(partial(pip_trump, pip) for pip in range(7)),
    doubles_trump,
    partial(suits_of, HIGH),
    partial(suits_of, SEVENS, 7),
)
"""The contracts of Texas 42 that are played for points."""

TABLES: Final[Mapping[str, Callable[[], Suits]]] = {
    "pip trump": partial(pip_trump.__wrapped__, 5),
    "doubles": doubles_trump.__wrapped__,
    "no trump": follow_me.__wrapped__,
    "named leads": partial(follow_me.__wrapped__, True),
    "under": doubles_low.__wrapped__,
}
"""The engine keeps tables that it made once; here they are made anew each time."""


def leads(solver: Solver) -> Callable[[Hands], object]:
    """Asks for the value of every opening lead of seat 0, who bid."""
    return lambda hands: solver.choices(hands, 0)


def value(solver: Solver) -> Callable[[Hands], object]:
    """Asks for the value of the deal alone."""
    return lambda hands: solver.value(hands, 0)


def reaches(solver: Solver, target: int) -> Callable[[Hands], object]:
    """Asks whether the side of seat 0 takes so many points."""
    return lambda hands: solver.reaches(target, hands, 0)


def tasks() -> list[Task]:
    """All that is asked, in the order of the report."""
    moon = [Solver(suits(), 3, 0b001) for suits in MOON_TRUMPS.values()]
    under = Solver(doubles_low(), 3, 0b001, avoid=True)
    forty_two = [Solver(suits(), 4, 0b0101, worth=WORTH) for suits in FORTY_TWO]
    enough = [reaches(solver, NEEDED) for solver in forty_two]
    return [
        Task("Moon, all leads, the seven trumps", 3, list(map(leads, moon)), 0.25, 0.1),
        Task("Moon, exact value, the seven trumps", 3, list(map(value, moon)), 0.1),
        Task("`under`, yes or no", 3, [reaches(under, 1)], 0.1),
        Task("42, exact points of all leads", 4, list(map(leads, forty_two)), 7.0),
        Task(f"42, {NEEDED} points, yes or no", 4, enough, 0.6),
    ]


def dominoes(count: int, seats: int, seed: int) -> list[Hands]:
    """So many deals, the tiles (bits) of each seat; at three seats without blanks (M1.1)."""
    chooser = random.Random(seed)
    tiles = list(bits(BLANKLESS_SET if seats == 3 else FULL_SET))
    drawn = (chooser.sample(tiles, TILES_EACH * seats) for _ in range(count))
    return [tuple(sum(deal[seat::seats]) for seat in range(seats)) for deal in drawn]


def kernel(programs: Programs, scale: float) -> list[Row]:
    """For each task a row for the median deal, and for the mean; what compiling brings; and the
    slowest tables of a contract. Raises Failed.
    """
    if not COMPILED:
        raise Failed("the kernel is not compiled here, and its speed not worth measuring")
    count = max(20, round(DEALS * scale))
    dds = Dds()
    asked = tasks()
    found: list[list[float]] = [[] for _ in asked]
    bridge: list[float] = []
    cards = deals_of_cards(count, SEED)
    deals = {seats: dominoes(count, seats, SEED) for seats in (3, 4)}
    for start in range(0, count, TOGETHER):
        print(f"kernel: {start} of {count} deals", file=sys.stderr, flush=True)
        here = slice(start, start + TOGETHER)
        bridge += dds.all_leads(cards[here])
        for task, times in zip(asked, found, strict=True):
            for ask in task.asked:
                times += timed(ask, [(deal,) for deal in deals[task.seats][here]])
    rows = [
        row
        for task, times in zip(asked, found, strict=True)
        for row in compared_with(task, times, bridge)
    ]
    some = deals[3][: max(2, round(count * UNCOMPILED_SHARE))]
    tables = {name: timed(partial(built, suits), [()] * 50) for name, suits in TABLES.items()}
    slowest = max(tables, key=lambda name: Measure.of(tables[name]).middle)
    return [
        *rows,
        Row("Times as fast as uncompiled", "", Measure(times_faster(some)), wanted=COMPILED_TIMES),
        Row(
            f"Tables of a contract, {slowest}", "µs", Measure.of(tables[slowest]),
            wanted=TABLES_MOST,
        ),
    ]  # fmt: skip


def compared_with(task: Task, times: Sequence[float], floor: Sequence[float]) -> list[Row]:
    """The rows of a task; ``floor``: the times of DDS."""
    wanted = Wanted("ratio", "most", task.most, task.aim)
    average, of_floor = Measure(fmean(times)), Measure(fmean(floor))
    return [
        against(task.what, "µs", Measure.of(times), Measure.of(floor), wanted),
        against("… on average", "µs", average, of_floor, wanted),
    ]


def times_faster(deals: Sequence[Hands]) -> float:
    """How many times as long the uncompiled kernel takes for all leads of these deals."""
    calls = [(deal,) for deal in deals]
    sums = [0.0, 0.0]
    for suits in MOON_TRUMPS.values():
        for place, made in enumerate((Solver, uncompiled().Solver)):
            sums[place] += sum(timed(leads(made(suits(), 3, 1)), calls))
    return sums[1] / sums[0]


def built(suits: Callable[[], Suits]) -> Solver:
    """The engine's tables of a contract made anew, and the kernel's."""
    return Solver(suits(), 3, 0b001)
