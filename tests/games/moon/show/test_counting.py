"""What the sheet of the tiles still out says."""

from __future__ import annotations

from moon_desktop.games.moon.show import counting
from tests.kit.arrange import Table
from tests.kit.table_positions import following

NAMES = ("You", "Bea", "Cy")


def told(table, seat=0):
    return counting.told(table.match.sight(seat), NAMES)


def test_line_says_how_many_and_that_one_lies_away():
    assert told(following()).line == "13 tiles are still out, one of them laid away."
    assert told(following(), 1).line == "13 tiles are still out."


def test_row_for_a_voice():
    row = told(following()).rows[0]
    assert row.aloud == ("Sixes, trumps: six-five, six-four and six-three out. Yours: six-one.")
    assert (row.emblem, row.name, row.out, row.trump) == ("6", "Sixes", "3", True)


def test_suit_of_which_nothing_is_out():
    table = following()
    row = told(table, 1).rows[-1]
    assert row.aloud == "Blanks: none out."


def test_who_has_none():
    table = Table().deal("5-5", "6-6 3-3 6-4 6-3 6-2 6-1 4-4").bid(0, "4").contract("4")
    table.say("5-5", "6-6")
    fives = next(row for row in told(table).rows if row.emblem == "5")
    assert fives.void == "Bea has none."
    assert fives.aloud.endswith("Bea has none.")
