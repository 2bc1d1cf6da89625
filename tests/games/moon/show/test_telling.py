"""What Moon tells by judgement: names of any script, who won a tie, where a match turned."""

from __future__ import annotations

from typing import Any

from moon_desktop.games.moon.show import SHOW
from moon_desktop.games.views.table import Result
from tests.kit.arrange import Table
from tests.kit.cases import each

NAMES = ("Ann", "Bea", "Cy", "Dot")
ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
ADA = "\u05d0\u05d3\u05d4"
APART = f"\u2068{ADA}\u2069"


def test_name_that_is_written_from_right_to_left_stays_within_its_sentence():
    names = ("Ann", ADA, "Cy")
    words = SHOW.table.telling(Table().deal(ANN).say("4", "5").match.sight(0), names, 0)
    assert words.line == f"{APART}: 5"
    assert [plate.name for plate in words.plates] == list(names), "a plate has it as it is"


def ended(table: Table, you: int | None = None) -> Result:
    names = NAMES[: table.rules.seats]
    return SHOW.sheet.result(table.match.sight(0), names, table.entries, you)


TIMED: dict[str, Any] = {"match": "timed", "match_length": 9, "target": 7}
TIMED["game_marks"] = "winner-only"
UP = "Time was up."
TIED = "Ann and Bea tied on marks. "


def level(*hickeys: int) -> Table:
    """Time is up with Ann and Bea level in marks, Ann the last to win."""
    return Table(**TIMED).sweep(1).sweep(0).ledger(over_match=(hickeys,)).time_up()


def most_games() -> Table:
    """The same where a game was worth several marks, and Bea won more of them."""
    table = Table(**TIMED | {"game_marks": "losers-pay"}).sweep(0).time_up()
    ledger = table.match.ledger._replace(totals=(1, 1, -2), winners=((0,), (1,), (2,), (1,)))
    table.match = table.match._replace(ledger=ledger)
    return table


@each(
    ("table", "last"),
    [
        (level(1, 1, 0), [UP, TIED + "With equal hickeys and games, Ann won a game last."]),
        (level(0, 2, 0), [UP, TIED + "Ann had the fewest hickeys over the match: 0."]),
        (level(3, 1, 0), [UP, TIED + "Bea had the fewest hickeys over the match: 1."]),
        (most_games(), [UP, TIED + "With equal hickeys, Bea won the most games: 2."]),
    ],
)
def test_what_decided_a_tie_is_told_last(table, last):
    """M6.3."""
    assert list(ended(table).more) == last


def test_the_hand_that_a_match_turned_on():
    """M6.1: since that the winner was ahead; of several games, in the last one."""
    ahead = Table(target=14).sweep(0, "5").sweep(1, "7").sweep(0, "7").sweep(0, "5")
    assert ended(ahead, 1).turned == 3
    assert ended(Table(target=12).flop(1, "6").sweep(2, "7"), 2).turned == 1
    games = Table("fosdick-partners").sweep(1, "over").sweep(0, "over").sweep(1, "5")
    assert ended(games.sweep(0, "over"), 0).turned == 4
    passed = Table(target=14).sweep(1, "5").pass_out().pass_out().sweep(0, "7").sweep(0, "7")
    assert ended(passed, 0).turned == 4, "of hands that nobody bought one is like another"
    assert ended(Table().sweep(0, "over")).turned is None, "there was but one hand"


def test_such_a_name_is_set_apart_in_every_sentence():
    table = Table("shoot-the-moon").sweep(1, "over")
    card = SHOW.sheet.result(table.match.sight(0), ("Ann", ADA, "Cy"), table.entries, None)
    assert card.title == f"{APART} won the game"
    assert card.line == f"{APART} made a shoot over."
