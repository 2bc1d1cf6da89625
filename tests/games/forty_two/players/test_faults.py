"""What nobody of sense does with tiles, and that it is done only where it is clearly better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

import pytest

from moon_desktop.engine.entries import Play
from moon_desktop.games.forty_two.players import Expert, Skilled
from moon_desktop.games.forty_two.players.adviser import FortyTwoAdviser
from moon_desktop.games.forty_two.players.sense import (
    FAULTS,
    Fault,
    misleads,
    overtakes,
    risks_count,
    spends_last_trump,
    strays,
    withholds_count,
)
from moon_desktop.games.forty_two.rules import PRESETS
from moon_desktop.players.player import Budget
from moon_desktop.players.reading import read
from tests.kit.forty_two import BLANKS, Table, walked


def faulty(table: Table, fault: Fault) -> Collection[str]:
    """The tiles whose play is such a fault of the seat in turn."""
    assert table.match.turn is not None
    reading = read(table.match.sight(table.match.turn))
    return {play.piece for play in reading.plays if fault(reading, play)}


def test_who_keeps_count_from_a_trick_that_the_partner_has_for_sure_withholds_it():
    """T2.1: nothing beats the 0-0."""
    table = Table().deal(*BLANKS).bid(0, "31").say("0", "0-0 2-0")
    assert faulty(table, withholds_count) == {"1-1", "2-1", "5-1", "5-2", "6-2", "2-2"}
    for level in (Skilled, Expert):
        assert level(1).choose(table.match.sight(2)) == Play(2, "6-4")


def test_nothing_is_withheld_from_a_trick_that_may_be_lost():
    """T2.1: a foe with blanks is yet to play, and the 5-0 is out."""
    table = Table().deal(*BLANKS).bid(0, "31").say("0", "4-0 2-0")
    assert not faulty(table, withholds_count)


def test_who_leads_beside_the_highest_trump_strays_from_it():
    """T5.3: as long as foes may have trumps, and there is more than one to lead; without the
    highest, if there are three."""
    table = Table().deal("2-2 3-0 4-0 6-0 6-1 6-3 6-6").bid(0, "30").say("6")
    assert faulty(table, strays) == {"2-2", "3-0", "4-0"}
    low = Table().deal("2-2 3-0 4-0 6-0 6-1 6-3 5-4").bid(0, "30").say("6")
    assert faulty(low, strays) == {"2-2", "3-0", "4-0", "5-4"}
    two = Table().deal("2-2 3-0 4-0 6-0 6-1 3-3 5-4").bid(0, "30").say("6")
    assert not faulty(two, strays)
    one = Table().deal("2-2 3-0 4-0 1-1 5-1 3-3 6-6").bid(0, "30").say("6")
    assert not faulty(one, strays)
    other = Table().deal("6-6 6-3 2-0 1-0 3-0 0-0 5-0", "4-2 4-1", "2-1 4-3", "3-2 5-4")
    other.bid(0, "30").say("6", "2-0 4-2 2-1 3-2", "4-1 4-3 5-4")
    assert not faulty(other, strays)


DRAWN = (
    "5-5 6-5 2-2 3-0 4-2 6-0 6-2",
    "5-1 2-1 1-1 3-1 4-1 6-1 4-3",
    "5-2 5-4 5-0 3-3 4-0 1-0 4-4",
    "5-3 3-2 6-3 6-4 6-6 2-0 0-0",
)
"""After the first trick, fives being trumps, all others are with the bidder's side."""


def test_who_takes_the_partners_trick_from_it_overtakes():
    """T2.1: nobody else can beat the 2-2."""
    table = Table().deal(*DRAWN).bid(0, "30").say("5", "5-5 5-1 5-2 5-3", "2-2 2-1")
    assert faulty(table, overtakes) == {"5-4", "5-0"}
    for level in (Skilled, Expert):
        assert level(1).choose(table.match.sight(2)).piece not in ("5-4", "5-0")


def test_who_leads_its_last_trump_before_tiles_that_lose_spends_it():
    """T5.3: both foes have shown that they have none, and the 5-4 would bring in again."""
    table = Table().deal(
        "5-5 6-5 5-4 3-0 4-2 6-0 6-2", DRAWN[1], "5-2 2-2 5-0 3-3 4-0 1-0 4-4", DRAWN[3]
    )
    table.bid(0, "30").say("5", "5-5 5-1 5-2 5-3")
    assert not faulty(table, spends_last_trump)
    assert faulty(table.say("6-5 1-1 5-0 2-0"), spends_last_trump) == {"5-4"}


@pytest.mark.parametrize("level", [Skilled, Expert])
def test_the_last_trump_is_kept_though_it_is_made_a_little_oftener_if_all_is_seen(level):
    """T5.3: by the 3-1 some .55 of the deals are made double dummy, by the 4-0 some .42."""
    table = Table().deal(
        "0-0 1-1 3-0 4-1 4-2 5-1 6-2", "2-1 3-1 3-2 3-3 4-0 5-2 6-3", "1-0 4-4 5-4 5-5 6-0 6-1 6-6"
    )
    table.say("30 31 pass pass", "3", "3-3 1-0 4-3 3-0", "6-3 6-0 5-3 1-1", "3-2 6-1 6-4 5-1")
    assert faulty(table, spends_last_trump) == {"3-1"}
    for seed in range(3):
        assert level(seed).choose(table.match.sight(1)) != Play(1, "3-1")


def test_who_throws_count_on_a_trick_that_is_likely_lost_risks_it():
    """T2.1: 6-5, 6-4 and 6-2 are out where sixes are trumps, and two of three are to play."""
    table = Table().deal(
        "6-6 6-3 6-1 6-0 4-1 5-2 0-0", "4-2 5-3 5-4 5-5 4-3 3-2 5-1", "6-4 2-1 3-0 4-4 3-3 3-1 1-1"
    )
    table.bid(0, "30").say("6", "6-0")
    assert faulty(table, risks_count) == {"5-5", "3-2"}


@pytest.mark.slow
def test_a_fault_is_made_only_where_it_is_clearly_better():
    """T2.1, T5.3: under every set of rules, than any play without fault."""
    seen = Counter[Fault]()
    for number, rules in enumerate(PRESETS.values()):

        def watch(match):
            sight = match.sight(match.turn)
            if sight.phase != "play" or sight.low or len(sight.legal) == 1:
                return
            reading = read(sight)
            faults: dict[object, list[Fault]] = {
                play: [fault for fault in FAULTS if fault(reading, play)] for play in reading.plays
            }
            if not any(faults.values()):
                return
            adviser = FortyTwoAdviser(sight)
            advice = adviser.advice(Budget(None, 6), 0)
            misleading: set[object] = {play for play in reading.plays if misleads(reading, play)}
            sound = [
                one
                for one in advice.worths
                if one.choice in faults and one.choice not in {*advice.unsound, *misleading}
            ]
            best = max(sound, key=adviser.good)
            plain = [one for one in sound if not faults[one.choice]]
            seen.update(fault for found in faults.values() for fault in found if plain)
            for fault in faults[advice.best]:
                gains = [abs((one.made or 0.0) - (best.made or 0.0)) for one in plain]
                assert all(gain > FAULTS[fault] for gain in gains), fault

        for seed in range(4):
            walked(rules, 30 * number + seed, 3, watch)
    assert all(seen[fault] for fault in FAULTS), seen
