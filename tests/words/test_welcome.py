"""What is said to whoever comes to the table."""

from __future__ import annotations

from moon_desktop.engine.seats import Seats
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.moon_cards.rules import TEAMS
from moon_desktop.words.learning import greeting, table_line
from tests.kit.cases import each


@each(
    ("hour", "word"),
    [(4, "morning"), (11, "morning"), (12, "afternoon"), (17, "afternoon"), (18, "evening")],
)
def test_greeting_goes_by_the_hour(hour, word):
    assert greeting(hour) == f"Good {word}. What shall we play?"
    assert greeting(3) == greeting(23)


def test_every_table_of_our_games_is_told_in_words_of_its_own_and_another_is_passed_over():
    """M1.1, M1.2, T1.1, C1.2: those of house rules, too, for there are positions to practise."""
    tables = {rules.table for name in OWN for rules in CATALOGUE[name].presets.values()}
    tables |= {
        CATALOGUE["shoot-the-moon-cards"].rules(seats=seats, team_size=team).table
        for seats, teams in TEAMS.items()
        for team in teams
    }
    told = {(seats.count, seats.sides): table_line(seats) for seats in tables}
    assert len(set(told.values()) - {""}) == len(told) == 8
    assert told[6, 3] == "three pairs"
    assert table_line(Seats(8)) == ""
