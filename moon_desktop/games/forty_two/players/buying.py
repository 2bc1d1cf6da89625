"""What bids and calls are worth: the contracts they may lead to, and what the others may say."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Choice
from moon_desktop.engine.pieces import mask
from moon_desktop.games.auction.contract import Contract
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.dominoes.players import weighing
from moon_desktop.games.dominoes.players.bid_inference import finished
from moon_desktop.games.dominoes.players.weighing import Candidate, worth_of
from moon_desktop.games.forty_two.contract import (
    ALL,
    LOW_CALLS,
    SPECIALS,
    contract_of,
    marks,
    namer,
    needed,
    open_calls,
)
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.players.bid_inference import Looks
from moon_desktop.games.forty_two.players.casual import bid_at_sight
from moon_desktop.games.forty_two.players.payoffs import CountTally, Payoffs, double_dummy
from moon_desktop.games.forty_two.players.strength import best, likeliest, worth
from moon_desktop.games.forty_two.rules import partner
from moon_desktop.players.advice import ActionValue, Prospect
from moon_desktop.players.possible_deals import PossibleDeal
from moon_desktop.players.sampling import WeightedDeal

CALLS: Final = 2
"""So many trumps are thought of for each kind of bid; the best at sight."""

PARTNERS: Final = "partner's"
"""In place of a call: the one that is the best at sight for the partner, who names it (T5.1)."""

EAGER: Final = 0.12
"""How much less likely than a first bid one over the others' may be, for it costs to let them play:
among skilled players 39 of 100 openings stood, which among casual ones were to stand in 76. With
this about half do; more would be too much where casual players sit."""


class Bids(weighing.Bids[FortyTwoSight]):
    """The contracts that each may lead to, and what the others may say to it."""

    def __init__(self, sight: FortyTwoSight) -> None:
        super().__init__(sight)
        self._payoffs = Payoffs(sight)
        self._looks = Looks(sight.rules)
        auction = sight.bidding
        self._auctions = {bid: auction.after(bid) for bid in self.bids}
        self._forced = auction.forced
        held = mask(sight.held)
        # By kind of bid the calls that are tried; by call the bids that may be played at it.
        self._calls: dict[str, tuple[str, ...]] = {}
        self._at: dict[str, list[Bid]] = {}
        for bid in self.bids:
            kind = _kind(bid.bid)
            if kind == PASS:
                continue
            if kind not in self._calls:
                self._calls[kind] = self._likely_calls(held, bid.bid)
            for call in self._calls[kind]:
                self._at.setdefault(call, []).append(bid)
        # What a bid comes to at a call.
        self._own = {(bid, call): CountTally() for call, bids in self._at.items() for bid in bids}
        # Of every bid, what comes of it where another buys, and where everybody passes; and the
        # weight of the deals in which none does.
        self._topped: dict[Bid, dict[str, CountTally]] = {bid: {} for bid in self.bids}
        self._untopped: defaultdict[Bid, float] = defaultdict(float)

    def _likely_calls(self, held: int, bid: str) -> tuple[str, ...]:
        if bid in SPECIALS:
            return (PARTNERS,)
        calls = open_calls(self.sight.rules, bid, self._forced)
        looks = sorted(calls, key=lambda call: -worth(held, call, needed(bid)))
        high = [call for call in looks if call not in LOW_CALLS]
        low = [call for call in looks if call in LOW_CALLS]
        return (*high[:CALLS], *low[:1])

    def weigh(self, deals: Sequence[WeightedDeal]) -> None:
        rules = self.sight.rules
        for world, weight in deals:
            for call, bids in self._at.items():
                named = call
                if call == PARTNERS:
                    theirs = world.hands[partner(self.sight.seat)]
                    named = best(theirs, open_calls(rules, bids[0].bid, False), ALL)[1]
                contracts = [contract_of(rules, bid, named) for bid in bids]
                count = double_dummy(rules, contracts, world.hands)
                for bid, contract in zip(bids, contracts, strict=True):
                    self._payoffs.add(self._own[bid, call], contract, world, weight, count)
            self._hear(world, weight)

    def _hear(self, world: PossibleDeal, weight: float) -> None:
        """Thinks out what the others say to each bid, and what comes of it."""
        # What is bought, by who leads and the call: it is played out once for all bids.
        bought: dict[tuple[int, str], dict[Bid, Contract]] = {}
        for bid, topped in self._topped.items():
            standing = finished(
                self._auctions[bid],
                lambda now: bid_at_sight(self._looks, now, world.hands[now.turn], eager=EAGER),
            ).standing
            if standing == bid:
                self._untopped[bid] += weight
            elif standing is None:
                topped.setdefault("", CountTally()).add(self._payoffs.passed(), weight)
            else:
                call = self._named(standing, world)
                contract = contract_of(self.sight.rules, standing, call)
                bought.setdefault((contract.leader, call), {})[bid] = contract
        for contracts in bought.values():
            count = double_dummy(self.sight.rules, [*contracts.values()], world.hands)
            for bid, contract in contracts.items():
                tally = self._topped[bid].setdefault("bought", CountTally())
                self._payoffs.add(tally, contract, world, weight, count)

    def _named(self, bid: Bid, world: PossibleDeal) -> str:
        """The call at which what others bid is played."""
        calls = open_calls(self.sight.rules, bid.bid, False)
        return likeliest(world.hands[namer(*bid)], calls, needed(bid.bid))[1]

    def worth(self, bid: Bid) -> ActionValue:
        topped = self._topped[bid]
        if bid.bid == PASS:
            return worth_of(bid, topped)
        found = [
            self._own[bid, call].worth(bid, "" if call == PARTNERS else call)
            for call in self._calls[_kind(bid.bid)]
        ]
        own = max(found, key=lambda one: (one.made or 0.0, one.plan.mean))
        mine = Prospect(own.made or 0.0, own.points, own.win)
        return worth_of(bid, topped, (self._untopped[bid], mine), own.plan)


def _kind(bid: str) -> str:
    """Bids of one kind may be played at the same calls."""
    if bid == PASS or bid in SPECIALS:
        return bid
    return "marks" if marks(bid) else "number"


class Call(Candidate):
    """A call that may be named."""

    def __init__(self, payoffs: Payoffs, choice: NameTrump) -> None:
        super().__init__()
        self.choice: Choice = choice
        self._payoffs = payoffs
        rules, bought = payoffs.sight.rules, payoffs.sight.bought
        self._contract = contract_of(rules, bought, choice.trump)
        self._tally = CountTally()

    def add(self, world: PossibleDeal, weight: float) -> None:
        count = double_dummy(self._payoffs.sight.rules, [self._contract], world.hands)
        self._payoffs.add(self._tally, self._contract, world, weight, count)

    def worth(self) -> ActionValue:
        return self._tally.worth(self.choice)
