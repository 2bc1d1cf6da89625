"""Who plays Shoot the Moon, the card game: rules of thumb, and what cards are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from moon_desktop.games.game import Later
from moon_desktop.games.moon_cards.cards import TRICKS
from moon_desktop.games.moon_cards.match import MoonCards
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.games.players import OwnSolver
from moon_desktop.players.room import Room

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moon_desktop.engine.reading import Reading
    from moon_desktop.games.plain.players import Line
    from moon_desktop.games.players import Players


_ROOM: Final = Room("moon_desktop.games.moon_cards.players")
levels, advise = _ROOM.levels, _ROOM.advise


def hindsight_lines(reading: Reading) -> Sequence[Line]:
    from moon_desktop.games.moon_cards.players.adviser import hindsight
    from moon_desktop.games.plain.players import hindsight_lines

    return hindsight_lines(MoonCards.start, hindsight, reading)


def usual(rules: MoonCardsRules) -> int:
    """How many cards are chosen in a round."""
    return TRICKS * rules.seats


def settled(match: MoonCards) -> bool:
    """Every trick may bring a chip, or cost one (C4.1)."""
    return False


def data() -> tuple[()]:
    return ()


def own_solver() -> OwnSolver:
    from moon_desktop.games.moon_cards.players.round_solver import (
        BIG,
        COMPILED,
        LITTLE,
        RoundSolver,
    )

    def last_chips() -> tuple[int, ...]:
        hands = ((BIG, LITTLE), (28, 27), (33, 34), (51, 52))
        solver = RoundSolver((0, 1, 0, 1), 7, (1.0,))
        return solver.after_each(hands, 0, (), (2, 2), (2, 1))[BIG][1]

    # The Big Moon brings a chip, and its trick, the third, one more; the Little Moon goes to the
    # other side.
    return OwnSolver(COMPILED, last_chips, (4, 1))


PLAYERS: Final = cast(
    "Players",
    Later(
        "moon_desktop.games",
        **{
            "moon_cards.players": "levels settled advise data own_solver usual hindsight_lines",
            "moon_cards.players.adviser": "hindsight best_seen",
            "moon_cards.players.certain": "claimant",
            "moon_cards.players.explaining": "explain",
            "moon_cards.players.casual": "plain_play",
            "moon_cards.players.race": "fortunes",
        },
    ),
)
