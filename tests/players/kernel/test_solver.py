"""The kernel against plain minimax: every contract, whole tricks and half ones, each play."""

import random

import pytest

from tests.kit import kernels
from tests.kit.cases import each
from tests.kit.endings import drawn, forty_two_kinds, moon_kinds

KINDS = {**moon_kinds(), **forty_two_kinds()}
# How many endings of each kind, by tiles in a hand: the uncompiled kernel and minimax are slow.
FAST = {"compiled": {1: 1, 2: 4, 3: 6}, "uncompiled": {2: 2, 3: 2}}
LONG = {"compiled": {3: 10, 4: 3}, "uncompiled": {3: 4}}
# Contracts of which longer hands are compared, for three play to a trick.
AT_THREE = [
    *(f"{suits} at 3 seats for 010" for suits in ("trump 0", "doubles", "none", "under", "named")),
    *(f"nel-o doubles {doubles} by 1" for doubles in ("high", "low", "own")),
]


@pytest.fixture(params=kernels.NAMES)
def kernel(request):
    return kernels.kernel(request.param)


def agrees(kind, solver, ending):
    """Compares everything the kernel says of an ending with minimax."""
    expected = kind.contest().choices(*ending)
    wants = bool(kind.side >> ending.turn & 1) != kind.avoid
    value = max(expected.values()) if wants else min(expected.values())
    assert solver.choices(*ending) == expected
    assert solver.value(*ending) == value
    for target in {0, 1, value - 1, value, value + 1, 63} - {-1}:
        assert solver.reaches(target, *ending) == (value >= target)
    for most in (1, 3):
        capped = {option: min(points, most) for option, points in expected.items()}
        assert solver.choices(*ending, most=most) == capped


def compare(kernel, name, sizes, seed):
    kind = KINDS[name]
    chooser = random.Random(f"{name} {seed}")
    solver = kind.solver(kernel)
    for size, count in sizes.items():
        for _ in range(count):
            played = chooser.randrange(len(kind.contest().players))
            agrees(kind, solver, drawn(chooser, kind, size, played))


@pytest.mark.slow
@each("name", KINDS)
def test_the_kernel_plays_as_minimax_does(kernel, name):
    compare(kernel, name, FAST["compiled" if kernel.COMPILED else "uncompiled"], "fast")


def test_each_kernel_is_what_it_says(kernel):
    assert kernel.COMPILED is not kernel.__file__.endswith(".py")


@pytest.mark.slow
@pytest.mark.parametrize("name", KINDS)
def test_the_kernel_plays_more_endings_as_minimax_does(kernel, name):
    compare(kernel, name, LONG["compiled" if kernel.COMPILED else "uncompiled"], "long")


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [*AT_THREE, "trump 3 at 4 seats for 0101", "42 doubles", "42 sevens"]
)
def test_the_kernel_plays_endings_of_five_tiles_as_minimax_does(name):
    compare(kernels.kernel("compiled"), name, {5: 5 if name in AT_THREE else 1}, "five")


@pytest.mark.slow
@pytest.mark.parametrize("name", AT_THREE[1:4])
def test_the_kernel_plays_whole_hands_as_minimax_does(name):
    compare(kernels.kernel("compiled"), name, {7: 1}, "whole")
