"""The deals that agree with a Sight of Texas 42, and how likely bids and calls make them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final

from moon_desktop.engine.bidding import PASS, Auction
from moon_desktop.engine.pieces import mask
from moon_desktop.games.auction.entries import HAND_SIZE
from moon_desktop.games.dominoes.players.bid_inference import (
    BidInference,
    Likelihood,
    Statement,
    may_hold,
    statements,
)
from moon_desktop.games.forty_two.contract import LOW_CALLS, SPECIALS, marks, namer, open_calls
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.players.strength import DOUBLES, best, danger, worth
from moon_desktop.games.forty_two.rules import partner
from moon_desktop.players.advice import logistic
from moon_desktop.players.possible_deals import WIDTH, PossibleDeals


def possible_deals_of(sight: FortyTwoSight) -> PossibleDeals:
    """The deals that agree with ``sight``, in a hand. The tiles laid away at nel-o are those of the
    seat that sits out."""
    free = list(sight.counts)
    free[sight.seat] = 0
    unseen, may = may_hold(sight)
    if sight.suits is not None and sight.out is not None:
        free[sight.out], may[sight.out] = HAND_SIZE, unseen
    return PossibleDeals.shared(
        len(free), mask(sight.held) << WIDTH * sight.seat, free, unseen, may
    )


LEAST: Final = 33.5
"""What a hand has to look worth for 30 to be bid as often as not."""

STEP: Final = 0.5
"""How much more it takes for each number above."""

MARK: Final = 38.5
"""The same for a mark."""

MORE: Final = 1.0
"""The same for each mark above the first."""

VARIES: Final = 1.8
"""How far all that varies."""

PARTNER: Final = 5.0
"""How much more it takes over a partner's bid."""


def asked(bid: str) -> float:
    """What a hand has to look worth to be bid so high as often as not; no plunge nor splash."""
    count = marks(bid)
    return MARK + MORE * (count - 1) if count else LEAST + STEP * (int(bid) - 30)


def likely_said(said: Statement, calls: Sequence[str], held: int) -> float:
    """How likely a seat is to say so with the tiles ``held``, of which ``calls`` may be the trump;
    1 where it tells nothing."""
    if said.bid in SPECIALS:
        return float((held & DOUBLES).bit_count() >= SPECIALS[said.bid].doubles)
    climbing = said.climbing((*SPECIALS,))
    if not climbing or (said.bid == climbing[0] and PASS not in said.options):
        return 1.0
    looks, _ = best(held, calls)
    looks -= PARTNER * said.over_partner
    place = climbing.index(said.bid) if said.bid != PASS else -1
    reached = logistic((looks - asked(climbing[max(place, 0)])) / VARIES)
    if place < 0:
        return 1 - reached
    if place == 0:
        # The lowest bid is what anybody says who would go higher, but need not.
        return reached
    above = climbing[min(place + 3, len(climbing) - 1)]
    return reached - (logistic((looks - asked(above)) / VARIES) if above != said.bid else 0.0)


FLOOR: Final = 0.06
"""How often a seat does what no figure explains: people do, and no deal is ruled out by it."""

CHOICE: Final = 1.5
"""How far the choice of trump strays from the best at sight, in count, and in danger at nel-o."""


class FortyTwoInference(BidInference):
    """What a seat makes of the auction and the call it has heard."""

    def __init__(self, sight: FortyTwoSight) -> None:
        calls = open_calls(sight.rules, "30", False)
        found = [
            (seat, _bidding(said, calls))
            for seat, said in statements(sight.bidding)
            if seat != sight.seat
        ]
        if sight.call is not None and (caller := namer(*sight.bought)) != sight.seat:
            calls = open_calls(sight.rules, sight.bought.bid, False)
            found.append((caller, _calling(sight.call, calls)))
        super().__init__(sight, found)


def _bidding(said: Statement, calls: Sequence[str]) -> Likelihood:
    @cache
    def likelihood(held: int, _: int) -> float:
        found = FLOOR + (1 - FLOOR) * likely_said(said, calls, held)
        # A plunge or splash without the doubles is against the rules.
        return FLOOR**3 if said.bid in SPECIALS and found < 1 else found

    return likelihood


def _calling(call: str, calls: Sequence[str]) -> Likelihood:
    @cache
    def likelihood(held: int, _: int) -> float:
        if call in LOW_CALLS:
            found = exp(-danger(held, LOW_CALLS[call]()) / CHOICE)
        else:
            ways = [
                exp((worth(held, way) - worth(held, call)) / CHOICE)
                for way in calls
                if way not in LOW_CALLS
            ]
            found = 1 / sum(ways)
        return FLOOR / 4 + (1 - FLOOR / 4) * found

    return likelihood


def say(auction: Auction, looks: float) -> str:
    """What the seat in turn of ``auction`` is taken to say with a hand that ``looks`` worth so
    much: no more than it must as the last, else half way up to what it could."""
    options = auction.open_bids()
    climbing = [bid for bid in options if bid != PASS and bid not in SPECIALS]
    standing = auction.standing
    if standing is not None and standing.seat == partner(auction.turn):
        looks -= PARTNER
    fit = [bid for bid in climbing if looks >= asked(bid)]
    if not fit:
        return options[0]
    last = len(auction.said) == auction.seats.count - 1
    return fit[0 if last else len(fit) // 2]
