"""Moon: the widow, naming trump and the dice, case by case."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.games.auction.entries import Exchange, NameTrump
from tests.kit.arrange import Table
from tests.kit.cases import each

SURE = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
TRUMP_FIRST = {"widow_timing": "after-trump"}
NO_CALL = ("trump-not-open", "M3.3")
NO_FOLLOW_ME = ("trump-not-open", "M3.8")
NO_BLANK = ("trump-needs-double-blank", "M3.8")
NOT_ROLLED = ("trump-not-on-dice", "M3.9")


def bought(
    said: str = "", *hands: str, preset: str = "follow-me-42", widow: str = "1-1", **house: Any
) -> Table:
    """Seat 0 has bought with four; then ``said``. Without a word for it the widow is 1-1."""
    dice = house.pop("dice", None)
    table = Table(preset, **house)
    table.deal(*hands, widow=widow if table.rules.has_widow else None, dice=dice)
    return table.bid(0, "4").say(said)


MOON: dict[str, Any] = {"preset": "shoot-the-moon"}

OPEN = [
    ("M3.1: any of its seven, or the widow", bought("", SURE, widow="4-1"),
     "4-1 5-5 6-1 6-2 6-3 6-4 6-5 6-6",
     {"5-4": ("not-held", "M3.1"), "6-7": ("not-held", "M3.1"),
      Exchange(1, "5-4"): ("not-your-turn", "M3.1"), NameTrump(0, "6"): ("not-now", "M3.2")}),
    ("M3.1: nor what is no tile", bought("", "0-0"), None, {"6-7": ("not-held", "M3.1")}),
    ("M3.1: the discard is out of play", bought("6-6 6", SURE, widow="4-1"), None,
     {"6-6": ("not-held", "M4.1")}),
    ("M3.2: trump first", bought("", **TRUMP_FIRST), None,
     {Exchange(0, "1-1"): ("not-now", "M3.2")}),
    ("M3.3: a pip suit, doubles or follow me", bought("0-0", "0-0"),
     "0 1 2 3 4 5 6 doubles none",
     {"7": NO_CALL, NameTrump(1, "6"): ("not-your-turn", "M3.3")}),
    ("M3.3: with 21 tiles there are no blanks", bought(preset="fosdick"),
     "1 2 3 4 5 6 doubles none", {"0": NO_CALL}),
    ("M3.3: with 28 they are a suit", bought(preset="fosdick-partners"),
     "0 1 2 3 4 5 6 doubles none", {}),
    ("M3.8: follow me by blanks", bought("1-1", "0-0", **MOON), "0 1 2 3 4 5 6 doubles",
     {"none": NO_FOLLOW_ME}),
    ("M3.8: not with 0-0 discarded", bought("0-0", "0-0", **MOON), "1 2 3 4 5 6 doubles",
     {"0": NO_BLANK}),
    ("M3.8: nor with 0-0 in another hand", bought("1-1", "6-6", "0-0", **MOON), None,
     {"0": NO_BLANK}),
    ("M3.8: nor with 0-0 still in the widow", bought("", SURE, widow="0-0", **MOON, **TRUMP_FIRST),
     None, {"0": NO_BLANK}),
    ("M3.8: 0-0 stays where blanks are called", bought("0", "0-0 6-6", **MOON, **TRUMP_FIRST),
     "1-1 2-1 2-2 3-1 3-2 3-3 6-6", {"0-0": ("keep-double-blank", "M3.8")}),
    ("M3.8: 0-0 is led first", bought("1-1 0", "0-0 6-6", **MOON), "0-0",
     {"6-6": ("lead-double-blank", "M3.8")}),
    ("M3.8: whatever else a first lead must be",
     bought("1-1 0", "0-0 6-6", **MOON, first_lead_trump=False), "0-0",
     {"6-6": ("lead-double-blank", "M3.8")}),
    ("M3.8: follow me switched off", bought("1-1", "6-6", "0-0", follow_me="off"),
     "0 1 2 3 4 5 6 doubles", {"none": NO_FOLLOW_ME}),
    ("M3.9: only the two pips shown", bought("1-1", "0-0", aggie_dice=True, dice=(5, 2)), "2 5",
     dict.fromkeys(("6", "0", "doubles", "none"), NOT_ROLLED)),
    ("M3.9: a pair leaves one", bought(aggie_dice=True, double_blank=False, dice=(3, 3)), "3", {}),
]  # fmt: skip


@each(("table", "open_", "refused"), [pytest.param(*one[1:], id=one[0]) for one in OPEN])
def test_what_may_be_settled(table, open_, refused):
    """M3.1, M3.2, M3.3, M3.8, M3.9: what is open, and why anything else is refused."""
    if open_ is not None:
        assert set(table.open().split()) == set(open_.split())
    for word, why in refused.items():
        assert table.refused(word) == why


GOES_ON = [
    ("M3.1: a tile of the hand goes", bought("6-1", SURE, widow="4-1"), "trump"),
    ("M3.2: then trump is named", bought("0-0 6", widow="0-0"), "play"),
    ("M3.2: trump, then the exchange", bought("6", **TRUMP_FIRST), "widow"),
    ("M3.2: and the play", bought("6 1-1", **TRUMP_FIRST), "play"),
    ("M3.2: under names none", Table().deal().say("under 0-0"), "play"),
    ("M3.2: in that order too", Table(**TRUMP_FIRST).deal().say("under"), "widow"),
    ("M3.2: nor is there a widow", Table("fosdick", under=True).deal().say("under"), "play"),
    ("M3.3: 0 though 0-0 is discarded", bought("0-0 0", "0-0"), "play"),
    ("M3.8: 0-0 comes with the widow", bought("6-1 0", SURE, widow="0-0", **MOON), "play"),
    ("M3.8: who called sixes lays 0-0", bought("6 0-0", "0-0", **MOON, **TRUMP_FIRST), "play"),
    ("M3.8: an ordinary 0 binds to nothing", bought("0 0-0", "0-0", **TRUMP_FIRST), "play"),
    ("M3.8: nor with follow me off",
     bought("0 0-0", "0-0", follow_me="off", **TRUMP_FIRST), "play"),
    ("M3.8: nor is 0-0 led first", bought("0 1-1 6-6", "0-0 6-6", **TRUMP_FIRST), "play"),
    ("M3.9: under is free of the dice",
     Table(aggie_dice=True).deal(dice=(3, 3)).say("under 0-0"), "play"),
]  # fmt: skip


@each(("table", "phase"), [pytest.param(*of[1:], id=of[0]) for of in GOES_ON])
def test_in_which_order_it_is_settled(table, phase):
    """M3.1, M3.2, M3.3, M3.8, M3.9."""
    assert table.phase == phase


@pytest.mark.parametrize(("discard", "left"), [("6-1", f"{SURE} 4-1"), ("4-1", SURE)])
def test_the_bidder_keeps_seven_of_eight(discard, left):
    """M3.1: the widow itself may be discarded."""
    sight = bought(discard, SURE, widow="4-1").match.sight(0)
    assert sight.held == tuple(tile for tile in left.split() if tile != discard)
    assert sight.counts == (7, 7, 7)


def test_a_widow_is_unseen_until_the_exchange():
    """M3.2: ``after-trump``."""
    table = bought("", widow="6-6", **TRUMP_FIRST)
    sight = table.match.sight(0)
    assert (sight.widow, sight.widow_down) == (None, True)
    assert "6-6" not in sight.held
    assert table.say("6").match.sight(0).widow == "6-6"


def test_the_blanks_call_is_follow_me():
    """M3.8: no tile but 0-0 is a trump, doubles are high, and the second lead is free."""
    table = bought("1-1 0", "0-0 6-5", "6-6 6-4", "6-3", **MOON).say("0-0 6-4 6-3")
    assert len(table.open().split()) == 6
    assert table.say("6-5").open() == "6-6"
    assert table.say("6-6").match.turn == 2


@each("dice", [None, (0, 3), (3, 7)])
def test_a_deal_with_dice_shows_two_pips(dice):
    """M3.9: one to six each, rolled before the deal."""
    table = Table(aggie_dice=True).dealer(2)
    assert table.refused(table.next_deal(dice=dice)) == ("impossible", "M3.9")
    table.deal(dice=(1, 6))
