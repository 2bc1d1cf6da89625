"""Legal walks as a seat sees them: the steps that a table is to show."""

from __future__ import annotations

from collections.abc import Iterator

from moon_desktop.engine.entries import Consequence
from moon_desktop.games.moon.match import start
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.table.playback import Step
from tests.kit.walks import walked


def steps(rules: MoonRules, seed: int, seat: int, hands: int = 1) -> Iterator[Step]:
    """Every entry of a walk with what ``seat`` saw before it and sees after it, as a host tells
    it: what follows from an entry changes nothing more to be seen."""
    match = start(rules)
    for entry in walked(rules, seed, hands, clock=25).entries:
        before = match.sight(seat)
        if not isinstance(entry, Consequence):
            match, _ = match.after(entry)
            yield Step(entry, before, match.sight(seat))
        else:
            yield Step(entry, before, before)
