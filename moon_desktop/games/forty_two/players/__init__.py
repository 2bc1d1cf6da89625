"""Who plays Texas 42: rules of thumb, and what choices are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from moon_desktop.engine.match import Playing
from moon_desktop.games.game import Later
from moon_desktop.players.room import Room

if TYPE_CHECKING:
    from moon_desktop.games.forty_two.match import FortyTwo
    from moon_desktop.games.players import Players

_ROOM: Final = Room("moon_desktop.games.forty_two.players", "casual", tempered=True)
levels, claimant, advise = _ROOM.levels, _ROOM.claimant, _ROOM.advise


def settled(match: FortyTwo) -> bool:
    """At marks the count brings nothing by itself: nothing is left once the bid is made or set
    (T8.1), unless an offence may still turn it (T7.2)."""
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
        "moon_desktop.games.forty_two",
        **{
            "players": "levels claimant settled advise compiled",
            "players.casual": "plain_play",
            "players.explaining": "explain=explained",
            "players.game_chance": "fortunes",
            "players.hindsight": "hindsight wants_many best_seen",
        },
    ),
)
