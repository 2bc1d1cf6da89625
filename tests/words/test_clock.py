"""What the clock of a timed match says when it has run out (M6.3)."""

from __future__ import annotations

from moon_desktop.words import clock


def test_game_is_the_last_where_none_has_been_won():
    """M6.3."""
    assert clock.left(0, "hand") == "Last hand"
    assert clock.left(0, "game") == "Time up: last game"
    assert "hand" not in clock.aloud(0, "game")


def test_what_is_the_last_matters_only_without_time():
    for seconds in (1, 59, 60, 119, 7200):
        assert clock.left(seconds, "game") == clock.left(seconds, "hand")
        assert clock.aloud(seconds, "game") == clock.aloud(seconds, "hand")
