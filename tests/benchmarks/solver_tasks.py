"""What the kernel is asked in the benchmark, contract by contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from moon_desktop.engine.suits import Suits, doubles_low, doubles_trump, follow_me, pip_trump
from moon_desktop.players.kernel.solver import Solver
from tests.kit.tables import HIGH, SEVENS, WORTH, suits_of

Hands = tuple[int, ...]


class Task(NamedTuple):
    """A question about each deal. ``most``: how many times DDS's time it may take, and ``aim``
    what would be better still; None where nothing is wanted."""

    what: str
    seats: int
    asked: Sequence[Callable[[Hands], object]]
    most: float | None = None
    aim: float | None = None


MOON_TRUMPS: Final[Mapping[str, Callable[[], Suits]]] = {
    **{f"trump {pip}": partial(pip_trump, pip) for pip in range(1, 7)},
    "doubles": doubles_trump,
}
"""The contracts with a trump at three seats, where there are no blanks (M3.4, M3.5)."""

FORTY_TWO: Final[Sequence[Callable[[], Suits]]] = (
    *(partial(pip_trump, pip) for pip in range(7)),
    doubles_trump,
    partial(suits_of, HIGH),
    partial(suits_of, SEVENS),
)
"""The contracts of Texas 42 that are played for points."""

NEEDED = 30
"""The lowest bid of Texas 42, in points."""


def leads(solver: Solver, most: int | None = None) -> Callable[[Hands], object]:
    """Asks for the value of every opening lead of seat 0, who bid, or for so much of it."""
    return lambda hands: solver.choices(hands, 0, most=most)


def value(solver: Solver) -> Callable[[Hands], object]:
    """Asks for the value of the deal alone."""
    return lambda hands: solver.value(hands, 0)


def reaches(solver: Solver, target: int) -> Callable[[Hands], object]:
    """Asks whether the side of seat 0 takes so many points."""
    return lambda hands: solver.reaches(target, hands, 0)


def tasks() -> list[Task]:
    """All that is asked, in the order of the report."""
    moon = [Solver(suits(), 3, 0b001) for suits in MOON_TRUMPS.values()]
    plain, named = (Solver(follow_me(named), 3, 0b001) for named in (False, True))
    under = Solver(doubles_low(), 3, 0b001, avoid=True)
    forty_two = [Solver(suits(), 4, 0b0101, worth=WORTH) for suits in FORTY_TWO]
    partners = [Solver(pip_trump(pip), 4, 0b0101) for pip in range(7)]
    return [
        Task("Moon, all leads, the seven trumps", 3, list(map(leads, moon)), 0.25, 0.1),
        Task("Moon, exact value, the seven trumps", 3, list(map(value, moon)), 0.1),
        Task("`under`, yes or no", 3, [reaches(under, 1)], 0.1),
        Task("Moon, all leads, no trump", 3, [leads(plain)]),
        Task("Moon, exact value, no trump", 3, [value(plain)]),
        Task("Moon, all leads, named", 3, [leads(named)]),
        Task("`under`, yes or no for all leads", 3, [leads(under, most=1)]),
        Task("Moon with partners, all leads, pip trumps", 4, list(map(leads, partners))),
        Task("42, exact points of all leads", 4, list(map(leads, forty_two)), 15.0),
        Task(
            f"42, {NEEDED} points, yes or no", 4,
            [reaches(solver, NEEDED) for solver in forty_two], 3.0,
        ),
    ]  # fmt: skip
