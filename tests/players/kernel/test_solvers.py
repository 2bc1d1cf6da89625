"""Solvers are made once in a thread, and no thread has that of another."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

from moon_desktop.engine.pieces import mask
from moon_desktop.engine.suits import doubles_low, follow_me, pip_trump
from moon_desktop.players.kernel import REMEMBERED, solver_of
from moon_desktop.players.kernel.solver import Solver
from tests.kit.tables import WORTH


def test_a_contract_met_again_has_the_same_solver():
    assert solver_of(pip_trump(3), 3, 1) is solver_of(pip_trump(3), 3, 1)


def test_each_contract_has_its_own():
    contracts: list[tuple[Any, ...]] = [
        (pip_trump(3), 3, 1, False),
        (pip_trump(4), 3, 1, False),
        (pip_trump(3), 4, 1, False),
        (pip_trump(3), 3, 2, False),
        (pip_trump(3), 3, 1, True),
        (pip_trump(3), 4, 1, True, None, 2),
        (pip_trump(3), 4, 1, False, WORTH),
    ]
    assert len({id(solver_of(*contract)) for contract in contracts}) == len(contracts)


def test_it_is_the_solver_of_that_contract():
    """M3.7: with doubles low a side that is to avoid tricks takes none with 1-1."""
    hands = [mask([tile]) for tile in ("1-1", "2-1", "3-1")]
    assert solver_of(doubles_low(), 3, 0b001, True).value(hands, 0) == 0
    assert solver_of(doubles_low(), 3, 0b100).value(hands, 0) == 1
    assert solver_of(pip_trump(1), 3, 0b001).value(hands, 0) == 1


def test_it_knows_what_tiles_are_worth_and_who_sits_out():
    """T2.1: a trick and 6-4 in it are eleven; T6.2: seat 1, whose 6-6 would take it, is out."""
    hands = [mask([tile]) for tile in ("6-5", "6-6", "6-4", "1-0")]
    assert solver_of(follow_me(), 4, 0b1010, worth=WORTH).value(hands, 0) == 11
    assert solver_of(follow_me(), 4, 0b0001, worth=WORTH).value(hands, 0) == 0
    assert solver_of(follow_me(), 4, 0b0001, worth=WORTH, out=1).value(hands, 0) == 11


def test_no_thread_has_the_solver_of_another():
    both_there = Barrier(2, timeout=10)

    def made() -> Solver:
        both_there.wait()
        return solver_of(pip_trump(2), 3, 1)

    with ThreadPoolExecutor(2) as pool:
        one, other = [pool.submit(made) for _ in range(2)]
        solvers = {id(one.result()), id(other.result()), id(solver_of(pip_trump(2), 3, 1))}
    assert len(solvers) == 3


def test_no_more_are_kept_than_a_match_needs():
    first = solver_of(pip_trump(1), 4, 1)
    for side in range(1, 15):
        for pip in range(7):
            solver_of(pip_trump(pip), 4, side)
    assert REMEMBERED < 14 * 7
    assert solver_of(pip_trump(1), 4, 1) is not first
