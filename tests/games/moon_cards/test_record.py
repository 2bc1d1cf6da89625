"""Records of the card game: the dummy in them, and what is refused with its line and why."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from moon_desktop.engine.entries import Draw, Play, visible
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.reading import Damage, read
from moon_desktop.engine.record import Fault
from moon_desktop.games import CATALOGUE
from moon_desktop.games.match import Deal, Turned
from moon_desktop.words.damage import damage as told
from tests.kit.cases import each
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


@each(("table", "entries", "rule", "sentence"), [case[1:] for case in ILLEGAL])  # fmt: skip
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
    led = "The nine of crescents was led:"
    told_you = show.help.refusal(refused.value, ("Ann", "You", "Cy"), 1)
    assert told_you == f"{led} follow crescents, for you hold some."
    table = dealt("G9", "G1 R5 LITTLE").say("G9")
    with pytest.raises(Illegal) as refused:
        table.match.after(Play(1, "R5"))
    told_you = show.help.refusal(refused.value, ("Ann", "You", "Cy"), 1)
    assert told_you == f"{led} follow crescents, or play a Little Moon."


def test_a_round_cut_short_owes_its_consequences():
    """C5.1: a record that breaks off before the dummy's card is one all the same."""
    reading = read(LINES[:-2], CATALOGUE)
    assert reading.due == (Turned("R12"), Turned("P2"))
    assert damage(*LINES[:-2], put("{'event': 'play', 'seat': 0, 'card': 'P8'}")).fault is (
        Fault.RESULT_DUE
    )
