"""How many play, who plays with whom, and with which tiles, as the window has it (M1)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from moon_desktop.words import names
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


# --- double_blank ----------------------------------------------------------------------------


def test_double_blank_off_there_is_no_widow_and_no_exchange(house):
    """M1.1, M3.3: 21 tiles, trump is named at once, and never blanks."""
    house.deal(HIGH_THREE, widow="0-0").play(double_blank=False)
    assert house.line.startswith("21 tiles, no widow")
    assert house.person.table.furniture.caption.boundingRect().isEmpty()
    assert "widow" not in house.person.table.scene.pieces
    assert house.say("4").phase == "trump"
    assert len(house.held) == 7
    assert names.trump("0") not in house.keys
    house.say("6")
    assert "discard" not in house.person.table.scene.pieces
