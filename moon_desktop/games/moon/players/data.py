"""The files that come with Moon's players: every one read, and its figures looked at."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Final

from moon_desktop.games.moon.players.game_chance import Family, Race
from moon_desktop.games.moon.players.outlook import FILE, tilt_of
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.players import Unsound
from moon_desktop.resources import resource

_TABLES: Final = (
    MoonRules(double_blank=False),
    MoonRules(),
    MoonRules(seats=4),
    MoonRules(seats=4, partners=True),
)
_NEEDS: Final = (1, 4, 10, 21)
_NEAR: Final = 1e-9


def data() -> Iterator[tuple[Path, int]]:
    """Each file with how many figures of the calibration are in it."""
    for rules in _TABLES:
        yield _race(rules), 0
        yield _race(replace(rules, scoring="marks")), 0
    yield _calibration()


def _race(rules: MoonRules) -> Path:
    """The file of a table whose chances are chances."""
    path = resource("players", Family.of(rules).file_name)
    race = Race.read(Family.of(rules))
    for needs in product(_NEEDS, repeat=rules.table.sides):
        chances = race.win(needs, 0)
        if min(chances) < 0 or abs(sum(chances) - 1) > _NEAR:
            raise Unsound(path.name)
    return path


def _calibration() -> tuple[Path, int]:
    path = resource(*FILE)
    figures = json.loads(path.read_text(encoding="utf-8"))
    # One is enough to see that players find them, all to see that they mean something.
    found = tilt_of("3", "5", "bid")
    for added, times in figures.values():
        if not isinstance(added, float | int) or not isinstance(times, float | int):
            raise Unsound(path.name)
    if found is None or not 0 < found(0.5) < 1:
        raise Unsound(path.name)
    return path, len(figures)
