"""Best play with all hands known, exactly: the kernel of the computer players."""

from __future__ import annotations

import threading
from typing import Final

from moon_desktop.engine.suits import Suits
from moon_desktop.players.kernel.solver import Solver

REMEMBERED: Final = 64
"""More are not kept: a match has no more than some ten contracts at a time."""


class _Made(threading.local):
    """A solver may not be used by two threads at a time, so each thread has its own."""

    def __init__(self) -> None:
        self.solvers: dict[tuple[object, ...], Solver] = {}


_MADE = _Made()


def solver_of(
    suits: Suits,
    seats: int,
    side: int,
    avoid: bool = False,
    worth: tuple[int, ...] | None = None,
    out: int | None = None,
) -> Solver:
    """The solver of a contract at a table of ``seats``, its points those of ``side`` (bits)."""
    key = (suits, seats, side, avoid, worth, out)
    solver = _MADE.solvers.get(key)
    if solver is None:
        if len(_MADE.solvers) >= REMEMBERED:
            _MADE.solvers.clear()
        solver = Solver(suits, seats, side, avoid=avoid, worth=worth, out=out)
        _MADE.solvers[key] = solver
    return solver
