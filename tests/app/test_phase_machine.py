"""The states of the table, from where each is come to, and where it comes to rest."""

from __future__ import annotations

from functools import partial

import pytest

from moon_desktop.app.phase_machine import PhaseMachine, WrongWay, resting
from tests.kit.arrange import Table
from tests.kit.cases import each


@pytest.fixture
def machine(qtbot):
    machine = PhaseMachine()
    with qtbot.waitSignal(machine.started):
        machine.start()
    return machine


def test_it_is_off_before_it_has_started(qapp):
    machine = PhaseMachine()
    machine.watch()
    assert (machine.phase, machine.pace, machine.may_rest) == ("draw", "off", False)


def test_what_was_paused_before_it_started_waits(qtbot):
    machine = PhaseMachine()
    machine.pause()
    assert machine.paused
    with qtbot.waitSignal(machine.started):
        machine.start()
    machine.watch()
    assert (machine.pace, machine.may_rest) == ("paused", False)
    machine.resume()
    assert (machine.pace, machine.may_rest, machine.paused) == ("watching", True, False)


def test_phase_is_open_while_a_person_is_asked_in_it(machine):
    heard: list[str] = []
    machine.opened.connect(lambda phase: heard.append(f"opened {phase}"))
    machine.closed.connect(lambda phase: heard.append(f"closed {phase}"))
    machine.entered.connect(lambda pace: heard.append(f"+{pace} in {machine.phase}"))
    machine.left.connect(lambda pace: heard.append(f"-{pace}"))
    machine.rest("bid", "asking")
    machine.rest("play", "asking")
    machine.watch()
    machine.rest("play", "thinking")
    machine.rest("score", "asking")
    machine.rest("deal", "watching")
    assert heard == [
        *("-off", "+asking in bid", "opened bid"),
        *("closed bid", "-asking", "+asking in play", "opened play"),
        *("closed play", "-asking", "+watching in play"),
        *("-watching", "+thinking in play"),
        *("-thinking", "+asking in score", "opened score"),
        *("closed score", "-asking", "+watching in deal"),
    ]


def test_nothing_is_asked_while_a_pace_is_left(machine):
    machine.rest("bid", "asking")
    asked: list[bool] = []
    machine.left.connect(lambda _: asked.append(machine.asking))
    machine.rest("bid", "asking")
    assert asked == [False]


def test_end_is_named_and_choice_held_back_while_the_same_is_asked(machine):
    machine.rest("play", "asking")
    closed: list[str] = []
    machine.closed.connect(closed.append)
    machine.name_end()
    machine.hold()
    assert (machine.naming, machine.held) == (True, True)
    machine.hold(False)
    assert (machine.naming, machine.held) == (True, False)
    machine.name_end(False)
    assert (machine.asking, machine.naming, closed) == (True, False, [])
    machine.hold()
    machine.rest("play", "asking")
    assert not machine.held, "it is asked anew"


def test_claimed_hand_is_played_before_the_table_rests(machine):
    machine.rest("play", "asking")
    machine.claim()
    machine.watch()
    assert (machine.pace, machine.may_rest) == ("playing out", False)
    machine.claimed()
    assert (machine.pace, machine.may_rest) == ("playing out", True)
    machine.rest("score", "asking")
    assert (machine.asking, machine.reading) == (True, True)


CLAIM, NAME, GIVE_UP, HOLD, LET_GO = (
    PhaseMachine.claim,
    PhaseMachine.name_end,
    partial(PhaseMachine.name_end, wanted=False),
    PhaseMachine.hold,
    partial(PhaseMachine.hold, held=False),
)
PAUSE, RESUME, CLAIMED = PhaseMachine.pause, PhaseMachine.resume, PhaseMachine.claimed
ASK = partial(PhaseMachine.rest, phase="bid", pace="asking")


@pytest.mark.parametrize(
    ("before", "wrong"),
    [
        ((), (CLAIM, NAME, HOLD, RESUME)),
        ((ASK,), (GIVE_UP, LET_GO, CLAIMED, RESUME)),
        ((ASK, HOLD), (HOLD, GIVE_UP)),
        ((ASK, PAUSE), (ASK, PAUSE, CLAIM)),
        ((ASK, CLAIM), (ASK, CLAIM, NAME, HOLD)),
        (
            (partial(PhaseMachine.rest, phase="play", pace="thinking"),),
            (CLAIM, NAME, HOLD, CLAIMED),
        ),
        ((partial(PhaseMachine.rest, phase="over", pace="asking"),), (CLAIM, NAME, GIVE_UP, HOLD)),
    ],
)
def test_states_are_come_to_from_where_that_is_declared_alone(machine, before, wrong):
    for way in before:
        way(machine)
    stands = str(machine)
    for way in wrong:
        with pytest.raises(WrongWay):
            way(machine)
        assert (str(machine), machine.phase != "draw") == (stands, bool(before))


# --- where a table comes to rest -------------------------------------------------------------


def rest(
    table: Table, *people: int, absent: int | None = None, read: bool = False
) -> tuple[str, str]:
    return resting(table.match.sight(0), people, absent, read)


ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"


@each(
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


@each("table", [Table().sweep(0), Table().pass_out()])
@each("people", [(0,), ()])
def test_result_is_read_before_the_next_deal(table, people):
    assert rest(table, *people) == ("score", "asking")
    assert rest(table, *people, read=True) == ("deal", "watching")


def test_match_that_is_over_stays_so():
    for read in (False, True):
        assert rest(Table().sweep(0, "over"), 0, read=read) == ("over", "asking")
