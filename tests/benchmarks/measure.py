"""What was measured: the middle of many samples, how far they spread, and what was wanted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from typing import Any, Literal


@dataclass(frozen=True, slots=True)
class Measure:
    """The median of samples and half the distance between their quartiles."""

    middle: float
    spread: float

    @classmethod
    def of(cls, samples: Sequence[float]) -> Measure:
        """Raises StatisticsError if there are no samples."""
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
    """A line of the table. ``unit`` is that of figure and floor.

    ``missing`` says why there is no figure, or no floor.
    """

    what: str
    unit: str
    figure: Measure | None = None
    floor: Measure | None = None
    ratio: Measure | None = None
    wanted: Wanted | None = None
    missing: str = ""

    @property
    def met(self) -> bool | None:
        """Whether what was wanted was reached; None where nothing was, or it is not known."""
        if self.wanted is None:
            return None
        judged = self.ratio if self.wanted.of == "ratio" else self.figure
        return None if judged is None else self.wanted.met_by(judged.middle)


def compared(
    what: str, unit: str, ours: Sequence[float], floor: Sequence[float], wanted: Wanted | None
) -> Row:
    """A row of paired samples, ours and the floor's."""
    ratio = Measure.ratio(ours, floor)
    return Row(what, unit, Measure.of(ours), Measure.of(floor), ratio, wanted)


def as_object(row: Row) -> dict[str, Any]:
    """The row as JSON has it: numbers, and null for what there is not."""
    wanted = row.wanted
    return {
        "what": row.what,
        "unit": row.unit,
        **{
            name: None if measure is None else {"median": measure.middle, "spread": measure.spread}
            for name, measure in (
                ("figure", row.figure), ("floor", row.floor), ("ratio", row.ratio),
            )
        },
        "wanted": None
        if wanted is None
        else {"of": wanted.of, f"at_{wanted.kind}": wanted.bound, "aim": wanted.aim},
        "met": row.met,
        "missing": row.missing or None,
    }  # fmt: skip
