"""Texas 42: what is its own in the flow of a match in which hands are bought."""

from __future__ import annotations

from typing import ClassVar, Final

from moon_desktop.engine.bidding import PASS, Ladder
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.match import Playing
from moon_desktop.engine.pieces import FULL_SET, Tile
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.auction.contract import Bidding, Contract, Hand, Naming
from moon_desktop.games.auction.entries import Choice, NameTrump, hands_of
from moon_desktop.games.auction.match import AuctionIds, AuctionMatch
from moon_desktop.games.forty_two.contract import (
    WORTH,
    contract_of,
    ladder,
    namer,
    open_calls,
    passed_hand,
    refused_bid,
    refused_call,
    score_hand,
    shut,
)
from moon_desktop.games.forty_two.entries import Deal, HandOver
from moon_desktop.games.forty_two.rules import TABLE, FortyTwoRules

_IDS: Final = AuctionIds(
    over="T8.4", draw="T1.2", deal="T1.2", size="T1.1", pieces="T1.1", bid="T3.1", order="T5.1",
    call="T5.1", lead="T5.1", play="T7.1", follow="T7.1", end="T7.1",
)  # fmt: skip


class FortyTwo(AuctionMatch[FortyTwoRules, HandOver]):
    """A match of Texas 42 at one moment."""

    __slots__ = ()

    worth: ClassVar[tuple[int, ...]] = WORTH

    @property
    def ids(self) -> AuctionIds:
        return _IDS

    @property
    def set(self) -> int:
        return FULL_SET

    def deal(self, number: int, dealer: int, order: list[Tile], seed: int) -> Deal:
        return Deal(number, dealer, hands_of(order, TABLE.count))

    # --- what is bought ---------------------------------------------------------------------

    def ladder(self) -> Ladder:
        return ladder(self.rules)

    def shut(self, held: tuple[int, ...]) -> tuple[frozenset[str], ...]:
        """T3.6, T3.7."""
        return tuple(map(shut, held))

    def contract(self, bought: Bid, call: str | None) -> Contract:
        if call is None:
            raise ValueError("every bid has a call")
        return contract_of(self.rules, bought, call)

    def settling(self, hand: Hand) -> Naming | Playing:
        if hand.contract is not None:
            return self.begin_play(hand)
        bidder, bid = hand.bought
        # Who had to bid is the last, and the only one (T3.5, T6.1).
        alone = all(other.bid == PASS for other in hand.said[:-1])
        calls = open_calls(self.rules, bid, forced=alone and self.rules.forces_dealer)
        return Naming(hand, namer(bidder, bid), calls)

    def refused(self, choice: Choice) -> Illegal:
        match self.phase, choice:
            case Bidding(_, auction), Bid():
                return refused_bid(self.rules, auction, choice)
            case Naming(open=calls), NameTrump():
                return refused_call(choice, calls)
        call = self.phase.hand.played_for.call
        return Illegal(choice, Reason.LEAD_TRUMP, "T5.5", trump=call)

    # --- its end ----------------------------------------------------------------------------

    def decided(self, hand: Hand, tricks: Tricks) -> bool:
        """Nel-o is over with the first trick that the bidder takes, and another hand when that is
        the rule of the house (T6.4, T7.3)."""
        rules, contract = self.rules, hand.played_for
        if not contract.low and not (rules.stop_when_decided and rules.scoring == "marks"):
            return False
        return contract.decided(tricks, TABLE) is not None

    def passed(self) -> HandOver:
        return passed_hand(self.rules, self.ledger)

    def scored(self, hand: Hand, tricks: Tricks, offender: int | None) -> HandOver:
        count = TABLE.by_side(tricks.counted)
        return score_hand(
            *(self.rules, self.ledger, hand.played_for, tricks.taken, count), offender
        )


start: Final = FortyTwo.start
"""A new match under rules, before the draw for dealer."""
