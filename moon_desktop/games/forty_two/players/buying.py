"""What each bid is worth: the contracts it may lead to, and what the others may say to it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.pieces import mask
from moon_desktop.games.dominoes.players.hearing import finished
from moon_desktop.games.dominoes.players.weighing import worth_of
from moon_desktop.games.forty_two.contract import (
    LOW_CALLS,
    SPECIALS,
    contract_of,
    marks,
    open_calls,
)
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.players.listening import say
from moon_desktop.games.forty_two.players.outlook import (
    CALIBRATIONS,
    Counted,
    Results,
    calibration_of,
    comes_to,
    kind_of,
)
from moon_desktop.games.forty_two.players.strength import best, danger, worth
from moon_desktop.games.forty_two.rules import TABLE, partner
from moon_desktop.players.advice import Prospect, Tally, Worth, calibrated
from moon_desktop.players.possible_deals import PossibleDeal
from moon_desktop.players.sampling import WeightedDeal

CALLS: Final = 2
"""So many trumps are thought of for each kind of bid; the best at sight."""

PARTNERS: Final = "partner's"
"""In place of a call: the one that is the best at sight for the partner, who names it (T5.1)."""


class Bids:
    """The bids open in a Sight, and what was found in the deals weighed so far."""

    def __init__(self, sight: FortyTwoSight) -> None:
        self._sight = sight
        self._results = Results(sight)
        auction = sight.bidding
        self._bids = [choice for choice in sight.legal if isinstance(choice, Bid)]
        self._auctions = {bid: auction.after(bid) for bid in self._bids}
        self._forced = auction.forced
        held = mask(sight.held)
        # By kind of bid the calls that are tried; by call the lowest and the highest of the bids.
        self._calls: dict[str, tuple[str, ...]] = {}
        self._range: dict[str, tuple[str, str]] = {}
        for bid in self._bids:
            kind = _kind(bid.bid)
            if kind == PASS:
                continue
            if kind not in self._calls:
                self._calls[kind] = self._likely_calls(held, bid.bid)
            for call in self._calls[kind]:
                self._range[call] = self._range.get(call, (bid.bid, bid.bid))[0], bid.bid
        # By call the weight of the deals in which it comes to a count; after a plunge or splash by
        # itself.
        self._counts: dict[str, defaultdict[int, float]] = {
            call: defaultdict(float) for calls in self._calls.values() for call in calls
        }
        # Of every bid, what comes of it where another buys, by the kind of contract; and the
        # weight of the deals in which none does.
        self._topped: dict[Bid, dict[str, Tally]] = {bid: {} for bid in self._bids}
        self._untopped: defaultdict[Bid, float] = defaultdict(float)

    def _likely_calls(self, held: int, bid: str) -> tuple[str, ...]:
        if bid in SPECIALS:
            return (PARTNERS,)
        calls = open_calls(self._sight.rules, bid, self._forced)
        high = [call for call in calls if call not in LOW_CALLS]
        low = [call for call in calls if call in LOW_CALLS]
        high.sort(key=lambda call: worth(held, call), reverse=True)
        low.sort(key=lambda call: danger(held, LOW_CALLS[call]()))
        return (*high[:CALLS], *low[:1])

    def weigh(self, deals: Sequence[WeightedDeal]) -> None:
        """Adds some deals."""
        seat = self._sight.seat
        rules = self._results.rules
        for deal in deals:
            hands = deal.world.hands
            for call, counts in self._counts.items():
                if call == PARTNERS:
                    named = best(hands[partner(seat)], open_calls(rules, "plunge", False))[1]
                    contract, highest = contract_of(rules, Bid(seat, "plunge"), named), None
                else:
                    lowest, highest = self._range[call]
                    contract = contract_of(rules, Bid(seat, lowest), call)
                count = comes_to(rules, contract, hands, highest)
                counts[count] += deal.weight
            self._hear(deal.world, deal.weight)

    def _hear(self, world: PossibleDeal, weight: float) -> None:
        """Thinks out what the others say to each bid, and what comes of it."""
        calls = open_calls(self._results.rules, "30", False)
        looks = [best(held, calls)[0] for held in world.hands]
        counts: dict[Bid, int] = {}
        for bid, topped in self._topped.items():
            auction = self._auctions[bid]
            standing = finished(auction, lambda now: say(now, looks[now.turn])).standing
            if standing == bid:
                self._untopped[bid] += weight
                continue
            kind, prospect = "", self._results.passed()
            if standing is not None:
                kind, prospect = self._bought(standing, world, counts)
            if kind not in topped:
                word = kind.partition(" ")[0]
                topped[kind] = Tally(TABLE.count, calibrated(*CALIBRATIONS[word]) if word else None)
            topped[kind].add(prospect, weight)

    def _bought(
        self, bid: Bid, world: PossibleDeal, counts: dict[Bid, int]
    ) -> tuple[str, Prospect]:
        rules, named = self._results.rules, bid.seat
        if bid.bid in SPECIALS:
            named = partner(bid.seat)
        call = best(world.hands[named], open_calls(rules, bid.bid, False))[1]
        contract = contract_of(rules, bid, call)
        if bid not in counts:
            counts[bid] = comes_to(rules, contract, world.hands)
        side = str(TABLE.side(bid.seat))
        prospect = self._results.of(contract, counts[bid])
        return f"{kind_of(bid.bid, call)} {side}", prospect

    def worths(self) -> list[Worth]:
        """The worth of every bid open, over all deals weighed; at least one must have been."""
        return [self._worth(bid) for bid in self._bids]

    def _worth(self, bid: Bid) -> Worth:
        """The worth of one bid: over deals in which nobody tops it, and those in which one does."""
        topped = self._topped[bid]
        if bid.bid == PASS:
            return worth_of(bid, topped)
        own = self._own(bid)
        mine = Prospect(own.made or 0.0, own.points, own.win)
        return worth_of(bid, topped, (self._untopped[bid], mine), own.plan)

    def _own(self, bid: Bid) -> Worth:
        """The worth of the contract if this bid buys, at the call that makes it most often."""
        found = []
        for call in self._calls[_kind(bid.bid)]:
            # Of calls that are no nel-o the count is scored alike.
            meant = call if call != PARTNERS else "0"
            contract = contract_of(self._results.rules, bid, meant)
            tally = Counted(calibration_of(bid.bid, meant))
            for count, weight in self._counts[call].items():
                tally.add(self._results.of(contract, count), weight, count)
            found.append(tally.worth(bid, "" if call == PARTNERS else call))
        return max(found, key=lambda one: (one.made or 0.0, one.plan.mean))


def _kind(bid: str) -> str:
    """Bids of one kind may be played at the same calls."""
    if bid == PASS or bid in SPECIALS:
        return bid
    return "marks" if marks(bid) else "number"
