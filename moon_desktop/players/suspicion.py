"""How likely what the others bid, discarded and called would be with the tiles of a deal."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import exp
from random import Random
from typing import Final, NamedTuple

from moon_desktop.engine.bidding import PASS, Auction
from moon_desktop.engine.pieces import BIT
from moon_desktop.games.moon_auction import ladder
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.players.rungs import Rungs, Said
from moon_desktop.players.strength import Strength
from moon_desktop.players.worlds import World, Worlds

FLOOR: Final = 0.05
"""How often a seat does what no figure explains: people do, and no deal is ruled out by it."""

# Fitted by `python -m tests.benchmarks.fit_suspicion --levels casual skilled`: 0.17 to 0.22 of a
# trick, and 0.5 of danger. People are taken to stray further than that.

SPREAD: Final = 0.25
"""How far buyers' choices of discard and trump stray from the best at sight, in tricks."""

DANGER_SPREAD: Final = 0.7
"""The same for discards at `under`, in danger."""

SPARE: Final = 8
"""How many deals are looked at for each that is picked: few are as likely as the rest."""

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
                    (1 - FLOOR) * said.by_worth(rungs, step / STEPS)
                    for step in range(-STEPS, MOST * STEPS)
                ]
            ),
            tuple([said.by_danger(rungs, step / STEPS) for step in range(MOST_DANGER * STEPS)]),
            FLOOR / len(said.options),
        )

    def chance(self, worth: float, danger: float) -> float:
        by_worth = self.worths[int(worth * STEPS) + STEPS]
        return by_worth * self.dangers[int(min(danger * STEPS, len(self.dangers) - 1))] + self.odd


class Suspicion:
    """What a seat makes of the auction and the settling it has heard.

    Of a seat that did not buy, its seven tiles are those a deal leaves it and those it has
    played. A buyer had one of its eight as the widow, each as likely as any other; of its
    discard and its call the better at sight are the likelier.
    """

    def __init__(self, sight: MoonSight) -> None:
        self._sight = sight
        self._strength = Strength.of(sight.rules, sight.dice)
        rungs = Rungs.of(sight.rules)
        played = [0] * sight.seats.count
        for plays in (*[trick.plays for trick in sight.tricks], sight.plays):
            for play in plays:
                played[play.seat] |= BIT[play.tile]
        self._heard = [
            (seat, played[seat], _Voice.of(said, rungs))
            for seat, said in heard(sight)
            if seat != sight.seat
        ]
        self._looks: dict[int, tuple[float, float]] = {}
        self._buyers: dict[tuple[int, int], float] = {}

    @staticmethod
    def of(sight: MoonSight) -> Suspicion:
        """What the seat of ``sight`` makes of it, in a hand; before anyone spoke, nothing."""
        return Suspicion(sight)

    def weigh(self, worlds: Sequence[World]) -> list[float]:
        """How likely each of ``worlds`` is beside the others, where all are so at first; each
        is above 0."""
        bidder = self._sight.bidder
        weights = []
        for world in worlds:
            weight = 1.0
            for seat, played, voice in self._heard:
                held = world.hands[seat] | played
                if seat == bidder:
                    weight *= self._bought(held, world.down, voice)
                else:
                    weight *= voice.chance(*self._look(held))
            weights.append(weight)
        return weights

    def draw(self, worlds: Worlds, random: Random, number: int) -> list[World]:
        """So many of ``worlds``, each drawn the oftener the likelier it is; the same may come
        again. They are picked from all there are, or from ``SPARE`` times as many as asked for.
        """
        spare = SPARE * number
        found = list(worlds.every()) if worlds.count <= spare else worlds.draw(random, spare)
        reached = list(accumulate(self.weigh(found)))
        # Evenly spaced, so that no part of them comes too often by chance.
        step = reached[-1] / number
        start = random.random()
        last = len(found) - 1
        picked = [
            found[min(bisect_right(reached, (start + place) * step), last)]
            for place in range(number)
        ]
        random.shuffle(picked)
        return picked

    def _look(self, held: int) -> tuple[float, float]:
        """What seven tiles look worth, and their danger."""
        look = self._looks.get(held)
        if look is None:
            worth = max(self._strength.worths(held))
            look = self._looks[held] = worth, self._danger(held)
        return look

    def _danger(self, held: int) -> float:
        """The danger of seven tiles, where it says anything."""
        return self._strength.danger(held) if self._sight.rules.under else 0.0

    def _bought(self, held: int, down: int, voice: _Voice) -> float:
        """The chance of what a buyer said and did that holds, or has played, ``held``."""
        if not self._sight.discard_down:
            down = 0
        known = self._buyers.get((held, down))
        if known is None:
            eight = held | down
            sevens = [eight] if eight.bit_count() == SIZE else [*_without_one(eight)]
            worths = [self._strength.worths(seven) for seven in sevens]
            dangers = [self._danger(seven) for seven in sevens]
            said = sum(map(voice.chance, map(max, worths), dangers)) / len(sevens)
            known = said * self._settled(held, down, worths, dangers)
            self._buyers[held, down] = known
        return known

    def _settled(
        self, held: int, down: int, worths: Sequence[Sequence[float]], dangers: Sequence[float]
    ) -> float:
        """The chance of the discard and the call together, once both are made; of all sevens
        that could have been kept, ``worths`` and ``dangers``."""
        sight = self._sight
        if sight.bid == "under":
            if not down:
                return 1.0
            kept = [exp(-danger / DANGER_SPREAD) for danger in dangers]
            return _mixed(exp(-self._danger(held) / DANGER_SPREAD), sum(kept), len(kept))
        if sight.trump is None or held.bit_count() > SIZE:
            return 1.0
        worth = self._strength.worth(held, self._strength.calls.index(sight.trump))
        ways = [exp(worth / SPREAD) for of_calls in worths for worth in of_calls]
        return _mixed(exp(worth / SPREAD), sum(ways), len(ways))


def heard(sight: MoonSight) -> Iterator[tuple[int, Said]]:
    """What each seat has said, with what it could have said."""
    assert sight.dealer is not None
    seats = sight.seats
    auction = Auction(ladder(sight.rules), seats, seats.left_of(sight.dealer))
    for bid in sight.said:
        standing = auction.standing
        partner = standing is not None and seats.side(standing.seat) == seats.side(bid.seat)
        options = auction.open_bids()
        if options != (PASS,):
            yield bid.seat, Said(bid.bid, options, partner)
        auction = auction.after(bid)


def _without_one(tiles: int) -> Iterator[int]:
    left = tiles
    while left:
        bit = left & -left
        left ^= bit
        yield tiles ^ bit


def _mixed(way: float, ways: float, count: int) -> float:
    return (1 - FLOOR) * way / ways + FLOOR / count
