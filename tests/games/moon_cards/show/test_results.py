"""How a round ended, as it is told to each who sat at it."""

from __future__ import annotations

import pytest

from moon_desktop.games.moon_cards.show import SHOW
from tests.kit.moon_cards import Table

NAMES = ("You", "Bea", "Cy", "Dot")


def three_to_two() -> Table:
    """Ours take three tricks, and the others two, one with Cy's Little Moon in it (C3.4, C4.1)."""
    table = Table().deal("R12 R11 R10 B1 B2", "B12 B11 B3 B4 B5", "LITTLE B6 B7 B8 B9")
    table.say("R12 B3 B6 B10", "R11 B4 B7 P1", "R10 B5 B8 P2")
    return table.say("B1 B12 LITTLE P3", "B11 B9 P4 B2")


def shot() -> Table:
    """All five tricks."""
    table = Table().deal("R12 R11 R10 R9 R8")
    return table.say(
        "R12 B1 B6 B11", "R11 B2 B7 B12", "R10 B3 B8 P1", "R9 B4 B9 P2", "R8 B5 B10 P3"
    )


@pytest.mark.parametrize(
    ("you", "title", "line"),
    [
        (0, "Three, and a chip", "Cy’s Little Moon cost Bea & Dot a chip."),
        (2, "Three, and a chip", "Your Little Moon cost Bea & Dot a chip."),
        (1, "Two: one short", "A chip for You & Cy.\nCy’s Little Moon cost you a chip."),
    ],
)
def test_a_round_is_told_by_what_it_was_for_you(you, title, line):
    table = three_to_two()
    told = SHOW.sheet.result(table.match.sight(you), NAMES, table.entries, you)
    assert (told.title, told.line) == (title, line)


def test_two_moons_of_one_trick_are_told_by_what_they_brought_together():
    """C3.4: and not one of them as if it were alone."""
    table = Table().deal("R12 R11 BIG B1 B2", "B12 B11 B3 B4 B5", "BIG B6 B7 B8 B9")
    table.say("R12 B3 B6 B10", "R11 B4 B7 P1", "BIG B5 BIG P2", "B1 B12 B9 P3", "B11 B8 P4 B2")
    told = SHOW.sheet.result(table.match.sight(0), NAMES, table.entries, 0)
    assert "Moon cards brought You & Cy 2 chips." in told.line
    assert "Big Moon" not in told.line


def test_to_nobody_it_is_told_what_the_sides_took():
    table = three_to_two()
    told = SHOW.sheet.result(table.match.sight(0), NAMES, table.entries, None)
    assert told.title == "Round 1 is over"
    assert told.line == (
        "You & Cy took an odd number of tricks: a chip.\nMoon cards cost Bea & Dot 1 chip."
    )


@pytest.mark.parametrize(
    ("you", "title"), [(0, "You shot the moon"), (1, "You & Cy shot the moon")]
)
def test_all_five_tricks_are_a_moon_that_was_shot(you, title):
    table = shot()
    told = SHOW.sheet.result(table.match.sight(you), NAMES, table.entries, you)
    assert (told.title, told.line) == (title, "All five tricks: two chips.")
    assert told.bare, "the words stand on the mat, below the whole sky"


def test_who_lacks_one_chip_is_named():
    table = Table(starting_chips=4)
    table.deal("R12 R11 R10 R9 R8")
    table.say("R12 B1 B6 B11", "R11 B2 B7 B12", "R10 B3 B8 P1", "R9 B4 B9 P2", "R8 B5 B10 P3")
    told = SHOW.sheet.result(table.match.sight(1), NAMES, table.entries, 1)
    assert told.line.endswith("\nYou & Cy: one chip to go.")


def test_sheet_tells_who_shot_the_moon():
    """C4.1: all five tricks, and nothing less."""
    for table, side in ((shot(), 0), (three_to_two(), None)):
        sheet = SHOW.sheet.empty(table.rules, NAMES).through(table.entries)
        assert sheet.shot(sheet.hand) == side
