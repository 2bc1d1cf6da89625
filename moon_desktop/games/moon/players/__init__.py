"""Who plays Moon: rules of thumb, and what choices are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from moon_desktop.engine.match import Playing
from moon_desktop.games.game import Later
from moon_desktop.players.room import Room

if TYPE_CHECKING:
    from moon_desktop.games.moon.match import Moon
    from moon_desktop.games.players import Players

_ROOM: Final = Room("moon_desktop.games.moon.players", tempered=True)
levels, claimant, advise = _ROOM.levels, _ROOM.claimant, _ROOM.advise


def settled(match: Moon) -> bool:
    """At marks tricks bring nothing: nothing is left once the bid is made or set (M5.5), unless an
    offence may still turn it (M4.8)."""
    rules, phase = match.rules, match.phase
    if rules.scoring == "points" or rules.renege == "forfeit" or not isinstance(phase, Playing):
        return False
    hand, tricks = phase
    decided: str | None = hand.contract.decided(tricks, rules.table)
    return len(tricks.done) < match.length - 1 and decided is not None


def compiled() -> bool:
    return True


PLAYERS: Final = cast(
    "Players",
    Later(
        "moon_desktop.games.moon",
        **{
            "players": "levels claimant settled advise compiled",
            "players.explaining": "explain=explained",
            "players.hindsight": "hindsight wants_many best_seen",
            "players.outlook": "fortunes",
            "players.reading": "plain_play",
        },
    ),
)
