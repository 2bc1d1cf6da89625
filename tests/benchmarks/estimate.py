"""What chance let be seen of a figure: a mean, and how far it may be off, reckoned by deals."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple


class Estimate(NamedTuple):
    """A mean with its standard error; ``deals``: the independent observations it rests on."""

    mean: float
    error: float
    deals: int

    @staticmethod
    def of(deals: Iterable[tuple[float, float]]) -> Estimate:
        """From what each deal gave: an amount, and in how many tries.

        What happens in one deal hangs together, so that deals and not tries are what the
        error is reckoned from. Raises ValueError where there was no try at all.
        """
        seen = [(amount, tries) for amount, tries in deals if tries]
        if not seen:
            raise ValueError("nothing was tried")
        tried = sum(tries for _, tries in seen)
        mean = sum(amount for amount, _ in seen) / tried
        if len(seen) < 2:
            return Estimate(mean, float("nan"), len(seen))
        squares = sum((amount - mean * tries) ** 2 for amount, tries in seen)
        error = sqrt(squares * len(seen) / (len(seen) - 1)) / tried
        return Estimate(mean, error, len(seen))

    @staticmethod
    def over(amounts: Iterable[float]) -> Estimate:
        """From one try a deal."""
        return Estimate.of((amount, 1) for amount in amounts)

    def text(self, places: int = 3, times: float = 1.0) -> str:
        """The mean ± its standard error, in parts of 1 / ``times``."""
        mean = f"{self.mean * times:.{places}f}".replace("-", "−")
        return f"{mean} ± {self.error * times:.{places}f}"


def verdict(met: bool) -> str:
    """How a goal is said to be reached or not."""
    return "met" if met else "**missed**"
