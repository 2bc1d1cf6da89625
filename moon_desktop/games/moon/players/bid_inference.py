"""Which deals agree with a Sight of Moon, and how likely what was bid makes them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from math import exp
from typing import Final, NamedTuple

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.pieces import BIT, bits, mask
from moon_desktop.games.auction.entries import HAND_SIZE
from moon_desktop.games.dominoes.players.bid_inference import (
    BidInference,
    Likelihood,
    Statement,
    may_hold,
    statements,
)
from moon_desktop.games.moon.contract import DOUBLE_BLANK, needed
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.players.strength import Strength
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.players.advice import logistic
from moon_desktop.players.possible_deals import WIDTH, PossibleDeals


def possible_deals_of(sight: MoonSight) -> PossibleDeals:
    """The deals that agree with ``sight``, in a hand, at any seat of it.

    Struck off is what the rules forbid: tiles of a suit that a seat failed to follow
    (M4.3); trumps with a bidder that did not lead one first (M4.6); and 0-0 anywhere but
    with a bidder that named it for follow me (M3.8). Raises ValueError between hands, for
    a veiled seat, and where no deal agrees.
    """
    if sight.veiled or sight.phase not in ("bid", "widow", "trump", "play"):
        raise ValueError("nobody looks at a hand here")
    known = mask(sight.held) << WIDTH * sight.seat
    if sight.discard is not None:
        known |= BIT[sight.discard] << WIDTH * sight.seats.count
    free = list(sight.counts)
    free[sight.seat] = 0
    hidden = sight.widow_down or (sight.discard_down and sight.discard is None)
    free.append(int(hidden))
    unseen, may = may_hold(sight)
    may.append(unseen)
    if sight.call == "0" and sight.rules.blanks_are_follow_me:
        may = [
            tiles if holder == sight.bidder else tiles & ~DOUBLE_BLANK
            for holder, tiles in enumerate(may)
        ]
    return PossibleDeals.shared(sight.seats.count, known, free, unseen, may)


APART: Final = ("under",)
"""Bids that promise no tricks."""


LOWEST: Final = 3
"""The lowest number that any rules let one bid (M2.2)."""


class BiddingModel(NamedTuple):
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
    def of(rules: MoonRules) -> BiddingModel:
        """The figures for tables with these rules."""
        if rules.seats == 3:
            return AT_WIDOW if rules.has_widow else AT_THREE
        return AT_PARTNERS if rules.partners else AT_FOUR

    def by_worth(self, said: Statement, worth: float) -> float:
        """How likely a seat is to say so with a hand that looks worth so many tricks; 1 for
        `under`."""
        if said.bid == "under":
            return 1.0
        climbing = [needed(bid) for bid in said.climbing(APART)]
        levels = sorted(set(climbing))
        # The chance to say at least so much, from a pass (or what a forced seat must say) up.
        climbs = [1.0]
        for level in levels[PASS not in said.options :]:
            asked = self.worths[level - LOWEST] + said.over_partner * self.partner
            climbs.append(logistic((worth - asked) / self.spread))
        climbs.append(0.0)
        if said.bid == PASS:
            return climbs[0] - climbs[1]
        level = needed(said.bid)
        place = levels.index(level) + (PASS in said.options)
        chance = (1 - self.creep) * (climbs[place] - climbs[place + 1])
        if level == levels[0]:
            chance += self.creep * climbs[place]
        return chance / climbing.count(level)

    def by_danger(self, said: Statement, danger: float) -> float:
        """How likely it is that `under` was bid, or was not, with a hand in so much danger."""
        if "under" not in said.options:
            return 1.0
        under = logistic((self.danger - danger) / self.danger_spread)
        return under if said.bid == "under" else 1 - under


# The figures below: python -m tests.learn.fit_suspicion --levels casual skilled --hands 240

AT_WIDOW: Final = BiddingModel((2.1, 2.6, 3.85, 5.3, 6.78), 0.41, 1.28, 1.94, 0.2)
"""At three seats with a widow."""

AT_THREE: Final = BiddingModel((2.08, 3.3, 4.67, 5.92, 7.05), 0.22, 1.45, 0.6, 0.28)
"""At three seats without one."""

AT_FOUR: Final = BiddingModel((2.23, 3.15, 4.45, 5.88, 7.4), 0.27, 3.2, 0.7, 0.35)
"""At four seats, each for itself."""

AT_PARTNERS: Final = BiddingModel((0.4, 1.15, 3.25, 5.02, 7.5), 0.88, 3.0, 0.6, 0.62, 1.33)
"""At four seats, with partners."""


FLOOR: Final = 0.05
"""How often a seat does what no figure explains: people do, and no deal is ruled out by it."""

# Fitted by `python -m tests.learn.fit_suspicion --levels casual skilled`: 0.17 to 0.22 of a
# trick, and 0.5 of danger. People are taken to stray further than that.

SPREAD: Final = 0.25
"""How far buyers' choices of discard and trump stray from the best at sight, in tricks."""

