"""Folders of records, and everything that an index holds of them."""

from __future__ import annotations

import random
import shutil
import sqlite3
from functools import cache
from pathlib import Path
from typing import Any

from moon_desktop.arena.series import Series
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.memory.index import NAME, WEIGHED, Index
from moon_desktop.memory.records import read, seen, unread
from moon_desktop.memory.weighed import Mark, Phase, Weighed
from moon_desktop.players.player import Limits

PLACES = ("", "records/", "records/elsewhere/")
NEVER = Limits(None, lambda: False)


@cache
def played(matches: int = 1) -> tuple[tuple[str, str], ...]:
    """Short matches of every preset, by names and as the lines of their records."""
    found = []
    for game in OWN:
        for key, rules in CATALOGUE[game].presets.items():
            series = Series(game, rules, ("random",) * rules.seats, 7, Path(), hand_limit=4)
            for number in range(1, matches + 1):
                found += [(f"{key}-{n}", text) for n, text in series.play(number).records]
    return tuple(found)


def begun(folder: Path) -> Path:
    """A folder as the program has it."""
    (folder / PLACES[-1]).mkdir(parents=True, exist_ok=True)
    return folder


def catch_up(index: Index, folder: Path) -> None:
    known, there = index.known(), seen(folder)
    index.put(read(folder, unread(known, there), NEVER), known.keys() - there.keys())


def tables(folder: Path) -> dict[str, set[Any]]:
    """All rows of an index that is closed, with the path of a match in place of its key."""
    base = sqlite3.connect(folder / NAME)
    paths = dict(base.execute("SELECT id, path FROM matches"))
    found = {"matches": {row[1:] for row in base.execute("SELECT * FROM matches")}}
    for name in ("games", "hands", "shares", "own", "beside"):
        rows = base.execute(f"SELECT * FROM {name}")
        key = [column for column, *_ in rows.description].index("match")
        found[name] = {(paths[row[key]], *row[:key], *row[key + 1 :]) for row in rows}
    base.close()
    return found


def rebuilt(folder: Path, at: Path) -> dict[str, set[Any]]:
    """Those of an index that is made at once of all records in a ``folder``, and of what was
    weighed of them, kept ``at`` another place."""
    shutil.rmtree(at, ignore_errors=True)
    at.mkdir()
    if (folder / WEIGHED).exists():
        shutil.copy(folder / WEIGHED, at)
    index = Index(at)
    index.put(read(folder, unread({}, seen(folder)), NEVER))
    index.close()
    return tables(at)


def made_up(index: Index, chance: random.Random) -> list[Weighed]:
    """What might have been weighed of the hands in an index: of some matches everything, of others
    what persons chose, of others nothing."""
    rows = index.rows(
        """SELECT path, digest, seat, player FROM shares s JOIN matches ON id = s.match
        JOIN hands h ON h.match = s.match AND h.hand = s.hand ORDER BY path, s.hand, seat"""
    )
    how = {path: chance.random() for path, *_ in rows}
    found = {
        (digest, seat): _weighed(digest, seat, chance)
        for path, digest, seat, player in rows
        if how[path] < 0.6 or (how[path] < 0.9 and player == "human")
    }
    return [*found.values()]


def _weighed(digest: bytes, seat: int, chance: random.Random) -> Weighed:
    """One that makes a mistake in every other hand."""
    phases: tuple[Phase, ...] = ("bid", "call", "play")
    marks = tuple(
        Mark(step, chance.choice(phases), chance.randint(1, 3), chance.randint(800, 12_000))
        for step in range(max(0, chance.randint(-3, 2)))
    )
    gained = None if chance.random() < 0.02 else chance.randint(-40_000, 40_000)
    promise = chance.choice((None, chance.uniform(0.3, 1), 1.0))
    missed, rash = (chance.random() < 0.1 for _ in range(2))
    return Weighed(digest, seat, gained, 0, promise, missed, rash, marks)
