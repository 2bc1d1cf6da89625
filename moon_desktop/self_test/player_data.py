"""Whether what players learnt offline is there and can be read."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Final

from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.players.calibration import FILE, tilt_of
from moon_desktop.players.race import Family, Race
from moon_desktop.resources import folder, resource
from moon_desktop.self_test.trial import Amiss, Found
from moon_desktop.wording import self_test as words
from moon_desktop.wording import self_test_why as reasons

_TABLES: Final = (
    MoonRules(double_blank=False),
    MoonRules(),
    MoonRules(seats=4),
    MoonRules(seats=4, partners=True),
)
_NEEDS: Final = (1, 4, 10, 21)
_NEAR: Final = 1e-9


def try_player_data() -> Found:
    """Reads every table of the race, and every figure of the calibration."""
    read = set()
    for rules in _TABLES:
        read |= {_check_race(rules), _check_race(replace(rules, scoring="marks"))}
    figures = _check_calibration()
    read.add(resource(*FILE))
    for stray in set((folder() / "players").iterdir()) - read:
        raise Amiss(reasons.unknown_file(stray.name))
    return Found(words.tables_and_figures(len(read) - 1, figures))


def _check_race(rules: MoonRules) -> Path:
    """The file of a table whose chances are chances."""
    path = resource("players", Family.of(rules).file_name)
    race = Race.of(rules)
    sides = rules.table.sides
    for needs in product(_NEEDS, repeat=sides):
        chances = race.win(needs, 0)
        if min(chances) < 0 or abs(sum(chances) - 1) > _NEAR:
            raise Amiss(reasons.no_chances(path.name))
    return path


def _check_calibration() -> int:
    path = resource(*FILE)
    figures = json.loads(path.read_text(encoding="utf-8"))
    # One is enough to see that players find them, all to see that they mean something.
    found = tilt_of("3", "5", "bid")
    for added, times in figures.values():
        if not isinstance(added, float | int) or not isinstance(times, float | int):
            raise Amiss(reasons.no_chances(path.name))
    if found is None or not 0 < found(0.5) < 1:
        raise Amiss(reasons.no_chances(path.name))
    return len(figures)
