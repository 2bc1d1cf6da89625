"""How a record's lines are written, key by key."""

from __future__ import annotations

import json

import pytest

from moon_desktop.engine.entries import Bid, Draw, GameOver, MatchOver, Note, Play, TimeUp
from moon_desktop.engine.record import HUMAN, Header, SeatName, header_line
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.moon.entries import Deal, HandOver
from moon_desktop.games.moon.rules import MoonRules
from tests.kit.lines import entry_line

SEATS = (SeatName("You", HUMAN), SeatName("Ada", "expert"), SeatName("Bö", "casual"))
HANDS = (("6-6", "6-5"), ("4-1",))
WRITTEN = [
    (Draw(("6-4", None, "5-5")), '"draw", "tiles": ["6-4", null, "5-5"]'),
    (
        Deal(1, 2, None, HANDS, "4-1"),
        '"deal", "hand": 1, "dealer": 2, "dice": null, "hands": [["6-6", "6-5"], ["4-1"]], '
        '"widow": "4-1"',
    ),
    (
        Deal(3, 0, (6, 1), (), None),
        '"deal", "hand": 3, "dealer": 0, "dice": [6, 1], "hands": [], "widow": null',
    ),
    (Bid(0, "pass"), '"bid", "seat": 0, "bid": "pass"'),
    (Exchange(1, "2-1"), '"exchange", "seat": 1, "discard": "2-1"'),
    (NameTrump(2, "doubles"), '"trump", "seat": 2, "trump": "doubles"'),
    (Play(0, "6-4"), '"play", "seat": 0, "tile": "6-4"'),
    (Play(0, "6-4", "4"), '"play", "seat": 0, "tile": "6-4", "suit": "4"'),
    (TimeUp(), '"time"'),
    (
        HandOver("made", 0, "5", None, (5, 1, 1), (5, 1, 1), (0, 0, 0), (5, 1, 1)),
        '"hand", "result": "made", "bidder": 0, "bid": "5", "tricks": [5, 1, 1], '
        '"points": [5, 1, 1], "hickeys": [0, 0, 0], "scores": [5, 1, 1]',
    ),
    (
        HandOver("set", 1, "over", 1, (0, 2, 0, 1), (1, -21), (0, 2), (1, -21)),
        '"hand", "result": "set", "bidder": 1, "bid": "over", "offender": 1, '
        '"tricks": [0, 2, 0, 1], "points": [1, -21], "hickeys": [0, 2], "scores": [1, -21]',
    ),
    (
        HandOver("passed", None, None, None, (0, 0, 0), (0, 0, 0), (0, 0, 0), (9, 0, -4)),
        '"hand", "result": "passed", "bidder": null, "bid": null, "tricks": [0, 0, 0], '
        '"points": [0, 0, 0], "hickeys": [0, 0, 0], "scores": [9, 0, -4]',
    ),
    (
        GameOver(1, (-1, 2, -1), (-1, 2, -1)),
        '"game", "winner": 1, "marks": [-1, 2, -1], "totals": [-1, 2, -1]',
    ),
    (MatchOver(1), '"match", "winner": 1'),
    (Note("undo", seat=0), '"note", "kind": "undo", "seat": 0'),
    (Note("clock", elapsed=0), '"note", "kind": "clock", "elapsed": 0'),
    (Note("seen"), '"note", "kind": "seen"'),
    (
        Note("seated", seat=1, player="human", name=""),
        '"note", "kind": "seated", "seat": 1, "player": "human", "name": ""',
    ),
]


@pytest.mark.parametrize(("entry", "rest"), WRITTEN, ids=lambda value: str(value)[:24])
def test_an_entry_as_a_line(entry, rest):
    """M8: the keys in their order, null written out, ``offender`` and ``suit`` only if there."""
    assert entry_line(entry) == f'{{"event": {rest}}}\n'


def test_the_header_as_a_line():
    """M8: every key of the rules, in their order; what is optional only if known."""
    rules = MoonRules().to_record()
    bare = json.loads(header_line(Header("moon", rules, SEATS)))
    assert list(bare) == ["moon_record", "game", "rules", "seats"]
    assert bare["moon_record"] == 1
    assert list(bare["rules"]) == list(rules)
    assert bare["seats"][1] == {"name": "Ada", "player": "expert"}
    full = Header("moon", rules, SEATS, 0, "2026-11-20T19:30:00Z", "moon-desktop 0.1.0")
    assert list(json.loads(header_line(full)))[4:] == ["seed", "created", "app"]
    assert json.loads(header_line(full))["seed"] == 0


def test_names_are_written_as_they_are():
    """M8: UTF-8, one line, whatever is in them."""
    line = header_line(Header("moon", {}, (SeatName("Bö\n\u2028 \N{CRESCENT MOON}", HUMAN),)))
    assert line.count("\n") == 1
    assert "Bö\\n\u2028 \N{CRESCENT MOON}" in line
    assert line.encode().decode() == line


def test_others_may_take_the_seats():
    """M8: the rest of the header stays."""
    header = Header("moon", {}, SEATS, seed=7)
    assert header.with_seats(SEATS[::-1]) == Header("moon", {}, SEATS[::-1], seed=7)
