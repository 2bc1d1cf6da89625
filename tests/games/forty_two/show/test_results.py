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
        (Table().sweep(0, "32"), "You made 32", "Your six-one made it in trick 6."),
        (Table().sweep(0, "1m"), "You made 1 mark",
         "Your six-blank made it in trick 7."),
        (Table().flop(1, "34"), "Theo was set at 34", "Bea set it in trick 2 with the six-five."),
        (Table().flop(0, "2m"), "You were set at 2 marks",
         "Theo set it in trick 1 with the double six."),
        (Table(stop_when_decided=True).flop(0, "2m"), "You were set at 2 marks",
         "Theo set it in trick 1 with the double six. The last 6 tricks were not played."),
        (nel_o("0-0 2-1 6-1"), "You were set at 1 mark", "Trick 1 fell to you."),
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


def test_what_comes_next_and_which_hand_the_match_turned_on():
    """T8.3, T8.4: a mark more than the others, and never less since."""
    table = Table().sweep(0, "2m")
    assert (told(table).key, told(table).more) == ("Next hand", ())
    several = Table(target=1, match="best-of", match_length=3).sweep(0)
    assert (told(several).key, told(several).over) == ("Next game", False)
    won = told(Table(target=2).flop(0).sweep(0, "1m").sweep(0, "1m"))
    assert (won.key, won.over, won.turned) == ("Rematch", True, 3)
    assert won.line == "It turned in hand 3 of 3, when you made 1 mark."
    assert told(Table(target=1).sweep(0)).turned is None, "there was but one hand"
    assert not told(Table().sweep(0, "1m")).bare
    assert told(table).bare, "two marks stand under the moon"
