"""Who plays Shoot the Moon, the card game: rules of thumb, and what cards are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from moon_desktop.games.game import Later
from moon_desktop.games.moon_cards.match import MoonCards
from moon_desktop.players.room import Room

if TYPE_CHECKING:
    from moon_desktop.games.players import Players


_ROOM: Final = Room("moon_desktop.games.moon_cards.players")
levels, advise = _ROOM.levels, _ROOM.advise


def wants_many(match: MoonCards) -> bool:
    return True


def settled(match: MoonCards) -> bool:
    """Every trick may bring a chip, or cost one (C4.1)."""
    return False


def compiled() -> bool:
    from moon_desktop.games.moon_cards.players.round_solver import COMPILED

    return COMPILED


PLAYERS: Final = cast(
    "Players",
    Later(
        "moon_desktop.games",
        **{
            "moon_cards.players": "levels settled advise compiled wants_many",
            "moon_cards.players.adviser": "hindsight best_seen",
            "moon_cards.players.certain": "claimant",
            "moon_cards.players.explaining": "explain",
            "moon_cards.players.casual": "plain_play",
            "moon_cards.players.race": "fortunes",
        },
    ),
)
