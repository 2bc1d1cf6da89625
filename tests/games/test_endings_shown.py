"""What lies open when a hand is over, and what it was besides, in each game."""

from __future__ import annotations

from typing import Any

from moon_desktop.games import CATALOGUE
from moon_desktop.games.views.table import Layout
from tests.kit import forty_two, moon_cards
from tests.kit.arrange import Table
from tests.kit.cases import each


def ended(game: str, table: Any, seat: int = 0) -> Layout:
    return CATALOGUE[game].show.table.layout(table.match.sight(seat))


def forty(table: Any, seat: int = 0) -> Layout:
    return ended("texas42", table, seat)


def cards(table: Any, seat: int = 0) -> Layout:
    return ended("shoot-the-moon-cards", table, seat)


@each(
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


FIVE = "P12 P11 P10 P9 BIG"


def swept(**house: Any) -> Any:
    table = moon_cards.Table(**house)
    table.deal(FIVE, "G1 G2 G3 G4 LITTLE", "B1 B2 B3 B4 B5", "G5 G6 G7 G8 G9")
    return table.say("P12 G1 B1 G5", "P11 G2 B2 G6", "P10 G3 B3 G7", "P9 G4 B4 G8")


def test_five_tricks_are_the_shoot_of_the_card_game():
    """C4.1, C4.2: twelve cards lie round the moon when the match is won by it, and what took the
    tricks of the winners on top; all see what it ended with."""
    assert cards(swept().say("BIG LITTLE B5 G9")).moment == "shoot"
    won = swept(starting_chips=5).say("BIG LITTLE B5 G9")
    assert cards(won).moment == cards(won, 2).moment == "match"
    wreath = cards(won).won
    assert len(wreath) == 12
    assert {*wreath[3:8]} == {*FIVE.split()}
    assert (cards(won, 1).moment, cards(won, 1).won) == ("lost", ())
    for seat in range(4):
        assert cards(won, seat).winners == (0, 2)
        assert cards(won, seat).final == "7 : 5"
