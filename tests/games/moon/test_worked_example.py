"""The worked example of the rules page for three-hand 42, played through a real record."""

from __future__ import annotations

from moon_desktop.engine.entries import MatchOver
from moon_desktop.engine.reading import read
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.entries import HandOver
from tests.kit.golden import FOLDER


def hands_of(path):
    with path.open("rb") as lines:
        reading = read(lines, CATALOGUE)
    return reading, [entry for entry in reading.entries if isinstance(entry, HandOver)]


def test_the_four_hands_score_as_printed():
    """M5.1, M5.2, M5.6: made, set, made, and a shoot that wins the game."""
    reading, hands = hands_of(FOLDER / "worked-example.moon")
    assert [(hand.bidder, hand.bid, hand.result) for hand in hands] == [
        (0, "5", "made"),
        (1, "6", "set"),
        (0, "4", "made"),
        (2, "over", "made"),
    ]
    assert [hand.tricks for hand in hands] == [(5, 1, 1), (2, 4, 1), (4, 2, 1), (0, 0, 7)]
    assert [hand.points for hand in hands] == [(5, 1, 1), (2, -6, 1), (4, 2, 1), (0, 0, 21)]
    assert [hand.scores for hand in hands] == [(5, 1, 1), (7, -5, 2), (11, -3, 3), (11, -3, 24)]
    assert reading.entries[-1] == MatchOver(2)
    assert reading.match.over
