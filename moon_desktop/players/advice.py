"""The value of each choice open to a seat: how a hand may end, averaged over deals, and as players
who do not see all tiles play it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from typing import Any, NamedTuple, TypeAlias

from moon_desktop.engine.entries import Choice


class ActionValue(NamedTuple):
    """The value of one choice, over the deals that agree with what its seat has seen.

    ``made``: the chance, 0–1, that the contract of this hand is made; of a bid, its own if it
    is not topped; of a pass, that of whoever buys. None where everybody would pass, and in
    games without contracts. ``points``: what each seat may expect of the hand (marks, where
    marks are scored); partners get those of their side, in Texas 42 less those of the other side.
    ``win``: the chance, 0–1, that the seat('s side) wins the game, but see ``Advice.outlook``.
    ``plan``: what the game says of it besides.
    """

    choice: Choice
    made: float | None
    points: tuple[float, ...]
    win: float
    plan: Any = None


class Advice(NamedTuple):
    """The values of all legal choices of a Sight, in its order, and the best of them.

    ``deals``: how many deals were weighed; ``every``: they are all that agree with the Sight.
    ``reason``: why the best is the best, in values of the game, where it was asked for.
    ``unsound``: those of them that rules of thumb forbid, nearly whatever their figures are.
    ``outlook``: whether the game knows what scores are worth; if not, ``win`` of its values is no
    chance, but their points as parts of what wins a game: enough to go by, and not to be told.
    """

    sight: Any
    worths: tuple[ActionValue, ...]
    best: Choice
    deals: int
    every: bool
    reason: Any = None
    outlook: bool = True
    unsound: tuple[Choice, ...] = ()

    def of(self, choice: object) -> ActionValue:
        """The value of ``choice``; KeyError if it is not legal."""
        for worth in self.worths:
            if worth.choice == choice:
                return worth
        raise KeyError(choice)


def logistic(x: float) -> float:
    """From a figure of any size a chance, that of 0 being even."""
    return 1 / (1 + exp(-x)) if x > -40 else 0.0


class Prospect(NamedTuple):
    """How a hand may end: ``made``, the chance that the contract is; ``points`` a seat; and
    ``win``, the chance of the seat that looks, or of its side, to win the game."""

    made: float
    points: tuple[float, ...]
    win: float


def blend(parts: Sequence[tuple[float, Prospect]]) -> Prospect:
    """The average of prospects, each by its weight; the weights come to 1 together."""
    seats = len(parts[0][1].points)
    return Prospect(
        min(1.0, sum([weight * prospect.made for weight, prospect in parts])),
        tuple([sum([w * prospect.points[seat] for w, prospect in parts]) for seat in range(seats)]),
        # Rounding may leave a little more than all.
        min(1.0, sum([weight * prospect.win for weight, prospect in parts])),
    )


Calibration: TypeAlias = Callable[[float], float]
"""From a chance with all tiles seen, above 0 and below 1, the chance that it comes to."""


def calibrated(added: float, times: float) -> Calibration:
    """The calibration that adds so much to the logarithm of the odds after it is multiplied."""

    def calibration(chance: float) -> float:
        return 1 / (1 + exp(-added - times * log(chance / (1 - chance))))

    return calibration


class Tally:
    """Prospects added up, each with the weight of its deal.

    ``calibration``: what a chance to make the contract, found with all tiles seen, comes to between
    players who do not see them; None leaves it as it is.
    """

    __slots__ = ("_calibration", "_made", "_missed", "weight")

    def __init__(self, seats: int, calibration: Calibration | None = None) -> None:
        self.weight = 0.0
        self._calibration = calibration
        # What it comes to where the contract is made, and where it is not: weight, points, win.
        self._made = [0.0] * (seats + 2)
        self._missed = [0.0] * (seats + 2)

    def add(self, prospect: Prospect, weight: float) -> None:
        """One more deal, or several alike; the contract is made in all of them or in none."""
        self.weight += weight
        sums = self._made if prospect.made else self._missed
        sums[0] += weight
        sums[1] += weight * prospect.win
        for place, points in enumerate(prospect.points, 2):
            sums[place] += weight * points

    def worth(self, choice: Choice, plan: object = None) -> ActionValue:
        """The value of the choice these prospects are those of; ``plan``: what is said besides."""
        mean = self.mean()
        return ActionValue(choice, mean.made, mean.points, mean.win, plan)

    def mean(self) -> Prospect:
        """The average; ZeroDivisionError of nothing."""
        made = self._made[0] / self.weight
        if self._calibration is not None and 0 < made < 1:
            made = self._calibration(made)
        ends = ((made, 1.0, self._made), (1 - made, 0.0, self._missed))
        return blend([(part, _average(end, sums)) for part, end, sums in ends if sums[0]])


def _average(made: float, sums: list[float]) -> Prospect:
    weight, win, *points = sums
    return Prospect(made, tuple([total / weight for total in points]), win / weight)
