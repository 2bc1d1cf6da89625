"""How strong the four levels are under every set of house rules: a tournament each, whose matches
are fitted at once.

`python -m tests.benchmarks.tournament [--presets KEY …] [--matches N] [--workers W]`
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import ceil
from statistics import pstdev
from typing import Final, TypeAlias

from moon_desktop.arena.series import Round
from moon_desktop.arena.tournament import LineUp, drawn_anew, fit, round_of
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.house_rules import Rules
from moon_desktop.memory.rating import chances
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

SEED: Final = 29

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


def players(rules: Rules, pair: Pair) -> tuple[str, ...]:
    """Who sits where: the first of ``pair`` on the side of seat 0."""
    table = rules.table
    return tuple([pair[table.side(seat) != table.side(0)] for seat in range(table.count)])


def played(job: tuple[str, str, Pair, int]) -> Round:
    """A round of a game under a preset: what each side won of its matches."""
    game, preset, pair, number = job
    rules = CATALOGUE[game].presets[preset]
    seated = players(rules, pair)
    found = LineUp(game, rules, seated, SEED, rotate=True).play(number)
    won = [player.matches_won for player in found.standings.players]
    return round_of(seated, rules.table, won)


def share(strengths: Mapping[str, float], pair: Pair, sides: int) -> float:
    """How many of 100 matches the first of ``pair`` wins by these strengths."""
    first, second = (strengths[level] for level in pair)
    return 100 * chances([[first], *[[second]] * (sides - 1)])[0]


def fitted(rounds: Sequence[Round], seed: int = SEED) -> dict[Pair, Measure]:
    """What each pair's first wins by a fit of all ``rounds``; the error is by rounds drawn anew."""
    found, others = fit(rounds, LEVELS), drawn_anew(rounds, LEVELS, seed)
    met = {frozenset(player for side in one.sides for player in side) for one in rounds}
    sides = len(rounds[0].sides)
    return {
        pair: Measure(
            share(found, pair, sides), pstdev([share(one, pair, sides) for one in others])
        )
        for pair in PAIRS
        if frozenset(pair) in met
    }


# --- the rows -------------------------------------------------------------------------------


def rows_of(game: str, preset: str, matches: int = MATCHES, workers: int = WORKERS) -> list[Row]:
    """The tournament under one preset."""
    rules = CATALOGUE[game].presets[preset]
    turns = LineUp(game, rules, players(rules, PAIRS[0]), SEED, rotate=True).turns
    count = max(2, ceil(matches / turns))
    jobs = [(game, preset, pair, number) for number in range(1, count + 1) for pair in PAIRS]
    rounds = each(played, jobs, preset, workers)
    wanted = {**WANTED.get(game, {}), **WANTED.get(preset, {})}
    rows = []
    for pair, figure in fitted(rounds).items():
        bound = wanted.get(pair)
        rows.append(
            Row(
                f"{preset}: {pair[0]} against {pair[1]}, of {count * turns} matches",
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
