"""How strong the four levels are under every set of house rules: a tournament each, whose matches
are fitted at once.

`python -m tests.benchmarks.tournament [--presets KEY …] [--matches N] [--workers W]`
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import ceil, log, sqrt
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from moon_desktop.arena.series import Series
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.house_rules import Rules
from tests.benchmarks.markdown import table
from tests.benchmarks.measure import Measure, Row, Wanted
from tests.benchmarks.process import Programs
from tests.benchmarks.single_hands import WORKERS, each

LEVELS: Final = ("random", "casual", "skilled", "expert")

PAIRS: Final = (("casual", "random"), *combinations(("expert", "skilled", "casual"), 2))
"""Who plays whom: the first has one side of the table, the second all others. A fit needs no more
of those that play at random."""

MATCHES: Final = 200
"""So many, at the least, are played by each pair under each set of rules."""

AGAIN: Final = 200
"""How often the rounds are drawn anew, to tell how far a fit may be off."""

SEED: Final = 29
STEPS: Final = 30
RIDGE: Final = 0.01
"""Matches by which strengths are held together, where one level always wins."""

WANTED: Final[Mapping[str, Mapping[tuple[str, str], float]]] = {
    "texas42": {("expert", "casual"): 75.0, ("expert", "skilled"): 57.0},
    "texas-42": {("expert", "casual"): 82.0},
    "cards-two": {("expert", "casual"): 63.0},
    "cards-three": {("expert", "casual"): 52.0},
    "shoot-the-moon-cards": {("expert", "casual"): 68.0},
    "cards-six": {("expert", "casual"): 70.0},
    "moon": {("expert", "casual"): 60.0},
}
"""By preset, or else by game, the share of matches in % that is to be won."""

Pair: TypeAlias = tuple[str, str]


class Round(NamedTuple):
    """One deal for every turn of the players: the share of the matches that the first of a pair
    won, and how many they were."""

    pair: Pair
    won: float
    matches: int


def players(rules: Rules, pair: Pair) -> tuple[str, ...]:
    """Who sits where: the first of ``pair`` on the side of seat 0."""
    table = rules.table
    return tuple([pair[table.side(seat) != table.side(0)] for seat in range(table.count)])


def played(job: tuple[str, str, Pair, int]) -> Round:
    """A round of a game under a preset."""
    game, preset, pair, number = job
    rules = CATALOGUE[game].presets[preset]
    series = Series(game, rules, players(rules, pair), SEED, rotate=True)
    won = series.play(number).standings.players[0].won
    return Round(pair, won.mean or 0.0, won.count)


# --- the fit --------------------------------------------------------------------------------


def fit(rounds: Sequence[Round], sides: int) -> NDArray[np.float64]:
    """The strength of each of the ``LEVELS``, random's being 0: a side wins as often as the power
    of e by its strength is a share of the sum of those of all sides (Bradley and Terry)."""
    pairs = sorted({one.pair for one in rounds})
    rows, shares, weights = [], [], []
    for pair in pairs:
        some = [one for one in rounds if one.pair == pair]
        total = sum(one.matches for one in some)
        rows.append([float(level == pair[0]) - float(level == pair[1]) for level in LEVELS[1:]])
        shares.append(sum(one.won * one.matches for one in some) / total)
        weights.append(total)
    table, wanted, count = np.array(rows), np.array(shares), np.array(weights, dtype=float)
    found = np.zeros(len(LEVELS) - 1)
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(log(sides - 1) - table @ found))
        slope = table.T @ (count * (wanted - chances)) - RIDGE * found
        bend = (table.T * (count * chances * (1 - chances))) @ table + RIDGE * np.eye(len(found))
        found += np.linalg.solve(bend, slope)
    return np.concatenate([[0.0], found])


def share(strengths: NDArray[np.float64], pair: Pair, sides: int) -> float:
    """How many of 100 matches the first of ``pair`` wins by these strengths."""
    ahead = strengths[LEVELS.index(pair[0])] - strengths[LEVELS.index(pair[1])]
    return float(100 / (1 + (sides - 1) * np.exp(-ahead)))


def fitted(rounds: Sequence[Round], sides: int, seed: int = SEED) -> dict[Pair, Measure]:
    """What each pair's first wins by a fit of all ``rounds``; the error is by rounds drawn anew."""
    found = fit(rounds, sides)
    by_pair = {pair: [one for one in rounds if one.pair == pair] for pair in PAIRS}
    random = np.random.default_rng(seed)
    others = []
    for _ in range(AGAIN):
        drawn = [
            some[place]
            for some in by_pair.values()
            if some
            for place in random.integers(len(some), size=len(some))
        ]
        others.append(fit(drawn, sides))
    return {
        pair: Measure(
            share(found, pair, sides),
            sqrt(float(np.var([share(one, pair, sides) for one in others]))),
        )
        for pair, some in by_pair.items()
        if some
    }


# --- the rows -------------------------------------------------------------------------------


def rows_of(game: str, preset: str, matches: int = MATCHES, workers: int = WORKERS) -> list[Row]:
    """The tournament under one preset."""
    rules = CATALOGUE[game].presets[preset]
    count = max(2, ceil(matches / rules.seats))
    jobs = [(game, preset, pair, number) for number in range(1, count + 1) for pair in PAIRS]
    rounds = each(played, jobs, preset, workers)
    wanted = {**WANTED.get(game, {}), **WANTED.get(preset, {})}
    rows = []
    for pair, figure in fitted(rounds, rules.table.sides).items():
        bound = wanted.get(pair)
        rows.append(
            Row(
                f"{preset}: {pair[0]} against {pair[1]}, of {count * rules.seats} matches",
                "%",
                figure,
                wanted=None if bound is None else Wanted("figure", "least", bound),
            )
        )
    return rows


def presets() -> list[tuple[str, str]]:
    """Every game of our own with each of its presets."""
    return [(game, preset) for game in OWN for preset in CATALOGUE[game].presets]


def tournament(programs: Programs, scale: float) -> list[Row]:
    """Rows for all presets."""
    return [row for at in presets() for row in rows_of(*at, round(MATCHES * scale))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    known = {preset: game for game, preset in presets()}
    parser.add_argument("--presets", nargs="+", choices=known, default=list(known), metavar="KEY")
    parser.add_argument("--matches", type=int, default=MATCHES, help="of each pair")
    parser.add_argument("--workers", type=int, default=WORKERS)
    given = parser.parse_args()
    for preset in given.presets:
        print(table(rows_of(known[preset], preset, given.matches, given.workers)), flush=True)


if __name__ == "__main__":
    main()
