"""Moon: the widow, naming trump and the dice, case by case."""

from __future__ import annotations

import pytest

from moon_desktop.games.moon.entries import Exchange, NameTrump
from tests.kit.arrange import Table

NOT_OPEN = "trump-not-open"
SURE = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"


def test_the_bidder_discards_one_of_eight():
    """M3.1: any of its seven, or the widow itself."""
    table = Table().deal(SURE, widow="4-1").bid(0, "4")
    assert table.phase == "widow"
    assert set(table.open().split()) == {*SURE.split(), "4-1"}
    assert table.say("6-1").match.sight(0).held == (*SURE.split()[:5], "5-5", "4-1")
    assert table.match.sight(0).counts == (7, 7, 7)


def test_the_widow_itself_may_be_discarded():
    """M3.1."""
    table = Table().deal(SURE, widow="4-1").bid(0, "4").say("4-1")
    assert table.match.sight(0).held == tuple(SURE.split())


def test_what_is_not_held_cannot_be_discarded():
    """M3.1: nor by another seat."""
    table = Table().deal(SURE, "5-4", widow="4-1").bid(0, "4")
    assert table.refused("5-4") == ("not-held", "M3.1")
    assert table.refused("6-7") == ("not-held", "M3.1")
    assert Table().deal("0-0").bid(0, "4").refused("6-7") == ("not-held", "M3.1")
    assert table.refused(Exchange(1, "5-4")) == ("not-your-turn", "M3.1")


def test_the_discard_is_out_of_play_and_hidden():
    """M3.1: it cannot be led, and the defenders never see which it was."""
    table = Table().deal(SURE, widow="4-1").bid(0, "4").say("6-6 6")
    assert table.refused("6-6") == ("not-held", "M4.1")
    while table.phase == "play":
        for seat in (1, 2):
            sight = table.match.sight(seat)
            assert (sight.discard, sight.widow, sight.discard_down) == (None, None, True)
        assert table.match.sight(0).discard == "6-6"
        table.add(table.match.legal()[0])


def test_exchange_then_trump():
    """M3.2: ``before-trump``."""
    table = Table().deal().bid(0, "4")
    assert table.phase == "widow"
    assert table.refused(NameTrump(0, "6"))[0] == "not-now"
    assert table.say("0-0").phase == "trump"
    assert table.say("6").phase == "play"


def test_trump_then_exchange():
    """M3.2: ``after-trump``, the widow unseen until the exchange."""
    table = Table(widow_timing="after-trump").deal(widow="6-6").bid(0, "4")
    assert table.phase == "trump"
    assert table.match.sight(0).widow is None
    assert table.match.sight(0).widow_down
    assert "6-6" not in table.match.sight(0).held
    assert table.refused(Exchange(0, "1-1"))[0] == "not-now"
    assert table.say("6").phase == "widow"
    assert table.match.sight(0).widow == "6-6"
    assert table.say("6-6").phase == "play"


@pytest.mark.parametrize("timing", ["before-trump", "after-trump"])
def test_under_names_no_trump(timing):
    """M3.2: it is played straight after the exchange."""
    table = Table(widow_timing=timing).deal().say("under")
    assert table.phase == "widow"
    assert table.say("0-0").phase == "play"
    assert table.match.sight(0).trump is None


def test_under_without_a_widow_is_played_at_once():
    """M3.2: neither exchange nor trump."""
    assert Table("fosdick", under=True).deal().say("under").phase == "play"


def test_nine_calls_are_open():
    """M3.3: a pip suit, doubles or follow me."""
    table = Table().deal().bid(0, "4").say("0-0")
    assert table.open() == "0 1 2 3 4 5 6 doubles none"
    assert table.refused("7") == (NOT_OPEN, "M3.3")
    assert table.refused(NameTrump(1, "6")) == ("not-your-turn", "M3.3")


def test_zero_only_where_the_double_blank_is_in_the_set():
    """M3.3: with 21 tiles there is no such suit; with 28 it is one like the others."""
    table = Table("fosdick").deal().bid(0, "4")
    assert table.open() == "1 2 3 4 5 6 doubles none"
    assert table.refused("0") == (NOT_OPEN, "M3.3")
    assert "0" in Table("fosdick-partners").deal().bid(0, "4").open().split()


def test_a_discarded_double_blank_still_lets_zero_be_called():
    """M3.3: it is in the set, though nobody will play it."""
    table = Table().deal("0-0", widow="1-1").bid(0, "4").say("0-0")
    assert "0" in table.open().split()


def test_shoot_the_moon_calls_follow_me_by_blanks():
    """M3.8: ``none`` is not offered; 0 is, to a bidder who holds 0-0."""
    table = Table("shoot-the-moon").deal("0-0", widow="1-1").bid(0, "4").say("1-1")
    assert table.open() == "0 1 2 3 4 5 6 doubles"
    assert table.refused("none") == (NOT_OPEN, "M3.8")


