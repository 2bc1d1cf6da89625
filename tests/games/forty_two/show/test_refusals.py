"""Refusals of the rules of Texas 42 as sentences, to the player and told of a seat; those that all
games of dominoes share are proved with Moon's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from moon_desktop.engine.illegal import Illegal
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.forty_two.show import SHOW
from tests.kit.cases import each
from tests.kit.forty_two import SURE, Table

refusal = SHOW.help.refusal
NAMES = ("Ann", "Bea", "Cy", "Dot")
PROMPT_WIDTH = 75
FIVES = "5-5 5-3 1-0 2-0 3-0 4-0 2-1"


def refused(table: Table, word: Any) -> Illegal:
    entry = table.choice(word) if isinstance(word, str) else word
    with pytest.raises(Illegal) as found:
        table.match.after(entry)
    return found.value


def dealt(**house: Any) -> Table:
    return Table(**house).deal(SURE, FIVES)


def bought(bid: str = "30", **house: Any) -> Table:
    return dealt(**house).bid(0, bid)


TOLD: list[tuple[Callable[[], Illegal], str]] = [
    (lambda: refused(dealt().say("31"), "30"),
     "Bea bids 30, which is not above the standing bid, 31."),
    (lambda: refused(dealt().say("2m"), "1m"),
     "Bea bids 1 mark, which is not above the standing bid, 2 marks."),
    (lambda: refused(dealt(), "3m"),
     "Ann cannot bid 3 marks here, only Pass, 30–41, 1 mark or 2 marks."),
    (lambda: refused(dealt().say("41"), "3m"),
     "Bea cannot bid 3 marks here, only Pass, 1 mark or 2 marks."),
    (lambda: refused(dealt().say("40"), "9m"),
     "Bea cannot bid 9 marks here, only Pass, 41, 1 mark or 2 marks."),
    (lambda: refused(dealt(), "soup"),
     "Ann cannot bid “soup” here, only Pass, 30–41, 1 mark or 2 marks."),
    (lambda: refused(dealt(), "plunge"), "Ann cannot plunge, holding fewer than four doubles."),
    (lambda: refused(dealt(splash=True), "splash"),
     "Ann cannot splash, holding fewer than three doubles."),
    (lambda: refused(dealt().say("pass pass pass"), "pass"),
     "Dot shook and must bid, for all the others passed."),
    (lambda: refused(bought(), "follow-me"),
     "Ann cannot call Follow me after this bid, under these house rules."),
    (lambda: refused(bought(nel_o="marks"), "nel-o:low"),
     "Ann cannot call Nel-o, doubles low after this bid, under these house rules."),
    (lambda: refused(bought(), "7"),
     "Ann cannot call “7” after this bid, under these house rules."),
    (lambda: refused(bought("1m", nel_o="marks", nel_o_doubles="own"), "nel-o:low"),
     "Nel-o, doubles low cannot be called: these house rules have Nel-o, doubles apart alone."),
]  # fmt: skip

TO_YOU: list[tuple[Callable[[], Illegal], str, str]] = [
    (lambda: refused(Table().deal("6-6 5-5 4-4 3-3").bid(0, "plunge"), NameTrump(0, "6")),
     "It is not your turn: wait for Cy.", "It is the turn of Cy, not of Ann."),
    (lambda: refused(
        Table(first_lead_trump=True, sevens=True).deal("6-1").bid(0, "30").say("sevens"), "0-0"),
     "Your first lead must be a trump, and you hold sevens.",
     "Ann must lead a trump first, holding sevens, not the double blank."),
    (lambda: refused(bought().say("5", "6-5"), "4-0"), "You hold the double five, so follow fives.",
     "Bea plays the four-blank, but the six-five was led and Bea holds fives."),
    (lambda: refused(
        Table(sevens=True).deal("6-1", "4-3 0-0").bid(0, "30").say("sevens", "6-1"), "0-0"),
     "You hold the four-three, so follow sevens.",
     "Bea plays the double blank, but the six-one was led and Bea holds sevens."),
]  # fmt: skip


@each(("make", "sentence"), TOLD)
def test_it_is_told_of_the_seats_by_name(make, sentence):
    illegal = make()
    for you in (None, 0, 1, 2, 3):
        assert refusal(illegal, NAMES, you) == sentence


@each(("make", "to_you", "sentence"), TO_YOU)
def test_who_chose_it_is_told_in_a_line(make, to_you, sentence):
    illegal = make()
    seat = illegal.entry.seat
    assert refusal(illegal, NAMES, seat) == to_you
    assert refusal(illegal, NAMES) == refusal(illegal, NAMES, (seat + 1) % 4) == sentence
    assert len(to_you) <= PROMPT_WIDTH
