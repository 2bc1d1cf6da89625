"""The sum of the prospects of one choice over many deals, and what they come to on average."""

from __future__ import annotations

from moon_desktop.engine.entries import Choice
from moon_desktop.players.calibration import Tilt
from moon_desktop.players.outlook import Prospect, blend
from moon_desktop.players.worth import Worth


class Tally:
    """Prospects added up, each with the weight of its deal.

    ``tilt``: what a chance to make the contract, found with all tiles seen, comes to between
    players who do not see them; None leaves it as it is.
    """

    __slots__ = ("_made", "_missed", "_tilt", "weight")

    def __init__(self, seats: int, tilt: Tilt | None = None) -> None:
        self.weight = 0.0
        self._tilt = tilt
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

    def worth(self, choice: Choice, trump: str | None = None) -> Worth:
        """The worth of the choice these prospects are those of."""
        mean = self.mean()
        return Worth(choice, mean.made, mean.points, mean.win, trump)

    def mean(self) -> Prospect:
        """The average; ZeroDivisionError of nothing."""
        made = self._made[0] / self.weight
        if self._tilt is not None and 0 < made < 1:
            made = self._tilt(made)
        ends = ((made, 1.0, self._made), (1 - made, 0.0, self._missed))
        return blend([(part, _average(end, sums)) for part, end, sums in ends if sums[0]])


def _average(made: float, sums: list[float]) -> Prospect:
    weight, win, *points = sums
    return Prospect(made, tuple([total / weight for total in points]), win / weight)
