"""The golden playthroughs of Texas 42, line for line."""

from __future__ import annotations

import json

import pytest

from moon_desktop.engine.reading import read
from moon_desktop.games import CATALOGUE
from moon_desktop.games.forty_two.rules import PRESETS
from tests.kit.golden import FORTY_TWO, WALKS_42

EVENTS = ["bid", "deal", "draw", "game", "hand", "match", "play", "trump"]


@pytest.mark.parametrize("name", WALKS_42)
def test_a_walk_is_played_as_it_always_was(name):
    """T1–T8: written anew by ``python -m tests.kit.golden`` where a rule changed."""
    kept = (FORTY_TWO / f"{name}.moon").read_text(encoding="utf-8").splitlines()
    assert [line.decode().rstrip("\n") for line in WALKS_42[name].lines()] == kept


@pytest.mark.parametrize("file", sorted(FORTY_TWO.glob("*.moon")), ids=lambda file: file.stem)
def test_a_golden_record_reads(file):
    """T9: whole, with nothing owing."""
    with file.open("rb") as lines:
        reading = read(lines, CATALOGUE)
    assert (reading.length, reading.due) == (file.stat().st_size, ())


def test_the_folder_holds_the_walks():
    """T9: every preset among them."""
    assert {file.stem for file in FORTY_TWO.glob("*.moon")} == set(WALKS_42) >= set(PRESETS)


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
