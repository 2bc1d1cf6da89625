"""How likely a seat is to make each bid, judged by its own tiles before the play."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from moon_desktop.engine.pieces import mask
from moon_desktop.games.moon_auction import TRICKS, needed
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.games.moon_trumps import open_calls, suits_of
from moon_desktop.players.judgement import best_call, fewest_losers
from moon_desktop.players.lowness import dangers

# The figures were fitted to some hundred thousand hands that casual players played out.

SURE = 0.98
"""The chance of a bid that only needs the tricks the hand is sure of."""

WIDOW, WIDOW_AFTER_TRUMP = 0.7, 0.5
"""The tricks that a widow brings, seen before trump is named and after it (M3.2)."""

SPREAD = 0.43
"""How far the tricks taken stray from what the hand seemed worth."""

PARTNER_TRICKS, PARTNER_SHARE, PARTNER_SPREAD = 2.4, 0.72, 0.7
"""What an unseen partner brings, what it leaves of one's own, and how far that strays."""

ALL = TRICKS + 0.6
"""What a hand has to seem worth to take all tricks as often as not: one loser is one too many."""


class Odds(NamedTuple):
    """The outlook of a hand in the auction.

    ``tricks``: what it is good for, give or take ``spread``; ``sure``: how many of them are
    sure; ``under``: the chance that it can take none.
    """

    tricks: float
    spread: float
    sure: int
    under: float

    def of(self, bid: str) -> float:
        """The chance, 0–1, that ``bid`` is made."""
        if bid == "under":
            return self.under
        if needed(bid) <= self.sure:
            return SURE
        enough = ALL if needed(bid) == TRICKS else needed(bid) - 0.5
        return _logistic((self.tricks - enough) / self.spread)


def odds_of(sight: MoonSight) -> Odds:
    """The odds of the hand that the seat of ``sight`` holds in the auction."""
    rules = sight.rules
    held = mask(sight.held)
    unseen = rules.set & ~held
    calls = open_calls(rules, held, sight.dice)
    tricks = best_call(rules, held, unseen, calls)[0]
    sure = TRICKS - fewest_losers(rules, held, unseen, calls)
    if rules.partners:
        tricks = PARTNER_TRICKS + PARTNER_SHARE * tricks
        return Odds(tricks, PARTNER_SPREAD, sure, 0.0)
    if rules.has_widow:
        tricks += WIDOW if rules.widow_timing == "before-trump" else WIDOW_AFTER_TRUMP
    danger = dangers(held, unseen, suits_of(rules, "under", None))
    return Odds(tricks, SPREAD, sure, _under(rules, danger))


def _under(rules: MoonRules, danger: float) -> float:
    """The chance that a lone seat takes no trick with a hand in so much ``danger``."""
    if rules.seats == 4:
        even, spread = 7.0, 2.3
    elif rules.has_widow:
        even, spread = 4.7, 2.2
    else:
        even, spread = 3.2, 1.4
    return _logistic((even - danger) / spread)


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x))
