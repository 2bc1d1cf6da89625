"""How seats bid: how likely each bid or pass is with a hand that looks worth so much."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from moon_desktop.engine.bidding import PASS
from moon_desktop.games.moon_auction import needed
from moon_desktop.games.moon_rules import MoonRules

LOWEST: Final = 3
"""The lowest number that any rules let one bid (M2.2)."""


class Rungs(NamedTuple):
    """The figures of bidders at one kind of table.

    ``worths``: what a hand has to look worth, in tricks, for 3, 4 … 7 or a shoot to be bid as
    often as not; ``spread``: how far that varies. ``danger``, ``danger_spread``: the same for
    `under`, in which less is better. ``creep``: how often a seat that would bid says no more
    than it must. ``partner``: how much more it takes over a partner's bid.
    """

    worths: tuple[float, ...]
    spread: float
    danger: float
    danger_spread: float
    creep: float
    partner: float = 0.0

    @staticmethod
    def of(rules: MoonRules) -> Rungs:
        """The figures for tables with these rules."""
        if rules.seats == 3:
            return AT_WIDOW if rules.has_widow else AT_THREE
        return AT_PARTNERS if rules.partners else AT_FOUR


# The figures below: python -m tests.benchmarks.fit_suspicion --levels casual skilled --hands 240

AT_WIDOW: Final = Rungs((2.1, 2.6, 3.85, 5.3, 6.78), 0.41, 1.28, 1.94, 0.2)
"""At three seats with a widow."""

AT_THREE: Final = Rungs((2.08, 3.3, 4.67, 5.92, 7.05), 0.22, 1.45, 0.6, 0.28)
"""At three seats without one."""

AT_FOUR: Final = Rungs((2.23, 3.15, 4.45, 5.88, 7.4), 0.27, 3.2, 0.7, 0.35)
"""At four seats, each for itself."""

AT_PARTNERS: Final = Rungs((0.4, 1.15, 3.25, 5.02, 7.5), 0.88, 3.0, 0.6, 0.62, 1.33)
"""At four seats, with partners."""


class Said(NamedTuple):
    """What a seat said in the auction: the ``bid``, of all the ``options`` it had (M2.1).

    ``over_partner``: whether the standing bid was its partner's.
    """

    bid: str
    options: tuple[str, ...]
    over_partner: bool = False

    def by_worth(self, rungs: Rungs, worth: float) -> float:
        """How likely it is with a hand that looks worth so many tricks; 1 for `under`."""
        if self.bid == "under":
            return 1.0
        levels = sorted({needed(bid) for bid in self._climbing})
        # The chance to say at least so much, from a pass (or what a forced seat must say) up.
        climbs = [1.0]
        for level in levels[PASS not in self.options :]:
            asked = rungs.worths[level - LOWEST] + self.over_partner * rungs.partner
            climbs.append(_logistic((worth - asked) / rungs.spread))
        climbs.append(0.0)
        if self.bid == PASS:
            return climbs[0] - climbs[1]
        place = levels.index(needed(self.bid)) + (PASS in self.options)
        chance = (1 - rungs.creep) * (climbs[place] - climbs[place + 1])
        if needed(self.bid) == levels[0]:
            chance += rungs.creep * climbs[place]
        return chance / sum([needed(bid) == needed(self.bid) for bid in self._climbing])

    @property
    def _climbing(self) -> list[str]:
        """The bids among the options that promise tricks, lowest first."""
        return [bid for bid in self.options if bid not in (PASS, "under")]

    def by_danger(self, rungs: Rungs, danger: float) -> float:
        """How likely it is that `under` was bid, or was not, with a hand in so much danger."""
        if "under" not in self.options:
            return 1.0
        under = _logistic((rungs.danger - danger) / rungs.danger_spread)
        return under if self.bid == "under" else 1 - under


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x)) if x > -40 else 0.0
