"""A reviewed hand of Texas 42: its bids, its call, and what stands beside the names."""

from __future__ import annotations

from moon_desktop.games import CATALOGUE
from moon_desktop.games.forty_two.show.review import hand, moment
from moon_desktop.players.review import HandReview, hand_review, seen_in
from tests.kit.forty_two import Table

GAME, NAMES = CATALOGUE["texas42"], ("You", "Theo", "Bea", "Ada")


def reviewed(table: Table) -> HandReview:
    seen = seen_in(GAME, table.rules, table.entries, 1)
    return hand_review(GAME, table.rules, table.entries, 1, seen)


def test_bids_and_calls_have_their_rows_and_names():
    """T3.1, T5.1."""
    found = hand(reviewed(Table().sweep(0)), NAMES)
    assert found.heading == "You made 1 mark · Sixes"
    assert [(cell.row, cell.text, cell.faint) for cell in found.cells[:5]] == [
        ("Bid", "1 mark", False), ("Bid", "Pass", True), ("Bid", "Pass", True),
        ("Bid", "Pass", True), ("Trump", "Sixes", False),
    ]  # fmt: skip
    assert (found.cells[5].row, found.cells[5].piece) == (1, "6-6")
    passed = Table(all_pass="redeal").deal().say("pass pass pass pass")
    assert hand(reviewed(passed), NAMES).heading == "All passed."
    assert hand(reviewed(Table().flop(1)), NAMES).heading == "Theo was set at 1 mark · Sixes"


def test_what_stands_beside_the_names():
    """T3.1: passes as long as the auction goes on."""
    review = reviewed(Table().sweep(1, "31"))
    scene = moment(review, 1, NAMES).scene
    assert (scene.beside, scene.marked, scene.coin) == (("Pass", "31", "", ""), None, "S")
    assert scene.notes == ()
    columns = moment(review, 6, NAMES).worths.columns
    assert [column.head for column in columns] == ["Made", "Marks", "Game"]
    scene = moment(review, 6, NAMES).scene
    assert (scene.beside, scene.marked) == (("", "31", "", ""), 1)
    assert scene.notes == (("Sixes", False),)
