"""What is said to whoever comes to the table: the greeting, and what a game is in a few words."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.seats import Seats
from moon_desktop.words.language import N_, pgettext, tr

REMARKS: Final = (
    N_("Do sit down."),
    N_("There you are!"),
    N_("At last."),
    N_("Shall we?"),
    N_("Good to see you."),
)
"""What those who sit there already say, one each."""

COMPANY: Final = {
    "casual": (N_("Casual"), N_("They play by rules of thumb.")),
    "skilled": (N_("Skilled"), N_("They think a few deals through.")),
    "expert": (N_("Expert"), N_("They think a hundred through.")),
}
"""The levels of the others to choose from: a name, and what it is like to play with them."""

EASY: Final = "casual"
"""That of who has not chosen any."""


def greeting(hour: int) -> str:
    """What is asked at that hour of the day, 0 to 23."""
    if 4 <= hour < 12:
        return tr("Good morning. What shall we play?")
    if 12 <= hour < 18:
        return tr("Good afternoon. What shall we play?")
    return tr("Good evening. What shall we play?")


def table_line(seats: Seats) -> str:
    """Who plays: ``four, in two sides``; nothing of a table that no game of ours has."""
    return {
        (2, 2): pgettext("who plays", "two at the table"),
        (3, 3): pgettext("who plays", "three at the table"),
        (4, 4): pgettext("who plays", "four at the table"),
        (5, 5): pgettext("who plays", "five at the table"),
        (6, 6): pgettext("who plays", "six at the table"),
        (4, 2): pgettext("who plays", "four, in two sides"),
        (6, 2): pgettext("who plays", "six, in two sides"),
        (6, 3): pgettext("who plays", "six, in three sides"),
    }.get((seats.count, seats.sides), "")
