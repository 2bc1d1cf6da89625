"""The account of a finished hand of Texas 42 holds all that was dealt, said and played in it."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Bid, Note, Play
from moon_desktop.engine.reading import read
from moon_desktop.games import CATALOGUE
from moon_desktop.games.auction.account import Offence
from moon_desktop.games.forty_two.account import HandAccount, accounts
from moon_desktop.games.forty_two.entries import HandOver
from tests.kit.forty_two import SURE, Table
from tests.kit.golden import FORTY_TWO, WALKS_42


def of(table: Table) -> list[HandAccount]:
    return list(accounts(table.rules, table.entries).values())


def test_a_hand_is_told_whole():
    """T3.1, T5.2, T7.1: what was said, called and played; of a hand in play nothing is told."""
    table = Table(match="best-of", match_length=3, target=2).sweep(0, "2m").sweep(2).deal()
    one, other = of(table)
    assert (one.number, one.game, other.number, other.game) == (1, 1, 2, 2)
    assert one.said == (Bid(0, "2m"), Bid(1, "pass"), Bid(2, "pass"), Bid(3, "pass"))
    assert (one.trump, one.out, one.offence, one.broken, one.helped) == ("6", None, None, (), False)
    assert one.deal.hands[0] == tuple(SURE.split())
    assert len(one.tricks) == 7
    assert one.ended in table.entries


def test_a_renege_is_told_with_what_would_have_followed():
    """T7.2."""
    table = Table(renege="forfeit").deal("6-6 5-4", "6-4 5-5 4-4 5-3", "6-3", "6-2")
    table.bid(0, "30").say("6", "5-4 4-4")
    (account,) = of(table)
    assert account.offence == Offence(1, "4-4", 5, ("5-3", "5-5"))
    assert account.broken == (Play(0, "5-4"), Play(1, "4-4"))
    assert account.tricks == ()
    assert account.ended.offender == 1


def test_who_sat_out_is_told():
    """T6.2: with tricks of three."""
    table = Table(nel_o="marks").deal(SURE).bid(0, "1m").say("nel-o:low").play_on()
    (account,) = of(table)
    assert (account.trump, account.out) == ("nel-o:low", 2)
    assert [len(trick.plays) for trick in account.tricks] == [3]


def test_a_passed_hand_has_an_auction_and_no_more():
    """T3.5."""
    (account,) = of(Table(all_pass="redeal").deal().say("pass pass pass pass"))
    assert (len(account.said), account.trump, account.tricks) == (4, None, ())


@pytest.mark.parametrize(("kind", "helped"), [("undo", True), ("hint", True), ("claim", False)])
def test_help_marks_the_hand_it_was_given_in(kind, helped):
    """T1.3: who took something back has seen more than a player may."""
    table = Table().sweep(0).deal(SURE)
    table.entries.append(Note(kind, seat=0))
    table.bid(0, "30").say("6").play_on()
    assert [account.helped for account in of(table)] == [False, helped]


@pytest.mark.parametrize("name", WALKS_42)
def test_the_account_of_any_hand_agrees_with_its_end(name):
    """T2.1, T7.1, T7.2: the tricks are those that were counted, and a renege stands alone."""
    with (FORTY_TWO / f"{name}.moon").open("rb") as lines:
        reading = read(lines, CATALOGUE)
    told = list(accounts(reading.match.rules, reading.entries).values())
    assert [one.ended for one in told] == [e for e in reading.entries if isinstance(e, HandOver)]
    for number, account in enumerate(told, 1):
        taken = [0] * 4
        for trick in account.tricks:
            taken[trick.taker] += 1
            assert len(trick.plays) == (4 if account.out is None else 3)
        assert (account.number, tuple(taken)) == (number, account.ended.tricks)
        assert (account.offence is None) == (account.ended.offender is None)
        assert bool(account.broken) == (account.offence is not None)
