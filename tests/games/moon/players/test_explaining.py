"""Why a choice is the best: every reason in its case, and none that is not true of the deal."""

from __future__ import annotations

import pytest

from moon_desktop.games.moon.players.advice import Because, Figure
from moon_desktop.games.moon.players.explaining import because, figure
from moon_desktop.players.advice import Advice, Worth
from tests.games.moon.players.advising import advice
from tests.kit.arrange import Table


def why(table: Table, word: str | None = None, **wins: float) -> Because:
    return because(advice(table.match, word, **wins))


ANN = "6-6 6-5 6-4 5-5 4-4 2-1 3-1"
BEA = "6-3 6-2 5-1 4-1 3-3 2-2 1-1"


def sixes(bid: str = "4") -> Table:
    """Ann leads at sixes; Bea holds 6-3 and 6-2, Cy the 6-1."""
    return Table().deal(ANN, BEA).bid(0, bid).contract("6")


# --- the auction ----------------------------------------------------------------------------


def test_pass_names_the_best_of_the_bids():
    table = Table().deal()
    assert why(table, "pass", _5=0.4) == Because("pass", bid="5")


def test_bid_that_is_enough_to_win():
    """M5.6: at 17 a bid of 4 wins the game; at 16 it needs the 5."""
    table = Table().deal().ledger(scores=(17, 0, 0))
    assert why(table, "4") == Because("wins-game", number=17, bid="4")
    assert why(table, "5").why == "no-higher"
    table = Table().deal().ledger(scores=(16, 0, 0))
    assert why(table, "5") == Because("wins-game", number=16, bid="5")


def test_no_higher_than_this():
    table = Table().deal()
    assert why(table, "4", _5=0.2) == Because("no-higher", bid="5")
    assert why(table, "4", _5=0.9).why == "best-bid"
    assert why(table, "7", over=0.9).why == "best-bid"
    assert why(table, "7", **{"pass": 0.9}).why == "least"


def test_dealer_must_bid():
    table = Table(all_pass="force-dealer").deal().say("pass", "pass")
    assert why(table, "4") == Because("must-bid")


def test_only_a_pass_is_left():
    table = Table(over=False, under=False).deal().say("7")
    assert why(table, "pass") == Because("only")


# --- widow and trump ------------------------------------------------------------------------


def widow(discards: str = ANN) -> Table:
    return Table().deal(discards, widow="0-0").bid(0, "4")


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("0-0", Because("voids", suit=0)),
        ("5-5", Because("voids", suit=5)),
        ("3-1", Because("voids", suit=3)),
        ("6-4", Because("spare")),
    ],
)
def test_discard(word, expected):
    """The worths say that it is to be played at sixes."""
    assert why(widow(), word) == expected


def test_discard_that_keeps_all_trumps():
    table = widow("6-6 6-5 5-5 5-4 4-4 4-3 3-3")
    assert why(table, "5-4") == Because("keeps-trumps", suit=6, number=2)


def test_discard_under():
    """M3.7: a double is the lowest of its suit, so six tiles beat the 6-5 less what is held."""
    table = Table().deal("6-5 1-1 2-2 3-3 4-4 2-1 3-2", widow="0-0").bid(0, "under")
    assert why(table, "6-5") == Because("danger", tile="6-5", number=0)
    assert why(table, "2-1") == Because("danger", tile="2-1", number=3)


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("6", Because("tops", suit=6, number=3)),
        ("2", Because("longest", suit=2, number=3)),
        ("1", Because("best-trump")),
        ("none", Because("sure-tiles", number=5)),
    ],
)
def test_trump(word, expected):
    hand = {"2": "4-4 4-2 3-1 3-2 2-1 6-5 5-1", "1": "4-4 4-2 4-3 6-1 2-1 6-5 5-3"}.get(word, ANN)
    table = Table().deal(hand, widow="0-0").bid(0, "4").say("0-0")
    assert why(table, word) == expected


def test_longest_is_longer_than_no_other():
    table = Table().deal("4-4 4-2 3-1 3-2 2-1 6-5 5-1", widow="0-0").bid(0, "4").say("0-0")
    assert why(table, "5").why == "best-trump"


# --- leads ----------------------------------------------------------------------------------


def test_lead_draws_trumps():
    assert why(sixes(), "6-6") == Because("draws", number=3)


