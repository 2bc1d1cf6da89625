"""What reading a record gives: a position and what it still owes, in every game; and results that
do not follow, are missing, or stand where none is due."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.engine.entries import Bid, Consequence, MatchOver, Note, Play
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.reading import Damage, read
from moon_desktop.engine.record import Fault, Header, SeatName, header_line
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.entries import TimeUp
from moon_desktop.games.moon.rules import MoonRules
from tests.kit import forty_two, moon_cards
from tests.kit.arrange import Table, assert_read_back, game_of, header_of, line, record_of
from tests.kit.cases import each
from tests.kit.strategies import LAW, playable_rules, seeds
from tests.kit.walks import walked

NOTES = (
    *(Note("undo", seat=0), Note("hint", seat=1), Note("claim", seat=2), Note("clock", None, 90)),
    *(Note("seen"), Note("seated", seat=2, player="expert", name="Cleo “C.” Büchner")),
    Note("seated", seat=0, player="nobody known", name=""),
)
"""Of which nothing is compared with the header, nor with whether there is a clock."""

WON: dict[str, Any] = {
    "moon": Table(match="marks", match_length=2, target=7).sweep(0),
    "texas42": forty_two.Table(target=1).sweep(0, "2m"),
    "cards": moon_cards.Table("cards-three", target=4).deal("R12 R11 R10 R9 R8").play_on(),
    "dummy": moon_cards.Table("cards-two", target=3)
    .deal("G9 R1", "G3 P9", dummy="R12 R11 R10 R9 R8")
    .play_on(),
}
"""A hand of each game, which but for the last ends the match."""

SEATS = (SeatName("You", "human"), SeatName("Ada", "expert"), SeatName("Bö", "casual"))

IN_EVERY_GAME = pytest.mark.parametrize("game", WON)


def damage(*lines: bytes) -> Damage:
    with pytest.raises(Damage) as damaged:
        read(lines, CATALOGUE)
    return damaged.value


def written(table: Any, entry: Any) -> bytes:
    return game_of(table.rules).forms.line(entry).encode()


# --- positions -----------------------------------------------------------------------------------


@LAW
@given(rules=playable_rules(), seed=seeds())
def test_a_record_of_moon_comes_back_to_the_byte(rules, seed):
    """M8: header and entries, and the match they lead to."""
    table = walked(rules, seed, hands=4, clock=40)
    lines = [header_of(rules, seed=seed, app="moon-desktop"), *table.lines()[1:]]
    reading = read(lines, CATALOGUE)
    assert (reading.entries, reading.match) == (tuple(table.entries), table.match)
    assert (reading.due, reading.length) == ((), sum(map(len, lines)))
    assert header_line(reading.header).encode() == lines[0]


WALKS: dict[str, Any] = {
    "moon": (playable_rules, walked),
    "texas42": (forty_two.playable_rules, forty_two.walked),
    "cards": (moon_cards.playable_rules, moon_cards.walked),
}


@pytest.mark.parametrize("game", WALKS)
@LAW
@given(data=st.data(), seed=seeds(), cut=st.floats(0, 1))
def test_a_prefix_is_a_position_and_due_completes_it(game, data, seed, cut):
    """M8, T9, C7: what is due is what the whole record has next, and the match goes on from it."""
    rules, walk = WALKS[game]
    table: Any = walk(data.draw(rules(target=1)), seed, 2)
    assert_read_back(table.rules, table, cut)


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


def test_the_header_as_a_line():
    """M8: every key of the rules, in their order; what is optional only if known."""
    rules = MoonRules().to_record()
    bare = json.loads(header_line(Header("moon", rules, SEATS)))
    assert list(bare) == ["moon_record", "game", "rules", "seats"]
    assert (bare["moon_record"], list(bare["rules"])) == (1, list(rules))
    assert bare["seats"][1] == {"name": "Ada", "player": "expert"}
    full = Header("moon", rules, SEATS, 0, "2026-11-20T19:30:00Z", "moon-desktop 0.1.0")
    assert list(json.loads(header_line(full)))[4:] == ["seed", "created", "app"]
    assert json.loads(header_line(full))["seed"] == 0
    sealed = full.sealed("0" * 32, "Tuesday")
    assert list(json.loads(header_line(sealed)))[4:7] == ["seed", "secret", "cut"]
    assert json.loads(header_line(sealed))["moon_record"] == 2
    assert sealed.with_deals(0) == full
    assert full.with_seats(SEATS[::-1]) == full._replace(seats=SEATS[::-1])


def test_names_are_written_as_they_are():
    """M8: UTF-8, one line, whatever is in them."""
    line = header_line(Header("moon", {}, (SeatName("Bö\n\u2028 \N{CRESCENT MOON}", "human"),)))
    assert line.count("\n") == 1
    assert "Bö\\n\u2028 \N{CRESCENT MOON}" in line
    assert line.encode().decode() == line


@IN_EVERY_GAME
def test_notes_may_stand_anywhere_after_the_header(game):
    """M8, T9, C7: to the byte, also where a result is due and after the end; no position depends on
    them."""
    table = WON[game]
    lines = table.lines()
    notes = [line(note) for note in NOTES if note.seat is None or note.seat < table.rules.seats]
    noted = [lines[0], *notes]
    for text in lines[1:]:
        noted += [text, *notes]
    reading = read(noted, CATALOGUE)
    assert reading.match == table.match
    assert [e for e in reading.entries if not isinstance(e, Note)] == table.entries
    assert record_of(table.rules, reading.entries) == noted


def test_no_note_stands_before_the_header():
    """M8."""
    found = damage(line(NOTES[0]), header_of(Table().rules))
    assert (found.line, found.fault) == (1, Fault.NOT_A_RECORD)


@each("cut", [b"{", b'{"event": "bid", "seat": 0, "bid": "4"}', b"\xc3", b"\0" * 99])
def test_a_last_line_without_its_end_does_not_count(cut):
    """M8: whatever it holds, even if it looks whole."""
    table = Table().deal()
    reading = read([*table.lines(), cut], CATALOGUE)
    assert reading.match == table.match
    assert reading.length == sum(map(len, table.lines()))


def test_time_may_stand_wherever_no_consequence_is_due():
    """M6.3: after every choice and between hands; the match may be due then."""
    table = Table(match="timed", match_length=5, target=7).sweep(0)
    assert read(table.lines(TimeUp()), CATALOGUE).due == (MatchOver(0),)
    lines = table.deal().bid(1, "4").lines()
    placed = 0
    for place in range(3, len(lines) + 1):
        owing = read(lines[:place], CATALOGUE).due
        clocked = [*lines[:place], line(TimeUp())]
        if owing:
            found = damage(*clocked)
            assert (found.line, found.fault) == (place + 1, Fault.RESULT_DUE)
        else:
            placed += 1
            assert read(clocked, CATALOGUE).match.ledger.time_up
    assert placed > 20


def test_letters_may_be_spelt_by_number():
    """M8: also a letter that takes two numbers; only half of one is no letter."""
    text = header_of(Table().rules).replace(b"Ann", b"\\u00c4nn\\ud83c\\udf19")
    assert read([text], CATALOGUE).header.seats[0].name == "\u00c4nn\U0001f319"


def test_spaces_between_the_words_of_a_line_do_not_matter():
    """M8: a record may be written by hand."""
    text = b'  { "bid":"4" ,"seat":0,\t"event":"bid" } \n'
    assert read([*Table().deal().lines(), text], CATALOGUE).entries[-1] == Bid(0, "4")


# --- results -------------------------------------------------------------------------------------

OTHER = {"made": "set", "scored": "replayed", "7": "6", "2m": "1m", "R12": "R11"}


def results(table: Any) -> Iterator[tuple[int, Any]]:
    """The consequences of a record, each with its place among the lines."""
    for place, entry in enumerate(table.entries, 1):
        if isinstance(entry, Consequence):
            yield place, entry


def changed(entry: Any) -> Iterator[Any]:
    """The same with each of its figures another one, or one too few."""
    for name, value in entry._asdict().items():
        others: list[Any]
        if isinstance(value, tuple):
            others = [(value[0] + 1, *value[1:]), value[:-1]]
        elif isinstance(value, str):
            others = [OTHER[value]] if value in OTHER else []
        else:
            others = [(1,) if name == "sharing" else 1 if value is None else value + 1]
        yield from (entry._replace(**{name: other}) for other in others)


@IN_EVERY_GAME
def test_a_result_that_does_not_follow(game):
    """M5.1, M5.2, M5.7, M6.1, M6.2, T2.1, T8.1, T8.3, T8.4, C3.4, C4.1, C5.1: each figure of hand,
    game and match, and the dummy's card, is checked."""
    table = WON[game]
    lines = table.lines()
    found = [(*each, other) for each in results(table) for other in changed(each[1])]
    assert len(found) > 7
    for place, due, other in found:
        wrong = damage(*lines[:place], written(table, other))
        assert (wrong.line, wrong.fault) == (place + 1, Fault.WRONG_RESULT)
        assert (wrong.facts["due"], wrong.facts["found"]) == (due, other)


