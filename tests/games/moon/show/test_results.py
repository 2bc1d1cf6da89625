"""How a hand, a game and a match ended, in words."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.games.moon.show.results import result
from moon_desktop.games.shown.result import Result
from tests.kit.arrange import Table

NAMES = ("Ann", "Bea", "Cy", "Dot")
ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"


def told(table: Table, you: int | None = None) -> Result:
    names = NAMES[: table.rules.seats]
    return result(table.match.sight(0), names, table.entries, you)


# --- hands -----------------------------------------------------------------------------------


def reneging(tile: str = "5-5") -> Table:
    table = Table(renege="forfeit").deal("6-1 6-2 5-5", "6-6 6-5 6-4", "6-3", widow="1-1")
    return table.bid(1, "4").contract("6").say("6-6", "6-3", tile)


def last_but_one() -> Table:
    table = Table(stop_when_set=True)
    table.deal(ANN, widow="0-0")
    table.say("7", "pass", "pass").contract("6")
    while len(table.match.sight(0).tricks) < 6 and table.phase == "play":
        table.add(table.match.legal()[0])
    return table.play_on()


UNDER = Table().deal(ANN, widow="0-0").bid(0, "under").say("0-0").play_on()
LATE = Table().deal("1-1 2-1 3-1 4-1 6-1 2-2 5-5", widow="0-0").bid(0, "under")
LATE.say("0-0", "1-1 5-1 5-3", "4-4 5-4 4-1", "6-6 6-1 3-2")
TOGETHER = Table(seats=4, partners=True).deal(ANN).bid(0, "under").play_on()
RENEGED = "reneged with the double five on sixes, holding the six-two and six-one."
SET = "the bid could no longer be made. The last"


@pytest.mark.parametrize(
    ("table", "you", "line"),
    [
        # M4.8: who should have followed, and with what.
        (reneging(), None, f"Ann {RENEGED}"),
        (reneging(), 0, f"You {RENEGED}"),
        # M4.7: the trick that ended a shoot under; M5.4: with partners either breaks it.
        (UNDER, None, "Trick 1 broke the shoot under. The last 6 tricks were not played."),
        (LATE, 0, "Trick 3 broke the shoot under. The last 4 tricks were not played."),
        (TOGETHER, None, "Trick 2 broke the shoot under. The last 5 tricks were not played."),
        # M4.7: with seven tricks in all, the bidder took none of the first.
        (
            Table(stop_when_set=True).flop(0, "7"),
            None,
            f"After trick 1 {SET} 6 tricks were not played.",
        ),
        (
            Table(stop_when_set=True).flop(0, "6"),
            None,
            f"After trick 2 {SET} 5 tricks were not played.",
        ),
        (
            Table(stop_when_set=True).flop(0, "4"),
            None,
            f"After trick 4 {SET} 3 tricks were not played.",
        ),
        # M4.7: without the early end, and at the last trick.
        (Table().flop(0, "7"), None, "Bea set it in trick 1 with the double six."),
        (Table().sweep(0, "5"), 0, "Your six-two made it in trick 5."),
        (last_but_one(), None, "Ann made it in trick 7 with the double six."),
    ],
)
def test_a_hand_says_why_it_ended_so(table, you, line):
    """M4.7, M4.8, M5.4."""
    assert told(table, you).line == line


# --- matches ---------------------------------------------------------------------------------

OVER = Table("shoot-the-moon").flop(1, "4").sweep(0, "over")
TIMED: dict[str, Any] = {"match": "timed", "match_length": 9, "target": 7}
TIMED["game_marks"] = "winner-only"
UP = "Time was up."
LEFT = "Time was up: the game left unfinished pays nothing."
TIED = "Ann and Bea tied on marks. "


def level(*hickeys: int) -> Table:
    """Time is up with Ann and Bea level in marks, Ann the last to win."""
    return Table(**TIMED).sweep(1).sweep(0).ledger(over_match=(hickeys,)).time_up()


def most_games() -> Table:
    """The same where a game was worth several marks, and Bea won more of them."""
    table = Table(**TIMED | {"game_marks": "losers-pay"}).sweep(0).time_up()
    ledger = table.match.ledger._replace(totals=(1, 1, -2), winners=(0, 1, 2, 1))
    table.match = table.match._replace(ledger=ledger)
    return table


@pytest.mark.parametrize(
    ("table", "last"),
    [
        # M6.1, M6.2: that a game or a match is won tells nothing that is not on the pad.
        (Table().sweep(0, "over"), []),
        (Table("shoot-the-moon").sweep(0, "5"), []),
        (OVER, []),
        # M6.3
        (
            Table(**TIMED).sweep(0).deal().time_up().say("pass pass pass"),
            [LEFT],
        ),
        (level(1, 1, 0), [UP, TIED + "With equal hickeys and games, Ann won a game last."]),
        (level(0, 2, 0), [UP, TIED + "Ann had the fewest hickeys over the match: 0."]),
        (level(3, 1, 0), [UP, TIED + "Bea had the fewest hickeys over the match: 1."]),
        (most_games(), [UP, TIED + "With equal hickeys, Bea won the most games: 2."]),
        (Table(**TIMED).sweep(0).sweep(0).sweep(1).time_up(), [UP]),
    ],
)
def test_where_the_match_stands(table, last):
    """M6.1, M6.2, M6.3: what decided a tie is told last."""
    assert list(told(table).more) == last


def test_the_hand_that_a_match_turned_on():
    """M6.1: since that the winner was ahead; of several games, in the last one."""
    ahead = Table(target=14).sweep(0, "5").sweep(1, "7").sweep(0, "7").sweep(0, "5")
    assert told(ahead, 1).turned == 3
    assert told(ahead, 1).line == "It turned in hand 3 of 4, when Ann made 7."
    assert told(Table(target=12).flop(1, "6").sweep(2, "7"), 2).turned == 1
    games = Table("fosdick-partners").sweep(1, "over").sweep(0, "over").sweep(1, "5")
    assert told(games.sweep(0, "over"), 0).turned == 4
    passed = Table(target=14).sweep(1, "5").pass_out().pass_out().sweep(0, "7").sweep(0, "7")
    assert told(passed, 0).turned == 4, "of hands that nobody bought one is like another"
    assert told(Table().sweep(0, "over")).turned is None, "there was but one hand"


# --- titles ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "you", "title"),
    [
        (reneging(), None, "Bea made 4"),
        (reneging(), 1, "You made 4"),
        (Table().flop(0, "7"), None, "Ann was set at 7, by 7 tricks"),
        (Table().flop(0, "7"), 0, "You were set at 7, by 7 tricks"),
        (Table().sweep(0, "6"), 1, "Ann made 6, with a trick to spare"),
        (Table().sweep(0, "5"), 0, "You made 5, with 2 tricks to spare"),
        (Table(stop_when_set=True).flop(0, "4"), 0, "You were set at 4, by one trick"),
        (Table(target=60).sweep(0, "over"), 0, "You shot the moon"),
        (Table(target=60).sweep(0, "over"), 1, "Ann shot the moon"),
        (Table().pass_out(), 0, "Everybody passed"),
    ],
)
def test_the_contract_heads_the_card(table, you, title):
    """M2.5, M4.8."""
    assert told(table, you).title == title


def test_renege_that_ended_the_game_is_told_under_its_winner():
    """M4.8."""
    table = Table(renege="forfeit", target=4)
    table.deal("6-1 6-2 5-5", "6-6 6-5 6-4", "6-3", widow="1-1")
    table.bid(1, "4").contract("6").say("6-6", "6-3", "5-5")
    card = told(table)
    assert card.title == "Bea won the match"
    assert card.line.startswith("Bea made 4.\nAnn reneged with the double five on sixes")


# --- names that are written from right to left -----------------------------------------------

ADA = "\u05d0\u05d3\u05d4"
APART = f"\u2068{ADA}\u2069"


def test_such_a_name_is_set_apart_in_every_sentence():
    table = Table("shoot-the-moon").sweep(1, "over")
    card = result(table.match.sight(0), ("Ann", ADA, "Cy"), table.entries, None)
    assert card.title == f"{APART} won the game"
    assert card.line == f"{APART} made a shoot over."


def test_shoot_that_was_set_is_told_in_a_sentence():
    table = Table().flop(0, "over")
    assert result(table.match.sight(0), NAMES, table.entries, 0).title == "Your shoot over was set"
