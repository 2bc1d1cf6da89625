"""Whether a computer player of each level chooses what it may choose."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.entries import Choice
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.players.levels import LEVELS
from moon_desktop.players.player import Interruptible, Limits, Player
from moon_desktop.self_test.moments import moments
from moon_desktop.self_test.trial import Amiss, Found
from moon_desktop.wording import self_test as words
from moon_desktop.wording import self_test_why as reasons

SECONDS: Final = 0.1
"""What a player may take for a choice that thinks as long as it is let."""


def try_levels() -> Found:
    """Has a player of every level, also of those that other packages brought, bid, discard, name
    a trump and play."""
    sights = moments()
    for name in LEVELS:
        for sight in sights:
            try:
                choice = _choice(LEVELS[name](1), sight)
            except Exception as error:
                raise Amiss(reasons.player_failed(name, sight.phase)) from error
            if choice not in sight.legal:
                raise Amiss(reasons.player_errs(name, sight.phase))
    return Found(words.levels(len(LEVELS)), (", ".join(LEVELS),))


def _choice(player: Player, sight: MoonSight) -> Choice:
    if isinstance(player, Interruptible):
        return player.choose_within(sight, Limits(SECONDS, lambda: False))
    return player.choose(sight)