@IN_EVERY_GAME
def test_a_result_that_is_missing_or_in_another_order(game):
    """M5, M6, T8.1, C5.1: the next line stands where it is due."""
    table = WON[game]
    lines = table.lines()
    play = next(entry for entry in table.entries if isinstance(entry, Play))
    for place, due in results(table):
        for other in (play, *table.entries[place:]):
            if type(other) is not type(due):
                found = damage(*lines[:place], written(table, other))
                assert (found.line, found.fault) == (place + 1, Fault.RESULT_DUE)
                assert found.facts["due"] == due


@IN_EVERY_GAME
def test_a_result_where_none_is_due(game):
    """M5, M6, T8.1, C5.1: too early, or twice."""
    table = WON[game]
    lines = table.lines()
    places = dict(results(table))
    for place in range(1, len(lines) + 1):
        if place not in places:
            for early in {lines[result] for result in places}:
                found = damage(*lines[:place], early)
                assert (found.line, found.fault) == (place + 1, Fault.RESULT_EARLY)


def test_a_result_of_a_match_that_goes_on():
    """M6: none is due yet."""
    going_on = Table().sweep(0, "4").lines()
    for early in (WON["moon"].game, MatchOver(0)):
        assert damage(*going_on, line(early)).fault is Fault.RESULT_EARLY


@each(
    ("table", "entry", "reason", "rule"),
    [
        (Table(), Bid(0, "4"), Reason.NOT_NOW, "M1.3"),
        (Table().deal(), Bid(1, "4"), Reason.NOT_YOUR_TURN, "M2.1"),
        (Table(target=7).sweep(0), TimeUp(), Reason.OVER, "M6"),
        (forty_two.Table().deal(), Bid(0, "plunge"), Reason.BID_NOT_OPEN, "T3.6"),
        (WON["texas42"], Bid(0, "30"), Reason.OVER, "T8.4"),
        (WON["cards"], Play(0, "R1"), Reason.OVER, "C4.3"),
    ],
)
def test_an_entry_that_cannot_stand_is_refused_with_its_line(table, entry, reason, rule):
    """M1, M2, M6, T3.6, T8.4, C4.3: and nothing after it is looked at."""
    lines = table.lines(entry)
    found = damage(*lines, b"\xff\n")
    assert (found.line, found.fault) == (len(lines), Fault.ILLEGAL)
    refusal = found.refusal
    assert isinstance(refusal, Illegal)
    assert (refusal.entry, refusal.reason, refusal.rule) == (entry, reason, rule)
    assert str(refusal) == f"{rule} {reason}: {entry!r}"
