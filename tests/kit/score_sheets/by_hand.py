"""A match of three games of Shoot the Moon, played tile by tile and worked out by hand."""

from __future__ import annotations

from typing import Any

from tests.kit.arrange import Table

NAMES = ("Ann", "Bea", "Cy")
ANN, BEA, CY = 0, 1, 2

# How a seat takes just four tricks where sixes are trump: it holds the four highest sixes.
# The hands of the bidder, of the seat on its left and of the seat on its right.
FOUR_TRICKS = (
    "6-6 6-5 6-4 6-3 3-1 2-1 1-1",
    "6-2 5-5 5-4 4-1 3-3 3-2 2-2",
    "6-1 5-3 5-2 5-1 4-4 4-3 4-2",
)
TRUMPS_OUT = "6-6 6-2 6-1  6-5 4-1 5-2  6-4 2-2 5-3  6-3 5-4 4-3"
# 2-1 leads twos: 3-2 follows, 4-2 follows higher and takes it, on the right. Then 5-1 leads
# fives: 5-5 takes it, on the left, and 3-3 the last.
TWO_AND_ONE = "2-1 3-2 4-2  5-1 1-1 5-5  3-3 4-4 3-1"
# 3-1 leads threes: 3-3 takes it, on the left, where 5-5 and 3-2 then hold too.
TRUMPS_OUT_3 = "6-6 6-2 6-1  6-5 4-1 5-2  6-4 2-2 5-3  6-3 5-4 5-1"
THREE_AND_NONE = "3-1 3-3 4-3  5-5 4-2 2-1  3-2 4-4 1-1"

DOUBLES = "6-6 5-5 4-4 3-3 2-2 1-1 0-0"


def four_tricks(table: Table, seat: int, tiles: str, *auction: str) -> Table:
    """A hand in which ``seat`` takes the first four tricks and no other; ``tiles`` are played as
    long as the hand goes on (M4.7)."""
    hands = [""] * 3
    for place, hand in enumerate(FOUR_TRICKS):
        hands[(seat + place) % 3] = hand
    table.deal(*hands, widow="0-0").say(*auction).contract("6")
    for tile in tiles.split():
        if table.phase == "play":
            table.say(tile)
    return table


def _bids(table: Table, seat: int, bid: str) -> list[str]:
    """Only ``seat`` bids."""
    first = (table.dealing + 1) % 3 if table.entries else 0
    return [bid if (first + place) % 3 == seat else "pass" for place in range(3)]


def _four(table: Table, seat: int, bid: str) -> None:
    four_tricks(table, seat, f"{TRUMPS_OUT} {TWO_AND_ONE}", *_bids(table, seat, bid))


def _four_three(table: Table, seat: int) -> None:
    tiles = f"{TRUMPS_OUT_3} {THREE_AND_NONE}"
    four_tricks(table, seat, tiles, *_bids(table, seat, "4"))


def _follow_me(table: Table, seat: int) -> None:
    """All doubles, and blanks called: each double takes its trick (M3.8)."""
    hands = [DOUBLES if place == seat else "" for place in range(3)]
    table.deal(*hands, widow="6-5").bid(seat, "7").contract("0").play_on()


def played() -> Table:
    """The whole match: it is to 7 marks, and three games long."""
    table = Table("shoot-the-moon", match_length=7)
    # Game 1. The first dealer is Cy, so Ann speaks first.
    _four(table, ANN, "4")
    _four(table, BEA, "5")
    _follow_me(table, CY)
    _four(table, CY, "6")
    table.pass_out()
    table.sweep(ANN, "over")
    # Game 2. Ann has won and deals: Bea speaks first, and Cy's shoot is topped by Ann's double.
    four_tricks(table, ANN, f"{TRUMPS_OUT} {TWO_AND_ONE}", "pass over double")
    _four(table, BEA, "4")
    _four_three(table, CY)
    table.sweep(BEA, "7")
    table.sweep(BEA, "7")
    _four(table, BEA, "4")
    # Game 3. Bea has won and deals.
    _four(table, ANN, "7")
    table.sweep(BEA, "over")
    return table


def hand(
    first: str, tricks: Any, points: Any, totals: Any, hickeys: Any = (0, 0, 0)
) -> tuple[Any, ...]:
    """A line of the table below."""
    return first, tricks, points, totals, hickeys


