"""Learns what scores are worth from the program's own hands, and writes the players' tables.

`python -m tests.learn.learn_race [--players LEVEL] [--deals D] [--hands N] [--laps L …]
[--seed S] [--workers W] [--into FOLDER] [FAMILY …]`. Of each family of rules N hands are played
at scores of every kind, D deals weighed for a choice. How likely each side is to win from a
score is then worked out from how those hands ended, hand by hand, until nothing changes any
more. Hands are taken to end alike at all scores, and then who needs less wins no less often. For
players who mind the score the way to the target can be cut into laps, each of its own kind: L is
the most that a side still needs in a lap, and N hands are played for each set of laps that the
sides may be in.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import pairwise, product
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from moon_desktop.games.moon.players.game_chance import SCALE, Family
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.players.budget import Budget
from moon_desktop.players.levels import levels_of
from moon_desktop.players.player import AllSeeing, Player
from moon_desktop.resources import folder
from moon_desktop.seeds import match_seed
from tests.benchmarks.single_hands import dealt, finished, table_of
from tests.learn.race_solving import Ending, Endings, Lap, Values, chances

LEVELS = levels_of("moon")

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


class Learners(NamedTuple):
    """Who plays: a level at each seat, and how many deals it weighs, None for its own measure."""

    level: str
    deals: int | None
    seed: int

    def seated(self, seats: int, seed: int) -> list[Player | AllSeeing]:
        """The players of a hand that ``seed`` deals."""
        if self.deals is None:
            return table_of([self.level] * seats, seed)
        return table_of([self.level] * seats, seed, Budget(None, self.deals))


def hand_ending(rules: MoonRules, who: Learners, needs: Sequence[int], seed: int) -> Ending:
    """How a hand ends that seat 0 deals, ``needs`` what each side is short of the target."""
    result = finished(dealt(rules, seed, 0, needs), who.seated(rules.seats, seed))
    bidder = 0 if result.bidder is None else result.bidder
    return Ending(rules.table.side(bidder), result.points)


def stretch(
    rules: MoonRules, who: Learners, between: Sequence[range], first: int, hands: int
) -> Counter[Ending]:
    """The endings of ``hands`` hands from number ``first`` on, at scores drawn at random from
    what lies ``between`` for each side."""
    endings: Counter[Ending] = Counter()
    for number in range(first, first + hands):
        seed = match_seed(who.seed, number)
        luck = random.Random(seed)
        needs = [luck.choice(some) for some in between]
        endings[hand_ending(rules, who, needs, seed)] += 1
    return endings


def played(
    pool: ProcessPoolExecutor, rules: MoonRules, who: Learners, laps: Sequence[int], hands: int
) -> dict[Lap, Endings]:
    """How ``hands`` hands ended of each lap."""
    stretches = [range(a + 1, b + 1) for a, b in pairwise((0, *laps, FAR[rules.scoring]))]
    kinds = list(product(range(len(stretches)), repeat=rules.table.sides))
    parts = [
        (lap, pool.submit(stretch, rules, who, [stretches[n] for n in lap], first, some))
        for place, lap in enumerate(kinds)
        for first, some in _parts(place * hands, hands)
    ]
    counts: dict[Lap, Counter[Ending]] = {lap: Counter() for lap in kinds}
    for lap, waiting in parts:
        counts[lap] += waiting.result()
    return {
        lap: {ending: times / hands for ending, times in found.items()}
        for lap, found in counts.items()
    }


def _parts(first: int, hands: int) -> Iterator[tuple[int, int]]:
    """``hands`` hands from number ``first`` on, in parts that keep all processes busy."""
    for start in range(0, hands, PART):
        yield first + start, min(PART, hands - start)


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
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        for name, table in learnt(pool, given):
            (given.into / name).write_bytes(table)
    return 0


def learnt(pool: ProcessPoolExecutor, given: argparse.Namespace) -> Iterator[tuple[str, bytes]]:
    """The files asked for, by name."""
    who = Learners(given.players, given.deals, given.seed)
    for name in given.families or RULES:
        rules = RULES[name]
        grid = GRIDS[rules.table.sides, rules.scoring]
        print(f"{name}: playing …", file=sys.stderr, flush=True)
        endings = played(pool, rules, who, given.laps, given.hands)
        print(f"{name}: working out …", file=sys.stderr, flush=True)
        table = chances(grid.needs, given.laps, endings)
        told = {
            "players": given.players,
            "deals": given.deals,
            "hands": given.hands * len(endings),
            "laps": given.laps,
            "seed": given.seed,
        }
        yield name, file_of(table, grid, told)


def parser() -> argparse.ArgumentParser:
    """What may be asked for."""
    made = argparse.ArgumentParser(prog="python -m tests.learn.learn_race")
    made.add_argument("families", nargs="*", choices=[*RULES, []], metavar="FAMILY")
    made.add_argument("--players", choices=list(LEVELS), default="casual", metavar="LEVEL")
    made.add_argument("--deals", type=int, metavar="D")
    made.add_argument("--hands", type=int, default=4_000, metavar="N")
    made.add_argument("--laps", type=int, nargs="+", default=[], metavar="L")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--workers", type=int, default=2)
    made.add_argument("--into", type=Path, default=folder() / "players", metavar="FOLDER")
    return made


if __name__ == "__main__":
    sys.exit(main())
