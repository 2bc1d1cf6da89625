"""The sums over chance observations that a mean and its standard error are made of."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from math import sqrt
from typing import Final


@dataclass(frozen=True, slots=True)
class Spread:
    """Sums over ``observations``, each an ``amount`` got in a ``count`` of tries.

    An observation is what chance dealt once: a hand, or all matches played from one seed. Its
    tries need not be as many as those of the next.
    """

    observations: int = 0
    amount: int = 0
    count: int = 0
    amount_squares: int = 0
    products: int = 0
    count_squares: int = 0

    def __add__(self, other: Spread) -> Spread:
        return Spread(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))

    @staticmethod
    def of(amount: int, count: int = 1) -> Spread:
        """That of one observation."""
        return Spread(1, amount, count, amount * amount, amount * count, count * count)

    def as_one(self) -> Spread:
        """All observations taken for a single one, where one chance dealt them all."""
        return Spread.of(self.amount, self.count)

    @property
    def mean(self) -> float | None:
        """The amount a try; None of none."""
        return self.amount / self.count if self.count else None

    @property
    def standard_error(self) -> float | None:
        """That of the mean, from how far the observations lie from it; None below two of them.

        Where all have as many tries it is the textbook's; else that of a ratio of two sums.
        """
        if self.observations < 2 or not self.count:
            return None
        # The squares of amount − mean × count, summed in whole numbers: nothing cancels out.
        squares = (
            self.amount_squares * self.count * self.count
            - 2 * self.amount * self.count * self.products
            + self.amount * self.amount * self.count_squares
        )
        spread = squares * self.observations / (self.observations - 1)
        return sqrt(spread) / (self.count * self.count)


NOTHING: Final = Spread()
"""No observation yet."""
