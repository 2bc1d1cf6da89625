"""Many deals at once, and solvers used again and again, in several threads, for all positions."""

import random
import threading
import time

import pytest

from tests.kit import kernels
from tests.kit.cases import each
from tests.kit.endings import drawn, forty_two_kinds, moon_kinds

KINDS = {**moon_kinds(), **forty_two_kinds()}
SOME = ["trump 4 at 3 seats for 100", "named at 4 seats for 0101", "under at 3 seats for 001",
        "42 sevens", "nel-o doubles own by 2"]  # fmt: skip


@pytest.fixture(params=kernels.NAMES)
def kernel(request):
    return kernels.kernel(request.param)


def others_shuffled(chooser, kind, ending):
    """The same position with the tiles that its seat in turn does not see dealt anew."""
    seats = [seat for seat in range(kind.seats) if seat != ending.turn]
    tiles = [i for i in range(28) if sum(ending.hands[seat] for seat in seats) >> i & 1]
    chooser.shuffle(tiles)
    hands = list(ending.hands)
    for seat in seats:
        count = hands[seat].bit_count()
        hands[seat], tiles = sum(1 << i for i in tiles[:count]), tiles[count:]
    return tuple(hands)


@each("name", SOME)
@each("most", [None, 1, 2])
def test_a_survey_has_the_choices_of_every_deal(kernel, name, most):
    chooser = random.Random(f"survey {name}")
    kind = KINDS[name]
    for played in (0, 2):
        ending = drawn(chooser, kind, 3, played)
        worlds = [others_shuffled(chooser, kind, ending) for _ in range(8)]
        plays, values = kind.solver(kernel).survey(worlds, *ending[1:], most=most)
        assert len(values) == len(plays) * len(worlds)
        for number, hands in enumerate(worlds):
            alone = kind.solver(kernel).choices(hands, *ending[1:], most=most)
            assert dict(zip(plays, values[number :: len(worlds)], strict=True)) == alone


def test_a_solver_knows_nothing_of_the_deals_before(kernel):
    """More of them than there are marks to tell them apart, where that is quick."""
    kind = KINDS["trump 6 at 3 seats for 001"]
    chooser = random.Random("marks")
    endings = [drawn(chooser, kind, 3, 0) for _ in range(40)]
    fresh = [kind.solver(kernel).choices(*ending) for ending in endings]
    used = kind.solver(kernel)
    for _ in range(450 if kernel.COMPILED else 2):
        assert [used.choices(*ending) for ending in endings] == fresh


def test_another_thread_runs_while_a_position_is_solved():
    kernel = kernels.kernel("compiled")
    kind = KINDS["42 trump 5"]
    chooser = random.Random("waiting")
    endings = [drawn(chooser, kind, 7, 0) for _ in range(40)]
    solver, begun, over = kind.solver(kernel), threading.Event(), threading.Event()

    def solve():
        begun.set()
        for ending in endings:
            solver.choices(*ending)
        over.set()

    thread = threading.Thread(target=solve)
    thread.start()
    begun.wait()
    turns = 0
    while not over.is_set():
        time.sleep(0)
        turns += 1
    thread.join()
    assert turns > len(endings)


@each("name", SOME)
def test_a_value_between_bounds_is_the_nearest_that_there_is(kernel, name):
    chooser = random.Random(f"bounds {name}")
    kind = KINDS[name]
    for played in (0, 2):
        ending = drawn(chooser, kind, 3, played)
        solver = kind.solver(kernel)
        value = solver.value(*ending)
        for least, most in ((0, 1), (1, 3), (2, 2), (3, 60), (0, 60)):
            found = solver.value(*ending, least=least, most=most)
            assert found == min(max(value, least), most), (least, most)
