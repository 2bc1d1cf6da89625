"""Texas 42: leading, following and taking, what tricks count, and nel-o, trick by trick."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.engine.entries import Play
from moon_desktop.games.forty_two.contract import ALL, COUNTERS
from tests.kit.cases import each
from tests.kit.forty_two import SURE, Table

MUST, HELD, TRUMP = ("must-follow", "T7.1"), ("not-held", "T7.1"), ("lead-trump", "T5.5")
ALL_ON: dict[str, Any] = {"nel_o": "marks", "sevens": True, "follow_me": "always"}


def playing(call, *hands, bid="1m", **house):
    """Seat 0 has bid and named ``call``; it is to lead."""
    return Table(**ALL_ON | house).deal(*hands).bid(0, bid).say(call)


def counted(table):
    return table.match.sight(0).counted


# --- count ------------------------------------------------------------------------------------


def test_forty_two_is_all_there_is():
    """T2.1: seven tricks, three fives and two tens."""
    assert ALL == 42
    assert dict(COUNTERS) == {"5-0": 5, "4-1": 5, "3-2": 5, "5-5": 10, "6-4": 10}


def test_a_trick_counts_one_and_its_counters_more():
    """T2.1: to the side that takes it, whichever of the two plays the counter."""
    no_five = "6-4 6-1 4-0 4-2 4-3 4-4 3-3"
    table = playing("6", "6-6 5-5", no_five, "6-5 4-1 0-0 1-0 1-1 2-0 2-1", "6-3 5-0")
    table.say("6-6 6-4 6-5 6-3")
    assert counted(table) == (11, 0)
    table.say("5-5 6-1 4-1 5-0")
    assert counted(table) == (11, 21)
    assert table.match.sight(2).taken == (1, 1, 0, 0)


# --- following and taking -----------------------------------------------------------------------

TURNS = [
    ("T7.1: clockwise, out of turn", playing("6", "5-4", "5-2 6-6", "5-1", "5-3").say("5-4"), 1,
     {Play(2, "5-1"): ("not-your-turn", "T7.1"), "6-6": MUST, "5-4": HELD, "0-9": HELD,
      Play(1, "5-2", "5"): ("impossible", "T7.1")}),
    ("T7.1: the taker leads", playing("6", "5-4", "5-2", "5-5", "5-3").say("5-4 5-2 5-5 5-3"), 2,
     {Play(3, "6-6"): ("not-your-turn", "T7.1")}),
    ("T5.5: the first lead must be a trump", playing("3", "6-3 5-4", first_lead_trump=True), 0,
     {"5-4": TRUMP}),
    ("T5.5: of who leads it", Table(first_lead_trump=True)
     .deal("6-6 5-5 4-4 3-3", "", "6-5 2-2").bid(0, "plunge").say("6"), 2, {"2-2": TRUMP}),
    ("T5.5: sevens too", playing("sevens", "6-1 6-6", first_lead_trump=True), 0, {"6-6": TRUMP}),
    ("T6.2: tricks of three", playing("nel-o:high", "0-0", "1-0", "6-6", "2-0").say("0-0"), 1,
     {Play(2, "6-6"): ("not-your-turn", "T7.1")}),
    ("T6.2: past the partner", playing("nel-o:high", "1-0", "2-0 2-1 1-1", "6-6", "3-0")
     .say("1-0 1-1"), 3, {}),
]  # fmt: skip


@each(("table", "turn", "refused"), [pytest.param(*one[1:], id=one[0]) for one in TURNS])
def test_whose_turn_it_is_and_what_is_refused(table, turn, refused):
    """T5.5, T6.2, T7.1."""
    assert table.match.turn == turn
    for word, why in refused.items():
        assert table.refused(word) == why


FREE = "1-1 2-1 3-1 4-1 5-1 6-1 6-6"


@each(
    ("table", "open_"),
    [
        (playing("3", "3-3 6-3 5-4", first_lead_trump=True), "3-3 6-3"),
        (playing("4", "6-6 6-5 6-3 6-2 6-1 5-5 5-3", first_lead_trump=True), None),
        (playing("follow-me", FREE, first_lead_trump=True), None),
        (playing("nel-o:own", FREE, first_lead_trump=True), None),
        (playing("6", FREE), None),
    ],
)
def test_first_lead_is_bound_only_where_a_trump_is_held(table, open_):
    """T5.5: no limit where there is no trump, or the house has none."""
    held = table.match.sight(0).held
    assert set(table.open().split()) >= set((open_ or " ".join(held)).split())
    assert open_ is None or len(table.open().split()) < 7


def test_the_second_lead_is_free():
    """T5.5."""
    table = playing("6", "6-6 6-5 5-5", first_lead_trump=True).say("6-6")
    table.add(*[table.match.legal()[-1]]).add(table.match.legal()[-1]).add(table.match.legal()[-1])
    assert table.match.turn == 0
    assert "5-5" in table.open().split()


def test_follows_who_can():
    """T7.1: who cannot plays anything."""
    table = playing("6", "5-4", "5-5 5-3 6-6 6-1 6-2 6-3 6-4", "4-4 3-3 2-2 1-1 0-0 4-3 4-2")
    table.say("5-4")
    assert table.open() == "5-3 5-5"
    assert len(table.say("5-5").open().split()) == 7


# --- nel-o --------------------------------------------------------------------------------------


def test_the_partner_is_out_and_its_tiles_are_in_nobodys_count():
    """T6.2: all the tens and fives it laid away are lost."""
    away = "5-5 6-4 5-0 4-1 3-2 6-6 6-5"
    low = "1-0 2-0 3-0 4-0 0-0 1-1 2-1"
    table = playing("nel-o:low", low, "6-0 6-1", away).play_on()
    assert table.hand.tricks[2] == 0
    assert sum(table.hand.counted) == sum(table.hand.tricks)
    played = {entry.piece for entry in table.entries if isinstance(entry, Play)}
    assert not played & set(away.split())
    assert {entry.seat for entry in table.entries if isinstance(entry, Play)} == {0, 1, 3}


def test_the_bidder_must_take_no_trick_at_all():
    """T6.2: made after seven tricks without one."""
    table = playing("nel-o:low", "0-0 1-0 1-1 2-0 2-1 3-0 2-2", SURE)
    while table.match.sight(0).phase == "play":
        table.add(table.match.legal()[0 if table.match.turn == 0 else -1])
    result = table.hand
    assert (result.result, sum(result.tricks), result.tricks[0]) == ("made", 7, 0)


def test_it_ends_when_the_trick_the_bidder_takes_is_complete():
    """T6.4: not before the third tile lies, and whether the house stops hands or not."""
    for stops in (True, False):
        table = playing("nel-o:high", SURE, "5-5", "", "4-4", stop_when_decided=stops)
        table.say("6-6")
        table.add(table.match.legal()[-1])
        assert table.match.sight(0).phase == "play"
        table.add(table.match.legal()[-1])
        assert (table.hand.result, table.hand.tricks) == ("set", (1, 0, 0, 0))


# --- how a hand ends ------------------------------------------------------------------------------


def reneged(bid, by, call="6", **house):
    """A hand in which seat ``by`` reneges in the second trick; the first went to seat 0."""
    hands = ("6-6 6-5 5-5", "6-4 5-3 4-4", "6-3 5-2 3-3", "6-2 5-4 2-2")
    table = playing(call, *hands, bid=bid, renege="forfeit", **house)
    table.say("6-6 6-4 6-3 6-2", "5-5")
    for seat, follows, offends in ((1, "5-3", "4-4"), (2, "5-2", "3-3"), (3, "5-4", "2-2")):
        table.say(offends if seat == by else follows)
        if seat == by:
            break
    return table


@each(("by", "result"), [(1, "made"), (2, "set"), (3, "made")])
@each("bid", ["30", "1m"])
def test_a_renege_ends_the_hand_at_once(by, result, bid):
    """T7.2: its trick counts for nobody, and the offender's side loses."""
    hand = reneged(bid, by).hand
    assert (hand.result, hand.offender, hand.bidder) == (result, by, 0)
    assert (hand.tricks, hand.counted) == ((1, 0, 0, 0), (11, 0))
    assert hand.points == ((1, 0) if result == "made" else (0, 1))


