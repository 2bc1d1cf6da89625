"""What a hand is worth and what wins a game, as card, plates and score pad have it (M5)."""

from __future__ import annotations

import pytest

from moon_desktop.windows.score.model import ScoreRole
from tests.gui.house_rules import House

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
    assert "Overtricks count, to 21" in house.line
    house.finish()
    assert house.card.startswith("You made 4 with 7 tricks.")
    assert house.figures[0] == ("You", "7", "+7", "7")
    assert house.plate(0).score == "7"
    assert house.plate(0).fullness == pytest.approx(7 / 21)
    assert points(house) == [7, 0, 0]
    assert house.person.window.card.key.text() == "Next hand"


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
    assert house.cell(0, 1, ScoreRole.CIRCLED)
    assert not house.cell(0, 2, ScoreRole.CIRCLED)
    assert house.pad.startswith("A game to 21.")
    assert "Points" in house.heads_of_card
    assert house.plate(0).asterisks == 0
    assert house.heads(ScoreRole.ASTERISKS) == [0, 0, 0]
    assert house.cell(0, 0, ScoreRole.ASTERISKS) == 0


def test_scoring_marks_of_a_bid_that_is_set(house):
    """M5.5: a mark to each defender, and nothing for tricks; the dialog proposes a game to 7."""
    lost(house, "5").play(scoring="marks", target=7)
    assert "A mark a hand, to 7" in house.line
    assert house.pad.startswith("A game to 7 marks.")
    house.finish()
    assert house.figures == [
        ("You", "0", "0", "0"), ("Theo", "7", "+1", "1"), ("Ada", "0", "+1", "1"),
    ]  # fmt: skip
    assert "Points" not in house.heads_of_card, "a mark is no point"
    assert points(house) == [0, 1, 1]
    assert not house.plate(0).in_hole


# --- target ----------------------------------------------------------------------------------


def test_target(house):
    """M5.6: the game ends with the hand that reaches it, and the pad says what it is to."""
    made(house, "7").play(target=7)
    assert house.line.endswith("To 7")
    assert "Match" not in house.line
    assert house.person.window.bar.clock is None
    assert house.pad.startswith("A game to 7.")
    house.finish()
    assert house.person.host.match.over
    assert house.card.startswith("You won the game. You made 7 with 7 tricks.")
    assert house.person.window.card.key.text() == "New match"
    assert house.plate(0).fullness == 1.0
    assert house.cell(0, 1, ScoreRole.WON)
    assert house.rows[-1][0] == "Game over You won"


# --- hickeys ---------------------------------------------------------------------------------


def test_hickeys_of_a_side(house):
    """M5.7: a set bid puts asterisks on the pad and on both plates of its side, and moves no
    points for them."""
    house.deal(HOPELESS, "6-6 6-5 6-4 6-3 6-2 6-1 6-0").tell(0, "over 6")
    house.play(seats=4, partners=True, hickeys=True)
    assert "With hickeys" in house.line
    house.finish()
    assert [house.plate(seat).asterisks for seat in range(4)] == [2, 0, 2, 0]
    assert house.heads(ScoreRole.ASTERISKS) == [2, 0]
    assert house.cell(0, 0, ScoreRole.ASTERISKS) == 2
    assert points(house)[0] == -21
