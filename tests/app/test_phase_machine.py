"""The phase and the pace of the table, and where it comes to rest."""

from __future__ import annotations

import pytest

from moon_desktop.app.phase_machine import PhaseMachine, resting
from tests.kit.arrange import Table

pytestmark = pytest.mark.timeout(30)


@pytest.fixture
def machine(qtbot):
    machine = PhaseMachine()
    with qtbot.waitSignal(machine.started):
        machine.start()
    return machine


def test_it_does_not_run_before_it_has_started(qapp):
    machine = PhaseMachine()
    assert not machine.running
    machine.rest("play", "asking")
    assert (machine.phase, machine.pace) == ("draw", "watching")


def test_phase_is_told_before_the_question_and_each_pace_left_before_the_next(machine):
    heard: list[str] = []
    machine.phase_entered.connect(heard.append)
    machine.entered.connect(lambda pace: heard.append(f"+{pace}"))
    machine.left.connect(lambda pace: heard.append(f"-{pace}"))
    machine.rest("bid", "asking")
    assert machine.asking
    machine.rest("play", "asking")
    machine.watch()
    assert (machine.phase, machine.pace) == ("play", "watching")
    assert heard == [
        *("bid", "-watching", "+asking"),
        *("play", "-asking", "+asking"),
        *("-asking", "+watching"),
    ]


def test_nothing_is_asked_while_a_pace_is_left(machine):
    machine.rest("bid", "asking")
    asked: list[bool] = []
    machine.left.connect(lambda _: asked.append(machine.asking))
    machine.rest("bid", "asking")
    assert asked == [False]


# --- where a table comes to rest -------------------------------------------------------------


def rest(
    table: Table, *people: int, absent: int | None = None, read: bool = False
) -> tuple[str, str]:
    return resting(table.match.sight(0), people, absent, read)


ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"


@pytest.mark.parametrize(
    ("table", "phase"),
    [
        (Table().deal(ANN), "bid"),
        (Table().deal(ANN).bid(0, "7"), "widow"),
        (Table().deal(ANN, widow="0-0").bid(0, "7").say("0-0"), "trump"),
        (Table().deal(ANN).bid(0, "7").contract("6"), "play"),
    ],
)
def test_person_is_asked_and_player_thinks(table, phase):
    assert rest(table, 0) == (phase, "asking")
    assert rest(table, 1, 2) == (phase, "thinking")
    assert rest(table) == (phase, "thinking")


def test_table_is_covered_until_the_person_in_turn_is_there():
    table = Table().deal(ANN)
    assert rest(table, 0, 1, absent=0) == ("bid", "covered")
    assert rest(table, 0, 1) == ("bid", "asking")


def test_chance_that_is_due_is_watched():
    assert rest(Table(), 0) == ("draw", "watching")
    assert rest(Table().draw("6-6 5-4 1-1"), 0) == ("deal", "watching")


@pytest.mark.parametrize("table", [Table().sweep(0), Table().pass_out()])
@pytest.mark.parametrize("people", [(0,), ()])
def test_result_is_read_before_the_next_deal(table, people):
    assert rest(table, *people) == ("score", "asking")
    assert rest(table, *people, read=True) == ("deal", "watching")


def test_match_that_is_over_stays_so():
    for read in (False, True):
        assert rest(Table().sweep(0, "over"), 0, read=read) == ("over", "asking")
