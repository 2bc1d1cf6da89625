"""What a seat can count of the tiles and the counters still out."""

from __future__ import annotations

from moon_desktop.games.forty_two.show.beside import count as told
from tests.kit.forty_two import SURE, Table

NAMES = ("You", "Theo", "Bea", "Ada")


def test_tiles_and_counters_that_are_out_and_who_is_void():
    """T2.1, T7.1."""
    table = Table().deal(SURE, "5-5 0-0").bid(0, "30").say("6", "6-6 5-5")
    found = told(table.match.sight(0), NAMES)
    assert found.line == (
        "20 tiles are still out. Counters among them: five-blank, four-one and three-two."
    )
    sixes = found.rows[0]
    assert (sixes.name, sixes.trump, sixes.out, sixes.void) == (
        "Sixes",
        True,
        "0",
        "Theo has none.",
    )
    assert [row.emblem for row in found.rows] == list("6543210")
    assert found.rows[1].void == ""


def test_sevens_have_a_row_of_their_own():
    """T5.4."""
    table = Table(sevens=True).deal("6-1 5-2 0-0").bid(0, "30").say("sevens", "6-1 0-0" * 0)
    last = told(table.match.sight(0), NAMES).rows[0]
    assert (last.emblem, last.name, last.trump, last.out) == ("sevens", "Sevens", True, "1")


def test_in_nel_o_seven_lie_away():
    """T6.2: and nobody counts."""
    table = Table(nel_o="marks").deal("1-0 2-0 3-0 4-0 6-0 5-0 0-0").bid(0, "1m").say("nel-o:own")
    found = told(table.match.sight(0), NAMES)
    assert found.line == "21 tiles are still out, 7 of them laid away."
    assert (found.rows[0].emblem, found.rows[0].name) == ("doubles", "Doubles")


def test_who_sits_out_knows_what_it_laid_away():
    """T6.2."""
    table = Table(nel_o="marks").deal("1-0 2-0 3-0 4-0 6-0 5-0 0-0").bid(0, "1m").say("nel-o:own")
    sight = table.match.sight(2)
    found = told(sight, NAMES)
    assert found.line == "21 tiles are still out."
    own = {piece.piece for row in found.rows for piece in row.pieces if piece.where == "own"}
    assert own == set(sight.away)
