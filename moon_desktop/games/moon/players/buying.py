"""What each bid is worth: the contracts it may lead to, raced, and what the others may say to it,
by the tiles that a deal gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from moon_desktop.engine.bidding import PASS, Auction
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.pieces import bits, mask
from moon_desktop.games.dominoes.players import weighing
from moon_desktop.games.dominoes.players.bid_inference import finished
from moon_desktop.games.dominoes.players.weighing import worth_of
from moon_desktop.games.moon.contract import DOUBLE_BLANK, TRICKS, needed, open_calls, stake
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.players.casual_bidding import Odds, hoped
from moon_desktop.games.moon.players.contract_value import (
    ContractValue,
    Settled,
    at_sight,
    best_discard,
    calibration_of,
    table_of,
)
from moon_desktop.games.moon.players.payoffs import Payoffs
from moon_desktop.games.moon.players.strength import Strength
from moon_desktop.players.advice import ActionValue, Prospect, Tally
from moon_desktop.players.possible_deals import PossibleDeal
from moon_desktop.players.sampling import WeightedDeal

# --- what the others say ----------------------------------------------------------------------

DARING: Final = 0.4
"""The chance to make it that a rival asks of a number before it bids."""

SURE: Final = 0.8
"""The same for a shoot."""

TEMPTED: Final = 0.5
"""What a rival likes to bid a number, in points."""


class Bought(NamedTuple):
    """How an auction ends: the buyer and its bid, or None where everybody passes."""

    seat: int | None
    bid: str | None


class Rivals:
    """The other seats of an auction, as reasonable bidders without an eye for the score.

    What they hold in a deal is looked at once, and remembered while the same auction is
    thought about.
    """

    def __init__(self, payoffs: Payoffs) -> None:
        sight = payoffs.sight
        self._payoffs = payoffs
        self._rules = sight.rules
        self._judge = Strength.of(sight.rules, sight.dice)
        self._odds: dict[int, Odds] = {}
        self._tricks: dict[tuple[PossibleDeal, int, str], int] = {}
        self._values: dict[tuple[int, str], ContractValue] = {}

    def finish(self, auction: Auction, world: PossibleDeal) -> Bought:
        """How ``auction`` ends when all who are still to bid hold what they do in ``world``."""
        hands = world.hands
        standing = finished(auction, lambda now: self._says(now, hands[now.turn])).standing
        return Bought(None, None) if standing is None else Bought(standing.seat, standing.bid)

    def prospect(self, bought: Bought, world: PossibleDeal) -> Prospect:
        """What such an end of the auction comes to in ``world``."""
        seat, bid = bought
        if seat is None or bid is None:
            return self._payoffs.passed()
        value = self._values.get((seat, bid))
        if value is None:
            value = self._values[seat, bid] = ContractValue(self._payoffs, seat, bid)
        return value.of(self._won(value, seat, bid, world))

    def _says(self, auction: Auction, held: int) -> str:
        """The bid with most to win on average, if it is likely enough; else a pass."""
        odds = self._odds_of(held)
        open_bids = auction.open_bids()
        best, most = open_bids[0], 0.0
        for bid in open_bids:
            if bid in (PASS, "under"):
                continue
            chance = odds.of(bid)
            gain = (2 * chance - 1) * stake(bid) + (TEMPTED if bid.isdigit() else 0.0)
            if chance >= (DARING if bid.isdigit() else SURE) and gain > most:
                best, most = bid, gain
        return best

    def _odds_of(self, held: int) -> Odds:
        """The odds of a seat's side with these tiles."""
        known = self._odds.get(held)
        if known is None:
            known = self._odds[held] = hoped(self._rules, max(self._judge.worths(held)))
        return known

    def _won(self, value: ContractValue, seat: int, bid: str, world: PossibleDeal) -> int:
        """The tricks of a rival's side with all tiles seen, its contract settled at sight."""
        kind = bid if bid == "under" else str(TRICKS)
        key = (world, seat, kind)
        known = self._tricks.get(key)
        if known is None:
            rules = self._rules
            held = world.hands[seat] | world.down
            call = None
            if kind != "under":
                worths = self._judge.worths(held)
                call = self._judge.calls[worths.index(max(worths))]
            discard = best_discard(rules, held, call) if world.down else 0
            hands = list(world.hands)
            hands[seat] = held
            settled = Settled(value, Bid(seat, kind), call, discard)
            known = self._tricks[key] = settled.won(PossibleDeal(tuple(hands), 0))
        return known


