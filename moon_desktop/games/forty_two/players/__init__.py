"""Who plays Texas 42: rules of thumb, and what choices are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from moon_desktop.games.game import Later
from moon_desktop.players.room import Room

if TYPE_CHECKING:
    from moon_desktop.games.forty_two.rules import FortyTwoRules
    from moon_desktop.games.players import Players

_ROOM: Final = Room("moon_desktop.games.forty_two.players", "casual")
levels, claimant, advise = _ROOM.levels, _ROOM.claimant, _ROOM.advise

data = tuple[()]
"""No file comes with them."""


def own_solver() -> None:
    return None


def usual(rules: FortyTwoRules) -> int:
    # A bid and seven tiles a seat, and the call.
    return 8 * rules.seats + 1


PLAYERS: Final = cast(
    "Players",
    Later(
        "moon_desktop.games.forty_two",
        **{
            "account": "accounts",
            "players": "levels claimant advise data own_solver usual",
            "players.casual": "plain_play",
            "players.explaining": "explain=explained",
            "players.game_chance": "fortunes",
            "players.hindsight": "hindsight hindsight_lines best_seen",
        },
    ),
)
