"""What there is to be glad of in a match that somebody has just won, beside those before it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

_SEASONED: Final = 3
"""From so many matches won on a clearer or quicker win is worth a word."""

Feat: TypeAlias = Literal["first", "streak", "longest", "clearest", "quickest"]


class Ended(NamedTuple):
    """A match that somebody played to its end: whether it was ``won``, how far the first side was
    ahead (``lead``), and in how many ``hands``."""

    won: bool
    lead: int
    hands: int


def lead(scores: Iterable[int]) -> int:
    """How far the first of these is ahead of the next."""
    best, *others = sorted(scores, reverse=True)
    return best - max(others, default=0)


def feat(before: Sequence[Ended], last: Ended) -> tuple[Feat | None, int]:
    """What is told of the ``last`` match after those ``before``, never anything of one lost, with
    the matches won in a row, or the hands that the quickest took."""
    if not last.won:
        return None, 0
    rows, row = [0], 0
    for match in before:
        row = row + 1 if match.won else 0
        rows.append(row)
    won = [match for match in before if match.won]
    streak, longest = row + 1, max(rows)
    if not won:
        return "first", streak
    if streak > max(2, longest):
        return "longest", streak
    if streak > 1:
        return "streak", streak
    if len(won) >= _SEASONED and last.lead > max(match.lead for match in won):
        return "clearest", streak
    if len(won) >= _SEASONED and last.hands < min(match.hands for match in won):
        return "quickest", last.hands
    return None, streak
