"""Whole hands, too long for minimax: the kernel agrees with itself from each play to the next."""

import random

import pytest

from tests.kit import kernels
from tests.kit.endings import Ending, drawn, forty_two_kinds, moon_kinds

KINDS = {**moon_kinds(), **forty_two_kinds()}
# Every fourth kind has each contract, each number of seats, counts and a seat that sits out.
SOME = list(KINDS)[::4]


def points_of(kind, ending, taker):
    """What the side gets of the finished trick in ``ending.plays``."""
    points = 1 + sum(kind.worth[index] for index in ending.plays)
    return points if kind.side >> taker & 1 else 0


def follow(kernel, kind, size, chooser):
    """From a deal to its end by random plays, what each play was worth must come of it."""
    contest, solver = kind.contest(), kind.solver(kernel)
    position = drawn(chooser, kind, size, 0)._replace(allowed=0)
    while True:
        choices = solver.choices(*position)
        wants = bool(kind.side >> position.turn & 1) != kind.avoid
        assert solver.value(*position) == (max if wants else min)(choices.values())
        index, suit = chooser.choice(list(choices))
        expected = choices[index, suit]
        hands = list(position.hands)
        hands[position.turn] ^= 1 << index
        after = Ending(tuple(hands), contest.after(position.turn), (*position.plays, index), suit)
        gained = 0
        if len(after.plays) == len(contest.players):
            ranks = [kind.suits.strength[suit][played] for played in after.plays]
            taker = contest.after(after.turn, ranks.index(max(ranks)))
            gained = points_of(kind, after, taker)
            after = Ending(after.hands, taker)
        if not after.hands[after.turn]:
            assert expected == gained
            return
        assert expected == gained + solver.value(*after)
        position = after


@pytest.mark.parametrize("name", KINDS)
def test_what_a_play_is_worth_comes_of_it(name):
    chooser = random.Random(f"walk {name}")
    for size in (5, 7):
        follow(kernels.kernel("compiled"), KINDS[name], size, chooser)


@pytest.mark.slow
@pytest.mark.parametrize("name", SOME)
def test_what_a_play_is_worth_comes_of_it_uncompiled(name):
    follow(kernels.uncompiled(), KINDS[name], 5, random.Random(f"walk {name}"))
