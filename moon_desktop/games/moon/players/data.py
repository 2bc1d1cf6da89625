"""The files that come with Moon's players: every one read, and its figures looked at."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Final

from moon_desktop.games.moon.players import strength
from moon_desktop.games.moon.players.game_chance import Family, Race
from moon_desktop.games.moon.players.outlook import FILE, tilt_of
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.games.players import Unsound
from moon_desktop.resources import resource

_FAMILIES: Final = dict.fromkeys(
    Family.of(replace(rules, scoring=scoring))
    for rules in PRESETS.values()
    for scoring in ("points", "marks")
)
_NEEDS: Final = (1, 4, 10, 21)
_NEAR: Final = 1e-9


def data() -> Iterator[tuple[Path, int]]:
    """Each file with how many figures of the calibration are in it."""
    for family in _FAMILIES:
        path, race = resource("players", family.file_name), Race.read(family)
        for needs in product(_NEEDS, repeat=family.table.sides):
            chances = race.win(needs, 0)
            if min(chances) < 0 or abs(sum(chances) - 1) > _NEAR:
                raise Unsound(path.name)
        yield path, 0
    path = resource(*strength.FILE)
    # A row: the hand as such, three figures for its trumps, three for the other tiles.
    for kinds in strength.rows().values():
        if any(len(row) != 7 for told in kinds.values() for row in told):
            raise Unsound(path.name)
    yield path, 0
    path = resource(*FILE)
    figures = json.loads(path.read_text(encoding="utf-8"))
    # One is enough to see that players find them, all to see that they mean something.
    found = tilt_of("3", "5", "bid")
    for added, times in figures.values():
        if not isinstance(added, float | int) or not isinstance(times, float | int):
            raise Unsound(path.name)
    if found is None or not 0 < found(0.5) < 1:
        raise Unsound(path.name)
    yield path, len(figures)
