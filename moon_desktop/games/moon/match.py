"""Moon as a book of rules: what is its own in the flow of a match with an auction."""

from __future__ import annotations

from typing import Final, TypeAlias

from moon_desktop.engine.bidding import Auction
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import BIT, Tile, tiles
from moon_desktop.engine.shuffle import rolled
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.auction.book import Book, Cited, hands_of, held_in
from moon_desktop.games.auction.entries import Choice, Exchange, NameTrump
from moon_desktop.games.auction.match import AuctionMatch
from moon_desktop.games.auction.phases import Bidding, Exchanging, Hand, Naming, Playing
from moon_desktop.games.moon.contract import (
    DOUBLE_BLANK,
    decided,
    ladder,
    must_lead,
    open_calls,
    passed_hand,
    refusal,
    refused_bid,
    score_hand,
    suits_of,
)
from moon_desktop.games.moon.entries import Deal, HandOver, MoonReason
from moon_desktop.games.moon.rules import MoonRules

Moon: TypeAlias = AuctionMatch[MoonRules, HandOver]


def start(rules: MoonRules) -> Moon:
    """A new match, before the draw for dealer."""
    return AuctionMatch.begun(BOOK, rules)


def _deal(rules: MoonRules, number: int, dealer: int, order: list[Tile], seed: int) -> Deal:
    dice = rolled(seed, "dice", number) if rules.aggie_dice else None
    widow = order[-1] if rules.has_widow else None
    return Deal(number, dealer, dice, hands_of(order, rules.seats), widow)


def _held(rules: MoonRules, deal: Deal) -> tuple[int, ...]:
    """M1.1, M1.2, M3.9."""
    dice = deal.dice
    if (dice is not None) != rules.aggie_dice or not all(1 <= die <= 6 for die in dice or ()):
        raise Illegal(deal, Reason.IMPOSSIBLE, "M3.9")
    size = "M1.1" if rules.seats == 3 else "M1.2"
    if (deal.widow is not None) != rules.has_widow:
        raise Illegal(deal, Reason.IMPOSSIBLE, size)
    return held_in(deal, rules, () if deal.widow is None else (deal.widow,), size)


def _auction(rules: MoonRules, first: int, held: tuple[int, ...]) -> Auction:
    return Auction(ladder(rules), rules.table, first)


def _settling(rules: MoonRules, hand: Hand) -> Exchanging | Naming | Playing:
    """Trump and exchange, in their order (M3.2), and then the tricks."""
    named = hand.trump is not None or hand.bid == "under"
    widow = None if hand.discard is not None else hand.deal.widow
    if widow is not None and (named or rules.widow_timing == "before-trump"):
        hand = hand.exchanged(widow)
        # Who called blanks keeps the double blank (M3.8).
        kept = DOUBLE_BLANK if hand.trump == "0" and rules.blanks_are_follow_me else 0
        return Exchanging(hand, tiles(hand.held[hand.bidder] & ~kept))
    if not named:
        calls = open_calls(rules, hand.held[hand.bidder], hand.deal.dice)
        return Naming(hand, hand.bidder, calls)
    suits = suits_of(rules, hand.bid, hand.trump)
    return Playing(hand, Tricks(suits, hand.held, hand.bidder, taken=(0,) * rules.seats))


def _refused(
    rules: MoonRules, phase: Bidding | Exchanging | Naming | Playing, choice: Choice
) -> Illegal:
    hand = phase.hand
    held, dice = hand.held[hand.bidder], hand.deal.dice
    match choice:
        case Bid():
            assert isinstance(phase, Bidding)
            return refused_bid(rules, phase.auction, choice)
        case Exchange(_, tile) if not BIT.get(tile, 0) & held:
            return Illegal(choice, Reason.NOT_HELD, "M3.1", tile=tile)
        case Exchange():
            return Illegal(choice, MoonReason.KEEP_DOUBLE_BLANK, "M3.8")
        case NameTrump(_, call):
            refused = refusal(rules, held, dice, call)
            assert refused is not None
            return Illegal(choice, *refused, trump=call, dice=dice)
    if hand.trump == "0" and rules.blanks_are_follow_me:
        return Illegal(choice, MoonReason.LEAD_DOUBLE_BLANK, "M3.8")
    return Illegal(choice, Reason.LEAD_TRUMP, "M4.6", trump=hand.trump)


def _stops(rules: MoonRules, hand: Hand, tricks: Tricks) -> bool:
    """M4.7."""
    if hand.bid != "under" and not rules.stop_when_set:
        return False
    table = rules.table
    taken = table.by_side(tricks.taken)[table.side(hand.bidder)]
    return decided(hand.bid, taken, len(tricks.done)) == "set"


def _scored(
    rules: MoonRules, ledger: Ledger, hand: Hand, tricks: Tricks, offender: int | None
) -> HandOver:
    return score_hand(rules, ledger, hand.bidder, hand.bid, tricks.taken, offender)


BOOK: Final = Book(
    Cited(
        over="M6",
        draw="M1.3",
        deal="M1.4",
        bid="M2.1",
        order="M3.2",
        call="M3.3",
        lead="M4.1",
        play="M4.1",
        follow="M4.3",
        end="M4.5",
        exchange="M3.1",
        clock="M6.3",
    ),
    deal=_deal,
    held=_held,
    auction=_auction,
    settling=_settling,
    refused=_refused,
    must_lead=must_lead,
    stops=_stops,
    passed=passed_hand,
    scored=_scored,
)
