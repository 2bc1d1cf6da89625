"""The report on the computer players, whatever its figures are, and the kernel's part of it."""

import gc
import random
import sys
import types

import pytest

from moon_desktop.players.kernel import solver
from tests.benchmarks import __main__ as command
from tests.benchmarks import players_report, solver_speed
from tests.benchmarks.solver_deals import cards, dominoes
from tests.benchmarks.solver_speed import Kernel, Speed, lines
from tests.benchmarks.solver_tasks import FORTY_TWO, MOON_TRUMPS, Task, tasks
from tests.benchmarks.solver_times import Times, timed

DDS = Times([100.0] * 19 + [300.0])
"""Median 100, mean 110."""


def kernel(**changed):
    speeds = [
        Speed(Task("quick", 3, [], 0.25, 0.1), Times([20.0]), DDS),
        Speed(Task("quick but for some", 3, [], 0.25), Times([20.0] * 19 + [800.0]), DDS),
        Speed(Task("slow", 4, [], 0.25), Times([60.0]), DDS),
        Speed(Task("by the way", 4, []), Times([60.0]), DDS),
    ]
    whole = {
        "deals": 20, "bridge": {"trump": DDS}, "batch": 120.0, "missing": "", "speeds": speeds,
        "times_faster": 61.0, "tables": {"doubles": Times([1200.0]), "under": Times([100.0])},
    }  # fmt: skip
    return Kernel(**{**whole, **changed})


def test_the_figures_of_times():
    assert (DDS.middle, DDS.mean, DDS.late) == (100.0, 110.0, 300.0)


def test_each_line_says_whether_it_is_fast_enough():
    told = "\n".join(lines(kernel()))
    assert "| DDS, all leads, trump | 100.0 | 110.0 | 300.0 | | | | |" in told
    assert "| 0.20× | 0.18× | ≤ 0.25× (aim 0.1×) | met |" in told
    assert "| 0.20× | 0.54× | ≤ 0.25× | median met, mean **missed** |" in told
    assert "| 0.60× | 0.55× | ≤ 0.25× | **missed** |" in told
    assert "| by the way | 60.0 | 60.0 | 60.0 | 0.60× | 0.55× |  |  |" in told
    assert "61× as fast; wanted at least 60×: met." in told
    assert "0.65 ms, doubles 1.20 ms; wanted at most 1 ms: **missed**." in told
    assert len({line.count("|") for line in told.splitlines() if line.startswith("|")}) == 1


def test_without_dds_nothing_is_met_or_missed():
    speed = Speed(Task("quick", 3, [], 0.25), Times([20.0]), None)
    told = "\n".join(lines(kernel(bridge={}, missing="no endplay", speeds=[speed])))
    assert "**There is no floor: no endplay.**" in told
    assert "| quick | 20.0 | 20.0 | 20.0 |  |  | ≤ 0.25× |  |" in told


def test_uncompiled_it_is_not_measured(monkeypatch):
    monkeypatch.setattr(solver_speed, "COMPILED", False)
    assert "not compiled" in solver_speed.section(1.0)[-1]


def test_deals_are_whole_hands_and_always_the_same():
    for seats in (3, 4):
        deals = dominoes(5, seats, 1)
        assert deals == dominoes(5, seats, 1) != dominoes(5, seats, 2)
        assert {hand.bit_count() for hands in deals for hand in hands} == {7}
        assert all(sum(hands).bit_count() == 7 * seats for hands in deals)
    assert all(len({card for hand in hands for card in hand}) == 28 for hands in cards(5, 1))


@pytest.mark.slow
def test_only_work_is_timed_and_of_this_process():
    slept = timed(lambda: random.random(), [()] * 9)
    worked = timed(lambda: sum(range(100_000)), [()] * 9)
    assert len(worked.each) == 9
    assert worked.middle > 20 * slept.middle


def test_every_contract_is_asked_about():
    assert len(MOON_TRUMPS) == 7
    assert len(FORTY_TWO) == 10
    asked = tasks()
    assert len({task.what for task in asked}) == len(asked)
    for task in asked:
        hands = dominoes(1, task.seats, 3)[0]
        assert task.asked[0](hands) is not None


@pytest.fixture
def sections(monkeypatch):
    """Two sections, of which the second cannot be made."""

    def broken(scale):
        raise OSError("the roof leaks")

    made = {"good": lambda scale: [f"### Good at {scale}"], "broken": broken}
    for name, section in made.items():
        module = types.ModuleType(name)
        module.section = section  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, f"tests.benchmarks.{name}", module)
    return list(made)


def test_the_report_has_the_machine_and_each_section(sections, capsys):
    assert players_report.report(1.0, sections[:1]) == 0
    told = capsys.readouterr().out
    assert "processors" in told
    assert "\n### Good at 1.0\n" in told
    assert "figures mean little" not in told


def test_a_section_that_fails_does_not_lose_the_others(sections, capsys):
    assert players_report.report(0.01, [*reversed(sections)]) == 2
    told = capsys.readouterr().out
    assert "It could not be measured: OSError('the roof leaks')" in told
    assert told.index("the roof leaks") < told.index("### Good at 0.01")
    assert "figures mean little" in told


@pytest.mark.parametrize("words", [["--players", "--quick"], ["players", "--quick"]])
def test_the_command_makes_the_report(words, monkeypatch):
    monkeypatch.setattr(players_report, "report", lambda scale: scale)
    assert command.main(words) == players_report.QUICK


@pytest.mark.slow
def test_the_kernel_is_measured_beside_dds():
    pytest.importorskip("endplay")
    if not solver.COMPILED:
        pytest.skip("the kernel is not compiled here")
    # Before each measurement garbage is looked for, but not in all that the other tests left.
    gc.freeze()
    try:
        measured = solver_speed.measure(0.02)
    finally:
        gc.unfreeze()
    assert measured.missing == ""
    assert measured.batch > 0
    assert measured.times_faster > 1
    assert all(len(times.each) == 20 for times in measured.bridge.values())
    for speed in measured.speeds:
        assert len(speed.times.each) == 20 * len(speed.task.asked)
        assert (speed.met is None) == (speed.task.most is None)
