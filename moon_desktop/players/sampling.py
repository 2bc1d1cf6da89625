"""Deals for a thought, in batches: all there are if they are few, else drawn while it lasts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import accumulate
from random import Random
from typing import Final, NamedTuple

from moon_desktop.players.kernel.solver import COMPILED
from moon_desktop.players.player import Thought
from moon_desktop.players.possible_deals import PossibleDeal, PossibleDeals

BATCH: Final = 16 if COMPILED else 1
"""Deals weighed between two looks at the clock, which is to be looked at every few ms."""

CHUNK: Final = 128 if COMPILED else 16
"""Deals drawn at a time: of some times as many the likelier ones are picked. The first are
fewer, so that a short thought is not all drawing."""

BRISK: Final = 32 if COMPILED else 4
"""The same against the clock, which is not looked at while they are drawn."""

MOST_LISTED: Final = 60_000
"""More deals than that are never listed one by one."""

PACE: Final = 10_000 if COMPILED else 100
"""Nobody weighs more deals in a second: a list too long for the clock is not made."""


class WeightedDeal(NamedTuple):
    """A deal that may be, and how likely it is beside the others."""

    world: PossibleDeal
    weight: float = 1.0


SPARE: Final = 8
"""How many deals are looked at for each that is picked: few are as likely as the rest."""


class Suspicion(ABC):
    """What to make of what the others said, in deals that agree with what was seen."""

    @abstractmethod
    def weigh(self, worlds: Sequence[PossibleDeal]) -> list[float]:
        """How likely each of ``worlds`` is beside the others, where all are so at first; each
        is above 0."""

    def draw(self, worlds: PossibleDeals, random: Random, number: int) -> list[PossibleDeal]:
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


class Sampling:
    """Some of ``worlds``, as many as a thought allows.

    ``suspicion``: what to make of what was said; with None all deals are alike. ``every``:
    whether they will be all there are, if the thought is not cut short.
    """

    def __init__(
        self,
        worlds: PossibleDeals,
        thought: Thought,
        random: Random,
        suspicion: Suspicion | None = None,
    ) -> None:
        self._worlds = worlds
        self._thought = thought
        self._random = random
        self._suspicion = suspicion
        most = min(thought.worlds, MOST_LISTED)
        if thought.seconds is not None:
            most = min(most, round(PACE * thought.seconds))
        self._chunk = CHUNK if thought.seconds is None else BRISK
        self.every = worlds.count <= most
        self.count = worlds.count if self.every else thought.worlds

    def batches(self, size: int = BATCH) -> Iterator[list[WeightedDeal]]:
        """Deals, so many at a time; at least one batch comes however short the time is.

        Raises Stopped if the thought is called off.
        """
        start = 0
        while start < self.count:
            number = min(self._chunk, max(BATCH, start), self.count - start)
            deals = self._listed(start, number) if self.every else self._drawn(number)
            for first in range(0, len(deals), size):
                if (start or first) and not self._thought.goes_on():
                    return
                yield deals[first : first + size]
            start += number

    @cached_property
    def _all(self) -> list[PossibleDeal]:
        listed = list(self._worlds.every())
        self._random.shuffle(listed)
        return listed

    def _listed(self, start: int, number: int) -> list[WeightedDeal]:
        worlds = self._all[start : start + number]
        if self._suspicion is None:
            return list(map(WeightedDeal, worlds))
        return list(map(WeightedDeal, worlds, self._suspicion.weigh(worlds)))

    def _drawn(self, number: int) -> list[WeightedDeal]:
        """Deals drawn as often as they are likely, so that each counts alike."""
        if self._suspicion is None:
            return list(map(WeightedDeal, self._worlds.draw(self._random, number)))
        return list(map(WeightedDeal, self._suspicion.draw(self._worlds, self._random, number)))
