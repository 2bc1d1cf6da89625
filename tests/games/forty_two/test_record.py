"""Records of Texas 42: their lines to the key, and what is refused with its line and its reason."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from moon_desktop.engine.entries import Bid
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.reading import Damage, read
from moon_desktop.engine.record import Fault
from moon_desktop.games import CATALOGUE
from moon_desktop.games.forty_two.record import FORMS
from moon_desktop.words.damage import damage as told
from tests.kit.forty_two import Table

WON = Table(target=1).sweep(0, "2m")
LINES = WON.lines()
HANDS = ("6-6 5-5 4-4 2-1 3-1 4-1 5-1", "", "", "")


def damage(*lines: bytes) -> Damage:
    with pytest.raises(Damage) as damaged:
        read(lines, CATALOGUE)
    return damaged.value


def put(text: str) -> bytes:
    return (text.replace("'", '"') + "\n").encode()


BOUGHT = (
    "{'event': 'hand', 'result': 'made', 'bidder': 0, 'bid': 'plunge', 'tricks': [7, 0, 0, 0],"
    " 'count': [42, 0], 'points': [3, 0], 'scores': [3, 0]}"
)

FORMS_REFUSED = [
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
    (BOUGHT.replace("'count'", "'hickeys'"), Fault.UNKNOWN_KEY),
    (BOUGHT.replace(" 'count': [42, 0],", ""), Fault.MISSING_KEY),
    (BOUGHT.replace("'bid': 'plunge'", "'bid': 'pass'"), Fault.VALUE),
    (BOUGHT.replace("'bid': 'plunge'", "'bid': 'plunge', 'offender': null"), Fault.VALUE),
    (BOUGHT, Fault.RESULT_EARLY),
]


@pytest.mark.parametrize(("line", "fault"), FORMS_REFUSED)
def test_a_line_of_another_form_is_refused(line, fault):
    """T9: events and keys of another game, words that are no bid or call, values of another
    type."""
    found = damage(LINES[0], put(line))
    assert (found.line, found.fault, found.game) == (2, fault, "texas42")
    assert told(found, CATALOGUE["texas42"]).endswith(".")


def dealt(*hands: str, **house: Any) -> Table:
    return Table(**house).deal(*hands)


NOT_OPEN, CALL = "bid-not-open", "trump-not-open"
ILLEGAL = [
    ("T3.6: plunge without four doubles", dealt(*HANDS), ["plunge"], NOT_OPEN, "T3.6"),
    ("T6.3: nel-o of another kind", dealt(nel_o="marks", nel_o_doubles="low").bid(0, "1m"),
     ["nel-o:high"], CALL, "T6.3"),
    ("T7.1: a tile that does not follow", dealt("6-6", "6-5 5-5").bid(0, "30"),
     ["6", "6-6", "5-5"], "must-follow", "T7.1"),
    ("T8.4: after the match", WON, [Bid(0, "30")], "over", "T8.4"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("table", "said", "reason", "rule"), [pytest.param(*one[1:], id=one[0]) for one in ILLEGAL]
)
def test_a_choice_that_cannot_stand_is_refused_with_its_line(table, said, reason, rule):
    """T3.6, T6.3, T7.1, T8.4: and nothing after it is looked at."""
    *before, last = said
    table.say(*before)
    entry = table.choice(last) if isinstance(last, str) else last
    lines = table.lines(entry)
    found = damage(*lines, b"\xff\n")
    assert (found.line, found.fault) == (len(lines), Fault.ILLEGAL)
    assert isinstance(found.refusal, Illegal)
    assert (found.refusal.reason, found.refusal.rule) == (reason, rule)
    assert f"({rule})" in told(found, CATALOGUE["texas42"])


def test_the_clock_of_another_game_runs_out_nowhere():
    """T8.4: a record has no such event."""
    found = damage(*dealt().lines(), put("{'event': 'time'}"))
    assert found.fault is Fault.EVENT
    assert told(found, CATALOGUE["texas42"]) == "There is no event “time”."


@pytest.mark.parametrize(
    ("place", "change"),
    [
        (-3, {"result": "set"}),
        (-3, {"bidder": 2}),
        (-3, {"bid": "1m"}),
        (-3, {"offender": 1}),
        (-3, {"tricks": (6, 0, 1, 0)}),
        (-3, {"counted": (41, 1)}),
        (-3, {"counted": (42, 1)}),
        (-3, {"counted": (42,)}),
        (-3, {"points": (1, 0)}),
        (-3, {"scores": (3, 0)}),
        (-2, {"winner": 1}),
        (-2, {"totals": (2, 0)}),
        (-1, {"winner": 1}),
    ],
    ids=str,
)
def test_a_result_that_does_not_follow(place, change):
    """T2.1, T8.1, T8.3, T8.4: a count that does not add up, and every other figure."""
    due: Any = WON.entries[place]
    lines: Sequence[bytes] = LINES[:place]
    found = damage(*lines, FORMS.line(due._replace(**change)).encode())
    assert (found.line, found.fault) == (len(lines) + 1, Fault.WRONG_RESULT)
    assert found.facts["due"] == due
    assert told(found, CATALOGUE["texas42"])


def test_a_result_that_is_missing():
    """T8.1: the next line stands where it is due."""
    found = damage(*LINES[:-3], LINES[-1])
    assert (found.line, found.fault) == (len(LINES) - 2, Fault.RESULT_DUE)


def test_rules_of_another_game_are_refused():
    """T9: with the header's line."""
    moon = json.loads(LINES[0]) | {"game": "moon"}
    assert damage((json.dumps(moon) + "\n").encode()).fault is Fault.RULES
    three = json.loads(LINES[0])
    three["seats"] = three["seats"][:3]
    assert damage((json.dumps(three) + "\n").encode()).fault is Fault.SEATS
