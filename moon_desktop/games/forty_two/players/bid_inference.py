"""The deals that agree with a Sight of Texas 42, and how likely bids and calls make them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import exp
from typing import Final

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.pieces import bits, mask
from moon_desktop.games.auction.entries import HAND_SIZE
from moon_desktop.games.dominoes.players.bid_inference import (
    BidInference,
    Likelihood,
    Statement,
    may_hold,
    statements,
)
from moon_desktop.games.forty_two.contract import (
    ALL,
    SPECIALS,
    marks,
    namer,
    needed,
    open_calls,
)
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.players.play_inference import moments, read_plays
from moon_desktop.games.forty_two.players.strength import DOUBLES, best, likeliest, worth
from moon_desktop.games.forty_two.rules import FortyTwoRules
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


EVEN: Final = 0.0
"""What a hand has to look worth for 30 to be bid as often as not: that it makes it so often."""

MARK: Final = 0.6
"""The same for a mark."""

MORE: Final = 0.3
"""The same for each mark above the first."""

VARIES: Final = 0.6
"""How far all that varies."""

PARTNER: Final = 2.0
"""How much more it takes over a partner's bid."""


class Looks:
    """What hands look worth for bids under ``rules``, no plunge nor splash: the logarithm of the
    odds that the bid is made at its best call."""

    def __init__(self, rules: FortyTwoRules, forced: bool = False) -> None:
        self._number = open_calls(rules, "30", forced)
        self._marks = open_calls(rules, "1m", forced)

    def of(self, held: int, bid: str) -> float:
        """That of the tiles ``held`` for ``bid``."""
        if not marks(bid):
            return best(held, self._number, needed(bid))[0]
        return likeliest(held, self._marks, ALL)[0]


def asked(bid: str) -> float:
    """What a hand has to look worth to be bid so high as often as not; no plunge nor splash."""
    count = marks(bid)
    return MARK + MORE * (count - 1) if count else EVEN


def likely_said(said: Statement, looks: Looks, held: int) -> float:
    """How likely a seat is to say so with the tiles ``held``; 1 where it tells nothing."""
    if said.bid in SPECIALS:
        return float((held & DOUBLES).bit_count() >= SPECIALS[said.bid].doubles)
    climbing = said.climbing((*SPECIALS,))
    if not climbing or (said.bid == climbing[0] and PASS not in said.options):
        return 1.0

    def reached(bid: str) -> float:
        more = PARTNER * said.over_partner
        return logistic((looks.of(held, bid) - asked(bid) - more) / VARIES)

    if said.bid == PASS:
        return 1 - reached(climbing[0])
    place = climbing.index(said.bid)
    if place == 0:
        # The lowest bid is what anybody says who would go higher, but need not.
        return reached(said.bid)
    above = climbing[min(place + 3, len(climbing) - 1)]
    return max(0.0, reached(said.bid) - (reached(above) if above != said.bid else 0.0))


FLOOR: Final = 0.06
"""How often a seat does what no figure explains: people do, and no deal is ruled out by it."""

UNLED: Final = 0.01
"""How often a trump is led by who holds the highest."""

CHOICE: Final = 0.4
"""How far the choice of trump strays from the best at sight."""


class FortyTwoInference(BidInference):
    """What a seat makes of the auction and the call it has heard, and the trumps it saw led; and,
    where it ``reads`` them, of all other plays but those at nel-o."""

    def __init__(self, sight: FortyTwoSight, reads: bool = True) -> None:
        looks = Looks(sight.rules)
        found = [
            (seat, _bidding(said, looks))
            for seat, said in statements(sight.bidding)
            if seat != sight.seat
        ]
        if sight.call is not None and (caller := namer(*sight.bought)) != sight.seat:
            calls = open_calls(sight.rules, sight.bought.bid, False)
            found.append((caller, _calling(sight.call, calls, needed(sight.bought.bid))))
        if sight.settled is not None:
            found += [(seat, led) for seat, led in _trump_leads(sight) if seat != sight.seat]
            if reads and not sight.low:
                found += read_plays(sight)
        super().__init__(sight, found)


def _bidding(said: Statement, looks: Looks) -> Likelihood:
    # What is seldom said at all is still more seldom said for no reason.
    floor = FLOOR**2 if marks(said.bid) else FLOOR

    @cache
    def likelihood(held: int, _: int) -> float:
        found = floor + (1 - floor) * likely_said(said, looks, held)
        # A plunge or splash without the doubles is against the rules.
        return FLOOR**3 if said.bid in SPECIALS and found < 1 else found

    return likelihood


def _calling(call: str, calls: Sequence[str], count: int) -> Likelihood:
    @cache
    def likelihood(held: int, _: int) -> float:
        named = worth(held, call, count)
        found = 1 / sum([exp((worth(held, way, count) - named) / CHOICE) for way in calls])
        return FLOOR / 4 + (1 - FLOOR / 4) * found

    return likelihood


def _trump_leads(sight: FortyTwoSight) -> Iterator[tuple[int, Likelihood]]:
    """What is told by each lead of a trump that others out beat: who holds the highest leads it."""
    for moment, index in moments(sight):
        over = moment.trumps_over(index)
        if over:
            rank = moment.suits.strength[moment.suits.suit_led(index)]
            top = max(bits(over), key=lambda bit: rank[bit.bit_length() - 1])
            yield moment.seat, _leading(over, top)


def _leading(over: int, top: int) -> Likelihood:
    """``over``: the trumps still out that beat the one led (bits); ``top``: the highest of them."""

    def likelihood(held: int, _: int) -> float:
        if not held & top:
            return 1.0
        # What no other seat can beat is as good as the highest, which is led all the same.
        return UNLED if over & ~held else FLOOR

    return likelihood
