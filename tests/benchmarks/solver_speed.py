"""The kernel beside DDS in one run, beside itself uncompiled, and what its tables cost."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean

from moon_desktop.engine.suits import Suits, doubles_low, doubles_trump, follow_me, pip_trump
from moon_desktop.players.kernel.solver import COMPILED, Solver
from tests.benchmarks.estimate import verdict
from tests.benchmarks.solver_dds import NO_TRUMP, SPADES, Dds
from tests.benchmarks.solver_deals import cards, dominoes
from tests.benchmarks.solver_tasks import MOON_TRUMPS, Task, leads, tasks
from tests.benchmarks.solver_times import Times, timed
from tests.kit.kernels import uncompiled

DEALS = 1000
SEED = 42
TOGETHER = 50
"""Deals after which DDS and the kernel take turns, so that what slows the machine slows both."""

COMPILED_TIMES = 60.0
TABLES_MOST = 1000.0
"""Wanted: how many times faster compiling makes it, and microseconds of a contract's tables."""

UNCOMPILED_SHARE = 0.1
"""Of the deals, those that the uncompiled kernel solves too."""


@dataclass(frozen=True)
class Speed:
    """One line of the report: how long a deal takes, and DDS in the same run."""

    task: Task
    times: Times
    floor: Times | None

    @property
    def ratios(self) -> tuple[float, float] | None:
        """The kernel's median and mean time a deal, each in those of DDS."""
        if self.floor is None:
            return None
        return self.times.middle / self.floor.middle, self.times.mean / self.floor.mean

    @property
    def met(self) -> tuple[bool, bool] | None:
        """Whether median and mean are as low as wanted; None where nothing is wanted, or there
        is no DDS."""
        most = self.task.most
        if self.ratios is None or most is None:
            return None
        middle, mean = self.ratios
        return middle <= most, mean <= most


@dataclass(frozen=True)
class Kernel:
    """All that was measured. ``batch``: the mean time of DDS in batches, in microseconds."""

    deals: int
    bridge: dict[str, Times]
    batch: float
    missing: str
    speeds: list[Speed]
    times_faster: float
    tables: dict[str, Times]


def measure(scale: float) -> Kernel:
    """The kernel's figures, over a ``scale`` of the deals."""
    count = max(20, round(DEALS * scale))
    bridge: dict[str, list[float]] = {"trump": [], "no trump": []}
    batch = 0.0
    missing = ""
    try:
        dds = Dds()
    except ImportError as error:
        dds, missing = None, f"endplay cannot be loaded: {error}"
    asked = tasks()
    found: list[list[float]] = [[] for _ in asked]
    hands = cards(count, SEED)
    deals = {seats: dominoes(count, seats, SEED) for seats in (3, 4)}
    for start in range(0, count, TOGETHER):
        print(f"kernel: {start} of {count} deals", file=sys.stderr, flush=True)
        here = slice(start, start + TOGETHER)
        if dds is not None:
            bridge["trump"] += dds.all_leads(hands[here], SPADES).each
            bridge["no trump"] += dds.all_leads(hands[here], NO_TRUMP).each
        for task, times in zip(asked, found, strict=True):
            for ask in task.asked:
                times += timed(ask, [(deal,) for deal in deals[task.seats][here]]).each
    if dds is not None:
        batch = dds.in_batches(hands, SPADES)
    floor = Times(bridge["trump"]) if dds is not None else None
    return Kernel(
        count,
        {name: Times(each) for name, each in bridge.items() if each},
        batch,
        missing,
        [Speed(task, Times(times), floor) for task, times in zip(asked, found, strict=True)],
        times_faster(deals[3][: max(2, round(count * UNCOMPILED_SHARE))]),
        {name: building(suits) for name, suits in CONTRACTS.items()},
    )


