"""Every damage of a record as a sentence, and no input for which there is none."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.engine import reading
from moon_desktop.engine.reading import LINE_LIMIT, Damage, read
from moon_desktop.engine.record import Fault
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from moon_desktop.words.damage import damage
from tests.kit.arrange import Table
from tests.kit.cases import each
from tests.kit.second_game import MOON

HEADER, *WON = (
    Table("shoot-the-moon", match="marks", match_length=1, target=7)
    .deal("6-6 6-5 6-4 6-3 6-2 6-1 5-5")
    .bid(0, "7")
    .contract("6")
    .play_on()
    .lines()
)
RULES = json.loads(HEADER)["rules"]
NOTE = b'{"event": "note", "kind": "clock", "elapsed": 61}\n'


def header(**changes: Any) -> bytes:
    return json.dumps({**json.loads(HEADER), **changes}).encode() + b"\n"


def rules(**changes: Any) -> bytes:
    return header(rules={**RULES, **changes})


def changed(line: bytes, **changes: Any) -> bytes:
    return json.dumps({**json.loads(line), **changes}).encode() + b"\n"


def found_in(lines: list[bytes]) -> Damage:
    with pytest.raises(Damage) as damaged:
        read(lines, CATALOGUE)
    return damaged.value


HAND, GAME, MATCH = WON[-3:]


def told_of(found: Damage) -> str:
    return damage(found, CATALOGUE.get(found.game))


CASES: list[tuple[list[bytes], int, str]] = [
    ([], 1, "The file is empty."),
    ([HEADER[:-20]], 1, "The file breaks off before the end of its first line."),
    ([HEADER, b"\n"], 2, "The line is empty; a record has no empty lines."),
    (
        [HEADER.replace(b"\n", b"\r\n")],
        1,
        "The line has a carriage return; only a line feed may end a line.",
    ),
    (
        [HEADER, b"7" * LINE_LIMIT + b"\n"],
        2,
        "The line has more than 65536 bytes, the most a line may have.",
    ),
    ([HEADER, b'{"\xff"}\n'], 2, "The line is not UTF-8 text."),
    ([b"Moon\n"], 1, "This is not a game record. The line is not JSON."),
    ([HEADER, b"Moon\n"], 2, "The line is not JSON."),
    (
        [b"[1, 2]\n"],
        1,
        "This is not a game record. The line is JSON, but not an object in braces.",
    ),
    ([HEADER, b'{"event": "draw", "event": "deal"}\n'], 2, "The key “event” stands there twice."),
    ([HEADER, b'{"event": 1e999}\n'], 2, "The line has a number too large to be read."),
    ([b'{"game": "moon"}\n'], 1, "This is not a game record: its first line has no “moon_record”."),
    (
        [header(moon_record=7)],
        1,
        "The record is of version 7; this program reads no later one than 2, so a newer program"
        " is needed.",
    ),
    (
        [header(moon_record=2, secret="0" * 32, cut="", seed=1)],
        1,
        "The number of the deals is not the one that secret and cut give.",
    ),
    (
        [header(game="whist\x1b[2J")],
        1,
        "This program does not know the game “whist\\x1b[2J”; it plays moon, texas42 and"
        " shoot-the-moon-cards.",
    ),
    ([header(comment="")], 1, "The key “comment” does not belong there."),
    ([HEADER, b'{"event": "draw"}\n'], 2, "The key “tiles” is missing."),
    (
        [HEADER, b'{"event": "bid", "seat": 0, "bid": 5}\n'],
        2,
        "The key “bid” cannot have the value 5.",
    ),
    ([HEADER, b'{"event": "bids"}\n'], 2, "There is no event “bids”."),
    ([HEADER, b'{"event": [1]}\n'], 2, "There is no event [1]."),
    (
        [rules(seats=4)],
        1,
        "Calling blanks as follow me needs three seats. This is about seats and follow_me.",
    ),
    ([rules(minimum_bid=True)], 1, "minimum_bid cannot be true: it may be 3, 4 or 5."),
    (
        [header(seats=json.loads(HEADER)["seats"][:2])],
        1,
        "By the house rules there are 3 seats; the number of those listed is 2.",
    ),
    (
        [HEADER, WON[0], WON[1].replace(b"5-5", b"6-6")],
        3,
        "That is against the rules of the game. (M1.1)",
    ),
    (
        [HEADER, *WON[:2], b'{"event": "bid", "seat": 1, "bid": "4"}\n'],
        4,
        "It is the turn of Seat 0, not of Seat 1. (M2.1)",
    ),
    (
        [HEADER, *WON[:-3], changed(HAND, points=[7, 0, 1])],
        len(WON) - 1,
        "The key “points” should have [7, 0, 0], not [7, 0, 1].",
    ),
    (
        [HEADER, *WON[:-3], changed(HAND, offender=1)],
        len(WON) - 1,
        "The key “offender” does not belong there.",
    ),
    (
        [HEADER, *WON[:-3], MATCH],
        len(WON) - 1,
        "A line with the event “hand” has to come first.",
    ),
    (
        [HEADER, *WON[:-2], MATCH],
        len(WON),
        "A line with the event “game” has to come first.",
    ),
    (
        [HEADER, *WON[:-1], WON[1]],
        len(WON) + 1,
        "A line with the event “match” has to come first.",
    ),
    (
        [HEADER, *WON[:-4], HAND],
        len(WON) - 2,
        "The event “hand” cannot stand here.",
    ),
]


@each(("lines", "number", "sentence"), CASES)
def test_damage_is_told_in_words(lines, number, sentence):
    found = found_in(lines)
    assert (found.line, told_of(found)) == (number, sentence)


def test_record_that_is_too_long_is_told_in_words(monkeypatch):
    monkeypatch.setattr(reading, "RECORD_LIMIT", len(HEADER) + 3 * len(NOTE))
    found = found_in([HEADER, *[NOTE] * 4])
    assert (found.fault, found.line) == (Fault.TOO_LONG, 5)
    limit = len(HEADER) + 3 * len(NOTE)
    assert told_of(found) == f"The file has more than {limit} bytes, the most a record may have."


def test_every_fault_is_told_in_words():
    found = {found_in(lines).fault for lines, *_ in CASES}
    assert found | {Fault.TOO_LONG, Fault.GAME_FAILS} == set(Fault)


def test_a_game_that_fails_itself_is_told_in_words():
    """What it raised is kept as the cause, for the log."""
    second = Game(
        "moon",
        home=MOON.home,
        rules=MOON.rules,
        presets=MOON.presets,
        start=lambda rules: 1 // 0,
        forms=MOON.forms,
    )
    with pytest.raises(Damage) as damaged:
        read([HEADER], {"moon": second})
    found = damaged.value
    assert (found.fault, found.line) == (Fault.GAME_FAILS, 1)
    assert isinstance(found.__cause__, ZeroDivisionError)
    told = "The game “moon”, which another package brought, cannot read it: a fault of the game."
    assert told_of(found) == told


def test_wrong_value_of_any_key_is_told_with_the_key():
    """A list of a fraction is what no key can hold; each key of each line is given one."""
    notes = [NOTE, b'{"event": "note", "kind": "hint", "seat": 0}\n']
    lines = [header(seed=1, created="", app=""), *notes, *WON]
    keys = set()
    for number, line in enumerate(lines):
        for key in json.loads(line):
            told = told_of(found_in([*lines[:number], changed(line, **{key: [0.5]}), *lines]))
            assert f"“{key}”" in told or key == "event"
            keys.add(key)
    assert {"moon_record", "seats", "elapsed", "tiles", "hands", "trump", "marks"} <= keys


@each(("event", "key"), [("play", "suit"), ("hand", "offender"), ("hand", "bidder")])
def test_wrong_value_of_a_key_that_may_be_left_out(event, key):
    line = next(line for line in WON if json.loads(line)["event"] == event)
    assert f"“{key}”" in told_of(found_in([HEADER, changed(line, **{key: [0.5]})]))


@pytest.mark.parametrize("key", ["name", "player"])
def test_wrong_value_in_a_seat(key):
    seats = json.loads(HEADER)["seats"]
    seats[1][key] = 0.5
    assert f"“{key}”" in told_of(found_in([header(seats=seats)]))


def test_every_house_rule_that_is_wrong_is_named():
    for key in RULES:
        told = told_of(found_in([rules(**{key: 0.5})]))
        assert told.startswith(f"{key} cannot be 0.5: it may be ")
        left = {other: value for other, value in RULES.items() if other != key}
        assert told_of(found_in([header(rules=left)])) == f"The house rules lack {key}."


def test_depth_of_brackets_is_no_trouble():
    for depth in range(100, 5000, 100):
        line = b'{"event": ' + b"[" * depth + b"]" * depth + b"}\n"
        assert told_of(found_in([HEADER, line])).startswith(("There is no event [", "The line is"))


WHOLE = b"".join([HEADER, NOTE, *WON])


@given(
    st.integers(0, len(WHOLE) - 1),
    st.integers(0, 40),
    st.one_of(
        st.binary(max_size=30),
        st.text(max_size=30).map(lambda text: text.encode("utf-8", "surrogatepass")),
        st.sampled_from([b"1e999", b"9" * 400, b"null", b'"6-6"', b'"\\ud800"', b"{}", b"\n"]),
    ),
)
def test_any_change_of_a_record_is_read_or_told_in_one_printable_line(start, length, put):
    file = BytesIO(WHOLE[:start] + put + WHOLE[start + length :])
    try:
        read(file, CATALOGUE)
    except Damage as found:
        told = told_of(found)
        assert told.isprintable()
        assert told.endswith((".", ")"))
        assert len(told) < 250
