"""What a hand is worth and what wins a game, as card, plates and score pad have it (M5)."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialogButtonBox

from moon_desktop.windows.preferences import Preferences
from moon_desktop.windows.score_model import ScoreRole
from tests.gui.house_rules import House
from tests.gui.rules_by_hand import opened, press, turn

pytestmark = pytest.mark.timeout(60)

SURE = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
"""With sixes trumps it takes every trick."""

HOPELESS = "5-4 4-3 3-2 2-1 1-1 3-1 4-1"
"""With sixes trumps it takes none from the seat that holds the rest of the sixes."""


@pytest.fixture
def house(open_table, monkeypatch) -> House:
    return House(open_table, monkeypatch, by="click")


def made(house: House, bid: str) -> House:
    """The person bids, and takes all seven tricks."""
    return house.deal(SURE, widow="0-0").tell(0, f"{bid} 0-0 6")


def lost(house: House, bid: str) -> House:
    """The person bids, and takes none."""
    return house.deal(HOPELESS, SURE, widow="0-0").tell(0, f"{bid} 0-0 6 5-4")


def points(house: House, row: int = 0) -> list[int | None]:
    """The points of a row of the score pad, by side."""
    sides = len(house.rows[0]) - 1
    return [house.cell(row, 1 + side, ScoreRole.POINTS) for side in range(sides)]


# --- overtricks ------------------------------------------------------------------------------


def test_overtricks(house):
    """M5.3: a bid of 4 that takes seven tricks scores seven."""
    made(house, "4").play(overtricks=True)
    assert "overtricks count, to 21" in house.line
    house.finish()
    assert house.card.startswith("You made 4 with 7 tricks.")
    assert house.figures[0] == ("You", "7", "+7", "7")
    assert house.plate(0).score == "7"
    assert points(house) == [7, 0, 0]


def test_overtricks_off(house):
    """M5.1: it scores the bid, no more."""
    made(house, "4").play()
    house.finish()
    assert house.figures[0] == ("You", "7", "+4", "4")
    assert house.plate(0).score == "4"
    assert points(house) == [4, 0, 0]


def test_overtricks_leave_a_bid_that_is_set_alone(house):
    """M5.1: a set bid loses the bid."""
    lost(house, "5").play(overtricks=True)
    house.finish()
    assert [row[2] for row in house.figures] == ["−5", "+7", "0"]


# --- scoring ---------------------------------------------------------------------------------


def test_scoring_points_of_a_set_bid(house):
    """M5.1, M5.2, M5.8: the bid is lost, tricks score, and a total below zero is circled."""
    lost(house, "5").play()
    house.finish()
    assert house.figures == [
        ("You", "0", "−5", "−5"), ("Theo", "7", "+7", "7"), ("Ada", "0", "0", "0"),
    ]  # fmt: skip
    assert house.plate(0).in_hole
    assert house.plate(0).score == "−5"
    assert house.cell(0, 1, ScoreRole.IN_HOLE)
    assert not house.cell(0, 2, ScoreRole.IN_HOLE)
    assert house.pad.startswith("A game to 21.")
    assert "Points" in house.heads_of_card


def test_scoring_marks_of_a_bid_that_is_set(house):
    """M5.5: a mark to each defender, and nothing for tricks; the dialog proposes a game to 7."""
    lost(house, "5").play(scoring="marks", target=7)
    assert "a mark a hand, to 7" in house.line
    assert house.pad.startswith("A game to 7 marks.")
    house.finish()
    assert house.figures == [
        ("You", "0", "0", "0"), ("Theo", "7", "+1", "1"), ("Ada", "0", "+1", "1"),
    ]  # fmt: skip
    assert points(house) == [0, 1, 1]
    assert not house.plate(0).in_hole


def test_scoring_marks_are_not_called_points(house):
    """M5.5: the card does not call a mark a point."""
    lost(house, "5").play(scoring="marks", target=7)
    house.finish()
    assert "Points" not in house.heads_of_card


@pytest.mark.parametrize("bid", ["4", "over"])
def test_scoring_marks_of_a_bid_that_is_made(house, bid):
    """M5.5: one mark to the bidder, for a shoot too."""
    made(house, bid).play(scoring="marks")
    house.finish()
    assert [row[2:] for row in house.figures] == [("+1", "1"), ("0", "0"), ("0", "0")]


def test_scoring_marks_of_a_side(house):
    """M5.5: with partners a set bid gives the other side one mark."""
    house.deal(HOPELESS, "6-6 6-5 6-4 6-3 6-2 6-1 6-0").tell(0, "5 6")
    house.play(seats=4, partners=True, scoring="marks")
    house.finish()
    assert [row[2:] for row in house.figures] == [("0", "0"), ("+1", "1")]


def test_scoring_by_marks_proposes_a_target(house):
    """M5.6: 7 in the dialog, and 21 again when points are switched back on."""
    house.person.asked()
    house.person.do("preferences")
    dialog = opened(house.person, Preferences)
    rows = dialog.rules.form.rows
    proposed = []
    for scoring in ("marks", "points"):
        turn(rows["scoring"], scoring)
        proposed.append(rows["target"].value)
    assert proposed == [7, 21]
    press(dialog, QDialogButtonBox.StandardButton.Cancel)


# --- target ----------------------------------------------------------------------------------


def test_target(house):
    """M5.6: the game ends with the hand that reaches it, and the pad says what it is to."""
    made(house, "7").play(target=7)
    assert house.line.endswith("to 7.")
    assert house.pad.startswith("A game to 7.")
    house.finish()
    assert house.person.host.match.over
    assert house.card.startswith("You won the game. You made 7 with 7 tricks.")
    assert house.person.window.card.key.text() == "New match"
    assert house.plate(0).fullness == 1.0
    assert house.cell(0, 1, ScoreRole.WON)
    assert house.rows[-1][0] == "Game over You won"


def test_target_out_of_reach(house):
    """M5.6: the same hand of a game to 21 is followed by another."""
    made(house, "7").play()
    assert house.line.endswith("to 21.")
    house.finish()
    assert not house.person.host.match.over
    assert house.card.startswith("You made 7 with 7 tricks.")
    assert house.person.window.card.key.text() == "Next hand"
    assert house.plate(0).fullness == pytest.approx(7 / 21)
    assert not house.cell(0, 1, ScoreRole.WON)


# --- hickeys ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bid", "count", "more"),
    [
        ("5", 1, {}),
        ("over", 2, {}),
        ("double", 4, {"shoot_tops": 2}),
        ("triple", 8, {"shoot_tops": 3}),
    ],
)
def test_hickeys(house, bid, count, more):
    """M5.7: a set bid puts so many asterisks on plate and pad, and moves no points for them."""
    house.dealer = 0
    lost(house, bid)
    house.tell(1, {"double": "over", "triple": "over"}.get(bid, "pass"))
    house.tell(2, "double" if bid == "triple" else "pass").play(hickeys=True, **more)
    assert "hickeys shown" in house.line
    house.finish()
    assert house.card.startswith("You were set at ")
    assert house.plate(0).hickeys == count
    assert house.heads(ScoreRole.HICKEYS) == [count, 0, 0]
    assert house.cell(0, 0, ScoreRole.HICKEYS) == count
    assert points(house)[0] == -(5 if bid == "5" else 21)


def test_hickeys_off(house):
    """M5.7: they show nowhere."""
    lost(house, "5").play()
    house.finish()
    assert house.plate(0).hickeys == 0
    assert house.heads(ScoreRole.HICKEYS) == [0, 0, 0]
    assert house.cell(0, 0, ScoreRole.HICKEYS) == 0


def test_hickeys_of_a_side(house):
    """M5.7: with partners the side holds them, and both plates show them."""
    house.deal(HOPELESS, "6-6 6-5 6-4 6-3 6-2 6-1 6-0").tell(0, "over 6")
    house.play(seats=4, partners=True, hickeys=True)
    house.finish()
    assert [house.plate(seat).hickeys for seat in range(4)] == [2, 0, 2, 0]
    assert house.heads(ScoreRole.HICKEYS) == [2, 0]