def times_faster(deals: Sequence[tuple[int, ...]]) -> float:
    """How many times as long the uncompiled kernel takes for all leads of these deals."""
    calls = [(deal,) for deal in deals]
    sums = [0.0, 0.0]
    slow = uncompiled()
    for suits in MOON_TRUMPS.values():
        for place, solver in enumerate((Solver(suits(), 3, 1), slow.Solver(suits(), 3, 1))):
            sums[place] += sum(timed(leads(solver), calls).each)
    return sums[1] / sums[0]


CONTRACTS: dict[str, Callable[[], Suits]] = {
    "pip trump": partial(pip_trump.__wrapped__, 5),
    "doubles": doubles_trump.__wrapped__,
    "no trump": follow_me.__wrapped__,
    "named leads": partial(follow_me.__wrapped__, True),
    "under": doubles_low.__wrapped__,
}
"""The engine keeps tables that it made once; here they are made anew each time."""


def building(suits: Callable[[], Suits]) -> Times:
    """The time of the engine's tables of a contract, made anew, and of the kernel's."""
    return timed(lambda: Solver(suits(), 3, 0b001), [()] * 50)


def section(scale: float) -> list[str]:
    """The report on the kernel; ``scale``: the share of the deals to be solved."""
    if not COMPILED:
        return ["### Kernel", "", "It is not compiled here, and its speed not worth measuring."]
    return lines(measure(scale))


def lines(kernel: Kernel) -> list[str]:
    """The report on what was measured."""
    told = [
        "### Kernel",
        "",
        f"Microseconds of processor time a deal, one thread, over {kernel.deals:,} random deals a "
        "contract of seven tiles a seat, the bidder leading. The floor is DDS, through endplay, on "
        "four hands of seven cards with a trump, all leads valued. DDS and kernel take turns every "
        f"{TOGETHER} deals.",
        "",
        "| What | Median | Mean | 95 of 100 within | Median of DDS's | Mean of DDS's | Wanted | |",
        "|---|---:|---:|---:|---:|---:|---:|---|",
    ]
    for name, times in kernel.bridge.items():
        told.append(f"| DDS, all leads, {name} | {_three(times)} | | | | |")
    told += map(_line, kernel.speeds)
    told.append("")
    if kernel.missing:
        told += [f"**There is no floor: {kernel.missing}.**", ""]
    else:
        told += [f"DDS in batches of its own took {kernel.batch:.0f} µs a deal.", ""]
    faster = kernel.times_faster
    worst = max(kernel.tables, key=lambda name: kernel.tables[name].middle)
    slowest = kernel.tables[worst].middle
    tables = fmean(times.middle for times in kernel.tables.values())
    return [
        *told,
        f"- Compiled against uncompiled, all leads of the seven trumps: {faster:.0f}× as fast; "
        f"wanted at least {COMPILED_TIMES:.0f}×: {verdict(faster >= COMPILED_TIMES)}.",
        f"- The tables of a contract, the engine's own included: {tables / 1000:.2f} ms, {worst} "
        f"{slowest / 1000:.2f} ms; wanted at most {TABLES_MOST / 1000:g} ms: "
        f"{verdict(slowest <= TABLES_MOST)}.",
    ]


def _line(speed: Speed) -> str:
    task = speed.task
    wanted = "" if task.most is None else f"≤ {task.most:g}×"
    aim = "" if task.aim is None else f" (aim {task.aim:g}×)"
    ratios = " | " if speed.ratios is None else "{:.2f}× | {:.2f}×".format(*speed.ratios)
    said = _verdict(speed.met)
    return f"| {task.what} | {_three(speed.times)} | {ratios} | {wanted}{aim} | {said} |"


def _verdict(met: tuple[bool, bool] | None) -> str:
    if met is None:
        return ""
    middle, mean = met
    if middle == mean:
        return verdict(middle)
    return f"median {verdict(middle)}, mean {verdict(mean)}"


def _three(times: Times) -> str:
    return f"{times.middle:,.1f} | {times.mean:,.1f} | {times.late:,.1f}"