DANGER_SPREAD: Final = 0.7
"""The same for discards at `under`, in danger."""

STEPS: Final = 16
"""Steps of worth in a trick, or of danger in one: what is said is looked up by these."""

MOST: Final = 9
"""More tricks than any hand looks worth; a hand may look worth one less than none."""

MOST_DANGER: Final = 32
"""Danger beyond that is told like so much."""


class _Table(NamedTuple):
    """How likely what a seat said is, by worth and danger of its hand, in ``STEPS``."""

    worths: tuple[float, ...]
    dangers: tuple[float, ...]
    odd: float

    @staticmethod
    @lru_cache(maxsize=256)
    def of(said: Statement, model: BiddingModel) -> _Table:
        steps, dangers = range(-STEPS, MOST * STEPS), range(MOST_DANGER * STEPS)
        return _Table(
            tuple([(1 - FLOOR) * model.by_worth(said, step / STEPS) for step in steps]),
            tuple([model.by_danger(said, step / STEPS) for step in dangers]),
            FLOOR / len(said.options),
        )

    def likelihood(self, worth: float, danger: float) -> float:
        by_worth = self.worths[int(worth * STEPS) + STEPS]
        return by_worth * self.dangers[int(min(danger * STEPS, len(self.dangers) - 1))] + self.odd


class MoonInference(BidInference):
    """What a seat makes of the auction and the settling it has heard.

    A buyer had one of its eight as the widow, each as likely as any other; of its discard and its
    call the better at sight are the likelier.
    """

    def __init__(self, sight: MoonSight) -> None:
        self._sight = sight
        self._strength = Strength.of(sight.rules, sight.dice)
        self._look = cache(self._looked)
        model = BiddingModel.of(sight.rules)
        found = [
            (seat, self._of(seat, _Table.of(said, model)))
            for seat, said in statements(sight.bidding)
            if seat != sight.seat
        ]
        super().__init__(sight, found)

    def _of(self, seat: int, table: _Table) -> Likelihood:
        if seat != self._sight.bidder:
            return lambda held, _: table.likelihood(*self._look(held))
        bought = cache(partial(self._bought, table))
        laid_down = self._sight.discard_down
        return lambda held, down: bought(held, down if laid_down else 0)

    def _looked(self, held: int) -> tuple[float, float]:
        """What seven tiles look worth, and their danger."""
        return max(self._strength.worths(held)), self._danger(held)

    def _danger(self, held: int) -> float:
        """The danger of seven tiles, where it says anything."""
        return self._strength.danger(held) if self._sight.rules.under else 0.0

    def _bought(self, table: _Table, held: int, down: int) -> float:
        """The chance of what a buyer said and did that holds, or has played, ``held``."""
        eight = held | down
        sevens = [eight] if eight.bit_count() == HAND_SIZE else [eight ^ bit for bit in bits(eight)]
        worths = [self._strength.worths(seven) for seven in sevens]
        dangers = [self._danger(seven) for seven in sevens]
        said = sum(map(table.likelihood, map(max, worths), dangers)) / len(sevens)
        return said * self._settled(held, down, worths, dangers)

    def _settled(
        self, held: int, down: int, worths: Sequence[Sequence[float]], dangers: Sequence[float]
    ) -> float:
        """The chance of the discard and the call together, once both are made; of all sevens
        that could have been kept, ``worths`` and ``dangers``."""
        sight = self._sight
        if sight.low:
            if not down:
                return 1.0
            kept = [exp(-danger / DANGER_SPREAD) for danger in dangers]
            return _mixed(exp(-self._danger(held) / DANGER_SPREAD), sum(kept), len(kept))
        if sight.call is None or held.bit_count() > HAND_SIZE:
            return 1.0
        worth = self._strength.worths(held)[self._strength.calls.index(sight.call)]
        ways = [exp(worth / SPREAD) for of_calls in worths for worth in of_calls]
        return _mixed(exp(worth / SPREAD), sum(ways), len(ways))


def _mixed(way: float, ways: float, count: int) -> float:
    return (1 - FLOOR) * way / ways + FLOOR / count
