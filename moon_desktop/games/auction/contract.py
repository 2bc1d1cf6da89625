"""What a hand that was bought is played for."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import NamedTuple

from moon_desktop.engine.seats import Seats
from moon_desktop.engine.suits import Suits
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.auction.entries import HAND_SIZE


class Contract(NamedTuple):
    """The contract of a hand: the ``bid`` of the ``bidder`` at the ``call`` that was named, None
    where the bid has none (M3.2).

    ``suits``: what it is played by; ``low``: no trick is to be taken (M2.2, T6); else ``needed``:
    the tricks, or what they count where tiles count, that the bidder's side must take. ``stake``:
    what the bid wins or loses in the score; ``leader``: who leads first; ``out``: the seat that
    sits out (T6.2).
    """

    bidder: int
    bid: str
    call: str | None
    suits: Suits
    low: bool
    needed: int
    stake: int
    leader: int
    out: int | None = None

    def outcome(self, has: int, left: int) -> str | None:
        """``"made"`` or ``"set"``, or None while it is open: when the bidder's side ``has`` so
        much of what is needed, and so much is ``left``."""
        if self.low:
            return "set" if has else None if left else "made"
        if has >= self.needed:
            return "made"
        return "set" if has + left < self.needed else None

    def decided(self, tricks: Tricks, seats: Seats) -> str | None:
        """The same after ``tricks`` (M2.2, T4.1, T6.4)."""
        if self.low or not tricks.worth:
            won, all_ = seats.by_side(tricks.taken), HAND_SIZE
        else:
            won, all_ = seats.by_side(tricks.counted), HAND_SIZE + sum(tricks.worth)
        return self.outcome(won[seats.side(self.bidder)], all_ - sum(won))


def is_made(contract: Contract, seats: Seats, has: int, left: int, offender: int | None) -> bool:
    """Whether a hand that is over was made: by what the bidder's side ``has`` and is ``left``, or
    against the side of an ``offender`` (M4.8, T7.2)."""
    if offender is not None:
        return seats.side(offender) != seats.side(contract.bidder)
    return contract.outcome(has, left) == "made"
