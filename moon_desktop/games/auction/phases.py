"""The phases of a hand that is bought before it is played, each with what it needs."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import NamedTuple

from moon_desktop.engine.bidding import Auction
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.pieces import BIT, Tile
from moon_desktop.games.auction.contract import Contract
from moon_desktop.games.auction.entries import DealtOut


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
