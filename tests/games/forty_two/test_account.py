"""The account of a finished hand of Texas 42 holds all that was dealt, said and played in it."""

from __future__ import annotations

from moon_desktop.engine.account import Offence, accounts
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.forty_two.match import start
from tests.kit.forty_two import SURE, Table


def of(table):
    return list(accounts(start(table.rules), table.entries))


def test_a_hand_is_told_whole():
    """T3.1, T5.2, T7.1: what was said, called and played; of a hand in play nothing is told."""
    table = Table(match="best-of", match_length=3, target=2).sweep(0, "2m").sweep(2).deal()
    one, other = of(table)
    assert (one.number, one.game, other.number, other.game) == (1, 1, 2, 2)
    assert one.said == (Bid(0, "2m"), Bid(1, "pass"), Bid(2, "pass"), Bid(3, "pass"))
    assert (one.contract.call, one.contract.out, one.offence, one.broken) == ("6", None, None, ())
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
    assert (account.contract.call, account.contract.out) == ("nel-o:low", 2)
    assert [len(trick.plays) for trick in account.tricks] == [3]


def test_a_passed_hand_has_an_auction_and_no_more():
    """T3.5."""
    (account,) = of(Table(all_pass="redeal").deal().say("pass pass pass pass"))
    assert (len(account.said), account.contract, account.tricks) == (4, None, ())
