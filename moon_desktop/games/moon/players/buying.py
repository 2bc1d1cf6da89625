"""What each bid is worth: the contracts it may lead to, raced, and what the others may say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.pieces import bits, mask
from moon_desktop.games.dominoes.players.weighing import worth_of
from moon_desktop.games.moon.contract import DOUBLE_BLANK, TRICKS, needed, open_calls
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.players.outlook import Outlook, Results, calibration_of, table_of
from moon_desktop.games.moon.players.rivals import Bought, Rivals
from moon_desktop.games.moon.players.weighing import Settled, at_sight
from moon_desktop.players.advice import Prospect, Tally, Worth
from moon_desktop.players.possible_deals import PossibleDeal
from moon_desktop.players.sampling import WeightedDeal

PLANS: Final = 3
"""So many ways to go on with each widow are tried; they are the best at sight."""

CALLS: Final = 4
"""So many trumps are thought of with a widow to come; the best at sight."""

HEARD: Final = 160
"""In so many deals it is thought out what the others say; more would change little."""

SPARE: Final = 0.01
"""What a trick more counts among plans that make the bid as often."""

UNDER, OVER = "under", str(TRICKS)
"""The two kinds of contract: to take no trick, or as many as one can."""


class Bids:
    """The bids open in a Sight, and what was found in the deals weighed so far."""

    def __init__(self, sight: MoonSight) -> None:
        self._sight = sight
        self._results = Results(sight)
        self._rivals = Rivals(sight, self._results)
        self._auction = sight.bidding
        self._held = mask(sight.held)
        self._calls = self._likely_calls()
        self._bids = [choice for choice in sight.legal if isinstance(choice, Bid)]
        kinds = {UNDER if bid.bid == UNDER else OVER for bid in self._bids if bid.bid != PASS}
        self._kinds = tuple(sorted(kinds))
        self._plans: dict[tuple[str, int], tuple[Settled, ...]] = {}
        # Of every deal and kind of contract, what each plan for its widow takes.
        self._won: dict[str, list[tuple[int, ...]]] = {kind: [] for kind in self._kinds}
        self._deals: list[WeightedDeal] = []
        # Of every bid, who buys in each deal that was thought through, and what comes of it.
        self._heard: dict[Bid, list[tuple[Bought, Prospect | None]]] = {
            bid: [] for bid in self._bids
        }

    def weigh(self, deals: Sequence[WeightedDeal]) -> None:
        """Adds some deals: plays out every plan for the widow that lies in each.

        In the first of them it is thought out what the others say, and what they buy.
        """
        for deal in deals:
            world = deal.world
            hands = list(world.hands)
            hands[self._sight.seat] |= world.down
            whole = world._replace(hands=tuple(hands))
            if len(self._deals) < HEARD:
                self._hear(world)
            self._deals.append(deal)
            for kind in self._kinds:
                plans = self._plans_for(kind, world.down)
                self._won[kind].append(tuple([plan.won(whole) for plan in plans]))

    def _hear(self, world: PossibleDeal) -> None:
        for bid, heard in self._heard.items():
            bought = self._rivals.finish(self._auction.after(bid), world)
            own = bought == (self._sight.seat, bid.bid)
            heard.append((bought, None if own else self._rivals.prospect(bought, world)))

    def worths(self) -> list[Worth]:
        """The worth of every bid open, over all deals weighed; at least one must have been."""
        return [self._worth(bid) for bid in self._bids]

    def _likely_calls(self) -> tuple[str, ...]:
        sight = self._sight
        held = self._held
        # A call may need a tile that the widow brings (M3.8).
        calls = open_calls(sight.rules, sight.rules.set, sight.dice)
        looks = sorted(calls, key=lambda call: at_sight(sight.rules, held, 0, call))
        return tuple(looks[-CALLS if sight.rules.has_widow else -CALLS - 2 :])

    def _plans_for(self, kind: str, down: int) -> tuple[Settled, ...]:
        """The plans to try with a widow (a bit, 0 for none), the best at sight first."""
        plans = self._plans.get((kind, down))
        if plans is None:
            sight = self._sight
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
            nil = (0,) * sight.seats.count
            outlook = Outlook(self._results, sight, sight.seat, kind, nil)
            plans = tuple([Settled(sight, outlook, Bid(sight.seat, kind), *way) for way in best])
            self._plans[kind, down] = plans
        return plans

    def _worth(self, bid: Bid) -> Worth:
        """The worth of one bid: over deals in which nobody tops it, and those in which one does."""
        own, trump = ([], None) if bid.bid == PASS else self._own(bid)
        stands = self._tally(bid.bid)
        topped: dict[str, Tally] = {}
        heard = self._heard[bid]
        for number, (bought, prospect) in enumerate(heard):
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
        for number in range(len(heard) if share else 0, len(own)):
            stands.add(own[number], self._deals[number].weight * (share or 1.0))
        return worth_of(bid, topped, (untopped, stands.mean()), trump)

    def _tally(self, bid: str | None) -> Tally:
        """A tally for the prospects of a contract; of None, for those of everybody's passing."""
        sight = self._sight
        calibration = None if bid is None else calibration_of(table_of(sight.rules), bid, "bid")
        return Tally(sight.seats.count, calibration)

    def _own(self, bid: Bid) -> tuple[list[Prospect], str | None]:
        """The prospect in every deal if this bid buys, and the trump it is mostly played at.

        Of each widow's plans the best is chosen by half of the deals and judged by the other
        half, and the other way round: judged by the deals it was chosen by it would look too
        good.
        """
        sight = self._sight
        kind = UNDER if bid.bid == UNDER else OVER
        outlook = Outlook(self._results, sight, sight.seat, bid.bid, (0,) * sight.seats.count)
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
                    prospects[number] = outlook.of(self._won[kind][number][place])
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
