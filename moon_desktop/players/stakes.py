"""What a trick is worth to a seat, by the seat that takes it."""

from __future__ import annotations

from moon_desktop.games.moon_auction import decided
from moon_desktop.players.reading import Reading

SET = 1.0
"""What keeping a trick from a bidder is worth to a defender, in points, while the bid is open."""

DENIED = 0.1
"""What is left of that once the bid is made or set."""


def trick_values(reading: Reading) -> tuple[float, ...]:
    """What the trick on the table is worth to the reader if seat 0, 1 … takes it.

    While the bid is open defenders stand together against the bidder; once it is made or set
    each plays for its own tricks (M5.2), which count for nothing where marks are scored (M5.5).
    """
    sight = reading.sight
    seats, bidder = sight.seats, sight.bidder
    assert bidder is not None
    assert sight.bid is not None
    mine = seats.side(sight.seat)
    if reading.bidding:
        return tuple(float(seats.side(seat) == mine) for seat in range(seats.count))
    taken = seats.by_side(sight.taken)[seats.side(bidder)]
    undecided = decided(sight.bid, taken, len(sight.tricks)) is None
    denied = SET if undecided else DENIED
    own = 0.0 if sight.rules.scoring == "marks" else 1.0
    return tuple(
        0.0 if seat in reading.foes else denied + (own if seats.side(seat) == mine else 0.0)
        for seat in range(seats.count)
    )
