"""Records that are cut, swollen or noise: refused before much of them is read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from moon_desktop.engine.reading import LINE_LIMIT, RECORD_LIMIT, Damage, read
from moon_desktop.engine.record import Fault
from moon_desktop.games import CATALOGUE
from tests.kit.arrange import Table, header_of
from tests.kit.cases import each

HEADER = header_of(Table().rules)
WON = Table(target=7).sweep(0).lines()
NOTE = b'{"event": "note", "kind": "undo", "seat": 0'
SWOLLEN = NOTE + b" " * (LINE_LIMIT - len(NOTE) - 2) + b"}\n"
"""A note in order, as long as a line may be."""


def damage(lines: Iterable[bytes]) -> Damage:
    with pytest.raises(Damage) as damaged:
        read(lines, CATALOGUE)
    return damaged.value


def test_nothing_is_no_record():
    """M8."""
    found = damage([])
    assert (found.line, found.fault) == (1, Fault.EMPTY)


def test_a_line_that_is_too_long():
    """M8: by one byte; at the limit it is read."""
    assert len(SWOLLEN) == LINE_LIMIT
    assert len(read([HEADER, SWOLLEN], CATALOGUE).entries) == 1
    found = damage([HEADER, b" " + SWOLLEN])
    assert (found.line, found.fault) == (2, Fault.LINE_TOO_LONG)
    assert found.facts == {"limit": LINE_LIMIT}
    assert damage([b"\0" * (LINE_LIMIT + 1)]).fault is Fault.LINE_TOO_LONG


def test_a_record_that_is_too_long():
    """M8: lines in order, without end; no more is taken than may be read."""
    taken = [0]

    def endless() -> Iterator[bytes]:
        yield HEADER
        while True:
            taken[0] += len(SWOLLEN)
            yield SWOLLEN

    found = damage(endless())
    assert found.fault is Fault.TOO_LONG
    assert found.facts == {"limit": RECORD_LIMIT}
    assert found.line == RECORD_LIMIT // LINE_LIMIT + 1
    assert taken[0] <= RECORD_LIMIT


def test_many_keys_and_one_of_them_twice():
    """M8: found without going through all of them for each."""
    keys = ",".join(f'"{n}":0' for n in range(7000))
    found = damage([HEADER, f'{{{keys},"6999":0}}\n'.encode()])
    assert (found.fault, found.facts) == (Fault.KEY_TWICE, {"key": "6999"})


def test_a_key_twice_that_cannot_be_written_is_told_in_letters_that_can():
    """M8: for the sentence goes to a window or a terminal."""
    found = damage([HEADER, b'{"\\ud800": 0, "\\ud800": 0}\n'])
    assert found.fault is Fault.KEY_TWICE
    assert found.facts["key"].encode() == b"\\ud800"


@each("depth", [9, 90, 900, 985, 990, 995, 1000, 9000])
@each(("opened", "closed"), [(b"[", b"]"), (b'{"a":', b"}")])
def test_deep_nesting_is_refused_whether_or_not_it_could_be_read(depth, opened, closed):
    """M8: what is told of a line can be looked at without falling in."""
    nested = opened * depth + b"0" * (opened != b"[") + closed * depth
    for text in (b'{"event": ' + nested + b"}\n", b'{"hands": ' + nested + b"}\n"):
        found = damage([HEADER, text])
        assert (found.line, found.fault) == (2, Fault.NOT_JSON)
    rules = HEADER.replace(b'"target": 21', b'"target": ' + nested)
    assert damage([rules]).fault is Fault.NOT_JSON


def test_huge_numbers_are_numbers_or_too_large():
    """M8: as many digits as Python reads; they are compared, never counted up to."""
    for digits in (30, 4000):
        number = b"9" * digits
        late = HEADER.replace(b'"target": 21', b'"target": ' + number)
        reading = read([late, *Table().deal().lines()[1:]], CATALOGUE)
        assert reading.match.rules.target == int(number)
        found = damage([HEADER, b'{"event": "bid", "seat": ' + number + b', "bid": "4"}\n'])
        assert found.fault is Fault.VALUE
    endless = b'{"event": "note", "kind": "clock", "elapsed": ' + b"9" * 5000 + b"}\n"
    assert damage([HEADER, endless]).fault is Fault.NUMBER


@each("place", [1, 2, 9, len(WON)])
def test_each_line_ends_with_a_line_feed_alone(place):
    """M8: a carriage return anywhere is damage, and so is an empty line."""
    turned = WON.copy()
    line = turned[place - 1]
    # Where JSON would allow it, other readers would see two lines.
    for told in (line[:-1] + b"\r\n", line[:-1] + b"\r \n", line.replace(b": ", b":\r", 1)):
        turned[place - 1] = told
        found = damage(turned)
        assert (found.line, found.fault) == (place, Fault.LINE_END)
    found = damage([*WON[: place - 1], b"\n", *WON[place - 1 :]])
    assert (found.line, found.fault) == (place, Fault.EMPTY_LINE)


def test_a_record_cut_in_its_header_is_none():
    """M8: there is nothing to go on from."""
    for length in (1, 10, len(HEADER) - 1):
        found = damage([HEADER[:length]])
        assert (found.line, found.fault) == (1, Fault.CUT_SHORT)


def test_a_record_cut_anywhere_else_is_read_to_its_last_whole_line():
    """M8: at every byte of the hand that ends it."""
    whole = b"".join(WON)
    for length in range(len(HEADER), len(whole), 7):
        kept = whole[:length]
        reading = read(kept.splitlines(keepends=True), CATALOGUE)
        assert reading.length == kept.rfind(b"\n") + 1
        assert len(reading.entries) == kept.count(b"\n") - 1
