"""Every kind of damage to a record of any game, from its bytes, with the line it is on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from moon_desktop.engine.dealing import sealed_number
from moon_desktop.engine.entries import Note
from moon_desktop.engine.illegal import Unplayable
from moon_desktop.engine.reading import Damage, read
from moon_desktop.engine.record import Fault
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.entries import TimeUp
from moon_desktop.words.damage import damage as told
from tests.kit import forty_two, moon_cards
from tests.kit.arrange import Table, header_of, line
from tests.kit.cases import each

HEADER = header_of(Table().rules)
PLAIN = json.loads(HEADER)


def damage(*lines: bytes) -> Damage:
    with pytest.raises(Damage) as damaged:
        read(lines, CATALOGUE)
    return damaged.value


def header(**change: Any) -> bytes:
    """The header with other values; a key that is ``...`` is left out."""
    values = {key: value for key, value in (PLAIN | change).items() if value is not ...}
    return json.dumps(values).encode() + b"\n"


SEALED: dict[str, Any] = {
    "moon_record": 2, "seed": sealed_number("0" * 32, "Tuesday"), "secret": "0" * 32,
    "cut": "Tuesday",
}  # fmt: skip


def sealed(**change: Any) -> bytes:
    """The same of a sealed match."""
    return header(**(SEALED | change))


def rules(**change: Any) -> bytes:
    return header(rules=PLAIN["rules"] | change)


def put(text: str) -> bytes:
    """An event in quotes of one kind, as a line."""
    return text.replace("'", '"').encode() + b"\n"


FIRST_LINES = [
    (b"", Fault.CUT_SHORT),
    (HEADER[:-1], Fault.CUT_SHORT),
    (b"\n", Fault.EMPTY_LINE),
    (HEADER[:-1] + b"\r\n", Fault.LINE_END),
    (b"\xef\xbb\xbf" + HEADER, Fault.NOT_JSON),
    (HEADER.decode().encode("utf-16").split(b"\n")[0] + b"\n", Fault.NOT_UTF8),
    (HEADER.replace(b"Ann", b"\xff"), Fault.NOT_UTF8),
    (HEADER.replace(b"Ann", b"\xed\xa0\x80"), Fault.NOT_UTF8),
    (HEADER.replace(b"Ann", b"\\ud800"), Fault.NOT_UTF8),
    (HEADER.replace(b'"name"', b'"\\udfff"'), Fault.NOT_UTF8),
    (HEADER[:-2] + b"\n", Fault.NOT_JSON),
    (b"\0" * 99 + b"\n", Fault.NOT_JSON),
    (b"[1]\n", Fault.NOT_OBJECT),
    (b"{}\n", Fault.NOT_A_RECORD),
    (put("{'event': 'time'}"), Fault.NOT_A_RECORD),
    (header(moon_record=3), Fault.VERSION),
    (header(moon_record=2), Fault.MISSING_KEY),
    (header(secret="0" * 32, cut="", seed=1), Fault.UNKNOWN_KEY),
    (sealed(cut=...), Fault.MISSING_KEY),
    (sealed(secret=...), Fault.MISSING_KEY),
    (sealed(seed=...), Fault.MISSING_KEY),
    (sealed(secret="0" * 31 + "1"), Fault.SEED),
    (sealed(cut="Tuesday "), Fault.SEED),
    (sealed(seed=SEALED["seed"] + 1), Fault.SEED),
    (sealed(secret="0" * 31), Fault.VALUE),
    (sealed(secret="A" * 32), Fault.VALUE),
    (sealed(cut="x" * 33), Fault.VALUE),
    (sealed(cut=None), Fault.VALUE),
    (header(moon_record=10**400), Fault.VERSION),
    (header(moon_record=0), Fault.VALUE),
    (header(moon_record=True), Fault.VALUE),
    (header(moon_record="1"), Fault.VALUE),
    (header(game="texas41"), Fault.GAME),
    (header(game=1), Fault.VALUE),
    (header(colour="red"), Fault.UNKNOWN_KEY),
    (header(rules=...), Fault.MISSING_KEY),
    (header(seats=...), Fault.MISSING_KEY),
    (header(rules=[]), Fault.VALUE),
    (header(seats=["Ann", "Bea", "Cy"]), Fault.VALUE),
    (header(seats=PLAIN["seats"][:2]), Fault.SEATS),
    (header(seats=[*PLAIN["seats"], PLAIN["seats"][0]]), Fault.SEATS),
    (header(seats=[{"name": "Ann"}] * 3), Fault.MISSING_KEY),
    (header(seats=[{"name": "Ann", "player": ""}] * 3), Fault.VALUE),
    (header(seats=[{"name": 1, "player": "human"}] * 3), Fault.VALUE),
    (header(seats=[{"name": "", "player": "human", "age": 9}] * 3), Fault.UNKNOWN_KEY),
    (header(seed=1.0), Fault.VALUE),
    (header(seed=True), Fault.VALUE),
    (header(created=7), Fault.VALUE),
    (header(app=None), Fault.VALUE),
    (rules(partners=True), Fault.RULES),
    (rules(trumps="many"), Fault.RULES),
    (header(rules={}), Fault.RULES),
    (HEADER.replace(b'"seed"', b'"game"').replace(b"{", b'{"game": "moon", ', 1), Fault.KEY_TWICE),
    (HEADER.replace(b'"seats": 3', b'"seats": 3, "seats": 3'), Fault.KEY_TWICE),
    (HEADER.replace(b'"target": 21', b'"target": NaN'), Fault.NOT_JSON),
    (HEADER.replace(b'"target": 21', b'"target": Infinity'), Fault.NOT_JSON),
    (HEADER.replace(b'"target": 21', b'"target": 2' + b"0" * 5000), Fault.NUMBER),
    (HEADER.replace(b'"target": 21', b'"target": 1e1'), Fault.RULES),
    (HEADER.replace(b'"target": 21', b'"target": 1e999'), Fault.NUMBER),
    (b"[" * 9 + b"]" * 9 + b"\n", Fault.NOT_JSON),
    (b"[" * 30_000 + b"]" * 30_000 + b"\n", Fault.NOT_JSON),
    (b'{"a":' * 10_000 + b"1" + b"}" * 10_000 + b"\n", Fault.NOT_JSON),
]
DEAL = "{'event': 'deal', 'hand': 1, 'dealer': 2, 'dice': null, 'hands': [], 'widow': null}"
HAND = (
    "{'event': 'hand', 'result': 'made', 'bidder': 0, 'bid': '7', 'tricks': [7, 0, 0], "
    "'points': [7, 0, 0], 'hickeys': [0, 0, 0], 'scores': [7, 0, 0]}"
)
MOON = [
    ("{}", Fault.MISSING_KEY),
    ("{'event': 'shuffle'}", Fault.EVENT),
    ("{'event': ['bid']}", Fault.EVENT),
    ("{'event': {'bid': {}}}", Fault.EVENT),
    ("{'event': 'time', 'event': 'time'}", Fault.KEY_TWICE),
    ("{'event': 'time', 'at': 5}", Fault.UNKNOWN_KEY),
    ("{'event': 'bid', 'seat': 0}", Fault.MISSING_KEY),
    ("{'event': 'bid', 'seat': 0, 'bid': '4', 'why': ''}", Fault.UNKNOWN_KEY),
    ("{'event': 'bid', 'seat': true, 'bid': '4'}", Fault.VALUE),
    ("{'event': 'bid', 'seat': -1, 'bid': '4'}", Fault.VALUE),
    ("{'event': 'bid', 'seat': 4, 'bid': '4'}", Fault.VALUE),
    ("{'event': 'bid', 'seat': NaN, 'bid': '4'}", Fault.NOT_JSON),
    ("{'event': 'bid', 'seat': 0, 'bid': 4}", Fault.VALUE),
    ("{'event': 'bid', 'seat': 0, 'bid': '1m'}", Fault.VALUE),
    ("{'event': 'draw', 'tiles': '6-6'}", Fault.VALUE),
    ("{'event': 'draw', 'tiles': ['6-6 and 6-5']}", Fault.VALUE),
    ("{'event': 'exchange', 'seat': 0, 'discard': null}", Fault.VALUE),
    ("{'event': 'trump', 'seat': 0, 'trump': 6}", Fault.VALUE),
    ("{'event': 'trump', 'seat': 0, 'trump': 'sevens'}", Fault.VALUE),
    ("{'event': 'play', 'seat': 0, 'tile': '6-6', 'suit': null}", Fault.VALUE),
    ("{'event': 'play', 'seat': 0, 'tile': '6-6', 'suit': '7'}", Fault.VALUE),
    ("{'event': 'play', 'seat': 0, 'tile': 66}", Fault.VALUE),
    (DEAL.replace("1", "true"), Fault.VALUE),
    (DEAL.replace("'dice': null", "'dice': [3]"), Fault.VALUE),
    (DEAL.replace("'dice': null", "'dice': [3, true]"), Fault.VALUE),
    (DEAL.replace("[]", "[['6-6', 6]]"), Fault.VALUE),
    (DEAL.replace("[]", "['6-6']"), Fault.VALUE),
    (DEAL.replace("[]", "[" + "[]," * 64 + "[]]"), Fault.VALUE),
    (DEAL.replace("'hands'", "'Hands'"), Fault.UNKNOWN_KEY),
    (DEAL.replace(", 'widow': null", ""), Fault.MISSING_KEY),
    (HAND.replace("'made'", "'won'"), Fault.VALUE),
    (HAND.replace("'bid': '7'", "'bid': 'pass'"), Fault.VALUE),
    (HAND.replace("'bid'", "'offender': null, 'bid'", 1), Fault.VALUE),
    (HAND.replace("[7, 0, 0]", "[7.0, 0, 0]"), Fault.VALUE),
    (HAND, Fault.RESULT_EARLY),
    ("{'event': 'game', 'winner': 0, 'marks': [0], 'totals': [0]}", Fault.RESULT_EARLY),
    ("{'event': 'match', 'winner': 0}", Fault.RESULT_EARLY),
    ("{'event': 'note'}", Fault.MISSING_KEY),
    ("{'event': 'note', 'kind': 'remark', 'seat': 0}", Fault.VALUE),
    ("{'event': 'note', 'kind': 'undo'}", Fault.MISSING_KEY),
    ("{'event': 'note', 'kind': 'undo', 'seat': 3}", Fault.VALUE),
    ("{'event': 'note', 'kind': 'hint', 'seat': true}", Fault.VALUE),
    ("{'event': 'game', 'winner': -1, 'marks': [], 'totals': []}", Fault.VALUE),
    ("{'event': 'match', 'winner': 4}", Fault.VALUE),
    ("{'event': 'note', 'kind': 'undo', 'seat': 0, 'elapsed': 1}", Fault.UNKNOWN_KEY),
    ("{'event': 'note', 'kind': 'clock', 'seat': 0}", Fault.UNKNOWN_KEY),
    ("{'event': 'note', 'kind': 'clock', 'elapsed': -1}", Fault.VALUE),
    ("{'event': 'note', 'kind': 'seen', 'seat': 0}", Fault.UNKNOWN_KEY),
    ("{'event': 'note', 'kind': 'seated', 'seat': 0, 'player': 'human'}", Fault.MISSING_KEY),
    ("{'event': 'note', 'kind': 'seated', 'player': 'human', 'name': ''}", Fault.MISSING_KEY),
    ("{'event': 'note', 'kind': 'seated', 'seat': 3, 'player': 'a', 'name': ''}", Fault.VALUE),
    ("{'event': 'note', 'kind': 'seated', 'seat': 0, 'player': '', 'name': ''}", Fault.VALUE),
    ("{'event': 'note', 'kind': 'seated', 'seat': 0, 'player': 'a', 'name': null}", Fault.VALUE),
    ("{'event': 'note', 'kind': 'undo', 'seat': 0, 'player': 'human'}", Fault.UNKNOWN_KEY),
    (HEADER.decode().strip(), Fault.MISSING_KEY),
]

HAND_42 = (
    "{'event': 'hand', 'result': 'made', 'bidder': 0, 'bid': 'plunge', 'tricks': [7, 0, 0, 0],"
    " 'count': [42, 0], 'points': [3, 0], 'scores': [3, 0]}"
)
FORTY_TWO = [
    ("{'event': 'time'}", Fault.EVENT),
    ("{'event': 'exchange', 'seat': 0, 'discard': '6-6'}", Fault.EVENT),
    ("{'event': 'dummy', 'card': 'R1'}", Fault.EVENT),
    ("{'event': 'bid', 'seat': 0, 'bid': 'over'}", Fault.VALUE),
    ("{'event': 'bid', 'seat': 0, 'bid': '7'}", Fault.VALUE),
    ("{'event': 'bid', 'seat': 0, 'bid': '42'}", Fault.VALUE),
    ("{'event': 'bid', 'seat': 0, 'bid': 30}", Fault.VALUE),
    ("{'event': 'bid', 'seat': 4, 'bid': '30'}", Fault.VALUE),
    ("{'event': 'trump', 'seat': 0, 'trump': 'none'}", Fault.VALUE),
    ("{'event': 'trump', 'seat': 0, 'trump': 'nel-o'}", Fault.VALUE),
    ("{'event': 'play', 'seat': 0, 'tile': '6-6', 'suit': '6'}", Fault.UNKNOWN_KEY),
    ("{'event': 'deal', 'hand': 1, 'dealer': 3, 'dice': null, 'hands': []}", Fault.UNKNOWN_KEY),
    ("{'event': 'deal', 'hand': 1, 'dealer': 3, 'hands': [], 'widow': null}", Fault.UNKNOWN_KEY),
    (HAND_42.replace("'count'", "'hickeys'"), Fault.UNKNOWN_KEY),
    (HAND_42.replace(" 'count': [42, 0],", ""), Fault.MISSING_KEY),
    (HAND_42.replace("'bid': 'plunge'", "'bid': 'pass'"), Fault.VALUE),
    (HAND_42.replace("'bid': 'plunge'", "'bid': 'plunge', 'offender': null"), Fault.VALUE),
    (HAND_42, Fault.RESULT_EARLY),
]
ROUND = (
    "{'event': 'hand', 'result': 'scored', 'tricks': [3, 2], 'moons': [1, -1], 'chips': [1, 0],"
    " 'scores': [4, 1]}"
)
CARDS = [
    ("{'event': 'time'}", Fault.EVENT),
    ("{'event': 'bid', 'seat': 0, 'bid': 'pass'}", Fault.EVENT),
    ("{'event': 'play', 'seat': 0, 'tile': 'R1'}", Fault.UNKNOWN_KEY),
    ("{'event': 'play', 'seat': 0, 'card': 'R1', 'suit': null}", Fault.UNKNOWN_KEY),
    ("{'event': 'play', 'seat': 6, 'card': 'R1'}", Fault.VALUE),
    ("{'event': 'play', 'seat': 0, 'card': 1}", Fault.VALUE),
    ("{'event': 'draw', 'tiles': ['R1', 'R2']}", Fault.UNKNOWN_KEY),
    ("{'event': 'deal', 'hand': 1, 'dealer': 0, 'hands': [], 'dummy': null}", Fault.VALUE),
    ("{'event': 'deal', 'hand': 1, 'dealer': 0, 'hands': [], 'widow': null}", Fault.UNKNOWN_KEY),
    (ROUND.replace("'scored'", "'scored', 'offender': null"), Fault.VALUE),
    (ROUND.replace("scored", "made"), Fault.VALUE),
    (ROUND.replace(" 'moons': [1, -1],", ""), Fault.MISSING_KEY),
    (ROUND, Fault.RESULT_EARLY),
    ("{'event': 'dummy', 'card': 'R1'}", Fault.RESULT_EARLY),
]
TABLES: dict[str, Any] = {
    "moon": Table().deal(),
    "texas42": forty_two.Table().deal(),
    "shoot-the-moon-cards": moon_cards.Table("cards-two").deal(),
}
EVENTS = [
    (game, text, fault)
    for game, events in zip(TABLES, (MOON, FORTY_TWO, CARDS), strict=True)
    for text, fault in events
]


@each(("first", "fault"), FIRST_LINES)
def test_what_is_wrong_with_a_header(first, fault):
    """M8: and the damage is on line 1, whatever follows."""
    found = damage(first, line(TimeUp()))
    assert (found.line, found.fault) == (1, fault)
    assert isinstance(found.refusal, Unplayable) == (fault is Fault.RULES)


@each(("game", "text", "fault"), EVENTS)
def test_what_is_wrong_with_an_event(game, text, fault):
    """M8, T9, C7: on its line, though the lines before it are whole; keys and words of another game
    are none of this one."""
    lines = TABLES[game].lines()
    found = damage(*lines, put(text))
    assert (found.line, found.fault) == (len(lines) + 1, fault)
    assert found.game == ("" if fault in {Fault.KEY_TWICE, Fault.NOT_JSON} else game)
    assert told(found, CATALOGUE[game]).endswith(".")


def test_rules_and_seats_of_another_game_are_refused():
    """T9: with the header's line."""
    forty = json.loads(header_of(forty_two.Table().rules))
    for change, fault in (
        ({"game": "moon"}, Fault.RULES),
        ({"seats": PLAIN["seats"]}, Fault.SEATS),
    ):
        found = damage(json.dumps(forty | change).encode() + b"\n")
        assert (found.line, found.fault) == (1, fault)


def test_a_clock_may_stand_at_nothing():
    """M6.3: the least a note of it may hold."""
    reading = read([HEADER, put("{'event': 'note', 'kind': 'clock', 'elapsed': 0}")], CATALOGUE)
    assert reading.entries == (Note("clock", elapsed=0),)


def test_there_is_a_case_for_every_fault():
    """M8: with those of results and of lengths, which are read beside this one, and of a game of
    another package that fails."""
    results = {Fault.WRONG_RESULT, Fault.RESULT_DUE, Fault.RESULT_EARLY, Fault.ILLEGAL}
    lengths = {Fault.EMPTY, Fault.LINE_TOO_LONG, Fault.TOO_LONG}
    cases = {fault for _, fault in FIRST_LINES} | {fault for _, _, fault in EVENTS}
    assert cases | results | lengths | {Fault.GAME_FAILS} == set(Fault)
