"""The command that simulates: players seated, matches played, standings printed."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.players.levels import LEVELS, OWN, SEERS
from moon_desktop.rule_words import Unknown, rules_of
from moon_desktop.series import Series
from moon_desktop.simulation import log_to_stderr, simulate
from moon_desktop.wording.names import listing
from moon_desktop.wording.quoting import printable, quoted
from moon_desktop.wording.simulation_report import given_up, simulation_report
from moon_desktop.wording.tongue import tr

PATIENCE = 1.0
"""Seconds before a progress bar is shown."""


def simulate_command(given: argparse.Namespace) -> int:
    """Simulate as ``given`` asks and print the standings; returns 0.

    Raises Unknown for words that cannot be followed, OSError for a folder that cannot be
    written or a cluster that cannot be had.
    """
    log_to_stderr()
    rules = rules_of(given.preset, given.changes)
    players = _players(given.players, rules)
    if given.records is not None:
        given.records.mkdir(parents=True, exist_ok=True)
    series = Series(
        rules,
        players,
        given.seed,
        given.records,
        given.hand_limit,
        given.rotate,
        given.deals,
    )
    with _bar(given.matches * series.turns) as progress:
        standings = simulate(series, given.matches, given.workers, progress, given.cluster)
    if standings.unfinished:
        note = given_up(standings.unfinished)
        print(f"moon-desktop simulate: {note}", file=sys.stderr)
    if given.json:
        print(json.dumps(standings.to_json(players), indent=2))
    else:
        print(simulation_report(standings, players))
    return 0


def _players(text: str, rules: MoonRules) -> tuple[str, ...]:
    players = tuple(name.strip() for name in text.split(","))
    for name in dict.fromkeys(players):
        if name not in SEERS and name not in LEVELS:
            raise Unknown(
                tr("There is no player {name}. There are {known}.").format(
                    name=quoted(name), known=listing((*LEVELS, *SEERS))
                )
            )
        if name not in SEERS and name not in OWN:
            _try(name)
    if len(players) != rules.seats:
        raise Unknown(
            tr("--players names {named}, but these house rules have {seats} seats.").format(
                named=len(players), seats=rules.seats
            )
        )
    return players


def _try(name: str) -> None:
    """Make a player of another package once; Unknown if it cannot be had."""
    from moon_desktop.players.guests import Unseated

    try:
        LEVELS[name](0)
    except Unseated as unseated:
        raise Unknown(
            tr("The player {name} cannot be used: {reason}.").format(
                name=quoted(name), reason=printable(unseated.reason, 200)
            )
        ) from None


@contextmanager
def _bar(matches: int) -> Iterator[Callable[[int], object]]:
    """What hears of matches done, and draws a bar where a person looks on and has to wait."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda done: None
        return
    from tqdm import tqdm

    # A terminal that knows no height of its own would get no bar.
    with tqdm(
        total=matches,
        unit=" matches",
        delay=PATIENCE,
        leave=False,
        file=sys.stderr,
        nrows=20,
    ) as bar:
        yield bar.update
