"""Every reason of the rules, reached from the bytes of a record, with its line."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Bid, Draw, Entry, Play, TimeUp
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.reading import Damage, read
from moon_desktop.engine.record import Fault
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.entries import Exchange, NameTrump
from tests.kit.arrange import Table

SHOOT = "shoot-the-moon"
THREE = ("6-6 5-5", "6-5 4-4", "6-4")


def undealt(**house):
    return Table(**house).dealer(2)


def deal(**change):
    return undealt().next_deal(*THREE)._replace(**change)


def dicey(dice):
    return undealt(aggie_dice=True).next_deal(dice=dice)


def bought(preset="follow-me-42", widow="2-1", **house):
    return Table(preset, **house).deal(*THREE, widow=widow).bid(0, "4")


def played(trump="5", **house):
    return bought(**house).say("2-1", trump)


TILE_TWICE = (("6-6",) * 7, *deal().hands[1:])
REFUSED: list[tuple[Table, Entry, Reason, str]] = [
    (Table(), Bid(0, "4"), Reason.NOT_NOW, "M1"),
    (Table(), deal(), Reason.NOT_NOW, "M1"),
    (played(), Bid(0, "4"), Reason.NOT_NOW, "M1"),
    (Table().deal(), Bid(1, "4"), Reason.NOT_YOUR_TURN, "M2.1"),
    (bought(), Exchange(2, "6-4"), Reason.NOT_YOUR_TURN, "M3.1"),
    (bought().say("2-1"), NameTrump(1, "6"), Reason.NOT_YOUR_TURN, "M3.3"),
    (played(), Play(1, "6-5"), Reason.NOT_YOUR_TURN, "M4.1"),
    (Table(target=7).sweep(0), Bid(0, "4"), Reason.OVER, "M6"),
    (Table(target=7).sweep(0), deal(), Reason.OVER, "M6"),
    (Table(), Draw(("6-6", None, "1-1")), Reason.DRAW_SEATS, "M1.3"),
    (Table(), Draw(()), Reason.DRAW_SEATS, "M1.3"),
    (Table().draw("5-5 6-4 1-1"), Draw(("1-1", "2-1", None)), Reason.DRAWN_BEFORE, "M1.3"),
    (Table(), Draw(("6-6", "1-0", "1-1")), Reason.NOT_IN_SET, "M1.3"),
    (undealt(), deal(widow="9-9"), Reason.NOT_IN_SET, "M1.1"),
    (undealt(), deal(hand=2), Reason.HAND_NUMBER, "M1.4"),
    (undealt(), deal(dealer=0), Reason.WRONG_DEALER, "M1.4"),
    (undealt(aggie_dice=True), deal(), Reason.DICE_MISSING, "M3.9"),
    (undealt(aggie_dice=True), dicey((0, 7)), Reason.DICE_MISSING, "M3.9"),
    (undealt(), dicey((3, 4)), Reason.DICE_NOT_ROLLED, "M3.9"),
    (undealt(), deal(hands=deal().hands[:2]), Reason.DEAL_SIZE, "M1.1"),
    (undealt(), deal(hands=((), (), ())), Reason.DEAL_SIZE, "M1.1"),
    (undealt(), deal(hands=TILE_TWICE), Reason.TILE_TWICE, "M1.1"),
    (undealt(), deal(widow=None), Reason.WIDOW_MISSING, "M1.1"),
    (Table("fosdick").dealer(2), deal(), Reason.NO_WIDOW, "M1.1"),
    (Table().deal(), Bid(0, "triple"), Reason.BID_NOT_OPEN, "M2.2"),
    (Table().deal(), Bid(0, "3"), Reason.BID_NOT_OPEN, "M2.2"),
    (Table().deal().say("6"), Bid(1, "5"), Reason.BID_TOO_LOW, "M2.1"),
    (
        Table(all_pass="force-dealer").deal().say("pass pass"),
        Bid(2, "pass"),
        Reason.MUST_BID,
        "M2.5",
    ),
    (bought(), Exchange(0, "6-5"), Reason.NOT_HELD, "M3.1"),
    (played(), Play(0, "2-1"), Reason.NOT_HELD, "M4.1"),
    (
        bought(SHOOT, widow_timing="after-trump").say("0"),
        Exchange(0, "0-0"),
        Reason.KEEP_DOUBLE_BLANK,
        "M3.8",
    ),
    (bought("fosdick", widow=None), NameTrump(0, "0"), Reason.TRUMP_NOT_OPEN, "M3.3"),
    (bought(SHOOT).say("2-1"), NameTrump(0, "none"), Reason.TRUMP_NOT_OPEN, "M3.8"),
    (
        undealt(aggie_dice=True).deal(dice=(1, 2)).bid(0, "4").say("0-0"),
        NameTrump(0, "6"),
        Reason.TRUMP_NOT_ON_DICE,
        "M3.9",
    ),
    (bought(SHOOT).say("0-0"), NameTrump(0, "0"), Reason.TRUMP_NEEDS_DOUBLE_BLANK, "M3.8"),
    (bought(SHOOT).say("2-1 0"), Play(0, "6-6"), Reason.LEAD_DOUBLE_BLANK, "M3.8"),
    (played(first_lead_trump=True), Play(0, "6-6"), Reason.LEAD_TRUMP, "M4.6"),
    (played("1").say("6-6"), Play(1, "4-4"), Reason.MUST_FOLLOW, "M4.3"),
    (played("none", named_lead=True), Play(0, "3-1"), Reason.NAME_AN_END, "M4.5"),
    (played("none"), Play(0, "3-1", "3"), Reason.NO_END_TO_NAME, "M4.5"),
    (played("none", named_lead=True), Play(0, "6-6", "6"), Reason.NO_END_TO_NAME, "M4.5"),
    (played("none", named_lead=True), Play(0, "3-1", "2"), Reason.NOT_AN_END, "M4.5"),
    (Table().deal(), TimeUp(), Reason.NOT_TIMED, "M6.3"),
    (Table(match="timed").deal().time_up(), TimeUp(), Reason.TIME_TWICE, "M6.3"),
    (Table(match="timed"), TimeUp(), Reason.TIME_BEFORE_DEAL, "M6.3"),
]


@pytest.mark.parametrize(
    ("table", "entry", "reason", "rule"), REFUSED, ids=[f"{case[2]}-{case[3]}" for case in REFUSED]
)
def test_an_entry_that_cannot_stand_is_refused_with_its_line(table, entry, reason, rule):
    """M1, M2, M3, M4, M6: and nothing after it is looked at."""
    lines = table.lines(entry)
    with pytest.raises(Damage) as damaged:
        read([*lines, b"\xff\n"], CATALOGUE)
    assert (damaged.value.line, damaged.value.fault) == (len(lines), Fault.ILLEGAL)
    refusal = damaged.value.refusal
    assert isinstance(refusal, Illegal)
    assert (refusal.entry, refusal.reason, refusal.rule) == (entry, reason, rule)


def test_there_is_a_case_for_every_reason():
    """M1, M2, M3, M4, M6: the list above leaves none out."""
    assert {reason for _, _, reason, _ in REFUSED} == set(Reason)


def test_a_refusal_names_the_entry_the_reason_and_the_rule():
    """M2.1: for a log; the sentence for a reader is made elsewhere."""
    refusal = Table().deal().refusal(Bid(1, "4"))
    assert str(refusal) == "M2.1 not-your-turn: Bid(seat=1, bid='4')"
