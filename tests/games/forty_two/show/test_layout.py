"""Where the tiles of Texas 42 lie, and how they move: trays, tiles laid away, what counts."""

from __future__ import annotations

from moon_desktop.games.forty_two.show.layout import face, layout, motion, pick, picked
from moon_desktop.games.shown.table import Laid, Told
from tests.kit.forty_two import SURE, Table

MIXED = "6-6 5-5 4-4 6-5 6-4"


def test_the_five_that_count_are_marked():
    """T2.1."""
    marked = {tile: face(tile).worth for tile in ("5-0", "4-1", "3-2", "5-5", "6-4", "6-6", None)}
    assert marked == {
        "5-0": "5", "4-1": "5", "3-2": "5", "5-5": "10", "6-4": "10", "6-6": "", None: "",
    }  # fmt: skip


def sight(table: Table, seat: int = 0):
    return table.match.sight(seat)


def test_a_hand_is_stood_up_by_suits_and_trumps_first():
    """T5.3, T5.4."""
    table = Table(sevens=True).deal("4-3 6-5 5-5 5-0 6-1 2-2 3-1")
    assert " ".join(h.piece for h in layout(sight(table)).hand) == "6-5 6-1 5-5 5-0 4-3 3-1 2-2"
    table.bid(0, "30").say("sevens")
    assert " ".join(h.piece for h in layout(sight(table)).hand) == "6-1 4-3 6-5 5-5 5-0 3-1 2-2"


def test_what_may_be_played_is_told_apart():
    """T7.1: to who is in turn, and to nobody else."""
    table = Table().deal(SURE, "5-5 5-4 3-3").bid(0, "30").say("5", "6-5")
    looks = {held.piece: held.look for held in layout(sight(table, 1)).hand}
    assert {tile for tile, look in looks.items() if look == "legal"} == {"5-5", "5-4"}
    asked = layout(sight(table, 1)).asked
    assert asked is not None
    assert asked.open == {"5-5", "5-4"}
    assert {held.look for held in layout(sight(table, 0)).hand} == {"rest"}
    assert layout(sight(table, 0)).asked is None
    assert picked(pick(sight(table, 1), "5-5")) == "5-5"


def test_a_suit_that_is_not_the_higher_end_is_told_on_the_tile_led():
    """T5.3, T5.4."""
    table = Table(sevens=True).deal(SURE).bid(0, "30").say("5", "6-5")
    assert layout(sight(table)).trick == (Laid(0, "6-5", Told("Fives", "5")),)
    table = Table(sevens=True).deal(SURE).bid(0, "30").say("sevens", "6-1")
    assert layout(sight(table)).trick == (Laid(0, "6-1", Told("Sevens", "sevens")),)
    assert layout(sight(Table().deal(SURE).bid(0, "30").say("6", "6-5"))).trick == (Laid(0, "6-5"),)


def test_in_nel_o_the_partner_lays_its_tiles_away_and_tricks_are_stacked():
    """T1.3, T6.2: its own hand is turned down before its eyes."""
    table = Table(nel_o="marks").deal("1-0 2-0 3-0 4-0 6-0 5-0 0-0", "", MIXED).bid(0, "1m")
    before = sight(table, 2)
    call = table.choice("nel-o:low")
    table.add(call)
    lies = layout(sight(table, 2))
    assert (lies.hand, lies.away) == ((), (0, 0, 7, 0))
    assert lies.out == {2}
    assert all(tray.stacked for tray in lies.trays)
    moved = motion(before, call, sight(table, 2))
    assert (moved.kind, moved.words, moved.pace) == ("say", "Nel-o, doubles low", "lay")
    assert [moved.renamed[f"2:{place}"] for place in range(7)] == [
        held.piece for held in layout(before).hand
    ]
    assert motion(sight(table), call, sight(table)).renamed == {}
    table.say("4-0 4-1 5-4")
    assert layout(sight(table)).trays[1].tricks[0].told == "Trick 1"
