"""Records of the card game: their lines to the key, and what is refused with its line and why."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from moon_desktop.engine.entries import Draw, GameOver, MatchOver, Play
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.reading import Damage, read
from moon_desktop.engine.record import Fault
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon_cards.entries import FORMS, Deal, RoundOver, Turned, visible
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.words.damage import damage as told
from tests.kit.moon_cards import Table

TWO = Table("cards-two").deal("G9 R1 P8", "G3 P9", dummy="R12 P2 P3 P4 BIG").say("G9 G3")
LINES = TWO.lines()
WON = Table("cards-three", target=4).deal("R12 R11 R10 R9 R8").play_on()


def put(text: str) -> bytes:
    return (text.replace("'", '"') + "\n").encode()


def damage(*lines: bytes) -> Damage:
    with pytest.raises(Damage) as damaged:
        read(lines, CATALOGUE)
    return damaged.value


WRITTEN = [
    (Draw(("R4", None, "BIG")), "{'event': 'draw', 'cards': ['R4', null, 'BIG']}"),
    (Deal(1, 2, (("BIG", "BIG"), (), ())),
     "{'event': 'deal', 'hand': 1, 'dealer': 2, 'hands': [['BIG', 'BIG'], [], []]}"),
    (Deal(2, 1, (("R1",), ("R2",)), ("LITTLE",)),
     "{'event': 'deal', 'hand': 2, 'dealer': 1, 'hands': [['R1'], ['R2']], 'dummy': ['LITTLE']}"),
    (Play(1, "B12"), "{'event': 'play', 'seat': 1, 'card': 'B12'}"),
    (Turned("G7"), "{'event': 'dummy', 'card': 'G7'}"),
    (RoundOver("scored", None, (3, 2), (1, -1), (1, 0), (4, 1)),
     "{'event': 'hand', 'result': 'scored', 'tricks': [3, 2], 'moons': [1, -1], 'chips': [1, 0],"
     " 'scores': [4, 1]}"),
    (RoundOver("replayed", 1, (0, 0), (0, 0), (0, -1), (2, 1)),
     "{'event': 'hand', 'result': 'replayed', 'offender': 1, 'tricks': [0, 0], 'moons': [0, 0],"
     " 'chips': [0, -1], 'scores': [2, 1]}"),
    (GameOver(2, (0, 0, 1), (1, 0, 1)),
     "{'event': 'game', 'winner': 2, 'marks': [0, 0, 1], 'totals': [1, 0, 1]}"),
    (MatchOver(2), "{'event': 'match', 'winner': 2}"),
]  # fmt: skip


@pytest.mark.parametrize(("entry", "line"), WRITTEN, ids=lambda value: type(value).__name__)
def test_each_entry_has_its_line(entry, line):
    """C7: the keys in their order; what does not apply is left out."""
    assert FORMS.line(entry).encode() == put(line)
    assert FORMS.entry(json.loads(line.replace("'", '"'))) == entry


def test_the_header_names_the_game_and_every_key_of_its_rules():
    """C7."""
    header = json.loads(LINES[0])
    assert header["game"] == "shoot-the-moon-cards"
    assert header["rules"] == MoonCardsRules(seats=2, team_size=1).to_record()


def test_the_dummys_two_cards_stand_in_a_row():
    """C5.1: its third card took the trick, and it leads the next."""
    assert LINES[-2:] == [
        put("{'event': 'dummy', 'card': 'R12'}"),
        put("{'event': 'dummy', 'card': 'P2'}"),
    ]


def test_a_deal_shows_no_seat_more_than_its_cards():
    """C2.2, C5.1: nor the dummy's."""
    deal = Deal(1, 1, (("R1",), ("R2",)), ("R3",))
    assert visible(deal, 0) == Deal(1, 1, (("R1",), ()), None)
    assert visible(deal, None) == Deal(1, 1, ((), ()), None)
    assert visible(Turned("R3"), 0) == Turned("R3")


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("{'event': 'bid', 'seat': 0, 'bid': 'pass'}", Fault.EVENT),
        ("{'event': 'play', 'seat': 0, 'tile': 'R1'}", Fault.UNKNOWN_KEY),
        ("{'event': 'play', 'seat': 0, 'card': 'R1', 'suit': null}", Fault.UNKNOWN_KEY),
        ("{'event': 'play', 'seat': 6, 'card': 'R1'}", Fault.VALUE),
        ("{'event': 'play', 'seat': 0, 'card': 1}", Fault.VALUE),
        ("{'event': 'draw', 'tiles': ['R1', 'R2']}", Fault.UNKNOWN_KEY),
        ("{'event': 'deal', 'hand': 1, 'dealer': 0, 'hands': [], 'dummy': null}", Fault.VALUE),
        ("{'event': 'deal', 'hand': 1, 'dealer': 0, 'hands': [], 'widow': null}",
         Fault.UNKNOWN_KEY),
        (WRITTEN[6][1].replace("'offender': 1", "'offender': null"), Fault.VALUE),
        (WRITTEN[5][1].replace("scored", "made"), Fault.VALUE),
        (WRITTEN[5][1].replace(" 'moons': [1, -1],", ""), Fault.MISSING_KEY),
        (WRITTEN[5][1], Fault.RESULT_EARLY),
        ("{'event': 'dummy', 'card': 'R1'}", Fault.RESULT_EARLY),
    ],
)  # fmt: skip
def test_a_line_of_another_form_is_refused(line, fault):
    """C7: events and keys of another game, values of another type."""
    found = damage(LINES[0], put(line))
    assert (found.line, found.fault, found.game) == (2, fault, "shoot-the-moon-cards")
    assert told(found, CATALOGUE["shoot-the-moon-cards"]).endswith(".")


