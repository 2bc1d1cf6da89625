"""Moon: leading, following and taking, trick by trick."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import TILES
from tests.kit.arrange import Table
from tests.kit.rule_oracle import follows, led_suit

DEFENDER = "6-5 6-4 5-4 4-3 3-1 2-2 1-1"


def playing(trump, *hands, discard="0-0", **house):
    """Seat 0 has bid 4, laid 0-0 away and named ``trump``; it is to lead."""
    return Table(**house).deal(*hands).bid(0, "4").contract(trump, discard)


def test_the_bidder_leads_the_first_trick():
    """M4.1: whoever deals."""
    table = Table().dealer(0).deal().say("pass 4 pass", "0-0", "6")
    assert table.match.turn == 2


def test_play_goes_clockwise_one_tile_a_seat():
    """M4.1."""
    table = playing("6", "5-4 5-3", "5-2 6-6", "5-1 4-4").say("5-4")
    assert table.match.turn == 1
    assert table.refused(Play(2, "5-1")) == ("not-your-turn", "M4.1")
    assert table.say("5-2").match.turn == 2
    assert table.say("5-1").match.sight(0).taken == (1, 0, 0)


def test_the_taker_of_a_trick_leads_the_next():
    """M4.1: seat 2 takes it with the double."""
    table = playing("6", "5-4", "5-3", "5-5 4-4").say("5-4 5-3 5-5")
    assert table.match.turn == 2
    assert table.refused(Play(0, "6-6"))[0] == "not-your-turn"
    assert table.say("4-4").match.turn == 0


def test_a_tile_not_held_or_played_before_is_refused():
    """M4.1."""
    table = playing("6", "5-4", "5-3", "5-5 4-4").say("5-4 5-3 5-5")
    assert table.refused("5-5") == ("not-held", "M4.1")
    assert table.refused("5-4") == ("not-held", "M4.1")
    assert table.refused("5-8") == ("not-held", "M4.1")
    assert playing("6", "0-0", discard="1-1").refused("5-8") == ("not-held", "M4.1")


@pytest.mark.parametrize(
    ("trump", "lead", "suit"),
    [
        ("2", "6-4", 6),
        ("2", "6-2", 2),
        ("2", "2-1", 2),
        ("2", "4-4", 4),
        ("2", "2-2", 2),
        ("none", "6-2", 6),
        ("none", "2-2", 2),
        ("doubles", "4-4", 7),
        ("doubles", "4-2", 4),
    ],
)
def test_the_suit_a_lead_makes(trump, lead, suit):
    """M4.2: trump if it is one, a double's own pip, else the higher end; 7 is the doubles."""
    table = playing(trump, lead).say(lead)
    assert table.match.sight(1).suit == suit


@pytest.mark.parametrize(
    ("trump", "lead", "open_"),
    [
        ("6", "6-1", "6-4 6-5"),
        ("4", "6-1", "6-5"),
        ("5", "6-1", "6-4"),
        ("5", "6-6", "6-4"),
        ("none", "6-1", "6-4 6-5"),
        ("none", "3-3", "3-1 4-3"),
        ("doubles", "3-2", "3-1 4-3"),
        ("doubles", "6-6", "1-1 2-2"),
        ("doubles", "4-2", "4-3 5-4 6-4"),
        ("1", "5-1", "1-1 3-1"),
        ("0", "5-3", "5-4 6-5"),
    ],
)
def test_a_seat_must_follow_the_led_suit(trump, lead, open_):
    """M4.3: a tile with the trump's pip does not follow another suit, nor a double doubles."""
    table = playing(trump, lead, DEFENDER).say(lead)
    assert table.open() == open_


def test_a_tile_that_does_not_follow_is_refused():
    """M4.3: with the suit that was led."""
    refusal = playing("1", "6-2", DEFENDER).say("6-2").refusal("2-2")
    assert (str(refusal.reason), refusal.rule) == ("must-follow", "M4.3")
    assert refusal.facts == {"tile": "2-2", "suit": 6, "led": "6-2"}


def test_a_seat_that_cannot_follow_plays_anything():
    """M4.3: trump or not."""
    table = playing("5", "6-6", "5-5 5-4 5-3 4-4 4-3 4-2 1-1").say("6-6")
    assert table.open() == "1-1 4-2 4-3 4-4 5-3 5-4 5-5"


