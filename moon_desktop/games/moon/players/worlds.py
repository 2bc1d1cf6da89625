"""Which deals of Moon agree with everything that a seat has seen of a hand."""

from __future__ import annotations

from moon_desktop.engine.pieces import BIT, mask
from moon_desktop.games.moon.contract import DOUBLE_BLANK
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.players.reading import read
from moon_desktop.players.worlds import WIDTH, Worlds


def worlds_of(sight: MoonSight) -> Worlds:
    """The deals that agree with ``sight``, in a hand, at any seat of it.

    Struck off is what the rules forbid: tiles of a suit that a seat failed to follow
    (M4.3); trumps with a bidder that did not lead one first (M4.6); and 0-0 anywhere but
    with a bidder that named it for follow me (M3.8). Raises ValueError between hands, for
    a veiled seat, and where no deal agrees.
    """
    if sight.veiled or sight.phase not in ("bid", "widow", "trump", "play"):
        raise ValueError("nobody looks at a hand here")
    known = mask(sight.held) << WIDTH * sight.seat
    if sight.discard is not None:
        known |= BIT[sight.discard] << WIDTH * sight.seats.count
    free = list(sight.counts)
    free[sight.seat] = 0
    hidden = sight.widow_down or (sight.discard_down and sight.discard is None)
    free.append(int(hidden))
    unseen, may = _may(sight)
    return Worlds.shared(sight.seats.count, known, free, unseen, may)


def _may(sight: MoonSight) -> tuple[int, list[int]]:
    """The tiles (bits) that the seat cannot see, and those of them that each holder may have."""
    if sight.suits is None:
        unseen = sight.rules.set & ~mask(sight.held)
        if sight.discard is not None:
            unseen &= ~BIT[sight.discard]
        may = [unseen] * sight.seats.count
    else:
        reading = read(sight)
        unseen = reading.unseen
        may = list(reading.may)
    may.append(unseen)
    bidder = sight.bidder
    if bidder is None:
        return unseen, may
    if sight.call == "0" and sight.rules.blanks_are_follow_me:
        may = [
            tiles if holder == bidder else tiles & ~DOUBLE_BLANK for holder, tiles in enumerate(may)
        ]
    if sight.rules.first_lead_trump and sight.suits is not None:
        first = sight.tricks[0].plays if sight.tricks else sight.plays
        if first and not BIT[first[0].piece] & sight.suits.trumps:
            may[bidder] &= ~sight.suits.trumps
    return unseen, may
