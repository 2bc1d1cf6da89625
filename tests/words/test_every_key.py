"""Whatever stands under whichever key of a record, ``check`` has a sentence for it, in any game."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, Final

import pytest

from moon_desktop.cli.main import main
from tests.kit.golden import FOLDER, FORTY_TWO, MOON_CARDS

VALUES: Final = ('""', "null", "0", "[]", json.dumps("x" * 5000), '"\u202eאב\u202e"', "1e999")
"""As they stand in the line, for some of them cannot be had from Python."""

NOTES: Final = (
    b'{"event": "note", "kind": "hint", "seat": 0}\n',
    b'{"event": "note", "kind": "clock", "elapsed": 1}\n',
)
COMMON: Final = {"draw", "deal", "play", "hand", "match", "note"}
RECORDS: Final = {
    "moon": (
        (FOLDER / "dice-and-reneges.moon", FOLDER / "by-the-clock.moon"),
        COMMON | {"bid", "trump", "exchange", "time"},
    ),
    "texas42": (
        (FORTY_TWO / "texas-42-all.moon", FORTY_TWO / "forced.moon"),
        COMMON | {"bid", "trump"},
    ),
    "shoot-the-moon-cards": (
        (MOON_CARDS / "reneges-of-two.moon", MOON_CARDS / "cards-six-pairs.moon"),
        COMMON | {"dummy"},
    ),
}
"""By game: records that have between them all its events, and these."""


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value within ``value``; of a list, to the first member and the last."""
    if way:
        yield way
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*way, key))
    elif isinstance(value, list):
        for at in sorted({0, len(value) - 1} & set(range(len(value)))):
            yield from places(value[at], (*way, at))


def put(line: bytes, way: tuple[Any, ...], text: str) -> bytes:
    """``line`` with ``text`` in the place of the value at ``way``."""
    whole = json.loads(line)
    *ahead, last = way
    at = whole
    for step in ahead:
        at = at[step]
    at[last] = "@"
    return (json.dumps(whole).replace('"@"', text) + "\n").encode()


def damaged(lines: list[bytes], met: set[Any]) -> Iterator[bytes]:
    """Records with one value exchanged, each way into each event being gone once."""
    for number, line in enumerate(lines):
        event = json.loads(line).get("event", "header")
        for way in places(json.loads(line)):
            if (event, way) in met:
                continue
            met.add((event, way))
            for text in VALUES:
                yield b"".join([*lines[:number], put(line, way, text), *lines[number + 1 :]])


@pytest.mark.slow
@pytest.mark.parametrize("game", RECORDS)
def test_any_value_of_any_key_is_told_in_a_sentence(game, monkeypatch, capsys):
    """RECORD.md, reading: a damaged line is told with what is wrong and never ends the program."""
    files, events = RECORDS[game]
    met: set[Any] = set()
    refused = 0
    for file in files:
        first, *rest = file.read_bytes().splitlines(keepends=True)
        for record in damaged([first, *NOTES, *rest], met):
            monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(record)))
            code = main(["check", "-"])
            said, complaints = capsys.readouterr()
            assert complaints == ""
            if code == 0:
                assert said == ""
                continue
            refused += 1
            (told,) = said.splitlines()
            assert told.isprintable()
            assert told.endswith((".", ")"))
            assert len(told) < 320
            assert "Infinity" not in told
    assert {event for event, _ in met} >= events
    assert refused > 250


@pytest.mark.parametrize("number", ["1e999", "-1e999", "9" * 5000])
def test_number_too_large_to_be_read_is_told_as_what_it_is(number, monkeypatch, capsys):
    first, *rest = RECORDS["moon"][0][0].read_bytes().splitlines(keepends=True)
    record = b"".join([first, put(rest[0], ("event",), number)])
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(record)))
    assert main(["check", "-"]) == 1
    assert capsys.readouterr().out.endswith(":2: The line has a number too large to be read.\n")
