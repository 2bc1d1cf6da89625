"""What one seat may know of a match of Moon (M1.5)."""

from __future__ import annotations

from typing import Any

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import BIT
from moon_desktop.engine.sight import Sight
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.moon_phases import (
    Bidding,
    Dealing,
    Drawing,
    Exchanging,
    Hand,
    Naming,
    Over,
    Phase,
    Playing,
)
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.games.moon_trumps import suits_of

MoonSight = Sight[MoonRules]


def sight_of(
    rules: MoonRules,
    ledger: Ledger,
    phase: Phase,
    number: int,
    turn: int | None,
    legal: tuple[Choice, ...],
    seat: int,
) -> MoonSight:
    """The match as ``seat`` sees it; ``legal`` are the choices of the seat in ``turn``."""
    legal = legal if turn == seat else ()

    def seen(name: Any, dealer: int | None, **known: Any) -> MoonSight:
        return Sight(rules, seat, rules.table, name, turn, legal, ledger, number, dealer, **known)

    match phase:
        case Drawing(drawn):
            return seen("draw", None, drawn=drawn)
        case Dealing(dealer, result, drawn):
            return seen("deal", dealer, result=result, drawn=drawn)
        case Over(_, result):
            return seen("over", None, result=result)
        case Bidding(hand, auction):
            return seen("bid", hand.deal.dealer, **_holding(hand, seat), said=auction.said)
        case Exchanging(hand):
            return seen("widow", hand.deal.dealer, **_holding(hand, seat, True), **_bought(hand))
        case Naming(hand):
            return seen("trump", hand.deal.dealer, **_holding(hand, seat), **_bought(hand))
        case Playing(hand, tricks):
            return seen(
                "play",
                hand.deal.dealer,
                **_holding(hand, seat, held=tricks.held),
                **_bought(hand),
                **_trick(hand, rules, tricks),
            )


def _holding(
    hand: Hand, seat: int, exchanging: bool = False, held: tuple[int, ...] | None = None
) -> dict[str, Any]:
    held = hand.held if held is None else held
    dealt = hand.deal.hands[seat]
    widow, bits = hand.deal.widow, held[seat]
    taken_in = exchanging or hand.discard is not None
    if seat == hand.bidder and taken_in and widow is not None:
        dealt = (*dealt, widow)
    return {
        "dice": hand.deal.dice,
        "held": tuple([tile for tile in dealt if bits & BIT[tile]]),
        "counts": tuple([count.bit_count() for count in held]),
        "widow": widow if seat == hand.bidder and taken_in else None,
        "widow_down": widow is not None and not taken_in,
        "discard": hand.discard if seat == hand.bidder else None,
        "discard_down": hand.discard is not None,
    }


def _bought(hand: Hand) -> dict[str, Any]:
    return {"said": hand.said, "bidder": hand.bidder, "bid": hand.bid, "trump": hand.trump}


def _trick(hand: Hand, rules: MoonRules, tricks: Tricks) -> dict[str, Any]:
    return {
        "suits": suits_of(rules, hand.bid, hand.trump),
        "plays": tricks.plays,
        "suit": tricks.suit,
        "tricks": tricks.done,
        "taken": tricks.taken,
    }
