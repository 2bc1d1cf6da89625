"""The account of a finished hand that was put up to an auction."""

# Annotations are not postponed: they would be compiled again with the class.
from dataclasses import dataclass, replace
from typing import Generic, Self, TypeVar

from moon_desktop.engine import account
from moon_desktop.engine.bidding import Auction
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.pieces import Tile
from moon_desktop.games.auction.contract import Contract
from moon_desktop.games.auction.entries import Bought, DealtOut, visible

D = TypeVar("D", bound=DealtOut)
E = TypeVar("E", bound=Bought)


@dataclass(frozen=True)
class Account(account.Account[D, E], Generic[D, E]):
    """With the ``auction`` as all heard it, the ``contract`` it came to, None where all passed, and
    the ``discard`` (M3.1)."""

    auction: Auction
    contract: Contract | None
    discard: Tile | None

    @property
    def said(self) -> tuple[Bid, ...]:
        """What was bid."""
        return self.auction.said

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
        return replace(self, deal=visible(self.deal, None))
