"""What other seats would bid with the tiles that a deal gives them, and what comes of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from moon_desktop.engine.bidding import PASS, Auction
from moon_desktop.engine.entries import Bid
from moon_desktop.games.dominoes.players.hearing import finished
from moon_desktop.games.moon.contract import TRICKS, stake
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.players.casual_bidding import Odds, hoped
from moon_desktop.games.moon.players.outlook import Outlook, Results
from moon_desktop.games.moon.players.strength import Strength
from moon_desktop.games.moon.players.weighing import Settled, best_discard
from moon_desktop.players.advice import Prospect
from moon_desktop.players.possible_deals import PossibleDeal

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

    def __init__(self, sight: MoonSight, results: Results) -> None:
        self._sight = sight
        self._results = results
        self._rules = sight.rules
        self._judge = Strength.of(sight.rules, sight.dice)
        self._odds: dict[int, Odds] = {}
        self._tricks: dict[tuple[PossibleDeal, int, str], int] = {}
        self._outlooks: dict[tuple[int, str], Outlook] = {}

    def finish(self, auction: Auction, world: PossibleDeal) -> Bought:
        """How ``auction`` ends when all who are still to bid hold what they do in ``world``."""
        hands = world.hands
        standing = finished(auction, lambda now: self._says(now, hands[now.turn])).standing
        return Bought(None, None) if standing is None else Bought(standing.seat, standing.bid)

    def prospect(self, bought: Bought, world: PossibleDeal) -> Prospect:
        """What such an end of the auction comes to in ``world``."""
        seat, bid = bought
        if seat is None or bid is None:
            return self._results.passed()
        outlook = self._outlooks.get((seat, bid))
        if outlook is None:
            nil = (0,) * self._sight.seats.count
            outlook = Outlook(self._results, self._sight, seat, bid, nil)
            self._outlooks[seat, bid] = outlook
        return outlook.of(self._won(outlook, seat, bid, world))

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

    def _won(self, outlook: Outlook, seat: int, bid: str, world: PossibleDeal) -> int:
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
            settled = Settled(self._sight, outlook, Bid(seat, kind), call, discard)
            known = self._tricks[key] = settled.won(PossibleDeal(tuple(hands), 0))
        return known
