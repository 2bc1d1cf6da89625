"""The score sheet of Texas 42: what was bid and counted, and what it brought in marks or points."""

from __future__ import annotations

from dataclasses import replace

from moon_desktop.games.forty_two.show.sheet import FortyTwoSheet
from tests.games.forty_two.test_scoring import (
    FORFEIT,
    marks,
    nel_o,
    plunged,
    points,
    reneged,
    split,
)
from tests.kit.cases import each
from tests.kit.forty_two import Table

NAMES = ("You", "Theo", "Bea", "Ada")


def of(table: Table) -> FortyTwoSheet:
    return FortyTwoSheet.opened(table.rules, NAMES).through(table.entries)


def row(table: Table) -> tuple[str, list[str], tuple[int, ...], int]:
    """The last hand: what stands first, then by side what was counted and won, and asterisks."""
    sheet = of(table)
    hand = sheet.hand
    counted = [sheet.counted(hand, side) for side in (0, 1)]
    return sheet.written(hand), counted, hand.points, sheet.asterisks_at(hand)


CASES = [
    ("T8.1: a number", split(marks(), "30"), "You 30 Sixes", ["33", "9"], (1, 0), 0),
    ("T8.1: set", split(marks(), "34"), "You 34 Sixes", ["33", "9"], (0, 1), 1),
    ("T3.2: two marks", marks().sweep(2, "2m"), "Bea 2 marks Sixes", ["42", "0"], (2, 0), 0),
    (
        "T3.6: plunge for three marks",
        plunged(marks(), "plunge", made=True),
        *("You plunge Sixes", ["42", "0"], (3, 0), 0),
    ),
    (
        "T3.7: splash set",
        plunged(marks(), "splash", made=False),
        *("You splash Sixes", ["0", "42"], (0, 2), 1),
    ),
    (
        "T6.2: no count in nel-o",
        nel_o(marks(), made=False),
        *("You 2 marks Nel-o, low", ["", ""], (0, 2), 1),
    ),
    (
        "T7.2: as far as it was played",
        reneged(marks(**FORFEIT), "31", 1),
        *("You 31 Sixes", ["11", "0"], (1, 0), 0),
    ),
    (
        "T3.5: all passed",
        Table(all_pass="redeal").deal().say("pass pass pass pass"),
        *("All passed", ["", ""], (0, 0), 0),
    ),
    ("T8.2: points", split(points(), "34"), "You 34 Sixes", ["33", "9"], (0, 43), 1),
    ("T8.2: marks", points().sweep(0, "2m"), "You 2 marks Sixes", ["42", "0"], (84, 0), 0),
]


@each(("table", "first", "counted", "won", "asterisks"), [c[1:] for c in CASES])
def test_a_hand_has_its_bid_its_counts_and_what_it_won(table, first, counted, won, asterisks):
    """T3.2, T3.5–T3.7, T6.2, T7.2, T8.1, T8.2."""
    assert row(table) == (first, counted, won, asterisks)


def test_what_a_stroke_is_and_how_many_win():
    """T8.1–T8.3."""
    sheet = of(Table())
    assert (sheet.stroke, sheet.title, sheet.heading) == ("a mark won", "Marks", "Seven spell ALL")
    assert sheet.goals.line == "Seven marks spell ALL and win the game"
    assert of(Table(target=5)).heading == "A game to 5 marks"
    tournament = of(Table("tournament-42"))
    assert tournament.heading == "Game 1 of 3 · seven spell ALL"
    assert of(Table("points-250")).stroke == ""
    assert of(Table("points-250")).heading == "A game to 250"
    assert [sheet.won_text(side, won) for side, won in ((0, 4), (1, 1))] == [
        "You & Bea: 4 of 7 marks.",
        "Theo & Ada: 1 of 7 marks.",
    ]


def test_sides_are_told_as_the_viewer_sees_them():
    """T1.1."""
    sheet = of(Table())
    assert (sheet.camps, sheet.heads) == (("ours", "theirs"), (("We",), ("They",)))
    other = replace(sheet, viewer=3)
    assert (other.camps, other.heads) == (("theirs", "ours"), (("They",), ("We",)))
    assert of(Table("points-250")).heads == (("You", "Bea"), ("Theo", "Ada"))