def test_lead_draws_the_last_trump():
    table = sixes().say("6-6", "6-2", "6-1")
    assert why(table, "6-5") == Because("draws-last", tile="6-3")


def test_lead_that_nobody_can_beat():
    table = sixes().say("6-6", "6-2", "6-1", "6-5", "6-3", "3-2")
    assert why(table, "5-5") == Because("sure")


def test_lead_that_drives_higher_trumps_out():
    table = Table().deal("6-1 6-2 6-3 5-5 4-4 3-3 2-2", "6-6").bid(0, "4").contract("6")
    assert why(table, "6-1") == Because("drives-out", number=3)


def test_lead_of_the_highest_that_may_be_trumped():
    assert why(sixes(), "5-5") == Because("highest", suit=5)


def test_lead_saves_what_is_sure():
    table = Table().deal("5-4 6-6 6-5 4-1 3-1 2-1 1-1").bid(0, "4").contract("6")
    assert why(table, "4-1") == Because("saves", tile="6-6")


def test_lead_makes_the_contract():
    """Ann needs one more trick of the bid, and the lead cannot be beaten."""
    table = sixes("4").say("6-6", "6-2", "6-1", "6-5", "6-3", "3-2")
    assert why(table, "5-5").why == "sure"
    table.say("5-5", "5-1").say(table.open().split()[0])
    assert why(table, "4-4") == Because("makes")


def test_lead_where_the_bidder_is_void():
    """Cy, who bid, did not follow the double five."""
    table = Table().deal(
        "4-4 5-5 5-4 5-3 3-3 2-2 3-2",
        "4-3 5-2 5-1 6-2 6-1 1-1 4-2",
        "6-6 6-5 6-4 6-3 3-1 4-1 2-1",
        widow="0-0",
    )
    table.bid(2, "4").contract("6").say("4-1", "4-4", "4-3", "5-5", "5-1", "3-1")
    assert table.match.turn == 0
    assert why(table, "5-3") == Because("bidder-void", suit=5, seat=2)


# --- following ------------------------------------------------------------------------------


def test_only_tile_that_follows():
    table = sixes().say("6-6", "6-3")
    assert why(table) == Because("follows", suit=6)


def test_lowest_that_takes_the_trick():
    table = Table().deal("5-5 5-4 1-1 2-1 3-1 4-1 2-2", "6-3 6-2 5-1 5-2 3-3 4-4 4-3")
    table.bid(2, "4").contract("6").say("5-3")
    assert table.match.turn == 0
    assert why(table, "5-4") == Because("cheapest")
    assert why(table, "5-5") == Because("least")


def test_only_tile_that_takes_it():
    table = Table().deal("5-5 5-1 1-1 2-1 3-1 4-1 2-2", "6-3 6-2 5-4 5-2 3-3 4-4 4-3")
    table.bid(2, "4").contract("6").say("5-3")
    assert why(table, "5-5") == Because("takes")
    assert why(table, "5-1") == Because("saves", tile="5-5")


def test_trumps_the_trick():
    table = Table().deal("6-1 6-2 1-1 2-1 3-1 4-1 2-2", "6-3 5-1 5-4 5-2 3-3 4-4 4-3")
    table.bid(2, "4").contract("6").say("5-5")
    assert why(table, "6-1") == Because("trumps", suit=5)
    assert why(table, "3-1") == Because("saves", tile="6-2")


def test_cannot_take_the_trick():
    table = Table().deal("5-1 5-2 1-1 2-1 3-1 4-1 2-2", "6-3 6-1 5-4 3-2 3-3 4-4 4-3")
    table.bid(2, "4").contract("6").say("5-5")
    assert why(table, "5-1") == Because("cannot-take")


def test_other_defender_takes_it_anyway():
    table = Table().deal("4-2 4-3 1-1 2-1 3-1 5-1 2-2", "4-1 6-6 6-5 6-4 6-3 3-3 5-5")
    table.bid(1, "4").contract("6").say("4-1", "4-4")
    assert why(table, "4-2") == Because("fellow-takes", seat=2)


