"""A reviewed hand of Texas 42: its bids, its call, and what stands beside the names."""

from __future__ import annotations

from moon_desktop.games import CATALOGUE
from moon_desktop.games.forty_two.show.review import hand, moment
from moon_desktop.games.shown.review import Readers
from moon_desktop.players.review import HandReview, hand_review, seen_in
from tests.kit.forty_two import Table

GAME, NAMES = CATALOGUE["texas42"], ("You", "Theo", "Bea", "Ada")


def reviewed(table: Table) -> HandReview:
    seen = seen_in(GAME, table.rules, table.entries, 1)
    return hand_review(GAME, table.rules, table.entries, 1, seen)


def test_bids_and_calls_have_their_rows_and_names():
    """T3.1, T5.1."""
    found = hand(reviewed(Table().sweep(0)), NAMES, Readers())
    assert found.heading == "You bid 1 mark. Sixes are trump. The bid was made."
    assert [(cell.row, cell.text, cell.faint) for cell in found.cells[:5]] == [
        ("Bid", "1 mark", False), ("Bid", "Pass", True), ("Bid", "Pass", True),
        ("Bid", "Pass", True), ("Trump", "Sixes", False),
    ]  # fmt: skip
    assert (found.cells[5].row, found.cells[5].piece) == (1, "6-6")
    passed = Table(all_pass="redeal").deal().say("pass pass pass pass")
    assert hand(reviewed(passed), NAMES, Readers()).heading == "All passed."
    assert found.cells[5].told == ("You led the double six. With all tiles seen, it cost nothing.")


def test_what_stands_beside_the_names():
    """T3.1: passes as long as the auction goes on."""
    review = reviewed(Table().sweep(1, "31"))
    scene = moment(review, 1, NAMES).scene
    assert (scene.beside, scene.marked, scene.coin) == (("Pass", "31", "", ""), None, "S")
    assert scene.notes == ()
    worths = moment(review, 5, NAMES).worths
    assert [column.head for column in worths.columns] == ["Made", "Marks", "Game"]
    assert (worths.seen.head, {row.seen for row in worths.rows}) == ("Count", {"42"})
    scene = moment(review, 6, NAMES).scene
    assert (scene.beside, scene.marked) == (("", "31", "", ""), 1)
    assert scene.notes == (("Sixes", False),)


def test_how_the_contract_stood():
    """T4.1: from the call on, by all tiles seen; nothing where all passed."""
    graph = hand(reviewed(Table().sweep(1, "31")), NAMES, Readers()).graph
    assert graph.heading == "Theo’s chance to make 31"
    assert graph.chances[:4] == (None,) * 4
    assert {chance.seen for chance in graph.chances[4:] if chance} == {True}
    assert graph.begins == (5, 9, 13, 17, 21, 25, 29)
    passed = Table(all_pass="redeal").deal().say("pass pass pass pass")
    assert (
        hand(reviewed(passed), NAMES, Readers()).graph.heading == "All passed: nothing was played."
    )


def test_what_a_choice_cost_with_all_seen():
    """T2.1, T6.2: count, or nel-o itself; of a bid whether it can be made."""
    table = Table().deal("6-1 5-2 4-3 1-0 2-0 3-0 4-1").bid(0, "1m").say("6").play_on()
    told = [cell.told for cell in hand(reviewed(table), NAMES, Readers()).cells]
    assert told[0] == "You bid 1 mark. With all tiles seen, it cannot be made."
    assert told[4] == ("You called. Sixes are trump. With all tiles seen, it cost 26 of the count.")
    table = Table(nel_o="marks").deal("0-0 1-1 2-2 3-3 4-4 5-5 6-6").bid(0, "1m")
    table.say("nel-o:own").play_on()
    found = moment(reviewed(table), 4, NAMES)
    assert found.told.endswith("With all tiles seen, it decided the hand.")
    seen = {row.choice: row.seen for row in found.worths.rows}
    assert (seen["Nel-o, doubles apart"], seen["Nel-o, doubles low"]) == ("a trick", "no trick")
    assert found.worths.seen.head == "Count"
    played = moment(reviewed(table), 5, NAMES).worths
    assert (played.seen.head, {row.seen for row in played.rows}) == ("Tricks", {"a trick"})
