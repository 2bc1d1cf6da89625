"""Which deals agree with a Sight of Moon, and how likely what was bid makes them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from math import exp
from typing import Final, NamedTuple

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.pieces import BIT, bits, mask
from moon_desktop.games.dominoes.players.hearing import Chance, Hearing, Said, heard
from moon_desktop.games.moon.contract import DOUBLE_BLANK, needed
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.players.strength import Strength
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.players.advice import logistic
from moon_desktop.players.possible_deals import WIDTH, PossibleDeals
from moon_desktop.players.reading import read


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
    unseen, may = _may(sight)
    return PossibleDeals.shared(sight.seats.count, known, free, unseen, may)


def _may(sight: MoonSight) -> tuple[int, list[int]]:
    """The tiles (bits) that the seat cannot see, and those of them that each holder may have."""
    if sight.suits is None:
        unseen = sight.rules.set & ~mask(sight.held)
        if sight.discard is not None:
            unseen &= ~BIT[sight.discard]
        may = [unseen] * sight.seats.count
    else:
        reading = read(sight)
        unseen = reading.unseen
        may = list(reading.may)
    may.append(unseen)
    bidder = sight.bidder
    if bidder is None:
        return unseen, may
    if sight.call == "0" and sight.rules.blanks_are_follow_me:
        may = [
            tiles if holder == bidder else tiles & ~DOUBLE_BLANK for holder, tiles in enumerate(may)
        ]
    if sight.rules.first_lead_trump and sight.suits is not None:
        first = sight.tricks[0].plays if sight.tricks else sight.plays
        if first and not BIT[first[0].piece] & sight.suits.trumps:
            may[bidder] &= ~sight.suits.trumps
    return unseen, may


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


# The figures below: python -m tests.learn.fit_suspicion --levels casual skilled --hands 240

AT_WIDOW: Final = Rungs((2.1, 2.6, 3.85, 5.3, 6.78), 0.41, 1.28, 1.94, 0.2)
"""At three seats with a widow."""

AT_THREE: Final = Rungs((2.08, 3.3, 4.67, 5.92, 7.05), 0.22, 1.45, 0.6, 0.28)
"""At three seats without one."""

AT_FOUR: Final = Rungs((2.23, 3.15, 4.45, 5.88, 7.4), 0.27, 3.2, 0.7, 0.35)
"""At four seats, each for itself."""

AT_PARTNERS: Final = Rungs((0.4, 1.15, 3.25, 5.02, 7.5), 0.88, 3.0, 0.6, 0.62, 1.33)
"""At four seats, with partners."""


APART: Final = ("under",)
"""Bids that promise no tricks."""


def by_worth(said: Said, rungs: Rungs, worth: float) -> float:
    """How likely a seat is to say so with a hand that looks worth so many tricks; 1 for
    `under`."""
    if said.bid == "under":
        return 1.0
    climbing = [needed(bid) for bid in said.climbing(APART)]
    levels = sorted(set(climbing))
    # The chance to say at least so much, from a pass (or what a forced seat must say) up.
    climbs = [1.0]
    for level in levels[PASS not in said.options :]:
        asked = rungs.worths[level - LOWEST] + said.over_partner * rungs.partner
        climbs.append(logistic((worth - asked) / rungs.spread))
    climbs.append(0.0)
    if said.bid == PASS:
        return climbs[0] - climbs[1]
    level = needed(said.bid)
    place = levels.index(level) + (PASS in said.options)
    chance = (1 - rungs.creep) * (climbs[place] - climbs[place + 1])
    if level == levels[0]:
        chance += rungs.creep * climbs[place]
    return chance / climbing.count(level)


def by_danger(said: Said, rungs: Rungs, danger: float) -> float:
    """How likely it is that `under` was bid, or was not, with a hand in so much danger."""
    if "under" not in said.options:
        return 1.0
    under = logistic((rungs.danger - danger) / rungs.danger_spread)
    return under if said.bid == "under" else 1 - under


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


SIZE: Final = 7
"""Tiles in a hand as dealt (M1.1)."""


class _Voice(NamedTuple):
    """What a seat said, by worth and danger of its hand, in ``STEPS``."""

    worths: tuple[float, ...]
    dangers: tuple[float, ...]
    odd: float

    @staticmethod
    def of(said: Said, rungs: Rungs) -> _Voice:
        return _Voice(
            tuple(
                [
                    (1 - FLOOR) * by_worth(said, rungs, step / STEPS)
                    for step in range(-STEPS, MOST * STEPS)
                ]
            ),
            tuple([by_danger(said, rungs, step / STEPS) for step in range(MOST_DANGER * STEPS)]),
            FLOOR / len(said.options),
        )

    def chance(self, worth: float, danger: float) -> float:
        by_worth = self.worths[int(worth * STEPS) + STEPS]
        return by_worth * self.dangers[int(min(danger * STEPS, len(self.dangers) - 1))] + self.odd


class Suspicion(Hearing):
    """What a seat makes of the auction and the settling it has heard.

    A buyer had one of its eight as the widow, each as likely as any other; of its discard and its
    call the better at sight are the likelier.
    """

    def __init__(self, sight: MoonSight) -> None:
        self._sight = sight
        self._strength = Strength.of(sight.rules, sight.dice)
        self._look = cache(self._looked)
        rungs = Rungs.of(sight.rules)
        voices = [
            (seat, _Voice.of(said, rungs))
            for seat, said in heard(sight.bidding)
            if seat != sight.seat
        ]
        super().__init__(
            sight,
            [
                (seat, (self._buyer if seat == sight.bidder else self._other)(voice))
                for seat, voice in voices
            ],
        )

    def _other(self, voice: _Voice) -> Chance:
        """Of a seat that did not buy."""
        return lambda held, _: voice.chance(*self._look(held))

    def _buyer(self, voice: _Voice) -> Chance:
        bought = cache(partial(self._bought, voice))
        laid_down = self._sight.discard_down
        return lambda held, down: bought(held, down if laid_down else 0)

    def _looked(self, held: int) -> tuple[float, float]:
        """What seven tiles look worth, and their danger."""
        return max(self._strength.worths(held)), self._danger(held)

    def _danger(self, held: int) -> float:
        """The danger of seven tiles, where it says anything."""
        return self._strength.danger(held) if self._sight.rules.under else 0.0

    def _bought(self, voice: _Voice, held: int, down: int) -> float:
        """The chance of what a buyer said and did that holds, or has played, ``held``."""
        eight = held | down
        sevens = [eight] if eight.bit_count() == SIZE else [eight ^ bit for bit in bits(eight)]
        worths = [self._strength.worths(seven) for seven in sevens]
        dangers = [self._danger(seven) for seven in sevens]
        said = sum(map(voice.chance, map(max, worths), dangers)) / len(sevens)
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
        if sight.call is None or held.bit_count() > SIZE:
            return 1.0
        worth = self._strength.worths(held)[self._strength.calls.index(sight.call)]
        ways = [exp(worth / SPREAD) for of_calls in worths for worth in of_calls]
        return _mixed(exp(worth / SPREAD), sum(ways), len(ways))


def _mixed(way: float, ways: float, count: int) -> float:
    return (1 - FLOOR) * way / ways + FLOOR / count
