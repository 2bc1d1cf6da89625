"""Moments of a match, one of each kind of choice, for players to choose in."""

from __future__ import annotations

from moon_desktop.games.moon import Moon
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.players.levels import LEVELS

SEED = 3
PHASES = ("bid", "widow", "trump", "play")


def moments() -> tuple[MoonSight, ...]:
    """What the seat in turn sees at the first choice of each of ``PHASES``, in a match of the
    default rules between casual players."""
    player = LEVELS["casual"](SEED)
    found: dict[str, MoonSight] = {}
    match = Moon.start(MoonRules())
    while len(found) < len(PHASES):
        if match.turn is None:
            chance = match.chance(SEED)
            assert chance is not None, "a match ends only after it was played"
            match, _ = match.after(chance)
            continue
        sight = match.sight(match.turn)
        # A hand is not yet a test of players where there is nothing to choose.
        if len(sight.legal) > 1:
            found.setdefault(sight.phase, sight)
        match, _ = match.after(player.choose(sight))
    return tuple(found[phase] for phase in PHASES)
