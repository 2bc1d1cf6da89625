"""How many play, who plays with whom, and with which tiles, as the window has it (M1)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from moon_desktop.wording import names
from tests.gui.house_rules import House

pytestmark = pytest.mark.timeout(60)

NAME = Qt.ItemDataRole.DisplayRole
HIGH_FOUR = "6-6 6-5 6-4 6-3 6-2 6-1 6-0"
HIGH_THREE = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"


@pytest.fixture
def house(open_table, monkeypatch) -> House:
    return House(open_table, monkeypatch, by="click")


def hidden(house: House) -> dict[str, int]:
    """How many tiles lie face down before each other seat."""
    backs = [key.partition(":")[0] for key in house.person.table.scene.pieces if ":" in key]
    return {seat: backs.count(seat) for seat in backs}


# --- seats -----------------------------------------------------------------------------------


def test_seats_three(house):
    """M1.1: three plates, three hands of seven, and the widow."""
    house.deal("0-0 1-1").play()
    assert len(house.person.table.furniture.plates) == 3
    assert hidden(house) == {"1": 7, "2": 7}
    assert "widow" in house.person.table.scene.pieces
    assert len(house.heads(NAME)) == 3
    assert house.line.startswith("22 tiles, widow before trump")


def test_seats_four(house):
    """M1.2: four plates, four hands of seven, no widow and no exchange."""
    house.deal(HIGH_FOUR).play(seats=4)
    assert house.line.startswith("Four seats, each alone")
    plates = [plate.values.name for plate in house.person.table.furniture.plates]
    assert plates == ["You", "Theo", "Bea", "Ada"]
    assert hidden(house) == {"1": 7, "2": 7, "3": 7}
    assert "widow" not in house.person.table.scene.pieces
    assert set(house.held) == set(HIGH_FOUR.split())
    assert house.heads(NAME) == plates
    assert house.say("4").phase == "trump"


def test_seats_four_make_blanks_an_ordinary_suit_of_seven(house):
    """M1.2: the double blank is followed with any blank, and is its highest."""
    house.deal("6-0 5-0 6-6 5-5 4-4 3-3 2-2", "0-0 4-0 3-0 2-0 1-0 6-1 6-2")
    house.tell(1, "7 none 0-0").play(seats=4)
    house.say("pass")
    assert house.stand("legal") == {"6-0", "5-0"}
    assert house.person.prompt == "Theo led the double blank. Follow blanks."
    house.say("5-0")
    assert house.plate(1).tricks == 1


def test_seats_three_have_no_other_blank(house):
    """M1.1: with three, nothing follows the double blank."""
    house.deal("6-6 5-5 4-4 3-3 2-2 1-1 6-5", "0-0 6-1 6-2 6-3 6-4 5-4 5-3", widow="2-1")
    house.tell(1, "7 2-1 none 0-0").play()
    house.say("pass")
    assert house.stand("legal") == set(house.held)
    assert house.person.prompt.endswith("You have no blanks: play anything.")


# --- partners --------------------------------------------------------------------------------

MINE = "6-6 6-5 6-4 5-4 5-3 4-2 3-2"
PARTNERS = "6-3 6-2 6-1 6-0 5-5 4-4 3-3"


def test_partners_score_together(house):
    """M1.2, M5.4: the partner's tricks count for the bid, both plates show them, and the sheet
    has a column a side."""
    house.deal(MINE, "", PARTNERS).play(seats=4, partners=True)
    assert house.line.startswith("Four seats, two against two")
    assert [house.plate(seat).partner for seat in range(4)] == ["", "", "partner", ""]
    assert house.heads(NAME) == ["You & Bea", "Theo & Ada"]
    house.tell(0, "7 6 6-6 6-5 6-4 5-4 5-3 4-2 3-2").tell(2, "pass 6-0 6-1 6-2 5-5 6-3 4-4 3-3")
    house.person.asked()
    for _ in range(2 + 4):
        house.person.go_on()
        house.person.asked()
    taken = [house.plate(seat).tricks for seat in range(4)]
    assert taken[0] == taken[2] == 4
    assert taken[1] == taken[3] == 0
    house.finish()
    assert [row[0] for row in house.figures] == ["You & Bea", "Theo & Ada"]
    assert house.rows[0][0].startswith("You 7")


def test_partners_off_each_seat_scores_alone(house):
    """M1.2: the same hand without partners."""
    house.deal(MINE, "", PARTNERS).play(seats=4)
    assert [house.plate(seat).partner for seat in range(4)] == [""] * 4
    assert house.heads(NAME) == ["You", "Theo", "Bea", "Ada"]
    house.tell(0, "7 6 6-6 6-5 6-4 5-4").tell(2, "pass 6-0 6-1 6-2 5-5")
    house.finish()
    assert house.figures[2][1] != "0"
    assert house.card.startswith("You were set at 7")
    assert [row[0] for row in house.figures] == ["You", "Theo", "Bea", "Ada"]


# --- double_blank ----------------------------------------------------------------------------


def test_double_blank_on_leaves_a_widow_to_exchange(house):
    """M1.1, M3.1: the tile left over is taken in by the bidder."""
    house.deal(HIGH_THREE, widow="0-0").play()
    assert house.person.table.furniture.caption._text == "The widow"
    house.say("4")
    assert house.stand("widow") == {"0-0"}
    assert len(house.held) == 8
    house.say("0-0")
    assert names.trump("0") in house.keys


def test_double_blank_off_there_is_no_widow_and_no_exchange(house):
    """M1.1, M3.3: 21 tiles, trump is named at once, and never blanks."""
    house.deal(HIGH_THREE, widow="0-0").play(double_blank=False)
    assert house.line.startswith("21 tiles, no widow")
    assert house.person.table.furniture.caption._text == ""
    assert "widow" not in house.person.table.scene.pieces
    assert house.say("4").phase == "trump"
    assert len(house.held) == 7
    assert names.trump("0") not in house.keys
    house.say("6")
    assert "discard" not in house.person.table.scene.pieces