def test_discard_that_leaves_a_void():
    """Cy cannot beat the double five; the 2-1 is his last two."""
    table = Table().deal(
        "5-5 6-6 6-5 6-4 4-4 3-3 2-2",
        "5-1 5-2 5-3 5-4 4-3 4-2 4-1",
        "6-1 2-1 3-1 3-2 1-1 6-2 6-3",
        widow="0-0",
    )
    table.bid(0, "4").contract("6").say("5-5", "5-1")
    assert why(table, "6-1") == Because("trumps", suit=5)
    table = Table().deal(
        "4-3 6-6 6-5 6-4 5-5 3-3 2-2",
        "6-1 5-2 5-3 5-4 5-1 4-4 4-2",
        "4-1 2-1 3-1 1-1 6-2 6-3 3-2",
        widow="0-0",
    )
    table.bid(0, "4").contract("6").say("6-6", "6-1", "6-2", "6-5", "4-4", "6-3", "6-4", "4-2")
    assert why(table, "4-1") == Because("cannot-take")


def test_set_by_the_trick_on_the_table():
    """Bea, who bid 7, cannot take this one."""
    table = Table().deal("4-2 4-3 1-1 2-1 3-1 5-1 2-2", "4-1 6-6 6-5 6-4 6-3 3-3 5-5")
    table.bid(1, "7").contract("6").say("4-1", "4-4")
    assert why(table, "4-2") == Because("sets")


# --- under (M3.7) ---------------------------------------------------------------------------


def under(ann: str, bea: str = "6-2 6-4 5-4 4-1 3-1 2-1 5-3") -> Table:
    return Table().deal(ann, bea, widow="0-0").bid(0, "under").contract("6", "0-0")


LOW = "1-1 2-2 3-3 4-4 5-5 6-6"


def test_low_lead_of_a_shoot_under():
    """A double is the lowest of its suit: every other six still out beats it."""
    assert why(under(f"{LOW} 6-3"), "6-6") == Because("beatable", number=4)


def test_defender_leaves_the_trick_to_the_bidder():
    """Cy may still take it with the 6-5; nobody can take it from a 6-5 of the bidder."""
    assert why(under(f"{LOW} 6-3").say("6-3"), "6-2") == Because("leaves", seat=0)
    assert why(under(f"{LOW} 6-5").say("6-5"), "6-2") == Because("sets")


def test_bidder_ducks():
    table = under(f"{LOW} 6-3").say("1-1", "4-1", "6-1", "6-5")
    assert why(table, "6-3") == Because("ducks", tile="6-5")


def test_bidder_throws_what_does_not_follow():
    table = under("1-1 6-6 6-5 5-5 5-4 4-4 6-4", "6-2 4-1 3-1 2-1 5-3 4-3 5-2")
    table.say("1-1", "4-1", "6-1", "3-2")
    assert why(table, "6-6") == Because("throws")


# --- the figure -------------------------------------------------------------------------------


def of(table, *worths):
    """The figure of the first of ``worths``: made, points and game of each legal choice."""
    sight = table.match.sight(table.match.turn)
    told = tuple(
        Worth(choice, made, (points,) * sight.seats.count, win)
        for choice, (made, points, win) in zip(sight.legal, worths, strict=False)
    )
    return figure(Advice(sight, told, told[0].choice, 1, True))


def test_figure_of_bids():
    table = Table().deal()
    assert of(table, (0.3, 0.0, 0.4), (0.9, 4.0, 0.3)) == Figure("win", 0.4)
    table.say("pass").say("pass")
    advised = advice(table.match, "4")
    assert figure(advised) == Figure("made", 0.5)


def test_figure_of_plays():
    """The contract, where it hangs on the choice; a defender is told of the set."""
    assert of(sixes(), (0.8, 1.0, 0.4), (0.7, 4.0, 0.3)) == Figure("made", 0.8)
    assert of(sixes(), (1.0, 1.5, 0.4), (1.0, 4.0, 0.3)) == Figure("points", 1.5)
    assert of(sixes(), (1.0, 4.0, 0.4), (1.0, 4.0, 0.3)) == Figure("win", 0.4)
    defending = Table().deal("5-5 5-4 1-1 2-1 3-1 4-1 2-2", "6-3 6-2 5-1 5-2 3-3 4-4 4-3")
    defending.bid(2, "4").contract("6").say("5-3")
    told = of(defending, (0.75, 1.0, 0.4), (0.7, 4.0, 0.3))
    assert told == Figure("set", 0.25)
