"""The renege that ended a hand: what was to be followed, and with what."""

from __future__ import annotations

import pytest
from hypothesis import given

from moon_desktop.engine.entries import Note, Play
from moon_desktop.games.moon.account import Offence, last_offence
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.rules import MoonRules
from tests.kit.arrange import Table
from tests.kit.strategies import LAW, seeds
from tests.kit.walks import walked

ANN = "6-1 6-2 5-5 4-4 3-3 2-2"
BEA = "6-6 6-5 6-4"


def reneging():
    """Bea leads sixes, Cy follows, and Ann plays something else."""
    table = Table(renege="forfeit").deal(ANN, BEA, "6-3 5-1", widow="1-1")
    return table.bid(1, "4").contract("6").say("6-6", "6-3", "5-5")


def test_offence_names_the_suit_and_all_that_would_have_followed():
    """M4.8."""
    table = reneging()
    assert table.hand.offender == 0
    assert last_offence(table.rules, table.entries) == Offence(0, "5-5", 6, ("6-1", "6-2"))


def test_double_that_is_a_trump_would_not_have_followed_its_pips():
    """M4.3: with doubles trump, 6-6 leads doubles, and a six does not follow it."""
    table = Table(renege="forfeit")
    table.deal(ANN, BEA, "1-1 5-1", widow="0-0").bid(1, "4").contract("doubles")
    table.say("6-6", "1-1", "6-1")
    offence = last_offence(table.rules, table.entries)
    assert offence == Offence(0, "6-1", 7, ("2-2", "3-3", "4-4", "5-5"))


def test_end_that_was_named_is_the_suit():
    """M4.5."""
    table = Table(renege="forfeit", named_lead=True).deal(ANN, BEA, "4-1", widow="0-0")
    table.bid(1, "4").contract("none").say("6-4/4", "4-1", "6-1")
    assert last_offence(table.rules, table.entries) == Offence(0, "6-1", 4, ("4-4",))


def test_none_where_the_last_hand_ended_otherwise():
    """M4.8: only a renege ends a hand by an offence."""
    table = reneging()
    table.sweep(0)
    assert last_offence(table.rules, table.entries) is None
    assert last_offence(table.rules, Table().entries) is None
    assert last_offence(table.rules, Table().deal().entries) is None


def test_it_is_that_of_the_hand_that_ended_last():
    """M4.8: a hand passed out since is no offence, and one being dealt hides none."""
    table = reneging().pass_out()
    assert last_offence(table.rules, table.entries) is None
    table.deal(ANN, BEA, "6-3 5-1", widow="1-1").bid(1, "4").contract("6")
    table.say("6-5", "6-3", "4-4").deal()
    offence = last_offence(table.rules, table.entries)
    assert offence == Offence(0, "4-4", 6, ("6-1", "6-2"))


def test_side_data_and_the_clock_do_not_matter():
    """M6.3."""
    table = Table(renege="forfeit", match="timed", match_length=5)
    table.deal(ANN, BEA, "6-3 5-1", widow="1-1").time_up().bid(1, "4").contract("6")
    table.say("6-6", "6-3", "5-5")
    entries = [e for entry in table.entries for e in (entry, Note("clock", elapsed=9))]
    assert last_offence(table.rules, entries) == Offence(0, "5-5", 6, ("6-1", "6-2"))


@pytest.mark.parametrize("seats", [3, 4])
@LAW
@given(seed=seeds())
def test_it_is_found_wherever_a_hand_ended_by_one(seats, seed):
    """M4.8: the tile does not follow, and others that were held would have."""
    rules = MoonRules(seats=seats, renege="forfeit", match="marks", match_length=99)
    entries = walked(rules, seed, hands=3).entries
    for place, entry in enumerate(entries):
        if not isinstance(entry, HandOver):
            continue
        offence = last_offence(rules, entries[: place + 1])
        assert (offence is None) == (entry.offender is None)
        if offence is not None:
            assert offence.seat == entry.offender
            play = entries[place - 1]
            assert isinstance(play, Play)
            assert play.piece == offence.tile
            assert offence.could
            assert offence.tile not in offence.could