# --- what one says oneself --------------------------------------------------------------------

PLANS: Final = 3
"""So many ways to go on with each widow are tried; they are the best at sight."""

CALLS: Final = 4
"""So many trumps are thought of with a widow to come; the best at sight."""

HEARD: Final = 160
"""In so many deals it is thought out what the others say, and then in every other: that takes
longer than to play one's own contracts out, but by these deals alone it is told what a pass is
worth."""

SPARE: Final = 0.01
"""What a trick more counts among plans that make the bid as often."""

UNDER, OVER = "under", str(TRICKS)
"""The two kinds of contract: to take no trick, or as many as one can."""


class Bids(weighing.Bids[MoonSight]):
    """The contracts that each may lead to, and what the others may say to it."""

    def __init__(self, sight: MoonSight) -> None:
        super().__init__(sight)
        self._payoffs = Payoffs(sight)
        self._rivals = Rivals(self._payoffs)
        self._auction = sight.bidding
        self._held = mask(sight.held)
        self._calls = self._likely_calls()
        kinds = {UNDER if bid.bid == UNDER else OVER for bid in self.bids if bid.bid != PASS}
        self._kinds = tuple(sorted(kinds))
        self._plans: dict[tuple[str, int], tuple[Settled, ...]] = {}
        # Of every deal and kind of contract, what each plan for its widow takes.
        self._won: dict[str, list[tuple[int, ...]]] = {kind: [] for kind in self._kinds}
        self._deals: list[WeightedDeal] = []
        # The numbers of the deals in which the others were heard, and of every bid who buys in each
        # of them, and what comes of it.
        self._thought_out: list[int] = []
        self._heard: dict[Bid, list[tuple[Bought, Prospect | None]]] = {
            bid: [] for bid in self.bids
        }

    def weigh(self, deals: Sequence[WeightedDeal]) -> None:
        # In each every plan for its widow is played out; in the first of them it is thought out
        # what the others say, and what they buy.
        for deal in deals:
            world = deal.world
            hands = list(world.hands)
            hands[self.sight.seat] |= world.down
            whole = world._replace(hands=tuple(hands))
            number = len(self._deals)
            if number < HEARD or number % 2:
                self._thought_out.append(number)
                self._hear(world)
            self._deals.append(deal)
            for kind in self._kinds:
                plans = self._plans_for(kind, world.down)
                self._won[kind].append(tuple([plan.won(whole) for plan in plans]))

    def _hear(self, world: PossibleDeal) -> None:
        for bid, heard in self._heard.items():
            bought = self._rivals.finish(self._auction.after(bid), world)
            own = bought == (self.sight.seat, bid.bid)
            heard.append((bought, None if own else self._rivals.prospect(bought, world)))

    def _likely_calls(self) -> tuple[str, ...]:
        sight = self.sight
        held = self._held
        # A call may need a tile that the widow brings (M3.8).
        calls = open_calls(sight.rules, sight.rules.set, sight.dice)
        looks = sorted(calls, key=lambda call: at_sight(sight.rules, held, 0, call))
        return tuple(looks[-CALLS if sight.rules.has_widow else -CALLS - 2 :])

    def _plans_for(self, kind: str, down: int) -> tuple[Settled, ...]:
        """The plans to try with a widow (a bit, 0 for none), the best at sight first."""
        plans = self._plans.get((kind, down))
        if plans is None:
            sight = self.sight
            rules, held = sight.rules, self._held | down
            unseen_widow = bool(down) and rules.widow_timing == "after-trump"
            calls: Sequence[str | None] = (None,)
            if kind == OVER:
                allowed = open_calls(rules, self._held if unseen_widow else held, sight.dice)
                calls = [call for call in allowed if call in self._calls] or allowed
            ways = [
                (call, bit)
                for call in calls
                for bit in (bits(held) if down else (0,))
                if bit != DOUBLE_BLANK or call != "0" or not rules.blanks_are_follow_me
            ]
            ways.sort(key=lambda way: at_sight(rules, held, way[1], way[0]))
            ways.reverse()
            best = ways[:PLANS] if down else ways
            if unseen_widow and kind == OVER:
                # Trump is named before the widow is seen: of each call its best discard.
                best = [next(way for way in ways if way[0] == call) for call in calls]
            value = ContractValue(self._payoffs, sight.seat, kind)
            plans = tuple([Settled(value, Bid(sight.seat, kind), *way) for way in best])
            self._plans[kind, down] = plans
        return plans

    def worth(self, bid: Bid) -> ActionValue:
        own, trump = ([], None) if bid.bid == PASS else self._own(bid)
        stands = self._tally(bid.bid)
        topped: dict[str, Tally] = {}
        heard = zip(self._thought_out, self._heard[bid], strict=True)
        for number, (bought, prospect) in heard:
            weight = self._deals[number].weight
            if prospect is None:
                stands.add(own[number], weight)
            else:
                topped.setdefault(bought.bid or "", self._tally(bought.bid)).add(prospect, weight)
        if not own:
            return worth_of(bid, topped)
        untopped = stands.weight
        # Deals in which the others were not heard tell of the contract as well; all of them do
        # where it is topped in each: then it counts for nothing but to be told.
        share = untopped / (untopped + sum([tally.weight for tally in topped.values()]))
        counted = set(self._thought_out) if share else set()
        for number, prospect in enumerate(own):
            if number not in counted:
                stands.add(prospect, self._deals[number].weight * (share or 1.0))
        return worth_of(bid, topped, (untopped, stands.mean()), trump)

    def _tally(self, bid: str | None) -> Tally:
        """A tally for the prospects of a contract; of None, for those of everybody's passing."""
        sight = self.sight
        calibration = None if bid is None else calibration_of(table_of(sight.rules), bid, "bid")
        return Tally(sight.seats.count, calibration)

    def _own(self, bid: Bid) -> tuple[list[Prospect], str | None]:
        """The prospect in every deal if this bid buys, and the trump it is mostly played at.

        Of each widow's plans the best is chosen by half of the deals and judged by the other
        half, and the other way round: judged by the deals it was chosen by it would look too
        good.
        """
        sight = self.sight
        kind = UNDER if bid.bid == UNDER else OVER
        value = ContractValue(self._payoffs, sight.seat, bid.bid)
        blind = sight.rules.widow_timing == "after-trump" and kind == OVER
        groups: dict[int, list[int]] = {}
        for number, deal in enumerate(self._deals):
            groups.setdefault(0 if blind else deal.world.down, []).append(number)
        prospects: list[Prospect | None] = [None] * len(self._deals)
        trumps: dict[str, float] = {}
        for numbers in groups.values():
            for chosen_by, judged in ((numbers[::2], numbers[1::2]), (numbers[1::2], numbers[::2])):
                place = self._best_plan(kind, bid.bid, chosen_by)
                for number in judged:
                    deal = self._deals[number]
                    prospects[number] = value.of(self._won[kind][number][place])
                    call = self._plans[kind, deal.world.down][place].contract.call or UNDER
                    trumps[call] = trumps.get(call, 0.0) + deal.weight
        known = [prospect for prospect in prospects if prospect is not None]
        return known, max(trumps, key=lambda call: trumps[call])

    def _best_plan(self, kind: str, bid: str, numbers: Sequence[int]) -> int:
        """The place of the plan that does best in these deals; the best at sight without any."""
        won = self._won[kind]
        if not numbers:
            return 0
        asked = needed(bid)

        def does(tricks: int) -> float:
            return 1 - tricks if kind == UNDER else (tricks >= asked) + SPARE * tricks

        def good(place: int) -> float:
            return sum([self._deals[n].weight * does(won[n][place]) for n in numbers])

        return max(range(len(won[numbers[0]])), key=good)
