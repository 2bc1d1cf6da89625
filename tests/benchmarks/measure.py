"""What was measured: the middle of many samples and their spread, and what was wanted of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import median, quantiles
from typing import Literal


@dataclass(frozen=True, slots=True)
class Measure:
    """A figure and how far it may be off: the median of samples and half the distance between
    their quartiles, or a mean and its standard error."""

    middle: float
    spread: float = 0.0

    @classmethod
    def of(cls, samples: Sequence[float]) -> Measure:
        """The median; raises StatisticsError if there are no samples."""
        spread = 0.0
        if len(samples) > 1:
            low, _, high = quantiles(samples, n=4, method="inclusive")
            spread = (high - low) / 2
        return cls(median(samples), spread)

    @classmethod
    def ratio(cls, ours: Sequence[float], floor: Sequence[float]) -> Measure:
        """How many times the floor ours is, sample by sample: what slows the machine down for
        a while slows both samples of a pair."""
        return cls.of([mine / bare for mine, bare in zip(ours, floor, strict=True)])

    @classmethod
    def mean(cls, amounts: Iterable[float], times: float = 1.0) -> Measure:
        """The mean of what came of each deal, in parts of 1 / ``times``."""
        return cls.by_deals(((amount, 1) for amount in amounts), times)

    @classmethod
    def by_deals(cls, deals: Iterable[tuple[float, float]], times: float = 1.0) -> Measure:
        """The mean from what each deal gave: an amount, and in how many tries.

        What happens in one deal hangs together, so that deals and not tries are what the
        error is reckoned from; one alone has none. Raises ValueError where there was no try.
        """
        seen = [(amount * times, tries) for amount, tries in deals if tries]
        if not seen:
            raise ValueError("nothing was tried")
        tried = sum(tries for _, tries in seen)
        mean = sum(amount for amount, _ in seen) / tried
        squares = sum((amount - mean * tries) ** 2 for amount, tries in seen)
        return cls(mean, sqrt(squares * len(seen) / max(1, len(seen) - 1)) / tried)


def late(samples: Sequence[float]) -> Measure:
    """What 95 of 100 samples do not exceed."""
    return Measure(sorted(samples)[int(len(samples) * 0.95)])


@dataclass(frozen=True, slots=True)
class Wanted:
    """A bound on a row's ratio or on its figure. ``aim`` is what would be better still."""

    of: Literal["ratio", "figure"]
    kind: Literal["most", "least"]
    bound: float
    aim: float | None = None

    def met_by(self, value: float) -> bool:
        """Whether ``value`` is within the bound."""
        return value <= self.bound if self.kind == "most" else value >= self.bound


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table. ``unit`` is that of figure and floor."""

    what: str
    unit: str
    figure: Measure
    floor: Measure | None = None
    ratio: Measure | None = None
    wanted: Wanted | None = None

    @property
    def met(self) -> bool | None:
        """Whether what was wanted was reached; None where nothing was."""
        if self.wanted is None:
            return None
        judged = self.ratio if self.wanted.of == "ratio" else self.figure
        return None if judged is None else self.wanted.met_by(judged.middle)


def compared(
    what: str,
    unit: str,
    ours: Sequence[float],
    floor: Sequence[float],
    wanted: Wanted | None = None,
) -> Row:
    """A row of paired samples, ours and the floor's."""
    ratio = Measure.ratio(ours, floor)
    return Row(what, unit, Measure.of(ours), Measure.of(floor), ratio, wanted)


def against(
    what: str, unit: str, ours: Measure, floor: Measure, wanted: Wanted | None = None
) -> Row:
    """A row of two figures that are not of paired samples."""
    return Row(what, unit, ours, floor, Measure(ours.middle / floor.middle), wanted)
