"""The state machine: two regions side by side, and where a table comes to rest."""

from __future__ import annotations

import pytest

from moon_desktop.app.phase_machine import PACES, PhaseMachine, resting
from tests.kit.arrange import Table

PHASES = ("draw", "deal", "bid", "widow", "trump", "play", "score", "over", "of another game")

pytestmark = pytest.mark.timeout(30)


@pytest.fixture
def machine(qtbot):
    machine = PhaseMachine()
    with qtbot.waitSignal(machine.started):
        machine.start()
    return machine


def active(machine: PhaseMachine) -> tuple[list[str], list[str]]:
    return (
        [name for name, state in machine.phase.items() if state.active()],
        [name for name, state in machine.pace.items() if state.active()],
    )


def test_it_begins_at_the_draw_watching(machine):
    assert active(machine) == (["draw"], ["watching"])
    assert not machine.asking


def test_it_does_not_run_before_it_has_started(qapp):
    machine = PhaseMachine()
    assert not machine.running
    machine.rest("play", "asking")
    assert not machine.asking


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("pace", PACES)
def test_every_phase_and_pace_is_reached_from_every_other(machine, phase, pace):
    for other in PHASES:
        for slower in PACES:
            machine.rest(other, slower)
            assert active(machine) == ([other], [slower])
            machine.rest(phase, pace)
            assert active(machine) == ([phase], [pace])
            assert machine.asking == (pace == "asking")


def test_watching_leaves_the_phase_as_it_is(machine):
    machine.rest("widow", "asking")
    machine.watch()
    assert active(machine) == (["widow"], ["watching"])


def test_asking_is_entered_once_a_question_and_left_before_the_next(machine):
    heard: list[str] = []
    machine.pace["asking"].entered.connect(lambda: heard.append("asked"))
    machine.pace["asking"].exited.connect(lambda: heard.append("done"))
    machine.rest("bid", "asking")
    machine.rest("bid", "asking")
    machine.rest("play", "thinking")
    machine.watch()
    machine.rest("play", "asking")
    assert heard == ["asked", "done", "asked", "done", "asked"]


def test_phase_is_reached_before_the_question_is_asked(machine):
    heard: list[str] = []
    machine.phase_entered.connect(heard.append)
    machine.pace["asking"].entered.connect(lambda: heard.append("asked"))
    machine.rest("trump", "asking")
    machine.rest("play", "asking")
    machine.watch()
    machine.rest("score", "asking")
    assert heard == ["trump", "asked", "play", "asked", "score", "asked"]


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
