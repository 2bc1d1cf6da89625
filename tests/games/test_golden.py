"""The golden playthroughs of every game, line for line: what happens in them, and the accounts of
their hands."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import pytest

from moon_desktop.engine.account import accounts
from moon_desktop.engine.entries import MatchOver
from moon_desktop.engine.reading import read
from moon_desktop.games import CATALOGUE
from moon_desktop.games.auction.entries import Bought
from moon_desktop.games.moon.entries import HandOver
from tests.kit.cases import each
from tests.kit.golden import (
    FOLDER,
    FOLDERS,
    FORTY_TWO,
    MOON_CARDS,
    WALKS,
    WALKS_42,
    WALKS_CARDS,
    Walk,
)

PLAYED = [
    pytest.param(folder / f"{name}.moon", walk, id=f"{folder.name}-{name}")
    for folder, walks in FOLDERS.items()
    for name, walk in walks.items()
]
KEPT = [*sorted(FOLDER.glob("*.moon")), *sorted(FORTY_TWO.glob("*.moon"))]
READ = [*KEPT, *sorted(MOON_CARDS.glob("*.moon"))]


@each(("file", "walk"), PLAYED)
def test_a_walk_is_played_as_it_always_was(file, walk):
    """M1–M6, T1–T8, C1–C6: written anew by ``python -m tests.kit.golden`` where a rule changed."""
    kept = file.read_text(encoding="utf-8").splitlines()
    assert [line.decode().rstrip("\n") for line in walk.lines()] == kept


@each("file", READ)
def test_a_golden_record_reads(file: Path):
    """M8, T9, C7: whole, with nothing owing."""
    with file.open("rb") as lines:
        reading = read(lines, CATALOGUE)
    assert (reading.length, reading.due) == (file.stat().st_size, ())


def test_the_folders_hold_the_walks_and_the_worked_example():
    """M7, T9: every preset among them."""
    assert {file.stem for file in FOLDER.glob("*.moon")} == {*WALKS, "worked-example"}
    assert {file.stem for file in FORTY_TWO.glob("*.moon")} == set(WALKS_42)
    assert CATALOGUE["moon"].presets.keys() <= WALKS.keys()
    assert CATALOGUE["texas42"].presets.keys() <= WALKS_42.keys()
    assert {file.stem for file in MOON_CARDS.glob("*.moon")} == set(WALKS_CARDS)
    assert CATALOGUE["shoot-the-moon-cards"].presets.keys() <= WALKS_CARDS.keys()


def seen(walks: Mapping[str, Walk]) -> dict[str, set[str]]:
    """By their keys, all the values in the lines of some walks."""
    found: dict[str, set[str]] = {}
    for walk in walks.values():
        lines = [json.loads(line) for line in walk.lines()[1:]]
        for key, value in (pair for line in lines for pair in line.items()):
            found.setdefault(key, set()).add(str(value))
        for pair in pairwise(line["event"] for line in lines):
            found.setdefault("pair", set()).add(" ".join(pair))
    return found


EVENTS = {"draw", "deal", "bid", "trump", "play", "hand", "game", "match"}


def test_the_walks_go_through_everything_that_can_happen():
    """M8, T3, T5, T6, T8, C1–C7: every event, call and result, and every kind of bid, is in some
    record; of the cards Moon cards that cost chips, two dummy's cards in a row, and redraws."""
    moon, forty, cards = map(seen, (WALKS, WALKS_42, WALKS_CARDS))
    assert moon["event"] == EVENTS | {"exchange", "time"}
    assert moon["bid"] >= {"pass", *"34567", "over", "under", "double", "triple"}
    assert moon["trump"] == {*"0123456", "doubles", "none"}
    assert len(moon["suit"]) == 6
    assert forty["event"] == EVENTS
    assert forty["bid"] >= {"pass", "30", "41", "1m", "2m", "3m", "plunge", "splash"}
    nel_o = {f"nel-o:{doubles}" for doubles in ("high", "low", "own")}
    assert forty["trump"] >= {*"0123456", "doubles", "sevens", "follow-me", *nel_o}
    assert moon["result"] == forty["result"] == {"made", "set", "passed"}
    assert cards["event"] == EVENTS - {"bid", "trump"} | {"dummy"}
    assert cards["result"] == {"scored", "replayed"}
    assert {"BIG", "LITTLE"} <= cards["card"]
    assert {sign for moons in cards["moons"] for sign in ("-1", "1") if sign in moons} == {
        "-1",
        "1",
    }
    assert {"dummy dummy", "draw draw", "dummy hand"} <= cards["pair"]
    assert all(len(game["offender"]) > 1 for game in (moon, forty, cards))


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


@each("file", KEPT)
def test_the_account_of_any_hand_agrees_with_its_end(file: Path):
    """M4.1, M4.4, M4.8, T2.1, T7.1, T7.2: the tricks are those that were counted, and a renege
    stands alone."""
    with file.open("rb") as lines:
        reading = read(lines, CATALOGUE)
    match = reading.match
    told = list(accounts(type(match).start(match.rules), reading.entries))
    assert [one.ended for one in told] == [e for e in reading.entries if isinstance(e, Bought)]
    for number, account in enumerate(told, 1):
        taken = [0] * match.rules.seats
        for trick in account.tricks:
            taken[trick.taker] += 1
            assert len(trick.plays) == match.rules.seats - (account.contract.out is not None)
        assert (account.number, tuple(taken)) == (number, account.ended.tricks)
        assert (account.offence is None) == (account.ended.offender is None)
        assert bool(account.broken) == (account.offence is not None)
