"""The worth of each choice open to a seat, as values, in any game."""

from __future__ import annotations

from typing import Any, NamedTuple


class Worth(NamedTuple):
    """The outlook of one choice, over the deals that agree with what its seat has seen.

    ``made``: the chance, 0–1, that the contract of this hand is made; of a bid, its own if it
    is not topped; of a pass, that of whoever buys. None where everybody would pass, and in
    games without contracts. ``points``: what each seat may expect of the hand (marks, where
    marks are scored); partners get those of their side. ``win``: the chance, 0–1, that the
    seat('s side) wins the game. ``plan``: what the game says of it besides.
    """

    choice: Any
    made: float | None
    points: tuple[float, ...]
    win: float
    plan: Any = None


class Advice(NamedTuple):
    """The worths of all legal choices of a Sight, in its order, and the best of them.

    ``deals``: how many deals were weighed; ``every``: they are all that agree with the Sight.
    ``reason``: why the best is the best, in values of the game, where it was asked for.
    """

    sight: Any
    worths: tuple[Worth, ...]
    best: Any
    deals: int
    every: bool
    reason: Any = None

    def of(self, choice: object) -> Worth:
        """The worth of ``choice``; KeyError if it is not legal."""
        for worth in self.worths:
            if worth.choice == choice:
                return worth
        raise KeyError(choice)
