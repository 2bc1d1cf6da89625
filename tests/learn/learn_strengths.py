"""Measures how strong the levels of this program are at each table, and writes it to
`resources/players/strengths.json`: the scale that a person's rating is told on.

`python -m tests.learn.learn_strengths [--tables KEY …] [--times N] [--workers W]`; what is
measured of a table takes the place of what was known of it. With N, each plays N times as many
rounds as are needed to be roughly right, which takes half an hour: in some games an expert thinks
for a quarter of a minute.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from moon_desktop.arena.series import Round
from moon_desktop.arena.simulation import played
from moon_desktop.arena.tournament import Tournament, placed, tally
from moon_desktop.games import CATALOGUE
from moon_desktop.memory.rating import FILE
from moon_desktop.memory.summary import shape
from moon_desktop.resources import resource

SEED: Final = 37
LEVELS: Final = ("casual", "skilled", "expert")


class Meeting(NamedTuple):
    """So many rounds of each line-up of these players, without different ones as partners; who
    weighs deals weighs so many, None: its own measure."""

    players: tuple[str, ...]
    rounds: int
    deals: int | None = None


DEALS: Final = 50
"""Of an expert that is measured: with more, as at the table, it hardly chooses better, and takes
hours."""


def meetings(skilled: int, expert: int) -> tuple[Meeting, ...]:
    """Rounds of casual against skilled ones; and of both against experts, who are nearest in
    strength to the skilled."""
    return (
        Meeting(LEVELS[:2], skilled),
        Meeting(LEVELS[::2], expert, DEALS),
        Meeting(LEVELS[1:], expert, DEALS),
    )


TABLES: Final = {
    "follow-me-42": meetings(24, 14),
    "cards-two": meetings(120, 100),
    "shoot-the-moon-cards": meetings(60, 26),
    "cards-three": meetings(12, 5),
    "texas-42": meetings(8, 6),
}
"""By preset, what is played there."""


def measured(preset: str, times: int, workers: int) -> tuple[str, str, dict[str, Any]]:
    """The game and the shape of the table, and what the levels are worth there. A match that is
    several games is played as one: a game is what a person is rated by."""
    found, _ = CATALOGUE.preset(preset)
    rules = found.presets[preset]
    if "match" in rules.to_record():
        rules = replace(rules, match="single", match_length=1)
    rounds, matches = list[Round](), 0
    for players, count, deals in TABLES[preset]:
        series = Tournament(found.name, rules, players, SEED, deals=deals, alike=True)
        for part in played(series, times * count * len(series.line_ups), workers):
            rounds += part.rounds
            matches += part.standings.matches
    told = placed(rounds, LEVELS, SEED)
    return found.name, shape(rules.table), written(preset, told, rounds, matches)


def written(
    preset: str, told: Sequence[Any], rounds: Sequence[Round], matches: int
) -> dict[str, Any]:
    """What stands in the file: strengths and what they may be off by as powers of e, and what each
    line-up won, the levels of a side and its games."""
    by_level = {one.player: one for one in told}
    return {
        "preset": preset,
        "matches": matches,
        "strengths": {level: round(by_level[level].strength, 3) for level in LEVELS},
        "between": {
            level: [round(edge, 2) for edge in by_level[level].between] for level in LEVELS
        },
        "won": [[[side[0] for side in sides], games] for sides, games in tally(rounds).items()],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", nargs="+", choices=TABLES, default=list(TABLES), metavar="KEY")
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    path = resource(FILE[0]) / FILE[1]
    known = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for preset in given.tables:
        game, table, told = measured(preset, given.times, given.workers)
        known.setdefault(game, {})[table] = told
        path.write_text(json.dumps(known, indent=1) + "\n", "utf-8")
        print(
            preset, told["matches"], told["strengths"], told["between"], file=sys.stderr, flush=True
        )


if __name__ == "__main__":
    main()
