"""The golden playthroughs of the card game: what happens in them."""

from __future__ import annotations

import json
from itertools import pairwise

from moon_desktop.games.moon_cards.rules import PRESETS
from tests.kit.golden import MOON_CARDS, WALKS_CARDS


def test_the_walks_go_through_everything_that_can_happen():
    """C1–C7: every preset, event and result; tricks that Moon cards brought and cost chips in, two
    dummy's cards in a row, and redraws."""
    assert {file.stem for file in MOON_CARDS.glob("*.moon")} == set(WALKS_CARDS) >= set(PRESETS)
    seen: dict[str, set[str]] = {}
    events, moons = [], set[int]()
    for walk in WALKS_CARDS.values():
        for line in walk.lines()[1:]:
            entry = json.loads(line)
            events.append(entry["event"])
            moons |= {*entry.get("moons", ())}
            for key, value in entry.items():
                seen.setdefault(key, set()).add(str(value))
    assert set(events) == {"draw", "deal", "play", "dummy", "hand", "game", "match"}
    assert seen["result"] == {"scored", "replayed"}
    assert {"BIG", "LITTLE"} <= seen["card"]
    assert {-1, 0, 1} <= moons
    pairs = set(pairwise(events))
    assert {("dummy", "dummy"), ("draw", "draw"), ("dummy", "hand")} <= pairs
    assert len(seen["offender"]) > 1
