"""House rules that change what the window shows or asks: each switched on and seen to act (M8).

What a rule is, and the sentences it is told in, are proved of the game.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import inf

import pytest
from PySide6.QtCore import Qt

from moon_desktop.engine.entries import Play
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.moon.entries import TimeUp
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.table.marks import MarkItem
from moon_desktop.table.poses import DICE, DIE
from moon_desktop.table.tempo import Tempo
from moon_desktop.windows.score.model import ASTERISKS
from tests.kit.arrange import Table
from tests.kit.lying import assert_lies
from tests.kit.person import until
from tests.kit.table_positions import filed, leading
from tests.kit.watch import Watch

pytestmark = pytest.mark.usefixtures("unpainted")

WITH_BLANK = "6-6 6-5 6-4 6-3 4-2 2-1 0-0"


def standing(person, look):
    """The person's tiles that stand as ``look`` says."""
    pieces = person.table.scene.pieces
    return {tile for tile in person.table.scene.own_pieces() if pieces[tile].pose.look == look}


def test_four_seats_as_partners(sit_at):
    """M1.2, M5.4, M5.7: four plates and hands, no widow; a side's asterisks on both its plates, and
    a column a side on card and pad."""
    person = sit_at(Table(seats=4, partners=True, hickeys=True).flop(0))
    plates = [plate.values for plate in person.table.furniture.plates]
    assert [plate.partner for plate in plates] == ["", "", "partner", ""]
    assert [plate.asterisks for plate in plates] == [1, 0, 1, 0]
    assert person.window.card.result.title == "Set by 7: the double six did it"
    heads = partial(person.program.window.scores.headerData, orientation=Qt.Orientation.Horizontal)
    display = Qt.ItemDataRole.DisplayRole
    assert [heads(n, role=display) for n in (1, 2)] == ["Ann & Cy", "Bea & Dot"]
    assert [heads(n, role=ASTERISKS) for n in (1, 2)] == [1, 0]
    person.read_on()
    person.asked()
    pieces = person.table.scene.pieces
    hidden = [key.partition(":")[0] for key in pieces if ":" in key]
    assert {seat: hidden.count(seat) for seat in hidden} == {"1": 7, "2": 7, "3": 7}
    assert "widow" not in pieces
    assert person.table.stage.seats == 4


def test_follow_me_by_blanks(sit_at):
    """M3.8: the double blank alone is open to be led; another tile that is taken says why."""
    table = Table(follow_me="blanks").deal(WITH_BLANK, widow="1-1").bid(0, "7").say("1-1", "0")
    person = sit_at(table)
    assert person.table.furniture.plaque.words[0] == "Follow me, on blanks"
    assert standing(person, "legal") == {"0-0"}
    person.take("6-6")
    assert person.prompt == "You called blanks, so lead the double blank first."
    person.choose(Play(0, "0-0"))
    assert standing(person, "illegal") == set()


def test_aggie_dice(sit_at):
    """M3.9: the dice lie on the table, and the keys of other trumps say why they are closed."""
    table = Table(aggie_dice=True).deal(WITH_BLANK, widow="1-1", dice=(6, 3)).bid(0, "7").say("1-1")
    person = sit_at(table)
    told = "The dice show 6 and 3: trump must be one of them."
    dice = [person.table.scene.pieces[key] for key in DICE]
    assert [die.pose.face for die in dice] == [f"{DIE}6", f"{DIE}3"]
    assert {die.toolTip() for die in dice} == {told}
    assert person.table.telling.besides == (told,)
    closed = [key for key in person.window.panel.keys if not key.isEnabled()]
    assert [key.text() for key in closed] == ["Ones", "Twos", "Fours", "Fives"]
    assert {key.explanation for key in closed} == {
        "The dice show 6 and 3: trump must be one of them."
    }
    person.type("5")
    assert person.host.sight.call is None
    person.choose(NameTrump(0, "3"))
    assert person.table.furniture.plaque.words[0] == "Threes are trump"


@pytest.mark.slow
def test_match_against_the_clock(sit_at):
    """M6.3: the clock stands on the bar; when time is up the hand in play is the last."""
    person = sit_at(Table(match="timed", match_length=2, target=7).sweep(0))
    person.read_on()
    person.asked()
    clock, tick = person.window.bar.clock, person.program.clock.tick
    assert clock.isVisible()
    tick(75)
    assert clock.words.startswith("Last minute 0:4")
    tick(45)
    assert clock.words == "Last hand"
    assert TimeUp() in person.host.entries
    assert not person.host.match.over
    person.play_hand()
    assert person.host.match.over
    assert not clock.isVisible()


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


def test_leader_names_an_end_and_the_tile_wears_it(open_table, tmp_path):
    person = open_table()
    for by, end, suit in (("drag", "5", "Fives"), ("click", "6", "Sixes"), ("keys", "5", "Fives")):
        person.by = by
        person.sit_at(filed(own_lead(), tmp_path / "here.moon"))
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
