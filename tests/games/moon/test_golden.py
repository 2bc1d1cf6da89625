"""The golden playthroughs, line for line."""

from __future__ import annotations

import json

from moon_desktop.engine.entries import MatchOver
from moon_desktop.engine.reading import read
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.entries import HandOver
from tests.kit.golden import FOLDER, WALKS

EVENTS = ["bid", "deal", "draw", "exchange", "game", "hand", "match", "play", "time", "trump"]


def test_the_walks_go_through_everything_that_can_happen():
    """M8: every event, every bid, every trump, every result is in some record."""
    seen: dict[str, set[str]] = {}
    for walk in WALKS.values():
        for line in walk.lines()[1:]:
            for key, value in json.loads(line).items():
                seen.setdefault(key, set()).add(str(value))
    assert sorted(seen["event"]) == EVENTS
    assert seen["bid"] >= {"pass", *"34567", "over", "under", "double", "triple"}
    assert seen["trump"] == {*"0123456", "doubles", "none"}
    assert seen["result"] == {"made", "set", "passed"}
    assert seen["offender"] >= {"0", "1", "2"}
    assert len(seen["suit"]) == 6


def test_the_worked_example_scores_as_printed():
    """M5.1, M5.2, M5.6: on the page of the rules for three-hand 42."""
    with (FOLDER / "worked-example.moon").open("rb") as lines:
        reading = read(lines, CATALOGUE)
    hands = [entry for entry in reading.entries if isinstance(entry, HandOver)]
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