def test_the_printed_example_trick():
    """M4.2, M4.4: twos are trumps; 6-4 is led as a six, 6-3 follows, 2-1 takes it."""
    table = playing("2", "6-4", "6-3", "2-1 1-1 3-1 4-1 5-1 3-3 4-4")
    table.say("6-4 6-3 2-1")
    (trick,) = table.match.sight(0).tricks
    assert (trick.suit, trick.taker) == (6, 2)
    assert table.match.sight(0).taken == (0, 0, 1)


@pytest.mark.parametrize(
    ("trump", "tiles", "taker"),
    [
        ("1", "6-4 6-5 6-6", 2),
        ("1", "6-2 6-5 6-3", 1),
        ("1", "4-4 6-4 5-4", 0),
        ("1", "5-4 3-3 6-6", 0),
        ("1", "6-5 2-1 4-1", 2),
        ("1", "6-5 6-1 1-1", 2),
        ("1", "6-1 5-1 4-1", 0),
        ("doubles", "6-5 1-1 6-4", 1),
        ("doubles", "1-1 2-2 3-3", 2),
        ("doubles", "6-1 5-5 2-2", 1),
        ("none", "6-5 5-5 6-4", 0),
        ("none", "3-1 4-1 3-3", 2),
        ("none", "6-1 6-6 6-5", 1),
    ],
)
def test_who_takes_a_trick(trump, tiles, taker):
    """M4.4: the highest trump, else the highest of the led suit, the double before all."""
    led, second, third = tiles.split()
    suit = led_suit(led, trump)
    kept = [t for t in TILES if "0" not in t and t not in tiles and follows(t, suit, trump)]
    table = playing(trump, " ".join([led, *kept]), second, third).say(tiles)
    assert table.match.sight(0).tricks[0].taker == taker


def test_a_double_is_lowest_in_under():
    """M3.7, M4.4: 2-1 beats 2-2, and 6-6 led loses to 6-1."""
    hands = ("2-2 6-6", "2-1 6-1 1-1 3-1 4-1 5-1 3-3", "3-2 5-5")
    table = Table().deal(*hands).say("under 0-0", "2-2 2-1 3-2")
    assert table.match.turn == 2
    lost = Table().deal("6-6", "6-1").say("under 0-0", "6-6 6-1")
    lost.add(lost.match.legal()[-1])
    assert lost.match.sight(0).taken[0] == 0


def test_the_double_blank_led_in_under_takes_the_trick():
    """M3.7: it is alone in its suit, so the bidder who leads it is set."""
    table = Table().deal("0-0", widow="1-1").say("under 1-1", "0-0")
    for _ in range(2):
        table.add(table.match.legal()[0])
    assert table.hand.result == "set"
    assert table.hand.tricks == (1, 0, 0)


def test_the_leader_names_the_end_of_a_non_double():
    """M4.5: both ends are open, a double has but one."""
    table = playing("none", "6-4 3-3", named_lead=True)
    assert {"6-4/6", "6-4/4", "3-3"} <= set(table.open().split())
    assert table.refused("6-4") == ("name-an-end", "M4.5")
    assert table.refused("6-4/5") == ("not-an-end", "M4.5")
    assert table.refused("3-3/3") == ("no-end-to-name", "M4.5")


def test_the_others_follow_the_named_end():
    """M4.5: fours, though six is the higher."""
    table = playing("none", "6-4 4-4 4-3 4-2", "6-6 6-5 4-1 5-4", named_lead=True).say("6-4/4")
    assert table.match.sight(1).suit == 4
    assert set(table.open().split()) == {"4-1", "5-4"}
    assert table.refused("6-6") == ("must-follow", "M4.3")
    assert table.refused("5-4/5") == ("no-end-to-name", "M4.5")
    assert table.say("5-4").match.turn == 2


@pytest.mark.parametrize(("end", "taker"), [("5", 1), ("1", 0)])
def test_the_led_tile_ranks_by_its_other_end(end, taker):
    """M4.5: 5-1 as a one ranks by its five, above 4-1; as a five by its one, below 5-4."""
    second = {"5": "5-4", "1": "4-1"}[end]
    third = "6-6 6-4 6-3 6-2 3-3 3-2 2-2"
    table = playing("none", "5-1", second, third, named_lead=True)
    table.say(f"5-1/{end}", second, "6-6")
    assert table.match.sight(0).tricks[0].taker == taker