def test_the_last_tile_of_a_trick_may_be_the_offence():
    """T7.2: and then the trick counts for nobody all the same."""
    table = reneged("30", 3)
    plays = [entry for entry in table.entries if isinstance(entry, Play)]
    assert len(plays) == 8
    assert sum(table.hand.tricks) == 1


def test_an_offence_overrides_what_was_decided():
    """T7.2: the bid was out of reach, and is made; or was made, and is set."""
    hands = ("5-4 6-6 3-3", "5-5 4-4 6-1", "5-3 4-3", "5-2 4-2 2-2")
    lost = playing("6", *hands, renege="forfeit")
    lost.say("5-4 5-5 5-3 5-2", "4-4 4-3 2-2")
    assert (lost.hand.result, lost.hand.offender, lost.hand.tricks) == ("made", 3, (0, 1, 0, 0))
    assert lost.hand.points == (1, 0)
    hands = ("5-5 6-6 4-4 3-3", "5-0 6-4 4-1 3-2", "5-1 6-1 4-2 3-1 1-1", "5-2 6-2 4-3 3-0")
    won = playing("6", *hands, bid="30", renege="forfeit")
    won.say("5-5 5-0 5-1 5-2", "6-6 6-4 6-1 6-2", "4-4 4-1 4-2 4-3", "3-3 3-2 1-1")
    assert (won.hand.result, won.hand.offender, won.hand.counted) == ("set", 2, (33, 0))
    assert won.hand.points == (0, 1)


