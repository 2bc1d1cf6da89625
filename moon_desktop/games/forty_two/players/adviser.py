"""The adviser of Texas 42: what bids, calls and plays come to, which are sound, which better."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Choice
from moon_desktop.engine.pieces import mask
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.dominoes.players import weighing
from moon_desktop.games.dominoes.players.adviser import Adviser
from moon_desktop.games.dominoes.players.bid_inference import finished
from moon_desktop.games.dominoes.players.weighing import Candidate, worth_of
from moon_desktop.games.forty_two.contract import (
    LOW_CALLS,
    SPECIALS,
    WORTH,
    contract_of,
    marks,
    open_calls,
)
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.players.bid_inference import (
    FortyTwoInference,
    possible_deals_of,
    say,
)
from moon_desktop.games.forty_two.players.casual import Casual, gives_away
from moon_desktop.games.forty_two.players.payoffs import (
    CALIBRATIONS,
    CountTally,
    Payoffs,
    calibration_of,
    double_dummy,
    kind_of,
)
from moon_desktop.games.forty_two.players.strength import best, danger, worth
from moon_desktop.games.forty_two.rules import TABLE, partner
from moon_desktop.players.advice import ActionValue, Prospect, Tally, calibrated
from moon_desktop.players.possible_deals import PossibleDeal, PossibleDeals
from moon_desktop.players.reading import read
from moon_desktop.players.sampling import WeightedDeal

CALLS: Final = 2
"""So many trumps are thought of for each kind of bid; the best at sight."""

PARTNERS: Final = "partner's"
"""In place of a call: the one that is the best at sight for the partner, who names it (T5.1)."""


class Bids(weighing.Bids[FortyTwoSight]):
    """The contracts that each may lead to, and what the others may say to it."""

    def __init__(self, sight: FortyTwoSight) -> None:
        super().__init__(sight)
        self._payoffs = Payoffs(sight)
        auction = sight.bidding
        self._auctions = {bid: auction.after(bid) for bid in self.bids}
        self._forced = auction.forced
        held = mask(sight.held)
        # By kind of bid the calls that are tried; by call the lowest and the highest of the bids.
        self._calls: dict[str, tuple[str, ...]] = {}
        self._range: dict[str, tuple[str, str]] = {}
        for bid in self.bids:
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
        self._topped: dict[Bid, dict[str, Tally]] = {bid: {} for bid in self.bids}
        self._untopped: defaultdict[Bid, float] = defaultdict(float)

    def _likely_calls(self, held: int, bid: str) -> tuple[str, ...]:
        if bid in SPECIALS:
            return (PARTNERS,)
        calls = open_calls(self.sight.rules, bid, self._forced)
        high = [call for call in calls if call not in LOW_CALLS]
        low = [call for call in calls if call in LOW_CALLS]
        high.sort(key=lambda call: worth(held, call), reverse=True)
        low.sort(key=lambda call: danger(held, LOW_CALLS[call]()))
        return (*high[:CALLS], *low[:1])

    def weigh(self, deals: Sequence[WeightedDeal]) -> None:
        seat = self.sight.seat
        rules = self.sight.rules
        for deal in deals:
            hands = deal.world.hands
            for call, counts in self._counts.items():
                if call == PARTNERS:
                    named = best(hands[partner(seat)], open_calls(rules, "plunge", False))[1]
                    contract, highest = contract_of(rules, Bid(seat, "plunge"), named), None
                else:
                    lowest, highest = self._range[call]
                    contract = contract_of(rules, Bid(seat, lowest), call)
                count = double_dummy(rules, contract, hands, highest)
                counts[count] += deal.weight
            self._hear(deal.world, deal.weight)

    def _hear(self, world: PossibleDeal, weight: float) -> None:
        """Thinks out what the others say to each bid, and what comes of it."""
        calls = open_calls(self.sight.rules, "30", False)
        looks = [best(held, calls)[0] for held in world.hands]
        counts: dict[Bid, int] = {}
        for bid, topped in self._topped.items():
            auction = self._auctions[bid]
            standing = finished(auction, lambda now: say(now, looks[now.turn])).standing
            if standing == bid:
                self._untopped[bid] += weight
                continue
            kind, prospect = "", self._payoffs.passed()
            if standing is not None:
                kind, prospect = self._bought(standing, world, counts)
            if kind not in topped:
                word = kind.partition(" ")[0]
                topped[kind] = Tally(TABLE.count, calibrated(*CALIBRATIONS[word]) if word else None)
            topped[kind].add(prospect, weight)

    def _bought(
        self, bid: Bid, world: PossibleDeal, counts: dict[Bid, int]
    ) -> tuple[str, Prospect]:
        rules, named = self.sight.rules, bid.seat
        if bid.bid in SPECIALS:
            named = partner(bid.seat)
        call = best(world.hands[named], open_calls(rules, bid.bid, False))[1]
        contract = contract_of(rules, bid, call)
        if bid not in counts:
            counts[bid] = double_dummy(rules, contract, world.hands)
        side = str(TABLE.side(bid.seat))
        prospect = self._payoffs.of(contract, counts[bid])
        return f"{kind_of(bid.bid, call)} {side}", prospect

    def worth(self, bid: Bid) -> ActionValue:
        topped = self._topped[bid]
        if bid.bid == PASS:
            return worth_of(bid, topped)
        own = self._own(bid)
        mine = Prospect(own.made or 0.0, own.points, own.win)
        return worth_of(bid, topped, (self._untopped[bid], mine), own.plan)

    def _own(self, bid: Bid) -> ActionValue:
        """The worth of the contract if this bid buys, at the call that makes it most often."""
        found = []
        for call in self._calls[_kind(bid.bid)]:
            # Of calls that are no nel-o the count is scored alike.
            meant = call if call != PARTNERS else "0"
            contract = contract_of(self.sight.rules, bid, meant)
            tally = CountTally(calibration_of(bid.bid, meant))
            for count, weight in self._counts[call].items():
                tally.add(self._payoffs.of(contract, count), weight, count)
            found.append(tally.worth(bid, "" if call == PARTNERS else call))
        return max(found, key=lambda one: (one.made or 0.0, one.plan.mean))


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
        self._tally = CountTally(calibration_of(bought.bid, choice.trump))

    def add(self, world: PossibleDeal, weight: float) -> None:
        count = double_dummy(self._payoffs.sight.rules, self._contract, world.hands)
        self._tally.add(self._payoffs.of(self._contract, count), weight, count)

    def worth(self) -> ActionValue:
        return self._tally.worth(self.choice)


class Plays(weighing.Plays[FortyTwoSight, CountTally]):
    """The plays of Texas 42."""

    counts = WORTH

    def __init__(self, sight: FortyTwoSight) -> None:
        contract = sight.contract
        self._payoffs = Payoffs(sight)
        self._has = 0 if contract.low else sight.counted[sight.seats.side(contract.bidder)]
        # In marks it is all one how much more a bid is made by, and to find it out takes longest.
        lacks = contract.needed - self._has
        marks = sight.rules.scoring == "marks" and lacks > 0
        super().__init__(sight, 1 if contract.low else lacks if marks else None)

    def tally(self) -> CountTally:
        return CountTally()

    def offended(self) -> Prospect:
        return self._payoffs.offended()

    def add(
        self, tally: CountTally, deals: Sequence[WeightedDeal], won: Sequence[int], first: int
    ) -> None:
        for number, deal in enumerate(deals, first):
            count = self._has + won[number]
            tally.add(self._payoffs.of(self.sight.contract, count), deal.weight, count)


COUNT: Final = 0.001
"""What a count more is worth beside the chance to win the game, to tell plays apart that make or
set the bid as often: nobody knows how the others will play."""


class FortyTwoAdviser(Adviser[FortyTwoSight]):
    """Plays for the game, and where that tells nothing for the count."""

    same = 0.0015
    bids_at_once = 8

    def worlds(self) -> PossibleDeals:
        return possible_deals_of(self.sight)

    def inference(self) -> FortyTwoInference:
        return FortyTwoInference(self.sight)

    def plays(self) -> Plays:
        return Plays(self.sight)

    def bids(self) -> Bids:
        return Bids(self.sight)

    def contracts(self) -> list[Candidate]:
        payoffs = Payoffs(self.sight)
        return [Call(payoffs, one) for one in self.sight.legal if isinstance(one, NameTrump)]

    def good(self, worth: ActionValue) -> float:
        sight = self.sight
        if sight.phase == "bid":
            return worth.win
        ours = sight.seats.side(sight.bought.seat) == sight.seats.side(sight.seat)
        count = 0.0 if worth.plan is None else worth.plan.mean
        return worth.win + COUNT * (count if ours else -count)

    def thumb(self) -> Choice:
        return Casual(0).choose(self.sight)

    def sound(self, worths: list[ActionValue]) -> list[ActionValue]:
        """With all tiles seen count thrown away may come to the same: nobody would think so who
        plays."""
        reading, nobody_out = read(self.sight), self.sight.out is None
        plays = [p for p in reading.plays if not (nobody_out and gives_away(reading, p))]
        return [worth for worth in worths if worth.choice in plays]