def test_every_leader_names_the_end_not_only_the_bidder():
    """M4.5: of the second trick too."""
    table = playing("none", "6-4", "6-6 5-4", "6-5", named_lead=True).say("6-4/6 6-6 6-5")
    assert {"5-4/5", "5-4/4"} <= set(table.open().split())


@pytest.mark.parametrize("trump", ["6", "0", "doubles"])
def test_no_end_is_named_where_there_is_a_trump(trump):
    """M4.5: nor after an ordinary call of 0."""
    table = playing(trump, "5-4", named_lead=True)
    assert "5-4" in table.open().split()
    assert table.refused("5-4/5") == ("no-end-to-name", "M4.5")


def test_no_end_is_named_in_under():
    """M4.5."""
    table = Table(named_lead=True).deal("5-4").say("under 0-0")
    assert table.refused("5-4/4") == ("no-end-to-name", "M4.5")
    table.say("5-4")


def test_no_end_is_named_after_the_blanks_call():
    """M4.5: though that call is a follow me."""
    table = Table("shoot-the-moon", named_lead=True).deal("0-0 6-6 6-5", "1-1", widow="2-2")
    table.bid(0, "4").say("2-2 0 0-0")
    for _ in range(2):
        table.add(table.match.legal()[0])
    assert table.refused("6-5/5") == ("no-end-to-name", "M4.5")
    table.say("6-5")


def test_no_end_is_named_unless_the_house_says_so():
    """M4.5: off, the higher end is in force."""
    table = playing("none", "6-4")
    assert table.refused("6-4/4") == ("no-end-to-name", "M4.5")
    assert table.say("6-4").match.sight(1).suit == 6


def test_the_first_lead_must_be_a_trump():
    """M4.6: of any rank; the second is free."""
    table = playing("3", "6-3 3-3 5-4", "4-4", first_lead_trump=True)
    assert "5-4" not in table.open().split()
    assert table.refused("5-4") == ("lead-trump", "M4.6")
    table.say("3-3")
    for _ in range(2):
        table.add(table.match.legal()[0])
    assert table.match.turn == 0
    table.say("5-4")


def test_a_bidder_without_a_trump_leads_anything_first():
    """M4.6."""
    hand = "6-6 6-5 5-5 6-4 5-4 4-4 4-2"
    table = playing("3", hand, first_lead_trump=True)
    assert len(table.open().split()) == 7


def test_the_first_lead_is_free_where_there_is_no_trump():
    """M4.6: follow me and under."""
    assert len(playing("none", "6-6", first_lead_trump=True).open().split()) == 7
    under = Table(first_lead_trump=True).deal("6-6").say("under 0-0")
    assert len(under.open().split()) == 7


def test_doubles_as_trumps_must_be_led_first():
    """M4.6."""
    table = playing("doubles", "1-1 6-5 6-4 6-3 6-2 6-1 5-4", first_lead_trump=True)
    assert table.open() == "1-1"


def test_an_ordinary_zero_is_a_trump_to_lead_first():
    """M4.6: where 0 is no follow-me call, the refusal is that of any trump."""
    for follow_me in ("no-trump", "off"):
        table = Table(first_lead_trump=True, follow_me=follow_me).deal("0-0 6-6", widow="1-1")
        table.bid(0, "4").say("1-1 0")
        assert table.open() == "0-0"
        assert table.refused("6-6") == ("lead-trump", "M4.6")


def test_where_blanks_are_follow_me_other_trumps_are_led_first_all_the_same():
    """M4.6: and the refusal speaks of the trump, not of the double blank."""
    table = Table("shoot-the-moon").deal("6-6 5-5", widow="1-1").bid(0, "4").say("1-1 6")
    assert table.refused("5-5") == ("lead-trump", "M4.6")


def test_the_first_lead_is_free_unless_the_house_says_so():
    """M4.6: off."""
    assert len(playing("3", "6-3 3-3 5-4").open().split()) == 7
