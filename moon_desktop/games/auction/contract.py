"""A hand that is bought: its contract, the phases in which that is settled, and its account."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Generic, NamedTuple, Self, TypeVar

from moon_desktop.engine import account
from moon_desktop.engine.bidding import Auction
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.pieces import BIT, Tile
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.suits import Suits
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.auction.entries import HAND_SIZE, Bought, DealtOut

D = TypeVar("D", bound=DealtOut)
E = TypeVar("E", bound=Bought)


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

    def decided_by(self, taken: Iterable[tuple[int, int]], all_: int, seats: Seats) -> int | None:
        """The number of the trick with which it was made or set, None where it was with none:
        ``taken`` are who took each and what that counts, of ``all_`` there is."""
        has, left = 0, all_
        for number, (taker, worth) in enumerate(taken, 1):
            has += worth * (seats.side(taker) == seats.side(self.bidder))
            left -= worth
            if self.outcome(has, left) is not None:
                return number
        return None

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


# --- the phases ----------------------------------------------------------------------------


class Hand(NamedTuple):
    """A hand as settled so far: the deal, who holds what (bits), what was said once the auction is
    over, the contract once there is nothing more to name, and the discard."""

    deal: DealtOut
    held: tuple[int, ...]
    auction: Auction | None = None
    contract: Contract | None = None
    discard: Tile | None = None

    @property
    def said(self) -> tuple[Bid, ...]:
        """What was bid, once the auction is over."""
        return () if self.auction is None else self.auction.said

    @property
    def bought(self) -> Bid:
        """The bid that bought it; ValueError as long as nobody has."""
        if self.auction is None or self.auction.standing is None:
            raise ValueError("nobody has bought the hand")
        return self.auction.standing

    @property
    def bidder(self) -> int:
        """Who bought it; ValueError as long as nobody has."""
        return self.bought.seat

    @property
    def bid(self) -> str:
        """What it was bought for; ValueError as long as it is not."""
        return self.bought.bid

    @property
    def played_for(self) -> Contract:
        """Its contract; ValueError as long as it is not settled."""
        if self.contract is None:
            raise ValueError("the contract is not settled")
        return self.contract

    @property
    def low(self) -> bool:
        """Whether it is settled that no trick is to be taken."""
        return self.contract is not None and self.contract.low

    def exchanged(self, tile: Tile) -> "Hand":
        """The hand with ``tile`` taken in by the bidder, or laid away where the bidder has it."""
        held = list(self.held)
        held[self.bought.seat] ^= BIT[tile]
        return self._replace(held=tuple(held))


class Bidding(NamedTuple):
    """The auction (M2, T3)."""

    hand: Hand
    auction: Auction


class Exchanging(NamedTuple):
    """The bidder has the widow in hand and is to lay away one of the tiles that are ``open``
    (M3.1)."""

    hand: Hand
    open: tuple[Tile, ...]


class Naming(NamedTuple):
    """``namer`` is to name trump: one of the calls that are ``open`` (M3.3, T5.1, T5.2)."""

    hand: Hand
    namer: int
    open: tuple[str, ...]


# --- when it is over -----------------------------------------------------------------------


@dataclass(frozen=True)
class Account(account.Account[D, E], Generic[D, E]):
    """With the ``auction`` as all heard it, the ``contract`` it came to, None where all passed, and
    the ``discard`` (M3.1)."""

    auction: Auction
    contract: Contract | None
    discard: Tile | None

    @property
    def played_for(self) -> Contract:
        """Its contract; ValueError where all passed."""
        if self.contract is None:
            raise ValueError("nobody bought the hand")
        return self.contract

    @property
    def open(self) -> Self:
        """What all may know of it when it is over: a hand that nobody bought is not shown."""
        if self.contract is not None:
            return self
        return replace(self, deal=self.deal.visible(None))