def dealt(*hands: str, **house: object) -> Table:
    return Table("cards-three", **house).deal(*hands)


DEAL = Table("cards-two").draw("R1 R2").next_deal()
IMPOSSIBLE = "That is against the rules of the game."
ILLEGAL: list[tuple[str, Table, Sequence[object], str, str]] = [
    ("C2.1: too few draw", Table("cards-three"), [Draw(("R1", "R2", None))], "C2.1", IMPOSSIBLE),
    ("C2.1: no card", Table("cards-three"), [Draw(("R1", "R2", "6-4"))], "C2.1", IMPOSSIBLE),
    ("C2.1: drawn before", Table("cards-two").draw("R1 G1"), [Draw(("R1", "G2"))], "C2.1",
     IMPOSSIBLE),
    ("C2.1: the dealer", Table("cards-two").draw("R1 R2"), [DEAL._replace(dealer=0)], "C2.1",
     IMPOSSIBLE),
    ("C5.1: no dummy", Table("cards-two").draw("R1 R2"), [DEAL._replace(dummy=None)], "C5.1",
     IMPOSSIBLE),
    ("C1.1: three Big Moons", Table("cards-two").draw("R1 R2"),
     [DEAL._replace(dummy=("BIG", "BIG", "BIG", "R1", "R2"))], "C1.1", IMPOSSIBLE),
    ("C2.2: out of turn", dealt("G9"), [Play(1, "B1")], "C2.2",
     "It is the turn of Seat 0, not of Seat 1."),
    ("C2.2: not held", dealt("G9"), [Play(0, "LITTLE")], "C2.2",
     "The Little Moon is not in the hand of Seat 0."),
    ("C2.3: does not follow", dealt("G9", "G1 R5"), [Play(0, "G9"), Play(1, "R5")], "C2.3",
     "Seat 1 plays the five of rockets, but the nine of crescents was led and Seat 1 holds"
     " crescents."),
    ("C2.2: a deal in a round", dealt("G9"), [Deal(2, 0, ())], "C2.2",
     "Seat 0 has to do something else first."),
    ("C4.3: after the end", WON, [Play(0, "R1")], "C4.3",
     "The match is over, so nothing can follow."),
]  # fmt: skip


@pytest.mark.parametrize(("table", "entries", "rule", "sentence"), [case[1:] for case in ILLEGAL],
                         ids=[case[0] for case in ILLEGAL])  # fmt: skip
def test_what_cannot_stand_is_refused_with_its_line_and_a_sentence(table, entries, rule, sentence):
    """C1–C6."""
    lines = table.lines(*entries)
    found = damage(*lines)
    assert found.line == len(lines)
    assert isinstance(found.refusal, Illegal)
    assert found.refusal.rule == rule
    assert told(found, CATALOGUE["shoot-the-moon-cards"]) == f"{sentence} ({rule})"


def test_who_plays_is_told_why_a_card_cannot_be_picked():
    """C2.3: in one line, by the colour that was led."""
    table = dealt("G9", "G1 R5").say("G9")
    with pytest.raises(Illegal) as refused:
        table.match.after(Play(1, "R5"))
    show = CATALOGUE["shoot-the-moon-cards"].show
    told_you = show.refusal(refused.value, ("Ann", "You", "Cy"), 1)
    assert told_you == "The nine of crescents was led: follow crescents, or play a Moon card."


@pytest.mark.parametrize(
    ("key", "right", "wrong"),
    [
        ("card", '"R12"', '"R11"'),
        ("tricks", "[0, 0]", "[1, 0]"),
        ("moons", "[0, 0]", "[0, 1]"),
        ("scores", "[2, 2]", "[3, 2]"),
    ],
)
def test_a_result_that_does_not_follow_is_refused(key, right, wrong):
    """C3.4, C4.1, C5.1: what is written for readers is checked."""
    table = Table("cards-two").deal("G9 R1", "G3 P9", dummy="R12 R11 R10 R9 R8")
    lines = table.play_on().lines()
    place = next(n for n, line in enumerate(lines) if f'"{key}": {right}'.encode() in line)
    lines[place] = lines[place].replace(f'"{key}": {right}'.encode(), f'"{key}": {wrong}'.encode())
    found = damage(*lines)
    assert (found.line, found.fault) == (place + 1, Fault.WRONG_RESULT)
    sentence = told(found, CATALOGUE["shoot-the-moon-cards"])
    assert sentence.startswith(f"The key “{key}” should have ")


def test_a_round_cut_short_owes_its_consequences():
    """C5.1: a record that breaks off before the dummy's card is one all the same."""
    reading = read(LINES[:-2], CATALOGUE)
    assert reading.due == (Turned("R12"), Turned("P2"))
    assert damage(*LINES[:-2], put("{'event': 'play', 'seat': 0, 'card': 'P8'}")).fault is (
        Fault.RESULT_DUE
    )
