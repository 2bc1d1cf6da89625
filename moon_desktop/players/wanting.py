"""Which way a seat would have the tricks of a hand go."""

from __future__ import annotations

from moon_desktop.games.moon import Moon
from moon_desktop.games.moon_phases import Exchanging, Playing


def wants_many(match: Moon) -> bool:
    """Whether the seat in turn would have the bidder('s side) take many tricks, not few.

    Whoever still bids or names trump would take many itself.
    """
    phase, seat = match.phase, match.turn
    if not isinstance(phase, Exchanging | Playing) or seat is None:
        return True
    side = match.rules.table.side
    with_bidder = side(seat) == side(phase.hand.bidder)
    return with_bidder != (phase.hand.bid == "under")
