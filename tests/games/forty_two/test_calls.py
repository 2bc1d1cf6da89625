"""Texas 42: who names trump, and what may be named."""

from __future__ import annotations

import pytest

from moon_desktop.games.auction.entries import NameTrump
from tests.kit.cases import each
from tests.kit.forty_two import Table

FOUR = "6-6 5-5 4-4 3-3 2-1 3-1 4-1"
PIPS = "0 1 2 3 4 5 6"
NEL_O = "nel-o:high nel-o:low nel-o:own"
SHUT, NO_NEL_O, NO_KIND = (("trump-not-open", rule) for rule in ("T5.2", "T6.1", "T6.3"))


def called(bid="30", seat=0, preset="texas-42", **house):
    hands = [FOUR if s == seat else "" for s in range(4)]
    return Table(preset, **house).deal(*hands).bid(seat, bid)


OPEN = [
    ("T5.2: after a number", called(), f"{PIPS} doubles", {"follow-me": SHUT, "sevens": SHUT}),
    ("T5.2: after marks", called("1m"), f"{PIPS} doubles follow-me", {}),
    ("T5.2: after a plunge", called("plunge"), f"{PIPS} doubles follow-me", {}),
    ("T5.2: no doubles", called(doubles_trump=False), PIPS, {"doubles": SHUT}),
    ("T5.2: always follow me", called(follow_me="always"), f"{PIPS} doubles follow-me", {}),
    ("T5.2: never", called("2m", follow_me="off"), f"{PIPS} doubles", {"follow-me": SHUT}),
    ("T5.2: sevens", called(sevens=True), f"{PIPS} doubles sevens", {}),
    ("T6.1: not after a number", called(nel_o="marks"), None, {"nel-o:low": NO_NEL_O}),
    ("T6.1: after marks", called("1m", nel_o="marks"), f"{PIPS} doubles follow-me {NEL_O}", {}),
    ("T6.1: not after a plunge", called("plunge", nel_o="marks"), None, {"nel-o:low": NO_NEL_O}),
    ("T6.1: nor a splash", called("splash", nel_o="marks", splash=True), None,
     {"nel-o:high": NO_NEL_O}),
    ("T6.1: a forced shaker", called("2m", 3), f"{PIPS} doubles follow-me {NEL_O}", {}),
    ("T6.1: who bids a number", called("30", 3), None, {"nel-o:own": NO_NEL_O}),
    ("T6.1: who plunges", called("plunge", 3), None, {"nel-o:own": NO_NEL_O}),
    ("T6.1: nobody else", called("2m", 2), None, {"nel-o:own": NO_NEL_O}),
    ("T6.1: with redeal nobody is forced", called("2m", 3, all_pass="redeal"), None,
     {"nel-o:own": NO_NEL_O}),
    ("T6.1: a shaker who heard a bid", Table().deal().say("pass pass 1m 2m"), None,
     {"nel-o:own": NO_NEL_O}),
    ("T6.1: off", called("2m", 3, nel_o="off"), None, {"nel-o:own": NO_NEL_O}),
    ("T6.3: one kind", called("1m", nel_o="marks", nel_o_doubles="own"),
     f"{PIPS} doubles follow-me nel-o:own", {"nel-o:low": NO_KIND, "nel-o:high": NO_KIND}),
    ("T6.3: high", called("1m", nel_o="marks", nel_o_doubles="high"), None,
     {"nel-o:low": NO_KIND}),
    ("T6.3: low", called("1m", nel_o="marks", nel_o_doubles="low"), None,
     {"nel-o:high": NO_KIND}),
    ("T5.2: what is no call", called(), None, {"7": SHUT, "none": SHUT, "nel-o": SHUT}),
]  # fmt: skip


@each(("table", "open_", "refused"), [pytest.param(*one[1:], id=one[0]) for one in OPEN])
def test_what_may_be_called(table, open_, refused):
    """T5.2, T6.1, T6.3: held or not."""
    assert open_ is None or table.open() == open_
    for word, why in refused.items():
        assert table.refused(word) == why


@pytest.mark.parametrize("bid", ["plunge", "splash"])
def test_the_partner_names_and_leads(bid):
    """T5.1: after plunge and splash; the bidder stays who bid."""
    table = called(bid, 1, splash=True)
    assert table.match.turn == 3
    assert table.refused(NameTrump(1, "6")) == ("not-your-turn", "T5.1")
    sight = table.say("6").match.sight(0)
    assert (sight.turn, sight.bidder, sight.bought.bid, sight.call) == (3, 1, bid, "6")


@pytest.mark.parametrize("bid", ["30", "1m"])
def test_the_bidder_names_and_leads(bid):
    """T5.1: after any other bid."""
    table = called(bid, 1)
    assert table.match.turn == 1
    assert table.refused(NameTrump(3, "6")) == ("not-your-turn", "T5.1")
    assert table.say("6").match.turn == 1
