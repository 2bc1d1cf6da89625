"""What reading a record gives: a position, and what it still owes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.engine.entries import Bid, GameOver, MatchOver, Note, TimeUp
from moon_desktop.engine.reading import Damage, read
from moon_desktop.engine.record import Fault, SeatName, header_line
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.entries import HandOver
from tests.kit.arrange import Table, header_of, line
from tests.kit.lines import entry_line
from tests.kit.strategies import LAW, playable_rules, seeds
from tests.kit.walks import walked

NOTES = (
    *(Note("undo", seat=0), Note("hint", seat=1), Note("claim", seat=2), Note("clock", None, 90)),
    *(Note("seen"), Note("seated", seat=2, player="expert", name="Cleo “C.” Büchner")),
)


@LAW
@given(rules=playable_rules(), seed=seeds())
def test_a_record_comes_back_to_the_byte(rules, seed):
    """M8: header and entries, and the match they lead to."""
    table = walked(rules, seed, hands=4, clock=40)
    lines = [header_of(rules, seed=seed, app="moon-desktop"), *table.lines()[1:]]
    reading = read(lines, CATALOGUE)
    assert reading.entries == tuple(table.entries)
    assert reading.match == table.match
    assert reading.due == ()
    assert reading.length == sum(map(len, lines))
    again = [header_line(reading.header), *map(entry_line, reading.entries)]
    assert [text.encode() for text in again] == lines


@LAW
@given(rules=playable_rules(target=1), seed=seeds(), data=st.data())
def test_a_prefix_is_a_position_and_due_completes_it(rules, seed, data):
    """M8: what is due is what the whole record has next."""
    table = walked(rules, seed, hands=3, clock=20)
    lines = table.lines()
    kept = data.draw(st.integers(1, len(lines)))
    reading = read(lines[:kept], CATALOGUE)
    due = [line(entry) for entry in reading.due]
    assert lines[kept : kept + len(due)] == due
    whole = read(lines[:kept] + due, CATALOGUE)
    assert whole.due == ()
    assert whole.match == reading.match
    rest = table.entries[kept - 1 + len(due) :]
    assert not rest or not isinstance(rest[0], HandOver | GameOver | MatchOver)


def test_a_header_alone_is_a_match_before_the_draw():
    """M1.3."""
    reading = read([header_of(Table().rules)], CATALOGUE)
    assert reading.entries == ()
    assert reading.match.sight(0).phase == "draw"
    assert reading.header.seats[0] == SeatName("Ann", "human")


def test_the_header_is_kept_as_it_was():
    """M8: seed, date and program; ``created`` and ``app`` are any text."""
    text = header_of(Table().rules, seed=-3, created="", app="by hand \U0001f319")
    header = read([text], CATALOGUE).header
    assert (header.seed, header.created, header.app) == (-3, "", "by hand \U0001f319")
    assert header.rules == Table().rules.to_record()
    assert read([header_of(Table().rules)], CATALOGUE).header.seed is None


def test_notes_may_stand_anywhere_after_the_header():
    """M8: also where a result is due and after the end, and no position depends on them."""
    table = Table(target=7).sweep(2)
    lines = table.lines()
    notes = [line(note) for note in NOTES]
    noted = [lines[0], *notes]
    for text in lines[1:]:
        noted += [text, *notes]
    reading = read(noted, CATALOGUE)
    assert reading.match == table.match
    assert [e for e in reading.entries if not isinstance(e, Note)] == table.entries
    assert sum(isinstance(entry, Note) for entry in reading.entries) == len(notes) * len(lines)


def test_no_note_stands_before_the_header():
    """M8."""
    with pytest.raises(Damage) as damaged:
        read([line(NOTES[0]), header_of(Table().rules)], CATALOGUE)
    assert (damaged.value.line, damaged.value.fault) == (1, Fault.NOT_A_RECORD)


@pytest.mark.parametrize(
    "cut", [b"{", b'{"event": "bid", "seat": 0, "bid": "4"}', b"\xc3", b"\0" * 99]
)
def test_a_last_line_without_its_end_does_not_count(cut):
    """M8: whatever it holds, even if it looks whole."""
    table = Table().deal()
    reading = read([*table.lines(), cut], CATALOGUE)
    assert reading.match == table.match
    assert reading.length == sum(map(len, table.lines()))


def test_time_may_stand_wherever_no_consequence_is_due():
    """M6.3: after every choice and between hands."""
    table = Table(match="timed", match_length=5, target=7).sweep(0).deal().bid(1, "4")
    lines = table.lines()
    placed = 0
    for place in range(3, len(lines) + 1):
        owing = read(lines[:place], CATALOGUE).due
        clocked = [*lines[:place], line(TimeUp())]
        if owing:
            with pytest.raises(Damage) as damaged:
                read(clocked, CATALOGUE)
            assert (damaged.value.line, damaged.value.fault) == (place + 1, Fault.RESULT_DUE)
        else:
            placed += 1
            assert read(clocked, CATALOGUE).match.ledger.time_up
    assert placed > 20


def test_time_up_between_hands_leaves_the_match_due():
    """M6.3."""
    table = Table(match="timed", match_length=5, target=7).sweep(0)
    assert read(table.lines(TimeUp()), CATALOGUE).due == (MatchOver(0),)


def test_letters_may_be_spelt_by_number():
    """M8: also a letter that takes two numbers; only half of one is no letter."""
    text = header_of(Table().rules).replace(b"Ann", b"\\u00c4nn\\ud83c\\udf19")
    assert read([text], CATALOGUE).header.seats[0].name == "\u00c4nn\U0001f319"


def test_spaces_between_the_words_of_a_line_do_not_matter():
    """M8: a record may be written by hand."""
    table = Table().deal()
    text = b'  { "bid":"4" ,"seat":0,\t"event":"bid" } \n'
    reading = read([*table.lines(), text], CATALOGUE)
    assert reading.entries[-1] == Bid(0, "4")
