"""Who plays Moon: rules of thumb, and what choices are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from moon_desktop.games.game import Later
from moon_desktop.players.room import Room

if TYPE_CHECKING:
    from moon_desktop.engine.entries import Entry
    from moon_desktop.games.moon.account import HandAccount
    from moon_desktop.games.moon.rules import MoonRules
    from moon_desktop.games.players import Players

_ROOM: Final = Room("moon_desktop.games.moon.players")
levels, claimant, advise = _ROOM.levels, _ROOM.claimant, _ROOM.advise


def accounts(rules: MoonRules, entries: Sequence[Entry]) -> dict[int, HandAccount]:
    from moon_desktop.games.moon.account import accounts

    return {account.number: account for account in accounts(rules, entries)}


def own_solver() -> None:
    return None


def usual(rules: MoonRules) -> int:
    # A bid and seven tiles a seat, and what the bidder settles.
    return 8 * rules.seats + 1 + rules.has_widow


PLAYERS: Final = cast(
    "Players",
    Later(
        "moon_desktop.games.moon",
        **{
            "players": "levels claimant advise accounts own_solver usual",
            "players.data": "data",
            "players.explaining": "explain=explained",
            "players.hindsight": "hindsight hindsight_lines best_seen",
            "players.outlook": "fortunes",
            "players.reading": "plain_play",
        },
    ),
)
