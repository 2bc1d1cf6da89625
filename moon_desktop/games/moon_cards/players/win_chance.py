"""What chips are worth: how likely each side is to win the game from between two rounds."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from moon_desktop.games.moon_cards.rules import MoonCardsRules

STEPS: Final = (2.7, 2.2, 1.9, 1.8, 1.5)
"""How many times as likely to win a side is for having a chip more, by what it is then short of the
target: one chip, two, …; fitted to games among experts from chips of all kinds."""

BEYOND: Final = 1.6
"""The same for a chip that reaches the target or goes above it, and for one far below it."""

ABOVE: Final = 12
"""Chips above the target that still count: a game goes on while two sides have the same."""


KNOWN: Final = 64
"""For so many chips weights are told, however far away the target is."""


def weights(target: int) -> list[float]:
    """How strongly a side stands, by its chips: its chance is its share of the weights of all."""
    return [_weight(target, chips) for chips in range(KNOWN)]


def _weight(target: int, chips: int, least: int = 0) -> float:
    """The weight of a side, where one with the ``least`` chips has 1."""
    return exp(_strength(target - chips) - _strength(target - least))


def _strength(short: int) -> float:
    """The logarithm of the weight of a side that is so many chips ``short`` of the target."""
    further = max(short, 1 - ABOVE) - 1
    near = min(max(further, 0), len(STEPS))
    return -sum(map(log, STEPS[:near])) - log(BEYOND) * (further - near)


def standing(rules: MoonCardsRules, scores: Sequence[int]) -> tuple[float, ...]:
    """The chance of each side to win the game that goes on from ``scores``."""
    least = max(0, max(scores) - KNOWN)
    found = [_weight(rules.target, score, least) for score in scores]
    return tuple([one / sum(found) for one in found])


def winning(rules: MoonCardsRules, scores: Sequence[int]) -> tuple[float, ...]:
    """The chance of each side to win the game when a round has ended with these ``scores``."""
    most = max(scores)
    if most >= rules.target and scores.count(most) == 1:
        return tuple([float(score == most) for score in scores])
    return standing(rules, scores)
