"""What the trick on the table is worth to a seat: by who takes it, and for a tile that might."""

from __future__ import annotations

from moon_desktop.games.moon_auction import decided
from moon_desktop.players.reading import Reading

SET = 2.0
"""What keeping a trick from a bidder is worth to a defender, in points, while the bid is open."""

DENIED = 0.1
"""What is left of that once the bid is made or set."""


def trick_values(reading: Reading) -> tuple[float, ...]:
    """What the trick is worth to the reader if seat 0, 1 … takes it.

    While the bid is open the defenders stand together against the bidder; once it is made or
    set each plays for its own tricks (M5.2), which count for nothing in marks (M5.5).
    """
    sight = reading.sight
    seats, bidder, bid = sight.seats, sight.bidder, sight.bid
    assert bidder is not None
    assert bid is not None
    mine = seats.members(seats.side(sight.seat))
    if reading.bidding:
        return tuple([1.0 if seat in mine else 0.0 for seat in range(seats.count)])
    taken = seats.by_side(sight.taken)[seats.side(bidder)]
    undecided = decided(bid, taken, len(sight.tricks)) is None
    denied = SET if undecided else DENIED
    own = 0.0 if sight.rules.scoring == "marks" else 1.0
    return tuple(
        [
            0.0 if seat in reading.foes else denied + (own if seat in mine else 0.0)
            for seat in range(seats.count)
        ]
    )


def prospect(
    reading: Reading, values: tuple[float, ...], suit: int, seat: int, index: int
) -> float:
    """What a trick of ``suit`` is worth on average while tile ``index`` of ``seat`` is on top.

    The seats still to play are taken to beat it where they can.
    """
    stands = 1.0
    lost = weight = 0.0
    for later in reading.after:
        chance = reading.beats(later, suit, index)
        stands *= 1 - chance
        weight += chance
        lost += chance * values[later]
    if weight:
        lost *= (1 - stands) / weight
    return stands * values[seat] + lost
