"""The phases that only some house rules have, as the window asks them."""

from __future__ import annotations

from dataclasses import replace
from math import inf

import pytest
from PySide6.QtCore import Qt

from moon_desktop.engine.entries import Play
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.table.marks import MarkItem
from moon_desktop.table.tempo import Tempo
from tests.kit.arrange import Table
from tests.kit.lying import assert_lies
from tests.kit.person import until
from tests.kit.table_positions import leading, scored
from tests.kit.watch import Watch

pytestmark = pytest.mark.timeout(60)

LONG = MoonRules(target=99)
HOUSES = {
    "ends and tops": replace(LONG, named_lead=True, shoot_tops=3, widow_timing="after-trump"),
    "blanks and marks": replace(LONG, follow_me="blanks", scoring="marks", hickeys=True),
    "partners, dice and forfeits": replace(
        LONG, seats=4, partners=True, aggie_dice=True, renege="forfeit"
    ),
}


@pytest.mark.parametrize("house", HOUSES)
def test_hands_are_played_under_any_house_rules(open_table, data, house):
    by = "keys" if len(house) % 2 else "drag"
    person = open_table(
        HOUSES[house], 3, by=by, left_player="random", across_player="random", right_player="random"
    )
    watch = Watch(person.program, data / "match.moon")
    person.play_hand()
    watch.close()
    assert person.told == []


# --- naming an end (M4.5) --------------------------------------------------------------------


def own_lead():
    """Ann leads in a hand at follow me in which the leader names the end."""
    return leading("none", named_lead=True)


@pytest.mark.parametrize(
    ("by", "end", "suit"), [("drag", "5", "Fives"), ("click", "6", "Sixes"), ("keys", "5", "Fives")]
)
def test_leader_names_an_end_and_the_tile_wears_it(sit_at, by, end, suit):
    person = sit_at(own_lead(), by=by)
    before = person.host.entries
    person.take("6-5")
    assert person.host.entries == before, "the end is still to be named"
    assert_lies(person.table.scene, person.host.sight)
    assert sorted(person.open_keys) == ["Fives", "Sixes"]
    assert person.window.panel.question == "Which end of the six-five is to be followed?"
    person.press_key_of(Play(0, "6-5", end))
    assert person.host.entries[len(before)] == Play(0, "6-5", end)
    assert not person.window.panel.isVisible()
    marks = person.table.scene.pieces["6-5"].childItems()
    assert suit in [mark.words for mark in marks if isinstance(mark, MarkItem)]


def test_another_tile_may_be_taken_while_an_end_is_asked_for(sit_at):
    person = sit_at(own_lead())
    person.take("6-5")
    person.take("6-4")
    assert sorted(person.open_keys) == ["Fours", "Sixes"]
    person.press(Qt.Key.Key_Escape)
    assert not person.window.panel.isVisible()
    assert person.prompt == "Your lead: any tile."
    person.choose(Play(0, "6-6"))
    assert not person.window.panel.isVisible(), "a double has no ends"


# --- reneges (M4.8) --------------------------------------------------------------------------


def test_renege_stays_until_a_click_where_tricks_do(sit_at):
    """M4.8: nobody took that trick, and it waits like any other."""
    table = Table(renege="forfeit").deal("6-1 5-5", "6-6 6-5 6-4", "6-2")
    person = sit_at(table.bid(1, "4").contract("6").say("6-6", "6-2"), 0, pace=Tempo(0, 0, inf))
    person.take("5-5")
    until(lambda: person.table.playback.waits, "the trick that stays")
    assert person.prompt == "You did not follow. Click to go on."
    person.click(person.nowhere)
    until(lambda: person.window.card.isVisible(), "the result")


# --- results ---------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["click", "keys"])
def test_result_is_read_before_the_next_deal(sit_at, by):
    person = sit_at(scored(), by=by)
    assert person.window.card.isVisible()
    assert person.window.card.accessibleName().startswith("You made 7")
    entries = person.host.entries
    person.read_on()
    assert len(person.host.entries) > len(entries)
    until(lambda: person.host.match.number == 2, "the next deal")
    assert not person.window.card.isVisible()
