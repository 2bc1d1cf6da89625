"""Results that do not follow, are missing, or stand where none is due."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Bid, MatchOver, TimeUp
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.reading import Damage, read
from moon_desktop.engine.record import Fault
from moon_desktop.games import CATALOGUE
from tests.games.moon.record.test_damage import EVENTS, FIRST_LINES
from tests.kit.arrange import Table, line

WON = Table(match="marks", match_length=2, target=7).sweep(0)
LINES = WON.lines()
HAND, GAME = WON.hand, WON.game


def damage(*lines: bytes) -> Damage:
    with pytest.raises(Damage) as damaged:
        read(lines, CATALOGUE)
    return damaged.value


@pytest.mark.parametrize(
    ("place", "change"),
    [
        (-3, {"result": "set"}),
        (-3, {"bidder": 1}),
        (-3, {"bidder": None}),
        (-3, {"bid": "6"}),
        (-3, {"bid": None}),
        (-3, {"offender": 1}),
        (-3, {"tricks": (6, 1, 0)}),
        (-3, {"tricks": (7, 0)}),
        (-3, {"points": (7, 0, 1)}),
        (-3, {"hickeys": (1, 0, 0)}),
        (-3, {"scores": (8, 0, 0)}),
        (-3, {"scores": (7, 0, 0, 0)}),
        (-2, {"winner": 1}),
        (-2, {"marks": (1, 0, 0)}),
        (-2, {"totals": (2, -1, 0)}),
        (-1, {"winner": 2}),
    ],
    ids=str,
)
def test_a_result_that_does_not_follow(place, change):
    """M5.1, M5.2, M5.7, M6.1, M6.2: each figure of hand, game and match is checked."""
    due = WON.entries[place]
    found = damage(*LINES[:place], line(due._replace(**change)))
    assert (found.line, found.fault) == (len(LINES) + place + 1, Fault.WRONG_RESULT)
    assert found.facts["due"] == due
    assert found.facts["found"] == due._replace(**change)


def test_a_result_that_is_missing():
    """M5, M6: the next line stands where it is due."""
    for missing, due in ((-3, HAND), (-2, GAME)):
        found = damage(*LINES[:missing], LINES[-1])
        assert (found.line, found.fault) == (len(LINES) + missing + 1, Fault.RESULT_DUE)
        assert found.facts["due"] == due
    found = damage(*LINES[:-3], line(Bid(0, "4")))
    assert found.fault is Fault.RESULT_DUE


def test_results_in_another_order():
    """M5, M6: hand, game, match."""
    found = damage(*LINES[:-3], LINES[-2], LINES[-3], LINES[-1])
    assert (found.line, found.fault) == (len(LINES) - 2, Fault.RESULT_DUE)


def test_a_result_where_none_is_due():
    """M5, M6: too early, twice, or of a match that goes on."""
    for place in range(1, len(LINES) - 3):
        found = damage(*LINES[:place], LINES[-3])
        assert (found.line, found.fault) == (place + 1, Fault.RESULT_EARLY)
    for again in LINES[-3:]:
        found = damage(*LINES, again)
        assert (found.line, found.fault) == (len(LINES) + 1, Fault.RESULT_EARLY)
    going_on = Table().sweep(0, "4").lines()
    assert damage(*going_on, line(GAME)).fault is Fault.RESULT_EARLY
    assert damage(*going_on, line(MatchOver(0))).fault is Fault.RESULT_EARLY


@pytest.mark.parametrize(
    ("table", "entry", "reason", "rule"),
    [
        (Table(), Bid(0, "4"), Reason.NOT_NOW, "M1.3"),
        (Table().deal(), Bid(1, "4"), Reason.NOT_YOUR_TURN, "M2.1"),
        (Table(target=7).sweep(0), TimeUp(), Reason.OVER, "M6"),
    ],
)
def test_an_entry_that_cannot_stand_is_refused_with_its_line(table, entry, reason, rule):
    """M1, M2, M6: and nothing after it is looked at."""
    lines = table.lines(entry)
    found = damage(*lines, b"\xff\n")
    assert (found.line, found.fault) == (len(lines), Fault.ILLEGAL)
    refusal = found.refusal
    assert isinstance(refusal, Illegal)
    assert (refusal.entry, refusal.reason, refusal.rule) == (entry, reason, rule)
    assert str(refusal) == f"{rule} {reason}: {entry!r}"


def test_there_is_a_case_for_every_fault():
    """M8: with those of the tests beside this one, and of lengths."""
    here = {Fault.WRONG_RESULT, Fault.RESULT_DUE, Fault.RESULT_EARLY, Fault.ILLEGAL}
    lengths = {Fault.EMPTY, Fault.LINE_TOO_LONG, Fault.TOO_LONG}
    # Not of this game: a fault that only one of another package can have.
    here |= {Fault.GAME_FAILS}
    told = {fault for _, fault in FIRST_LINES} | {fault for _, fault in EVENTS}
    assert told | here | lengths == set(Fault)
