"""Finding the best of many choices: all are tried on a few deals, the better ones on more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

KEPT: Final = 0.4
"""The part of the runners that stays in for the next lap."""

LAPS: Final = (4, 8, 16, 48)
"""How many deals all have been tried on before the field is cut, and cut again."""

FINALISTS: Final = 3
"""So many stay in to the end, so that a close finish is decided by all deals."""

Runner = TypeVar("Runner")
Deal = TypeVar("Deal")


def race(
    runners: Sequence[Runner],
    batches: Iterable[Sequence[Deal]],
    run: Callable[[Runner, Sequence[Deal]], None],
    mark: Callable[[Runner], float],
) -> list[Runner]:
    """Runs all over the deals, the worse ones dropping out; returns the finalists, best first.

    ``run`` tries a runner on some more deals; ``mark`` tells how it has done so far. All who
    are still in have been tried on the same deals.
    """
    field = list(runners)
    done = 0
    laps = list(LAPS)
    for batch in batches:
        rest = batch
        while rest:
            step = min(len(rest), laps[0] - done) if laps else len(rest)
            for runner in field:
                run(runner, rest[:step])
            done += step
            rest = rest[step:]
            if laps and done == laps[0]:
                del laps[0]
                field.sort(key=mark, reverse=True)
                del field[max(FINALISTS, round(KEPT * len(field))) :]
    field.sort(key=mark, reverse=True)
    return field
