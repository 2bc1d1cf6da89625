"""How strong the four levels are under every set of house rules: a tournament each, whose matches
are fitted at once.

`python -m tests.benchmarks.tournament [--presets KEY …] [--matches N] [--workers W]
[--keep FOLDER]`

Many take hours: rounds that are kept in a folder are not played again but for one of each pair,
which tells whether the players are still the same.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import combinations
from math import ceil
from pathlib import Path
from statistics import pstdev
from typing import Final, NamedTuple, TypeAlias

from moon_desktop.arena.series import Round
from moon_desktop.arena.tournament import LineUp, drawn_anew, fit, round_of
from moon_desktop.disk.regular_files import write
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.house_rules import Rules
from moon_desktop.memory.rating import chances
from tests.benchmarks.markdown import table
from tests.benchmarks.measure import Measure, Row, Wanted
from tests.benchmarks.process import Programs
from tests.benchmarks.single_hands import WORKERS, one_by_one

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


class Result(NamedTuple):
    """What came of a round of a ``pair``: the matches that each seat ``won``, and a digest of all
    that was said and played in them."""

    pair: Pair
    number: int
    won: tuple[int, ...]
    digest: str

    def round(self, rules: Rules) -> Round:
        """The same by sides."""
        return round_of(players(rules, self.pair), rules.table, self.won)


def played(job: tuple[str, str, Pair, int]) -> Result:
    """A round of a game under a preset."""
    game, preset, pair, number = job
    rules = CATALOGUE[game].presets[preset]
    series = LineUp(game, rules, players(rules, pair), SEED, records=Path(), rotate=True)
    found = series.play(number)
    won = tuple([player.matches_won for player in found.standings.players])
    # The first line of a record tells by which version it was made.
    told = "".join([record.text.partition("\n")[2] for record in found.records])
    return Result(pair, number, won, sha256(told.encode()).hexdigest()[:12])


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


# --- the rounds, and where they are kept ------------------------------------------------------


def kept(path: Path) -> dict[tuple[Pair, int], Result]:
    """The results in a file, by pair and number; none where there is no file. Raises ValueError for
    a file of something else."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    try:
        return {
            ((first, second), number): Result((first, second), number, tuple(won), digest)
            for (first, second), number, won, digest in map(json.loads, lines)
        }
    except (TypeError, ValueError) as error:
        raise ValueError(f"{path} has a line that is no round: mend it, or delete it") from error


def results(
    game: str, preset: str, rounds: int, workers: int = WORKERS, folder: Path | None = None
) -> list[Result]:
    """So many ``rounds`` of every pair: those kept in ``folder``, and the others, which are played
    now and kept there.

    The first that is kept of each pair is played again, so that no figure outlives the players
    it was found with: raises ValueError where it comes out otherwise.
    """
    path = None if folder is None else folder / f"{preset}.jsonl"
    known = {} if path is None else kept(path)
    wanted = [(pair, number) for number in range(1, rounds + 1) for pair in PAIRS]
    left = [at for at in wanted if at not in known]
    # Of each pair the last of these, which is the lowest number.
    again = dict(sorted(known, reverse=True)).items()
    jobs = [(game, preset, *at) for at in (*again, *left)]
    for result in one_by_one(played, jobs, preset, workers):
        before = known.setdefault((result.pair, result.number), result)
        if before != result:
            raise ValueError(
                f"{path} has rounds of other players: delete it, and all are played anew"
            )
        if path is not None:
            lines = [json.dumps(one) + "\n" for one in known.values()]
            write(path, "".join(lines).encode())
    return [known[at] for at in wanted]


# --- the rows -------------------------------------------------------------------------------


def rows_of(
    game: str,
    preset: str,
    matches: int = MATCHES,
    workers: int = WORKERS,
    folder: Path | None = None,
) -> list[Row]:
    """The tournament under one preset; ``folder``: where its rounds are kept."""
    rules = CATALOGUE[game].presets[preset]
    turns = LineUp(game, rules, players(rules, PAIRS[0]), SEED, rotate=True).turns
    count = max(2, ceil(matches / turns))
    found = results(game, preset, count, workers, folder)
    wanted = {**WANTED.get(game, {}), **WANTED.get(preset, {})}
    rows = []
    for pair, figure in fitted([result.round(rules) for result in found]).items():
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
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="of rounds that were played")
    given = parser.parse_args()
    for preset in given.presets:
        try:
            rows = rows_of(known[preset], preset, given.matches, given.workers, given.keep)
        except (OSError, ValueError) as error:
            parser.error(str(error))
        print(table(rows), flush=True)


if __name__ == "__main__":
    main()
