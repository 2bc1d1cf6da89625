"""The auction by itself, on a ladder of its own."""

from __future__ import annotations

import pytest

from moon_desktop.engine.bidding import Auction, Ladder
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.seats import Seats

ABOVE = {None: ("low", "high"), "low": ("high", "top"), "high": ("top",), "top": ()}


def auction(turn=0, seats=3, last_must_bid=False):
    return Auction(Ladder(ABOVE, frozenset({"top"}), last_must_bid), Seats(seats), turn)


def said(start, words):
    for word in words.split():
        start = start.after(Bid(start.turn, word))
    return start


def refusal(start, bid):
    with pytest.raises(Illegal) as refused:
        start.after(bid)
    return refused.value


def test_it_is_over_when_all_have_spoken():
    """M2.1: whatever they said."""
    for words, standing in (("pass pass pass", None), ("low pass high", 2), ("pass low pass", 1)):
        done = said(auction(), words)
        assert done.over
        assert (done.standing and done.standing.seat) == standing
        assert [bid.bid for bid in done.said] == words.split()


def test_it_is_over_when_a_bid_closes_it():
    """M2.3: the others are not asked."""
    done = said(auction(turn=2, seats=4), "low top")
    assert done.over
    assert done.standing == Bid(3, "top")
    assert not said(auction(), "high").over


def test_what_is_open_depends_on_what_stands():
    """M2.1, M2.2: the pass first."""
    assert auction().open_bids() == ("pass", "low", "high")
    assert said(auction(), "low").open_bids() == ("pass", "high", "top")
    assert said(auction(), "pass high").open_bids() == ("pass", "top")


def test_the_last_must_bid_where_it_is_told_to():
    """M2.5: only the last, only after passes alone."""
    forced = said(auction(turn=1, last_must_bid=True), "pass pass")
    assert forced.forced
    assert forced.open_bids() == ("low", "high")
    assert refusal(forced, Bid(0, "pass")).reason is Reason.MUST_BID
    assert not said(auction(last_must_bid=True), "pass").forced
    assert not said(auction(last_must_bid=True), "pass low").forced
    assert not said(auction(), "pass pass").forced


def test_why_a_bid_is_refused():
    """M2.1, M2.2: out of turn, too low, or not on the ladder here."""
    standing = said(auction(), "high")
    assert refusal(standing, Bid(0, "top")).reason is Reason.NOT_YOUR_TURN
    low = refusal(standing, Bid(1, "low"))
    assert (low.reason, low.rule, low.facts) == (Reason.BID_TOO_LOW, "M2.1", {"standing": "high"})
    assert refusal(auction(), Bid(0, "top")).reason is Reason.BID_NOT_OPEN
    assert refusal(auction(), Bid(0, "grand")).facts["open"] == ("pass", "low", "high")
