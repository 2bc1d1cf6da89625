"""The golden playthroughs of Texas 42, line for line."""

from __future__ import annotations

import json

from tests.kit.golden import WALKS_42

EVENTS = ["bid", "deal", "draw", "game", "hand", "match", "play", "trump"]


def test_the_walks_go_through_everything_that_can_happen():
    """T3, T5, T6, T8: every event, call and result, and every kind of bid, is in some record."""
    seen: dict[str, set[str]] = {}
    for walk in WALKS_42.values():
        for line in walk.lines()[1:]:
            for key, value in json.loads(line).items():
                seen.setdefault(key, set()).add(str(value))
    assert sorted(seen["event"]) == EVENTS
    assert seen["bid"] >= {"pass", "30", "41", "1m", "2m", "3m", "plunge", "splash"}
    nel_o = {f"nel-o:{doubles}" for doubles in ("high", "low", "own")}
    assert seen["trump"] >= {*"0123456", "doubles", "sevens", "follow-me", *nel_o}
    assert seen["result"] == {"made", "set", "passed"}
    assert len(seen["offender"]) > 1
