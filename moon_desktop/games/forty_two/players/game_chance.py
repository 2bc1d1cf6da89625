"""What a score is worth: how likely each side is to win the game from between two hands."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from moon_desktop.engine.ledger import Ledger
from moon_desktop.games.forty_two.entries import HandOver
from moon_desktop.games.forty_two.rules import TABLE, FortyTwoRules
from moon_desktop.players.review import HandReview


class Pace(NamedTuple):
    """How scores grow: by units of so many points or marks, and how often a hand brings so many
    of them to the side that gains most, and to the other. Needs beyond ``most`` units are taken
    for as many."""

    unit: int
    endings: Mapping[tuple[int, int], float]
    most: int


# Counted in some 2,000 hands of computer players; hands are taken to end alike at all scores, and
# to fall to either side alike.

PACES: Final[Mapping[str, Pace]] = MappingProxyType(
    {
        "marks": Pace(1, {(1, 0): 0.93, (2, 0): 0.05, (3, 0): 0.02}, 30),
        "points": Pace(
            10,
            {(3, 0): 0.02, (4, 0): 0.4, (5, 0): 0.34, (6, 0): 0.12, (8, 0): 0.03}
            | {(3, 1): 0.06, (4, 1): 0.03},
            50,
        ),
    }
)


@cache
def _race(scoring: str) -> tuple[tuple[float, ...], ...]:
    """By the units that a side needs, and that the other needs, the chance that it wins."""
    pace = PACES[scoring]
    size = pace.most + 1
    # Who needs nothing has won; of both the side that gained most is credited first.
    won = [[0.0] * size] + [[1.0] + [0.0] * pace.most for _ in range(pace.most)]
    for total in range(2, 2 * size):
        for mine in range(max(1, total - pace.most), min(total, size)):
            theirs, chance = total - mine, 0.0
            for (most, least), part in pace.endings.items():
                chance += part / 2 * _after(won, mine - most, theirs - least)
                chance += part / 2 * (1 - _after(won, theirs - most, mine - least))
            won[mine][theirs] = chance
    return tuple(map(tuple, won))


def _after(won: list[list[float]], mine: int, theirs: int) -> float:
    """The chance of the side that gained most."""
    if mine <= 0:
        return 1.0
    return won[mine][theirs] if theirs > 0 else 0.0


def winning(rules: FortyTwoRules, ledger: Ledger) -> tuple[float, float]:
    """The chance of each side to win the game from the scores of ``ledger``, nobody having won."""
    pace, race = PACES[rules.scoring], _race(rules.scoring)
    mine, theirs = (
        min(pace.most, max(1, -(-(rules.target - score) // pace.unit))) for score in ledger.scores
    )
    return race[mine][theirs], race[theirs][mine]


def winning_after(rules: FortyTwoRules, ledger: Ledger, ended: HandOver) -> tuple[float, float]:
    """The same from the scores of ``ledger`` when a hand has ``ended`` (T8.3)."""
    ledger = ledger.written(ended.scores)
    winner = ledger.game_winner(TABLE.sides_clockwise(ended.bidder or 0))
    if winner is None:
        return winning(rules, ledger)
    return float(winner == 0), float(winner == 1)


def gained(review: HandReview) -> tuple[float, ...]:
    """What the hand brought each side, in games."""
    before = review.steps[0].before.ledger
    at_first = winning(review.rules, before)
    after = winning_after(review.rules, before, review.account.ended)
    return tuple(now - then for now, then in zip(after, at_first, strict=True))