def test_a_renege_is_not_accepted_where_it_is_prevented():
    """T7.2: nor a first lead against T5.5 where reneges are."""
    table = playing("6", "5-5", "5-3 4-4").say("5-5")
    assert table.refused("4-4") == MUST
    assert "4-4" not in table.open().split()
    other = playing("6", "6-6 5-5", renege="forfeit", first_lead_trump=True)
    assert other.refused("5-5") == TRUMP
    assert other.open() == "6-6"


def test_in_nel_o_a_defenders_renege_makes_it():
    """T7.2, T8.2."""
    table = playing("nel-o:high", "1-0", "2-1 6-6", "", "3-1", bid="2m", renege="forfeit")
    table.say("1-0 6-6")
    assert (table.hand.result, table.hand.offender, table.hand.points) == ("made", 1, (2, 0))


STOPS: dict[str, Any] = {"stop_when_decided": True}


@each(
    ("hands", "bid", "house", "tricks"),
    [
        ((SURE, "", "5-5 5-0 4-1 3-2 0-0 1-0 2-0"), "30", STOPS, 3),
        ((SURE,), "30", {}, 7),
        ((SURE,), "1m", STOPS, 7),
        (("", SURE), "1m", STOPS, 1),
        (("", SURE), "30", {}, 7),
        ((SURE,), "30", {**STOPS, "scoring": "points", "target": 250}, 7),
        (("", SURE), "1m", {**STOPS, "scoring": "points", "target": 250}, 7),
    ],
)
def test_a_hand_stops_when_its_count_decides(hands, bid, house, tricks):
    """T7.3: only where the house says so, and never where the count is scored."""
    table = playing("6", *hands, bid=bid, **house).play_on()
    assert sum(table.hand.tricks) == tricks
    assert table.hand.result == ("made" if hands[0] else "set")


def test_a_number_is_out_of_reach_when_the_others_have_too_much():
    """T7.3: 42 less their count is below the bid; not one trick earlier."""
    table = playing("6", "", SURE, bid="41", **STOPS)
    before: list[tuple[int, int]] = []
    while table.match.sight(0).phase == "play":
        if not table.match.sight(0).plays:
            before.append(counted(table))
        table.add(table.match.legal()[-1])
    assert table.hand.result == "set"
    assert all(42 - others >= 41 for _, others in before)
    assert 42 - table.hand.counted[1] < 41
