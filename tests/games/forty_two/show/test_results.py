"""How a hand, a game and a match of Texas 42 ended, on the card in the middle of the table."""

from __future__ import annotations

import pytest

from moon_desktop.games.forty_two.show.results import result
from moon_desktop.games.shown.result import Result
from tests.kit.forty_two import SURE, Table

NAMES = ("You", "Theo", "Bea", "Ada")
LOW = "1-0 2-0 3-0 4-0 6-0 5-0 0-0"


def told(table: Table, you: int | None = 0) -> Result:
    return result(table.match.sight(you or 0), NAMES, table.entries, you)


def nel_o(*tricks: str) -> Table:
    table = Table(nel_o="marks").deal(LOW).bid(0, "1m").say("nel-o:low", *tricks)
    return table if tricks else table.play_on()


def reneged() -> Table:
    table = Table(renege="forfeit").deal(SURE, "5-5 5-4").bid(0, "30")
    return table.say("5", "6-5 0-0")


@pytest.mark.parametrize(
    ("table", "title", "line"),
    [
        (Table(all_pass="redeal").deal().say("pass pass pass pass"), "Everybody passed",
         "The hand is void; the shake passes left."),
        (Table().sweep(0, "32"), "You made 32", "With 42 of the 42; 32 were needed."),
        (Table().sweep(0, "1m"), "You made 1 mark",
         "With 42 of the 42; all of them were needed."),
        (Table().flop(1, "34"), "Theo was set at 34", "With 0 of the 42; 34 were needed."),
        (Table().flop(0, "2m"), "You were set at 2 marks",
         "With 0 of the 42; all of them were needed."),
        (Table(stop_when_decided=True).flop(0, "2m"), "You were set at 2 marks",
         "With 0 of the 42; all of them were needed. The last 6 tricks were not played."),
        (nel_o("0-0 2-1 6-1"), "You were set at 1 mark", "You had to take trick 1."),
        (reneged(), "You made 30",
         "Theo reneged with the double blank on fives, holding the double five and five-four."),
    ],
)  # fmt: skip
def test_title_and_line(table, title, line):
    """T3.5, T4.1, T6.4, T7.2, T7.3."""
    found = told(table)
    assert (found.title, found.line) == (title, line)


def test_it_is_told_to_who_is_spoken_to():
    assert told(Table(target=1).sweep(0)).title == "You won the match"
    assert told(Table(target=1).sweep(0), None).title == "You & Bea won the match"


def rows(table: Table) -> list[tuple[str, str, str, str, bool]]:
    return [(r.name, r.tricks, r.points, r.score, r.bidder) for r in told(table).rows]


def test_what_each_side_counted_and_where_the_match_stands():
    """T2.1, T8.1, T8.2: in nel-o it is tricks."""
    table = Table().sweep(0, "2m")
    assert rows(table) == [
        ("You & Bea", "42", "+2", "2", True),
        ("Theo & Ada", "0", "0", "0", False),
    ]
    assert told(table).heads == ("Count", "Marks", "Score")
    assert told(Table(scoring="points", target=250).sweep(0)).heads == ("Count", "Points", "Score")
    assert told(nel_o("0-0 2-1 6-1")).heads == ("Tricks", "Marks", "Score")
    assert rows(nel_o("0-0 2-1 6-1"))[0] == ("You & Bea", "1", "0", "0", True)
    assert (told(table).key, told(table).more) == ("Next hand", ())
    several = Table(target=1, match="best-of", match_length=3).sweep(0)
    more = ("Games won: You & Bea 1 and Theo & Ada 0; best of 3.",)
    assert (told(several).key, told(several).more) == ("Next game", more)
