"""Folders of records, and everything that an index holds of them."""

from __future__ import annotations

import shutil
import sqlite3
from functools import cache
from pathlib import Path
from typing import Any

from moon_desktop.arena.series import Series
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.memory.index import NAME, Index
from moon_desktop.memory.records import read, seen, unread
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
    for name in ("games", "hands", "shares"):
        rows = base.execute(f"SELECT * FROM {name}")
        found[name] = {(paths[key], *row) for key, *row in rows}
    base.close()
    return found


def rebuilt(folder: Path, at: Path) -> dict[str, set[Any]]:
    """Those of an index that is made at once of all records in a ``folder``, kept ``at`` another
    place."""
    shutil.rmtree(at, ignore_errors=True)
    at.mkdir()
    index = Index(at)
    index.put(read(folder, unread({}, seen(folder)), NEVER))
    index.close()
    return tables(at)
