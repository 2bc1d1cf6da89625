"""Texas 42 as a book of rules: what is its own in the flow of a match with an auction."""

from __future__ import annotations

from typing import Final, TypeAlias

from moon_desktop.engine.bidding import PASS, Auction
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import Tile
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.auction.book import Book, Cited, hands_of, held_in, trump_first
from moon_desktop.games.auction.entries import Choice, NameTrump
from moon_desktop.games.auction.match import AuctionMatch
from moon_desktop.games.auction.phases import Bidding, Exchanging, Hand, Naming, Playing
from moon_desktop.games.forty_two import nel_o
from moon_desktop.games.forty_two.bids import ladder, namer, refused_bid, shut
from moon_desktop.games.forty_two.contract import (
    Contract,
    contract_of,
    open_calls,
    passed_hand,
    score_hand,
)
from moon_desktop.games.forty_two.entries import Deal, HandOver
from moon_desktop.games.forty_two.rules import TABLE, FortyTwoRules

FortyTwo: TypeAlias = AuctionMatch[FortyTwoRules, HandOver]


def start(rules: FortyTwoRules) -> FortyTwo:
    """A new match, before the draw for shaker."""
    return AuctionMatch.begun(BOOK, rules)


def _deal(rules: FortyTwoRules, number: int, dealer: int, order: list[Tile], seed: int) -> Deal:
    return Deal(number, dealer, hands_of(order, TABLE.count))


def _held(rules: FortyTwoRules, deal: Deal) -> tuple[int, ...]:
    return held_in(deal, rules, (), "T1.1")


def _auction(rules: FortyTwoRules, first: int, held: tuple[int, ...]) -> Auction:
    return Auction(ladder(rules), TABLE, first, shut=tuple(map(shut, held)))


def _contract(rules: FortyTwoRules, hand: Hand) -> Contract:
    assert hand.trump is not None
    return contract_of(rules, hand.bidder, hand.bid, hand.trump)


def _settling(rules: FortyTwoRules, hand: Hand) -> Naming | Playing:
    if hand.trump is not None:
        return Playing(hand, _contract(rules, hand).begun(hand.held))
    # Who had to bid is the last, and the only one (T3.5, T6.1).
    alone = all(other.bid == PASS for other in hand.said[:-1])
    calls = open_calls(rules, hand.bid, forced=alone and rules.forces_dealer)
    return Naming(hand, namer(hand.bidder, hand.bid), calls)


def _refused(
    rules: FortyTwoRules, phase: Bidding | Exchanging | Naming | Playing, choice: Choice
) -> Illegal:
    match phase, choice:
        case Bidding(_, auction), Bid():
            return refused_bid(rules, auction, choice)
        case Naming(open=calls), NameTrump(_, call):
            rule = nel_o.rule_of(call, calls) or "T5.2"
            return Illegal(choice, Reason.TRUMP_NOT_OPEN, rule, trump=call, open=calls)
    return Illegal(choice, Reason.LEAD_TRUMP, "T5.5", trump=phase.hand.trump)


def _stops(rules: FortyTwoRules, hand: Hand, tricks: Tricks) -> bool:
    """T6.4, T7.3."""
    contract = _contract(rules, hand)
    return contract.stops and contract.decided(tricks) is not None


def _scored(
    rules: FortyTwoRules, ledger: Ledger, hand: Hand, tricks: Tricks, offender: int | None
) -> HandOver:
    return score_hand(rules, ledger, _contract(rules, hand), tricks, offender)


BOOK: Final = Book(
    Cited(
        over="T8.4",
        draw="T1.2",
        deal="T1.2",
        bid="T3.1",
        order="T5.1",
        call="T5.1",
        lead="T5.1",
        play="T7.1",
        follow="T7.1",
        end="T7.1",
    ),
    deal=_deal,
    held=_held,
    auction=_auction,
    settling=_settling,
    refused=_refused,
    must_lead=trump_first,
    stops=_stops,
    passed=passed_hand,
    scored=_scored,
)
