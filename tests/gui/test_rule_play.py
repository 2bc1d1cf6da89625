"""Leading, following, and how a hand ends early, as the window has them (M4)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from moon_desktop.engine.entries import Play
from tests.gui.house_rules import House

pytestmark = pytest.mark.timeout(60)

MINE = "6-6 6-5 6-4 4-3 3-2 2-1 1-1"
FOLLOWING = "6-1 5-1 4-4 3-3 2-2 4-2 3-1"
"""One six and one five, so that a led six-five tells which end is in force."""


@pytest.fixture
def house(open_table, monkeypatch) -> House:
    return House(open_table, monkeypatch, by="keys")


def plays(house: House) -> list[tuple[int, str]]:
    """The tiles played so far, by whom."""
    return [(e.seat, e.piece) for e in house.person.host.entries if isinstance(e, Play)]


# --- named_lead ------------------------------------------------------------------------------


def test_named_lead_asks_for_the_end_and_shows_it(house):
    """M4.5: the panel asks, the tile led wears the suit in force, and that is followed."""
    house.deal(MINE, FOLLOWING, widow="0-0").play(named_lead=True)
    assert "Follow me with ends named" in house.line
    house.say("7 0-0 none")
    house.person.take("6-5")
    assert house.question == "Which end of the six-five is to be followed?"
    assert set(house.keys) == {"Fives", "Sixes"}
    house.person.press(Qt.Key.Key_Escape)
    house.lay("6-5/5")
    assert house.badge("6-5") == "Fives"
    assert house.person.prompt == "You led the six-five, as fives."
    house.script.free.set()
    house.person.asked()
    assert plays(house)[1] == (1, "5-1")


def test_named_lead_is_followed_by_the_person(house):
    """M4.5: prompt, badge and open tiles are those of the end that was named."""
    house.deal(FOLLOWING, MINE, widow="0-0").tell(1, "7 0-0 none 6-5/5")
    house.play(named_lead=True)
    house.say("pass")
    assert house.person.prompt == "Theo led the six-five, as fives. Follow fives."
    assert house.badge("6-5") == "Fives"
    assert house.stand("legal") == {"5-1"}


# --- first_lead_trump ------------------------------------------------------------------------


def test_first_lead_trump(house):
    """M4.6: only trumps are open, and the prompt says why; the second lead is free."""
    house.deal(MINE, "5-5 4-4 3-3 2-2", widow="0-0").play(first_lead_trump=True)
    assert "Trump led first" in house.line
    house.say("4 0-0 6")
    assert house.stand("legal") == {"6-6", "6-5", "6-4"}
    assert house.stand("illegal") == {"4-3", "3-2", "2-1", "1-1"}
    assert house.person.prompt == "Your first lead must be a trump: play one of your sixes."
    house.person.take("1-1")
    assert house.person.prompt == "Your first lead must be a trump, and you hold sixes."
    assert plays(house) == []
    house.say("6-6")
    assert house.stand("legal") == set(house.held)


def test_first_lead_trump_is_told_where_the_rest_is_certain(house):
    """M4.6: tiles are closed, and the prompt says why, also while the hand could be claimed."""
    house.deal("6-6 6-5 6-4 6-3 6-2 6-1 5-5", widow="0-0").play(first_lead_trump=True)
    house.say("7 0-0 6")
    assert house.stand("illegal") == {"5-5"}
    assert "trump" in house.person.prompt


# --- stop_when_set ---------------------------------------------------------------------------

LOSING = "6-5 6-4 5-4 4-3 3-2 2-1 1-1"


def test_stop_when_set(house):
    """M4.7: the first trick lost ends a hand bid at 7, and the card says why."""
    house.deal(LOSING, "6-6 6-1", widow="0-0").tell(1, "pass 6-6").play(stop_when_set=True)
    assert "Stops when set" in house.line
    house.say("7 0-0 6 6-5")
    assert house.person.host.sight.phase == "deal"
    assert house.card == (
        "You were set at 7. After trick 1 the bid could no longer be made. "
        "The last 6 were not played."
    )
    assert house.figures[:2] == [("You", "0", "−7", "−7"), ("Theo", "1", "+1", "1")]


def test_stop_when_set_off(house):
    """M4.7: the hand goes on, and the plaque tells that the bid is lost."""
    house.deal(LOSING, "6-6 6-1", widow="0-0").tell(1, "pass 6-6").play()
    house.say("7 0-0 6 6-5")
    assert house.person.host.sight.phase == "play"
    assert house.plaque[1] == "You bid 7 — set by 1"


# --- renege ----------------------------------------------------------------------------------


def following(house: House) -> House:
    """Theo bids 4 and leads the double six; the person holds one six."""
    house.deal("6-1 5-5 4-4 3-3 2-2 5-4 4-3", "6-6 6-5 6-4 6-3 5-1 4-1 3-1", widow="0-0")
    return house.tell(1, "4 0-0 6 6-6")


def test_renege_forfeits_a_defenders_hand(house):
    """M4.8: no tile is marked as wrong; one that is ends the hand, and the card tells who should
    have followed with what. The contract is made, and the offender's tricks score nothing."""
    following(house).play(renege="forfeit")
    assert "A renege loses the hand" in house.line
    house.say("pass")
    assert house.stand("legal") == set(house.held)
    assert house.person.prompt.endswith("Follow if you can.")
    house.say("5-5")
    assert house.card == (
        "You reneged: Theo made 4. You played the double five to sixes, holding the six-one."
    )
    assert [row[2] for row in house.figures] == ["0", "+4", "0"]
