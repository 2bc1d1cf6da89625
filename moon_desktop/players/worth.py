"""What each choice open to a seat is worth, as far as that seat can know."""

from __future__ import annotations

from typing import NamedTuple

from moon_desktop.engine.entries import Choice
from moon_desktop.games.moon_sight import MoonSight


class Worth(NamedTuple):
    """The outlook of one choice, over the deals that agree with what its seat has seen.

    ``made``: the chance, 0–1, that the contract of this hand is made; of a bid, its own if it
    is not topped; of a pass, that of whoever buys. None where everybody would pass.
    ``points``: what each seat may expect of the hand (marks, where marks are scored); partners
    get those of their side. ``win``: the chance, 0–1, that the seat('s side) wins the game.
    ``trump``: for bids and exchanges, the trump it would most often be played at: a call of
    M3.3, ``"under"``, or None.
    """

    choice: Choice
    made: float | None
    points: tuple[float, ...]
    win: float
    trump: str | None = None


class Advice(NamedTuple):
    """The worths of all legal choices of a Sight, in its order, and the best of them.

    ``deals``: how many deals were weighed; ``every``: they are all that agree with the Sight.
    """

    sight: MoonSight
    worths: tuple[Worth, ...]
    best: Choice
    deals: int
    every: bool

    def of(self, choice: Choice) -> Worth:
        """The worth of ``choice``; KeyError if it is not legal."""
        for worth in self.worths:
            if worth.choice == choice:
                return worth
        raise KeyError(choice)
