"""Texas 42: what a hand is worth, who wins a game, and how games make a match."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from moon_desktop.engine.entries import Bid, GameOver, MatchOver
from moon_desktop.games.forty_two.contract import ALL
from moon_desktop.games.forty_two.entries import HandOver
from tests.kit.cases import each
from tests.kit.forty_two import SURE, Table, playable_rules, walked
from tests.kit.strategies import LAW, seeds

POINTS: dict[str, Any] = {"scoring": "points", "target": 10**6}


def marks(**house: Any) -> Table:
    usual: dict[str, Any] = {"nel_o": "marks", "splash": True, "target": 99}
    return Table(**usual | house)


def points(**house: Any) -> Table:
    return marks(**POINTS | house)


def plunged(table: Table, bid: str, *, made: bool) -> Table:
    """Seat 0 bids ``bid``; its partner names sixes and takes everything, or seat 1 does."""
    doubles = "1-1 2-2 3-3 4-4 5-5 0-0 5-4"
    hands = [doubles, "", SURE, ""] if made else [doubles, SURE, "", ""]
    return table.deal(*hands).bid(0, bid).say("6").play_on()


def nel_o(table: Table, bid: str = "2m", *, made: bool) -> Table:
    """Seat 0 takes no trick with the doubles low, or the first."""
    low = "0-0 1-0 1-1 2-0 2-1 3-0 2-2"
    if not made:
        return table.deal(SURE, "5-5").bid(0, bid).say("nel-o:low").play_on()
    table.deal(low, SURE).bid(0, bid).say("nel-o:low")
    while table.match.sight(0).phase == "play":
        table.add(table.match.legal()[0 if table.match.turn == 0 else -1])
    return table


def reneged(table: Table, bid: str, by: int, call: str = "6") -> Table:
    """Seat 0 takes a trick of eleven; in the next seat ``by`` reneges."""
    hands = ("6-6 6-5 5-5", "6-4 5-3 4-4", "6-3 5-2 3-3", "6-2 5-4 2-2")
    table.deal(*hands).bid(0, bid).say(call, "6-6 6-4 6-3 6-2 5-5")
    for seat, follows, offends in ((1, "5-3", "4-4"), (2, "5-2", "3-3"), (3, "5-4", "2-2")):
        table.say(offends if seat == by else follows)
        if seat == by:
            break
    return table


HANDS = (
    "5-5 6-6 4-4 2-0 3-3 1-1 0-0", "5-0 6-4 4-1 2-2 6-5 6-3 6-0",
    "5-1 6-1 4-2 2-1 1-0 3-0 3-1", "5-2 6-2 4-3 3-2 4-0 5-3 5-4",
)  # fmt: skip


def split(table: Table, bid: str, by: int = 0) -> Table:
    """Seat ``by`` bids; its side takes 33 with three tricks, and the other nine with four."""
    table.deal(*(HANDS[(seat - by) % 4] for seat in range(4))).bid(by, bid).say("6")
    table.say("5-5 5-0 5-1 5-2", "6-6 6-4 6-1 6-2", "4-4 4-1 4-2 4-3", "2-0 2-2 2-1 3-2")
    return table.play_on()


FORFEIT: dict[str, Any] = {"renege": "forfeit"}

CASES = [
    ("T4.1, T8.1: a number is a mark", marks().sweep(1, "30"), "made", (0, 1)),
    ("T8.1: set, it is the others'", marks().flop(1, "41"), "set", (1, 0)),
    ("T8.1: one mark", marks().sweep(0, "1m"), "made", (1, 0)),
    ("T8.1: two", marks().sweep(0, "2m"), "made", (2, 0)),
    ("T8.1: two set", marks().flop(0, "2m"), "set", (0, 2)),
    ("T3.6, T8.1: plunge is three", plunged(marks(), "plunge", made=True), "made", (3, 0)),
    ("T3.6, T8.1: plunge set", plunged(marks(), "plunge", made=False), "set", (0, 3)),
    ("T3.7, T8.1: splash is two", plunged(marks(), "splash", made=True), "made", (2, 0)),
    ("T8.1: nel-o", nel_o(marks(), made=True), "made", (2, 0)),
    ("T8.1: nel-o set", nel_o(marks(), made=False), "set", (0, 2)),
    ("T7.2, T8.1: made by an offence", reneged(marks(**FORFEIT), "2m", 3), "made", (2, 0)),
    ("T7.2, T8.1: set by one", reneged(marks(**FORFEIT), "2m", 2), "set", (0, 2)),
    ("T8.2: made at a number, the count", points().sweep(0, "30"), "made", (42, 0)),
    ("T8.2: and that of the others", split(points(), "30"), "made", (33, 9)),
    ("T4.1: just enough", split(points(), "33"), "made", (33, 9)),
    ("T4.1, T8.2: one too few", split(points(), "34"), "set", (0, 34 + 9)),
    ("T8.2: set at marks with some count", split(points(), "2m"), "set", (0, 84 + 9)),
    ("T8.1: no count at marks", split(marks(), "33"), "made", (1, 0)),
    ("T8.2: made at marks", points().sweep(0, "2m"), "made", (84, 0)),
    ("T8.2: plunge made", plunged(points(), "plunge", made=True), "made", (126, 0)),
    ("T8.2: splash made", plunged(points(), "splash", made=True), "made", (84, 0)),
    ("T8.2: set at a number", points().flop(0, "30"), "set", (0, 72)),
    ("T8.2: set at marks", points().flop(0, "1m"), "set", (0, 84)),
    ("T8.2: plunge set", plunged(points(), "plunge", made=False), "set", (0, 168)),
    ("T8.2: nel-o made, no count", nel_o(points(), made=True), "made", (84, 0)),
    ("T8.2: nel-o set, no count", nel_o(points(), made=False), "set", (0, 84)),
    ("T8.2: made by an offence", reneged(points(**FORFEIT), "35", 1), "made", (35, 0)),
    ("T8.2: at marks as well", reneged(points(**FORFEIT), "1m", 3), "made", (42, 0)),
    ("T8.2: set by an offence", reneged(points(**FORFEIT), "35", 2), "set", (0, 35)),
]


@each(("table", "result", "gains"), [pytest.param(*one[1:], id=one[0]) for one in CASES])
def test_what_a_hand_pays(table, result, gains):
    """T4.1, T8.1, T8.2: and no side ever loses any."""
    assert (table.hand.result, table.hand.points) == (result, gains)
    assert table.hand.scores == gains


def test_what_was_counted_before_an_offence_is_scored():
    """T8.2, T7.2: of a contract that it sets; the trick of the offence is not."""
    hands = ("5-4 6-6", "5-5 4-4 1-1", "5-0 4-3 3-3", "5-2 4-2")
    table = points(**FORFEIT).deal(*hands).bid(0, "35").say("6", "5-4 5-5 5-0 5-2", "4-4 3-3")
    assert (table.hand.offender, table.hand.counted) == (2, (0, 16))
    assert table.hand.points == (0, 35 + 16)


def test_nel_o_set_by_an_offence_scores_no_count():
    """T8.2: though it is noted (T2.1)."""
    hands = ("1-0 5-1 3-3", "4-1", "", "1-1 5-5")
    table = points(**FORFEIT).deal(*hands).bid(0, "1m").say("nel-o:high")
    table.say("1-0 4-1 1-1", "5-5 3-3")
    assert (table.hand.result, table.hand.offender, table.hand.points) == ("set", 0, (0, 42))
    assert table.hand.counted == (0, 6)


def test_a_hand_ends_after_seven_tricks_with_all_the_count():
    """T2.1: the tricks a seat, the count a side."""
    hand = split(marks(), "30").hand
    assert (hand.tricks, hand.counted) == ((3, 4, 0, 0), (33, 9))


# --- games and the match ------------------------------------------------------------------------


def test_the_target_wins_the_game():
    """T8.3."""
    table = Table(target=3).sweep(0, "2m")
    assert table.game is None
    table.sweep(2, "1m")
    assert table.game == GameOver(0, (1, 0), (1, 0))


@each(("bidder", "winner"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_the_bidders_side_is_credited_first(bidder, winner):
    """T8.3: where both reach it in one hand."""
    table = points(target=29).draw("1-1 2-1 3-1 6-6").scores(20, 20)
    split(table, "30", bidder)
    assert sorted(table.hand.scores) == [29, 53]
    assert table.game is not None
    assert table.game.winner == winner


def test_a_single_game_is_the_match():
    """T8.4: hand, game, match, in this order."""
    table = Table(target=1).sweep(1)
    assert [type(entry) for entry in table.entries[-3:]] == [HandOver, GameOver, MatchOver]
    assert table.winner == 1
    assert table.refused(Bid(0, "30")) == ("over", "T8.4")


@each(("length", "needed"), [(1, 1), (3, 2), (5, 3)])
def test_best_of_goes_to_the_first_majority(length, needed):
    """T8.4."""
    table = Table(match="best-of", match_length=length, target=1)
    for won in range(1, needed + 1):
        assert table.winner is None
        table.sweep(1)
        assert table.game == GameOver(1, (0, 1), (0, won))
    assert table.winner == 1


def test_a_new_game_begins_at_nothing():
    """T8.4."""
    table = Table(match="best-of", match_length=3, target=2).flop(1, "1m").sweep(1, "2m")
    assert table.hand.scores == (1, 2)
    assert table.sweep(0, "1m").hand.scores == (1, 0)


@LAW
@given(rules=playable_rules(), seed=seeds())
def test_the_count_adds_up(rules, seed):
    """T2.1, T8.1, T8.2: 42 where every tile is played, and never more; and nobody loses any."""
    for entry in walked(rules, seed, 12).entries:
        if isinstance(entry, HandOver):
            assert sum(entry.counted) <= ALL
            if sum(entry.tricks) == 7 and entry.offender is None:
                nel_o = any(tricks == 0 for tricks in entry.tricks)
                assert sum(entry.counted) == ALL or nel_o
            assert min(entry.points) >= 0