# What the sheet says first, then by Ann, Bea, Cy: tricks, points, totals and hickeys.
GAME_1 = (
    # Ann takes 4, as bid. Bea, on her left, takes 2 and Cy 1 (M5.1, M5.2).
    hand("Ann 4 Sixes", (4, 2, 1), (4, 2, 1), (4, 2, 1)),
    # Bea takes 4 of 5: set, -5, a hickey. 4 + 1 = 5; 2 - 5 = -3, in the hole; 1 + 2 = 3.
    hand("Bea 5 Sixes", (1, 4, 2), (1, -5, 2), (5, -3, 3), (0, 1, 0)),
    # Cy takes all seven. 3 + 7 = 10.
    hand("Cy 7 Follow me", (0, 0, 7), (0, 0, 7), (5, -3, 10)),
    # Cy has 4 of 6 and loses the fifth and sixth: the last is not played (M4.7).
    # 5 + 1 = 6; -3 + 1 = -2; 10 - 6 = 4, a hickey.
    hand("Cy 6 Sixes", (1, 1, 4), (1, 1, -6), (6, -2, 4), (0, 0, 1)),
    # Void: nothing is added (M2.5).
    hand("All passed", (0, 0, 0), (0, 0, 0), (6, -2, 4)),
    # A shoot made: 6 + 21 = 27, and the game (M5.6).
    hand("Ann over Sixes", (7, 0, 0), (21, 0, 0), (27, -2, 4)),
)
# Bea and Cy hold one hickey each, so each owes 1 + 1 = 2; Ann gets 4 (M6.2).
MARKS_1, TOTALS_1 = (4, -2, -2), (4, -2, -2)
GAME_2 = (
    # A double shoot, set when the fifth trick is lost, to Cy on the right: -21, 4 hickeys (M5.7).
    hand("Ann double Sixes", (4, 0, 1), (-21, 0, 1), (-21, 0, 1), (4, 0, 0)),
    # -21 + 1 = -20; 0 + 4 = 4; 1 + 2 = 3.
    hand("Bea 4 Sixes", (1, 4, 2), (1, 4, 2), (-20, 4, 3)),
    # -20 + 3 = -17; 3 + 4 = 7.
    hand("Cy 4 Sixes", (3, 0, 4), (3, 0, 4), (-17, 4, 7)),
    # 4 + 7 = 11.
    hand("Bea 7 Sixes", (0, 7, 0), (0, 7, 0), (-17, 11, 7)),
    # 11 + 7 = 18.
    hand("Bea 7 Sixes", (0, 7, 0), (0, 7, 0), (-17, 18, 7)),
    # -17 + 1 = -16; 18 + 4 = 22, and the game; 7 + 2 = 9.
    hand("Bea 4 Sixes", (1, 4, 2), (1, 4, 2), (-16, 22, 9)),
)
# Ann owes 1 + 4 = 5, Cy 1: Bea gets 6. 4 - 5 = -1; -2 + 6 = 4; -2 - 1 = -3.
MARKS_2, TOTALS_2 = (-5, 6, -1), (-1, 4, -3)
GAME_3 = (
    # Ann has 4 of 7 and loses the fifth, to Cy: -7, a hickey.
    hand("Ann 7 Sixes", (4, 0, 1), (-7, 0, 1), (-7, 0, 1), (1, 0, 0)),
    # 0 + 21 = 21, and the game.
    hand("Bea over Sixes", (0, 7, 0), (0, 21, 0), (-7, 21, 1)),
)
# Ann owes 1 + 1 = 2, Cy 1: Bea gets 3. -1 - 2 = -3; 4 + 3 = 7, and the match; -3 - 1 = -4.
MARKS_3, TOTALS_3 = (-2, 3, -1), (-3, 7, -4)

GAMES = (
    (GAME_1, ANN, MARKS_1, TOTALS_1, (0, 1, 1)),
    (GAME_2, BEA, MARKS_2, TOTALS_2, (4, 0, 0)),
    (GAME_3, BEA, MARKS_3, TOTALS_3, (1, 0, 0)),
)
"""Each game's hands, its winner, its marks, the match's totals after it, and the hickeys held."""