def test_blanks_need_the_double_blank_in_hand():
    """M3.8: discarded, or held by another, it cannot be called."""
    table = Table("shoot-the-moon").deal("0-0", widow="1-1").bid(0, "4").say("0-0")
    assert table.open() == "1 2 3 4 5 6 doubles"
    assert table.refused("0") == ("trump-needs-double-blank", "M3.8")
    other = Table("shoot-the-moon").deal("6-6", "0-0", widow="1-1").bid(0, "4").say("1-1")
    assert other.refused("0") == ("trump-needs-double-blank", "M3.8")


def test_the_double_blank_comes_with_the_widow():
    """M3.8: held is held, wherever it came from."""
    table = Table("shoot-the-moon").deal(SURE, widow="0-0").bid(0, "4").say("6-1")
    assert table.say("0").phase == "play"
    late = Table("shoot-the-moon", widow_timing="after-trump").deal(SURE, widow="0-0")
    assert late.bid(0, "4").refused("0") == ("trump-needs-double-blank", "M3.8")


def test_who_called_blanks_may_not_discard_the_double_blank():
    """M3.8: with the trump named first."""
    table = Table("shoot-the-moon", widow_timing="after-trump").deal("0-0 6-6", widow="1-1")
    table.bid(0, "4").say("0")
    assert table.refused("0-0") == ("keep-double-blank", "M3.8")
    assert "0-0" not in table.open().split()
    assert len(table.open().split()) == 7
    assert table.say("1-1").phase == "play"


def test_who_called_sixes_may_discard_the_double_blank():
    """M3.8: only the follow-me call holds it."""
    table = Table("shoot-the-moon", widow_timing="after-trump").deal("0-0", widow="1-1")
    assert table.bid(0, "4").say("6 0-0").phase == "play"


@pytest.mark.parametrize("first_lead_trump", [True, False])
def test_who_called_blanks_leads_the_double_blank(first_lead_trump):
    """M3.8: first, and only first, whatever else a first lead must be."""
    table = Table("shoot-the-moon", first_lead_trump=first_lead_trump)
    table.deal("0-0 6-6 6-5 6-4 6-3 6-2 6-1", widow="1-1").bid(0, "4").say("1-1 0")
    assert table.open() == "0-0"
    assert table.refused("6-6") == ("lead-double-blank", "M3.8")
    table.say("0-0")
    table.add(table.match.legal()[0]).add(table.match.legal()[0])
    assert table.open() == "6-1 6-2 6-3 6-4 6-5 6-6"


def test_the_blanks_call_is_follow_me():
    """M3.8: no tile but 0-0 is a trump, doubles are high."""
    table = Table("shoot-the-moon").deal("0-0 6-5", "6-6 6-4", "6-3", widow="1-1")
    table.bid(0, "4").say("1-1 0", "0-0 6-4 6-3", "6-5")
    assert table.open() == "6-6"
    assert table.say("6-6").match.turn == 2


def test_follow_me_switched_off():
    """M3.8: ``off``: no ``none``, and 0 is an ordinary call that binds to nothing."""
    table = Table(follow_me="off").deal("6-6", "0-0", widow="1-1").bid(0, "4").say("1-1")
    assert table.open() == "0 1 2 3 4 5 6 doubles"
    assert table.refused("none") == (NOT_OPEN, "M3.8")
    assert "6-6" in table.say("0").open().split()
    held = Table(follow_me="off", widow_timing="after-trump").deal("0-0 6-6", widow="1-1")
    assert held.bid(0, "4").say("0 0-0").phase == "play"


def test_zero_beside_follow_me_binds_to_nothing():
    """M3.8: ``no-trump``: 0-0 need not be held, kept or led."""
    table = Table(widow_timing="after-trump").deal("0-0 6-6", widow="1-1").bid(0, "4").say("0")
    assert "0-0" in table.open().split()
    assert "6-6" in table.say("1-1").open().split()


def test_the_trump_is_one_of_the_dice():
    """M3.9: only the two pips shown; neither doubles, follow me nor blanks."""
    table = Table(aggie_dice=True).deal("0-0", widow="1-1", dice=(5, 2)).bid(0, "4").say("1-1")
    assert table.match.sight(1).dice == (5, 2)
    assert table.open() == "2 5"
    for call in ("6", "0", "doubles", "none"):
        assert table.refused(call) == ("trump-not-on-dice", "M3.9")


def test_a_pair_leaves_one_call():
    """M3.9."""
    table = Table(aggie_dice=True, double_blank=False).deal(dice=(3, 3)).bid(0, "4")
    assert table.open() == "3"


def test_under_is_free_of_the_dice():
    """M3.9."""
    table = Table(aggie_dice=True).deal(dice=(3, 3)).say("under 0-0")
    assert table.phase == "play"


@pytest.mark.parametrize("dice", [None, (0, 3), (3, 7)])
def test_a_deal_with_dice_shows_two_pips(dice):
    """M3.9: one to six each, rolled before the deal."""
    table = Table(aggie_dice=True).dealer(2)
    assert table.refused(table.next_deal(dice=dice)) == ("dice-missing", "M3.9")
    table.deal(dice=(1, 6))


def test_the_dice_are_open_to_all_from_the_deal_on():
    """M1.5, M3.9."""
    table = Table(aggie_dice=True).deal(dice=(4, 6))
    assert [table.match.sight(seat).dice for seat in range(3)] == [(4, 6)] * 3
