"""What lies open when a hand is over, and what it was besides, in each game."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.games import CATALOGUE
from moon_desktop.games.shown.table import Layout
from tests.kit import forty_two, moon_cards
from tests.kit.arrange import Table


def ended(game: str, table: Any, seat: int = 0) -> Layout:
    return CATALOGUE[game].show.layout(table.match.sight(seat))


def forty(table: Any, seat: int = 0) -> Layout:
    return ended("texas42", table, seat)


def cards(table: Any, seat: int = 0) -> Layout:
    return ended("shoot-the-moon-cards", table, seat)


@pytest.mark.parametrize(
    ("table", "moments"),
    [
        # M2.2, M4.8, M5.6, M6.1: a number, a shoot made, set, or made by an offence, a game won.
        (Table().sweep(0, "7"), ["", "", ""]),
        (Table(target=60).sweep(0, "over"), ["shoot"] * 3),
        (Table(target=60).flop(0, "over"), [""] * 3),
        (Table().pass_out(), [""] * 3),
        (Table("shoot-the-moon", target=7).sweep(0, "7"), ["game"] * 3),
        (Table().sweep(2, "over"), ["lost", "lost", "match"]),
    ],
)
def test_moments_of_moon(table, moments):
    assert [ended("moon", table, seat).moment for seat in range(3)] == moments


def test_moments_of_forty_two():
    """T4.1, T6.1, T8.3: more than the usual stake is a shoot of that game."""
    table = forty_two.Table
    assert forty(table().sweep(0, "32")).moment == ""
    assert forty(table().sweep(0, "1m")).moment == ""
    assert forty(table().sweep(0, "2m")).moment == "shoot"
    assert forty(table().flop(0, "2m")).moment == ""
    assert forty(table(target=1, match="best-of", match_length=3).sweep(0)).moment == "game"
    won = table(target=1).sweep(0)
    assert [forty(won, seat).moment for seat in range(4)] == ["match", "lost", "match", "lost"]
    assert len(forty(won).won) == 28


def test_what_was_laid_away_unseen_stays_so():
    """T6.2: of nel-o, from every side; what the others still held is open."""
    table = forty_two.Table(nel_o="marks").deal("1-0 2-0 3-0 4-0 6-0 5-0 0-0").bid(0, "1m")
    table.say("nel-o:low", "0-0 2-1 6-1")
    for seat in range(4):
        layout = forty(table, seat)
        assert layout.away == (0, 0, 7, 0)
        assert [len(held) for held in layout.left] == [6, 6, 0, 6]
        assert layout.out == frozenset({2})


def test_tricks_of_forty_two_stay_in_their_trays():
    """T1.3"""
    layout = forty(forty_two.Table().sweep(1, "32"))
    assert [len(tray.tricks) for tray in layout.trays] == [0, 7]
    assert layout.counted is None


FIVE = "P12 P11 P10 P9 BIG"


def swept(**house: Any) -> Any:
    table = moon_cards.Table(**house)
    table.deal(FIVE, "G1 G2 G3 G4 LITTLE", "B1 B2 B3 B4 B5", "G5 G6 G7 G8 G9")
    return table.say("P12 G1 B1 G5", "P11 G2 B2 G6", "P10 G3 B3 G7", "P9 G4 B4 G8")


def test_five_tricks_are_the_shoot_of_the_card_game():
    """C4.1, C4.2: what won lies over the moon when the match is won by it."""
    assert cards(swept().say("BIG LITTLE B5 G9")).moment == "shoot"
    won = swept(starting_chips=5).say("BIG LITTLE B5 G9")
    assert cards(won).moment == cards(won, 2).moment == "match"
    assert cards(won).won == tuple(FIVE.split())
    assert cards(won, 1).moment == "lost"


def test_tricks_of_a_round_are_counted_with_the_side_that_took_each():
    """C4.1: of two alike each has its place."""
    table = moon_cards.Table().deal("G12 R1 P3 B2 BIG", "G9 G8 R5 G7 G6", "R2 P6 LITTLE P2 BIG")
    while table.match.turn is not None:
        table.add(table.match.legal()[0])
    counted = cards(table).counted
    assert counted is not None
    assert len(counted.tricks) == len(counted.camps) == 5
    assert [seat % 2 for seat in counted.seats] == [camp == "theirs" for camp in counted.camps]
    assert [trick.won for trick in counted.tricks].count("BIG") >= 1


def test_renege_leaves_hands_open_but_no_card_of_the_dummy():
    """C5.1, C6.1"""
    table = moon_cards.Table("cards-two", renege="forfeit")
    table.deal("G5 R3", "G9 R4", dummy="R1 R2").say("G5", "R4")
    layout = cards(table)
    assert [len(held) for held in layout.left] == [4, 4]
    assert "R4" not in layout.left[1]
    assert layout.middle == ()
