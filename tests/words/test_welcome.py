"""What is said to whoever comes to the table."""

from __future__ import annotations

import pytest

from moon_desktop.engine.seats import Seats
from moon_desktop.games import CATALOGUE
from moon_desktop.words.welcome import greeting, table_line


@pytest.mark.parametrize(
    ("hour", "word"),
    [(4, "morning"), (11, "morning"), (12, "afternoon"), (17, "afternoon"), (18, "evening")],
)
def test_greeting_goes_by_the_hour(hour, word):
    assert greeting(hour) == f"Good {word}. What shall we play?"
    assert greeting(3) == greeting(23)


def test_every_usual_table_is_told_in_words_and_another_is_passed_over():
    for game in CATALOGUE.values():
        assert table_line(game.presets[game.usual].table)
    assert table_line(Seats(8)) == ""
